import type { Message } from './golden.ts'

/** A parsed message. The names of headers are in lower case. */
export interface ParsedMessage {
  /** The request line, or the status line. */
  readonly start: string
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

/** Parses a literal message. */
export function parseMessage(message: Message): ParsedMessage {
  const end = message.indexOf('')
  const [start = '', ...headers] = end < 0 ? message : message.slice(0, end)
  return { start, headers: parseHeaders(headers), body: end < 0 ? '' : message.slice(end + 1).join('') }
}

/** Encodes a literal message, and adds headers that it does not have. */
export function encodeMessage(message: Message, framing: Readonly<Record<string, string>>): Buffer {
  const { start, headers, body } = parseMessage(message)
  const all = new Map(headers)
  for (const [name, value] of Object.entries(framing)) if (!all.has(name)) all.set(name, value)
  const framed = all.has('content-length') || all.has('transfer-encoding')
  const isAnswer = start.startsWith('HTTP/')
  if (!framed && (isAnswer || body !== '')) all.set('content-length', String(Buffer.byteLength(body)))
  const head = [start, ...[...all].map(([name, value]) => `${name}: ${value}`)].join('\r\n')
  return Buffer.from(`${head}\r\n\r\n${body}`)
}

/**
 * Decodes the first complete message.
 *
 * @returns The message and its number of bytes, or `undefined` while bytes are missing.
 */
export function decodeMessage(bytes: Buffer): { readonly message: ParsedMessage; readonly size: number } | undefined {
  const headSize = bytes.indexOf('\r\n\r\n')
  if (headSize < 0) return undefined
  const [start = '', ...lines] = bytes.toString('utf8', 0, headSize).split('\r\n')
  const headers = parseHeaders(lines)
  const bodyStart = headSize + 4
  // A chunked body is not decoded: no client sends one.
  const size = headers.has('transfer-encoding')
    ? bytes.indexOf('0\r\n\r\n', bodyStart) + 5
    : bodyStart + Number(headers.get('content-length') ?? 0)
  if (size < bodyStart || size > bytes.length) return undefined
  return { size, message: { start, headers, body: bytes.toString('utf8', bodyStart, size) } }
}

function parseHeaders(lines: readonly string[]): Map<string, string> {
  const headers = new Map<string, string>()
  for (const line of lines) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    const value = line.slice(colon + 1).trim()
    headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value)
  }
  return headers
}
