import type { Json, JsonObject, Operation } from '../../index.ts'
import { stated } from '../../schema/constraints.ts'
import { lossOf, payloadNode } from '../engine/comparison.ts'
import { allIdsIn } from '../engine/payload.ts'
import type { Sent } from '../engine/sender.ts'
import type { Lifecycle } from './lifecycle.ts'
import { check, NotReached } from './step.ts'
import { isEmpty, type Pair, storedBy, tryPairs, validBodiesOf } from './stored-pairs.ts'

/** A body with these fields, and one without them. */
type LeavingPair = Pair & { readonly names: readonly string[] }

/** Leaves fields out of updates, and checks whether they are kept or cleared as the document says. */
export async function runLeavingOut(lifecycle: Lifecycle, update: Operation, get: Operation): Promise<Sent> {
  const words = wordsOf(update, lifecycle)
  const all = [...words.kept, ...words.cleared]
  if (all.length === 0) throw new NotReached('the document does not say what becomes of fields that are left out')
  const nothing = 'no body of the document has a field that can be left out'
  return tryPairs(pairsFor(update, all, lifecycle), nothing, tried)

  async function tried({ first, second, names }: LeavingPair) {
    const { document } = lifecycle.context
    const filled = await storedBy(lifecycle, update, get, first)
    if ('reason' in filled) return { refused: undefined }
    const left = await storedBy(lifecycle, update, get, second)
    if ('reason' in left) return { refused: undefined }
    const { sent, shown } = left
    const isLeftOut = (name: string) => names.includes(name) && !(name in left.body) && !isEmpty(filled.body[name])
    const how = { document, node: payloadNode(get, document), knownIds: allIdsIn(filled.shown), wasShown: true }
    const lost = lossOf(onlyNames(filled.shown, words.kept.filter(isLeftOut)), shown, how)
    // The run adds a field again where another field refers to it: that field was not left out.
    const reached = names.filter(isLeftOut)
    check(sent, lost && `an update that leaves it out keeps it, but ${lost}`)
    const stuck = words.cleared.find((name) => isLeftOut(name) && !isEmpty(shown[name]))
    check(sent, stuck && `an update that leaves out ${stuck} clears it, but it is ${JSON.stringify(shown[stuck])}`)
    return { sent, reached }
  }
}

function wordsOf({ body }: Operation, { context: { document } }: Lifecycle) {
  const variants = body ? document.reader.variants(body.node) : []
  const words = (word: string): readonly string[] => [
    ...new Set(variants.flatMap((each) => stated<string[]>(each, word).flatMap(({ value }) => value))),
  ]
  return { kept: words('x-kept-when-absent'), cleared: words('x-cleared-when-absent') }
}

/** The pairs of valid bodies of which the second leaves out some of the names. */
function pairsFor(update: Operation, all: readonly string[], lifecycle: Lifecycle): readonly LeavingPair[] {
  const { reader } = lifecycle.context.document
  const node = update.body?.node ?? []
  const { whole, single } = validBodiesOf(update, lifecycle)
  const branchOf = (value: Json) => reader.variants(node).find((each) => reader.complaints(each, value) === 0)?.branch
  const bare = whole.filter((value) => !all.some((name) => name in value && name !== 'name'))
  const pairsOf = (first: JsonObject): readonly LeavingPair[] => {
    const rest = all.reduce((left, name) => {
      const { [name]: _, ...smaller } = left
      return reader.accepts(node, smaller) ? smaller : left
    }, first)
    // A field that another field requires can only be left out together with it.
    const others = bare.filter((value) => branchOf(value) === branchOf(first))
    return [rest, ...others].map((second) => {
      const names = all.filter((name) => !isEmpty(first[name]) && !(name in second))
      return { first, second, names, aims: names }
    })
  }
  // Bodies for single fields serve where the server refuses the others.
  const alone = single.flatMap(({ name, body }) => (all.includes(name) ? [body] : []))
  return [...whole, ...alone].flatMap(pairsOf)
}

const onlyNames = (object: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([name]) => names.includes(name)))
