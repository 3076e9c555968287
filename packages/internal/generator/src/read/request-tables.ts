import { isRecord, type OpenApiDocument, requestOf, type Schema, type SchemaObject } from '@clouddb/document/openapi'
import { pointerTo } from '@clouddb/document/pointer'
import type { Problems } from '@clouddb/document/problems'
import { resolve } from '@clouddb/document/references'
import { schemaParts, valuesOf } from '@clouddb/document/schema-parts'
import { referencedName, schemaRef, sharedTypesOf, unionVariants, type Variant } from './schemas.ts'

/** A request that can be created from a record, or from a record and its changed copy. */
export interface RequestOfRecord {
  readonly isChange: boolean
  /** Names in `components.schemas`. */
  readonly request: string
  readonly record: string
  readonly shape: RequestTable
}

export interface RequestsModel {
  readonly requests: readonly RequestOfRecord[]
  /** The kinds of objects whose ids the requests contain. */
  readonly idKinds: readonly string[]
}

/** Reads the requests that a document marks with `x-request-of` and a record. */
export function readRequests(document: OpenApiDocument, problems: Problems): RequestsModel {
  const schemas = document.components?.schemas ?? {}
  const whole = new RequestTableReader(document)
  // The ids of a change belong to one deployment, so they are not mapped.
  const changes = new RequestTableReader(document)
  const requests = Object.entries(schemas).flatMap(([request, schema]) => {
    const { record, isChange } = requestOf(schema)
    if (record === undefined) return []
    if (typeof record === 'string' && Object.hasOwn(schemas, record)) {
      const shape = (isChange ? changes : whole).read(schemaRef(request), schemaRef(isChange ? request : record))
      return [{ request, record, shape, isChange }]
    }
    problems.add(
      pointerTo('components', 'schemas', request, 'x-request-of'),
      `x-request-of is ${JSON.stringify(record)}, but no schema has that name`,
      'Write the name of the schema from whose records the request is created.',
    )
    return []
  })
  return { requests, idKinds: [...whole.kinds].toSorted() }
}

/** Reads the tables of requests. */
class RequestTableReader {
  /** The kinds of ids found so far. */
  readonly kinds: Set<string> = new Set()
  readonly #document: OpenApiDocument
  readonly #entered = new Set<Schema>()
  /** The fields that an update without them keeps. */
  #kept: readonly string[] = []

  constructor(document: OpenApiDocument) {
    this.#document = document
  }

  /** Returns the table of a request that is created from a record. */
  read(request: Schema, record: Schema): RequestTable {
    this.#kept = requestOf(resolve<Schema>(this.#document, request)).keeps
    return this.#shape([request], [...schemaParts(this.#document, record)], {})
  }

  /** `schemas` apply together; `records` are all parts of the record at the same place. */
  #shape(schemas: readonly Schema[], records: readonly SchemaObject[], kinds: IdKinds): RequestTable {
    const targets = schemas.map((schema) => resolve<Schema>(this.#document, schema))
    const name = schemas.map(referencedName).find((each) => each !== undefined)
    if (targets.some((target) => this.#entered.has(target))) return name === undefined ? 'any' : { again: name }
    const entered = targets.filter((target) => isRecord(target))
    for (const target of entered) this.#entered.add(target)
    const shapes = unionVariants(this.#document, schemas).flatMap((variant) => this.#ofVariant(variant, records, kinds))
    shapes.push(...records.filter(isCarried).map((part) => this.#carried(part)))
    for (const target of entered) this.#entered.delete(target)
    return namedTable(choiceOf(shapes), name)
  }

  #ofVariant({ parts, name }: Variant, records: readonly SchemaObject[], around: IdKinds): RequestTable[] {
    const kinds: IdKinds = { ...Object.assign({}, ...parts.map(idKindsOf)), ...around }
    const constants = parts.map(valuesOf).find((values) => values !== undefined)
    if (constants) return [namedTable({ values: constants }, name)]
    const kind = kinds['']
    return sharedTypesOf(parts).map((type): RequestTable => {
      if (type === 'object') return namedTable(this.#fields(parts, records, kinds), name)
      if (type === 'array') return this.#list(parts, records)
      if (type !== 'string' || kind === undefined) return type === 'integer' ? 'number' : type
      this.kinds.add(kind)
      return { id: kind }
    })
  }

  /** The table of a form of the record that the request does not list. */
  #carried(part: SchemaObject): RequestTable {
    return { ...this.#fields([part], [], {}), unlisted: true }
  }

  #list(parts: readonly SchemaObject[], records: readonly SchemaObject[]): RequestTable {
    const items = parts.flatMap((part): Schema[] => (part.items === undefined ? [] : [part.items]))
    const least = Math.max(0, ...parts.map((part) => Number(part.minItems ?? 0)))
    const whole = parts.some((part) => part['x-indivisible'] === true)
    const inRecord = this.#partsOf(records.map((part) => part.items))
    return {
      items: items.length === 0 ? 'any' : this.#shape(items, inRecord, {}),
      ...(whole ? { least: -1 } : least > 0 ? { least } : {}),
    }
  }

  #fields(parts: readonly SchemaObject[], records: readonly SchemaObject[], kinds: IdKinds): Fields {
    const mandatory = new Set(parts.flatMap((part) => part.required ?? []))
    const all = parts.flatMap((part) => Object.entries(part.properties ?? {}))
    const unshown = all.filter(([, schema]) => this.#isNeverShown(schema)).map(([name]) => name)
    // The record does not show what is only written.
    const stated = all.filter(
      ([name, schema]) =>
        mandatory.has(name) || unshown.includes(name) || !isRecord(schema) || schema.writeOnly !== true,
    )
    const required: [string, RequestTable][] = []
    const optional: [string, RequestTable][] = []
    const forbidden: string[] = []
    const made: [string, readonly [string, string]][] = []
    for (const name of new Set(stated.map(([name]) => name))) {
      const schemas = stated.flatMap(([other, schema]) => (other === name ? [schema] : []))
      if (schemas.includes(false)) forbidden.push(name)
      else {
        const inRecord = this.#partsOf(records.map((part) => part.properties?.[name]))
        const shape = this.#shape(schemas, inRecord, idKindsBelow(kinds, name))
        ;(mandatory.has(name) ? required : optional).push([name, shape])
        made.push(...parts.flatMap((part) => madeFrom(name, part)))
      }
    }
    const fields = { required: Object.fromEntries(required), optional: Object.fromEntries(optional) }
    const { readOnly, moot } = this.#dropped(fields, records)
    // A field that the update keeps may have another name in the record.
    const isRenamed = all.some(([name, schema]) => this.#kept.includes(name) && isOwnName(schema))
    const others = parts.some((part) => part.additionalProperties === false) ? undefined : this.#others(parts, records)
    return {
      ...fields,
      readOnly,
      moot: isRenamed ? [...moot, '*'] : moot,
      unshown: unshown.filter((name) => !this.#kept.includes(name)),
      forbidden: forbidden.filter((name) => !readOnly.includes(name) && !moot.includes(name)),
      ...(made.length > 0 ? { made: Object.fromEntries(made) } : {}),
      ...(others === undefined ? {} : { others }),
    }
  }

  #isNeverShown(schema: Schema): boolean {
    const target = resolve<Schema>(this.#document, schema)
    return isRecord(target) && target['x-never-shown'] === true
  }

  #others(parts: readonly SchemaObject[], records: readonly SchemaObject[]): RequestTable {
    const schemas = parts.flatMap(({ additionalProperties: others }): Schema[] =>
      others === undefined ? [] : [others],
    )
    if (schemas.length === 0 || parts.some((part) => part.patternProperties)) return 'any'
    return this.#shape(schemas, this.#partsOf(records.map((part) => part.additionalProperties)), {})
  }

  /** The fields of the record that the request does not contain. */
  #dropped(
    { required, optional }: Pick<Fields, 'required' | 'optional'>,
    records: readonly SchemaObject[],
  ): Pick<Fields, 'readOnly' | 'moot'> {
    const readOnly = new Set<string>()
    const moot = new Set<string>()
    for (const [name, schema] of records.flatMap((part) => Object.entries(part.properties ?? {}))) {
      const field = resolve<Schema>(this.#document, schema)
      if (!isRecord(field)) continue
      const isReadOnly = field.readOnly === true || (isRecord(schema) && schema.readOnly === true)
      if (isReadOnly && !(name in required || name in optional)) readOnly.add(name)
      for (const [sibling, values] of siblingsOf(field)) {
        const shape = required[sibling] ?? optional[sibling]
        const known = isRecord(shape) && Array.isArray(shape.values) ? shape.values : values
        if (!known.some((value) => values.includes(value))) moot.add(name)
      }
    }
    return { readOnly: [...readOnly], moot: [...moot] }
  }

  #partsOf(schemas: readonly (Schema | undefined)[]): SchemaObject[] {
    return [...new Set(schemas.flatMap((schema) => [...schemaParts(this.#document, schema)]))]
  }
}

/** The values of siblings with which a field of a record has a meaning. */
const siblingsOf = ({ 'x-only-with': stated }: SchemaObject): [sibling: string, values: unknown[]][] =>
  Object.entries(isRecord(stated) ? (stated as Record<string, unknown[]>) : {})

const isCarried = (part: SchemaObject): boolean => part['x-carried'] === true

const isOwnName = (schema: Schema): boolean => isRecord(schema) && schema['x-own-name'] === true

/** The list of the record from which a field is made, with the field and the member of each item. */
function madeFrom(name: string, request: SchemaObject): [list: string, readonly [name: string, member: string]][] {
  const [list, member] = requestOf(request).makes[name]?.split('.') ?? []
  return list && member ? [[list, [name, member]]] : []
}

/** Kinds of ids, by the path from a schema to the id: `target.id`. */
type IdKinds = Readonly<Record<string, string>>

/** The kinds of ids of a schema. */
function idKindsOf(schema: SchemaObject): IdKinds {
  const stated = schema['x-id-of']
  const own = resourceOf(stated)
  if (own !== undefined) return { '': own }
  const below = Object.entries(isRecord(stated) ? stated : {})
  return Object.fromEntries(below.flatMap(([path, each]) => [[path, resourceOf(each) ?? '']]))
}

/** The resource of an id: of `source`, or of `{ resource: source, kind: [trace] }`. An external id is kept. */
function resourceOf(stated: unknown): string | undefined {
  if (typeof stated === 'string') return stated
  const isOurs = isRecord(stated) && stated.external !== true
  return isOurs && typeof stated.resource === 'string' ? stated.resource : undefined
}

/** The kinds of ids of a property: `target.id` is `id` of `target`, and `id` is the empty path of `id`. */
function idKindsBelow(kinds: IdKinds, name: string): IdKinds {
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([path, kind]) => {
      const [first, ...rest] = path.split('.')
      return first === name ? [[rest.join('.'), kind]] : []
    }),
  )
}

/**
 * The values that a request can contain at one place, from the schemas of the request and its record. The runtime
 * documents it.
 */
export type RequestTable = string | Choice | Reference | Values | Id | List | Fields

interface Named {
  /** The name of its schema, if any. */
  name?: string
}
export interface Choice extends Named {
  readonly choice: readonly RequestTable[]
}
/** A recursive reference to a table that is being read. */
export interface Reference {
  readonly again: string
}
export interface Values extends Named {
  readonly values: readonly unknown[]
}
export interface Id {
  readonly id: string
}
export interface List extends Named {
  readonly items: RequestTable
  readonly least?: number
}
export interface Fields extends Named {
  readonly required: Readonly<Record<string, RequestTable>>
  readonly optional: Readonly<Record<string, RequestTable>>
  /** Fields that only the server sets. */
  readonly readOnly: readonly string[]
  /** Fields without a meaning beside the other fields; `*` for all that are unknown. */
  readonly moot: readonly string[]
  /** Fields that servers keep and never send back. */
  readonly unshown: readonly string[]
  readonly forbidden: readonly string[]
  /** Lists of the record that become lists of other names, of one member of each item. */
  readonly made?: Readonly<Record<string, readonly [name: string, member: string]>>
  readonly others?: RequestTable
  /** True for a form that the request does not list. */
  readonly unlisted?: true
}

/** Joins tables to a choice. Two lists cannot be distinguished, so that they become one list of either kind of item. */
function choiceOf(shapes: readonly RequestTable[]): RequestTable {
  const isList = (shape: RequestTable): shape is List => typeof shape === 'object' && 'items' in shape
  const lists = shapes.filter(isList)
  const others = shapes.filter((shape) => !isList(shape))
  const leasts = lists.map(({ least = 0 }) => least)
  const least = leasts.includes(-1) ? -1 : Math.min(...leasts)
  const list =
    lists.length > 1
      ? { items: choiceOf(lists.map(({ items }) => items)), ...(least === 0 ? {} : { least }) }
      : lists[0]
  const all = [...others, ...(list ? [list] : [])]
  const distinct = [...new Map(all.map((shape) => [JSON.stringify(shape), shape])).values()]
  return distinct.length === 1 ? (distinct[0] as RequestTable) : { choice: distinct }
}

/** Names a table that has no name yet. */
export function namedTable<Kind extends RequestTable>(shape: Kind, name: string | undefined): Kind {
  return typeof shape === 'object' && !('name' in shape) && name !== undefined ? { name, ...shape } : shape
}
