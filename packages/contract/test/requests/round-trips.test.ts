import { InvalidArgumentError } from '@clouddb/observability-cloud/errors'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { itemsOf, propertiesOf } from '../../src/derivation/instances/constraints.ts'
import type { ContractDocument } from '../../src/document/document.ts'
import { readDocument } from '../../src/document/read-document.ts'
import { remembered } from '../../src/schema/remembered.ts'
import { isObject, type Json, type JsonObject, type Node, type Variant } from '../../src/schema/schema.ts'
import type { SchemaReader } from '../../src/schema/schema-reader.ts'
import { examplesOf, kept, type Pair, pairs } from './pairs.ts'
import { changed, valuesOf } from './values.ts'

const seed = 20261121

/** The examples that show what a request cannot carry: kinds of a newer server, and a record of almost nothing. */
const notWhole = /newerServer|sparse/

test('each deployment that has records and requests of them is looked at', () => {
  const functions = ['toCreateAlert', 'toCreateDashboard', 'toUpdateAlert', 'toUpdateDashboard']
  expect(pairs.map(({ api, name }) => `${api} ${name}`).toSorted()).toEqual(
    ['observability-cloud', 'observability-oss'].flatMap((api) => functions.map((name) => `${api} ${name}`)),
  )
})

describe.each(pairs)('$name of $api', (pair) => {
  const { reader } = pair.document
  const { convert, convertPartly, request } = pair
  const examples = examplesOf(pair)
  const [whole, others] = [false, true].map((is) => examples.filter(({ name }) => notWhole.test(name) === is))

  test.each(whole ?? [])('example $name: what is read, written and read again is the same', ({ value }) => {
    const before = structuredClone(value)
    const sent = convert(value)
    expect(reader.faults(request, sent)).toEqual([])
    expect(kept(pair, stored(value, sent))).toEqual(kept(pair, value))
    expect(value, 'the record stays as it is').toEqual(before)
    expect(convertPartly(value)).toEqual({ request: sent, leftOut: [] })
  })

  test('examples that a request cannot carry are refused, and there are no others', () => {
    expect((whole ?? []).length).toBeGreaterThan(8)
    expect((others ?? []).length).toBeGreaterThan(0)
    for (const { value } of others ?? []) expect(() => convert(value)).toThrow(InvalidArgumentError)
  })

  test('whatever was sent comes back as it was sent', () => {
    fc.assert(
      fc.property(valuesOf(reader, request, { newer: false }), (sent) => {
        const again = convert(stored({}, sent))
        expect(reader.faults(request, again)).toEqual([])
        expect(withoutGivenIds(again)).toEqual(sent)
      }),
      { seed, numRuns: 200 },
    )
  })

  test('every field of the request survives, in every form of what it stands in', () => {
    const missing: Missing = { fields: pathsOf(pair, request), complete: new Set() }
    expect(missing.fields.size).toBeGreaterThan(20)
    for (const sent of fc.sample(valuesOf(reader, request, { newer: false }), { seed, numRuns: 1500 })) {
      removeReached(pair, request, convert(stored({}, sent)), '', missing)
    }
    expect([...missing.fields]).toEqual([])
  })

  test('of any record everything is sent, or named and returned', () => {
    const loose = remembered(looseReaders, pair.document, () => looseReaderOf(pair.document))
    const sent = valuesOf(reader, request, { newer: false }).map((value) => stored({}, value))
    const records = fc.oneof(changed(sent), valuesOf(reader, pair.recordNode, { newer: true }))
    const seen = { complete: 0, partial: 0, refused: 0 }
    fc.assert(
      fc.property(records, (record) => {
        const losses = lossesOf(pair, record)
        const result = partly(pair, record)
        seen[result === undefined ? 'refused' : losses.length > 0 ? 'partial' : 'complete']++
        if (result === undefined) expect(losses).not.toEqual([])
        else {
          expect(losses.length === 0).toBe(result.leftOut.length === 0)
          expect(loose.faults([loose.schemaAt(request[0]?.pointer ?? '')], result.request)).toEqual([])
          const leaves = [...leavesOf(result.request), ...result.leftOut.flatMap(leavesLeftOut)]
          expect(leavesOf(kept(pair, record)).filter((leaf) => !leaves.includes(leaf))).toEqual([])
        }
      }),
      { seed, numRuns: 400 },
    )
    expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(10)
  })
})

function lossesOf({ convert }: Pair, record: Json): readonly unknown[] {
  try {
    convert(record)
    return []
  } catch (error) {
    if (!InvalidArgumentError.is(error)) throw error
    return error.losses ?? []
  }
}

function partly({ convertPartly }: Pair, record: Json): ReturnType<Pair['convertPartly']> | undefined {
  try {
    return convertPartly(record)
  } catch (error) {
    if (!InvalidArgumentError.is(error)) throw error
    return undefined
  }
}

/** A server that keeps what it is sent beside what was there, and sets ids. */
function stored(before: Json, sent: Json): Json {
  const { filters, ...others } = sent as { readonly filters?: readonly JsonObject[] }
  const named = filters?.map((filter, index) => ({ id: `given-${index}`, ...filter }))
  return { ...(before as JsonObject), ...others, ...(named && { filters: named }), id: 'given' } as Json
}

/** An update names its filters by the ids that it read. */
function withoutGivenIds(sent: Json): Json {
  const { filters, ...others } = sent as { readonly filters?: readonly JsonObject[] }
  const unnamed = filters?.map(({ id, ...filter }) => (String(id).startsWith('given-') ? filter : { id, ...filter }))
  return { ...others, ...(unnamed && { filters: unnamed }) } as Json
}

const leavesLeftOut = ({ path, value }: { path: string; value: Json }): string[] =>
  leavesOf(value, path.replace(/\[\d+\]$/, '').replace(/^.*\./, ''))

/** Everything in a value that holds nothing further, with the key that it stands at; null is nothing. */
function leavesOf(value: Json, key = ''): string[] {
  if (value === null) return []
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(item, key))
  if (isObject(value)) return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, name))
  return [`${key} ${JSON.stringify(value)}`]
}

const looseReaders = new Map<ContractDocument, SchemaReader>()

const looseReaderOf = ({ raw }: ContractDocument): SchemaReader => readDocument(withoutBounds(raw) as object).reader

/** The same document, in which a value is judged by its type alone, as the compiler judges it. */
function withoutBounds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBounds)
  if (typeof value !== 'object' || value === null) return value
  const bounds = /^(?:(?:min|max)\w+|pattern|format|uniqueItems|dependentRequired|if|then|else|not)$/
  const entries = Object.entries(value).filter(([key, inner]) => !bounds.test(key) || isPropertyOf(key, inner))
  return Object.fromEntries(
    entries.map(([key, inner]) => [
      key === 'oneOf' ? 'anyOf' : key,
      key === 'type' && typeof inner !== 'object' ? String(inner).replace('integer', 'number') : withoutBounds(inner),
    ]),
  )
}

const isPropertyOf = (key: string, value: unknown): boolean => key === 'format' && typeof value === 'object'

/** Every field of a request, each with the forms of what it stands in: `.tiles[].config<displayType=line: …>.select`. */
function pathsOf(pair: Pair, node: Node, path = '', found = new Set<string>()): Set<string> {
  for (const variant of pair.document.reader.variants(node)) {
    const here = formOf(path, variant)
    for (const { name, node: inner } of propertiesOf(variant)) {
      found.add(`${here}.${name}`)
      pathsOf(pair, inner, `${here}.${name}`, found)
    }
    const items = itemsOf(variant)
    if (items.length > 0) pathsOf(pair, items, `${here}[]`, found)
  }
  return found
}

/** The fields of a request that no value had yet. */
interface Missing {
  readonly fields: Set<string>
  /** The forms of which every field was seen. */
  readonly complete: Set<string>
}

/** Takes out of what is missing the fields that a value has. */
function removeReached(pair: Pair, node: Node, value: Json, path: string, missing: Missing): void {
  if (typeof value !== 'object' || value === null) return
  for (const variant of pair.document.reader.variants(node)) {
    const here = formOf(path, variant)
    if (isComplete(here, missing) || pair.document.reader.complaints(variant, value) > 0) continue
    for (const { name, node: inner } of isObject(value) ? propertiesOf(variant) : []) {
      if (!Object.hasOwn(value, name)) continue
      missing.fields.delete(`${here}.${name}`)
      removeReached(pair, inner, (value as Record<string, Json>)[name] as Json, `${here}.${name}`, missing)
    }
    const items = itemsOf(variant)
    if (Array.isArray(value)) for (const item of value) removeReached(pair, items, item, `${here}[]`, missing)
  }
}

function isComplete(form: string, { fields, complete }: Missing): boolean {
  if (complete.has(form)) return true
  const is = ![...fields].some((field) => field.startsWith(form))
  if (is) complete.add(form)
  return is
}

/** Two forms can share a constant, as lines from a source and lines from SQL do: their schemas tell them apart. */
function formOf(path: string, { branch, parts }: Variant): string {
  const schemas = parts.map(({ pointer }) => pointer.replace(/^.*\//, ''))
  return branch === '' ? path : `${path}<${branch}: ${schemas.join(' ')}>`
}
