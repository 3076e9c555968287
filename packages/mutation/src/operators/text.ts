import type { LocatedNode } from '@clouddb/document/located'
import { pointerTo } from '@clouddb/document/pointer'
import type { DocumentModel } from '../document/model.ts'
import type { Json } from '../json.ts'
import type { Effect } from '../mutant.ts'
import { inCategory, type Operator, type Uncategorized } from './operator.ts'

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
): Uncategorized => ({
  name,
  effect,
  points: (model) => described(model, isMeant),
  apply,
})

export const text: readonly Operator[] = inCategory('text', [
  words(
    'loses a description',
    'patch',
    ({ description }) => description !== undefined,
    ({ node }) => delete node.description,
  ),
  {
    name: 'states another number in words',
    effect: 'patch',
    points: (model) =>
      described(model, ({ description }) => description !== undefined).flatMap(({ node, pointer }) =>
        [...new Set<string>(node.description.match(/\b\d+\b/g))].map((part) => ({ pointer, part })),
      ),
    apply: ({ node, part }) => {
      node.description = node.description.replace(new RegExp(`\\b${part}\\b`), String(Number(part) + 1))
    },
  },
  {
    name: 'states less than there is to say',
    effect: 'patch',
    points: (model) => described(model, ({ description }) => (description ?? '').split('\n').length > 1),
    apply: ({ node }) => {
      node.description = node.description.split('\n').slice(0, -1).join('\n')
    },
  },
  words(
    'no longer deprecates',
    'patch',
    ({ deprecated }) => deprecated === true,
    ({ node }) => {
      delete node.deprecated
      delete node['x-deprecation-reason']
    },
  ),
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
    (node) => node['x-deprecation-reason'] !== undefined,
    ({ node }) => delete node['x-deprecation-reason'],
  ),
  words(
    'claims that the interface states a public fact',
    'none',
    (node) => node['x-provenance'] === 'public',
    ({ node }) => {
      node['x-provenance'] = 'interface'
    },
  ),
  words(
    'calls public what the interface states',
    'none',
    (node) => node['x-provenance'] === 'interface',
    ({ node }) => {
      node['x-provenance'] = 'public'
    },
  ),
  words(
    'does not say where it knows from',
    'none',
    (node) => node['x-provenance'] !== undefined,
    ({ node }) => delete node['x-provenance'],
  ),
  {
    name: 'loses a summary',
    effect: 'patch',
    points: ({ operations }) => operations,
    apply: ({ node }) => delete node.summary,
  },
  {
    name: 'loses a hint for a failure',
    effect: 'patch',
    points: ({ document }) => (document['x-error-hints'] ? [{ pointer: '#/x-error-hints' }] : []),
    apply: ({ parent }) => delete parent['x-error-hints'],
  },
  {
    name: 'states another version of the API',
    effect: 'patch',
    points: () => [{ pointer: '#/info' }],
    apply: ({ node }) => {
      node.version = `${node.version}.9`
    },
  },
])
