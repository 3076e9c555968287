/** Takes secrets out of everything that may be shown. */
export type Redact = <Value>(value: Value) => Value

/** What is shorter stands in too many words by chance; a deployment gives nobody so short a secret. */
const SHORTEST = 4

/**
 * The last gate before a report or a message: whatever a server repeats and wherever it lands, the credentials, and the
 * forms in which they travel, are replaced in every string.
 */
export function createRedaction(credentials: Readonly<Record<string, string>>): Redact {
  const { keyId, keySecret, apiKey } = credentials
  const basic = keyId !== undefined && keySecret !== undefined ? [base64(`${keyId}:${keySecret}`)] : []
  const plain = [keySecret, apiKey, ...(keyId !== undefined && keyId.length >= 8 ? [keyId] : [])]
  const secrets = [...basic, ...plain]
    .flatMap((secret) => (secret === undefined || secret.length < SHORTEST ? [] : formsOf(secret)))
    .toSorted((left, right) => right.length - left.length)
  const inText = (text: string) => secrets.reduce((shown, secret) => shown.replaceAll(secret, '***'), text)

  function redact(value: unknown): unknown {
    if (typeof value === 'string') return inText(value)
    if (Array.isArray(value)) return value.map(redact)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [inText(key), redact(inner)]))
  }
  return redact as Redact
}

const base64 = (text: string): string => Buffer.from(text).toString('base64')

/** As it is, in JSON, in an address, and as somebody may have encoded it. */
const formsOf = (secret: string): string[] => [
  ...new Set([secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret), base64(secret)]),
]
