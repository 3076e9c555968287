import type { ContractDocument, Operation } from '../index.ts'

/** Objects that are kept under one path: `/dashboards` and `/dashboards/{dashboardId}`. */
export interface Resource {
  /** The parameter that names one of them: `dashboardId`. */
  readonly idName: string
  readonly create?: Operation
  readonly list?: Operation
  readonly get?: Operation
  readonly update?: Operation
  readonly remove?: Operation
}

/** What an operation does to the objects of a deployment, and so what may be done with it. */
export type Role =
  /** Changes nothing. */
  | { readonly kind: 'read' }
  /** Makes, changes or deletes objects that the run can make itself, and so clean up. */
  | {
      readonly kind: 'create' | 'update' | 'remove'
      readonly resource: Required<Pick<Resource, 'create' | 'remove'>> & Resource
    }
  /** Sets something of an object that the run cannot make. */
  | { readonly kind: 'set' }
  /** Deletes an object that the run cannot make again. */
  | { readonly kind: 'destroy' }
  /** Does something that nothing in the document takes back. */
  | { readonly kind: 'act' }

/** Reads from the paths of a document which operations belong together. */
export function resourcesOf({ operations }: ContractDocument): Resource[] {
  const at = (method: string, path: string) =>
    operations.find((operation) => operation.method === method && operation.path === path)
  const collections = new Set(operations.map(({ path }) => path.replace(/\/\{[^}]+\}$/, '')))
  return [...collections].flatMap((collection): Resource[] => {
    const item = operations.find(
      ({ path }) => path.startsWith(`${collection}/{`) && path.indexOf('/', collection.length + 1) < 0,
    )
    const list = at('GET', collection)
    const idName = item?.path.slice(collection.length + 2, -1) ?? singularOf(collection)
    const found = {
      list,
      create: at('POST', collection),
      get: item && at('GET', item.path),
      update: item && (at('PUT', item.path) ?? at('PATCH', item.path)),
      remove: item && at('DELETE', item.path),
    }
    const known = Object.fromEntries(Object.entries(found).filter(([, operation]) => operation))
    return list || item ? [{ idName, ...known }] : []
  })
}

/** `/api/v2/sources` holds what a body names by `sourceId`. */
const singularOf = (collection: string): string => `${collection.split('/').at(-1)?.replace(/s$/, '')}Id`

export function roleOf(operation: Operation, resources: readonly Resource[]): Role {
  if (operation.safe) return { kind: 'read' }
  for (const resource of resources) {
    const { create, update, remove } = resource
    // What could not be deleted again is not created.
    if (!create || !remove) continue
    const kind =
      operation === create ? 'create' : operation === update ? 'update' : operation === remove ? 'remove' : undefined
    if (kind) return { kind, resource: { ...resource, create, remove } }
  }
  if (operation.method === 'DELETE') return { kind: 'destroy' }
  return { kind: operation.method === 'POST' ? 'act' : 'set' }
}

/** The address of an object, with what is known of its path put in. */
export const filledPath = (path: string, ids: Readonly<Record<string, string>>): string =>
  path.replace(/\{([^}]+)\}/g, (whole, name: string) =>
    ids[name] === undefined ? whole : encodeURIComponent(ids[name]),
  )

/** The path parameters that no client carries. */
export const namesInPath = ({ parameters }: Operation): string[] =>
  parameters.filter((each) => each.in === 'path' && !each.bound).map(({ name }) => name)
