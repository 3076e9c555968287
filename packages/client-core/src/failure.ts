import { redact } from './redaction.ts'

/** An error of foreign code in a form that is safe to show: its message without secrets, and the system's code. */
export interface Failure {
  readonly reason: string
  readonly code: string | undefined
  readonly cause: Error
}

/**
 * Copies an error of `fetch` and its causes, at most three levels deep, without secrets. The original is never passed
 * on, because its message can quote a header and so a credential.
 */
export function describeFailure(thrown: unknown, secrets: readonly string[]): Failure {
  let reason = ''
  let code: string | undefined
  const copy = (value: unknown, depth: number): Error => {
    let error: CodedError = new Error('(unreadable)')
    try {
      const given: CodedError = Object(value) === value ? (value as CodedError) : new Error(value as string)
      const text = (key: 'message' | 'name' | 'code') => toOneLine(redact(String(given[key] ?? ''), secrets))
      error = new Error(text('message'))
      error.name = text('name')
      // The code of a `DOMException` is a number without meaning for users.
      if (typeof given.code === 'string') code ??= error.code = text('code')
      // The innermost cause is the most specific.
      reason = error.message || reason || error.name
      if (depth > 1 && given.cause !== undefined) error.cause = copy(given.cause, depth - 1)
    } catch {
      // Reading a property of the thrown value can throw.
    }
    return error
  }
  return { cause: copy(thrown, 3), code, reason }
}

const longestText = 2_000

/** Returns a foreign text as one line without control characters, line breaks and direction marks. */
export function toOneLine(text: string): string {
  // Most texts are short and plain, and this runs for the request id of every answer.
  if (/^[!-~]{1,99}$/.test(text)) return text
  return text
    .slice(0, longestText)
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_C}]+/gu, ' ')
    .trim()
}

type CodedError = Error & { code?: string }
