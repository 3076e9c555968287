import { at, resolved } from '../document/pointer.ts'
import type { Reading } from '../document/reading.ts'
import type { Json } from '../mutant.ts'
import { renameKey } from './names.ts'
import type { Operator, Site } from './operator.ts'

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
