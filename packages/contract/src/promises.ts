import type { Case } from './derivation/case.ts'
import { pointerTo, type SchemaObject } from './schema.ts'
import { namesOf, type Outcome, type Place, statementsOf } from './statements.ts'

/** What a document promises about one operation: that a case of this outcome is about this statement. */
export interface Promised {
  readonly outcome: Outcome | 'answered' | 'unsendable'
  readonly about: string
}

/**
 * Counts what the cases of an operation have to show, straight from the document and apart from the derivation, which
 * it is there to watch: both sides of every keyword, every member, every example, every status.
 */
export function promisesOf(document: SchemaObject, operationPointer: string): Promised[] {
  const place = placesIn(document)
  const operation = place(operationPointer)
  const item = place(operationPointer.slice(0, operationPointer.lastIndexOf('/')))
  const body = operation.value.requestBody ? place(pointerTo(operationPointer, 'requestBody')) : undefined
  const security = (operation.value.security ?? document.security ?? []) as readonly unknown[]
  return [
    { outcome: 'accepted', about: operationPointer },
    ...(security.length > 0 ? [{ outcome: 'refused' as const, about: `${operationPointer}/security` }] : []),
    ...[item, operation].flatMap((holder) => parameterPromises(holder, place)),
    ...(body ? bodyPromises(body, place) : []),
    ...namesOf(operation.value.responses).flatMap((status) =>
      answerPromises(place(pointerTo(operationPointer, 'responses', status)), place),
    ),
  ]
}

/**
 * The promises of an operation that no case keeps: where the derivation has a hole, or the document states what it
 * cannot probe. What a shared schema says of a value may be probed by another operation; that each of its properties and
 * branches is taken has to be shown by this one.
 */
export function unkeptOf(operationId: string, promised: readonly Promised[], cases: readonly Case[]): string[] {
  const own = keptBy(cases.filter(({ operation }) => operation.id === operationId))
  const shared = keptBy(cases)
  const isKept = (promise: Promised): boolean =>
    own.has(wordsOf(promise)) || (isShared(promise) && shared.has(wordsOf(promise)))
  return promised.filter((promise) => !isKept(promise)).map(wordsOf)
}

function keptBy(cases: readonly Case[]): ReadonlySet<string> {
  return new Set(
    cases.flatMap(({ expectation, about }) => about.map((each) => wordsOf({ outcome: expectation.kind, about: each }))),
  )
}

const isShared = ({ outcome, about }: Promised): boolean =>
  about.startsWith('#/components/schemas/') &&
  !(outcome === 'accepted' && /\/(properties\/[^/]+|(oneOf|anyOf)\/\d+)$/.test(about))

const wordsOf = ({ outcome, about }: Promised): string => `${outcome}: ${about}`

type Places = (pointer: string) => Place

/** Finds a place by its pointer, at the end of its references. */
function placesIn(document: SchemaObject): Places {
  return function place(pointer: string): Place {
    const keys = pointer.split('/').slice(1).map(decodeURIComponent)
    let value: unknown = document
    for (const key of keys) value = (value as SchemaObject)[key.replaceAll('~1', '/').replaceAll('~0', '~')]
    const target = (value as SchemaObject).$ref
    const isReference = typeof target === 'string' && Object.keys(value as object).length === 1
    return isReference ? place(target) : { pointer, value: value as SchemaObject }
  }
}

function parameterPromises(holder: Place, place: Places): Promised[] {
  return namesOf(holder.value.parameters).flatMap((index): Promised[] => {
    const { value, pointer } = place(pointerTo(holder.pointer, 'parameters', index))
    const carrier = value.in as 'path' | 'query' | 'header'
    return [
      ...(carrier === 'path' ? [{ outcome: 'unsendable' as const, about: `${pointer}/unsendable` }] : []),
      ...statementsOf(pointerTo(pointer, 'schema'), carrier, place),
    ]
  })
}

function bodyPromises({ value, pointer }: Place, place: Places): Promised[] {
  const [mediaType] = namesOf(value.content)
  if (mediaType === undefined) return []
  const content = place(pointerTo(pointer, 'content', mediaType))
  return [
    ...namesOf(content.value.examples).map((name): Promised => {
      return { outcome: 'accepted', about: pointerTo(content.pointer, 'examples', name) }
    }),
    { outcome: value.required === true ? 'refused' : 'accepted', about: `${content.pointer}/absent` },
    { outcome: 'refused', about: `${content.pointer}/mediaType` },
    ...statementsOf(pointerTo(content.pointer, 'schema'), 'body', place),
  ]
}

function answerPromises({ value, pointer }: Place, place: Places): Promised[] {
  const contents = namesOf(value.content).map((mediaType) => place(pointerTo(pointer, 'content', mediaType)))
  if (contents.length === 0) return [{ outcome: 'answered', about: pointer }]
  return contents.flatMap((content) => {
    const examples = namesOf(content.value.examples).map((name) => pointerTo(content.pointer, 'examples', name))
    return (examples.length > 0 ? examples : [content.pointer]).map(
      (about): Promised => ({ outcome: 'answered', about }),
    )
  })
}
