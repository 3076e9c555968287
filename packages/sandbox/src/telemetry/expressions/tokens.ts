import { QueryError } from '../query-error.ts'
import { refuseLong } from './limits.ts'

export interface Token {
  kind: 'number' | 'text' | 'quoted' | 'word' | 'sign' | 'end'
  text: string
  position: number
}

const patterns: [Token['kind'] | 'space', RegExp][] = [
  ['space', /\s+|--[^\n]*|\/\*[\s\S]*?\*\//y],
  ['number', /0x[0-9a-f]+|0b[01]+|(?:\d[\d_]*(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?/iy],
  ['text', /'[^'\\]*(?:(?:\\[\s\S]|'')[^'\\]*)*'/y],
  ['quoted', /"[^"\\]*(?:\\.[^"\\]*)*"|`[^`\\]*(?:\\.[^`\\]*)*`/y],
  ['word', /[A-Za-z_$][\w$]*/y],
  ['sign', /::|->|<=>|<>|!=|==|<=|>=|\|\||[-+*/%=<>(),.[\];:?]/y],
]

/** The tokens of an expression in SQL, without spaces and comments. */
function tokens(source: string): Token[] {
  refuseLong(source)
  const found: Token[] = []
  for (let position = 0; position < source.length; ) {
    const token = tokenAt(source, position)
    position += token.text.length
    if (token.kind !== 'space') found.push({ ...token, kind: token.kind, position: position - token.text.length })
  }
  return [...found, { kind: 'end', text: '', position: source.length }]
}

function tokenAt(source: string, position: number): { kind: Token['kind'] | 'space'; text: string } {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = position
    const match = pattern.exec(source)
    if (match) return { kind, text: match[0] }
    // Later tokens would search for the end of the comment again and again.
    if (kind === 'space' && source.startsWith('/*', position))
      throw syntaxError(source, { kind: 'sign', text: '/*', position }, 'Multiline comment is not closed: ')
  }
  const character = source.charAt(position)
  const unrecognized = /['"`@#{}]/.test(character) ? '' : 'Unrecognized token: '
  const reason = character === '!' ? 'Exclamation mark can only occur in != operator: ' : unrecognized
  throw syntaxError(source, { kind: 'sign', text: character, position }, reason)
}

/** The syntax error of the database for an unexpected token. */
function syntaxError(source: string, token: Token, reason = ''): QueryError {
  const what = token.kind === 'end' ? 'end of query' : token.text
  return new QueryError(
    `${reason}Syntax error: failed at position ${token.position + 1} (${what}): ${source.slice(token.position)}. `,
  )
}

/** The value of a quoted token. */
export function unquoted(token: string): string {
  const quote = token.charAt(0)
  const inside = token.slice(1, -1)
  return inside
    .replaceAll(quote + quote, quote)
    .replace(/\\([\s\S])/g, (_, letter: string) => escapes.get(letter) ?? letter)
}

const escapes = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
  ['0', '\0'],
])

/** Reads the tokens of an expression one after another. */
export class TokenReader {
  readonly #source: string
  readonly #tokens: Token[]
  #next = 0

  constructor(source: string) {
    this.#source = source
    this.#tokens = tokens(source)
  }

  get token(): Token {
    return this.#tokens[this.#next] as Token
  }

  /** The token after the current one. */
  get following(): Token {
    return this.#tokens[this.#next + 1] ?? (this.#tokens.at(-1) as Token)
  }

  /** True at the last token of an item. */
  get isLast(): boolean {
    return this.following.kind === 'end' || /^[,)]$/.test(this.following.text)
  }

  skip(): void {
    this.#next++
  }

  /** Skips the token if it is one of these signs or upper-case words, and returns it. */
  take(...texts: string[]): string | undefined {
    const { kind, text } = this.token
    if (kind !== 'sign' && kind !== 'word') return undefined
    const written = text.toUpperCase()
    if (!texts.includes(written)) return undefined
    this.#next++
    return written
  }

  expect(sign: string): void {
    if (!this.take(sign)) throw this.unexpected()
  }

  identifier(): string {
    const { kind, text } = this.token
    if (kind !== 'word' && kind !== 'quoted') throw this.unexpected()
    this.#next++
    return kind === 'quoted' ? unquoted(text) : text
  }

  end(): void {
    if (this.token.kind !== 'end') throw this.unexpected()
  }

  unexpected(token: Token = this.token): Error {
    return syntaxError(this.#source, token)
  }
}
