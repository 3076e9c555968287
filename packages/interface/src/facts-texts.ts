import type { Described } from '../facts/claim.ts'
import type { Place } from '../facts/table.ts'
import type { Reading } from './facts-reading.ts'
import { entriesOf, isObject, type Json, listOf, type Spot } from './facts-spots.ts'

export interface Text {
  readonly words: string
  readonly pointer: string
}

/** The words of a document at a place; several where it has several values there, each of which must say them. */
export function textsOf(reading: Reading, of: Described): Text[] {
  const { document } = reading
  if (of === 'the document') return [{ words: textOfDocument(document), pointer: '#/info/description' }]
  if (of === 'the credential') {
    const pointer = '#/components/securitySchemes'
    const schemes = isObject(document.components) ? document.components.securitySchemes : undefined
    return entriesOf(schemes).map(([name, scheme]) => ({ words: wordsIn(scheme), pointer: `${pointer}/${name}` }))
  }
  if ('path' in of) return textsOfValues(reading, of)
  const operation = reading.operation(of.operation)
  if (!operation) return []
  if (of.status === undefined) return [textOf(operation)]
  const answer = reading.answer(operation, of.status)
  return answer ? [textOf(answer)] : []
}

const textOf = ({ node, pointer }: Spot): Text => ({ words: wordsIn(node), pointer })

function textsOfValues(reading: Reading, place: Place): Text[] {
  if (place.path.length === 0 && place.part.startsWith('parameter ')) {
    return reading.operations
      .filter(({ request }) => place.operation === '*' || place.operation === request)
      .flatMap(({ parameters }) => parameters.filter(({ node }) => `parameter ${node.name}` === place.part))
      .map(textOf)
  }
  return reading
    .valuesAt(place)
    .flat()
    .flatMap((value) => reading.formsOf(value))
    .map(({ parts }) => ({
      words: parts.map(({ node }) => wordsIn(node)).join('\n'),
      pointer: parts.map(({ pointer }) => pointer).join(' and '),
    }))
}

/** What a document says of itself: its description, its servers and its tags. */
export function textOfDocument(document: Json): string {
  const servers = listOf(document.servers).map(wordsIn)
  const tags = listOf(document.tags).map(wordsIn)
  return [wordsIn(document.info), ...servers, ...tags].join('\n')
}

const spoken = ['title', 'summary', 'description', 'x-deprecation-reason', 'x-provenance-note']

export function wordsIn(node: unknown): string {
  if (!isObject(node)) return ''
  return spoken
    .map((key) => node[key])
    .filter((text) => typeof text === 'string')
    .join('\n')
}
