import { availableParallelism } from 'node:os'
import manifest from '../../package.json' with { type: 'json' }
import { bundledBytes } from './bundle.ts'
import { type ClientName, clients } from './clients.ts'
import { measureColdImports } from './cold-import.ts'
import { measureOverhead, type Overhead, type Overheads } from './overhead.ts'
import { programs } from './programs.ts'
import type { Conditions, Figures, Results, Weight } from './results.ts'

/** Measures everything, with everyone, in about two minutes. */
export async function runAll(): Promise<Results> {
  const weights = await weigh()
  const names = Object.keys(clients) as ClientName[]
  const overheads = await measureOverhead(names, { stub: 6, loopback: 18 })
  return {
    ...conditions(),
    microseconds: figures(overheads, (overhead) => overhead.microseconds, 1),
    clients: Object.fromEntries(
      names.slice(1).map((name) => {
        const { retries, module = '' } = clients[name]
        const factors = figures(overheads, (overhead) => overhead.factors[name], 3)
        return [name, { ...versionOf(module), retries, factors, ...weights[module] }]
      }),
    ),
    packages: Object.fromEntries(Object.entries(weights).filter(([module]) => module.startsWith('@clouddb/'))),
  }
}

/** Of this machine, now. */
export function conditions(): Conditions {
  return {
    date: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    system: `${process.platform} ${process.arch}`,
    cores: availableParallelism(),
  }
}

async function weigh(): Promise<Record<string, Weight>> {
  const coldImports = await measureColdImports(Object.keys(programs), 21)
  const weights: Record<string, Weight> = {}
  for (const [module, program] of Object.entries(programs))
    weights[module] = { bytes: await bundledBytes(program), coldImport: rounded(coldImports.get(module), 1) }
  return weights
}

function figures(overheads: Overheads, of: (overhead: Overhead) => number | undefined, digits: number): Figures {
  const overTransport = ({ get, patch, list }: Overheads['stub']) => ({
    get: rounded(of(get), digits),
    patch: rounded(of(patch), digits),
    list: rounded(of(list), digits),
  })
  return { stub: overTransport(overheads.stub), loopback: overTransport(overheads.loopback) }
}

/** The manifest pins the versions of what is not ours. */
function versionOf(module: string): { version?: string } {
  const version = new Map(Object.entries(manifest.devDependencies)).get(module)
  return version === undefined || version.startsWith('workspace:') ? {} : { version }
}

const rounded = (value: number | undefined, digits: number) => Number((value ?? Number.NaN).toFixed(digits))
