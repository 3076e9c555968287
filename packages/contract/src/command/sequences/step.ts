import type { Operation } from '../../index.ts'
import type { CaseReport } from '../../report/run-report.ts'
import type { Sent } from '../engine/sender.ts'
import type { ServerAge } from '../engine/server-age.ts'
import { exchangeOf, newerThan, titleOf } from '../engine/verdict.ts'
import { SEQUENCE } from '../options/selection.ts'

/** One promise of an operation that spans several requests. `Basis`: the state that the steps of a sequence share. */
export interface Step<Basis> {
  readonly operation: Operation
  readonly name: string
  readonly expected: string
  run(basis: Basis): Promise<StepResult>
}

/** The result of a step, or why there is none. */
export type StepResult =
  | {
      readonly sent: Sent
      readonly complaint?: string | undefined
      /** The day since when servers keep the promise. */
      readonly newerSince?: string
    }
  | { readonly reason: string }

/** The request of a step, or why nothing was sent. */
export type Asked = { readonly sent: Sent } | { readonly reason: string }

/** A complaint, with a day where older servers need not keep the promise; undefined where nothing is wrong. */
export type Judgement = string | undefined | { readonly complaint: string; readonly newerSince: string }

export const step = <Basis>(
  operation: Operation,
  name: string,
  expected: string,
  run: Step<Basis>['run'],
): Step<Basis> => ({ operation, name, expected, run })

/** A step that sends a request and judges the answer. */
export function judgedStep<Basis>(
  operation: Operation,
  name: string,
  expected: string,
  ask: (basis: Basis) => Promise<Asked>,
  judge: (sent: Sent, basis: Basis) => Judgement | Promise<Judgement>,
): Step<Basis> {
  return step(operation, name, expected, async (basis) => {
    const asked = await ask(basis)
    if ('reason' in asked) return asked
    const judged = await judge(asked.sent, basis)
    return { sent: asked.sent, ...(typeof judged === 'object' ? judged : { complaint: judged }) }
  })
}

/** Repeats a failed check: somebody else may have changed an object between two requests. */
export async function twice(run: () => Promise<StepResult>): Promise<StepResult> {
  const first = await run()
  return 'reason' in first || first.complaint === undefined ? first : run()
}

/** The report of a step that was not run. */
export function notTaken<Basis>(
  step: Step<Basis>,
  reason: string,
  verdict: 'not reached' | 'unsupported' = 'not reached',
): CaseReport {
  return { ...headOf(step), verdict, reason }
}

/** Runs a step and reports it. */
export async function taken<Basis>(step: Step<Basis>, basis: Basis, { isBeyond }: ServerAge): Promise<CaseReport> {
  const result = await step.run(basis)
  if ('reason' in result) return notTaken(step, result.reason)
  const { milliseconds } = result.sent.result
  const head = { ...headOf(step), ...(milliseconds !== undefined && { milliseconds }) }
  if (result.complaint === undefined) return { ...head, verdict: 'passed' }
  const { newerSince } = result
  if (newerSince !== undefined && isBeyond(newerSince)) return notTaken(step, newerThan(newerSince), 'unsupported')
  return { ...head, verdict: 'failed', complaints: [result.complaint], ...exchangeOf(result.sent.result) }
}

function headOf({ operation, name, expected }: Pick<Step<never>, 'operation' | 'name' | 'expected'>) {
  const id = `${operation.id}/${SEQUENCE}/${name.replaceAll(' ', '-')}`
  const rest = { title: titleOf(operation, name), complaints: [], remarks: [] } as const
  return { id, operation: operation.id, kind: SEQUENCE, name, expected, pointer: operation.pointer, ...rest }
}
