import { ossDocument } from '../src/documents.ts'
import { createRouter } from '../src/http/router.ts'
import type { Comparison, Exchange } from './compare.ts'
import type { Corpus, Sequence, Since, Step } from './corpus.ts'
import { recorded } from './in-process.ts'

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

const noReason = 'No reason is known.'

/** What the README says of the server of an age: how far the sandbox agrees with it, and why it differs. */
export interface AgeText {
  agreement: string
  differences: string[]
}

/** A row of the table of agreement, and rows of that of differences. Each begins with the day of the server. */
export function ageText(comparison: Comparison, since: Since, corpus: Corpus): AgeText {
  const day = recorded[since]
  const { all, documented } = figuresOf(comparison, corpus)
  const cells = (figure: Figure) => `${count(figure.agree)} of ${count(figure.exchanges)} | ${percent(figure)}`
  const reasons = comparison.exchanges.filter(({ agrees }) => !agrees).map(({ reason = noReason }) => reason)
  return {
    agreement: `| ${day} | ${cells(documented)} | ${cells(all)} |`,
    differences: [...new Set(reasons)].map(
      (reason) => `| ${day} | ${count(reasons.filter((one) => one === reason).length)} | ${reason} |`,
    ),
  }
}

/** How true the sandbox is, as its README says it. */
export function fidelityText(ages: AgeText[]): string {
  return [
    "| server of | the documents' operations agree in | | with others among them | |",
    '| --- | ---: | ---: | ---: | ---: |',
    ...ages.map(({ agreement }) => agreement),
    '',
    '| server of | answers that differ | why |',
    '| --- | ---: | --- |',
    ...ages.flatMap(({ differences }) => differences),
  ].join('\n')
}
