type Run = () => Promise<unknown>

/** The milliseconds of each run in one round, by name. */
type Round = ReadonlyMap<string, number>

/** Returns the median of the values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  if (upper === undefined || lower === undefined) throw new Error('There are no values.')
  return (upper + lower) / 2
}

/** The time of the first name in microseconds, and the times of the others as multiples of it. */
export interface Comparison {
  readonly microseconds: number
  readonly factors: Readonly<Record<string, number>>
}

/** Compares rounds of so many calls. A factor is the median of the factors of the rounds, so one slow round does not matter. */
export function compareRounds(rounds: readonly Round[], calls: number): Comparison {
  const [base = '', ...others] = rounds[0]?.keys() ?? []
  const of = (round: Round, name: string) => round.get(name) ?? Number.NaN
  return {
    microseconds: (median(rounds.map((round) => of(round, base))) / calls) * 1000,
    factors: Object.fromEntries(
      others.map((name) => [name, median(rounds.map((round) => of(round, name) / of(round, base)))]),
    ),
  }
}

/** Runs everything in rounds for some seconds, after a quarter of that time to warm up, and compares the rounds. */
export async function measure(runs: ReadonlyMap<string, Run>, calls: number, seconds: number): Promise<Comparison> {
  await runRounds(runs, calls, seconds / 4)
  return compareRounds(await runRounds(runs, calls, seconds), calls)
}

/** Runs everything once in each round, in random order, so that garbage of one run does not always slow the same other. */
async function runRounds(runs: ReadonlyMap<string, Run>, calls: number, seconds: number): Promise<Round[]> {
  const names = [...runs.keys()]
  const rounds: Round[] = []
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    const round = new Map(names.map((name) => [name, 0]))
    for (const name of shuffled(names)) {
      const run = runs.get(name) as Run
      const start = performance.now()
      for (let count = 0; count < calls; count++) await run()
      round.set(name, performance.now() - start)
    }
    rounds.push(round)
  }
  return rounds
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item)
}
