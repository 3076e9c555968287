import { childOf, type LocatedNode } from '@clouddb/document/located'
import { isRecord, type OpenApiDocument, requestOf, type Schema, type SchemaObject } from '@clouddb/document/openapi'
import { pointerBelow, pointerTo } from '@clouddb/document/pointer'
import { follow, resolve } from '@clouddb/document/references'
import { locatedParts, schemaParts } from '@clouddb/document/schema-parts'
import { allSchemas } from '@clouddb/document/schemas'
import { sinceDayOf } from '@clouddb/document/since-days'
import type { BundleRules, CheckedBundle, Finding } from './finding.ts'

/** The rules on what requests and records have in common. */
export const requestRecordRules: BundleRules = {
  'house/kept-requests': keptRequests,
  'house/updates': updates,
}

type Part = LocatedNode<SchemaObject>

/**
 * The record that a request creates or updates has the properties of the request, with the same types and values and
 * since the same day; a closed list of a request has all values of the record. Deprecated properties may differ, and
 * answers do not show `writeOnly` ones. What a request removes from a list or adds to it is like the items of the list.
 */
function keptRequests({ document }: CheckedBundle): Finding[] {
  const schemas = document.components?.schemas ?? {}
  const named = (name: string) => [{ node: schemas[name] ?? {}, pointer: pointerTo('components', 'schemas', name) }]
  return Object.entries(schemas).flatMap(([name, schema]) => {
    const { record } = requestOf(schema)
    return typeof record === 'string' ? new Comparison(document, record).compare(named(name), named(record)) : []
  })
}

type Schemas = readonly LocatedNode<Schema>[]

/** Compares the schemas of a request with those of its record, each pair once. */
class Comparison {
  readonly #compared = new Set<string>()
  readonly #document: OpenApiDocument
  readonly #record: string

  constructor(document: OpenApiDocument, record: string) {
    this.#document = document
    this.#record = record
  }

  compare(sent: Schemas, kept: Schemas): Finding[] {
    const [requests, records] = [locatedParts(this.#document, sent), locatedParts(this.#document, kept)]
    const pair = [...requests, undefined, ...records].map((part) => part?.pointer).join()
    if (this.#compared.has(pair)) return []
    this.#compared.add(pair)
    const [sentItems, keptItems] = [childSchemas(requests, 'items'), childSchemas(records, 'items')]
    const hasItems = sentItems.length > 0 && keptItems.length > 0
    const hasProperties = records.some(({ node }) => node.properties)
    return [
      ...this.#compareLists(requests, records),
      ...(hasItems ? this.compare(sentItems, keptItems) : []),
      ...(hasProperties ? this.#compareProperties(requests, records) : []),
    ]
  }

  #compareLists(requests: readonly Part[], records: readonly Part[]): Finding[] {
    const foreign = Object.entries(listings).flatMap(([keyword, listedBy]) => {
      const known = new Set(records.flatMap(({ node }) => listedBy(node)))
      return requests.flatMap(({ node, pointer }) => {
        const values = known.size > 0 ? listedBy(node).filter((each) => !known.has(each)) : []
        return values.length > 0 ? this.#find(pointer, `The request has the ${keyword} ${values.join(', ')}`) : []
      })
    })
    const [first] = requests
    if (!first || requests.some(({ node }) => node.enum === undefined)) return foreign
    const accepted = requests.flatMap(({ node }) => enumValues(node))
    const refused = records.flatMap(({ node }) => enumValues(node)).filter((value) => !accepted.includes(value))
    return refused.length > 0
      ? [...foreign, ...this.#find(first.pointer, `The request lacks the value ${refused.join(', ')}`)]
      : foreign
  }

  #compareProperties(requests: readonly Part[], records: readonly Part[]): Finding[] {
    const names = new Set(requests.flatMap(({ node }) => Object.keys(node.properties ?? {})))
    return [...names].flatMap((name) => {
      const [sent = [], kept = []] = [requests, records].map((parts) =>
        childSchemas(parts, 'properties', name).filter(({ node }) => node !== false && !this.#isWriteOnly(node)),
      )
      const origin = this.#originOf(name, requests, records)
      if (origin.length > 0) return this.compare(childSchemas(locatedParts(this.#document, sent), 'items'), origin)
      const changes = ['add', 'remove'].flatMap((word) =>
        childSchemas(locatedParts(this.#document, sent), 'properties', word),
      )
      if (sent.length > 0 && kept.length > 0)
        return [...this.compare(changes.length > 0 ? changes : sent, kept), ...this.#compareDays(name, sent, kept)]
      const [first] = sent.filter(({ node }) => !isRecord(node) || node.deprecated !== true)
      return first ? this.#find(first.pointer, `The request has the property ${name}`) : []
    })
  }

  /** The member of a list of the record that a property is made from, where it is. */
  #originOf(name: string, requests: readonly Part[], records: readonly Part[]): LocatedNode<Schema>[] {
    const path = requests.map(({ node }) => requestOf(node).makes[name]).find((each) => each !== undefined)
    const [list = '', member = ''] = path?.split('.') ?? []
    const items = childSchemas(locatedParts(this.#document, childSchemas(records, 'properties', list)), 'items')
    return childSchemas(locatedParts(this.#document, items), 'properties', member)
  }

  /** A day on one side only does not contradict the other side. */
  #compareDays(name: string, sent: Schemas, kept: Schemas): Finding[] {
    const [first] = sent
    const [since = '', known = ''] = [sent, kept].map((properties) => {
      const days = new Set(properties.map((property) => dayOf(this.#document, property)))
      return days.has('') ? '' : [...days].toSorted().join(' and ')
    })
    if (!first || since === '' || known === '' || since === known) return []
    return this.#find(first.pointer, `The property ${name} of the request is new since ${since}, not ${known}`)
  }

  #isWriteOnly(schema: Schema): boolean {
    const stated = [schema, resolve<Schema>(this.#document, schema)]
    return stated.some((each) => isRecord(each) && each.writeOnly === true)
  }

  #find(pointer: string, difference: string): Finding[] {
    return [{ pointer, within: pointer, message: `${difference}, unlike its record ${this.#record}.` }]
  }
}

const childSchemas = (parts: readonly Part[], ...keys: string[]): LocatedNode<Schema>[] =>
  parts.flatMap((part) => childOf<Schema>(part, ...keys) ?? [])

const enumValues = (schema: SchemaObject): unknown[] =>
  [schema.enum ?? [], schema['x-extensible-enum'] ?? [], 'const' in schema ? schema.const : []]
    .flat()
    .filter((value) => value !== null)

/** The values that a schema lists, by their name in messages. */
const listings: Readonly<Record<string, (schema: SchemaObject) => readonly unknown[]>> = {
  value: enumValues,
  // A whole number is a number.
  type: ({ type = [] }) => [type].flat().map((each) => (each === 'integer' ? 'number' : each)),
  format: ({ format = [] }) => [format].flat(),
}

/** The day of a property, or of the schema that it refers to; empty without one. */
function dayOf(document: OpenApiDocument, { node, pointer }: LocatedNode<Schema>): string {
  const target = follow<Schema>(document, { node, pointer }).node
  return sinceDayOf(node) ?? sinceDayOf(target) ?? ''
}

/** A property that a request keeps, clears, derives or makes is optional, and only one of the first three at once. */
function updates({ document }: CheckedBundle): Finding[] {
  return allSchemas(document).flatMap(({ node, pointer }) => {
    const optional = optionalOf(document, node)
    const { keeps, clears, derives, makes } = requestOf(node)
    const wrongIn = (word: string, names: readonly string[], others: readonly string[]) =>
      names.flatMap((name): Finding[] => {
        const wrong = others.includes(name)
          ? 'is kept as well'
          : optional.has(name)
            ? ''
            : 'is not an optional property'
        if (wrong === '') return []
        return [
          { pointer: pointerBelow(pointer, 'x-request-of', word), message: `It ${word} ${name}, which ${wrong}.` },
        ]
      })
    return [
      ...wrongIn('keeps', keeps, []),
      ...wrongIn('clears', clears, keeps),
      ...wrongIn('derives', derives, [...keeps, ...clears]),
      ...wrongIn(
        'makes',
        Object.keys(makes).map((path) => path.replace(/\..*/, '')),
        [],
      ),
    ]
  })
}

function optionalOf(document: OpenApiDocument, schema: Schema): Set<string> {
  const names = schemaParts(document, schema).flatMap(({ properties = {}, required = [] }) =>
    Object.keys(properties).filter((name) => !required.includes(name)),
  )
  return new Set(names)
}
