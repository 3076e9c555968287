import { pointerTo } from '@clouddb/document/pointer'
import type { Json } from '../json.ts'
import { renameKey } from './names.ts'
import { inCategory, type Operator, type Uncategorized, unobservable } from './operator.ts'

type Predicate = (parameter: Json) => boolean

const inPath: Predicate = (parameter) => parameter.in === 'path'
const inQuery: Predicate = (parameter) => parameter.in === 'query'

/** Each of these breaks calls that worked. */
const onParameters = (name: string, isMeant: Predicate, apply: Operator['apply']): Uncategorized => ({
  name,
  effect: 'major',
  deviation: 'request',
  points: ({ document }) =>
    Object.entries<Json>(document.components.parameters ?? {})
      .filter(([, parameter]) => isMeant(parameter))
      .map(([key]) => ({ pointer: pointerTo('components', 'parameters', key) })),
  apply,
})

export const parameters: readonly Operator[] = inCategory('parameters', [
  unobservable(
    onParameters('renames a path parameter', inPath, ({ document, node }) => {
      const renamed = `${node.name.replace(/Id$/, '')}Identifier`
      for (const path of Object.keys(document.paths))
        renameKey(document.paths, path, path.replace(`{${node.name}}`, `{${renamed}}`))
      // The same name may be declared twice, for two groups of operations.
      const all = Object.values<Json>(document.components.parameters)
      for (const each of all.filter(({ name }) => name === node.name)) each.name = renamed
    }),
  ),
  unobservable(
    onParameters(
      'asks in each call for what the client knows',
      (parameter) => parameter['x-client-option'] === true,
      ({ document, node }) => {
        for (const each of Object.values<Json>(document.components.parameters)) {
          if (each.name === node.name) delete each['x-client-option']
        }
      },
    ),
  ),
  unobservable(
    onParameters(
      'binds to the client what differs from call to call',
      (parameter) => inPath(parameter) && !parameter['x-client-option'],
      ({ node }) => {
        node['x-client-option'] = true
      },
    ),
  ),
  onParameters('misspells a query parameter', inQuery, ({ node }) => {
    node.name = `${node.name}s`
  }),
  onParameters('expects a query parameter as a header', inQuery, ({ node }) => {
    node.in = 'header'
  }),
  onParameters('requires a query parameter', inQuery, ({ node }) => {
    node.required = true
  }),
  {
    name: 'loses a query parameter',
    effect: 'major',
    deviation: 'request',
    points: ({ operations }) =>
      operations.flatMap(({ pointer, node }) => queriesOf(node).map((part) => ({ pointer, part }))),
    apply: ({ node, part }) => {
      node.parameters = node.parameters.filter(({ $ref }: Json) => $ref !== part)
    },
  },
  {
    name: 'takes a query parameter that does not exist',
    effect: 'minor',
    points: ({ operations }) => operations.filter(({ method }) => method === 'get'),
    apply: ({ node }) => {
      const parameter = { name: 'sort', in: 'query', description: 'Order of the items.', schema: { type: 'string' } }
      node.parameters = [...(node.parameters ?? []), parameter]
    },
  },
])

const queriesOf = ({ parameters = [] }: Json): string[] =>
  parameters
    .map(({ $ref }: Json) => $ref)
    .filter((reference: string | undefined) => /Limit|Offset/.test(reference ?? ''))
