import { childrenOf, itemsOf, type LocatedNode, locatedAt } from '@clouddb/spec/document/located'
import { isRecord } from '@clouddb/spec/document/openapi'
import { componentName, targetOf } from '@clouddb/spec/document/references'
import { isAnnotation, words } from './annotations.ts'
import { emptyMeaning, isOfType, type Meaning, mergedMeaning } from './meaning.ts'
import { canonical, type Json, textOf } from './text.ts'
import { readUnion } from './unions.ts'

const broken = (at: LocatedNode, reason: string): Meaning => ({ ...emptyMeaning(at), broken: reason })

const read = new Set(
  '$ref allOf anyOf oneOf discriminator type enum const x-extensible-enum properties required x-always if then else'.split(
    ' ',
  ),
)

/** The meaning of a schema; references to components stay references. */
export function meaningOf(document: unknown, at: LocatedNode, seen: ReadonlySet<string> = new Set()): Meaning {
  const { node, pointer } = at
  if (typeof node === 'boolean') return { ...emptyMeaning(at), never: !node }
  if (!isRecord(node)) return broken(at, 'it is not a schema')
  if (seen.has(pointer)) return broken(at, 'it refers only to itself')
  const within = new Set(seen).add(pointer)
  const own = ownMeaning(document, at, node, within)
  const conjuncts = itemsOf(locatedAt(at, 'allOf'))
  if (isDemand(node)) conjuncts.push(locatedAt(at, 'if'))
  const parts = [
    ...(node.$ref === undefined ? [] : [referred(document, at, node.$ref, within)]),
    ...conjuncts.map((member) => meaningOf(document, member, within)),
  ]
  return parts.reduce(mergedMeaning, own)
}

function referred(document: unknown, at: LocatedNode, $ref: unknown, seen: ReadonlySet<string>): Meaning {
  const target = targetOf(document, { node: { $ref }, pointer: at.pointer })
  if (!target) return broken(at, `there is nothing at ${textOf($ref)}`)
  return componentName('schemas', { $ref }) === undefined
    ? meaningOf(document, target, seen)
    : { ...emptyMeaning(at), all: [at] }
}

function ownMeaning(document: unknown, at: LocatedNode, node: Json, seen: ReadonlySet<string>): Meaning {
  const unreadable = unreadableKeyword(node)
  if (unreadable) return broken(at, `its ${unreadable} cannot be read`)
  const isRest = (key: string) => !read.has(key) && !isAnnotation(key) && !saysNothing(key, node)
  const rest = Object.fromEntries(Object.entries(node).filter(([key]) => isRest(key)))
  if (node.if !== undefined && !isDemand(node) && ![node.then, node.else].every(admitsAll))
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    rest.if = { if: node.if, then: node.then, else: node.else }
  const unions = ['oneOf', 'anyOf'].filter((keyword) => Array.isArray(node[keyword]))
  if (unions.length === 0 && node.discriminator !== undefined) rest.discriminator = node.discriminator
  const meaning: Meaning = {
    ...emptyMeaning(at),
    ...valuesOf(node),
    never: node.not !== undefined && refusesAll(node.not),
    words: new Map([...childrenOf(at)].filter(([key]) => words.has(key))),
    properties: childrenOf(locatedAt(at, 'properties')),
    required: new Set(node.required as string[] | undefined),
    always: new Set(node['x-always'] as string[] | undefined),
    rest,
  }
  if (meaning.never) return meaning
  const readMember = (member: LocatedNode) => meaningOf(document, member, seen)
  return unions.reduce((own, keyword) => readUnion(at, keyword, own, readMember), meaning)
}

/** An `if` with an `else` that nothing satisfies and no `then` is a demand. */
export function isDemand(node: Json): boolean {
  return node.if !== undefined && node.then === undefined && isNever(node.else)
}

export const admitsAll = (schema: unknown): boolean =>
  schema === undefined || schema === true || canonical(schema) === '{}'

/** Whether no instance is valid: `false`, and the `not` of a schema that admits everything. */
export function isNever(schema: unknown): boolean {
  return schema === false || (isRecord(schema) && schema.not !== undefined && refusesAll(schema.not))
}

function refusesAll(negated: unknown): boolean {
  return negated === true || (isRecord(negated) && Object.keys(negated).every(isAnnotation))
}

const lists = ['allOf', 'anyOf', 'oneOf', 'enum', 'x-extensible-enum', 'required', 'x-always']

function unreadableKeyword(node: Json): string | undefined {
  const list = lists.find((key) => node[key] !== undefined && !Array.isArray(node[key]))
  if (list) return list
  if (node.properties !== undefined && !isRecord(node.properties)) return 'properties'
  const areTexts = (value: unknown) => [value ?? []].flat().every((each) => typeof each === 'string')
  return ['required', 'x-always', 'type'].find((key) => !areTexts(node[key]))
}

/** Keywords that admit everything. `additionalProperties: true` is none of them: it makes a type with an index. */
function saysNothing(key: string, { [key]: value, ...schema }: Json): boolean {
  if (key === 'multipleOf')
    return value === 1 && [schema.type].flat().every((type) => /^(integer|number|null)$/.test(textOf(type)))
  if (/^min(Length|Items|Properties)$/.test(key)) return value === 0
  if (/^(uniqueItems|readOnly|writeOnly|x-unlisted|x-indivisible)$/.test(key)) return value === false
  const isSchema = /^(items|propertyNames|unevaluatedProperties)$/.test(key)
  return value === undefined || (isSchema && admitsAll(value))
}

function valuesOf(node: Json): Pick<Meaning, 'types' | 'nullable' | 'values' | 'known'> {
  const known = (node['x-extensible-enum'] as unknown[] | undefined)?.filter((value) => value !== null)
  const closed = Object.hasOwn(node, 'const') ? [node.const] : (node.enum as unknown[] | undefined)
  const listed = node.type === undefined ? undefined : ([node.type].flat() as string[])
  const admitsNull = listed?.includes('null') === true
  const types = listed && simplified(listed, node.multipleOf)
  if (!closed) return { types, nullable: types && admitsNull, values: undefined, known }
  const values = closed.filter((value) => value !== null && (!types || types.some((type) => isOfType(value, type))))
  const nullable = closed.includes(null) && (listed === undefined || admitsNull)
  const isBoolean = types?.join() === 'boolean' && values.includes(true) && values.includes(false)
  return isBoolean ? { types, nullable, values: undefined, known } : { types: undefined, nullable, values, known }
}

/** Numbers in steps of one are whole numbers. */
function simplified(types: readonly string[], step: unknown): string[] {
  const found = new Set(types.map((type) => (type === 'number' && step === 1 ? 'integer' : type)))
  found.delete('null')
  if (found.has('number')) found.delete('integer')
  return [...found].sort()
}
