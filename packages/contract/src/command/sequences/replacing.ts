import type { Json, JsonObject, Operation } from '../../index.ts'
import { isObject } from '../../schema/schema.ts'
import { isAlike, lossOf, payloadNode } from '../engine/comparison.ts'
import type { Sent } from '../engine/sender.ts'
import { isEmpty, isWhole, storedBy } from './leaving-out.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { StepResult } from './step.ts'
import { withIds } from './updates.ts'

/** Two bodies, of which the second changes or empties some fields of the first. */
interface Pair {
  readonly first: JsonObject
  readonly second: JsonObject
  /** The fields: `tags` is changed, `tags emptied` is emptied, `tiles anew` keeps its items and changes them. */
  readonly aims: readonly string[]
}

/** The result of a pair; the server may have refused one of the two bodies. */
type Outcome =
  | { readonly refused: JsonObject; readonly isAnew?: boolean }
  | { readonly sent: Sent; readonly complaint?: string; readonly reached: readonly string[] }

/** A server may refuse some of these pairs for other reasons. */
const MOST_TRIALS = 12

/** Replaces and empties values by updates, and reads the object. */
export async function runReplacing(lifecycle: Lifecycle, update: Operation, get: Operation): Promise<StepResult> {
  const { document, age, goodCall } = lifecycle.context
  const how = { document, age, node: payloadNode(get, document) }
  let last: StepResult = { reason: 'no two bodies of the document say different things of one field' }
  let open = pairsFor(update, lifecycle)
  for (let trial = 0; trial < MOST_TRIALS; trial += 1) {
    const pair = open.toSorted((left, right) => right.aims.length - left.aims.length)[0]
    if (!pair) break
    const result = await tried(pair)
    if ('refused' in result) open = result.isAnew ? open.filter((each) => each !== pair) : without(open, result.refused)
    else {
      if (result.complaint !== undefined) return result
      last = result
      const others = open.filter((each) => each !== pair)
      open = stillOpen(others, result.reached)
    }
  }
  return last

  async function tried({ first, second, aims }: Pair): Promise<Outcome> {
    const before = await storedBy(lifecycle, update, get, first)
    if ('reason' in before) return { refused: first }
    const isAnew = aims.some((aim) => aim.endsWith(ANEW))
    const sent = isAnew ? withIds(second, before.shown) : second
    const after = await storedBy(lifecycle, update, get, sent)
    if ('reason' in after) return { refused: second, isAnew }
    for (const name of new Set(aims.map(nameOf))) {
      const says = complaintAbout(name, after.body[name], before.shown[name], after.shown, isAnew)
      if (says !== undefined && !isNewer(after.update, name)) return { sent: after.sent, complaint: says, reached: [] }
    }
    return { sent: after.sent, reached: aims.filter((aim) => isReached(aim, before.body, after.body)) }
  }

  /** True where the field is newer than the server may be: older servers ignore it. */
  function isNewer(sent: Sent, name: string): boolean {
    const day = age.newestAt(goodCall(update), sent, `/${name}`)
    return day !== undefined && age.isBeyond(day)
  }

  function complaintAbout(
    name: string,
    value: Json | undefined,
    before: Json | undefined,
    shown: JsonObject,
    keepsIds: boolean,
  ) {
    if (!isEmpty(value)) return lossOf({ [name]: value as Json }, shown, { ...how, only: `/${name}`, keepsIds })
    const isStuck = value !== undefined && !isEmpty(before) && isAlike(before, shown[name])
    return isStuck ? `${JSON.stringify(value)} was sent for ${name}, and it is as before` : undefined
  }
}

const EMPTIED = ' emptied'
/** The items of a list keep their ids and change. */
const ANEW = ' anew'

/** Checks the bodies that were sent: the run may have replaced values in them. */
function isReached(aim: string, before: JsonObject, after: JsonObject): boolean {
  const [first, second] = [before[nameOf(aim)], after[nameOf(aim)]]
  return aim.endsWith(EMPTIED) ? isEmpty(second) && second !== undefined : !isAlike(first, second)
}

const nameOf = (aim: string): string => aim.replace(EMPTIED, '').replace(ANEW, '')

const without = (pairs: readonly Pair[], refused: Json): readonly Pair[] =>
  pairs.filter(({ first, second }) => first !== refused && second !== refused)

/** The pairs with aims that no other pair has reached. */
const stillOpen = (pairs: readonly Pair[], reached: readonly string[]): readonly Pair[] =>
  pairs
    .map((pair) => ({ ...pair, aims: pair.aims.filter((aim) => !reached.includes(aim)) }))
    .filter(({ aims }) => aims.length > 0)

function pairsFor(update: Operation, { context }: Lifecycle): readonly Pair[] {
  const { reader } = context.document
  const node = update.body?.node ?? []
  const accepted = context.cases(update).filter(({ expectation }) => expectation.kind === 'accepted')
  const whole = accepted.filter(isWhole).flatMap(({ call: { body } }) => (isObject(body) ? [body] : []))
  const changing = whole.flatMap((first) => whole.map((second) => ({ first, second, aims: changesOf(first, second) })))
  // Pairs that change one field alone serve for fields that no other pair changes.
  const single = accepted.flatMap(({ bodyPointer, call: { body: second } }) => {
    const name = bodyPointer?.slice(1) ?? ''
    if (!isObject(second) || isEmpty(second[name]) || name === 'name') return []
    return whole
      .filter((first) => changesOf(first, second).includes(name))
      .map((first) => ({ first, second, aims: [name] }))
  })
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
  return [...emptying, ...changing, ...anew, ...single].filter(({ aims }) => aims.length > 0)

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
