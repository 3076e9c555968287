import type { OperationSite, Reading } from '../document/reading.ts'
import type { Json } from '../mutant.ts'
import { renameKey } from './names.ts'
import type { Operator, Site } from './operator.ts'

type Predicate = (parameter: Json) => boolean

function parameterSites({ document }: Reading, isMeant: Predicate): Site[] {
  const named = document.components.parameters ?? {}
  return Object.keys(named)
    .filter((name) => isMeant(named[name]))
    .map((name) => ({ path: ['components', 'parameters', name] }))
}

const inPath: Predicate = (parameter) => parameter.in === 'path'
const inQuery: Predicate = (parameter) => parameter.in === 'query'

function onParameters(
  name: string,
  isMeant: Predicate,
  drift: 'request' | undefined,
  apply: Operator['apply'],
): Operator {
  return {
    name,
    category: 'parameters',
    ...(drift && { drift }),
    sites: (reading) => parameterSites(reading, isMeant),
    apply,
  }
}

export const parameters: readonly Operator[] = [
  onParameters('renames a path parameter', inPath, undefined, ({ document, node }) => {
    const renamed = `${node.name.replace(/Id$/, '')}Identifier`
    for (const item of Object.keys(document.paths)) {
      if (item.includes(`{${node.name}}`))
        renameKey(document.paths, item, item.replace(`{${node.name}}`, `{${renamed}}`))
    }
    // The same name may be declared twice, for two groups of operations.
    const all = Object.values<Json>(document.components.parameters)
    for (const each of all.filter(({ name }) => name === node.name)) each.name = renamed
  }),
  onParameters(
    'asks in each call for what the client knows',
    (parameter) => parameter['x-client-option'] === true,
    undefined,
    ({ document, node }) => {
      for (const each of Object.values<Json>(document.components.parameters)) {
        if (each.name === node.name) delete each['x-client-option']
      }
    },
  ),
  onParameters(
    'binds to the client what differs from call to call',
    (parameter) => inPath(parameter) && !parameter['x-client-option'],
    undefined,
    ({ node }) => {
      node['x-client-option'] = true
    },
  ),
  onParameters('misspells a query parameter', inQuery, 'request', ({ node }) => {
    node.name = `${node.name}s`
  }),
  onParameters('expects a query parameter as a header', inQuery, 'request', ({ node }) => {
    node.in = 'header'
  }),
  onParameters('requires a query parameter', inQuery, 'request', ({ node }) => {
    node.required = true
  }),
  {
    name: 'loses a query parameter',
    category: 'parameters',
    drift: 'request',
    sites: (reading) =>
      reading.operations.flatMap((operation) => queriesOf(operation).map((part) => ({ path: operation.path, part }))),
    apply: ({ node, part }) => {
      node.parameters = node.parameters.filter(({ $ref }: Json) => $ref !== part)
    },
  },
  {
    name: 'takes a query parameter that does not exist',
    category: 'parameters',
    sites: ({ operations }) => operations.filter(({ method }) => method === 'get'),
    apply: ({ node }) => {
      const parameter = { name: 'sort', in: 'query', description: 'Order of the items.', schema: { type: 'string' } }
      node.parameters = [...(node.parameters ?? []), parameter]
    },
  },
]

const queriesOf = ({ node }: OperationSite): string[] =>
  (node.parameters ?? [])
    .map(({ $ref }: Json) => $ref)
    .filter((reference: string | undefined) => /Limit|Offset/.test(reference ?? ''))
