const secretName =
  /auth|cookie|token|key|secret|passw|passp|pwd|credential|session|jwt|signature|assertion|private|\bsas\b/i

/** The values of headers that look like a credential, whole and by their words: they are kept secret like one. */
export function secretsIn(headers: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(headers).flatMap((name) => {
    const value = secretName.test(name) && headers[name]
    return value ? [value, ...value.split(/[\s;,=]+/).filter((word) => word.length > 7)] : []
  })
}

/**
 * Strikes secrets out of a text, however they are spelled: as they are, in base64 or hexadecimal digits, escaped as JSON
 * does it, or encoded for an address, a form or a page. A text that hid one by such a code is returned without the code.
 */
export function redact(text: string, secrets: readonly string[]): string {
  const pattern = patterns.get(secrets) ?? patternOf(secrets)
  patterns.set(secrets, pattern)
  let safe = text
  // One code can stand in another.
  for (let depth = 0, plain = text; depth < 5; depth++) {
    const struck = plain.replace(pattern, '[redacted]')
    if (struck !== plain) safe = plain = struck
    plain = decode(plain)
  }
  return safe
}

const patterns = new WeakMap<readonly string[], RegExp>()

function patternOf(secrets: readonly string[]): RegExp {
  const spellings = secrets
    // One of a few characters is left: it would strike out ordinary words.
    .filter((secret) => secret.length > 3)
    .flatMap((secret) => {
      const bytes = bytesOf(secret)
      const digits = Array.from(new TextEncoder().encode(secret), (byte) => byte.toString(16).padStart(2, '0')).join('')
      return [secret, bytes, btoa(bytes).replace(/=+$/, ''), digits]
    })
    // One can be the beginning of another.
    .sort((a, b) => b.length - a.length)
    // In a form a space is a plus, base64 has other marks for an address, and what is encoded by name is a question mark.
    .map((spelling) =>
      spelling.replace(/\W/g, (mark) => `[\\${mark}${mark === '/' ? '_' : /[ +]/.test(mark) ? ' +-' : ''}?]`),
    )
  return new RegExp(spellings.join('|') || '(?!)', 'gi')
}

/** The bytes of a text in UTF-8, each as a character. */
export function bytesOf(text: string): string {
  return String.fromCharCode(...new TextEncoder().encode(text))
}

/** Takes one code from each character that has one. What stands for a byte becomes that byte, and a name `?`. */
function decode(text: string): string {
  return text.replace(
    /(?:\\u00|%|&#x0*)([\da-f]{2});?|&#(\d+);|&(\w+);|\\(\W)/gi,
    (_, hex, decimal, name, escaped) =>
      escaped ?? (name ? (name === 'amp' ? '&' : '?') : String.fromCharCode(hex ? Number(`0x${hex}`) : decimal)),
  )
}

/** The same of a body: JSON can spell a secret in further characters until it is written anew. */
export function redactBody(text: string, secrets: readonly string[]): string {
  let plain = text
  try {
    const body = JSON.parse(text)
    plain = '[redacted]'
    plain = JSON.stringify(body)
  } catch {
    // Not JSON, or nested too deeply to be written anew.
  }
  return redact(plain, secrets)
}

/** The same of a header's value. A code that is taken can have stood for what no header holds. */
export function redactLine(text: string, secrets: readonly string[]): string {
  return redact(text, secrets).replace(/[^\t -~\x80-\xff]/g, '?')
}

/** A copy of headers without the secrets that a server sent back in them. */
export function redactHeaders(headers: Headers, secrets: readonly string[]): Headers {
  return new Headers([...headers].map(([name, value]): [string, string] => [name, redactLine(value, secrets)]))
}
