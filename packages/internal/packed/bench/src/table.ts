/** How a request is answered: by a function in this process, or by a server on the loopback. */
export type Transport = 'stub' | 'loopback'

/** A value for each transport and call. */
export type EachCall<Value> = Readonly<Record<Transport, Readonly<Record<'get' | 'patch' | 'list', Value>>>>

export type Figures = EachCall<number>

export interface Weight {
  /** The bytes of a bundle of one client with one call, minified and gzipped. */
  readonly bytes: number
  /** The milliseconds that an import takes in a new process, above those of an empty module. */
  readonly coldImport: number
}

/** When and on what a measurement was made. */
export interface Conditions {
  readonly date: string
  readonly node: string
  readonly system: string
  readonly cores: number
}

/** A client in `results.json`. Bare `fetch` has no version and no weight. */
interface MeasuredClient extends Partial<Weight> {
  readonly version?: string
  /** True if the client sends a failed request again by default. */
  readonly retries: boolean
  /** The times as multiples of bare `fetch`. */
  readonly factors: Figures
}

/** The content of `results.json`. */
export interface Results extends Conditions {
  /** The time of a call by bare `fetch`. */
  readonly microseconds: Figures
  readonly clients: Readonly<Record<string, MeasuredClient>>
  /** Our packages, by the name of the import. */
  readonly packages: Readonly<Record<string, Weight>>
}

/** The content of `sandbox.json`. */
export interface SandboxResults extends Conditions {
  /** The milliseconds of the import of the kit, after a client is loaded. */
  readonly cold: number
  /** The milliseconds from the import to the first response. */
  readonly start: number
  /** The time of a read that a bare handler answers. */
  readonly microseconds: number
  /** The times of the same read by others, as multiples of it. */
  readonly reads: Readonly<Record<string, number>>
}

/** Returns the table of the README of the core. */
export function benchmarkTable(results: Results): string {
  return [conditions(results), overheadTable(results), weightTable(results)].join('\n\n')
}

/** Returns the table of the README of the sandbox. */
export function sandboxTable(results: SandboxResults): string {
  const { cold, start, microseconds, reads } = results
  const rows = [
    ['a `fetch` that answers the same bytes', 1],
    ['the same, again', reads['bare handler, again']],
    ['the sandbox', reads.sandbox],
    ['the sandbox, by a client', reads['sandbox, by a client']],
  ] as const
  return [
    conditions(results),
    table([
      ['', 'Measured', 'Goal'],
      ['import of the kit, where a client is there already', `${cold.toFixed(0)} ms`, ''],
      [
        'start above import, to the first answer, where `fetch` was in use before',
        `${start.toFixed(0)} ms`,
        'at most 20 ms',
      ],
    ]),
    table([
      ['Reading a dashboard, in process, on one core', 'A read', 'In a second', 'Factor'],
      ...rows.map(([label, factor = Number.NaN]) => [
        label,
        `${(microseconds * factor).toFixed(0)} µs`,
        thousands(Math.round(1_000_000 / (microseconds * factor))),
        factor.toFixed(2),
      ]),
      ['goal, by a client, at least', '', '2,000', ''],
    ]),
  ].join('\n\n')
}

function conditions({ date, node, system, cores }: Conditions): string {
  return `Measured on ${date} with Node ${node} on ${cores} cores, ${system}.`
}

function overheadTable({ microseconds, clients }: Results): string {
  const calls = ['GET', 'PATCH', '200 kB list']
  const columns = ['stub', 'loopback'].flatMap((transport) => calls.map((call) => `${transport}, ${call}`))
  const rows = Object.entries(clients).map(([name, { version, retries, factors }]) => [
    version === undefined ? name : `${name} ${version}`,
    retries ? 'yes' : 'no',
    ...inOrder(factors).map((factor) => factor.toFixed(2)),
  ])
  return table([
    ['Time of a call', 'Retries', ...columns],
    ['bare fetch', 'no', ...inOrder(microseconds).map((value) => `${value.toFixed(1)} µs`)],
    ...rows,
    ['goal, at most', '', '1.20', '1.25', '', '1.05', '1.05', '1.02'],
  ])
}

function weightTable({ clients, packages }: Results): string {
  const peers = Object.entries(clients).filter(([name]) => name !== '@clouddb')
  const rows = [...Object.entries<Partial<Weight>>(packages), ...peers].flatMap(([name, { bytes, coldImport }]) =>
    bytes === undefined || coldImport === undefined ? [] : [[name, thousands(bytes), `${coldImport.toFixed(1)} ms`]],
  )
  return table([['Weight', 'Bytes', 'Cold import'], ...rows, ['goal, at most', '8,000', '10.0 ms']])
}

const thousands = (value: number) => value.toLocaleString('en-US')

const inOrder = ({ stub, loopback }: Figures): number[] =>
  [stub, loopback].flatMap(({ get, patch, list }) => [get, patch, list])

function table(rows: readonly (readonly string[])[]): string {
  const [header = [], ...others] = rows
  const rule = header.map((_, column) => (column === 0 ? '---' : '--:'))
  return [header, rule, ...others].map((row) => `| ${row.join(' | ')} |`).join('\n')
}
