import type { Case, Json, JsonObject, Operation } from '../../index.ts'
import { isObject } from '../../schema/schema.ts'
import { bodyOf, failureOf, isTaken, payloadOfSent } from '../engine/payload.ts'
import type { Sent } from '../engine/sender.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { StepResult } from './step.ts'

/** Two bodies that are stored one after the other. */
export interface Pair {
  readonly first: JsonObject
  readonly second: JsonObject
  /** The promises that the pair can test and that no other pair has tested. */
  readonly aims: readonly string[]
}

/** The result of a pair. The server may have refused one of the bodies; its other pairs are not tried where it is named. */
type Outcome =
  | { readonly refused: JsonObject | undefined }
  | { readonly sent: Sent; readonly complaint?: string | undefined; readonly reached: readonly string[] }

/** A server may refuse some of these pairs for other reasons. */
const MOST_TRIALS = 12

/** Tries the pair with the most aims first, until all aims are reached or one fails. */
export async function tryPairs<Own extends Pair>(
  pairs: readonly Own[],
  nothing: string,
  tried: (pair: Own) => Promise<Outcome>,
): Promise<StepResult> {
  let last: StepResult = { reason: nothing }
  let open = pairs.filter(({ aims }) => aims.length > 0)
  for (let trial = 0; trial < MOST_TRIALS; trial += 1) {
    const [pair] = open.toSorted((left, right) => right.aims.length - left.aims.length)
    if (!pair) break
    const result = await tried(pair)
    const others = open.filter((each) => each !== pair)
    if ('refused' in result) {
      open = others.filter(({ first, second }) => first !== result.refused && second !== result.refused)
      continue
    }
    if (result.complaint !== undefined) return result
    last = result
    open = others
      .map((each) => ({ ...each, aims: each.aims.filter((aim) => !result.reached.includes(aim)) }))
      .filter(({ aims }) => aims.length > 0)
  }
  return last
}

/** Sends a body without adding a name, and reads the object. */
export async function storedBy(lifecycle: Lifecycle, update: Operation, get: Operation, value: JsonObject) {
  const { document } = lifecycle.context
  const attempt = await lifecycle.sendBody(update, value, 'minimal body')
  if ('reason' in attempt) return attempt
  if (!isTaken(attempt.sent)) return { reason: failureOf(update, attempt.sent) }
  const sent = await lifecycle.send(get)
  const [body, shown] = [bodyOf(attempt.sent), payloadOfSent(sent, document)]
  return isObject(body) && isObject(shown)
    ? { sent, update: attempt.sent, body, shown }
    : { reason: failureOf(get, sent) }
}

/** The valid bodies of an update: those with many fields, and those of cases about one field. */
export function validBodiesOf(update: Operation, { context }: Lifecycle) {
  const accepted = context.cases(update).filter(({ expectation }) => expectation.kind === 'accepted')
  const whole = accepted.filter(isWhole).flatMap(({ call: { body } }) => (isObject(body) ? [body] : []))
  const single = accepted.flatMap(({ bodyPointer, call: { body } }) => {
    const name = bodyPointer?.slice(1) ?? ''
    return isObject(body) && !isEmpty(body[name]) ? [{ name, body }] : []
  })
  return { whole, single }
}

const isWhole = ({ kind, kinds }: Case): boolean => kind === 'example' || kinds.includes('full body')

export const isEmpty = (value: Json | undefined): boolean =>
  value == null || value === '' || (Array.isArray(value) && value.length === 0)
