import { ConfigurationError, type InvalidArgumentError } from './errors.ts'
import type { HeaderOptions } from './options.ts'

/** The error for a wrong option: the first for a client, the second for a call. */
export type Refusal = typeof ConfigurationError | typeof InvalidArgumentError

/** Headers by lower-case name. `undefined` removes a header that would be sent. */
export type RequestHeaders = Record<string, string | undefined>

/** Lower-cases and checks headers of a caller. Errors never show a value: it may be a secret. */
export function checkHeaders(headers: HeaderOptions, Refusal: Refusal): RequestHeaders {
  const checked: RequestHeaders = {}
  for (const [name, value] of Symbol.iterator in headers
    ? (headers as unknown as Iterable<[string, string]>)
    : Object.entries(headers)) {
    try {
      // `Headers` refuses what HTTP cannot carry, but accepts most control characters and trims a final line break.
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

/** Creates the error for the wrong value of an option. */
export function optionError(
  option: string,
  reason: string,
  title = `\`${option}\` (not shown)`,
  Refusal: Refusal = ConfigurationError,
): Error {
  return Object.assign(new Refusal(`The option ${title} ${reason}.`), { option, reason })
}
