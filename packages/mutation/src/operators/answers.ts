import { mediaTypes } from '../document/examples.ts'
import { at, resolved } from '../document/pointer.ts'
import type { OperationSite, Reading } from '../document/reading.ts'
import type { Json } from '../mutant.ts'
import { renameKey } from './names.ts'
import { has } from './on-schemas.ts'
import type { Operator, Site } from './operator.ts'

const isSuccess = (status: string): boolean => status.startsWith('2')
const isError = (status: string): boolean => /^[45]/.test(status)

const statuses = (isMeant: (status: string, operation: OperationSite) => boolean) =>
  function* ({ operations }: Reading): Generator<Site> {
    for (const operation of operations)
      for (const part of Object.keys(operation.node.responses))
        if (isMeant(part, operation)) yield { path: operation.path, part }
  }

const nextStatus = (status: string, responses: Json): string => {
  let next = Number(status) + 1
  while (responses[next] !== undefined) next++
  return String(next)
}

export const status: readonly Operator[] = [
  {
    name: 'answers success with another status',
    category: 'status',
    drift: 'response',
    sites: statuses(isSuccess),
    apply: ({ node, part }) => renameKey(node.responses, part, '201'),
  },
  {
    name: 'answers a failure with another status',
    category: 'status',
    drift: 'response',
    sites: statuses(isError),
    apply: ({ node, part }) => renameKey(node.responses, part, nextStatus(part, node.responses)),
  },
  {
    name: 'loses the status of a failure',
    category: 'status',
    drift: 'response',
    sites: statuses(isError),
    apply: ({ node, part }) => delete node.responses[part],
  },
  {
    name: 'gives the answers of two statuses to each other',
    category: 'status',
    drift: 'response',
    sites: statuses(
      (status, { node }) => isError(status) && node.responses[statusAfter(status, node.responses)] !== undefined,
    ),
    apply: ({ node: { responses }, part }) => {
      const next = statusAfter(part, responses)
      ;[responses[part], responses[next]] = [responses[next], responses[part]]
    },
  },
  {
    name: 'knows a status that nobody sends',
    category: 'status',
    sites: statuses((status) => status === '400'),
    apply: ({ node }) => {
      node.responses['418'] = structuredClone(node.responses['400'])
    },
  },
  {
    name: 'lets any failure be the default',
    category: 'status',
    sites: statuses((status) => status === '500'),
    apply: ({ node }) => renameKey(node.responses, '500', 'default'),
  },
  {
    name: 'forgets when a call may be repeated',
    category: 'status',
    sites: ({ operations }) => operations.filter(({ node }) => has('x-retry-statuses')(node)),
    apply: ({ node }) => delete node['x-retry-statuses'],
  },
  {
    name: 'repeats a call that may have been applied',
    category: 'status',
    sites: ({ operations }) => operations.filter(({ method }) => method === 'post' || method === 'patch'),
    apply: ({ node }) => {
      node['x-retry-statuses'] = [...(node['x-retry-statuses'] ?? [503]), 500]
    },
  },
  {
    name: 'does not repeat a call that is safe to repeat',
    category: 'status',
    sites: ({ operations }) => operations.filter(({ method }) => method === 'get'),
    apply: ({ node }) => {
      node['x-retry-statuses'] = []
    },
  },
]

/** The next error status of the same answer set that leads to another answer. */
function statusAfter(status: string, responses: Json): string {
  const following = Object.keys(responses).filter((each) => isError(each) && each > status)
  return following.find((each) => JSON.stringify(responses[each]) !== JSON.stringify(responses[status])) ?? ''
}

/** The media types of requests or of answers, as sites with the type as their part. */
const contents = (
  section: 'requestBody' | 'responses',
  isMeant: (type: string, content: Json) => boolean = () => true,
) =>
  function* ({ document, operations }: Reading): Generator<Site> {
    const seen = new Set<string>()
    for (const { path, node } of operations) {
      const places = section === 'requestBody' ? [[]] : Object.keys(node.responses).map((status) => [status])
      for (const place of places) {
        const holder = resolved(document, [...path, section, ...place])
        const content = at(document, holder)?.content ?? {}
        if (seen.has(holder.join('/'))) continue
        seen.add(holder.join('/'))
        for (const part of Object.keys(content))
          if (isMeant(part, content)) yield { path: [...holder, 'content'], part }
      }
    }
  }

const several = (_: string, content: Json): boolean => Object.keys(content).length > 1
const onlyOne = (_: string, content: Json): boolean => Object.keys(content).length === 1

export const media: readonly Operator[] = [
  {
    name: 'wants a body of another media type',
    category: 'media types',
    drift: 'request',
    sites: contents('requestBody'),
    apply: ({ node, part }) => renameKey(node, part, 'application/xml'),
  },
  {
    name: 'takes a body of a further media type',
    category: 'media types',
    drift: 'request',
    sites: contents('requestBody'),
    apply: ({ node }) => {
      node['text/plain'] = { schema: { description: 'Any text.', type: 'string' } }
    },
  },
  {
    name: 'answers with another media type',
    category: 'media types',
    drift: 'response',
    sites: contents('responses', onlyOne),
    apply: ({ node, part }) => renameKey(node, part, part === 'application/json' ? 'text/plain' : 'application/json'),
  },
  {
    name: 'answers with a kind of JSON',
    category: 'media types',
    drift: 'response',
    sites: contents('responses', (type, content) => onlyOne(type, content) && type === 'application/json'),
    apply: ({ node, part }) => renameKey(node, part, 'application/problem+json'),
  },
  {
    name: 'loses one of several media types of an answer',
    category: 'media types',
    drift: 'response',
    sites: contents('responses', several),
    apply: ({ node, part }) => delete node[part],
  },
  {
    name: 'answers without a body',
    category: 'media types',
    drift: 'response',
    sites: contents('responses', onlyOne),
    apply: ({ document, path }) => delete at(document, path.slice(0, -1)).content,
  },
]

/** Sites at the properties that the examples of an answer show, by the schema that describes them. */
const shownIn = (isMeant: (value: Json, name: string, media: Json) => boolean) =>
  function* ({ document }: Reading): Generator<Site> {
    for (const [path, media] of mediaTypes(document)) {
      if (!path.includes('responses')) continue
      for (const name of Object.keys(media.examples ?? {}).slice(0, 2)) {
        const example = resolved(document, [...path, 'examples', name])
        const value = at(document, example)?.value
        if (typeof value !== 'object' || value === null) continue
        for (const part of Object.keys(value))
          if (isMeant(value[part], part, media)) yield { path: [...example, 'value'], part }
      }
    }
  }

/** The schema of the whole answer names what it owes. */
export const examples: readonly Operator[] = [
  {
    name: 'answers without the envelope',
    category: 'examples',
    drift: 'response',
    sites: function* (reading) {
      for (const site of shownIn((value) => typeof value === 'object' && value !== null)(reading))
        if (site.part === reading.document['x-payload']) yield site
    },
    apply: ({ document, path, node, part }) => {
      at(document, path.slice(0, -1)).value = node[part]
    },
  },
  {
    name: 'puts the payload under another name',
    category: 'examples',
    drift: 'response',
    sites: function* (reading) {
      for (const site of shownIn(() => true)(reading)) if (site.part === reading.document['x-payload']) yield site
    },
    apply: ({ node, part }) => renameKey(node, part, 'payload'),
  },
  {
    name: 'answers with a text for an object',
    category: 'examples',
    drift: 'response',
    sites: shownIn((value) => typeof value === 'object' && value !== null),
    apply: ({ node, part }) => {
      node[part] = 'none'
    },
  },
  {
    name: 'answers with an object for a text',
    category: 'examples',
    drift: 'response',
    sites: shownIn((value, name) => typeof value === 'string' && name !== 'requestId'),
    apply: ({ node, part }) => {
      node[part] = { text: node[part] }
    },
  },
  {
    name: 'answers with a text for a number',
    category: 'examples',
    drift: 'response',
    sites: shownIn((value) => typeof value === 'number'),
    apply: ({ node, part }) => {
      node[part] = `${node[part]} or so`
    },
  },
  {
    name: 'answers with a request id of another form',
    category: 'examples',
    drift: 'response',
    sites: shownIn((value, name) => name === 'requestId' && typeof value === 'string'),
    apply: ({ node, part }) => {
      node[part] = 'request-1'
    },
  },
  {
    name: 'shows no example',
    category: 'examples',
    sites: ({ document }) =>
      mediaTypes(document)
        .filter(([, { examples }]) => examples)
        .map(([path]) => ({ path })),
    apply: ({ node }) => delete node.examples,
  },
  {
    name: 'shows what it would refuse',
    category: 'examples',
    sites: function* ({ document }) {
      for (const [path, { examples = {} }] of mediaTypes(document)) {
        if (!path.includes('requestBody')) continue
        for (const name of Object.keys(examples)) {
          const example = [...resolved(document, [...path, 'examples', name]), 'value']
          for (const part of Object.keys(at(document, example) ?? {})) yield { path: example, part }
        }
      }
    },
    apply: ({ node, part }) => {
      node[part] = typeof node[part] === 'object' ? 7 : { value: node[part] }
    },
  },
]
