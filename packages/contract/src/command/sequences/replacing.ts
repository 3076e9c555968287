import type { Case, Json, JsonObject, Operation } from '../../index.ts'
import { isObject } from '../../schema/schema.ts'
import { isAlike, lossOf } from '../engine/comparison.ts'
import { allIdsIn, bodyOf, failureOf, isTaken } from '../engine/payload.ts'
import type { Sent } from '../engine/sender.ts'
import { comparisonFor, type Lifecycle } from './lifecycle.ts'
import { check, NotReached } from './step.ts'
import { withIds } from './updates.ts'

/** The aims of a pair here: `tags` is changed, `tags emptied` is emptied, `tiles anew` keeps its items and changes them. */
const EMPTIED = ' emptied'
const ANEW = ' anew'

/** Replaces and empties values by updates, and reads the object. */
export async function runReplacing(lifecycle: Lifecycle, update: Operation, show: Operation): Promise<Sent> {
  const { age, goodCall, document } = lifecycle.began.context
  const { reader } = document
  const how = comparisonFor(show, lifecycle.began.context)
  const nothing = 'no two bodies of the document say different things of one field'
  return tryPairs(pairsFor(update, lifecycle), nothing, tried)

  async function tried({ first, second, aims }: Pair) {
    const before = await storedBy(lifecycle, update, show, first)
    if ('reason' in before) return { refused: first }
    const isAnew = aims.some((aim) => aim.endsWith(ANEW))
    const anew = isAnew ? withIds(second, before.shown) : second
    // Items of other lists have no ids in requests.
    const sent = reader.accepts(update.body?.node ?? [], anew) ? anew : second
    const knownIds = allIdsIn(before.shown)
    const after = await storedBy(lifecycle, update, show, sent)
    if ('reason' in after) return { refused: isAnew ? undefined : second }
    for (const name of new Set(aims.map(nameOf))) {
      const value = after.body[name]
      const complaint = isEmpty(value)
        ? stuckAt(name, value, before.shown, after.shown)
        : lossOf({ [name]: value as Json }, after.shown, { ...how, only: `/${name}`, knownIds })
      if (complaint !== undefined && !isNewer(after.update, name)) check(after.sent, complaint)
    }
    return { sent: after.sent, reached: aims.filter((aim) => isReached(aim, before.body, after.body)) }
  }

  /** True where the field is newer than the server may be: older servers ignore it. */
  function isNewer(sent: Sent, name: string): boolean {
    const day = age.newestAt(goodCall(update), sent, `/${name}`)
    return day !== undefined && age.isBeyond(day)
  }
}

/** A complaint where a field was emptied and is shown as before. */
function stuckAt(name: string, value: Json | undefined, before: JsonObject, after: JsonObject): string | undefined {
  const isStuck = value !== undefined && !isEmpty(before[name]) && isAlike(before[name], after[name])
  return isStuck ? `${JSON.stringify(value)} was sent for ${name}, and it is as before` : undefined
}

/** Checks the bodies that were sent: the run may have replaced values in them. */
function isReached(aim: string, before: JsonObject, after: JsonObject): boolean {
  const [first, second] = [before[nameOf(aim)], after[nameOf(aim)]]
  return aim.endsWith(EMPTIED) ? isEmpty(second) && second !== undefined : !isAlike(first, second)
}

const nameOf = (aim: string): string => aim.replace(EMPTIED, '').replace(ANEW, '')

function pairsFor(update: Operation, lifecycle: Lifecycle): readonly Pair[] {
  const { reader } = lifecycle.began.context.document
  const node = update.body?.node ?? []
  const { whole, single } = validBodiesOf(update, lifecycle)
  const changing = whole.flatMap((first) => whole.map((second) => ({ first, second, aims: changesOf(first, second) })))
  // Pairs that change one field alone serve for fields that no other pair changes.
  const alone = single.flatMap(({ name, body: second }) =>
    whole.filter((first) => changesOf(first, second).includes(name)).map((first) => ({ first, second, aims: [name] })),
  )
  const emptying = whole.map((first) => {
    const second = Object.keys(first).reduce((left, name) => emptied(left, name), first)
    const aims = Object.keys(first).filter((name) => !isEmpty(first[name]) && isEmpty(second[name]))
    return { first, second, aims: aims.map((name) => `${name}${EMPTIED}`) }
  })
  // The longest bodies first: their items have the most fields.
  const fullest = whole.toSorted((left, right) => JSON.stringify(right).length - JSON.stringify(left).length)
  const anew = fullest.flatMap((second) =>
    fullest.map((first) => {
      const lists = changesOf(first, second).filter((name) => isListOfObjects(second[name]))
      return { first, second, aims: lists.map((name) => `${name}${ANEW}`) }
    }),
  )
  return [...emptying, ...changing, ...anew, ...alone]

  function emptied(body: JsonObject, name: string): JsonObject {
    if (isEmpty(body[name]) || name === 'name') return body
    const empty = { ...body, [name]: Array.isArray(body[name]) ? [] : null }
    return reader.accepts(node, empty) ? empty : body
  }
}

const isListOfObjects = (value: Json | undefined): boolean => Array.isArray(value) && value.some(isObject)

/** The fields that have different values in both bodies. The name is set by the run, so it does not count. */
const changesOf = (first: JsonObject, second: JsonObject): readonly string[] =>
  Object.keys(second).filter(
    (name) => name !== 'name' && !isEmpty(first[name]) && !isEmpty(second[name]) && !isAlike(first[name], second[name]),
  )

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
async function tryPairs<Own extends Pair>(
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
export function validBodiesOf(update: Operation, { began: { context } }: Lifecycle) {
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
  value == null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)
