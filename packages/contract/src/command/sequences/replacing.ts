import type { Case, Json, JsonObject, Operation } from '../../index.ts'
import { isJsonObject } from '../../schema/schema.ts'
import { isAlike, lossOf, lossOfBody } from '../engine/comparison.ts'
import { allIdsIn, payloadOfSent, sentBody, shownId } from '../engine/payload.ts'
import type { Sent } from '../engine/sender.ts'
import { changedName } from '../objects/object-names.ts'
import type { RunContext } from '../objects/run-context.ts'
import { comparisonFor, type Lifecycle, look, sendBody, storedBy } from './lifecycle.ts'
import { accepted, check, NotReached, reached } from './step.ts'

/** Changes the name, and keeps the rest with the ids that the server assigned. */
export async function runUpdate(lifecycle: Lifecycle): Promise<Sent> {
  const { context, creation, id, operations } = lifecycle
  const { update, show } = operations
  const { document } = context
  const { shown: before } = await look(lifecycle)
  const created = sentBody(creation)
  const given = isJsonObject(created) ? withIds(created, before) : created
  const isValid = given !== undefined && update.body !== undefined && document.reader.accepts(update.body.node, given)
  const base = isValid ? given : context.goodCall(update).call.body
  // With the same name the answer would not show whether the object was changed.
  const body = isJsonObject(base) && 'name' in base ? { ...base, name: changedName(context.mark) } : base
  if (body === undefined) throw new NotReached(`${update.id} has no body to send`)
  const sent = accepted(update, reached(await sendBody(lifecycle, update, body)).sent)
  const complaint = wrongIn(payloadOfSent(sent, document), update)
  check(sent, complaint && `in the answer ${complaint}`)
  const read = await look(lifecycle)
  return check(accepted(show, read.sent), wrongIn(read.shown, show))

  function wrongIn(shown: Json | undefined, operation: Operation): string | undefined {
    const how = { ...comparisonFor(operation, context), knownIds: allIdsIn(before) }
    return lossOfBody(sent, update, shown, how) ?? identityOf(before, shown, id)
  }
}

/** Copies the ids of the parts of an object into a body, item by item. */
function withIds(body: JsonObject, shown: Json | undefined): JsonObject {
  if (!isJsonObject(shown)) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const own = shown[name]
      if (!Array.isArray(value) || !Array.isArray(own)) return [name, value]
      const items = value.map((item, index) => {
        const id = shownId(own[index])
        return isJsonObject(item) && id !== undefined ? { ...item, id } : item
      })
      return [name, items]
    }),
  )
}

/** The id of an object and the time of its creation must never change. */
function identityOf(before: Json | undefined, after: Json | undefined, id: string): string | undefined {
  if (!isJsonObject(before) || !isJsonObject(after)) return undefined
  if (shownId(after) !== id) return `the id is ${shownId(after)}, and it was ${id}`
  const created = [before, after].map((each) => Date.parse(String(each.createdAt)))
  return created.every(Number.isFinite) && created[0] !== created[1]
    ? `createdAt is ${after.createdAt}, and it was ${before.createdAt}`
    : undefined
}

/** Two bodies that are stored one after the other. */
interface Pair {
  readonly first: JsonObject
  readonly second: JsonObject
  /** The promises that the pair can test and that no other pair has tested. */
  readonly aims: readonly string[]
}

/** The aims of a pair: `tags` is changed, `tags emptied` is emptied, `tiles anew` keeps its items and changes them. */
const EMPTIED = ' emptied'
const ANEW = ' anew'

/** A server may refuse some of these pairs for other reasons. */
const MOST_TRIALS = 12

/** Replaces and empties values by updates, and reads the object: the pair with the most aims first, until all are reached. */
export async function runReplacing(lifecycle: Lifecycle): Promise<Sent> {
  const replacement = new Replacement(lifecycle)
  let open = pairsFor(lifecycle)
  for (let trial = 0; trial < MOST_TRIALS; trial += 1) {
    open = replacement.openOf(open)
    const [pair] = open.toSorted((left, right) => right.aims.length - left.aims.length)
    if (!pair) break
    await replacement.run(pair)
    open = open.filter((each) => each !== pair)
  }
  if (replacement.last) return replacement.last
  throw new NotReached('no two bodies of the document say different things of one field')
}

class Replacement {
  readonly #lifecycle: Lifecycle
  /** Bodies that the server refused; other pairs with them are not tried. */
  readonly #refused = new Set<JsonObject>()
  readonly #reached = new Set<string>()
  last: Sent | undefined

  constructor(lifecycle: Lifecycle) {
    this.#lifecycle = lifecycle
  }

  /** The pairs that may still reach something, with the aims that are left. */
  openOf(pairs: readonly Pair[]): readonly Pair[] {
    return pairs
      .filter(({ first, second }) => !this.#refused.has(first) && !this.#refused.has(second))
      .map((each) => ({ ...each, aims: each.aims.filter((aim) => !this.#reached.has(aim)) }))
      .filter(({ aims }) => aims.length > 0)
  }

  async run({ first, second, aims }: Pair): Promise<void> {
    const { context, operations } = this.#lifecycle
    const before = await storedBy(this.#lifecycle, first)
    if ('reason' in before) return void this.#refused.add(first)
    const isAnew = aims.some((aim) => aim.endsWith(ANEW))
    const anew = isAnew ? withIds(second, before.shown) : second
    // Items of other lists have no ids in requests.
    const sent = context.document.reader.accepts(operations.update.body?.node ?? [], anew) ? anew : second
    const after = await storedBy(this.#lifecycle, sent)
    if ('reason' in after) return isAnew ? undefined : void this.#refused.add(second)
    const how = { ...comparisonFor(operations.show, context), knownIds: allIdsIn(before.shown) }
    for (const name of new Set(aims.map(aimedName))) {
      const value = after.body[name]
      const complaint = isEmptyValue(value)
        ? stuckAt(name, value, before.shown, after.shown)
        : lossOf({ [name]: value as Json }, after.shown, { ...how, only: `/${name}` })
      if (complaint !== undefined && !this.#isNewer(after.update, name)) check(after.sent, complaint)
    }
    for (const aim of aims) if (isReached(aim, before.body, after.body)) this.#reached.add(aim)
    this.last = after.sent
  }

  /** True where the field is newer than the server may be: older servers ignore it. */
  #isNewer(sent: Sent, name: string): boolean {
    const { context, operations } = this.#lifecycle
    const day = context.age.newestAt(context.goodCall(operations.update), sent, `/${name}`)
    return day !== undefined && context.age.isBeyond(day)
  }
}

/** A complaint where a field was emptied and is shown as before. */
function stuckAt(name: string, value: Json | undefined, before: JsonObject, after: JsonObject): string | undefined {
  const isStuck = value !== undefined && !isEmptyValue(before[name]) && isAlike(before[name], after[name])
  return isStuck ? `${JSON.stringify(value)} was sent for ${name}, and it is as before` : undefined
}

/** Checks the bodies that were sent: the run may have replaced values in them. */
function isReached(aim: string, before: JsonObject, after: JsonObject): boolean {
  const [first, second] = [before[aimedName(aim)], after[aimedName(aim)]]
  return aim.endsWith(EMPTIED) ? isEmptyValue(second) && second !== undefined : !isAlike(first, second)
}

const aimedName = (aim: string): string => aim.replace(EMPTIED, '').replace(ANEW, '')

function pairsFor({ context, operations: { update } }: Lifecycle): readonly Pair[] {
  const { reader } = context.document
  const node = update.body?.node ?? []
  const { whole, single } = validBodiesOf(update, context)
  const changing = whole.flatMap((first) =>
    whole.map((second) => ({ first, second, aims: changedFields(first, second) })),
  )
  // Pairs that change one field alone serve for fields that no other pair changes.
  const alone = single.flatMap(({ name, body: second }) =>
    whole
      .filter((first) => changedFields(first, second).includes(name))
      .map((first) => ({ first, second, aims: [name] })),
  )
  const emptying = whole.map((first) => {
    const second = Object.keys(first).reduce((left, name) => emptied(left, name), first)
    const aims = Object.keys(first).filter((name) => !isEmptyValue(first[name]) && isEmptyValue(second[name]))
    return { first, second, aims: aims.map((name) => `${name}${EMPTIED}`) }
  })
  // The longest bodies first: their items have the most fields.
  const fullest = whole.toSorted((left, right) => JSON.stringify(right).length - JSON.stringify(left).length)
  const anew = fullest.flatMap((second) =>
    fullest.map((first) => {
      const lists = changedFields(first, second).filter((name) => isListOfObjects(second[name]))
      return { first, second, aims: lists.map((name) => `${name}${ANEW}`) }
    }),
  )
  return [...emptying, ...changing, ...anew, ...alone]

  function emptied(body: JsonObject, name: string): JsonObject {
    if (isEmptyValue(body[name]) || name === 'name') return body
    const empty = { ...body, [name]: Array.isArray(body[name]) ? [] : null }
    return reader.accepts(node, empty) ? empty : body
  }
}

const isListOfObjects = (value: Json | undefined): boolean => Array.isArray(value) && value.some(isJsonObject)

/** The fields that have different values in both bodies. The name is set by the run, so it does not count. */
const changedFields = (first: JsonObject, second: JsonObject): readonly string[] =>
  Object.keys(second).filter(
    (name) =>
      name !== 'name' &&
      !isEmptyValue(first[name]) &&
      !isEmptyValue(second[name]) &&
      !isAlike(first[name], second[name]),
  )

/** The valid bodies of an update: those with many fields, and those of cases about one field. */
export function validBodiesOf(update: Operation, context: RunContext) {
  const valid = context.cases(update).filter(({ expectation }) => expectation.kind === 'accepted')
  const whole = valid.filter(isWhole).flatMap(({ call: { body } }) => (isJsonObject(body) ? [body] : []))
  const single = valid.flatMap(({ bodyPointer, call: { body } }) => {
    const name = bodyPointer?.slice(1) ?? ''
    return isJsonObject(body) && !isEmptyValue(body[name]) ? [{ name, body }] : []
  })
  return { whole, single }
}

const isWhole = ({ kind, kinds }: Case): boolean => kind === 'example' || kinds.includes('full body')

export const isEmptyValue = (value: Json | undefined): boolean =>
  value == null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)
