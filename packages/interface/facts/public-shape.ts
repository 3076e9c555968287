import type { NonEmpty, Sentences } from './table.ts'

type Scalar = string | number | boolean | null

/** What public facts state of a value. What a shape does not mention, no public fact states. */
export interface Shape {
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object'
  readonly nullable?: true
  readonly format?: 'uuid' | 'date-time'
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: true
  readonly default?: Scalar
  readonly deprecated?: true
  /** The server alone sets it. */
  readonly readOnly?: true
  /** All values. */
  readonly values?: NonEmpty<Scalar>
  /** Values that are known; a server may send others. */
  readonly known?: NonEmpty<string>
  /** Whether values that the interface document lists are all. */
  readonly listed?: 'all' | 'some'
  /** Any text but these values: it stands for what is not known yet. */
  readonly unlisted?: NonEmpty<string>
  readonly items?: Shape
  /** A record, by its name. */
  readonly record?: string
  readonly oneOf?: NonEmpty<Shape | 'null'>
  readonly anyOf?: NonEmpty<Shape | 'null'>
  readonly toldApart?: ToldApart
  readonly fields?: Fields
  /** More about fields that the interface document states. */
  readonly about?: Fields
  /** Fields whose names have a pattern. */
  readonly fieldsLike?: Fields
  readonly forbidden?: NonEmpty<string>
  readonly required?: NonEmpty<string>
  /** Whether there may be fields beside these: `no` for what is sent, `yes` where that is said in so many words. */
  readonly others?: 'yes' | 'no'
  readonly not?: Shape
  /** Where it is of this shape, it must be of that one. */
  readonly when?: Shape
  readonly must?: Shape
  readonly otherwise?: Shape
  readonly says?: Sentences
}

export interface Fields {
  readonly [field: string]: Shape
}

/** The field that tells the members of a union apart, and the record that each of its values means. */
export interface ToldApart {
  readonly by: string
  readonly means: { readonly [value: string]: string }
}

export const text: Shape = { type: 'string' }
export const textOrNull: Shape = { type: 'string', nullable: true }
export const moment: Shape = { type: 'string', format: 'date-time' }
export const momentOrNull: Shape = { type: 'string', format: 'date-time', nullable: true }
export const number: Shape = { type: 'number' }
export const numberOrNull: Shape = { type: 'number', nullable: true }
export const whole: Shape = { type: 'integer' }
export const wholeOrNull: Shape = { type: 'integer', nullable: true }
export const flag: Shape = { type: 'boolean' }
export const flagOrNull: Shape = { type: 'boolean', nullable: true }
export const orNull: Shape = { nullable: true }

/** An id of an item: 24 hexadecimal digits, which servers check. */
export const itemId: Shape = { type: 'string', pattern: '^[0-9a-fA-F]{24}$' }

export const upTo = (maxLength: number): Shape => ({ type: 'string', maxLength })
export const between = (minLength: number, maxLength: number): Shape => ({ type: 'string', minLength, maxLength })
export const notEmpty: Shape = { type: 'string', minLength: 1 }

/** A field of a record that no request sets. */
export const setByServer = (shape: Shape): Shape => ({ ...shape, readOnly: true })

/** Text with all its values, for what is sent. */
export const oneValueOf = (...values: NonEmpty<string>): Shape => ({ type: 'string', values })
/** Text with the values that are known, for what is received. */
export const knownAs = (...known: NonEmpty<string>): Shape => ({ type: 'string', known })
/** A switch, and what holds where it is left out. */
export const flagWith = (value: boolean): Shape => ({ type: 'boolean', default: value })

export const record = (name: string): Shape => ({ record: name })
export const recordOrNull = (name: string): Shape => ({ oneOf: [{ record: name }, 'null'] })
export const listOf = (items: Shape, more: Shape = {}): Shape => ({ type: 'array', items, ...more })
export const listOrNull = (items: Shape): Shape => ({ type: 'array', items, nullable: true })

/** A union of records of which one field tells which it is. */
export function toldApart(by: string, means: ToldApart['means']): Shape {
  const [first = '', ...others] = new Set(Object.values(means))
  return { oneOf: [{ record: first }, ...others.map(record)], toldApart: { by, means } }
}

/** What is received: open, and next to nothing in it is guaranteed, as live servers leave fields out. */
export const received = (fields: Fields, more: Shape = {}): Shape => ({ type: 'object', fields, ...more })

/** What is sent: closed and exact. */
export const sent = (fields: Fields, more: Shape = {}): Shape => ({ type: 'object', others: 'no', fields, ...more })

/** All fields are required. */
export const sentWhole = (fields: Fields, more: Shape = {}): Shape => {
  const [first, ...others] = Object.keys(fields)
  return sent(fields, first === undefined ? more : { required: [first, ...others], ...more })
}
