import { Bench } from 'tinybench'

export type Task = () => Promise<unknown>

/** The time of a task, and the same as a multiple of the first task's. */
export interface Compared {
  readonly name: string
  readonly milliseconds: number
  readonly factor: number
}

/**
 * Compares tasks, which take turns of so many milliseconds for some rounds. A busy machine disturbs some rounds, so a factor is
 * the median of those of the rounds. A task that fails is an error.
 */
export async function compareTasks(
  tasks: Readonly<Record<string, Task>>,
  { time, rounds }: { readonly time: number; readonly rounds: number },
): Promise<Compared[]> {
  const measured: number[][] = []
  for (let round = 0; round < rounds; round++) {
    const bench = new Bench({ time, iterations: 4, warmupTime: time / 4, warmupIterations: 1, throws: true })
    for (const [name, task] of Object.entries(tasks)) bench.add(name, task, { async: true })
    measured.push((await bench.run()).map(({ result }) => (result.state === 'completed' ? result.latency.p50 : NaN)))
  }
  return Object.keys(tasks).map((name, index) => ({
    name,
    milliseconds: medianOf(measured.map((round) => round[index] ?? NaN)),
    factor: medianOf(measured.map((round) => (round[index] ?? NaN) / (round[0] ?? NaN))),
  }))
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
