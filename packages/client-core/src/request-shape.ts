/**
 * What a request can hold at one path, as it is generated from a document. A list of shapes is a choice between them; a
 * function stands for a shape that holds itself.
 */
export type RequestShape =
  | 'any'
  | 'string'
  | 'number'
  | 'boolean'
  | 'null'
  | readonly RequestShape[]
  | (() => RequestShape)
  | ValuesShape
  | IdShape
  | ListShape
  | ObjectShape

/** One of a few values. */
export interface ValuesShape {
  readonly values: readonly unknown[]
}

/** The id of something else, which is of this kind. */
export interface IdShape {
  readonly id: string
}

export interface ListShape {
  readonly items: RequestShape
  /** How many items must remain where others are left out; -1: all of them, for they say something together only. */
  readonly least?: number
}

export interface ObjectShape {
  readonly required?: Readonly<Record<string, RequestShape>>
  readonly optional?: Readonly<Record<string, RequestShape>>
  /** Fields that a record need not keep: the server alone sets them, or they mean nothing beside the others. */
  readonly drops?: readonly string[]
  /** Fields that tell that the object is of another shape. */
  readonly forbidden?: readonly string[]
  /** What every other field holds; absent: there is no other. */
  readonly others?: RequestShape
}

/** A shape that is no choice, nor stands for another. */
export type PlainShape =
  | 'any'
  | 'string'
  | 'number'
  | 'boolean'
  | 'null'
  | ValuesShape
  | IdShape
  | ListShape
  | ObjectShape

export type Data = Readonly<Record<string, unknown>>

/** The word for what a value is in JSON. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  const kind = typeof value
  if (kind === 'string' || kind === 'boolean' || (kind === 'number' && Number.isFinite(value))) return kind
  // A date or a map is an object without fields, and would be lost in silence.
  return kind === 'object' && isPlain(value as object) ? kind : 'no JSON'
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** What a shape takes, at first sight: a word for what the value is, or all values. */
export function expectedOf(shape: PlainShape): string | readonly unknown[] {
  if (typeof shape === 'string') return shape
  if ('values' in shape) return shape.values
  return 'id' in shape ? 'string' : 'items' in shape ? 'list' : 'object'
}

export function takes(shape: PlainShape, value: unknown): boolean {
  const expected = expectedOf(shape)
  return typeof expected === 'string' ? expected === kindOf(value) : expected.includes(value)
}

/** The one of a choice that a value is meant as: by its constants, then by what would be lost; nothing deeper is compared. */
export function choose(shape: RequestShape, value: unknown): PlainShape {
  const all = plain(shape)
  const kind = kindOf(value)
  const objects = kind === 'object' ? all.filter((one): one is ObjectShape => expectedOf(one) === 'object') : []
  if (objects.length > 0) return nearest(objects, value as Data)
  const chosen = all.find((one) => takes(one, value)) ?? all.find((one) => one !== 'null') ?? 'null'
  if (chosen !== 'any' || kind === 'no JSON') return chosen
  return kind === 'list' ? { items: chosen } : kind === 'object' ? { others: chosen } : (kind as 'string')
}

function plain(shape: RequestShape): PlainShape[] {
  if (typeof shape === 'function') return plain(shape())
  return isChoice(shape) ? shape.flatMap(plain) : [shape]
}

const isChoice = (shape: RequestShape): shape is readonly RequestShape[] => Array.isArray(shape)

function nearest(shapes: readonly ObjectShape[], value: Data): ObjectShape {
  if (shapes.length === 1) return shapes[0] as ObjectShape
  const [best] = shapes
    .map((shape) => ({ shape, wrong: contradictions(shape, value), cost: costOf(shape, value) }))
    .sort((left, right) => left.wrong.length - right.wrong.length || left.cost - right.cost)
  const { shape, wrong } = best as Candidate
  const [tag] = wrong
  if (tag === undefined) return shape
  // A value that no shape knows says that the whole is of an unknown kind: what else is in it says nothing.
  const values = [...new Set(shapes.flatMap((each) => valuesOf(each, tag) ?? []))]
  const isTelling = values.length > (valuesOf(shape, tag)?.length ?? 0) && !values.includes(value[tag])
  return isTelling ? { required: { [tag]: { values } }, others: 'any' } : shape
}

interface Candidate {
  readonly shape: ObjectShape
  readonly wrong: readonly string[]
}

/** The fields that say that an object is of another shape. */
function contradictions(shape: ObjectShape, value: Data): string[] {
  const { required = {}, forbidden = [] } = shape
  const constants = Object.keys(required).filter((key) => valuesOf(shape, key)?.includes(value[key]) === false)
  return [...constants, ...forbidden.filter((key) => Object.hasOwn(value, key) && value[key] != null)]
}

/** How many fields would be lost, or are missing. */
function costOf({ required = {}, optional = {}, drops = [] }: ObjectShape, value: Data): number {
  const carried = (key: string) => Object.hasOwn(required, key) || Object.hasOwn(optional, key) || drops.includes(key)
  const lost = Object.keys(value).filter((key) => value[key] != null && !carried(key))
  return lost.length + Object.keys(required).filter((key) => !Object.hasOwn(value, key)).length
}

/** The constants of a field that must be there. */
function valuesOf({ required = {} }: ObjectShape, key: string): readonly unknown[] | undefined {
  const shape = Object.hasOwn(required, key) ? required[key] : undefined
  return typeof shape === 'object' && !isChoice(shape) && 'values' in shape ? shape.values : undefined
}
