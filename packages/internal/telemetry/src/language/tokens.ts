import { QueryError } from '../query-error.ts'
import { refuseLong } from './expression.ts'

export interface Token {
  kind: 'number' | 'text' | 'quoted' | 'word' | 'sign' | 'end'
  text: string
  position: number
}

const forms = [
  String.raw`(?<space>\s+|--[^\n]*|/\*[\s\S]*?\*/)`,
  String.raw`(?<number>0x[0-9a-f]+|0b[01]+|(?:\d[\d_]*(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)`,
  String.raw`(?<text>'[^'\\]*(?:(?:\\[\s\S]|'')[^'\\]*)*')`,
  String.raw`(?<quoted>"[^"\\]*(?:\\.[^"\\]*)*"|\x60[^\x60\\]*(?:\\.[^\x60\\]*)*\x60)`,
  String.raw`(?<word>[a-z_$][\w$]*)`,
  String.raw`(?<sign>::|->|<=>|<>|!=|==|<=|>=|\|\||[-+*/%=<>(),.[\];:?])`,
]
const form = new RegExp(forms.join('|'), 'iy')

function tokens(source: string): Token[] {
  refuseLong(source)
  const found: Token[] = []
  const end = { kind: 'end', text: '', position: source.length } as const
  for (let position = 0; position < source.length; position = form.lastIndex) {
    // Later tokens would search for the end of the comment again and again.
    const isOpen = source.startsWith('/*', position) && source.indexOf('*/', position + 2) < 0
    if (isOpen) throw syntaxError(source, { text: '/*', position }, 'Multiline comment is not closed: ')
    form.lastIndex = position
    const { space, ...others } = form.exec(source)?.groups ?? {}
    const [kind, text] = Object.entries(others).find(([, written]) => written !== undefined) ?? []
    if (space === undefined && text === undefined) throw unrecognized(source, position)
    if (kind && text !== undefined) found.push({ kind: kind as Token['kind'], text, position })
  }
  return [...found, end]
}

function unrecognized(source: string, position: number): QueryError {
  const text = source.charAt(position)
  const reason = /['"`@#{}]/.test(text) ? '' : 'Unrecognized token: '
  const isBang = text === '!'
  return syntaxError(source, { text, position }, isBang ? 'Exclamation mark can only occur in != operator: ' : reason)
}

/** The syntax error of the database for an unexpected token. */
function syntaxError(source: string, { text, position }: Omit<Token, 'kind'>, reason = ''): QueryError {
  const what = position === source.length ? 'end of query' : text
  return new QueryError(
    `${reason}Syntax error: failed at position ${position + 1} (${what}): ${source.slice(position)}. `,
  )
}

const escapes = new Map(Object.entries({ n: '\n', t: '\t', r: '\r', 0: '\0' }))

export function unquoted(token: string): string {
  const quote = token.charAt(0)
  const inside = token.slice(1, -1).replaceAll(quote + quote, quote)
  return inside.replace(/\\([\s\S])/g, (_, letter: string) => escapes.get(letter) ?? letter)
}

export class TokenReader {
  readonly #source: string
  readonly #tokens: Token[]
  #next = 0

  constructor(source: string) {
    this.#source = source
    this.#tokens = tokens(source)
  }

  protected get token(): Token {
    return this.#tokens[this.#next] as Token
  }

  protected get following(): Token {
    return this.#tokens[this.#next + 1] ?? this.token
  }

  /** True at the last token of an item. */
  protected get isLast(): boolean {
    return this.following.kind === 'end' || /^[,)]$/.test(this.following.text)
  }

  protected skip(): Token {
    return this.#tokens[this.#next++] as Token
  }

  /** Skips the token if it is one of these signs or upper-case words, and returns it. */
  protected take(...texts: string[]): string | undefined {
    const { kind, text } = this.token
    const written = text.toUpperCase()
    if ((kind !== 'sign' && kind !== 'word') || !texts.includes(written)) return undefined
    this.#next++
    return written
  }

  protected expect(text: string): void {
    if (!this.take(text)) throw this.unexpected()
  }

  protected identifier(): string {
    const { kind, text } = this.token
    if (kind !== 'word' && kind !== 'quoted') throw this.unexpected()
    this.#next++
    return kind === 'quoted' ? unquoted(text) : text
  }

  protected end(token: Token = this.token): void {
    if (this.token.kind !== 'end') throw this.unexpected(token)
  }

  protected unexpected(token: Token = this.token): QueryError {
    return syntaxError(this.#source, token)
  }
}
