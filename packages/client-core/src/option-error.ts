import { ConfigurationError } from './errors.ts'
import type { Refusal } from './headers.ts'

/** Creates the error for the wrong value of an option. */
export function optionError(
  option: string,
  reason: string,
  title = `\`${option}\` (not shown)`,
  Refusal: Refusal = ConfigurationError,
): Error {
  return Object.assign(new Refusal(`The option ${title} ${reason}`), { option, reason })
}
