import type { Operation } from '../../index.ts'
import type { CaseReport } from '../../report/run-report.ts'
import { SEQUENCE } from '../options/selection.ts'
import type { Ages } from '../engine/server-age.ts'
import type { Sent } from '../engine/sender.ts'
import { exchangeOf, newerThan, titleOf } from '../engine/verdict.ts'

/** What must hold from one request to the next. `Basis`: what the steps of a sequence have in common. */
export interface Step<Basis> {
  /** The operation whose promise it is. */
  readonly operation: Operation
  readonly name: string
  readonly expected: string
  run(basis: Basis): Promise<StepResult>
}

/** What a step showed, or why it showed nothing. */
export type StepResult =
  | {
      readonly sent: Sent
      readonly complaint?: string | undefined
      /** The day since when servers keep to it. */
      readonly newerSince?: string
    }
  | { readonly reason: string }

/** A complaint, or none, or one of which newer servers alone are free. */
export type Judgement = string | undefined | { readonly complaint: string; readonly newerSince: string }

/** A step that asks, and judges what came; where nothing came there is a reason. */
export function judging<Basis, Seen extends { readonly sent: Sent }>(
  head: Pick<Step<Basis>, 'operation' | 'name' | 'expected'>,
  ask: (basis: Basis) => Promise<Seen | { readonly reason: string }>,
  judge: (seen: Seen, basis: Basis) => Judgement | Promise<Judgement>,
): Step<Basis> {
  return {
    ...head,
    async run(basis) {
      const seen = await ask(basis)
      if ('reason' in seen) return seen
      const judged = await judge(seen, basis)
      return { sent: seen.sent, ...(typeof judged === 'object' ? judged : { complaint: judged }) }
    },
  }
}

/** Somebody else may change an object between two requests, but hardly each time. */
export async function twice(run: () => Promise<StepResult>): Promise<StepResult> {
  const first = await run()
  return 'reason' in first || first.complaint === undefined ? first : run()
}

/** A step that nobody has taken. */
export function untaken<Basis>(
  step: Step<Basis>,
  reason: string,
  verdict: 'not reached' | 'unsupported' = 'not reached',
): CaseReport {
  return { ...headOf(step), verdict, reason }
}

export async function taken<Basis>(step: Step<Basis>, basis: Basis, { isBeyond }: Ages): Promise<CaseReport> {
  const result = await step.run(basis)
  if ('reason' in result) return untaken(step, result.reason)
  const { milliseconds } = result.sent.result
  const head = { ...headOf(step), ...(milliseconds !== undefined && { milliseconds }) }
  if (result.complaint === undefined) return { ...head, verdict: 'passed' }
  const { newerSince } = result
  if (newerSince !== undefined && isBeyond(newerSince)) return untaken(step, newerThan(newerSince), 'unsupported')
  return { ...head, verdict: 'failed', complaints: [result.complaint], ...exchangeOf(result.sent.result) }
}

function headOf({ operation, name, expected }: Pick<Step<never>, 'operation' | 'name' | 'expected'>) {
  const id = `${operation.id}/${SEQUENCE}/${name.replaceAll(' ', '-')}`
  const rest = { title: titleOf(operation, name), complaints: [], remarks: [] } as const
  return { id, operation: operation.id, kind: SEQUENCE, name, expected, pointer: operation.pointer, ...rest }
}
