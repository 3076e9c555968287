/** A failure of code that is not ours, made safe to show: its words without secrets, and the system's code. */
export interface Failure {
  readonly reason: string
  readonly code: string | undefined
  readonly cause: Error
}

/**
 * What `fetch` throws is wrapped and never passed on: its message can quote a header, and so a credential. The chain of
 * causes is copied, three deep, with every secret struck out.
 */
export function describeFailure(thrown: unknown, secrets: readonly string[]): Failure {
  let reason = ''
  let code: string | undefined
  const copy = (value: unknown, depth: number): Error => {
    let error: CodedError = new Error('(unreadable)')
    try {
      const given: CodedError = value instanceof Object ? (value as CodedError) : new Error(value as string)
      const text = (key: 'message' | 'name' | 'code') => clean(redact(String(given[key] ?? ''), secrets))
      error = new Error(text('message'))
      error.name = text('name')
      if (given.code) code ??= error.code = text('code')
      // The deepest says most.
      reason = error.message || reason || error.name
      if (depth > 1 && given.cause !== undefined) error.cause = copy(given.cause, depth - 1)
    } catch {
      // What was thrown cannot even be looked at.
    }
    return error
  }
  return { cause: copy(thrown, 3), code, reason }
}

const longestText = 2_000

/** A text of somebody else as one line that shows what it says: no control characters, line breaks or direction marks. */
export function clean(text: string): string {
  return text
    .slice(0, longestText)
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_C}]+/gu, ' ')
    .trim()
}

/**
 * Strikes secrets out of a text, however they are spelled: as they are, in base64 or hexadecimal digits, and each
 * character escaped as JSON does it, or encoded for an address, a form or a page, also more than once.
 */
export function redact(text: string, secrets: readonly string[]): string {
  const { plain, starts, ends } = decode(text)
  let safe = ''
  let end = 0
  for (const { 0: found, index } of plain.matchAll(patternOf(secrets))) {
    safe += `${text.slice(end, starts[index])}[redacted]`
    end = ends[index + found.length - 1] as number
  }
  return safe + text.slice(end)
}

const patterns = new WeakMap<readonly string[], RegExp>()

/** What finds secrets in a decoded text. One of a few characters is left: it would strike out ordinary words. */
function patternOf(secrets: readonly string[]): RegExp {
  let pattern = patterns.get(secrets)
  if (!pattern) {
    const spellings = secrets
      .filter((secret) => secret.length > 3)
      .flatMap((secret) => [secret, base64(secret), hexadecimal(secret)])
      // One can be the beginning of another.
      .toSorted((a, b) => b.length - a.length)
      .map((spelling) =>
        decode(spelling.replace(/[=\\]+$/, '')).plain.replace(
          /\W/gu,
          (mark) => `[\\u{${mark.codePointAt(0)?.toString(16)}}${unknown}]`,
        ),
      )
    pattern = new RegExp(spellings.join('|') || '(?!)', 'giu')
    patterns.set(secrets, pattern)
  }
  return pattern
}

export function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}

function hexadecimal(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Stands for a character that is not told: of an entity with a rare name. */
const unknown = '\uffff'

const entities = ['amp', 'lt', 'gt', 'quot', 'apos']

// What may repeat can begin at one place only, so that a hostile text takes no longer than another.
const encoded =
  /\\+(?:u([\da-f]{4})|([\s\S]))|((?:%(?:25)*[\da-f]{2})+)|&(?:amp;)*(?:#(\d+)|#x([\da-f]+)|(\w+));|[^\\%&]+|[\s\S]/gi

/** A text without its encodings, and where in it each character of the result began and ended. */
function decode(text: string): { plain: string; starts: readonly number[]; ends: readonly number[] } {
  let plain = ''
  const starts: number[] = []
  const ends: number[] = []
  for (const { 0: token, 1: unit, 2: escaped, 3: bytes, 4: decimal, 5: hex, 6: name, index } of text.matchAll(
    encoded,
  )) {
    const point = unit ?? hex
    const code = point ? Number.parseInt(point, 16) : Number(decimal)
    const characters = bytes
      ? new TextDecoder().decode(
          Uint8Array.from(bytes.match(/[\da-f]{2}(?=%|$)/gi) ?? [], (byte) => Number.parseInt(byte, 16)),
        )
      : (escaped ??
        (name
          ? (`&<>"'`[entities.indexOf(name)] ?? unknown)
          : code >= 0
            ? String.fromCodePoint(Math.min(code, 0x10ffff))
            : token))
    // In a form a space is a plus, and base64 for an address has other marks.
    plain += characters.replace(/[+-]/g, ' ').replace(/_/g, '/')
    const isPlain = characters === token
    for (let at = 0; at < characters.length; at++) {
      starts.push(index + (isPlain ? at : 0))
      ends.push(index + (isPlain ? at + 1 : token.length))
    }
  }
  return { plain, starts, ends }
}

/** The same of a body: JSON can spell a secret in further characters until it is written anew. */
export function redactBody(text: string, secrets: readonly string[]): string {
  let plain = text
  try {
    const body = JSON.parse(text)
    plain = '[nested too deeply]'
    plain = JSON.stringify(body)
  } catch {
    // Not JSON, or nothing that can be written anew.
  }
  return redact(plain, secrets)
}

/** A copy of headers without the secrets that a server sent back in them. */
export function redactHeaders(headers: Headers, secrets: readonly string[]): Headers {
  return new Headers([...headers].map(([name, value]): [string, string] => [name, redact(value, secrets)]))
}

type CodedError = Error & { code?: string }
