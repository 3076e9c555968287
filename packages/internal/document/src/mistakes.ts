import { isRecord } from './openapi.ts'
import { memberOf, type RequestBody, type RequestSchema } from './request-schema.ts'
import { breachesOf, type RuleBreach, wordsAbout } from './rules.ts'
import { isOfType } from './schema-parts.ts'
import { isImpossible } from './schemas.ts'
import { sinceDaysOf } from './since-days.ts'

/** A part of a request that the document forbids. */
export interface Mistake {
  /** Its path in the request: `tiles[2].config.select`. */
  readonly path: string
  /** Absent where the text of the value does not matter. */
  readonly value?: unknown
  /** `expected a number`, or the words of servers. */
  readonly reason: string
  /** True where the reason is in the words of servers. */
  readonly isSaid?: true | undefined
  /** True where nothing is known of the object: its kind is wrong. */
  readonly isKind?: true
  /** The fields that the object can have, where it has one that has no place. */
  readonly known?: readonly string[]
}

export interface Reading {
  /** Servers before this day do not check some constraints. */
  readonly olderThan: string | undefined
  /** True for what stands in place of an id. */
  readonly isReference: (value: unknown) => boolean
  /** Returns the text of a value for people. */
  readonly describe: (value: unknown) => string
}

/** Returns what a document forbids in a request. Only the first mistake of a value is named. */
export function mistakesOfRequest(body: RequestBody, request: unknown, reading: Reading): Mistake[] {
  const found = new MistakeReader(body, reading).read(body.schema, request, '')
  const said = new Set(found.flatMap(({ path, isSaid }) => (isSaid ? [path] : [])))
  return found.filter(({ path, isSaid }) => isSaid || !said.has(path))
}

class MistakeReader {
  readonly #body: RequestBody
  readonly #reading: Reading

  constructor(body: RequestBody, reading: Reading) {
    this.#body = body
    this.#reading = reading
  }

  read(given: RequestSchema, value: unknown, path: string): Mistake[] {
    if (this.#reading.isReference(value)) return []
    const stated = this.#body.resolve(given)
    if (stated.deprecated) return [{ path, reason: `has a newer form. ${stated['x-deprecation-reason'] ?? ''}` }]
    const branches = this.#body.branchesOf(given)
    const schema = this.#checked(this.#nearest(branches, value))
    const own = reasonOf(schema, value)
    if (own !== undefined) return [{ path, ...own }]
    const inner = Array.isArray(value)
      ? value.flatMap((item, index) => this.read(schema.items ?? {}, item, `${path}[${index}]`))
      : isRecord(value)
        ? this.#members(schema, value, path, branches)
        : []
    // A union has rules of its own.
    const owners = stated.oneOf || stated.anyOf ? [stated, schema] : [schema]
    const conditions = owners.flatMap((owner) => this.#rules(owner, value, path))
    return [...this.#breaches(owners, value, path, [...inner, ...conditions])]
  }

  /** The broken rules in the server's words, and the mistakes that no rule speaks of. */
  #breaches(schemas: readonly RequestSchema[], value: unknown, path: string, others: readonly Mistake[]): Mistake[] {
    if (others.some((mistake) => mistake.isKind && mistake.path.startsWith(path))) return [...others]
    const { olderThan } = this.#reading
    const isChecked = ({ rule }: RuleBreach) => olderThan === undefined || !((rule.since ?? '') >= olderThan)
    const broken = schemas.flatMap((schema) => breachesOf(schema, value)).filter(isChecked)
    if (broken.length === 0) return [...others]
    const spoken = broken.flatMap(({ rule }) => [...JSON.stringify(rule).matchAll(/\bself\.(\w+)/g)])
    const said = new Set(spoken.map(([, name = '']) => memberPath(path, name)))
    return [
      ...others.filter(({ path: at, isSaid }) => isSaid || !said.has(at)),
      ...broken.map(({ path: inner, message }) => ({
        path: inner.reduce<string>((at, key) => memberPath(at, key), path),
        reason: message,
        isSaid: true as const,
      })),
    ]
  }

  #nearest(branches: readonly RequestSchema[], value: unknown): RequestSchema {
    const distances = branches.length > 1 ? branches.map((branch) => this.#distance(branch, value)) : [0]
    return branches[distances.indexOf(Math.min(...distances))] ?? {}
  }

  /** How far a value is from a branch of a union: constants say most. */
  #distance(branch: RequestSchema, value: unknown): number {
    const { type, properties = {}, required = [], additionalProperties } = branch
    if (!isRecord(value)) return type === undefined || hasType(type, value) ? 0 : 1
    const isWrong = (values: readonly unknown[], given: unknown) => values.length > 0 && !values.includes(given)
    const wrong = this.#body
      .listedIn(branch)
      .filter(({ name, values }) => value[name] !== undefined && isWrong(values, value[name]))
    const missing = required.filter((name) => value[name] === undefined)
    const isKnown = (name: string) => properties[name] !== undefined && !isImpossible(properties[name])
    const unknown = Object.keys(value).filter((name) => !isKnown(name) && additionalProperties === false)
    return wrong.length * 100 + missing.length + unknown.length
  }

  /** A schema without the constraints that older servers do not check. */
  #checked(schema: RequestSchema): RequestSchema {
    const { olderThan } = this.#reading
    if (olderThan === undefined) return schema
    const days = sinceDaysOf(schema)
    return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !((days[keyword] ?? '') >= olderThan)))
  }

  #members(
    schema: RequestSchema,
    value: Readonly<Record<string, unknown>>,
    path: string,
    branches: readonly RequestSchema[],
  ): Mistake[] {
    const { required = [], dependentRequired = {}, propertyNames = {} } = schema
    const dependent = Object.entries(dependentRequired).flatMap(([name, others]) =>
      value[name] === undefined ? [] : others,
    )
    const names = Object.keys(value).filter((name) => value[name] !== undefined)
    const at = (name: string) => memberPath(path, name)
    const beside = this.#constantsOf(schema, value, branches)
    const unknown = names.filter(
      (name) =>
        isImpossible(schema.properties?.[name] ?? {}) ||
        (!memberOf(schema, name) && schema.additionalProperties === false),
    )
    const kinds = beside.flatMap(([name, known]) =>
      known.includes(value[name])
        ? []
        : [{ path: at(name), value: value[name], reason: this.#oneOf(known), isKind: true as const }],
    )
    if (kinds.length > 0) return kinds
    const told = branches.length > 1 ? beside : []
    const place = told.map(([name]) => `${name} ${this.#reading.describe(value[name])}`).join(' and ')
    return [
      ...[...required, ...dependent]
        .filter((name) => value[name] === undefined)
        .map((name) => ({ path: at(name), reason: 'is missing' })),
      ...unknown.map((name) => ({
        path: at(name),
        reason: `has no place${place ? ` beside ${place}` : ' here'}`,
        known: Object.entries(schema.properties ?? {}).flatMap(([each, of]) => (isImpossible(of) ? [] : [each])),
      })),
      ...names.flatMap((name) => this.#member(schema, value, name, at(name))),
      ...names
        .filter((name) => reasonOf(propertyNames, name))
        .map((name) => ({ path: at(name), reason: 'has a name that servers refuse' })),
    ]
  }

  #member(schema: RequestSchema, value: Readonly<Record<string, unknown>>, name: string, path: string): Mistake[] {
    const member = memberOf(schema, name)
    if (member === undefined) return []
    const { 'x-only-with': sibling, default: usual } = this.#body.resolve(member)
    if (typeof sibling === 'string' && !isFilled(value[sibling]) && value[name] !== usual)
      return [{ path, reason: `means nothing without ${sibling}, and no server keeps it. Remove it.` }]
    return this.read(member, value[name], path)
  }

  /** The constants by which the branches of a union differ, or that an object must have, and all values that they have. */
  #constantsOf(
    schema: RequestSchema,
    value: Readonly<Record<string, unknown>>,
    branches: readonly RequestSchema[],
  ): [name: string, values: unknown[]][] {
    const listed = ({ properties }: RequestSchema, name: string) => this.#body.valuesOf(properties?.[name] ?? {})
    const isKind = (name: string) => branches.length > 1 || this.#body.resolve(schema.properties?.[name] ?? {}).const
    const names = (schema.required ?? []).filter(isKind)
    return names
      .filter((name) => value[name] !== undefined && listed(schema, name))
      .map((name) => [name, [...new Set(branches.flatMap((branch) => listed(branch, name) ?? []))]])
  }

  #rules(
    { allOf = [], not, if: condition, then: met, else: unmet }: RequestSchema,
    value: unknown,
    path: string,
  ): Mistake[] {
    const found = allOf.flatMap((schema) => this.read(schema, value, path))
    if (not) found.push(...this.#excluded(not, value, path))
    if (!condition) return found
    const failed = this.read(condition, value, path)
    const next = failed.length === 0 ? met : unmet
    // Nothing fits `not: {}`: the condition must hold.
    const mustHold = next?.not && Object.keys(next.not).length === 0
    return [...found, ...(mustHold ? failed : next ? this.read(next, value, path) : [])]
  }

  #excluded(not: RequestSchema, value: unknown, path: string): Mistake[] {
    const alternatives = not.anyOf ?? [not]
    const fits = (schema: RequestSchema) => this.read(schema, value, path).length === 0
    if (!isRecord(value)) return []
    return alternatives.filter(fits).map(({ properties = {} }) => {
      const parts = Object.entries(properties).map(([name, property]) =>
        isImpossible(property) ? `no ${name}` : `${name} ${this.#reading.describe(value[name] ?? 'its default')}`,
      )
      return { path, reason: `cannot have ${parts.join(' and ')}${parts.length > 1 ? ' together' : ''}` }
    })
  }

  #oneOf(values: readonly unknown[]): string {
    return `expected ${values.length > 1 ? 'one of ' : ''}${values.map(this.#reading.describe).join(', ')}`
  }
}

export function memberPath(path: string, name: string | number): string {
  if (typeof name === 'number') return `${path}[${name}]`
  return /^[a-z_$][\w$]*$/i.test(name) ? [path, name].filter(Boolean).join('.') : `${path}["${name}"]`
}

const isFilled = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value !== undefined)

const hasType = (types: string | readonly string[], value: unknown): boolean =>
  [types].flat().some((type) => isOfType(value, type))

type Reason = Omit<Mistake, 'path'>

/** Returns the mistakes of a value alone, without those of its members and items. */
function reasonOf(schema: RequestSchema, value: unknown): Reason | undefined {
  const { type, minimum, maximum, uniqueItems } = schema
  if (type !== undefined && !hasType(type, value)) return { value, reason: `expected ${[type].flat().join(' or ')}` }
  const listed = schema.const === undefined ? schema.enum : [schema.const]
  if (listed && !listed.includes(value))
    return { value, reason: `expected ${listed.map((each) => JSON.stringify(each)).join(', ')}` }
  if (typeof value === 'number' && value < Number(minimum)) return { value, reason: `expected at least ${minimum}` }
  if (typeof value === 'number' && value > Number(maximum)) return { value, reason: `expected at most ${maximum}` }
  const size = sizeReason(schema, value)
  if (size) return size
  const texts = uniqueItems && Array.isArray(value) ? value.map((item) => JSON.stringify(item)) : []
  if (new Set(texts).size < texts.length) return { reason: 'has an item twice' }
  return typeof value === 'string' ? textReason(schema, value) : undefined
}

/** Servers count UTF-16 units, as `length` does. */
function sizeReason(schema: RequestSchema, value: unknown): Reason | undefined {
  const { minLength = 0, maxLength, minItems = 0, maxItems, maxProperties } = schema
  const [size, unit, least, most = Number.POSITIVE_INFINITY, keyword] =
    typeof value === 'string'
      ? [value.length, 'characters', minLength, maxLength, 'Length']
      : Array.isArray(value)
        ? [value.length, 'items', minItems, maxItems, 'Items']
        : [Object.keys(Object(value)).length, 'fields', 0, maxProperties, 'Properties']
  if (size >= least && size <= most) return undefined
  const words = wordsAbout(schema, `${size < least ? 'min' : 'max'}${keyword}`)
  if (words !== undefined) return { reason: words, isSaid: true }
  return {
    reason: `has ${size} ${unit}; ${size < least ? `at least ${least} are needed` : `at most ${most} are allowed`}`,
  }
}

function textReason({ pattern = '', format, examples, ...schema }: RequestSchema, value: string): Reason | undefined {
  if (!value.isWellFormed()) return { reason: 'has half of a surrogate pair, which servers replace. Remove it.' }
  const time = format === 'date-time' ? instantIn(value) : 0
  const form = examples ? `something like ${JSON.stringify(examples[0])}` : `the form ${pattern}`
  const isOfForm = pattern === '' || new RegExp(pattern, 'u').test(value)
  if (time === undefined || !isOfForm) return { value, reason: `expected ${form}` }
  const [least = 0, most = 0] = schema['x-days-from-now'] ?? []
  const days = least < most ? (time - Date.now()) / 86_400_000 : 0
  if (days >= least && days <= most) return undefined
  return { value, reason: `expected at most ${most} days ahead and ${-least} days back` }
}

const timeForm = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

/** Returns the time in milliseconds of a text that servers take for one, with or without seconds. */
export function instantIn(text: unknown): number | undefined {
  const day = timeForm.exec(`${text}`)?.[1]
  // No month has a day that `Date` counts into the next one.
  const isDay = day !== undefined && new Date(Date.parse(day) || 0).toISOString().startsWith(day)
  const time = Date.parse(`${text}`)
  return isDay && !Number.isNaN(time) ? time : undefined
}
