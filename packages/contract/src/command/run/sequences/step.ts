import type { Operation } from '../../../index.ts'
import type { CaseReport } from '../../../report/run-report.ts'
import { shortened } from '../../../report/words.ts'
import { SEQUENCE } from '../../options/selection.ts'
import type { Sent } from '../sender.ts'

/** What must hold from one request to the next. `Basis`: what the steps of a sequence have in common. */
export interface Step<Basis> {
  /** The operation whose promise it is. */
  readonly operation: Operation
  readonly name: string
  readonly expected: string
  run(basis: Basis): Promise<StepResult>
}

/** What a step showed, or why it showed nothing. */
export type StepResult = { readonly sent: Sent; readonly complaint?: string | undefined } | { readonly reason: string }

/** A step that nobody has taken. */
export function untaken<Basis>(
  step: Step<Basis>,
  reason: string,
  verdict: 'not reached' | 'unsupported' = 'not reached',
): CaseReport {
  return { ...headOf(step), verdict, reason }
}

export async function taken<Basis>(step: Step<Basis>, basis: Basis): Promise<CaseReport> {
  const result = await step.run(basis)
  if ('reason' in result) return untaken(step, result.reason)
  const { request, answer } = result.sent.result
  if (result.complaint === undefined) return { ...headOf(step), verdict: 'passed' }
  const exchange = {
    ...(request && { request }),
    ...(answer && { answer: { ...answer, text: shortened(answer.text, 4000) } }),
  }
  return { ...headOf(step), verdict: 'failed', complaints: [result.complaint], ...exchange }
}

function headOf({ operation, name, expected }: Pick<Step<never>, 'operation' | 'name' | 'expected'>) {
  const id = `${operation.id}/${SEQUENCE}/${name.replaceAll(' ', '-')}`
  const rest = { complaints: [], remarks: [] } as const
  return { id, operation: operation.id, kind: SEQUENCE, name, expected, pointer: operation.pointer, ...rest }
}
