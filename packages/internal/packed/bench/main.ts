// The benchmark. `--sandbox` measures only the sandbox.
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import manifest from '../package.json' with { type: 'json' }
import { type Client, type ClientName, clients } from './src/clients.ts'
import { measureOverhead } from './src/overhead.ts'
import type { Comparison } from './src/rounds.ts'
import { measureSandbox } from './src/sandbox.ts'
import {
  benchmarkTable,
  type Conditions,
  type EachCall,
  type Figures,
  type Results,
  sandboxTable,
} from './src/table.ts'
import { measureWeights } from './src/weights.ts'

if (!process.argv.includes('--sandbox')) {
  const results = await measureClients()
  write('results.json', results)
  console.log(benchmarkTable(results))
}
const results = { ...conditions(), ...(await measureSandbox(15, 8)) }
write('sandbox.json', results)
console.log(sandboxTable(results))

function write(file: string, results: object): void {
  writeFileSync(new URL(file, import.meta.url), `${JSON.stringify(results, null, 2)}\n`)
}

function conditions(): Conditions {
  return {
    date: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    system: `${process.platform} ${process.arch}`,
    cores: availableParallelism(),
  }
}

/** Measures all clients, in about two minutes. */
async function measureClients(): Promise<Results> {
  const weights = await measureWeights(21)
  const names = Object.keys(clients) as ClientName[]
  const overheads = await measureOverhead(names, { stub: 6, loopback: 18 })
  return {
    ...conditions(),
    microseconds: figures(overheads, ({ microseconds }) => microseconds, 1),
    clients: Object.fromEntries(
      names.slice(1).map((name) => {
        const { retries, module }: Client = clients[name]
        const factors = figures(overheads, (comparison) => comparison.factors[name], 3)
        return [name, { ...(module && versionOf(module)), retries, factors, ...(module && weights[module]) }]
      }),
    ),
    packages: Object.fromEntries(Object.entries(weights).filter(([module]) => module.startsWith('@clouddb/'))),
  }
}

function figures(
  overheads: EachCall<Comparison>,
  of: (comparison: Comparison) => number | undefined,
  digits: number,
): Figures {
  const rounded = (comparison: Comparison) => Number((of(comparison) ?? Number.NaN).toFixed(digits))
  const over = ({ get, patch, list }: EachCall<Comparison>['stub']) => {
    return { get: rounded(get), patch: rounded(patch), list: rounded(list) }
  }
  return { stub: over(overheads.stub), loopback: over(overheads.loopback) }
}

/** Returns the version of a dependency, which the manifest pins. Our own packages have none. */
function versionOf(module: string): { version?: string } {
  const version = new Map(Object.entries(manifest.devDependencies)).get(module)
  return version === undefined || version.startsWith('workspace:') ? {} : { version }
}
