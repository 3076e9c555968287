/** A failure of `fetch`, made safe to show: its words without secrets, and the system's code where there is one. */
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
  const cause = copyError(thrown, secrets, 3)
  let deepest: CodedError = cause
  let { code } = cause
  while (deepest.cause instanceof Error) {
    deepest = deepest.cause
    code ??= deepest.code
  }
  return { cause, code, reason: deepest.message || code || deepest.name }
}

/** Strikes secrets out of a text. One of a few characters is left: it would strike out ordinary words. */
export function redact(text: string, secrets: readonly string[]): string {
  let safe = text
  for (const secret of secrets) if (secret.length > 5) safe = safe.replaceAll(secret, '[redacted]')
  return safe
}

/** A copy of headers without the secrets that a server sent back in them. */
export function redactHeaders(headers: Headers, secrets: readonly string[]): Headers {
  return new Headers([...headers].map(([name, value]): [string, string] => [name, redact(value, secrets)]))
}

type CodedError = Error & { code?: string }

function copyError(thrown: unknown, secrets: readonly string[], depth: number): CodedError {
  const copy: CodedError = new Error()
  try {
    const { name, message, code, cause } = (thrown instanceof Object ? thrown : { message: thrown }) as CodedError
    copy.message = redact(String(message ?? ''), secrets)
    if (typeof name === 'string') Object.defineProperty(copy, 'name', { value: redact(name, secrets) })
    if (typeof code === 'string') copy.code = redact(code, secrets)
    if (cause !== undefined && depth > 1) copy.cause = copyError(cause, secrets, depth - 1)
  } catch {
    // What was thrown cannot even be looked at.
  }
  return copy
}
