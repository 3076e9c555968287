import { pointerTo } from '@clouddb/spec/document/pointer'
import { renameKey } from './names.ts'
import { inCategory, operator } from './operator.ts'

const inPath = (parameter) => parameter.in === 'path'
const inQuery = (parameter) => parameter.in === 'query'
const isBound = (parameter) => parameter['x-client-option'] === true
/** Each of these breaks calls that worked. */
const onParameters = (name, deviation, isMeant, apply) =>
  operator(
    name,
    'major',
    deviation,
    ({ document }) =>
      Object.entries(document.components.parameters ?? {})
        .filter(([, parameter]) => isMeant(parameter))
        .map(([key]) => ({ pointer: pointerTo('components', 'parameters', key) })),
    apply,
  )
const inGets = ({ operations }) => operations.filter(({ method }) => method === 'get')
export const parameters = inCategory('parameters', [
  onParameters('renames a path parameter', undefined, inPath, ({ document, node }) => {
    const renamed = `${node.name.replace(/Id$/, '')}Identifier`
    for (const path of Object.keys(document.paths))
      renameKey(document.paths, path, path.replace(`{${node.name}}`, `{${renamed}}`))
    // The same name may be declared twice, for two groups of operations.
    for (const each of Object.values(document.components.parameters)) {
      if (each !== node && each.name === node.name) each.name = renamed
    }
    node.name = renamed
  }),
  onParameters('asks in each call for what the client knows', undefined, isBound, ({ document, node }) => {
    for (const each of Object.values(document.components.parameters)) {
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
    node.parameters = node.parameters.filter(({ $ref }) => $ref !== part)
  }),
  operator('takes a query parameter that does not exist', 'minor', undefined, inGets, ({ node }) => {
    const parameter = { name: 'sort', in: 'query', description: 'Order of the items.', schema: { type: 'string' } }
    node.parameters = [...(node.parameters ?? []), parameter]
  }),
])
/** The parameters of a query that operations refer to. */
function* queries({ operations }) {
  for (const { node, pointer } of operations) {
    for (const { $ref: part } of node.parameters ?? []) if (/Limit|Offset/.test(part ?? '')) yield { pointer, part }
  }
}
