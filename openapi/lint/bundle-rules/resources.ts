import { operationsOf } from '@clouddb/document/operations'
import { pointerTo } from '@clouddb/document/pointer'
import { type OperationRole, operationRoles, resourcesOf } from '@clouddb/document/resources'
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
  const operations = operationsOf(document)
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
  ]
}
