import { pointerTo } from '@clouddb/spec/document/pointer'
import type { DocumentModel } from '../document/model.ts'
import type { Json } from '../json.ts'
import { renameKey } from './names.ts'
import { inCategory, type MutationPoint, type Operator, operator, type Points, type Uncategorized } from './operator.ts'

type Predicate = (parameter: Json) => boolean

const inPath: Predicate = (parameter) => parameter.in === 'path'
const inQuery: Predicate = (parameter) => parameter.in === 'query'
const isBound: Predicate = (parameter) => parameter['x-client-option'] === true

/** Each of these breaks calls that worked. */
const onParameters = (
  name: string,
  deviation: 'request' | undefined,
  isMeant: Predicate,
  apply: Operator['apply'],
): Uncategorized =>
  operator(
    name,
    'major',
    deviation,
    ({ document }) =>
      Object.entries<Json>(document.components.parameters ?? {})
        .filter(([, parameter]) => isMeant(parameter))
        .map(([key]) => ({ pointer: pointerTo('components', 'parameters', key) })),
    apply,
  )

const inGets: Points = ({ operations }) => operations.filter(({ method }) => method === 'get')

export const parameters: readonly Operator[] = inCategory('parameters', [
  onParameters('renames a path parameter', undefined, inPath, ({ document, node }) => {
    const renamed = `${node.name.replace(/Id$/, '')}Identifier`
    for (const path of Object.keys(document.paths))
      renameKey(document.paths, path, path.replace(`{${node.name}}`, `{${renamed}}`))
    // The same name may be declared twice, for two groups of operations.
    for (const each of Object.values<Json>(document.components.parameters)) {
      if (each !== node && each.name === node.name) each.name = renamed
    }
    node.name = renamed
  }),
  onParameters('asks in each call for what the client knows', undefined, isBound, ({ document, node }) => {
    for (const each of Object.values<Json>(document.components.parameters)) {
      if (each.name === node.name) delete each['x-client-option']
    }
  }),
  onParameters(
    'binds to the client what differs from call to call',
    undefined,
    (parameter) => inPath(parameter) && !isBound(parameter),
    ({ node }) => {
      node['x-client-option'] = true
    },
  ),
  onParameters('misspells a query parameter', 'request', inQuery, ({ node }) => {
    node.name = `${node.name}s`
  }),
  onParameters('expects a query parameter as a header', 'request', inQuery, ({ node }) => {
    node.in = 'header'
  }),
  onParameters('requires a query parameter', 'request', inQuery, ({ node }) => {
    node.required = true
  }),
  operator('loses a query parameter', 'major', 'request', queries, ({ node, part }) => {
    node.parameters = node.parameters.filter(({ $ref }: Json) => $ref !== part)
  }),
  operator('takes a query parameter that does not exist', 'minor', undefined, inGets, ({ node }) => {
    const parameter = { name: 'sort', in: 'query', description: 'Order of the items.', schema: { type: 'string' } }
    node.parameters = [...(node.parameters ?? []), parameter]
  }),
])

/** The parameters of a query that operations refer to. */
function* queries({ operations }: DocumentModel): Generator<MutationPoint> {
  for (const { node, pointer } of operations) {
    for (const { $ref: part } of node.parameters ?? []) if (/Limit|Offset/.test(part ?? '')) yield { pointer, part }
  }
}
