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
  /** Whether the deletion of an unknown id succeeds; with `before`, only on servers that are older than the day. */
  readonly deletesAbsent?: true | { readonly before: string }
}

/** The kinds of objects of a bundled document by name, in its order. */
export function resourcesOf(document: OpenApiDocument): ReadonlyMap<string, StatedResource> {
  const stated = document['x-resources']
  return new Map(Object.entries(isRecord(stated) ? stated : {}) as [string, StatedResource][])
}

/** The names of the properties of the record in the successful answer of an operation; of a list, those of its items. */
export function propertiesShown(document: OpenApiDocument, { responses = {} }: Operation): string[] {
  const [, response] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? []
  const content = response && resolve<Response>(document, response).content
  const answer = namesByProperty(document, Object.values(content ?? {})[0]?.schema)
  const payload = answer.get(String(document['x-payload']))
  return [...new Set(payload === undefined ? answer.keys() : namesByProperty(document, payload).keys())]
}

/** The schemas of the properties of an object, of the items of a list and of the members of a union. */
function namesByProperty(document: OpenApiDocument, schema: Schema | undefined): Map<string, Schema> {
  const target = schema === undefined ? undefined : resolve<Schema>(document, schema)
  if (!isRecord(target)) return new Map()
  const inner = [target.items ?? [], target.oneOf ?? [], target.anyOf ?? [], target.allOf ?? []].flat() as Schema[]
  return new Map([
    ...inner.flatMap((each) => [...namesByProperty(document, each)]),
    ...Object.entries(target.properties ?? {}),
  ])
}
