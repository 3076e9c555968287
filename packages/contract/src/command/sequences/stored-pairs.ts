import type { Case, Json, JsonObject, Operation } from '../../index.ts'
import { isObject } from '../../schema/schema.ts'
import { bodyOf, failureOf, isTaken } from '../engine/payload.ts'
import type { Sent } from '../engine/sender.ts'
import type { Lifecycle } from './lifecycle.ts'
import { NotReached } from './step.ts'

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
  | { readonly sent: Sent; readonly reached: readonly string[] }

/** A server may refuse some of these pairs for other reasons. */
const MOST_TRIALS = 12

/** Tries the pair with the most aims first, until all aims are reached. */
export async function tryPairs<Own extends Pair>(
  pairs: readonly Own[],
  nothing: string,
  tried: (pair: Own) => Promise<Outcome>,
): Promise<Sent> {
  let last: Sent | undefined
  let open = pairs
  for (let trial = 0; trial < MOST_TRIALS; trial += 1) {
    open = open.filter(({ aims }) => aims.length > 0)
    const [pair] = open.toSorted((left, right) => right.aims.length - left.aims.length)
    if (!pair) break
    const outcome = await tried(pair)
    open = open.filter((each) => each !== pair)
    if ('refused' in outcome) {
      const { refused } = outcome
      open = open.filter(({ first, second }) => first !== refused && second !== refused)
    } else {
      last = outcome.sent
      open = open.map((each) => ({ ...each, aims: each.aims.filter((aim) => !outcome.reached.includes(aim)) }))
    }
  }
  if (last === undefined) throw new NotReached(nothing)
  return last
}

/** A body that was stored, and the object as it is shown then. */
export interface Stored {
  /** The exchanges that show the object, and that changed it. */
  readonly sent: Sent
  readonly update: Sent
  readonly body: JsonObject
  readonly shown: JsonObject
}

/** Sends a body without adding a name, and reads the object. */
export async function storedBy(
  lifecycle: Lifecycle,
  update: Operation,
  show: Operation,
  value: JsonObject,
): Promise<Stored | { readonly reason: string }> {
  const attempt = await lifecycle.sendBody(update, value, 'minimal body')
  if ('reason' in attempt) return attempt
  if (!isTaken(attempt.sent)) return { reason: failureOf(update, attempt.sent) }
  const { sent, shown } = await lifecycle.look(show)
  const body = bodyOf(attempt.sent)
  return isObject(body) && isObject(shown)
    ? { sent, update: attempt.sent, body, shown }
    : { reason: failureOf(show, sent) }
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
