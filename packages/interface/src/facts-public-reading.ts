import type { Book, Page } from './facts-public-book.ts'
import { readSchema, type Walk } from './facts-public-schemas.ts'
import { placeOf, statementOf } from './facts-public-statements.ts'
import type { Operation, Reading } from './facts-reading.ts'
import { entriesOf, isObject, listOf, type Spot } from './facts-spots.ts'
import { textOfDocument, wordsIn } from './facts-texts.ts'

/** A statement that no table makes. */
interface Foreign {
  readonly of: string
  readonly statement: string
  readonly pointer: string
}

/** What a document marks as public, held against a book. */
export interface PublicReading {
  /** 1 for each statement of the book that the document makes. */
  readonly held: Uint8Array
  readonly foreign: readonly Foreign[]
  /** Where each place of the book stands in the document. */
  readonly where: readonly (string | undefined)[]
  /** The words at the places of which the book has sentences. */
  readonly words: ReadonlyMap<string, string>
  /** Components that are marked as public and belong to nothing that was read. */
  readonly strays: readonly string[]
}

/** Reads what a document marks as public. A schema without a table of its own is read where it is used. */
export function readPublicly(reading: Reading, { facts, records, pages }: Book): PublicReading {
  const held = new Uint8Array(facts.length)
  const foreign: Foreign[] = []
  const where: (string | undefined)[] = Array.from({ length: pages.size })
  const words = new Map<string, string>([['the document', textOfDocument(reading.document)]])
  // A place is asked for several times on end, and its name is long.
  let last = ''
  let page: Page | undefined
  const pageOf = (of: string): Page | undefined => {
    if (of === last) return page
    last = of
    page = pages.get(of)
    return page
  }
  const walk: Walk = {
    reading,
    records,
    met: new Set(),
    say: (of, statement, { pointer }) => {
      const known = pageOf(of)
      if (known) where[known.index] ??= pointer
      const number = known?.stated.get(statement)
      if (number === undefined) foreign.push({ of, statement, pointer })
      else held[number] = 1
    },
    speak: (of, { node }) => {
      if (pageOf(of)?.isSpokenOf) words.set(of, `${words.get(of) ?? ''}\n${wordsIn(node)}`)
    },
  }
  for (const operation of reading.operations) readOperation(walk, operation)
  const schemas = reading.child(reading.root, 'components', 'schemas')
  const named = entriesOf(schemas?.node).map(([name]) => name)
  for (const name of named) {
    const spot = records.has(name) && schemas ? reading.child(schemas, name) : undefined
    if (spot) readSchema(walk, spot, name, false, [])
  }
  const strays = named.flatMap((name) => {
    const spot = records.has(name) || !schemas ? undefined : reading.child(schemas, name)
    return spot?.mark === 'public' && !walk.met.has(spot.pointer) ? [spot.pointer] : []
  })
  return { held, foreign, where, words, strays }
}

function readOperation(walk: Walk, operation: Operation): void {
  const { reading, say } = walk
  const { request, node, mark } = operation
  const isPublicOperation = mark === 'public'
  walk.speak(request, operation)
  if (isPublicOperation) {
    say(request, statementOf.called(node.operationId), operation)
    for (const tag of listOf(node.tags)) say(request, statementOf.grouped(tag), operation)
    for (const key of Object.keys(node)) {
      if (!ofOperations.has(key) && !key.startsWith('x-')) say(request, statementOf.keyword(key, node[key]), operation)
    }
  }
  if (node['x-retry-statuses']) say(request, statementOf.repeated(node['x-retry-statuses']), operation)
  for (const parameter of operation.parameters) readParameter(walk, operation, parameter)
  const body = reading.child(operation, 'requestBody')
  if (body) readBody(walk, operation, reading.follow(body), isPublicOperation || body.mark === 'public')
  for (const status of Object.keys(isObject(node.responses) ? node.responses : {})) {
    readAnswer(walk, operation, status)
  }
}

const ofOperations = new Set(
  'operationId summary description tags parameters requestBody responses externalDocs'.split(' '),
)

function readParameter(walk: Walk, { request, mark }: Operation, parameter: Spot): void {
  const { name, in: place, required } = parameter.node
  if (mark !== 'public' && parameter.mark !== 'public') return
  walk.say(request, statementOf.takes(name, place), parameter)
  walk.say(request, statementOf.demands(name, required === true), parameter)
  readHolder(walk, parameter, placeOf.parameter(request, name))
}

function readBody(walk: Walk, { request }: Operation, body: Spot, isTold: boolean): void {
  if (!isTold) return
  walk.say(request, statementOf.demands('a body', body.node.required === true), body)
  readHolder(walk, body, placeOf.body(request))
}

function readAnswer(walk: Walk, operation: Operation, status: string): void {
  const answer = walk.reading.answer(operation, status)
  if (!answer || (operation.mark !== 'public' && answer.mark !== 'public')) return
  walk.say(operation.request, statementOf.answers(status), answer)
  readHolder(walk, answer, placeOf.answer(operation.request, status))
}

const ofHolders = new Set('name in required schema content headers description example examples'.split(' '))

/** Reads a parameter, a header, a body or an answer, which is publicly known. */
function readHolder(walk: Walk, holder: Spot, of: string): void {
  const { reading, say } = walk
  const { node, mark } = holder
  walk.speak(of, holder)
  for (const key of mark === 'public' ? Object.keys(node) : []) {
    if (!ofHolders.has(key) && !key.startsWith('x-')) say(of, statementOf.keyword(key, node[key]), holder)
  }
  const schema = reading.child(holder, 'schema')
  if (schema) readSchema(walk, schema, of, true, [])
  for (const [type] of entriesOf(node.content)) {
    const content = reading.child(holder, 'content', type, 'schema')
    say(of, statementOf.mediaType(type), holder)
    if (content) readSchema(walk, content, placeOf.content(of, type), true, [])
  }
  for (const [name] of entriesOf(node.headers)) {
    const header = reading.child(holder, 'headers', name)
    say(of, statementOf.header(name), holder)
    if (!header) continue
    const place = placeOf.header(of, name)
    const followed = reading.follow(header)
    if (followed.node.required !== undefined)
      say(place, statementOf.keyword('required', followed.node.required), header)
    readHolder(walk, followed, place)
  }
}
