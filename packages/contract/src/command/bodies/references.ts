import type { InstanceGenerator } from '../../derivation/instances/generator.ts'
import { isObject, itemsOf, type Json, type Node, propertiesOf, remembered } from '../../schema/schema.ts'
import type { SchemaReader } from '../../schema/schema-reader.ts'
import { type Path, pointerOfPath, type VisitedValue, visitedValues } from '../../schema/visited-value.ts'
import { edited } from '../engine/json-edits.ts'

/** A text in a body that is the id of an object. */
export interface Reference {
  readonly path: Path
  readonly value: string
  /** The name of its kind as a parameter would have it: `sourceId`. */
  readonly idName: string
  /** The values of `kind` that servers take in the object, the likeliest first. */
  readonly kinds?: readonly string[]
  /** The schema of the text, by which the same reference is recognized in other bodies. */
  readonly key: string
  readonly variant: VisitedValue['variant']
  /** The values around it, the innermost first. */
  readonly above: readonly VisitedValue[]
  /** Set where the referring object is deleted together with the object; `since` where older servers keep it. */
  readonly deletedWith?: { readonly since?: string }
}

/** The references in a body: texts with `x-id-of`, and those with the name of an id, such as `sourceId` and items of `sourceIds`. */
export function referencesIn(reader: SchemaReader, node: Node, body: Json): readonly Reference[] {
  return visitedValues(reader, node, body).flatMap((visited): Reference[] => {
    const { value, path, above } = visited
    if (typeof value !== 'string') return []
    const [first, ...around] = statementsAbout(visited)
    const idName = first === undefined ? namedKind(path) : `${first.resource}Id`
    const kinds = [first, ...around].find((each) => each?.kind)?.kind
    const key = visited.node.map(({ pointer }) => pointer).join(' ')
    return idName === undefined
      ? []
      : [{ path, value, idName, key, variant: visited.variant, above, ...(kinds && { kinds }), ...deletionBy(first) }]
  })
}

/** Reads `deletesHolder: true`, or `{ since: day }` where older servers keep the object. */
function deletionBy({ deletesHolder }: Partial<StatedId> = {}): Pick<Reference, 'deletedWith'> {
  if (deletesHolder === undefined) return {}
  return { deletedWith: deletesHolder === true ? {} : deletesHolder }
}

/** The properties of a body that name an object with which their holder is deleted, with its kind: `dashboardId`. */
export function referencesOfDeletion(reader: SchemaReader, body: Node): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { name, node } of reader.variants(body).flatMap(propertiesOf)) {
    for (const { schema } of reader.variants(node).flatMap(({ parts }) => parts)) {
      const stated = statementOf(schema['x-id-of'])
      if (stated?.deletesHolder !== undefined) found.set(name, `${stated.resource}Id`)
    }
  }
  return found
}

/** What `x-id-of` says of a text. */
interface StatedId {
  readonly resource: string
  readonly kind?: readonly string[]
  /** The property beside which this holds. */
  readonly with?: string
  /** Set where the object that holds the id is deleted with the object that the id names. */
  readonly deletesHolder?: true | { readonly since: string }
}

/** Reads `x-id-of: source`, or `{ resource: source, kind: [trace] }`. */
function statementOf(stated: unknown): StatedId | undefined {
  if (typeof stated === 'string') return { resource: stated }
  return isObject(stated) && typeof stated.resource === 'string' ? (stated as unknown as StatedId) : undefined
}

/** What the schema of a text says of it, and then the schemas of the values around it: `x-id-of: { target.id: source }`. */
function statementsAbout({ variant, path, above }: VisitedValue): readonly StatedId[] {
  const own = statementsOf(variant).flatMap(([way, stated]) => (way === '' ? [stated] : []))
  const around = above.flatMap(({ variant: holder, path: start, value }) =>
    statementsOf(holder).flatMap(([way, stated]) => {
      const isThere = stated.with === undefined || (isObject(value) && stated.with in value)
      return isThere && way === path.slice(start.length).join('.') ? [stated] : []
    }),
  )
  return [...own, ...around]
}

const statements = new WeakMap<VisitedValue['variant'], readonly (readonly [way: string, StatedId])[]>()

/** The statements of a schema, each with the way to the text that it is about: `target.id`, or nothing for the text itself. */
const statementsOf = (variant: VisitedValue['variant']) =>
  remembered(statements, variant, () =>
    variant.parts.flatMap(({ schema: { 'x-id-of': stated } }) => {
      const own = statementOf(stated)
      const below = own || !isObject(stated) ? [] : Object.entries(stated)
      return [['', own] as const, ...below.map(([way, each]) => [way, statementOf(each)] as const)].flatMap(
        ([way, each]) => (each ? [[way, each] as const] : []),
      )
    }),
  )

function namedKind(path: Path): string | undefined {
  const [name, holder] = [path.at(-1), path.at(-2)]
  if (typeof name === 'string') return /[a-z]Id$/.test(name) ? name : undefined
  if (typeof holder !== 'string' || !/[a-z]Ids$/.test(holder)) return undefined
  return holder.slice(0, -1)
}

/** A list in the same body whose items a reference names: the `containers` of a `containerId`. */
export interface OwnList {
  /** Where the list is, or would be. */
  readonly path: Path
  readonly items: readonly Json[]
  readonly node: Node
}

/**
 * The list that a reference is about, if the body can hold it. It stands beside a value around the reference, or in the
 * object that a sibling refers to, such as the tabs in the container of a tile.
 */
export function ownListOf(
  reference: Reference,
  references: readonly Reference[],
  reader: SchemaReader,
): OwnList | undefined {
  const name = `${reference.idName.slice(0, -2)}s`
  for (const holder of reference.above) {
    const list = listIn(holder, name)
    if (list) return list
  }
  const parent = JSON.stringify(reference.path.slice(0, -1))
  for (const sibling of references) {
    if (sibling === reference || sibling.idName === reference.idName) continue
    if (JSON.stringify(sibling.path.slice(0, -1)) !== parent) continue
    const list = sibling.above.map((holder) => listIn(holder, `${sibling.idName.slice(0, -2)}s`)).find(Boolean)
    const index = list?.items.findIndex((item) => isObject(item) && item.id === sibling.value) ?? -1
    if (!list || index < 0) continue
    const inner = visitedValues(reader, list.node, list.items).find(
      ({ path }) => path.length === 1 && path[0] === index,
    )
    const found = inner && listIn(inner, name)
    if (found) return { ...found, path: [...list.path, ...found.path] }
  }
  return undefined
}

/** The list of this name that an object has or may have. */
function listIn({ value, path, variant }: VisitedValue, name: string): OwnList | undefined {
  const property = propertiesOf(variant).find((each) => each.name === name)
  if (!property || !isObject(value)) return undefined
  const held = value[name]
  return { path: [...path, name], items: Array.isArray(held) ? held : [], node: property.node }
}

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
