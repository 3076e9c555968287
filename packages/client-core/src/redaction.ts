/** What `fetch` sends. `BodyInit`, its name in browsers, does not exist in programs whose only globals are those of Node. */
export type SentBody = NonNullable<RequestInit['body']>

const secretName =
  /auth|cookie|token|key|secret|passw|passp|pwd|credential|session|jwt|signature|assertion|private|\bsas\b/i

/** Returns the values of headers that look like credentials. They are treated as secrets. */
export function findHeaderSecrets(headers: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(headers).flatMap((name) => (secretName.test(name) && headers[name]) || [])
}

/** Returns the texts below properties with these names in a JSON body. */
export function findSecrets(body: SentBody | undefined, names: readonly string[]): string[] {
  const found: string[] = []
  const collect = (_: string, value: unknown) => {
    if (typeof value === 'string') found.push(value)
    return value
  }
  try {
    const text = typeof body === 'string' ? body : new TextDecoder().decode(body as ArrayBuffer)
    JSON.parse(text, (name, value) => {
      if (names.includes(name)) JSON.stringify(value, collect)
      // A secret can be inside another one.
      return value
    })
  } catch {
    // No body, or one that is not JSON.
  }
  return found
}

/**
 * Removes secrets from a text in every spelling: plain, base64, hexadecimal, escaped for JSON, or encoded for an
 * address, a form or a page. Removes them also where only a word of them is there, a part of an address, or the start
 * of one that is cut off. A text that hid a secret by such an encoding is returned decoded.
 */
export function redact(text: string, secrets: readonly string[]): string {
  const pattern = patterns.get(secrets) ?? secretPattern(secrets)
  patterns.set(secrets, pattern)
  let safe = text
  // Encodings can be nested.
  for (let depth = 0, plain = text, last = ''; depth < 5 && plain !== last; depth++) {
    last = plain
    const struck = plain.replace(pattern, '[redacted]')
    if (struck !== plain) safe = plain = struck
    plain = decodeOnce(plain)
  }
  return safe
}

const patterns = new WeakMap<readonly string[], RegExp>()

function secretPattern(secrets: readonly string[]): RegExp {
  // Ignore secrets of a few characters: they would remove ordinary words.
  const long = secrets.filter((secret) => secret.length > 3)
  const whole = long
    .flatMap((secret) => {
      const bytes = utf8Characters(secret)
      const digits = Array.from(new TextEncoder().encode(secret), (byte) => byte.toString(16).padStart(2, '0')).join('')
      return [secret, bytes, btoa(bytes).replace(/=+$/, ''), digits]
    })
    // A secret can be the beginning of another one.
    .sort((a, b) => b.length - a.length)
    .map(spellingPattern)
  const starts = long.flatMap((secret) => {
    const [origin, host = secret] = /^\w+:\/\/([^/?#]+.)/.exec(secret) ?? ['']
    const words = secret.slice(origin.length).split(/[\s;,=/?#&@:]+/)
    // Ordinary words in the path of an address are no secret.
    const isLong = origin ? /^(?![a-z_.-]{8,15}$).{8}/ : /.{8}/
    return [host, ...words].filter((text) => isLong.test(text))
  })
  // A text can be cut off anywhere, but the host of an address and an ordinary word say nothing. An escape is removed as a
  // whole, so that JSON stays JSON.
  const cutOff = starts.map(
    (text) =>
      spellingPattern(/[/?#]$/.test(text) ? text : text.slice(0, /^[a-z_.-]{8}/.test(text) ? 16 : 8)) +
      String.raw`(?:\\.|[^\s"'<>\\])*`,
  )
  return new RegExp([...new Set([...whole, ...cutOff])].join('|') || '(?!)', 'gi')
}

/** A form writes a space as a plus, base64url uses other marks, and a named entity becomes a question mark. */
function spellingPattern(text: string): string {
  return text.replace(/\W/g, (mark) => `[\\${mark}?${mark === '/' ? '_' : /[ +]/.test(mark) ? ' +-' : ''}]`)
}

/** Returns the UTF-8 bytes of a text, each as a character. */
export function utf8Characters(text: string): string {
  return String.fromCharCode(...new TextEncoder().encode(text))
}

/** Decodes one level of every encoded character. A byte's code becomes the byte, a named entity `?`. */
function decodeOnce(text: string): string {
  return text.replace(
    /(?:\\u00|%|&#x0*)([\da-f]{2});?|&#(\d+);|&(\w+);|\\(\W)/gi,
    (_, hex, decimal, name, escaped) =>
      escaped ?? (name ? (name === 'amp' ? '&' : '?') : String.fromCharCode(hex ? Number(`0x${hex}`) : decimal)),
  )
}

/** Redacts a body. JSON can spell a secret in escaped characters, so the body is parsed and written again. */
export function redactBody(text: string, secrets: readonly string[]): string {
  let plain = text
  try {
    const body = JSON.parse(text)
    plain = '[redacted]'
    plain = JSON.stringify(body)
  } catch {
    // Not JSON, or nested too deeply to be written again.
  }
  return redact(plain, secrets)
}

/** Redacts a header's value. A decoded character can be one that no header may contain. */
export function redactLine(text: string, secrets: readonly string[]): string {
  return redact(text, secrets).replace(/[^\t -~\x80-\xff]/g, '?')
}

/** Returns a copy of headers without the secrets that a server sent back in them. */
export function redactHeaders(headers: Headers, secrets: readonly string[]): Headers {
  return new Headers([...headers].map(([name, value]): [string, string] => [name, redactLine(value, secrets)]))
}
