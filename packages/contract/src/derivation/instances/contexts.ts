import type { Json, JsonObject, Node, Shape } from '../../schema/schema.ts'
import { rulesOf } from '../candidates/cross-field-rules.ts'
import { itemsOf, propertiesOf } from './constraints.ts'
import type { ValueMaker } from './generator.ts'

/** One place in a body, in one of its shapes, and how to put values there. */
export interface Site {
  readonly node: Node
  readonly shape: Shape
  readonly path: readonly (string | number)[]
  /** The branches taken on the way here. */
  readonly branch: string
  /** A valid body that has this shape here. */
  readonly body: Json
  /** A valid body with this very value here, or `undefined` where the rest cannot be made to agree. */
  embed(value: Json): Json | undefined
  /** A body with this wrong value here, and nothing else wrong as far as that can be. */
  spoil(value: Json): Json
  /** True where the same statements were probed in an earlier place of the body; here a look at the reference is enough. */
  readonly again: boolean
}

/**
 * Every place that a body can have, in each of its shapes; what a union offers is entered branch by branch.
 */
export function* sitesOf(root: Node, maker: ValueMaker): Generator<Site> {
  const { reader } = maker
  const visited = new Set<string>()
  for (const shape of reader.shapes(root)) {
    const body = maker.sampleAs(root, shape, 'minimal')
    if (body === undefined) continue
    const embed = (value: Json) => (reader.accepts(root, value) ? value : undefined)
    const spoil = (value: Json) => value
    yield* visit({ node: root, shape, path: [], branch: shape.branch, body, embed, spoil, again: false })
  }

  function* visit(found: Site): Generator<Site> {
    const key = identityOf(found.shape)
    const site = { ...found, again: visited.has(key) }
    yield site
    if (site.again) return
    visited.add(key)
    for (const slot of slotsOf(site, maker)) {
      for (const shape of reader.shapes(slot.node)) {
        const child = childOf(site, slot, shape)
        if (child) yield* visit(child)
      }
    }
  }

  function childOf(site: Site, { key, node, hold, holdWrong }: Slot, shape: Shape): Site | undefined {
    const value = maker.sampleAs(node, shape, 'minimal')
    const holder = value === undefined ? undefined : hold(value)
    const body = holder === undefined ? undefined : site.embed(holder)
    if (body === undefined) return undefined
    const path = [...site.path, key]
    const embed = (each: Json): Json | undefined => {
      const direct = replaceAt(body, path, each)
      if (reader.accepts(root, direct)) return direct
      const holding = hold(each)
      return holding === undefined ? undefined : site.embed(holding)
    }
    const spoil = (each: Json): Json => {
      const holding = holdWrong?.(each)
      return holding === undefined ? replaceAt(body, path, each) : replaceAt(body, site.path, holding)
    }
    const branch = [site.branch, shape.branch].filter(Boolean).join(', ')
    return { node, shape, path, branch, body, embed, spoil, again: false }
  }
}

/** A property or the items of a value, and how to make a valid value around one of them. */
interface Slot {
  readonly key: string | number
  readonly node: Node
  hold(value: Json): Json | undefined
  /** The same around a wrong value; not there where the other fields have no say in it. */
  holdWrong?: (value: Json) => Json
}

function slotsOf({ node, shape }: Site, maker: ValueMaker): Slot[] {
  const items = itemsOf(shape)
  const holdItem = (value: Json): Json => {
    const list = maker.sampleAs(node, shape, 'full')
    return [value, ...(Array.isArray(list) ? list.slice(1) : [])]
  }
  const hasRules = rulesOf(shape).some(({ value }) => value.oneOf === undefined && value.anyOf === undefined)
  return [
    ...propertiesOf(shape).map(({ name, node: property }) => ({
      key: name,
      node: property,
      hold: (value: Json) => maker.complete(node, shape, { [name]: value }, 'minimal'),
      ...(hasRules && { holdWrong: (value: Json) => wrongHolder(shape, name, value, maker) }),
    })),
    ...(items.length > 0 ? [{ key: 0, node: items, hold: holdItem }] : []),
  ]
}

/** A value that also breaks a rule would be refused for that, too: the other fields are chosen so that it does not. */
function wrongHolder(shape: Shape, name: string, value: Json, maker: ValueMaker): JsonObject {
  const required = propertiesOf(shape).filter((property) => property.required)
  const others = required.map((property) => [property.name, maker.sample(property.node, 'minimal') ?? null])
  const start: JsonObject = { ...Object.fromEntries(others), [name]: value }
  return maker.improve(shape, start, [name], (each) => maker.reader.complaints(shape, each))
}

/** What tells one shape from another: the places where it states something, whichever reference led there. */
function identityOf(shape: Shape): string {
  const stating = shape.parts.filter(({ schema }) => Object.keys(schema).some((keyword) => keyword !== '$ref'))
  return stating.map(({ pointer }) => pointer).join(' ')
}

/** The same body with another value in one place. */
export function replaceAt(body: Json, path: readonly (string | number)[], value: Json): Json {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (Array.isArray(body)) return body.map((item, index) => (index === key ? replaceAt(item, rest, value) : item))
  const object = body as JsonObject
  return { ...object, [key]: replaceAt(object[key] as Json, rest, value) }
}
