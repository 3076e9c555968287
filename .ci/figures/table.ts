import type { Api, ApiFigures } from './count.ts'
import { tableOf } from './markdown-table.ts'

/** What `mutation` has measured: of how many mistakes that were made on purpose how many were noticed. */
type MutationFigures = Readonly<Record<Api, Readonly<Record<MutationClass, Noticed>>>>
interface Noticed {
  readonly mutants: number
  readonly noticed: number
  /** Of documents: with the comparison to what they were. */
  readonly withComparison?: number
}

type MutationClass = (typeof mutationClasses)[number]

const mutationClasses = ['document', 'server', 'wire', 'client'] as const

/** What was counted and measured, as the front README shows it. */
export function figuresTable(figures: Readonly<Record<Api, ApiFigures>>, mutation: MutationFigures): string {
  const apis = Object.keys(figures) as Api[]
  const rows: [string, (figures: ApiFigures) => string][] = [
    ['operations', ({ operations }) => number(operations)],
    ['derived cases against the mock', ({ cases }) => number(cases.mock)],
    ['contract keys that a mock can reach, each of them reached', ({ keys }) => number(keys.mock)],
    [
      'keys that a live server can be asked for: reading, and writing',
      ({ keys }) => `${number(keys['read-only'])}, ${number(keys.writing)}`,
    ],
    ['facts of the interface, all held', ({ facts }) => number(total(facts))],
    ['goldens', ({ goldens }) => number(total(goldens))],
  ]
  const cells = [
    ['', ...apis],
    ...rows.map(([name, of]) => [name, ...apis.map((api) => of(figures[api]))]),
    ...mutationClasses.map((kind) => [`mistakes noticed: ${kind}`, ...apis.map((api) => share(mutation[api][kind]))]),
    [
      'mistakes noticed: document, with the comparison',
      ...apis.map((api) => {
        const { document } = mutation[api]
        return share({ ...document, noticed: document.withComparison ?? 0 })
      }),
    ],
  ]
  return tableOf(cells, 'numbers')
}

function share({ mutants, noticed }: Noticed): string {
  return `${number(noticed)} of ${number(mutants)} (${((100 * noticed) / mutants).toFixed(1)} %)`
}

const total = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((sum, count) => sum + count, 0)

const number = (value: number) => value.toLocaleString('en')
