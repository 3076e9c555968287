import { type Expectation, parse, SyntaxError as SyntaxFault } from '../generated/lucene.js'
import { QueryError } from '../query-error.ts'
import { refuseDeep, refuseLong } from './expression.ts'

/** The field before a part, as in `field:(a OR b)`, with a sign before it; absent for bare words. */
interface OfField {
  field?: string
}

/** The terms of a condition or of brackets, each with the operator before it, which can be empty. */
export interface Terms extends OfField {
  kind: 'terms'
  terms: { operator: string; part: Part }[]
}

/** A term, with `-`, `+` or `!` before it. */
export interface Term extends OfField {
  kind: 'term'
  term: string
  isQuoted: boolean
  prefix: string | null
}

/** A range, and whether it includes its ends. */
export interface TermRange extends OfField {
  kind: 'range'
  from: string
  to: string
  includes: { from: boolean; to: boolean }
}

export type Part = Terms | Term | TermRange

/** The characters of a class, each as a text: the generator joins texts of one character, and servers list them. */
function listed(expected: Expectation): Expectation[] {
  if (expected.type !== 'class' || expected.inverted || expected.parts.length < 2) return [expected]
  return expected.parts.map((text) => ({ type: 'literal', text: String(text), ignoreCase: false }))
}

/** Reads a condition in Lucene syntax, with the error messages of the servers. Escapes remain in its terms. */
export function readLucene(condition: string): Terms {
  refuseLong(condition)
  try {
    return parse(condition, { refuseDeep })
  } catch (error) {
    if (!(error instanceof SyntaxFault)) throw error
    throw new QueryError(SyntaxFault.buildMessage(error.expected.flatMap(listed), error.found), true)
  }
}
