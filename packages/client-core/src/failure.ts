import { redact } from './redaction.ts'

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
      const text = (key: 'message' | 'name' | 'code') => clean(redact(String(given[key] ?? ''), secrets))
      error = new Error(text('message'))
      error.name = text('name')
      // That of a `DOMException` is a number, and says nothing.
      if (typeof given.code === 'string') code ??= error.code = text('code')
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

const longestText = 2_000

/** A text of somebody else as one line that shows what it says: no control characters, line breaks or direction marks. */
export function clean(text: string): string {
  // Most are short and plain, and this is asked of each answer's id.
  if (/^[!-~]{1,99}$/.test(text)) return text
  return text
    .slice(0, longestText)
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_C}]+/gu, ' ')
    .trim()
}

type CodedError = Error & { code?: string }
