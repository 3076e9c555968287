import { syntaxError, type Token, tokens, unquoted } from './tokens.ts'

/** Goes through the tokens of an expression. */
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

  /** The token after this one. */
  get following(): Token {
    return this.#tokens[this.#next + 1] ?? (this.#tokens.at(-1) as Token)
  }

  skip(): void {
    this.#next++
  }

  /** Goes over one of these signs or words, in upper case, and says which it was. */
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
