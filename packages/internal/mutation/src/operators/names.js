import { pointerTo } from '@clouddb/spec/document/pointer'
import { eachExampleOf } from '../document/examples.ts'
import { meaningOf } from '../document/meaning.ts'
import { eachOperation, inCategory, operator, unobservable } from './operator.ts'
import { isInCondition, onSchemaParts } from './schemas.ts'
/** The same object with another name in the same place. */
export function renameKey(object, from, to) {
  const entries = Object.entries(object)
  for (const [key] of entries) delete object[key]
  for (const [key, value] of entries) object[key === from ? to : key] = value
}
const misspelt = (name) => (name.endsWith('s') ? name.slice(0, -1) : `${name}s`)
function renameProperty(schema, from, to) {
  renameKey(schema.properties, from, to)
  schema.required = schema.required?.map((name) => (name === from ? to : name))
  if (!schema.required) delete schema.required
}
const propertiesOf = (schema, located) =>
  // A property that is `false` says that it does not exist: its name is no name.
  isInCondition(located) ? [] : Object.keys(schema.properties ?? {}).filter((name) => schema.properties[name] !== false)
export const names = inCategory('names', [
  operator('misspells the name of an operation', 'major', undefined, eachOperation, ({ node }) => {
    node.operationId = misspelt(node.operationId)
  }),
  operator(
    "gives two operations each other's name",
    'major',
    undefined,
    ({ operations }) =>
      operations.slice(1).map(({ pointer }, index) => ({ pointer, part: String(operations[index]?.id) })),
    ({ document, node, part }) => {
      const all = Object.values(document.paths).flatMap((item) => Object.values(item))
      const other = all.find((each) => each?.operationId === part)
      ;[node.operationId, other.operationId] = [other.operationId, node.operationId]
    },
  ),
  onSchemaParts('misspells a property', 'major', propertiesOf, (schema, { part }) =>
    renameProperty(schema, part, misspelt(part)),
  ),
  unobservable(
    onSchemaParts('renames a property, in the examples as well', 'major', propertiesOf, (schema, input) => {
      renameInExamples(input)
      renameProperty(schema, input.part, misspelt(input.part))
    }),
  ),
  onSchemaParts("gives two properties each other's name", effectOfExchange, unlikePairs, (schema, { part }) => {
    const [first, second] = part.split(' and ')
    const { properties } = schema
    ;[properties[first], properties[second]] = [properties[second], properties[first]]
  }),
  operator(
    'renames a schema',
    'major',
    undefined,
    ({ document }) =>
      Object.keys(document.components.schemas).map((name) => ({ pointer: pointerTo('components', 'schemas', name) })),
    ({ document, key }) => {
      renameKey(document.components.schemas, key, `${key}Model`)
      redirect(document, `#/components/schemas/${key}`, `#/components/schemas/${key}Model`)
    },
  ),
  operator(
    'looks for the payload under another name',
    'major',
    undefined,
    ({ document }) => (document['x-payload'] ? [{ pointer: '#/x-payload' }] : []),
    ({ document, node }) => {
      document['x-payload'] = node === 'data' ? 'result' : 'data'
    },
  ),
  operator(
    'renames a header of an answer',
    'major',
    undefined,
    ({ document }) =>
      Object.entries(document.components.responses).flatMap(([name, { headers = {} }]) =>
        Object.keys(headers).map((header) => ({
          pointer: pointerTo('components', 'responses', name, 'headers'),
          part: header,
        })),
      ),
    ({ node, part }) => renameKey(node, part, `x-${part}`),
  ),
])
function renameInExamples({ document, pointer, part }) {
  eachExampleOf(document, pointer, (value) => {
    if (typeof value === 'object' && value !== null && part in value) renameKey(value, part, misspelt(part))
  })
}
/** Neighbours that differ by more than their words. */
function unlikePairs(schema, located) {
  const found = propertiesOf(schema, located)
  return found
    .slice(1)
    .map((name, index) => [found[index], name])
    .filter(([first, second]) => demandsOf(schema.properties[first]) !== demandsOf(schema.properties[second]))
    .map((pair) => pair.join(' and '))
}
/** Values that are known say nothing of what else may come. */
function effectOfExchange({ node: { properties }, part }) {
  const [first, second] = part.split(' and ').map((name) => meaningOf(properties[name], ...silent, 'x-extensible-enum'))
  return first === second ? 'minor' : 'major'
}
const silent = ['default', 'examples']
/** What a schema demands of a value. */
const demandsOf = (schema) => meaningOf(schema, ...silent)
function redirect(node, from, to) {
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node)) {
    if (value === from) node[key] = to
    else redirect(value, from, to)
  }
}
