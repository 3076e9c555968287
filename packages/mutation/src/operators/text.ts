import type { LocatedNode } from '@clouddb/document/located'
import { pointerTo } from '@clouddb/document/pointer'
import type { DocumentModel } from '../document/model.ts'
import type { Json } from '../json.ts'
import type { Effect } from '../mutant.ts'
import { eachOperation, inCategory, type Operator, operator, type Uncategorized } from './operator.ts'

/** Everything that can carry a description: operations, parameters, answers, schemas. */
function described(
  { document, operations, schemas }: DocumentModel,
  isMeant: (node: Json) => boolean,
): LocatedNode<Json>[] {
  const components = ['parameters', 'responses', 'headers', 'securitySchemes'].flatMap((kind) =>
    Object.entries<Json>(document.components[kind] ?? {}).map(([name, node]) => ({
      node,
      pointer: pointerTo('components', kind, name),
    })),
  )
  const all = [{ node: document.info, pointer: '#/info' }, ...operations, ...components, ...schemas]
  return all.filter(({ node }) => isMeant(node))
}

const words = (
  name: string,
  effect: Effect,
  isMeant: (node: Json) => boolean,
  apply: Operator['apply'],
): Uncategorized => operator(name, effect, undefined, (model) => described(model, isMeant), apply)

const has =
  (key: string, value?: unknown) =>
  (node: Json): boolean =>
    node[key] !== undefined && (value === undefined || node[key] === value)

export const text: readonly Operator[] = inCategory('text', [
  words('loses a description', 'patch', has('description'), ({ node }) => delete node.description),
  operator(
    'states another number in words',
    'patch',
    undefined,
    (model) =>
      described(model, has('description')).flatMap(({ node, pointer }) =>
        [...new Set<string>(node.description.match(/\b\d+\b/g))].map((part) => ({ pointer, part })),
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
  words('says that servers always send all that they can', 'minor', has('x-always'), ({ node }) => {
    const isRequired = (name: string) => node.required?.includes(name)
    node['x-always'] = Object.keys(node.properties).filter((name) => !isRequired(name))
  }),
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
