import { childOf, type LocatedNode } from '@clouddb/document/located'
import { isRecord, type OpenApiDocument, type Schema, type SchemaObject } from '@clouddb/document/openapi'
import { pointerBelow, pointerTo } from '@clouddb/document/pointer'
import { follow } from '@clouddb/document/references'
import type { Finding, JudgedBundle } from './finding.ts'

type Part = LocatedNode<SchemaObject>

/**
 * What is sent is kept: the record that a request is made from has its properties, their types and their values, since
 * the same day; and of a list of values that is sent, the record knows no more. What is deprecated may be taken and
 * answered in another form.
 */
export function judgeKeptRequests({ document }: JudgedBundle): Finding[] {
  const findings = new Map<string, Finding>()
  const compared = new Set<string>()
  const schemas = document.components?.schemas ?? {}
  const named = (name: string): LocatedNode<Schema> => ({
    node: schemas[name] ?? {},
    pointer: pointerTo('components', 'schemas', name),
  })

  function compare(sent: readonly LocatedNode<Schema>[], kept: readonly LocatedNode<Schema>[], record: string): void {
    const [requests, records] = [partsOf(document, sent), partsOf(document, kept)]
    const pair = [requests, records].map((parts) => parts.map(({ pointer }) => pointer).join()).join(' ')
    if (compared.has(pair)) return
    compared.add(pair)
    for (const [keyword, statedBy] of Object.entries(statements)) {
      const known = new Set(records.flatMap(({ node }) => statedBy(node)))
      for (const { node, pointer } of known.size > 0 ? requests : []) {
        const strange = statedBy(node).filter((each) => !known.has(each))
        if (strange.length > 0) say(pointer, `The ${keyword} ${strange.join(', ')} is sent, and not known of ${record}`)
      }
    }
    const taken = requests.filter(({ node }) => node.enum !== undefined)
    const untaken = records
      .flatMap(({ node }) => valuesOf(node))
      .filter((value) => !taken.some((part) => valuesOf(part.node).includes(value)))
    const [list] = taken
    if (list && taken.length === requests.length && untaken.length > 0)
      say(list.pointer, `The value ${untaken.join(', ')} is known of ${record}, and cannot be sent`)
    const items = [requests, records].map((parts) => parts.flatMap((part) => childOf<Schema>(part, 'items') ?? []))
    if (items.every(({ length }) => length > 0)) compare(items[0] ?? [], items[1] ?? [], record)
    if (records.some(({ node }) => node.properties)) compareProperties(requests, records, record)
  }

  function compareProperties(requests: readonly Part[], records: readonly Part[], record: string): void {
    for (const name of new Set(requests.flatMap(({ node }) => Object.keys(node.properties ?? {})))) {
      const [sent = [], kept = []] = [requests, records].map((parts) =>
        parts.flatMap((part) => childOf<Schema>(part, 'properties', name) ?? []).filter(({ node }) => node !== false),
      )
      const [first] = sent.filter(({ node }) => !isRecord(node) || node.deprecated !== true)
      if (kept.length > 0) {
        compare(sent, kept, record)
        compareDays(name, sent, kept, record)
      } else if (first) say(first.pointer, `The property ${name} is sent, and not known of ${record}`)
    }
  }

  function compareDays(
    name: string,
    sent: readonly LocatedNode<Schema>[],
    kept: readonly LocatedNode<Schema>[],
    record: string,
  ): void {
    const [taken, answered] = [sent, kept].map((properties) => new Set(properties.map((each) => dayOf(document, each))))
    const [first] = sent
    // Of what has a day on one side alone, the other side says nothing.
    if (!first || !taken || !answered || taken.has('') || answered.has('')) return
    const [since, known] = [taken, answered].map((days) => [...days].toSorted().join(' and '))
    if (since !== known)
      say(first.pointer, `The property ${name} is sent since ${since}, and known of ${record} since ${known}`)
  }

  const say = (pointer: string, message: string) =>
    findings.set(pointer, { pointer, within: pointer, message: `${message}.` })

  for (const [name, schema] of Object.entries(schemas)) {
    const record = isRecord(schema) ? schema['x-request-of'] : undefined
    if (typeof record === 'string') compare([named(name)], [named(record)], record)
  }
  return [...findings.values()]
}

const valuesOf = (schema: SchemaObject): unknown[] =>
  [schema.enum ?? [], schema['x-extensible-enum'] ?? [], 'const' in schema ? schema.const : []]
    .flat()
    .filter((value) => value !== null)

/** What a schema lists of the values that it takes, by what to call it. */
const statements: Readonly<Record<string, (schema: SchemaObject) => readonly unknown[]>> = {
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
