import { ApiError, CloudDbError, ConfigurationError, ConnectionError } from '@clouddb/management/errors'

/** The sample was started in a way that cannot work. Nothing was sent. */
export class WrongUse extends Error {}

/** A change to make. */
export interface Change {
  /** The change in the infinitive: "delete the retired key". */
  readonly intent: string
  /** Makes the change and returns it in the past tense: "deleted the retired key". */
  readonly make: () => Promise<string>
}

/** Records the current step and the finished ones, for the sentence that ends a failed run. */
export class SampleProgress {
  /** The current step, in the infinitive. */
  intent = 'start'
  /** Whether the current step is a change: if it fails, the server may have made it all the same. */
  mayBeMade = false
  readonly read: string[] = []
  readonly changed: string[] = []

  /** Waits for something to be read. */
  async awaitRead<Answer>(what: string, answer: PromiseLike<Answer>): Promise<Answer> {
    this.intent = `read ${what}`
    const value = await answer
    this.read.push(what)
    return value
  }

  /** Makes a change and returns it in the past tense. */
  async make({ intent, make }: Change): Promise<string> {
    this.intent = intent
    this.mayBeMade = true
    const done = await make()
    this.mayBeMade = false
    this.changed.push(done)
    return done
  }
}

/** One sentence for a run that failed: the step that failed, the reason, and what had been done by then. */
export function errorSentence(error: unknown, progress: SampleProgress): string {
  const message = `${Object(error).message ?? error}`.trim().replace(/\.$/, '')
  if (isWrongUse(error)) return `${message}.`
  const isKnown = CloudDbError.is(error) || 'code' in Object(error)
  const reason = isKnown ? message : `the answer makes no sense (${message})`
  const doubt = progress.mayBeMade && mayHaveArrived(error) ? ' (it may have happened all the same)' : ''
  return `Could not ${progress.intent}${doubt}: ${reason}; ${doneBy(progress)}.`
}

/** Whether the person who started the sample can correct the error. */
export function isWrongUse(error: unknown): boolean {
  return error instanceof WrongUse || ConfigurationError.is(error)
}

function doneBy({ read, changed }: SampleProgress): string {
  const list = (things: readonly string[]) => new Intl.ListFormat('en-GB').format(things)
  if (changed.length > 0) return `by then the sample had ${list(changed)}`
  if (read.length > 0) return `by then the sample had read ${list(read)}, and had changed nothing`
  return 'by then nothing had been read or changed'
}

/** A refused request had no effect. A lost answer or an error of a gateway leaves this open. */
function mayHaveArrived(error: unknown): boolean {
  if (ApiError.is(error)) return error.status >= 500
  return !(ConnectionError.is(error) && error.code === 'ECONNREFUSED')
}
