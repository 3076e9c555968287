import { isRecord, type OpenApiDocument, type Operation, type Response, type Schema } from './openapi.ts'
import { resolve } from './references.ts'

/** What an operation does with an object of a resource. */
export const operationRoles = ['list', 'create', 'get', 'update', 'delete'] as const
export type OperationRole = (typeof operationRoles)[number]

/** A kind of objects, as `x-resources` states it: the ids of its operations, and what holds for its objects. */
export interface StatedResource extends Readonly<Partial<Record<OperationRole, string>>> {
  /** The path parameter that names one object: `dashboardId`. */
  readonly id: string
  /** Properties, of which no two objects have the same values. */
  readonly unique?: readonly (readonly string[])[]
  /** Kinds of parts that have ids, each with its list in the object: `tile: tiles`, `tab: containers.tabs`. */
  readonly parts?: Readonly<Record<string, string>>
  /** Whether the deletion of an unknown id succeeds; with `before`, only on servers that are older than the day. */
  readonly deletesAbsent?: true | { readonly before: string }
  /** The values of `state` of an object in which it can be deleted; absent for all of them. */
  readonly deletableIn?: readonly string[]
  /** Whether its list leaves out objects that the server cannot read, and counts them in its total. */
  readonly omitsUnreadable?: true
}

/** The kinds of objects of a bundled document by name, in its order. */
export function resourcesOf(document: OpenApiDocument): ReadonlyMap<string, StatedResource> {
  const stated = document['x-resources']
  return new Map(Object.entries(isRecord(stated) ? stated : {}) as [string, StatedResource][])
}

/** The states of its object in which servers accept an operation; absent for all of them. */
export function statesOf(document: OpenApiDocument, operationId: string): readonly string[] | undefined {
  return [...resourcesOf(document).values()].find((resource) => resource.delete === operationId)?.deletableIn
}

/** The status of the success of an operation. */
export function successStatusOf({ responses = {} }: Operation): number {
  return Number(Object.keys(responses).find((status) => /^2\d\d$/.test(status)) ?? 200)
}

/** The name by which paths and bodies refer to an object of a kind, or to a part of one: `dashboardId`. */
export const idNameOf = (document: OpenApiDocument, kind: string): string =>
  resourcesOf(document).get(kind)?.id ?? `${kind}Id`

/** The names of the properties of the record in the successful answer of an operation; of a list, those of its items. */
export function propertiesShown(document: OpenApiDocument, operation: Operation): string[] {
  return [...new Set(recordShown(document, operation).map(([name]) => name))]
}

/** The constants of a property of that record, in all members of a union. */
export function valuesShown(document: OpenApiDocument, operation: Operation, property: string): unknown[] {
  const schemas = recordShown(document, operation).flatMap(([name, schema]) => (name === property ? [schema] : []))
  return schemas.flatMap((schema) => {
    const target = resolve<Schema>(document, schema)
    return isRecord(target) ? [target.const ?? target.enum ?? target['x-extensible-enum'] ?? []].flat() : []
  })
}

function recordShown(document: OpenApiDocument, { responses = {} }: Operation): readonly NamedSchema[] {
  const [, response] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? []
  const content = response && resolve<Response>(document, response).content
  const answer = propertiesOf(document, Object.values(content ?? {})[0]?.schema)
  const payload = answer.find(([name]) => name === document['x-payload'])
  return payload === undefined ? answer : propertiesOf(document, payload[1])
}

type NamedSchema = readonly [name: string, schema: Schema]

/** The properties of an object, of the items of a list and of the members of a union. */
function propertiesOf(document: OpenApiDocument, schema: Schema | undefined): readonly NamedSchema[] {
  const target = schema === undefined ? undefined : resolve<Schema>(document, schema)
  if (!isRecord(target)) return []
  const inner = [target.items ?? [], target.oneOf ?? [], target.anyOf ?? [], target.allOf ?? []].flat() as Schema[]
  return [...inner.flatMap((each) => propertiesOf(document, each)), ...Object.entries(target.properties ?? {})]
}
