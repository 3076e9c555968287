import { ApiError, CloudDbError, ConfigurationError, ConnectionError } from '@clouddb/management/errors'
import type { Progress } from './progress.ts'

/** The sample was started in a way that cannot work; nothing was sent. */
export class WrongUse extends Error {}

/** One sentence for a run that failed: what failed, why, and what had been done by then. */
export function sentenceOf(error: unknown, progress: Progress): string {
  const message = (error instanceof Error ? error.message : String(error)).trim().replace(/\.$/, '')
  if (isWrongUse(error)) return `${message}.`
  const isKnown = CloudDbError.is(error) || (error instanceof Error && 'code' in error)
  const reason = isKnown ? message : `what was answered makes no sense (${message})`
  const doubt = progress.mayBeMade && mayHaveArrived(error) ? ' (it may have happened all the same)' : ''
  return `Could not ${progress.intent}${doubt}: ${reason}; ${whatWasDone(progress)}.`
}

/** Whether the person who started the sample can set it right. */
export function isWrongUse(error: unknown): boolean {
  return error instanceof WrongUse || ConfigurationError.is(error)
}

function whatWasDone({ read, changed }: Progress): string {
  if (changed.length > 0) return `by then the sample had ${list(changed)}`
  if (read.length > 0) return `by then the sample had read ${list(read)}, and had changed nothing`
  return 'by then nothing had been read or changed'
}

/** A refusal settles it; after a lost answer or a gateway's error, nobody knows. */
function mayHaveArrived(error: unknown): boolean {
  if (ApiError.is(error)) return error.status >= 500
  return !(ConnectionError.is(error) && error.code === 'ECONNREFUSED')
}

function list(things: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(things)
}
