import { isRecord, type OpenApiDocument } from './openapi.ts'

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
