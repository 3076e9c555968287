import { childrenOf, itemsOf, type LocatedNode, locatedAt } from '../../../spec/src/document/located.ts'
import { isRecord } from '../../../spec/src/document/openapi.ts'
import { componentName, targetOf } from '../../../spec/src/document/references.ts'
import { canonical, type Json, textOf } from './json.ts'
import { isAnnotation, words } from './keywords.ts'
import { isOfType, isPlain, type Meaning, nothing } from './meaning.ts'
import { merged } from './merging.ts'
import { readUnion } from './unions.ts'

const read = new Set(
  '$ref allOf anyOf oneOf discriminator type nullable enum const x-extensible-enum properties required x-always if then else'.split(
    ' ',
  ),
)

/** The meaning of a schema; components that it names stay names. */
export function meaningOf(document: unknown, at: LocatedNode, seen: ReadonlySet<string> = new Set()): Meaning {
  const { node, pointer } = at
  if (node === true) return nothing(at)
  if (node === false) return { ...nothing(at), never: true }
  if (!isRecord(node)) return { ...nothing(at), broken: 'it is no schema' }
  if (seen.has(pointer)) return { ...nothing(at), broken: 'it is made of nothing but itself' }
  const within = new Set(seen).add(pointer)
  const own = ownMeaning(document, at, within)
  const parts = [...referred(document, at, within), ...conjuncts(document, at, within)]
  if (parts.length === 0) return own
  const meaning = merged(own, parts)
  return node.nullable === true && isPlain(own) ? { ...meaning, nullable: true } : meaning
}

function referred(document: unknown, at: LocatedNode, seen: ReadonlySet<string>): Meaning[] {
  const reference = { $ref: (at.node as Json).$ref }
  if (reference.$ref === undefined) return []
  const target = targetOf(document, { node: reference, pointer: at.pointer })
  if (target && componentName('schemas', reference) !== undefined) return [{ ...nothing(at), all: [at] }]
  if (target) return [meaningOf(document, target, seen)]
  return [{ ...nothing(at), broken: `nothing stands at ${textOf(reference.$ref)}` }]
}

/** The schemas that hold beside the own keywords: those of `allOf`, and an `if` that must be so. */
function conjuncts(document: unknown, at: LocatedNode, seen: ReadonlySet<string>): Meaning[] {
  const node = at.node as Json
  const members = itemsOf(locatedAt(at, 'allOf'))
  if (isDemand(node)) members.push(locatedAt(at, 'if'))
  return members.map((member) => meaningOf(document, member, seen))
}

/** `if` with an `else` that nothing satisfies and no `then` is a demand. */
export function isDemand(node: Json): boolean {
  return node.if !== undefined && node.then === undefined && isNever(node.else)
}

/** An `if` from which nothing follows. */
function isIdle(node: Json): boolean {
  return [node.then, node.else].every((schema) => schema === undefined || schema === true || canonical(schema) === '{}')
}

const conditionOf = ({ if: test, then, else: otherwise }: Json) => ({ if: test, then, else: otherwise })

/** Neither `false` nor what refuses everything has an instance. */
export function isNever(schema: unknown): boolean {
  return schema === false || (isRecord(schema) && schema.not !== undefined && refusesAll(schema.not))
}

function refusesAll(negated: unknown): boolean {
  return negated === true || (isRecord(negated) && Object.keys(negated).every(isAnnotation))
}

function ownMeaning(document: unknown, at: LocatedNode, seen: ReadonlySet<string>): Meaning {
  const node = at.node as Json
  const broken = brokenKeyword(node)
  if (broken) return { ...nothing(at), broken: `its ${broken} cannot be read` }
  const isRest = (key: string) => !read.has(key) && !isAnnotation(key) && !saysNothing(key, node)
  const base: Meaning = {
    ...nothing(at),
    words: new Map([...childrenOf(at)].filter(([key]) => words.has(key))),
    ...valuesOf(node),
    properties: childrenOf(locatedAt(at, 'properties')),
    required: new Set((node.required as string[] | undefined) ?? []),
    always: new Set((node['x-always'] as string[] | undefined) ?? []),
    rest: Object.fromEntries(Object.entries(node).filter(([key]) => isRest(key))),
  }
  if (node.if !== undefined && !isDemand(node) && !isIdle(node)) base.rest.if = conditionOf(node)
  if (node.not !== undefined && refusesAll(node.not)) return { ...base, never: true }
  const keywords = ['oneOf', 'anyOf'].filter((keyword) => Array.isArray(node[keyword]))
  const readMember = (member: LocatedNode) => meaningOf(document, member, seen)
  if (keywords.length === 0 && node.discriminator !== undefined) base.rest.discriminator = node.discriminator
  return keywords.reduce((meaning, keyword) => readUnion(at, keyword, meaning, readMember), base)
}

const lists = ['allOf', 'anyOf', 'oneOf', 'enum', 'x-extensible-enum', 'required', 'x-always']

function brokenKeyword(node: Json): string | undefined {
  const { type, properties, required, 'x-always': always } = node
  const list = lists.find((key) => node[key] !== undefined && !Array.isArray(node[key]))
  if (list) return list
  if (properties !== undefined && !isRecord(properties)) return 'properties'
  const areNames = (list: unknown) => !Array.isArray(list) || list.every((name) => typeof name === 'string')
  if (!areNames(required)) return 'required'
  if (!areNames(always)) return 'x-always'
  const types = [type ?? []].flat()
  return types.every((each) => typeof each === 'string') ? undefined : 'type'
}

/** Keywords that admit everything. `additionalProperties: true` is not one: it makes a type with an index. */
function saysNothing(key: string, { [key]: value, ...schema }: Json): boolean {
  if (/^(min|max)Contains$/.test(key) && schema.contains === undefined) return true
  if (key === 'minContains') return value === 1
  if (key === 'multipleOf')
    return value === 1 && [schema.type].flat().every((type) => /^(integer|number|null)$/.test(textOf(type)))
  if (/^min(Length|Items|Properties)$/.test(key)) return value === 0
  if (/^(uniqueItems|readOnly|writeOnly|x-unlisted|x-indivisible)$/.test(key)) return value === false
  const isEmpty = value === true || canonical(value) === '{}'
  return (/^(items|propertyNames|unevaluatedItems|unevaluatedProperties)$/.test(key) && isEmpty) || value === undefined
}

function valuesOf(node: Json): Pick<Meaning, 'types' | 'nullable' | 'values' | 'known'> {
  const open = node['x-extensible-enum'] as unknown[] | undefined
  const known = open ? { known: open.filter((value) => value !== null) } : {}
  const closed = Object.hasOwn(node, 'const') ? [node.const] : (node.enum as unknown[] | undefined)
  const listed = node.type === undefined ? undefined : ([node.type].flat() as string[])
  const admitsNull = node.nullable === true || listed?.includes('null')
  const types = listed && simplified(listed, node.multipleOf)
  if (closed) {
    const values = closed.filter((value) => value !== null && (!types || types.some((type) => isOfType(value, type))))
    const nullable = closed.includes(null) && (listed === undefined || admitsNull === true)
    const isEither = types?.join() === 'boolean' && [true, false].every((value) => values.includes(value))
    return { ...(isEither ? { types } : { values }), nullable, ...known }
  }
  return types ? { types, nullable: admitsNull === true, ...known } : known
}

/** Numbers in steps of one are whole numbers. */
function simplified(types: readonly string[], step: unknown): string[] {
  const found = new Set(
    types.flatMap((type) => (type === 'null' ? [] : type === 'number' && step === 1 ? 'integer' : type)),
  )
  if (found.has('number')) found.delete('integer')
  return [...found].sort()
}
