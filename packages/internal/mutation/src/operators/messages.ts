import { childOf, type LocatedNode } from '@clouddb/spec/document/located'
import { nodeAt, pointerBelow, pointerTo, pointerTokens } from '@clouddb/spec/document/pointer'
import { follow } from '@clouddb/spec/document/references'
import type { DocumentModel, Json } from '../document.ts'
import { type MutationPoint, named, type Operator, operator, type Points, renameKey, swapKeys } from './operator.ts'

const isSuccess = (status: string): boolean => status.startsWith('2')
const isError = (status: string): boolean => /^[45]/.test(status)

const statuses =
  (applies: (status: string, responses: Json) => boolean): Points =>
  ({ operations }) =>
    operations.flatMap(({ pointer, node: { responses } }) =>
      Object.keys(responses)
        .filter((part) => applies(part, responses))
        .map((part) => ({ pointer, part })),
    )

const unusedStatusAfter = (status: string, responses: Json): string => {
  let next = Number(status) + 1
  while (responses[next] !== undefined) next++
  return String(next)
}

/** The next error status with a different response. */
function differentStatusAfter(status: string, responses: Json): string {
  const following = Object.keys(responses).filter((each) => isError(each) && each > status)
  return following.find((each) => JSON.stringify(responses[each]) !== JSON.stringify(responses[status])) ?? ''
}

const statusOperators = named({
  'answers success with another status': operator('response', statuses(isSuccess), ({ node, part }) =>
    renameKey(node.responses, part, '201'),
  ),
  'answers a failure with another status': operator('response', statuses(isError), ({ node, part }) =>
    renameKey(node.responses, part, unusedStatusAfter(part, node.responses)),
  ),
  'loses the status of a failure': operator(
    'response',
    statuses(isError),
    ({ node, part }) => delete node.responses[part],
  ),
  'gives the answers of two statuses to each other': operator(
    'response',
    statuses((status, responses) => isError(status) && differentStatusAfter(status, responses) !== ''),
    ({ node: { responses }, part }) => swapKeys(responses, part, differentStatusAfter(part, responses)),
  ),
})

/** The media types of requests or of responses: the point is the content, its part the media type. */
const mediaTypes = (section: 'requestBody' | 'responses', applies: (types: readonly string[]) => boolean) =>
  function* ({ document, operations }: DocumentModel): Generator<MutationPoint> {
    const seen = new Set<string>()
    for (const operation of operations) {
      const keys = section === 'requestBody' ? [[]] : Object.keys(operation.node.responses).map((status) => [status])
      for (const content of keys.flatMap((each) => childOf<Json>(operation, section, ...each) ?? [])) {
        const { node, pointer } = follow<Json>(document, content)
        if (seen.has(pointer)) continue
        seen.add(pointer)
        const types = Object.keys(node?.content ?? {})
        if (applies(types)) for (const part of types) yield { pointer: pointerBelow(pointer, 'content'), part }
      }
    }
  }

const inRequests = mediaTypes('requestBody', () => true)
const inResponses = mediaTypes('responses', (types) => types.length === 1)

const mediaTypeOperators = named({
  'wants a body of another media type': operator('request', inRequests, ({ node, part }) =>
    renameKey(node, part, 'application/xml'),
  ),
  'takes a body of a further media type': operator('request', inRequests, () => ({
    'text/plain': { schema: { description: 'Any text.', type: 'string' } },
  })),
  'answers with another media type': operator('response', inResponses, ({ node, part }) =>
    renameKey(node, part, part === 'application/json' ? 'text/plain' : 'application/json'),
  ),
  'answers with a kind of JSON': operator(
    'response',
    mediaTypes('responses', ([first, ...others]) => first === 'application/json' && others.length === 0),
    ({ node, part }) => renameKey(node, part, 'application/problem+json'),
  ),
  'loses one of several media types of an answer': operator(
    'response',
    mediaTypes('responses', (types) => types.length > 1),
    ({ node, part }) => delete node[part],
  ),
  'answers without a body': operator('response', inResponses, ({ parent }) => delete parent.content),
})

/** The first two examples of every response. */
function* responseExamples(document: Json, located: LocatedNode<Json>): Generator<LocatedNode<Json>> {
  const { node, pointer } = located
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries<Json>(node)) {
    const child = { node: value, pointer: pointerBelow(pointer, key) }
    if (key === 'content' && child.pointer.includes('/responses/')) {
      for (const [type, { examples = {} }] of Object.entries<Json>(value)) {
        const names = Object.keys(examples).slice(0, 2)
        for (const name of names) {
          const example = { node: examples[name], pointer: pointerBelow(child.pointer, type, 'examples', name) }
          yield follow<Json>(document, example)
        }
      }
    } else if (!['schema', 'examples', 'schemas'].includes(key)) yield* responseExamples(document, child)
  }
}

type PropertyPredicate = (value: Json, name: string, payloadKey: string) => boolean

/** Changes a property of an example of a response: the mock answers with examples. */
const answers = (applies: PropertyPredicate, apply: Operator['apply']) =>
  operator(
    'response',
    function* ({ document }) {
      for (const { node, pointer } of responseExamples(document, { node: document, pointer: '#' })) {
        const { value } = node ?? {}
        if (typeof value !== 'object' || value === null) continue
        const parts = Object.keys(value).filter((part) => applies(value[part], part, document['x-payload']))
        for (const part of parts) yield { pointer: pointerBelow(pointer, 'value'), part }
      }
    },
    apply,
  )

const isObject = (value: Json): boolean => typeof value === 'object' && value !== null
const isPayload: PropertyPredicate = (_, name, payloadKey) => name === payloadKey

/** Replaces a property by another value. */
const replaces = (applies: PropertyPredicate, replacement: (value: Json) => Json) =>
  answers(applies, ({ node, part }) => ({ [part]: replacement(node[part]) }))

const exampleOperators = named({
  'answers without the envelope': answers(
    (value, name, payloadKey) => isObject(value) && name === payloadKey,
    ({ document, pointer, node, part }) => {
      const example: Json = nodeAt(document, pointerTo(...pointerTokens(pointer).slice(0, -1)))
      example.value = node[part]
    },
  ),
  'puts the payload under another name': answers(isPayload, ({ node, part }) => renameKey(node, part, 'payload')),
  'answers with a text for an object': replaces(isObject, () => 'none'),
  'answers with an object for a text': replaces(
    (value, name) => typeof value === 'string' && name !== 'requestId',
    (text) => ({ text }),
  ),
  'answers with a text for a number': replaces(
    (value) => typeof value === 'number',
    (number) => `${number} or so`,
  ),
  'answers with a request id of another form': replaces(
    (value, name) => name === 'requestId' && typeof value === 'string',
    () => 'request-1',
  ),
})

/** Mistakes in statuses, media types and bodies of responses. */
export const messages = [...statusOperators, ...mediaTypeOperators, ...exampleOperators]
