import type { Failure } from './messages.ts'
import { isError, printedText } from './output.ts'

/** The file that the engine names in stacks, where two lines of its own precede the program. */
export const programFile = 'program.ts'
const linesBefore = 2

/** How a page shows what a program has thrown, or why it could not be compiled. */
export function programFailure(error: unknown): Failure {
  if (!isError(error)) return { kind: 'failed', name: 'Thrown', message: printedText([error]) }
  // The API's errors have a status. The compiler's have a place, which their messages repeat, and are no `SyntaxError`.
  const { status, requestId, loc } = error as { status?: number; requestId?: string; loc?: { line: number } }
  const line = new RegExp(`${programFile}:(\\d+)`).exec(error.stack ?? '')?.[1]
  return {
    kind: 'failed',
    name: loc ? 'SyntaxError' : error.name,
    message: loc ? error.message.replace(/ \(\d+:\d+\)$/, '') : error.message,
    ...((status !== undefined || requestId !== undefined) && { detail: printedText([{ status, requestId }]) }),
    ...(loc ? { line: loc.line } : line !== undefined && { line: Number(line) - linesBefore }),
  }
}
