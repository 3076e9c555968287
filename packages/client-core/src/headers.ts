import type { ConfigurationError, InvalidArgumentError } from './errors.ts'
import type { HeaderOptions } from './options.ts'

/** What is thrown for a wrong option: the first of a client, the second of a call. */
export type Refusal = typeof ConfigurationError | typeof InvalidArgumentError

/** Headers by lower-case name; `undefined` takes back one that would be sent. */
export type RequestHeaders = Record<string, string | undefined>

/** Lower-cases and checks headers of a caller. A value is never shown: it may be a secret. */
export function checkHeaders(headers: HeaderOptions, Refusal: Refusal): RequestHeaders {
  const checked: RequestHeaders = {}
  for (const [name, value] of Symbol.iterator in headers
    ? (headers as unknown as Iterable<[string, string]>)
    : Object.entries(headers)) {
    try {
      // `Headers` knows what HTTP can carry, but lets most controls through, and trims a line break at the end.
      if (value !== undefined) new Headers([[name, value.replace(/[^\t -~\x80-\xff]/g, '\0')]])
    } catch {
      throw new Refusal(
        `The header ${JSON.stringify(name)} (not shown) must be a text that a header can carry, without line breaks.`,
      )
    }
    checked[name.toLowerCase()] = value
  }
  return checked
}
