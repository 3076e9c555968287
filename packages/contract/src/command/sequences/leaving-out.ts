import { isDeepStrictEqual } from 'node:util'
import { requestOf } from '@clouddb/document/openapi'
import type { ContractDocument, Json, JsonObject, Operation } from '../../index.ts'
import {
  type Node,
  type Property,
  pointersKey,
  remembered,
  type Variant,
  variantProperties,
  without,
} from '../../schema/schema.ts'
import { edited, valueAtPath } from '../../schema/visited-value.ts'
import { makesOf } from '../cases/stored-values.ts'
import { lossOf } from '../engine/comparison.ts'
import { allIdsIn, isAbsentValue } from '../engine/payload.ts'
import type { Sent } from '../engine/sender.ts'
import { comparisonFor, type Lifecycle, type Stored, storedBy } from './lifecycle.ts'
import { isEmptyValue, validBodiesOf } from './replacing.ts'
import { check, NotReached } from './step.ts'

/** A field that an update keeps, clears or derives from other objects where a body of this branch leaves it out. */
export interface OptionalField {
  readonly becomes: 'kept' | 'cleared' | 'derived'
  readonly path: readonly string[]
  /** The branch of the whole body: `service=slack`; empty where there is none. */
  readonly branch: string
  /** True where no answer shows the field, so that nobody can see what becomes of it. */
  readonly isHidden: boolean
}

/** The fields of a body, also nested ones, of which the document says what becomes of them. A PATCH keeps all others. */
export function optionalFieldsOf({ body, method }: Operation, { reader }: ContractDocument): readonly OptionalField[] {
  const found = new Map<string, OptionalField>()
  for (const variant of reader.variants(body?.node ?? [])) collect(variant, [], variant.branch, new Set())
  return [...found.values()]

  function collect(variant: Variant, path: readonly string[], branch: string, above: ReadonlySet<string>): void {
    const requests = variant.parts.map(({ schema }) => requestOf(schema))
    const [kept, cleared] = [requests.flatMap(({ keeps }) => keeps), requests.flatMap(({ clears }) => clears)]
    const derived = requests.flatMap(({ derives }) => derives)
    for (const { name, node, required } of variantProperties(variant)) {
      const own = [...path, name]
      const isKept = kept.includes(name) || (method === 'PATCH' && path.length === 0 && !cleared.includes(name))
      const field = { path: own, branch, isHidden: isHidden(node) }
      const others = cleared.includes(name) ? 'cleared' : derived.includes(name) ? 'derived' : undefined
      const becomes = isKept ? 'kept' : others
      if (!required && becomes) found.set(`${own} ${branch}`, { ...field, becomes })
      if (above.has(pointersKey(node))) continue
      for (const inner of reader.variants(node)) collect(inner, own, branch, new Set([...above, pointersKey(node)]))
    }
  }

  function isHidden(node: Property['node']): boolean {
    return reader.variants(node).some(({ parts }) => parts.some(({ schema }) => schema.writeOnly === true))
  }
}

/** A server may refuse some of the pairs for other reasons. */
const MOST_TRIALS = 6

/** Few other fields, and then all others: an update of one of them could lose the field. */
const MOST_CHECKS = 2

/** Stores a body with the field and then one without it, and checks what becomes of it as the document says. */
export async function runLeavingOut(lifecycle: Lifecycle, field: OptionalField): Promise<Sent> {
  const { path, isHidden, becomes } = field
  const { context, operations } = lifecycle
  const { show, update } = operations
  const [list] = makesOf(update, context.document)[path.join('.')]?.split('.') ?? []
  const shownPath = list === undefined ? path : [list]
  if (isHidden) throw new NotReached('no answer shows the field')
  let reason = `no body of the document has ${path.join('.')} and is valid without it`
  let [last, checks]: [Sent | undefined, number] = [undefined, becomes === 'derived' ? 1 : MOST_CHECKS]
  for (const { first, second, isOther } of pairsFor(field, lifecycle).slice(0, MOST_TRIALS)) {
    if (checks === 0) break
    if (last && isOther) continue
    const filled = await storedBy(lifecycle, first)
    const left = 'reason' in filled ? filled : await storedBy(lifecycle, second)
    if ('reason' in filled || 'reason' in left) {
      reason = 'reason' in left ? left.reason : reason
      continue
    }
    // The run adds a field again where another field refers to it.
    const isTried = !isEmptyValue(valueAtPath(filled.body, path)) && valueAtPath(left.body, path) === undefined
    if (isTried && !isEmptyValue(valueAtPath(filled.shown, shownPath))) {
      const how = comparisonFor(show, context)
      last = check(left.sent, complaintAbout({ ...field, path: shownPath }, [filled, left], how))
      checks -= 1
    }
    reason = isTried ? `${show.id} does not show ${shownPath.join('.')}` : reason
  }
  if (last) return last
  throw new NotReached(reason)
}

function complaintAbout(
  { path, becomes }: OptionalField,
  [filled, left]: readonly [Stored, Stored],
  how: ReturnType<typeof comparisonFor>,
): string | undefined {
  const [before, after] = [valueAtPath(filled.shown, path), valueAtPath(left.shown, path)]
  if (becomes === 'cleared') {
    const words = `an update that leaves out ${path.join('.')} clears it, but it is ${JSON.stringify(after)}`
    return isAbsentValue(after) || isEmptyValue(after) ? undefined : words
  }
  if (becomes === 'derived') {
    const words = `an update that leaves out ${path.join('.')} writes another value, but it stays ${JSON.stringify(after)}`
    return isDeepStrictEqual(before, after) ? words : undefined
  }
  const only = path.reduceRight<Json>((inner, name) => ({ [name]: inner }), before ?? null)
  const lost = lossOf(only, left.shown, { ...how, knownIds: allIdsIn(filled.shown), wasShown: true })
  return lost && `an update that leaves it out keeps it, but ${lost}`
}

const branches = new WeakMap<JsonObject, string>()

/** Pairs of valid bodies with few other fields, which could matter to what becomes of this one. The second lacks it. */
function pairsFor({ path, branch }: OptionalField, { context, operations: { update } }: Lifecycle) {
  const { reader } = context.document
  const node: Node = update.body?.node ?? []
  const branchOf = (body: JsonObject) =>
    remembered(
      branches,
      body,
      () => reader.variants(node).find((each) => reader.complaints(each, body) === 0)?.branch ?? '',
    )
  const { whole, single } = validBodiesOf(update, context)
  const bodies = [...whole, ...single.map(({ body }) => body)].filter((body) => branchOf(body) === branch)
  const [having, lacking] = [
    bodies.filter((body) => !isEmptyValue(valueAtPath(body, path))),
    bodies.filter((body) => valueAtPath(body, path) === undefined),
  ]
  const lacks = (body: JsonObject) => edited(body, path, () => undefined) as JsonObject
  const reduced = (body: JsonObject, name: string): JsonObject => {
    const smaller = name === path[0] || name === 'name' ? body : without(body, name)
    // A change needs another field where it may not be empty.
    const isLeft = reader.accepts(node, lacks(smaller)) || !reader.accepts(node, lacks(body))
    return reader.accepts(node, smaller) && isLeft ? smaller : body
  }
  return having.flatMap((body) => {
    const bare = Object.keys(body).reduce(reduced, body)
    // A server may show a field that is not set as false.
    const first = edited(bare, path, (value) => (value === false ? true : value)) as JsonObject
    // A server can lose the field where another one is sent. A field that another one needs can only be left out with it.
    // A null can return more than its own field to the default.
    const filled = Object.entries(body).filter(([, value]) => value !== null)
    const own = [lacks(first), lacks(Object.fromEntries(filled))].filter((each) => reader.accepts(node, each))
    return [...own, ...lacking.slice(0, 2)].map((second, index) => ({ first, second, isOther: index >= own.length }))
  })
}
