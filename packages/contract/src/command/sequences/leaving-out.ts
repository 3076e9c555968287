import type { Case, Json, JsonObject, Operation } from '../../index.ts'
import { stated } from '../../schema/constraints.ts'
import { isObject } from '../../schema/schema.ts'
import { lossOf, payloadNode } from '../engine/comparison.ts'
import { bodyOf, failureOf, isTaken, payloadOfSent } from '../engine/payload.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { StepResult } from './step.ts'

/** A body with these fields, and one without them. */
interface Pair {
  readonly filling: JsonObject
  readonly leaving: JsonObject
  readonly names: readonly string[]
}

/** A server may refuse some of these updates for other reasons. */
const MOST_TRIALS = 12

/** Leaves fields out of updates, and checks whether they are kept or cleared as the document says. */
export async function runLeavingOut(lifecycle: Lifecycle, update: Operation, get: Operation): Promise<StepResult> {
  const words = wordsOf(update, lifecycle)
  if (words.kept.length + words.cleared.length === 0)
    return { reason: 'the document does not say what becomes of fields that are left out' }
  let last: StepResult = { reason: 'no body of the document has a field that can be left out' }
  let open: readonly string[] = [...words.kept, ...words.cleared]
  const possible = new Set(pairsFor(update, open, lifecycle))
  for (let trial = 0; trial < MOST_TRIALS; trial += 1) {
    const pair = bestOf([...possible], open)
    if (!pair) break
    possible.delete(pair)
    const result = await tried(pair)
    if ('reason' in result) continue
    if (result.complaint !== undefined) return result
    last = result
    open = open.filter((name) => !result.names.includes(name))
  }
  return last

  async function tried({ filling, leaving, names }: Pair) {
    const { document } = lifecycle.context
    const filled = await storedBy(lifecycle, update, get, filling)
    if ('reason' in filled) return filled
    const left = await storedBy(lifecycle, update, get, leaving)
    if ('reason' in left) return left
    const { sent, shown } = left
    const isLeftOut = (name: string) => names.includes(name) && !(name in left.body) && !isEmpty(filled.body[name])
    const how = { document, node: payloadNode(get, document), keepsIds: true, wasShown: true }
    const lost = lossOf(onlyNames(filled.shown, words.kept.filter(isLeftOut)), shown, how)
    // The run adds a field again where another field refers to it: that field was not left out.
    const absent = names.filter(isLeftOut)
    if (lost !== undefined)
      return { sent, names: absent, complaint: `an update that leaves it out keeps it, but ${lost}` }
    const stuck = words.cleared.find((name) => isLeftOut(name) && !isEmpty(shown[name]))
    const complaint = stuck && `an update that leaves out ${stuck} clears it, but it is ${JSON.stringify(shown[stuck])}`
    return { sent, names: absent, complaint }
  }
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

function wordsOf({ body }: Operation, { context: { document } }: Lifecycle) {
  const variants = body ? document.reader.variants(body.node) : []
  const words = (word: string): readonly string[] => [
    ...new Set(variants.flatMap((each) => stated<string[]>(each, word).flatMap(({ value }) => value))),
  ]
  return { kept: words('x-kept-when-absent'), cleared: words('x-cleared-when-absent') }
}

/** The pairs of valid bodies of which the second leaves out some of the names. */
function pairsFor(update: Operation, names: readonly string[], { context }: Lifecycle): readonly Pair[] {
  const { reader } = context.document
  const node = update.body?.node ?? []
  const accepted = context.cases(update).filter(({ expectation }) => expectation.kind === 'accepted')
  const whole = accepted.filter(isWhole).flatMap(({ call }) => (isObject(call.body) ? [call.body] : []))
  const branchOf = (value: Json) => reader.variants(node).find((each) => reader.complaints(each, value) === 0)?.branch
  const bare = whole.filter((value) => !names.some((name) => name in value && name !== 'name'))
  const pairsOf = (filling: JsonObject): readonly Pair[] => {
    const rest = names.reduce((left, name) => {
      const smaller = withoutName(left, name)
      return reader.accepts(node, smaller) ? smaller : left
    }, filling)
    // A field that another field requires can only be left out together with it.
    const others = bare.filter((value) => branchOf(value) === branchOf(filling))
    return [rest, ...others].map((leaving) => ({
      filling,
      leaving,
      names: names.filter((name) => !isEmpty(filling[name]) && !(name in leaving)),
    }))
  }
  // Bodies for single fields serve where the server refuses the others.
  const single = accepted.flatMap(({ bodyPointer, call: { body } }) =>
    names.some((name) => bodyPointer === `/${name}` && isObject(body) && !isEmpty(body[name]))
      ? [body as JsonObject]
      : [],
  )
  return [...whole, ...single].flatMap(pairsOf).filter((pair) => pair.names.length > 0)
}

/** The pair that leaves out most of the fields that are still open. */
function bestOf(possible: readonly Pair[], open: readonly string[]): Pair | undefined {
  const gain = ({ names }: Pair) => names.filter((name) => open.includes(name)).length
  const [best] = possible.toSorted((left, right) => gain(right) - gain(left))
  return best && gain(best) > 0 ? best : undefined
}

/** True for a body with many fields. */
export const isWhole = ({ kind, kinds }: Case): boolean => kind === 'example' || kinds.includes('full body')

export const isEmpty = (value: Json | undefined): boolean =>
  value == null || value === '' || (Array.isArray(value) && value.length === 0)
const withoutName = (object: JsonObject, name: string): JsonObject => {
  const { [name]: _, ...rest } = object
  return rest
}
const onlyNames = (object: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([name]) => names.includes(name)))
