import { ossDocument } from '../src/documents.ts'
import { createRouter } from '../src/http/router.ts'
import type { Comparison, Exchange } from './compare.ts'
import type { Corpus, Sequence, Since, Step } from './corpus.ts'
import { recorded } from './in-process.ts'

/** What comparisons with servers of all ages came to. */
export type Comparisons = Readonly<Record<Since, Comparison>>

const find = createRouter(ossDocument.operations)

/** Whether a server has an operation there that the documents do not have. */
function isBeyond({ call, today }: Step): boolean {
  const [method = '', path = ''] = call.split(' ')
  const isServed = today !== undefined && !(today.status === 404 && today.type === 'text/html')
  return isServed && !find(method, path.replace(/\?.*$/, ''))
}

const nameOf = (category: string, id: string) => `${category}: ${id}`

/** The names of the sequences of which a step asks for more than the documents have. */
export function beyondTheDocuments({ categories }: Corpus): Set<string> {
  const isWhole = ({ steps }: Sequence) => steps.some(isBeyond)
  return new Set(
    categories.flatMap(({ name, sequences }) => sequences.filter(isWhole).map(({ id }) => nameOf(name, id))),
  )
}

/** Exchanges, and how many of them agree. */
export interface Figure {
  exchanges: number
  agree: number
}

const figureOf = (exchanges: Exchange[]): Figure => ({
  exchanges: exchanges.length,
  agree: exchanges.filter(({ agrees }) => agrees).length,
})

/** The figures of a comparison: of all exchanges, and of those that the documents have all operations for. */
export function figuresOf({ exchanges }: Comparison, corpus: Corpus): { all: Figure; documented: Figure } {
  const beyond = beyondTheDocuments(corpus)
  const documented = exchanges.filter(({ category, id }) => !beyond.has(nameOf(category, id)))
  return { all: figureOf(exchanges), documented: figureOf(documented) }
}

const count = (number: number) => number.toLocaleString('en')
// Rounded down: what is not whole is not called so.
const percent = ({ exchanges, agree }: Figure) => `${(Math.floor((10_000 * agree) / exchanges) / 100).toFixed(2)} %`

/** How true the sandbox is, as its README says it. */
export function fidelityText(comparisons: Comparisons, corpus: Corpus): string {
  const ages = Object.entries(comparisons).map(([since, comparison]) => ({
    day: recorded[since as Since],
    ...figuresOf(comparison, corpus),
    comparison,
  }))
  const cells = (figure: Figure) => `${count(figure.agree)} of ${count(figure.exchanges)} | ${percent(figure)}`
  return [
    "| server of | the documents' operations agree in | | with others in between | |",
    '| --- | ---: | ---: | ---: | ---: |',
    ...ages.map(({ day, all, documented }) => `| ${day} | ${cells(documented)} | ${cells(all)} |`),
    '',
    `| what differs, and why | ${ages.map(({ day }) => day).join(' | ')} |`,
    `| --- |${' ---: |'.repeat(ages.length)}`,
    ...differences(ages.map(({ comparison }) => comparison)),
  ].join('\n')
}

function differences(comparisons: Comparison[]): string[] {
  const differing = comparisons.map(({ exchanges }) => exchanges.filter(({ agrees }) => !agrees))
  const reasons = new Set(differing.flat().map(({ reason }) => reason ?? 'No reason is known.'))
  const times = (reason: string, exchanges: Exchange[]) =>
    count(exchanges.filter((one) => (one.reason ?? 'No reason is known.') === reason).length)
  return [...reasons].map((reason) => `| ${reason} | ${differing.map((one) => times(reason, one)).join(' | ')} |`)
}
