import fc from 'fast-check'
import { itemsOf, membersOf, propertiesOf, stated, typesOf } from '../../src/derivation/instances/constraints.ts'
import { type Json, keyOf, type Node, type Shape } from '../../src/schema/schema.ts'
import type { SchemaReader } from '../../src/schema/schema-reader.ts'

/** What is generated beside that which a schema describes. */
export interface Surprises {
  /** Fields that no document knows, values that no list has, and null in the place of anything optional. */
  readonly newer: boolean
}

/** Generates values that a schema of a document accepts, whatever the schema. */
export function valuesOf(reader: SchemaReader, root: Node, { newer }: Surprises): fc.Arbitrary<Json> {
  const known = new Map<string, fc.Arbitrary<Json>>()

  function ofNode(node: Node): fc.Arbitrary<Json> {
    const key = keyOf(node)
    const made = known.get(key) ?? anew(node)
    known.set(key, made)
    return made
  }

  function anew(node: Node): fc.Arbitrary<Json> {
    const shapes = reader.shapes(node).map(ofShape)
    // Judged in each place, so that few wholes are thrown away for a part.
    return fc.oneof(...shapes).filter((value) => newer || reader.accepts(node, value))
  }

  function ofShape(shape: Shape): fc.Arbitrary<Json> {
    const members = membersOf(shape)
    if (members) return fc.constantFrom(...members)
    const types = typesOf(shape)
    return types
      ? fc.oneof(...types.map((type) => ofType(shape, type)))
      : (fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>)
  }

  function ofType(shape: Shape, type: string): fc.Arbitrary<Json> {
    if (type === 'object') return objects(shape)
    if (type === 'array') return lists(shape)
    if (type === 'boolean') return fc.boolean()
    if (type === 'null') return fc.constant(null)
    return type === 'string' ? texts(shape) : numbers(shape, type)
  }

  function objects(shape: Shape): fc.Arbitrary<Json> {
    const properties = propertiesOf(shape)
    const model = Object.fromEntries(
      properties.map(({ name, node, required }) => {
        const value = ofNode(node)
        return [name, newer && !required ? rarely(fc.constant(null), value) : value]
      }),
    )
    const described = fc.record(model, {
      requiredKeys: properties.filter((one) => one.required).map(({ name }) => name),
      noNullPrototype: true,
    })
    if (!newer) return described as fc.Arbitrary<Json>
    const unknown = fc.jsonValue({ maxDepth: 2 })
    const grown = fc.tuple(described, unknown).map(([value, newerField]) => ({ ...value, newerField }))
    return rarely(grown as fc.Arbitrary<Json>, described as fc.Arbitrary<Json>)
  }

  function lists(shape: Shape): fc.Arbitrary<Json> {
    const items = itemsOf(shape)
    const fewest = least(shape, 'minItems', 0)
    return fc.array(items.length > 0 ? ofNode(items) : fc.integer(), {
      minLength: fewest,
      maxLength: Math.max(fewest, Math.min(3, most(shape, 'maxItems', 3))),
    })
  }

  function texts(shape: Shape): fc.Arbitrary<Json> {
    const listed = stated<string[]>(shape, 'x-extensible-enum').flatMap(({ value }) => value)
    if (listed.length > 0)
      return newer ? rarely(fc.constant('newer'), fc.constantFrom(...listed)) : fc.constantFrom(...listed)
    if (stated(shape, 'format').length > 0) return fc.constantFrom('2026-03-01T12:30:00Z', '2026-11-21T00:00:00Z')
    const [pattern] = stated<string>(shape, 'pattern')
    if (pattern) return fc.stringMatching(new RegExp(pattern.value))
    const fewest = least(shape, 'minLength', 0)
    return fc.string({ minLength: fewest, maxLength: Math.min(fewest + 8, most(shape, 'maxLength', 99)) })
  }

  return ofNode(root)
}

/** No -0, which is no value of JSON. */
function numbers(shape: Shape, type: string): fc.Arbitrary<Json> {
  const [min, max] = [least(shape, 'minimum', -1000), most(shape, 'maximum', 1000)]
  const some = type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true })
  return some.map((value) => value + 0)
}

const rarely = <Value>(rare: fc.Arbitrary<Value>, common: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 1, arbitrary: rare }, { weight: 40, arbitrary: common })

const least = (shape: Shape, keyword: string, otherwise: number): number =>
  Math.max(
    ...[otherwise, ...stated(shape, keyword).map(({ value }) => value)].slice(stated(shape, keyword).length ? 1 : 0),
  )

const most = (shape: Shape, keyword: string, otherwise: number): number =>
  Math.min(
    ...[otherwise, ...stated(shape, keyword).map(({ value }) => value)].slice(stated(shape, keyword).length ? 1 : 0),
  )

/** A value with a few changes in any places: a field that no document knows, another text, null, or nothing. */
export function changed(values: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  const change = fc.record({ place: fc.nat(), field: fc.nat(), to: fc.constantFrom('more', 'newer', null, undefined) })
  return fc.tuple(values, fc.array(change, { maxLength: 2 })).map(([value, changes]) => {
    const copy = structuredClone(value) as Json
    for (const { place, field, to } of changes) {
      const objects = objectsIn(copy)
      const object = objects[place % objects.length] as Record<string, unknown>
      const names = Object.keys(object)
      const name = names[field % names.length]
      if (to === 'more' || name === undefined) object.newerField = { of: 'a newer server' }
      else if (to === undefined) delete object[name]
      else object[name] = to
    }
    return copy
  })
}

function objectsIn(value: Json): object[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : []
}
