import fc from 'fast-check'
import { itemsOf, membersOf, propertiesOf, stated, typesOf } from '../../src/derivation/instances/constraints.ts'
import { remembered } from '../../src/schema/remembered.ts'
import { type Json, keyOf, type Node, type Variant } from '../../src/schema/schema.ts'
import type { SchemaReader } from '../../src/schema/schema-reader.ts'

/** What is generated beside that which a schema describes. */
export interface Surprises {
  /** Fields that no document knows, values that no list has, and null instead of anything optional. */
  readonly newer: boolean
}

const madeBefore = new WeakMap<SchemaReader, Map<string, fc.Arbitrary<Json>>>()

/** Generates values that a schema of a document accepts, whatever the schema. */
export function valuesOf(reader: SchemaReader, root: Node, { newer }: Surprises): fc.Arbitrary<Json> {
  const made = remembered(madeBefore, reader, () => new Map<string, fc.Arbitrary<Json>>())
  const ofNode = (node: Node): fc.Arbitrary<Json> => remembered(made, `${newer} ${keyOf(node)}`, () => anew(node))

  function anew(node: Node): fc.Arbitrary<Json> {
    const variants = reader.variants(node)
    const any = fc.oneof(...variants.map(ofVariant))
    // Validated at each pointer where the parts may not fit each other, so that few wholes are thrown away for a part.
    return newer || (variants.length === 1 && variants.every(isSumOfItsParts))
      ? any
      : any.filter((value) => reader.accepts(node, value))
  }

  function ofVariant(variant: Variant): fc.Arbitrary<Json> {
    const members = membersOf(variant)
    if (members) return fc.constantFrom(...members)
    const types = typesOf(variant)
    return types
      ? fc.oneof(...types.map((type) => ofType(variant, type)))
      : (fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>)
  }

  function ofType(variant: Variant, type: string): fc.Arbitrary<Json> {
    if (type === 'object') return objects(variant)
    if (type === 'array') return lists(variant)
    if (type === 'boolean') return fc.boolean()
    if (type === 'null') return fc.constant(null)
    return type === 'string' ? texts(variant) : numbers(variant, type)
  }

  function objects(variant: Variant): fc.Arbitrary<Json> {
    const properties = propertiesOf(variant)
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

  function lists(variant: Variant): fc.Arbitrary<Json> {
    const items = itemsOf(variant)
    const fewest = least(variant, 'minItems', 0)
    return fc.array(items.length > 0 ? ofNode(items) : fc.integer(), {
      minLength: fewest,
      maxLength: Math.max(fewest, Math.min(3, most(variant, 'maxItems', 3))),
    })
  }

  function texts(variant: Variant): fc.Arbitrary<Json> {
    const listed = stated<string[]>(variant, 'x-extensible-enum').flatMap(({ value }) => value)
    if (listed.length > 0)
      return newer ? rarely(fc.constant('newer'), fc.constantFrom(...listed)) : fc.constantFrom(...listed)
    if (stated(variant, 'format').length > 0) return fc.constantFrom('2026-03-01T12:30:00Z', '2026-11-21T00:00:00Z')
    const [pattern] = stated<string>(variant, 'pattern')
    if (pattern) return fc.stringMatching(new RegExp(pattern.value))
    const fewest = least(variant, 'minLength', 0)
    return fc.string({ minLength: fewest, maxLength: Math.min(fewest + 8, most(variant, 'maxLength', 99)) })
  }

  return ofNode(root)
}

/** Whether an object or a list is right as soon as what is in it is. */
function isSumOfItsParts(variant: Variant): boolean {
  const rules = ['not', 'if', 'uniqueItems', 'minProperties', 'maxProperties', 'dependentRequired', 'contains']
  const [type] = typesOf(variant) ?? []
  return (type === 'object' || type === 'array') && rules.every((keyword) => stated(variant, keyword).length === 0)
}

/** No -0, which is no value of JSON. */
function numbers(variant: Variant, type: string): fc.Arbitrary<Json> {
  const [min, max] = [least(variant, 'minimum', -1000), most(variant, 'maximum', 1000)]
  const some = type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true })
  return some.map((value) => value + 0)
}

const rarely = <Value>(rare: fc.Arbitrary<Value>, common: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 1, arbitrary: rare }, { weight: 40, arbitrary: common })

const least = (variant: Variant, keyword: string, otherwise: number): number =>
  Math.max(
    ...[otherwise, ...stated(variant, keyword).map(({ value }) => value)].slice(
      stated(variant, keyword).length ? 1 : 0,
    ),
  )

const most = (variant: Variant, keyword: string, otherwise: number): number =>
  Math.min(
    ...[otherwise, ...stated(variant, keyword).map(({ value }) => value)].slice(
      stated(variant, keyword).length ? 1 : 0,
    ),
  )

/** A value with a few changes anywhere: a field that no document knows, another text, null, or nothing. */
export function changed(values: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  const change = fc.record({ object: fc.nat(), field: fc.nat(), to: fc.constantFrom('more', 'newer', null, undefined) })
  return fc.tuple(values, fc.array(change, { maxLength: 2 })).map(([value, changes]) => {
    const copy = JSON.parse(JSON.stringify(value)) as Json
    for (const { object: which, field, to } of changes) {
      const objects = objectsIn(copy)
      const object = objects[which % objects.length] as Record<string, unknown>
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
