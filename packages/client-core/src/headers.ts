import { ConfigurationError, type InvalidArgumentError } from './errors.ts'

const token = /^[!#$%&'*+\-.^_`|~\w]+$/
const forbidden = /[^\t\x20-\x7e\x80-\xff]/

/** Lower-cases and checks headers of a caller. A value is never shown: it may be a secret. */
export function checkHeaders(
  headers: Readonly<Record<string, string | undefined>>,
  Refusal: typeof ConfigurationError | typeof InvalidArgumentError,
): Record<string, string | undefined> {
  if (typeof headers !== 'object' || headers === null)
    throw new Refusal(`The option \`headers\` is a ${typeof headers}. Pass an object of names and values.`)
  const checked: Record<string, string | undefined> = {}
  for (const [name, value] of Symbol.iterator in headers
    ? (headers as unknown as Iterable<[string, string]>)
    : Object.entries(headers)) {
    if (!token.test(name))
      throw new Refusal(`The header name ${JSON.stringify(name)} is none of HTTP. Use letters, digits and '-'.`)
    if (value !== undefined && (typeof value !== 'string' || forbidden.test(value)))
      throw new Refusal(
        `The value of the header \`${name}\` is no text that a header can carry. Remove line breaks, NUL and characters beyond Latin-1.`,
      )
    checked[name.toLowerCase()] = value
  }
  return checked
}

// Headers of a caller that look like a credential are kept secret like one.
const secretName = /auth|cookie|token|key|secret/i

/** The values of headers that must not show. */
export function secretsIn(headers: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(headers).flatMap((name) => (secretName.test(name) && headers[name]) || [])
}

/** Refuses a credential that no header can carry, without showing it. */
export function checkCredential(option: string, value: unknown): string {
  if (typeof value !== 'string' || value === '')
    throw new ConfigurationError(
      `The option \`${option}\` did not bring a credential. It must be, or return, a non-empty string.`,
    )
  return value
}

export function isHeaderText(value: string): boolean {
  return !forbidden.test(value)
}
