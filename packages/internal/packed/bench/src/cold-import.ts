import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { median } from './median.ts'

const folder = fileURLToPath(new URL('..', import.meta.url))
const empty = './src/empty.js'

/** By module, how many milliseconds its import takes in a new process above that of an empty module. */
export async function measureColdImports(modules: readonly string[], times: number): Promise<Map<string, number>> {
  const rounds: Map<string, number>[] = []
  for (let round = 0; round < times; round++) {
    const measured = new Map<string, number>()
    for (const module of [empty, ...modules]) measured.set(module, await importOnce(module))
    rounds.push(measured)
  }
  const of = (round: ReadonlyMap<string, number>, module: string) => round.get(module) ?? Number.NaN
  return new Map(modules.map((module) => [module, median(rounds.map((round) => of(round, module) - of(round, empty)))]))
}

async function importOnce(module: string): Promise<number> {
  const program = `const start = performance.now(); await import('${module}'); console.log(performance.now() - start)`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: folder,
  })
  return Number(stdout)
}
