import type { InstanceGenerator } from '../../derivation/instances/generator.ts'
import { itemsOf } from '../../schema/constraints.ts'
import type { Json, Node } from '../../schema/schema.ts'
import { isObject } from '../../schema/schema.ts'
import { type Path, pointerOfPath, visitedValues } from '../../schema/visited-value.ts'
import { edited } from '../engine/json-edits.ts'
import { ownListOf, type Reference, referencesIn } from './references.ts'

/** The part of a body that a case tests, and that therefore stays as it is. */
export interface Kept {
  /** The pointer of a value. */
  readonly value?: string | undefined
  /** The pointer of a property that has to be absent. */
  readonly absent?: string | undefined
}

/**
 * Makes a body consistent: the parts that it refers to exist (the container of a tile, the tab in that container), and no
 * two items of a list have the same id.
 */
export function agreeing(node: Node, body: Json, kept: Kept, instances: InstanceGenerator): Json {
  const { reader } = instances
  let current = distinct(node, body, kept, instances)
  // An item that is added for one reference may contain further references.
  for (let round = 0; round < 4; round++) {
    const next = withNextItem(current)
    if (next === undefined || !reader.accepts(node, next)) break
    current = next
  }
  return current

  /** Removes a reference, together with a sibling where the body is only valid without both. */
  function withoutReference(value: Json, { path }: Reference, references: readonly Reference[]): Json {
    const holder = pointerOfPath(path.slice(0, -1))
    const siblings = references.filter((each) => pointerOfPath(each.path.slice(0, -1)) === holder && each.path !== path)
    const rest = edited(value, path, () => undefined)
    const smaller = siblings.map((sibling) => edited(rest, sibling.path, () => undefined))
    return [rest, ...smaller].find((each) => reader.accepts(node, each)) ?? rest
  }

  function withNextItem(value: Json): Json | undefined {
    const references = referencesIn(reader, node, value)
    for (const reference of references) {
      const list = ownListOf(reference, references, reader)
      if (!list || list.items.some((item) => isObject(item) && item.id === reference.value)) continue
      const pointer = pointerOfPath(list.path)
      if (pointer === kept.absent || pointer === kept.value) return withoutReference(value, reference, references)
      const item = itemWithId(list.node, reference.value, instances)
      if (item !== undefined) return edited(value, list.path, () => [...list.items, item])
    }
    return undefined
  }
}

/** The pointers of the references to lists of the body itself. */
export function refersToItself(
  node: Node,
  body: Json,
  { reader }: Pick<InstanceGenerator, 'reader'>,
): ReadonlySet<string> {
  const references = referencesIn(reader, node, body)
  return new Set(
    references.filter((each) => ownListOf(each, references, reader)).map(({ path }) => pointerOfPath(path)),
  )
}

function itemWithId(node: Node, id: string, instances: InstanceGenerator): Json | undefined {
  for (const list of instances.reader.variants(node)) {
    const items = itemsOf(list)
    for (const variant of instances.reader.variants(items)) {
      const made = instances.complete(items, variant, { id }, 'minimal')
      if (made) return made
    }
  }
  return undefined
}

/** The same body with different ids in each list. */
export function distinct(node: Node, body: Json, kept: Kept, { reader }: InstanceGenerator): Json {
  const lists = visitedValues(reader, node, body).filter(({ value }) => Array.isArray(value) && value.length > 1)
  let current = body
  for (const { value, path } of lists) {
    const seen = new Set<string>()
    for (const [index, item] of (value as readonly Json[]).entries()) {
      if (!isObject(item) || typeof item.id !== 'string') continue
      const here: Path = [...path, index, 'id']
      if (seen.has(item.id) && pointerOfPath(here) !== kept.value)
        current = edited(current, here, () => numbered(item.id as string, index))
      seen.add(item.id)
    }
  }
  return current === body || reader.accepts(node, current) === reader.accepts(node, body) ? current : body
}

/** Another id of the same length and, as far as possible, of the same form. */
const numbered = (id: string, index: number): string => `${id}${index}`.slice(String(index).length)
