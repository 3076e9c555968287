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
  const codes = chain(cause).map((error) => error.code)
  const code = codes.find((value) => value !== undefined)
  const deepest = chain(cause).at(-1) as Error
  return { cause, code, reason: deepest.message || code || deepest.name }
}

/** Strikes secrets out of a text. One of a few characters is left: it would strike out ordinary words. */
export function redact(text: string, secrets: readonly string[]): string {
  let safe = text
  for (const secret of secrets) if (secret.length > 5) safe = safe.replaceAll(secret, '[redacted]')
  return safe
}

/** The headers themselves, or a copy without the secrets that a server sent back in them. */
export function redactHeaders(headers: Headers, secrets: readonly string[]): Headers {
  const safe = new Headers()
  let echoes = false
  for (const [name, value] of headers) {
    const shown = redact(value, secrets)
    if (shown !== value) echoes = true
    safe.append(name, shown)
  }
  return echoes ? safe : headers
}

type CodedError = Error & { code?: string }

function copyError(thrown: unknown, secrets: readonly string[], depth: number): CodedError {
  const source = (typeof thrown === 'object' && thrown !== null ? thrown : { message: String(thrown) }) as {
    [key in 'name' | 'message' | 'code' | 'cause']?: unknown
  }
  const cause = depth > 1 && source.cause !== undefined ? copyError(source.cause, secrets, depth - 1) : undefined
  const copy: CodedError = new Error(redact(String(source.message ?? ''), secrets), cause && { cause })
  if (typeof source.name === 'string') Object.defineProperty(copy, 'name', { value: source.name, configurable: true })
  if (typeof source.code === 'string') copy.code = source.code
  return copy
}

function chain(error: CodedError): CodedError[] {
  return error.cause instanceof Error ? [error, ...chain(error.cause)] : [error]
}
