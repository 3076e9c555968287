import { nodeAt, pointerBelow, pointerTo, pointerTokens } from '@clouddb/spec/document/pointer'
import { examplesOf, mediaTypesOf } from '../document/examples.ts'
import { renameKey } from './names.ts'
import { inCategory, operator } from './operator.ts'

/** The properties that the first examples of answers show. */
const shownIn = (isMeant) =>
  function* ({ document }) {
    for (const media of mediaTypesOf(document)) {
      if (!media.pointer.includes('/responses/')) continue
      for (const { node, pointer } of examplesOf(document, media).slice(0, 2)) {
        if (typeof node?.value !== 'object' || node.value === null) continue
        for (const part of Object.keys(node.value))
          if (isMeant(node.value[part], part, document['x-payload']))
            yield { pointer: pointerBelow(pointer, 'value'), part }
      }
    }
  }
/** An answer that a server gives in another form than it should. */
const answers = (name, isMeant, apply) => operator(name, 'patch', 'response', shownIn(isMeant), apply)
const isObject = (value) => typeof value === 'object' && value !== null
export const examples = inCategory('examples', [
  answers(
    'answers without the envelope',
    (value, name, payloadKey) => isObject(value) && name === payloadKey,
    ({ document, pointer, node, part }) => {
      const example = nodeAt(document, pointerTo(...pointerTokens(pointer).slice(0, -1)))
      example.value = node[part]
    },
  ),
  answers(
    'puts the payload under another name',
    (_, name, payloadKey) => name === payloadKey,
    ({ node, part }) => renameKey(node, part, 'payload'),
  ),
  answers('answers with a text for an object', isObject, ({ node, part }) => {
    node[part] = 'none'
  }),
  answers(
    'answers with an object for a text',
    (value, name) => typeof value === 'string' && name !== 'requestId',
    ({ node, part }) => {
      node[part] = { text: node[part] }
    },
  ),
  answers(
    'answers with a text for a number',
    (value) => typeof value === 'number',
    ({ node, part }) => {
      node[part] = `${node[part]} or so`
    },
  ),
  answers(
    'answers with a request id of another form',
    (value, name) => name === 'requestId' && typeof value === 'string',
    ({ node, part }) => {
      node[part] = 'request-1'
    },
  ),
  operator(
    'shows no example',
    'patch',
    undefined,
    ({ document }) => mediaTypesOf(document).filter(({ node }) => node.examples),
    ({ node }) => delete node.examples,
  ),
  operator(
    'shows what it would refuse',
    'patch',
    undefined,
    function* ({ document }) {
      for (const media of mediaTypesOf(document)) {
        if (!media.pointer.includes('/requestBody/')) continue
        for (const { node, pointer } of examplesOf(document, media)) {
          for (const part of Object.keys(node.value ?? {})) yield { pointer: pointerBelow(pointer, 'value'), part }
        }
      }
    },
    ({ node, part }) => {
      node[part] = typeof node[part] === 'object' ? 7 : { value: node[part] }
    },
  ),
])
