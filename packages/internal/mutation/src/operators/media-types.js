import { childOf } from '@clouddb/spec/document/located'
import { pointerBelow } from '@clouddb/spec/document/pointer'
import { follow } from '@clouddb/spec/document/references'
import { renameKey } from './names.ts'
import { inCategory, operator } from './operator.ts'

/** The media types of requests or of answers, the type as the part of a point. */
const mediaTypes = (section, isMeant) =>
  function* ({ document, operations }) {
    const seen = new Set()
    for (const operation of operations) {
      const statuses =
        section === 'requestBody' ? [[]] : Object.keys(operation.node.responses).map((status) => [status])
      for (const keys of statuses) {
        const content = childOf(operation, section, ...keys)
        if (!content) continue
        const { node, pointer } = follow(document, content)
        if (seen.has(pointer)) continue
        seen.add(pointer)
        const types = Object.keys(node?.content ?? {})
        if (isMeant(types)) for (const part of types) yield { pointer: pointerBelow(pointer, 'content'), part }
      }
    }
  }
const takes = (name, effect, apply) =>
  operator(
    name,
    effect,
    'request',
    mediaTypes('requestBody', () => true),
    apply,
  )
const answers = (name, effect, isMeant, apply) =>
  operator(name, effect, 'response', mediaTypes('responses', isMeant), apply)
const isOnlyOne = (types) => types.length === 1
export const media = inCategory('media types', [
  takes('wants a body of another media type', 'major', ({ node, part }) => renameKey(node, part, 'application/xml')),
  takes('takes a body of a further media type', 'minor', ({ node }) => {
    node['text/plain'] = { schema: { description: 'Any text.', type: 'string' } }
  }),
  answers('answers with another media type', 'major', isOnlyOne, ({ node, part }) =>
    renameKey(node, part, part === 'application/json' ? 'text/plain' : 'application/json'),
  ),
  answers(
    'answers with a kind of JSON',
    'major',
    (types) => isOnlyOne(types) && types[0] === 'application/json',
    ({ node, part }) => renameKey(node, part, 'application/problem+json'),
  ),
  answers(
    'loses one of several media types of an answer',
    // Who asks for it gets it no longer.
    'major',
    (types) => types.length > 1,
    ({ node, part }) => delete node[part],
  ),
  answers('answers without a body', 'major', isOnlyOne, ({ parent }) => delete parent.content),
])
