import { QueryError } from '../query-error.ts'
import { refuseDeep, refuseLong } from './expression.ts'

/** The field before a part, as in `field:(a OR b)`, with a sign before it; undefined for bare words. */
interface OfField {
  field?: string | undefined
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
  prefix: string | undefined
}

/** A range, and whether it includes its ends. */
export interface TermRange extends OfField {
  kind: 'range'
  from: string
  to: string
  includes: { from: boolean; to: boolean }
}

export type Part = Terms | Term | TermRange

const escapes = '+-!(){}[]^"?:\\&|\'~* '
const escaped = String.raw`\\[-+!(){}[\]^"?:\\&|'~* ]`

/** A run of characters, and the description of these characters in error messages. */
interface Run {
  pattern: RegExp
  described: readonly string[]
}

const runOf = (excluded: string): Run => ({
  pattern: new RegExp(`(?:${escaped}|[^${excluded}])*`, 'y'),
  described: ['"."', String.raw`"\\"`, `[^${excluded.replace(String.raw`\f`, String.raw`\x0C`)}]`],
})
const words = runOf(String.raw`: \t\r\n\f{}()"\^~[\]`)
const ends = runOf(String.raw` \t\r\n\f{}()"/\^~[\]`)
const digits: Run = { pattern: /[0-9]*/y, described: ['[0-9]'] }
const space: Run = { pattern: /[ \t\r\n\f]*/y, described: ['whitespace'] }
const inQuotes: Run = { pattern: new RegExp(`(?:[^"\\\\]|${escaped})*`, 'y'), described: [String.raw`"\\"`] }

const operators = ['OR NOT', 'AND NOT', 'OR', 'AND', 'NOT', '||', '&&']
const prefixes = ['+', '-', '!']

/**
 * Reads a condition in Lucene syntax, with the error messages of the servers' parser: they list all that could stand at
 * the first place where nothing fits. Unlike that parser, it reads no part twice.
 */
class LuceneParser {
  readonly #source: string
  readonly #groups = new Map<number, { part: Part | undefined; end: number }>()
  readonly #expected = new Set<string>()
  #failedAt = 0
  #at = 0
  #depth = 0

  constructor(source: string) {
    this.#source = source
  }

  condition(): Terms {
    this.#run(space)
    const terms = this.#terms() ?? { kind: 'terms', terms: [] }
    if (this.#isAtEnd) return terms
    this.#expect('end of input')
    throw this.#error()
  }

  get #isAtEnd(): boolean {
    return this.#at === this.#source.length
  }

  #terms(): Terms | undefined {
    let head = this.#head()
    if (!head) return undefined
    const terms: Terms['terms'] = []
    for (let operator = ''; head; head = this.#head()) {
      if (head.part) terms.push({ operator: operator || (head.operator ?? ''), part: head.part })
      operator = this.#operator() ?? ''
      while (this.#operator());
    }
    return { kind: 'terms', terms }
  }

  /** An operator and a group, a group, or an operator at the end, which has no effect. */
  #head(): { operator?: string; part?: Part } | undefined {
    const start = this.#at
    const operator = this.#operator()
    if (operator) {
      if (this.#isAtEnd) return { operator }
      const part = this.#group()
      if (part) return { operator, part }
      this.#operator()
      this.#at = start
    }
    const part = this.#group()
    return part && { part }
  }

  #operator(): string | undefined {
    return this.#attempt(() => {
      this.#run(space)
      const operator = this.#any(operators)
      return operator && (this.#run(space) || this.#isAtEnd) ? operator : undefined
    })
  }

  /** A term, a range or brackets. An operator can be a term as well, so that the same place is asked again. */
  #group(): Part | undefined {
    const start = this.#at
    const known = this.#groups.get(start) ?? { part: this.#attempt(() => this.#field()), end: this.#at }
    this.#groups.set(start, known)
    this.#at = known.end
    return known.part
  }

  #field(): Part | undefined {
    const field = this.#attempt(() => {
      const name = this.#run(words)
      if (!name || !this.#take(':', '[:]')) return undefined
      this.#run(space)
      return name
    })
    const part = this.#range() ?? this.#brackets() ?? this.#term()
    if (part) this.#run(space)
    return part && field !== undefined ? { ...part, field } : part
  }

  #brackets(): Terms | undefined {
    refuseDeep(++this.#depth)
    const terms = this.#attempt(() => {
      if (!this.#take('(')) return undefined
      this.#run(space)
      const inside = this.#terms()
      return inside && this.#take(')') ? inside : undefined
    })
    this.#depth--
    return terms
  }

  #range(): TermRange | undefined {
    return this.#attempt(() => {
      const open = this.#any(['[', '{'])
      const from = open && this.#run(ends)
      if (!from) return undefined
      this.#run(space)
      const to = this.#take('TO') && this.#run(space) && this.#run(ends)
      const close = to && this.#any([']', '}'])
      return close ? { kind: 'range', from, to, includes: { from: open === '[', to: close === ']' } } : undefined
    })
  }

  #term(): Term | undefined {
    return this.#attempt(() => {
      const prefix = this.#attempt(() => {
        this.#run(space)
        return this.#any(prefixes)
      })
      const quoted = this.#attempt(() => this.#quoted())
      const term = quoted ?? (this.#run(words) || undefined)
      if (term === undefined) return undefined
      if (quoted !== undefined) this.#attempt(() => (this.#take('~') && this.#run(digits)) || undefined)
      else if (this.#take('~')) this.#decimal()
      this.#attempt(() => (this.#take('^') && (this.#decimal() || this.#run(digits))) || undefined)
      return { kind: 'term', term, isQuoted: quoted !== undefined, prefix }
    })
  }

  #quoted(): string | undefined {
    if (!this.#take('"')) return undefined
    const inside = this.#run(inQuotes)
    if (this.#isAtEnd) this.#expect('any character')
    if (this.#source.charAt(this.#at) === '\\') this.#expectEscapes(this.#at + 1)
    return this.#take('"') ? inside : undefined
  }

  #decimal(): string | undefined {
    return this.#attempt(() => (this.#take('0.') && this.#run(digits)) || undefined)
  }

  /** Goes back to the start if nothing fits. */
  #attempt<Read>(read: () => Read | undefined): Read | undefined {
    const start = this.#at
    const found = read()
    if (found === undefined) this.#at = start
    return found
  }

  #any(texts: readonly string[]): string | undefined {
    return texts.find((one) => this.#take(one))
  }

  #take(text: string, described: string = JSON.stringify(text)): boolean {
    const isHere = this.#source.startsWith(text, this.#at)
    if (isHere) this.#at += text.length
    else this.#expect(described)
    return isHere
  }

  #run({ pattern, described }: Run): string {
    pattern.lastIndex = this.#at
    const [text = ''] = pattern.exec(this.#source) ?? []
    this.#at += text.length
    if (text.endsWith('\\')) this.#expectEscapes(this.#at)
    for (const one of described) this.#expect(one)
    return text
  }

  #expectEscapes(position: number): void {
    for (const one of escapes) this.#expect(JSON.stringify(one), position)
  }

  #expect(described: string, position: number = this.#at): void {
    if (position < this.#failedAt) return
    if (position > this.#failedAt) this.#expected.clear()
    this.#failedAt = position
    this.#expected.add(described)
  }

  #error(): QueryError {
    const expected = [...this.#expected].sort()
    const last = expected.pop()
    const others = expected.length > 0 ? `${expected.join(', ')}${expected.length > 1 ? ',' : ''} or ` : ''
    const found = this.#source.charAt(this.#failedAt)
    return new QueryError(
      `Expected ${others}${last} but ${found ? JSON.stringify(found) : 'end of input'} found.`,
      true,
    )
  }
}

/** Reads a condition in Lucene syntax. Escapes remain in its terms. */
export function readLucene(condition: string): Terms {
  refuseLong(condition)
  return new LuceneParser(condition).condition()
}
