import { mediaTypes } from '../document/examples.ts'
import { at, resolved } from '../document/pointer.ts'
import type { Reading } from '../document/reading.ts'
import type { Json } from '../mutant.ts'
import { renameKey } from './names.ts'
import type { Operator, Site } from './operator.ts'

/** Sites at the properties that the first examples of answers show. */
const shownIn = (isMeant: (value: Json, name: string) => boolean) =>
  function* ({ document }: Reading): Generator<Site> {
    for (const [path, media] of mediaTypes(document)) {
      if (!path.includes('responses')) continue
      for (const name of Object.keys(media.examples ?? {}).slice(0, 2)) {
        const example = resolved(document, [...path, 'examples', name])
        const value = at(document, example)?.value
        if (typeof value !== 'object' || value === null) continue
        for (const part of Object.keys(value))
          if (isMeant(value[part], part)) yield { path: [...example, 'value'], part }
      }
    }
  }

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
