import { locatedOperations } from '@clouddb/document/operations'
import { pointerTo } from '@clouddb/document/pointer'
import {
  type OperationRole,
  operationRoles,
  propertiesShown,
  resourcesOf,
  valuesShown,
} from '@clouddb/document/resources'
import { asObject } from '../file-rules/node.ts'
import type { CheckedBundle, Finding } from './finding.ts'

/** The HTTP methods of a role, and whether its path ends with the id of the object. */
const forms: Readonly<Record<OperationRole, readonly [methods: readonly string[], endsWithId: boolean]>> = {
  list: [['get'], false],
  create: [['post'], false],
  get: [['get'], true],
  update: [['put', 'patch'], true],
  delete: [['delete'], true],
}

/** `x-resources` names operations of the right form, and every operation on an object that a path ends with. */
export function resources({ document }: CheckedBundle): Finding[] {
  const operations = locatedOperations(document)
  const known = new Map(operations.map((operation) => [operation.id, operation]))
  const named = new Set<string>()
  const wrong = [...resourcesOf(document)].flatMap(([kind, stated]) =>
    operationRoles.flatMap((role): Finding[] => {
      const id = stated[role]
      if (id === undefined) return []
      named.add(id)
      const [methods, endsWithId] = forms[role]
      const { method = '', path = '' } = known.get(id) ?? {}
      if (methods.includes(method) && path.endsWith(`{${stated.id}}`) === endsWithId) return []
      const form = `${methods.join(' or ').toUpperCase()} of a path that ${endsWithId ? 'ends' : 'does not end'} with {${stated.id}}`
      const found = method ? `it is ${method.toUpperCase()} ${path}` : 'there is no such operation'
      const message = `x-resources names ${id} as ${role} of ${kind}, and ${found}; expected ${form}.`
      return [{ pointer: pointerTo('x-resources', kind, role), message }]
    }),
  )
  const missing = operations.filter(({ id, path }) => id !== '' && path.endsWith('}') && !named.has(id))
  return [
    ...wrong,
    ...missing.map(({ id, pointer }) => ({
      pointer,
      message: `No kind of x-resources names ${id}, which is about one object.`,
    })),
    ...wrongKinds(document),
    ...wrongParts(document),
  ]
}

/** `parts: { tile: tiles }` names lists that the answers of the resource show. */
function wrongParts(document: CheckedBundle['document']): Finding[] {
  const operations = new Map(locatedOperations(document).map(({ id, node }) => [id, node]))
  return [...resourcesOf(document)].flatMap(([kind, { get, list, parts = {} }]) => {
    const reader = operations.get(String(get ?? list))
    const shown = reader ? propertiesShown(document, reader) : []
    return Object.entries(parts).flatMap(([part, path]): Finding[] => {
      if (shown.includes(path.split('.')[0] ?? '')) return []
      const message = `x-resources names ${path} as the list of each ${part} of ${kind}; expected a property that ${get ?? list} shows.`
      return [{ pointer: pointerTo('x-resources', kind, 'parts', part), message }]
    })
  })
}

/** `x-id-of: { resource: source, kind: [trace] }` names kinds that the answers of the resource have. */
function wrongKinds(document: CheckedBundle['document']): Finding[] {
  const lists = new Map(locatedOperations(document).map(({ id, node }) => [id, node]))
  const visit = (value: unknown, path: readonly string[]): Finding[] => {
    if (typeof value !== 'object' || value === null) return []
    const { resource, kind } = asObject(value)
    if (path.includes('x-id-of') && typeof resource === 'string' && Array.isArray(kind)) {
      const list = lists.get(String(resourcesOf(document).get(resource)?.list))
      const known = list ? valuesShown(document, list, 'kind') : []
      const unknown = kind.filter((each) => !known.includes(each))
      const expected = known.length > 0 ? `one of ${known.join(', ')}` : 'a resource whose list shows a kind'
      const message = `x-id-of names the kind ${unknown.join(', ')} of ${resource}; expected ${expected}.`
      return unknown.length > 0 ? [{ pointer: pointerTo(...path), message }] : []
    }
    return Object.entries(value).flatMap(([key, inner]) => visit(inner, [...path, key]))
  }
  return visit(document.components?.schemas, ['components', 'schemas'])
}
