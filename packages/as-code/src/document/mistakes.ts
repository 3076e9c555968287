import { timeOf } from './plain.ts'
import { type Body, branchesOf, type Data, isObject, memberOf, type Schema } from './walk.ts'

/** A part of a request that the document forbids. */
export interface Mistake {
  /** Its path in the request: `tiles[2].config.select`. */
  readonly path: string
  /** Absent where the text of the value does not matter. */
  readonly value?: unknown
  /** `expected a number` */
  readonly reason: string
}

export interface Reading {
  /** Servers before this day do not check some constraints. */
  readonly olderThan: string | undefined
  /** True for what stands in place of an id. */
  readonly isReference: (value: unknown) => boolean
  /** Returns the text of a value. */
  readonly shown: (value: unknown) => string
}

/** Returns what a document forbids in a request. Only the first mistake of a value is named. */
export function mistakesIn(body: Body, request: unknown, reading: Reading): Mistake[] {
  return new Reader(body, reading).read(body.schema, request, '')
}

class Reader {
  readonly #body: Body
  readonly #reading: Reading

  constructor(body: Body, reading: Reading) {
    this.#body = body
    this.#reading = reading
  }

  read(given: Schema, value: unknown, path: string): Mistake[] {
    if (this.#reading.isReference(value)) return []
    const stated = this.#body.resolve(given)
    if (stated.deprecated) return [{ path, reason: `has a newer form. ${stated['x-deprecation-reason'] ?? ''}` }]
    const branches = branchesOf(this.#body, given)
    const [nearest = {}] = branches.toSorted((one, other) => this.#distance(one, value) - this.#distance(other, value))
    const schema = this.#checked(nearest)
    const own = reasonOf(schema, value)
    if (own !== undefined) return [{ path, ...own }]
    const inner = Array.isArray(value)
      ? value.flatMap((item, index) => this.read(schema.items ?? {}, item, `${path}[${index}]`))
      : isObject(value)
        ? this.#members(schema, value, path, branches)
        : []
    return [...inner, ...this.#rules(schema, value, path)]
  }

  /** How far a value is from a branch of a union: constants say most. */
  #distance({ type, properties = {}, required = [], additionalProperties }: Schema, value: unknown): number {
    if (!isObject(value)) return type === undefined || hasType(type, value) ? 0 : 1
    const wrong = Object.entries(properties).filter(
      ([name, property]) =>
        property && value[name] !== undefined && !isListed(this.#body.resolve(property), value[name]),
    )
    const missing = required.filter((name) => value[name] === undefined)
    const unknown = Object.keys(value).filter((name) => !properties[name] && additionalProperties === false)
    return wrong.length * 100 + missing.length + unknown.length
  }

  /** A schema without the constraints that older servers do not check. */
  #checked(schema: Schema): Schema {
    const { olderThan } = this.#reading
    const { 'x-since-constraints': days } = schema
    if (olderThan === undefined || days === undefined) return schema
    return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !((days[keyword] ?? '') >= olderThan)))
  }

  #members(schema: Schema, value: Data, path: string, branches: readonly Schema[]): Mistake[] {
    const { required = [], dependentRequired = {}, propertyNames = {} } = schema
    const names = Object.keys(value).filter((name) => value[name] !== undefined)
    const at = (name: string) =>
      /^[a-z_$][\w$]*$/i.test(name) ? [path, name].filter(Boolean).join('.') : `${path}["${name}"]`
    const beside = this.#constantsOf(schema, value, branches)
    const needed = [...required, ...names.flatMap((name) => dependentRequired[name] ?? [])]
    const unknown = names.filter(
      (name) =>
        schema.properties?.[name] === false || (!memberOf(schema, name) && schema.additionalProperties === false),
    )
    // What nothing is known of cannot be judged further.
    const kinds = beside.flatMap(([name, known]) =>
      known.includes(value[name]) ? [] : [{ path: at(name), value: value[name], reason: this.#oneOf(known) }],
    )
    if (kinds.length > 0) return kinds
    const place = beside.map(([name]) => `${name} ${this.#reading.shown(value[name])}`).join(' and ')
    return [
      ...needed.filter((name) => value[name] === undefined).map((name) => ({ path: at(name), reason: 'is missing' })),
      ...unknown.map((name) => ({ path: at(name), reason: `has no place${place ? ` beside ${place}` : ' here'}` })),
      ...names.flatMap((name) => this.#member(schema, value, name, at(name))),
      ...names
        .filter((name) => reasonOf(propertyNames, name))
        .map((name) => ({ path: at(name), reason: 'has a name that servers refuse' })),
    ]
  }

  #member(schema: Schema, value: Data, name: string, path: string): Mistake[] {
    const member = memberOf(schema, name)
    if (member === undefined) return []
    const { 'x-dropped-without': sibling, default: usual } = this.#body.resolve(member)
    if (sibling !== undefined && !isFilled(value[sibling]) && value[name] !== usual)
      return [{ path, reason: `means nothing without ${sibling}, and no server keeps it. Remove it.` }]
    return this.read(member, value[name], path)
  }

  /** The constants by which the branches of a union differ, and all values that they have. */
  #constantsOf(schema: Schema, value: Data, branches: readonly Schema[]): [name: string, values: unknown[]][] {
    if (branches.length < 2) return []
    return Object.entries(schema.properties ?? {}).flatMap(([name, property]): [string, unknown[]][] => {
      if (!property || value[name] === undefined || !schema.required?.includes(name)) return []
      if (!listedIn(this.#body.resolve(property))) return []
      const all = branches.flatMap(({ properties }) => {
        const other = properties?.[name]
        return (other && listedIn(this.#body.resolve(other))) || []
      })
      return [[name, [...new Set(all)]]]
    })
  }

  #rules({ allOf = [], not, if: condition, then: met, else: unmet }: Schema, value: unknown, path: string): Mistake[] {
    const found = allOf.flatMap((schema) => this.read(schema, value, path))
    if (not) found.push(...this.#excluded(not, value, path))
    if (!condition) return found
    const failed = this.read(condition, value, path)
    const next = failed.length === 0 ? met : unmet
    // Nothing fits `not: {}`: the condition must hold.
    const mustHold = next?.not && Object.keys(next.not).length === 0
    return [...found, ...(mustHold ? failed : next ? this.read(next, value, path) : [])]
  }

  #excluded(not: Schema, value: unknown, path: string): Mistake[] {
    const alternatives = not.anyOf ?? [not]
    const fits = (schema: Schema) => this.read(schema, value, path).length === 0
    if (!isObject(value)) return []
    return alternatives.filter(fits).map(({ properties = {} }) => {
      const parts = Object.entries(properties).map(([name, property]) =>
        property === false ? `no ${name}` : `${name} ${this.#reading.shown(value[name] ?? 'its default')}`,
      )
      return { path, reason: `cannot have ${parts.join(' and ')}${parts.length > 1 ? ' together' : ''}` }
    })
  }

  #oneOf(values: readonly unknown[]): string {
    return `expected ${values.length > 1 ? 'one of ' : ''}${values.map(this.#reading.shown).join(', ')}`
  }
}

const isFilled = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value !== undefined)

function listedIn({ const: constant, enum: values }: Schema): readonly unknown[] | undefined {
  return constant === undefined ? values : [constant]
}

function isListed(schema: Schema, value: unknown): boolean {
  return listedIn(schema)?.includes(value) ?? true
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function hasType(types: string | readonly string[], value: unknown): boolean {
  const known = [types].flat()
  return known.includes(typeOf(value)) || (known.includes('integer') && Number.isInteger(value))
}

type Reason = Omit<Mistake, 'path'>

/** What is wrong with a value alone, without its members and items. */
function reasonOf(schema: Schema, value: unknown): Reason | undefined {
  const { type } = schema
  if (type !== undefined && !hasType(type, value)) return { value, reason: `expected ${[type].flat().join(' or ')}` }
  const listed = listedIn(schema)
  if (listed && !listed.includes(value))
    return { value, reason: `expected ${listed.map((each) => JSON.stringify(each)).join(', ')}` }
  if (typeof value === 'string') return textReason(schema, value)
  if (typeof value === 'number') return numberReason(schema, value)
  if (Array.isArray(value)) return listReason(schema, value)
  const { maxProperties = Number.POSITIVE_INFINITY } = schema
  const { length } = isObject(value) ? Object.keys(value) : []
  return length > maxProperties ? { reason: `has ${length} fields; at most ${maxProperties} are allowed` } : undefined
}

/** Servers count UTF-16 units, as `length` does. */
function textReason(
  { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern, format, examples, ...schema }: Schema,
  value: string,
): Reason | undefined {
  const { length } = value
  if (!value.isWellFormed()) return { reason: 'has half of a surrogate pair, which servers replace. Remove it.' }
  if (length < minLength || length > maxLength) {
    const limit = length < minLength ? `at least ${minLength} are needed` : `at most ${maxLength} are allowed`
    return { reason: `has ${length} characters; ${limit}` }
  }
  const time = format === 'date-time' ? timeOf(value) : 0
  if (time === undefined || (pattern !== undefined && !new RegExp(pattern, 'u').test(value)))
    return {
      value,
      reason: `expected ${examples ? `something like ${JSON.stringify(examples[0])}` : `the form ${pattern}`}`,
    }
  const [least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY] = schema['x-days-from-now'] ?? []
  const days = (time - Date.now()) / 86_400_000
  if (format && (days < least || days > most))
    return { value, reason: `expected at most ${most} days ahead and ${-least} days back` }
  return undefined
}

function numberReason({ minimum, maximum }: Schema, value: number): Reason | undefined {
  if (minimum !== undefined && value < minimum) return { value, reason: `expected at least ${minimum}` }
  return maximum !== undefined && value > maximum ? { value, reason: `expected at most ${maximum}` } : undefined
}

function listReason(schema: Schema, { length, ...items }: readonly unknown[]): Reason | undefined {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, uniqueItems } = schema
  if (length < minItems) return { reason: `has ${length} items; at least ${minItems} are needed` }
  if (length > maxItems) return { reason: `has ${length} items; at most ${maxItems} are allowed` }
  const texts = uniqueItems ? Object.values(items).map((item) => JSON.stringify(item)) : []
  return new Set(texts).size < texts.length ? { reason: 'has an item twice' } : undefined
}
