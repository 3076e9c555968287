/**
 * The values that a request can hold at one path, generated from a document. A list of shapes is a choice between them;
 * a function returns a shape that contains itself.
 */
export type RequestShape = PlainShape | readonly RequestShape[] | (() => RequestShape)

// Only generated code has shapes, so their declarations, which compilers of users read, are without comments.

// One of a few values.
export interface ValuesShape {
  readonly values: readonly unknown[]
}

// The id of something else, which is of this kind.
export interface IdShape {
  readonly id: string
}

export interface ListShape {
  readonly items: RequestShape
  // The number of items that must remain where others are left out. -1: all, because they only mean something together.
  readonly least?: number
}

export interface ObjectShape {
  readonly required?: Readonly<Record<string, RequestShape>>
  readonly optional?: Readonly<Record<string, RequestShape>>
  // Fields that may be dropped: only the server sets them, or they mean nothing beside others. `*`: all.
  readonly drops?: readonly string[]
  // Lists of the record that become lists of other names, of one member of each item: `{ roles: ['roleIds', 'id'] }`.
  readonly made?: Readonly<Record<string, readonly [name: string, member: string]>>
  // Fields that servers keep and never send back, so that a record without them does not say what they are.
  readonly unshown?: readonly string[]
  // Fields that show that the object has another shape.
  readonly forbidden?: readonly string[]
  // The shape of every other field. Absent: there are no others.
  readonly others?: RequestShape
  // A form that the request does not list, for objects that contradict every other shape.
  readonly unlisted?: true
}

// A shape that is neither a choice nor a function.
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

/** Returns the JSON type of a value. */
export function jsonKind(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  const kind = typeof value
  if (kind === 'string' || kind === 'boolean' || (kind === 'number' && Number.isFinite(value))) return kind
  // A date or a map is an object without fields, and would be lost silently.
  return kind === 'object' && isPlain(value as object) ? kind : 'no JSON'
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** Returns the JSON types that a shape accepts, or its constants. */
export function expectedKind(shape: PlainShape): string | readonly unknown[] {
  if (typeof shape === 'string') return shape
  if ('values' in shape) return shape.values
  return 'id' in shape ? 'string' : 'items' in shape ? 'list' : 'object'
}

/** Returns the kind of object whose id, or list of ids, a shape takes. */
export function kindOfIds(shape: PlainShape): string | undefined {
  if (typeof shape === 'string') return undefined
  const one = 'items' in shape ? chooseShape(shape.items, '') : shape
  return typeof one === 'object' && 'id' in one ? one.id : undefined
}

export function acceptsValue(shape: PlainShape, value: unknown): boolean {
  const expected = expectedKind(shape)
  return typeof expected === 'string' ? expected === jsonKind(value) : expected.includes(value)
}

/** Chooses the shape for a value: by constants, then by the fewest lost fields. Nested values are not compared. */
export function chooseShape(shape: RequestShape, value: unknown): PlainShape {
  const all = listPlainShapes(shape)
  const kind = jsonKind(value)
  const objects = kind === 'object' ? all.filter((one): one is ObjectShape => expectedKind(one) === 'object') : []
  if (objects.length > 0) return chooseNearestShape(objects, value as Data)
  const chosen = all.find((one) => acceptsValue(one, value)) ?? all.find((one) => one !== 'null') ?? 'null'
  if (chosen !== 'any' || kind === 'no JSON') return chosen
  return kind === 'list' ? { items: chosen } : kind === 'object' ? { others: chosen } : (kind as 'string')
}

function listPlainShapes(shape: RequestShape): PlainShape[] {
  if (typeof shape === 'function') return listPlainShapes(shape())
  return isChoice(shape) ? shape.flatMap(listPlainShapes) : [shape]
}

const isChoice = (shape: RequestShape): shape is readonly RequestShape[] => Array.isArray(shape)

function chooseNearestShape(shapes: readonly ObjectShape[], value: Data): ObjectShape {
  if (shapes.length === 1) return shapes[0] as ObjectShape
  const [best] = shapes
    .map((shape) => ({ shape, wrong: findContradictions(shape, value), cost: countLostFields(shape, value) }))
    .sort((left, right) => left.wrong.length - right.wrong.length || left.cost - right.cost)
  const { shape, wrong } = best as Candidate
  const [tag] = wrong
  if (tag === undefined) return shape
  // A constant that no shape knows marks an unknown kind, so the other fields decide nothing.
  const values = [...new Set(shapes.flatMap((each) => constantsOfField(each, tag) ?? []))]
  const isTelling = values.length > (constantsOfField(shape, tag)?.length ?? 0) && !values.includes(value[tag])
  return isTelling ? { required: { [tag]: { values } }, others: 'any' } : shape
}

interface Candidate {
  readonly shape: ObjectShape
  readonly wrong: readonly string[]
}

/** Returns the fields that show that an object has another shape. */
function findContradictions(shape: ObjectShape, value: Data): string[] {
  const { required = {}, forbidden = [] } = shape
  const constants = Object.keys(required).filter((key) => constantsOfField(shape, key)?.includes(value[key]) === false)
  return [...constants, ...forbidden.filter((key) => Object.hasOwn(value, key) && value[key] != null)]
}

/** Returns the number of fields that would be lost or are missing. */
function countLostFields({ required = {}, optional = {}, drops = [], unlisted }: ObjectShape, value: Data): number {
  if (unlisted) return Number.POSITIVE_INFINITY
  const carried = (key: string) => Object.hasOwn(required, key) || Object.hasOwn(optional, key) || drops.includes(key)
  const lost = Object.keys(value).filter((key) => value[key] != null && !carried(key))
  return lost.length + Object.keys(required).filter((key) => !Object.hasOwn(value, key)).length
}

/** Returns the constants of a required field. */
function constantsOfField({ required = {} }: ObjectShape, key: string): readonly unknown[] | undefined {
  const shape = Object.hasOwn(required, key) ? required[key] : undefined
  return typeof shape === 'object' && !isChoice(shape) && 'values' in shape ? shape.values : undefined
}
