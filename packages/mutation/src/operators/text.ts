import type { Path } from '../document/pointer.ts'
import type { Reading } from '../document/reading.ts'
import { schemaSites } from '../document/schemas.ts'
import type { Json } from '../mutant.ts'
import type { Operator, Site } from './operator.ts'

/** Everything that can carry a description: operations, parameters, answers, schemas. */
function described({ document, operations }: Reading, isMeant: (node: Json) => boolean): Site[] {
  const components = ['parameters', 'responses', 'headers', 'securitySchemes'].flatMap((kind) =>
    Object.keys(document.components[kind] ?? {}).map((name) => ['components', kind, name]),
  )
  const places: { path: Path; node: Json }[] = [
    { path: ['info'], node: document.info },
    ...operations,
    ...components.map((path) => ({ path, node: document.components[path[1] as string][path[2] as string] })),
    ...schemaSites(document),
  ]
  return places.filter(({ node }) => isMeant(node)).map(({ path }) => ({ path }))
}

const words = (name: string, isMeant: (node: Json) => boolean, apply: Operator['apply']): Operator => ({
  name,
  category: 'text',
  sites: (reading) => described(reading, isMeant),
  apply,
})

const numbers = /\b\d+\b/g

export const text: readonly Operator[] = [
  words(
    'loses a description',
    ({ description }) => description !== undefined,
    ({ node }) => delete node.description,
  ),
  {
    name: 'states another number in words',
    category: 'text',
    sites: (reading) =>
      described(reading, ({ description }) => /\b\d+\b/.test(description ?? '')).flatMap(({ path }) => {
        const found = nodeOf(reading.document, path).description.match(numbers) as string[]
        return [...new Set(found)].map((part) => ({ path, part }))
      }),
    apply: ({ node, part }) => {
      node.description = node.description.replace(new RegExp(`\\b${part}\\b`), String(Number(part) + 1))
    },
  },
  {
    name: 'states less than there is to say',
    category: 'text',
    sites: (reading) => described(reading, ({ description }) => (description ?? '').split('\n').length > 1),
    apply: ({ node }) => {
      node.description = node.description.split('\n').slice(0, -1).join('\n')
    },
  },
  words(
    'no longer deprecates',
    ({ deprecated }) => deprecated === true,
    ({ node }) => {
      delete node.deprecated
      delete node['x-deprecation-reason']
    },
  ),
  words(
    'deprecates what is in use',
    ({ deprecated, description, $ref }) => deprecated === undefined && description !== undefined && $ref === undefined,
    ({ node }) => {
      node.deprecated = true
      node['x-deprecation-reason'] = 'Nobody has said so.'
    },
  ),
  words(
    'gives no reason for a deprecation',
    (node) => node['x-deprecation-reason'] !== undefined,
    ({ node }) => delete node['x-deprecation-reason'],
  ),
  words(
    'claims that the interface states a public fact',
    (node) => node['x-provenance'] === 'public',
    ({ node }) => {
      node['x-provenance'] = 'interface'
    },
  ),
  words(
    'calls public what the interface states',
    (node) => node['x-provenance'] === 'interface',
    ({ node }) => {
      node['x-provenance'] = 'public'
    },
  ),
  words(
    'does not say where it knows from',
    (node) => node['x-provenance'] !== undefined,
    ({ node }) => delete node['x-provenance'],
  ),
  words(
    'does not say which of its words are public',
    (node) => node['x-public'] !== undefined,
    ({ node }) => delete node['x-public'],
  ),
  {
    name: 'loses a summary',
    category: 'text',
    sites: ({ operations }) => operations,
    apply: ({ node }) => delete node.summary,
  },
  {
    name: 'loses a hint for a failure',
    category: 'text',
    sites: ({ document }) => (document['x-error-hints'] ? [{ path: ['x-error-hints'] }] : []),
    apply: ({ parent }) => delete parent['x-error-hints'],
  },
  {
    name: 'states another version of the API',
    category: 'text',
    sites: () => [{ path: ['info'] }],
    apply: ({ node }) => {
      node.version = `${node.version}.9`
    },
  },
]

function nodeOf(document: Json, path: Path): Json {
  return path.reduce((node, key) => node[key], document)
}
