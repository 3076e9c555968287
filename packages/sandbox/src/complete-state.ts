import { isRecord } from '@clouddb/document/openapi'
import { type ZodIssue, type ZodTypeAny, z } from 'zod/v3'
import { withDefaults } from './defaults.ts'
import type { State as GivenState } from './generated/schema.ts'
import type { State } from './state.ts'
import { controlSchemas } from './validation/control.ts'
import { mistakeOfTelemetry } from './validation/telemetry.ts'

/** A copy of a state with the parts that earlier versions of the package did not write. What is no state stays as it is. */
export function withAddedParts<Given>(given: Given): Given {
  return isRecord(given) ? withDefaults('State', structuredClone(given), Number(given.time)) : given
}

/**
 * Copies a state, and adds the parts that earlier versions of the package did not write.
 *
 * @throws TypeError with the part that is wrong, and how to fix it, if it is no whole state of this format.
 */
export function completeState(given: GivenState): State {
  const state = withAddedParts(given)
  const mistake = mistakeOf(state)
  if (mistake === undefined) return state as State
  const cure = 'Make it with createSeed() or snapshot() of this version of the package.'
  throw new TypeError(
    `The seed or snapshot is no state of this sandbox: its ${mistake}${mistake.endsWith('?') ? '' : '.'} ${cure}`,
  )
}

/** The first mistake of a value that is no whole state of this version, such as `"time" is wrong: Required`. */
export function mistakeOf(state: unknown): string | undefined {
  const issue = issueOf(state)
  if (!issue) return undefined
  const part = issue.path.length === 0 ? 'content' : `"${issue.path.join('.')}"`
  const message =
    issue.code === 'invalid_literal'
      ? `Expected ${issue.expected}, received ${JSON.stringify(issue.received)}`
      : issue.message
  return `${part} is wrong: ${message}`
}

/** What is wrong with a value that is no whole state of this version. */
export function issueOf(state: unknown): ZodIssue | undefined {
  schema ??= controlSchemas({ TelemetryState: telemetry, MeasuredValue: measured }).named('State')
  return schema.safeParse(state).error?.issues[0]
}

let schema: ZodTypeAny | undefined

/** A program can have a measured value that JSON has not. */
const measured = () => z.number().or(z.nan()).nullable()

const telemetry = () =>
  z.unknown().superRefine((given, context) => {
    const message = mistakeOfTelemetry(given)
    // The sentence of the state goes on.
    if (message !== undefined) context.addIssue({ code: 'custom', message: message.replace(/\.$/, '') })
  })
