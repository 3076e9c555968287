import { childOf, type LocatedNode } from '@clouddb/spec/document/located'
import { isRecord, type OpenApiDocument, type Schema, type SchemaObject } from '@clouddb/spec/document/openapi'
import { pointerBelow, pointerTo } from '@clouddb/spec/document/pointer'
import { follow, resolve } from '@clouddb/spec/document/references'
import { schemasOf } from '@clouddb/spec/document/schemas'
import type { Finding, JudgedBundle } from './finding.ts'

type Part = LocatedNode<SchemaObject>

/**
 * What is sent is kept: the record that a request is made from has its properties, their types and their values, since
 * the same day; and of a list of values that is sent, the record knows no more. What is deprecated may be taken and
 * answered in another form.
 */
export function judgeKeptRequests({ document }: JudgedBundle): Finding[] {
  const schemas = document.components?.schemas ?? {}
  const named = (name: string) => [{ node: schemas[name] ?? {}, pointer: pointerTo('components', 'schemas', name) }]
  const comparison = new Comparison(document)
  for (const [name, schema] of Object.entries(schemas)) {
    const record = isRecord(schema) ? schema['x-request-of'] : undefined
    if (typeof record === 'string') comparison.compare(named(name), named(record), record)
  }
  return [...comparison.findings.values()]
}

type Schemas = readonly LocatedNode<Schema>[]

/** Compares what is sent with what a record keeps of it, each pair once. */
class Comparison {
  /** By pointer. */
  readonly findings = new Map<string, Finding>()
  readonly #compared = new Set<string>()
  readonly #document: OpenApiDocument

  constructor(document: OpenApiDocument) {
    this.#document = document
  }

  compare(sent: Schemas, kept: Schemas, record: string): void {
    const [requests, records] = [partsOf(this.#document, sent), partsOf(this.#document, kept)]
    const pair = [requests, records].map((parts) => parts.map(({ pointer }) => pointer).join()).join(' ')
    if (this.#compared.has(pair)) return
    this.#compared.add(pair)
    this.#compareListings(requests, records, record)
    this.#compareLists(requests, records, record)
    const [sentItems = [], keptItems = []] = [requests, records].map((parts) => childrenOf(parts, 'items'))
    if (sentItems.length > 0 && keptItems.length > 0) this.compare(sentItems, keptItems, record)
    if (records.some(({ node }) => node.properties)) this.#compareProperties(requests, records, record)
  }

  /** No value, type or format is sent that the record does not know, where it knows any. */
  #compareListings(requests: readonly Part[], records: readonly Part[], record: string): void {
    for (const [keyword, listedBy] of Object.entries(listings)) {
      const known = new Set(records.flatMap(({ node }) => listedBy(node)))
      for (const { node, pointer } of known.size > 0 ? requests : []) {
        const strange = listedBy(node).filter((each) => !known.has(each))
        if (strange.length > 0)
          this.#find(pointer, `The ${keyword} ${strange.join(', ')} is sent, and not known of ${record}`)
      }
    }
  }

  /** A closed list of what is sent has all that the record knows. */
  #compareLists(requests: readonly Part[], records: readonly Part[], record: string): void {
    const [first] = requests
    if (!first || requests.some(({ node }) => node.enum === undefined)) return
    const taken = requests.flatMap(({ node }) => valuesOf(node))
    const untaken = records.flatMap(({ node }) => valuesOf(node)).filter((value) => !taken.includes(value))
    if (untaken.length > 0)
      this.#find(first.pointer, `The value ${untaken.join(', ')} is known of ${record}, and cannot be sent`)
  }

  #compareProperties(requests: readonly Part[], records: readonly Part[], record: string): void {
    for (const name of new Set(requests.flatMap(({ node }) => Object.keys(node.properties ?? {})))) {
      const [sent = [], kept = []] = [requests, records].map((parts) =>
        childrenOf(parts, 'properties', name).filter(({ node }) => node !== false),
      )
      const [first] = sent.filter(({ node }) => !isRecord(node) || node.deprecated !== true)
      if (kept.length > 0) {
        this.compare(sent, kept, record)
        this.#compareDays(name, sent, kept, record)
      } else if (first) this.#find(first.pointer, `The property ${name} is sent, and not known of ${record}`)
    }
  }

  #compareDays(name: string, sent: Schemas, kept: Schemas, record: string): void {
    const daysOf = (properties: Schemas) => new Set(properties.map((property) => dayOf(this.#document, property)))
    const [taken, answered] = [daysOf(sent), daysOf(kept)]
    const [first] = sent
    // Of what has a day on one side alone, the other side says nothing.
    if (!first || taken.has('') || answered.has('')) return
    const [since, known] = [taken, answered].map((days) => [...days].toSorted().join(' and '))
    if (since !== known)
      this.#find(first.pointer, `The property ${name} is sent since ${since}, and known of ${record} since ${known}`)
  }

  #find(pointer: string, message: string): void {
    this.findings.set(pointer, { pointer, within: pointer, message: `${message}.` })
  }
}

const childrenOf = (parts: readonly Part[], ...keys: string[]): LocatedNode<Schema>[] =>
  parts.flatMap((part) => childOf<Schema>(part, ...keys) ?? [])

const valuesOf = (schema: SchemaObject): unknown[] =>
  [schema.enum ?? [], schema['x-extensible-enum'] ?? [], 'const' in schema ? schema.const : []]
    .flat()
    .filter((value) => value !== null)

/** What a schema lists of the values that it takes, by what to call it. */
const listings: Readonly<Record<string, (schema: SchemaObject) => readonly unknown[]>> = {
  value: valuesOf,
  type: ({ type = [] }) => [type].flat(),
  format: ({ format = [] }) => [format].flat(),
}

/** Schemas and all that they are composed of, references followed. */
function partsOf(document: OpenApiDocument, schemas: readonly LocatedNode<Schema>[]): Part[] {
  const found = new Map<string, Part>()
  const visit = (located: LocatedNode<Schema>): void => {
    const { node, pointer } = follow<Schema>(document, located)
    if (!isRecord(node) || found.has(pointer)) return
    found.set(pointer, { node, pointer })
    for (const keyword of ['oneOf', 'anyOf', 'allOf'] as const)
      for (const [index, member] of (node[keyword] ?? []).entries())
        visit({ node: member, pointer: pointerBelow(pointer, keyword, index) })
  }
  schemas.forEach(visit)
  return [...found.values()]
}

/** Since when servers have a property: its own day, or that of the value that it refers to. */
function dayOf(document: OpenApiDocument, { node, pointer }: LocatedNode<Schema>): string {
  const target = follow<Schema>(document, { node, pointer }).node
  const [day] = [node, target].flatMap((each) => (isRecord(each) && each['x-since'] ? [each['x-since']] : []))
  return day ?? ''
}

/** A request names the record that it is made from, and that is a schema of the document. */
export function judgeRecords({ document }: JudgedBundle): Finding[] {
  const schemas = document.components?.schemas ?? {}
  return Object.entries(schemas).flatMap(([name, schema]) => {
    const record = isRecord(schema) ? schema['x-request-of'] : undefined
    if (typeof record !== 'string' || Object.hasOwn(schemas, record)) return []
    const message = `x-request-of is ${JSON.stringify(record)}, and no schema has that name; expected that of a record.`
    return [{ pointer: pointerTo('components', 'schemas', name, 'x-request-of'), message }]
  })
}

const words = ['x-kept-when-absent', 'x-cleared-when-absent'] as const

/** What an update keeps or clears where it is left out is a property that can be left out, and not both. */
export function judgeUpdates({ document }: JudgedBundle): Finding[] {
  return schemasOf(document).flatMap((schema) => {
    const [kept = [], cleared = []] = words.map((word) => namesUnder(schema, word))
    const optional = optionalOf(document, schema.node)
    const finding = (word: string, message: string) => ({ pointer: pointerBelow(schema.pointer, word), message })
    return [
      ...words.flatMap((word) =>
        namesUnder(schema, word)
          .filter((name) => !optional.has(name))
          .map((name) => finding(word, `${word} names ${name}, which is no property that can be left out.`)),
      ),
      ...kept
        .filter((name) => cleared.includes(name))
        .map((name) => finding(words[1], `An update that leaves out ${name} keeps it, and clears it.`)),
    ]
  })
}

function namesUnder({ node }: LocatedNode<Schema>, word: string): string[] {
  return isRecord(node) && Array.isArray(node[word]) ? node[word].map(String) : []
}

function optionalOf(document: OpenApiDocument, schema: Schema): Set<string> {
  const target = resolve<Schema>(document, schema)
  if (!isRecord(target)) return new Set()
  const own = Object.keys(target.properties ?? {}).filter((name) => !target.required?.includes(name))
  const members = [target.oneOf ?? [], target.anyOf ?? [], target.allOf ?? []].flat()
  return new Set([...own, ...members.flatMap((member) => [...optionalOf(document, member)])])
}
