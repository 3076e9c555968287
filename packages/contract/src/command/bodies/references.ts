import type { InstanceGenerator } from '../../derivation/instances/generator.ts'
import { isJsonObject, type Json, type Node, remembered, variantItems, variantProperties } from '../../schema/schema.ts'
import type { SchemaReader } from '../../schema/schema-reader.ts'
import { edited, type Path, pointerOfPath, type VisitedValue, visitedValues } from '../../schema/visited-value.ts'
import type { IdNames } from '../engine/payload.ts'

/** A text in a body that is the id of an object. */
export interface Reference {
  readonly path: Path
  readonly value: string
  /** The name of its kind as a parameter would have it: `sourceId`. */
  readonly name: string
  /** The values of `kind` that servers take in the object, the likeliest first. */
  readonly kinds?: readonly string[]
  /** The text before the id. */
  readonly prefix?: string
  /** The schema of the text, by which the same reference is recognized in other bodies. */
  readonly key: string
  readonly variant: VisitedValue['variant']
  /** The values around it, the innermost first. */
  readonly above: readonly VisitedValue[]
  /** Set where the referring object is deleted together with the object; `since` where older servers keep it. */
  readonly deletedWith?: { readonly since?: string }
}

/** Reads `deletesHolder: true`, or `{ since: day }` where older servers keep the object. */
function deletionBy({ deletesHolder }: Partial<StatedId> = {}): Pick<Reference, 'deletedWith'> {
  if (deletesHolder === undefined) return {}
  return { deletedWith: deletesHolder === true ? {} : deletesHolder }
}

/** The properties of a body that name an object with which their holder is deleted, with its kind: `dashboardId`. */
export function referencesOfDeletion(reader: SchemaReader, body: Node): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { name, node } of reader.variants(body).flatMap(variantProperties)) {
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
  readonly prefix?: string
  /** The property beside which this holds. */
  readonly with?: string
  /** Set where the object that holds the id is deleted with the object that the id names. */
  readonly deletesHolder?: true | { readonly since: string }
}

/** Reads `x-id-of: source`, or `{ resource: source, kind: [trace] }`. */
function statementOf(stated: unknown): StatedId | undefined {
  if (typeof stated === 'string') return { resource: stated }
  return isJsonObject(stated) && typeof stated.resource === 'string' ? (stated as unknown as StatedId) : undefined
}

/** What the schema of a text says of it, and then the schemas of the values around it: `x-id-of: { target.id: source }`. */
function statementsAbout({ variant, path, above }: VisitedValue): readonly StatedId[] {
  const own = statementsOf(variant).flatMap(([way, stated]) => (way === '' ? [stated] : []))
  const around = above.flatMap(({ variant: holder, path: start, value }) =>
    statementsOf(holder).flatMap(([way, stated]) => {
      const isThere = stated.with === undefined || (isJsonObject(value) && stated.with in value)
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
      const below = own || !isJsonObject(stated) ? [] : Object.entries(stated)
      return [['', own] as const, ...below.map(([way, each]) => [way, statementOf(each)] as const)].flatMap(
        ([way, each]) => (each ? [[way, each] as const] : []),
      )
    }),
  )

/** A list in the same body whose items a reference names: the `containers` of a `containerId`. */
interface OwnList {
  /** Where the list is, or would be. */
  readonly path: Path
  readonly items: readonly Json[]
  readonly node: Node
}

/** The part of a body that a case tests, and that therefore stays as it is. */
export interface Kept {
  /** The pointer of a value. */
  readonly value?: string | undefined
  /** The pointer of a property that has to be absent. */
  readonly absent?: string | undefined
}

/** The kinds of objects that bodies refer to. */
export type Kinds = readonly (IdNames & { readonly kind: string })[]

/** Finds the references in bodies, and makes those agree with the body that name parts of it. */
export class BodyReferences {
  readonly #instances: InstanceGenerator
  /** The name of the id of each kind that the document states, and the way to the list of a kind of parts. */
  readonly #idNames: ReadonlyMap<string, string>
  readonly #lists: ReadonlyMap<string, readonly string[]>

  constructor(instances: InstanceGenerator, kinds: Kinds) {
    this.#instances = instances
    const parts = kinds.flatMap((each) => each.parts)
    this.#idNames = new Map(kinds.map(({ kind, idName }) => [kind, idName]))
    this.#lists = new Map(parts.map(({ idName, path }) => [idName, path]))
  }

  /** The references in a body: texts with `x-id-of`, and those with the name of the id of an object or of a part of one. */
  in(node: Node, body: Json): readonly Reference[] {
    return visitedValues(this.#instances.reader, node, body).flatMap((visited): Reference[] => {
      const { value, path, above, variant } = visited
      if (typeof value !== 'string') return []
      const [first, ...around] = statementsAbout(visited)
      const name = first === undefined ? this.#idNamed(path.at(-1)) : this.#idNameOf(first.resource)
      if (name === undefined) return []
      const kinds = [first, ...around].find((each) => each?.kind)?.kind
      const key = visited.node.map(({ pointer }) => pointer).join(' ')
      const stated = { ...(kinds && { kinds }), ...(first?.prefix && { prefix: first.prefix }) }
      return [{ path, value, name, key, variant, above, ...stated, ...deletionBy(first) }]
    })
  }

  #idNameOf(kind: string): string {
    return this.#idNames.get(kind) ?? `${kind}Id`
  }

  #idNamed(name: string | number | undefined): string | undefined {
    const isStated = this.#lists.has(String(name)) || [...this.#idNames.values()].includes(String(name))
    return isStated ? String(name) : undefined
  }

  /** The references in a body, without those to parts of the body itself. */
  toOthers(node: Node, body: Json): readonly Reference[] {
    const references = this.in(node, body)
    return references.filter((each) => !this.#ownListOf(each, references))
  }

  /**
   * The list of the body whose items a reference names, if the body can hold it: beside a value around the reference, or in
   * the item of such a list that a sibling names, such as the tabs in the container of a tile.
   */
  #ownListOf(reference: Reference, references: readonly Reference[]): OwnList | undefined {
    const [name, inner] = this.#lists.get(reference.name) ?? []
    const list = name && reference.above.map((holder) => listIn(holder, name)).find(Boolean)
    if (!list || inner === undefined) return list || undefined
    const isOwner = ({ name: owner, path }: Reference) =>
      String(this.#lists.get(owner)) === name && holderOf(path) === holderOf(reference.path)
    const owner = references.find(isOwner)
    const index = list.items.findIndex((item) => isJsonObject(item) && item.id === owner?.value)
    const item = visitedValues(this.#instances.reader, list.node, list.items).find(
      ({ path }) => path.length === 1 && path[0] === index,
    )
    const found = item && listIn(item, inner)
    return found && { ...found, path: [...list.path, ...found.path] }
  }

  /**
   * Makes a body consistent: the parts that it refers to exist (the container of a tile, the tab in that container), and no
   * two items of a list have the same id.
   */
  agreeing(node: Node, body: Json, kept: Kept): Json {
    let current = this.distinct(node, body, kept)
    // An item that is added for one reference may contain further references.
    for (let round = 0; round < 4; round++) {
      const next = this.#withNextItem(node, current, kept)
      if (next === undefined || !this.#instances.reader.accepts(node, next)) break
      current = next
    }
    return current
  }

  #withNextItem(node: Node, value: Json, kept: Kept): Json | undefined {
    const references = this.in(node, value)
    for (const reference of references) {
      const list = this.#ownListOf(reference, references)
      if (!list || list.items.some((item) => isJsonObject(item) && item.id === reference.value)) continue
      const pointer = pointerOfPath(list.path)
      if (pointer === kept.absent || pointer === kept.value)
        return this.#withoutReference(node, value, reference, references)
      const item = itemWithId(list.node, reference.value, this.#instances)
      if (item !== undefined) return edited(value, list.path, () => [...list.items, item])
    }
    return undefined
  }

  /** Removes a reference, together with a sibling where the body is only valid without both. */
  #withoutReference(node: Node, value: Json, { path }: Reference, references: readonly Reference[]): Json {
    const siblings = references.filter((each) => holderOf(each.path) === holderOf(path) && each.path !== path)
    const rest = edited(value, path, () => undefined)
    const smaller = siblings.map((sibling) => edited(rest, sibling.path, () => undefined))
    return [rest, ...smaller].find((each) => this.#instances.reader.accepts(node, each)) ?? rest
  }

  /** The same body with different ids in each list. */
  distinct(node: Node, body: Json, kept: Kept): Json {
    const { reader } = this.#instances
    const lists = visitedValues(reader, node, body).filter(({ value }) => Array.isArray(value) && value.length > 1)
    let current = body
    for (const { value, path } of lists) {
      const seen = new Set<string>()
      for (const [index, item] of (value as readonly Json[]).entries()) {
        if (!isJsonObject(item) || typeof item.id !== 'string') continue
        const here: Path = [...path, index, 'id']
        if (seen.has(item.id) && pointerOfPath(here) !== kept.value)
          current = edited(current, here, () => numbered(item.id as string, index))
        seen.add(item.id)
      }
    }
    return current === body || reader.accepts(node, current) === reader.accepts(node, body) ? current : body
  }
}

const holderOf = (path: Path): string => pointerOfPath(path.slice(0, -1))

/** The list of this name that an object has or may have. */
function listIn({ value, path, variant }: VisitedValue, name: string): OwnList | undefined {
  const property = variantProperties(variant).find((each) => each.name === name)
  if (!property || !isJsonObject(value)) return undefined
  const held = value[name]
  return { path: [...path, name], items: Array.isArray(held) ? held : [], node: property.node }
}

function itemWithId(node: Node, id: string, instances: InstanceGenerator): Json | undefined {
  for (const list of instances.reader.variants(node)) {
    const items = variantItems(list)
    for (const variant of instances.reader.variants(items)) {
      const made = instances.complete(items, variant, { id }, 'minimal')
      if (made) return made
    }
  }
  return undefined
}

/** Another id of the same length and, as far as possible, of the same form. */
const numbered = (id: string, index: number): string => `${id}${index}`.slice(String(index).length)
