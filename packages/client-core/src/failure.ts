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
      const text = (key: 'message' | 'name' | 'code') => redact(String(given[key] ?? ''), secrets)
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

/** Strikes secrets out of a text. One of a few characters is left: it would strike out ordinary words. */
export function redact(text: string, secrets: readonly string[]): string {
  let safe = text
  for (const secret of secrets)
    if (secret.length > 3)
      for (const spelling of [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])
        safe = safe.replaceAll(spelling, '[redacted]')
  return safe
}

/** The same of a body: JSON can spell a secret in other characters until it is written anew. */
export function redactBody(text: string, secrets: readonly string[]): string {
  let plain = text
  try {
    plain = JSON.stringify(JSON.parse(text))
  } catch {
    // Not JSON, or nested too deeply to be written.
  }
  return redact(plain, secrets)
}

/** A copy of headers without the secrets that a server sent back in them. */
export function redactHeaders(headers: Headers, secrets: readonly string[]): Headers {
  return new Headers([...headers].map(([name, value]): [string, string] => [name, redact(value, secrets)]))
}

type CodedError = Error & { code?: string }
