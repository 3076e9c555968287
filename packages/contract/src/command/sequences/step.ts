import type { Operation } from '../../index.ts'
import type { CaseReport } from '../../report/run-report.ts'
import { isTaken, sendingFailure } from '../engine/payload.ts'
import type { Sent } from '../engine/sender.ts'
import type { ServerAge } from '../engine/server-age.ts'
import { exchangeOf, headOf, newerThanServer } from '../engine/verdict.ts'
import { SEQUENCE } from '../options/selection.ts'

/** One promise of an operation that spans several requests. */
export interface Step {
  readonly operation: Operation
  readonly name: string
  readonly expected: string
  /** Returns the last exchange of a promise that is kept; throws `NotReached` or `Violation`. */
  run(): Promise<Sent>
}

/** Ends a step that could not be tried. The message is the reason. */
export class NotReached extends Error {
  static readonly is = (error: unknown): error is NotReached => Object(error).name === 'NotReached'
  override name = 'NotReached'
}

/** Ends a step whose promise is broken. The message is the complaint. */
export class Violation extends Error {
  static readonly is = (error: unknown): error is Violation => Object(error).name === 'Violation'
  override name = 'Violation'
  readonly sent: Sent
  /** The day since when servers keep the promise. */
  readonly newerSince: string | undefined

  constructor(sent: Sent, complaint: string, newerSince?: string) {
    super(complaint)
    this.sent = sent
    this.newerSince = newerSince
  }
}

/** Ends the step where there is a complaint about an exchange; returns the exchange where there is none. */
export function check(sent: Sent, complaint: string | undefined, newerSince?: string): Sent {
  if (complaint === undefined) return sent
  throw new Violation(sent, complaint, newerSince)
}

/** Ends the step where a request was not accepted. */
export function accepted(operation: Operation, sent: Sent): Sent {
  if (isTaken(sent)) return sent
  throw new NotReached(sendingFailure(operation, sent))
}

/** Ends the step where a result is only the reason for its absence. */
export function reached<Result extends object>(result: Result): Exclude<Result, Reason> {
  if ('reason' in result) throw new NotReached(String(result.reason))
  return result as Exclude<Result, Reason>
}

type Reason = { readonly reason: string }

/** The result; undefined where it cannot be had, so that the step goes on without it. */
export function ifReached<Result>(result: Promise<Result>): Promise<Result | undefined> {
  return result.catch((error: unknown) => {
    if (NotReached.is(error)) return undefined
    throw error
  })
}

/** Repeats a failed check: another user may have changed an object between two requests. */
export async function repeated(attempts: number, run: () => Promise<Sent>): Promise<Sent> {
  try {
    return await run()
  } catch (error) {
    if (Violation.is(error) && attempts > 1) return repeated(attempts - 1, run)
    throw error
  }
}

/** The report of a step that was not run. */
export const notTaken = (
  step: Step,
  reason: string,
  verdict: 'not reached' | 'unsupported' = 'not reached',
): CaseReport => ({ ...reportStart(step), verdict, reason })

/** Runs a step and reports it. */
export async function taken(step: Step, age: ServerAge): Promise<CaseReport> {
  try {
    const sent = await step.run()
    // The answer to a request about what is gone has a form as well.
    const remarks = isTaken(sent) ? [] : sent.result.remarks
    return { ...reportStart(step), ...answerTime(sent), remarks, verdict: 'passed' }
  } catch (error) {
    if (NotReached.is(error)) return notTaken(step, error.message)
    if (!Violation.is(error)) throw error
    const { sent, message, newerSince } = error
    if (newerSince !== undefined && age.isBeyond(newerSince)) {
      return notTaken(step, newerThanServer(newerSince), 'unsupported')
    }
    const failure = { verdict: 'failed', complaints: [message], ...exchangeOf(sent.result) } as const
    return { ...reportStart(step), ...answerTime(sent), ...failure }
  }
}

const answerTime = ({ result: { milliseconds } }: Sent) => (milliseconds === undefined ? {} : { milliseconds })

function reportStart({ operation, name, expected }: Step) {
  const id = `${operation.id}/${SEQUENCE}/${name.replaceAll(' ', '-')}`
  const head = headOf({ id, operation, kind: SEQUENCE, name })
  return { ...head, expected, pointer: operation.pointer, complaints: [], remarks: [] }
}
