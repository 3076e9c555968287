import { pointerTo } from '@clouddb/spec/document/pointer'
import { eachOperation, inCategory, operator } from './operator.ts'

/** Everything that can carry a description: operations, parameters, answers, schemas. */
function described({ document, operations, schemas }, isMeant) {
  const components = ['parameters', 'responses', 'headers', 'securitySchemes'].flatMap((kind) =>
    Object.entries(document.components[kind] ?? {}).map(([name, node]) => ({
      node,
      pointer: pointerTo('components', kind, name),
    })),
  )
  const all = [{ node: document.info, pointer: '#/info' }, ...operations, ...components, ...schemas]
  return all.filter(({ node }) => isMeant(node))
}
const words = (name, effect, isMeant, apply) =>
  operator(name, effect, undefined, (model) => described(model, isMeant), apply)
const has = (key, value) => (node) => node[key] !== undefined && (value === undefined || node[key] === value)
const optionalOf = ({ properties, required = [] }) =>
  Object.keys(properties ?? {}).filter((name) => !required.includes(name))
const hasMoreThanAlways = (node) => has('x-always')(node) && optionalOf(node).length > node['x-always'].length
/** Words on an entry of a list or a map that stands under a word of our own. */
const entries = (name, word, apply) =>
  operator(
    name,
    'patch',
    undefined,
    (model) =>
      described(model, has(word)).flatMap(({ node, pointer }) => {
        const held = node[word]
        return (Array.isArray(held) ? held : Object.keys(held)).map((part) => ({ pointer, part }))
      }),
    ({ node, part }) => apply(node[word], part, node),
  )
const without = (list, part) => list.filter((each) => each !== part)
const [kept, cleared, always, since] = ['x-kept-when-absent', 'x-cleared-when-absent', 'x-always', 'x-since-values']
/** What servers of several ages do, from one request to the next: nothing that is sent or typed changes by it. */
const ofServers = [
  entries('does not say since when servers have a value', since, (days, part, node) => {
    delete days[part]
    if (Object.keys(days).length === 0) delete node[since]
  }),
  entries('names another day since when servers have a value', since, (days, part) => {
    days[part] = '2026-01-01'
  }),
  entries('does not say that servers always send something', always, (names, part, node) => {
    if (names.length > 1) node[always] = without(names, part)
    else delete node[always]
  }),
  words('does not say what an update keeps', 'patch', has(kept), ({ node }) => delete node[kept]),
  entries('says that an update clears what it keeps', kept, (names, part, node) => {
    node[kept] = without(names, part)
    node[cleared] = [...(node[cleared] ?? []), part]
  }),
  entries('says that an update keeps what it requires', kept, (names, part, node) => {
    node[kept] = [...without(names, part), (node.required ?? node.oneOf ?? ['id']).find(isText) ?? 'id']
  }),
  words('does not say what an update clears', 'patch', has(cleared), ({ node }) => delete node[cleared]),
  entries('says that an update keeps what it clears', cleared, (names, part, node) => {
    node[cleared] = without(names, part)
    node[kept] = [...(node[kept] ?? []), part]
  }),
  words('wants what is deleted to be there', 'patch', has('x-deletes-absent'), ({ node }) => {
    delete node['x-deletes-absent']
  }),
  operator(
    'deletes what is not there',
    'patch',
    undefined,
    ({ operations }) => operations.filter(({ method, node }) => method === 'delete' && !has('x-deletes-absent')(node)),
    ({ node }) => {
      node['x-deletes-absent'] = true
    },
  ),
  words('does not say what a query over time calls its parts', 'patch', has('x-time-series'), ({ node }) => {
    delete node['x-time-series']
  }),
  entries('calls a part of a query over time by another name', 'x-time-series', (names, part) => {
    names[part] = `${names[part]}s`
  }),
]
const isText = (value) => typeof value === 'string'
export const text = inCategory('text', [
  words('loses a description', 'patch', has('description'), ({ node }) => delete node.description),
  operator(
    'states another number in words',
    'patch',
    undefined,
    (model) =>
      described(model, has('description')).flatMap(({ node, pointer }) =>
        [...new Set(node.description.match(/\b\d+\b/g))].map((part) => ({ pointer, part })),
      ),
    ({ node, part }) => {
      node.description = node.description.replace(new RegExp(`\\b${part}\\b`), String(Number(part) + 1))
    },
  ),
  words(
    'states less than there is to say',
    'patch',
    ({ description }) => (description ?? '').split('\n').length > 1,
    ({ node }) => {
      node.description = node.description.split('\n').slice(0, -1).join('\n')
    },
  ),
  words('no longer deprecates', 'patch', has('deprecated', true), ({ node }) => {
    delete node.deprecated
    delete node['x-deprecation-reason']
  }),
  words(
    'deprecates what is in use',
    'minor',
    ({ deprecated, description, $ref }) => deprecated === undefined && description !== undefined && $ref === undefined,
    ({ node }) => {
      node.deprecated = true
      node['x-deprecation-reason'] = 'Nobody has said so.'
    },
  ),
  words(
    'gives no reason for a deprecation',
    'patch',
    has('x-deprecation-reason'),
    ({ node }) => delete node['x-deprecation-reason'],
  ),
  words('does not say since when servers have it', 'patch', has('x-since'), ({ node }) => delete node['x-since']),
  words('names another day since when servers have it', 'patch', has('x-since'), ({ node }) => {
    node['x-since'] = '2026-01-01'
  }),
  words('does not say what servers always send', 'patch', has('x-always'), ({ node }) => delete node['x-always']),
  words('says that servers always send all that they can', 'minor', hasMoreThanAlways, ({ node }) => {
    node['x-always'] = optionalOf(node)
  }),
  ...ofServers,
  words('claims that the interface states a public fact', 'none', has('x-provenance', 'public'), ({ node }) => {
    node['x-provenance'] = 'interface'
  }),
  words('calls public what the interface states', 'none', has('x-provenance', 'interface'), ({ node }) => {
    node['x-provenance'] = 'public'
  }),
  words('does not say where it knows from', 'none', has('x-provenance'), ({ node }) => delete node['x-provenance']),
  operator('loses a summary', 'patch', undefined, eachOperation, ({ node }) => delete node.summary),
  operator(
    'loses a hint for a failure',
    'patch',
    undefined,
    ({ document }) => (document['x-error-hints'] ? [{ pointer: '#/x-error-hints' }] : []),
    ({ parent }) => delete parent['x-error-hints'],
  ),
  operator(
    'states another version of the API',
    'patch',
    undefined,
    () => [{ pointer: '#/info' }],
    ({ node }) => {
      node.version = `${node.version}.9`
    },
  ),
])
