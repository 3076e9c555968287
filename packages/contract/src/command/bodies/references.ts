import { propertiesOf } from '../../schema/constraints.ts'
import type { Json, Node } from '../../schema/schema.ts'
import { isObject } from '../../schema/schema.ts'
import type { SchemaReader } from '../../schema/schema-reader.ts'
import { type Path, type VisitedValue, visitedValues } from '../../schema/visited-value.ts'

/** A text in a body that is the id of an object. */
export interface Reference {
  readonly path: Path
  readonly value: string
  /** The name of its kind as a parameter would have it: `sourceId`. */
  readonly idName: string
  /** The schema of the text, by which the same reference is recognized in other bodies. */
  readonly key: string
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
    const kind = statedKind(visited)
    const idName = kind === undefined ? namedKind(path) : `${kind}Id`
    const key = visited.node.map(({ pointer }) => pointer).join(' ')
    return idName === undefined ? [] : [{ path, value, idName, key, above, ...deletionIn(visited) }]
  })
}

/** Reads `x-deleted-with: true`, or `{ since: day }` where older servers keep the object. */
function deletionIn({ variant }: VisitedValue): Pick<Reference, 'deletedWith'> {
  const [stated] = variant.parts.map(({ schema }) => schema['x-deleted-with']).filter((word) => word !== undefined)
  if (stated === undefined) return {}
  return { deletedWith: isObject(stated) ? { since: String(stated.since) } : {} }
}

/** Reads `x-id-of: source` of the text, or `x-id-of: { target.id: source }` of a value around it. */
function statedKind({ variant, path, above }: VisitedValue): string | undefined {
  const own = variant.parts.map(({ schema }) => schema['x-id-of']).find((kind) => typeof kind === 'string')
  if (typeof own === 'string') return own
  for (const holder of above) {
    const way = path.slice(holder.path.length).join('.')
    for (const { schema } of holder.variant.parts) {
      const kinds = schema['x-id-of']
      if (isObject(kinds) && typeof kinds[way] === 'string') return kinds[way]
    }
  }
  return undefined
}

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
