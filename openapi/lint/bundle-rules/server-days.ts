import { childOf, type LocatedNode } from '@clouddb/document/located'
import { isRecord, type OpenApiDocument, type Schema } from '@clouddb/document/openapi'
import { locatedOperations } from '@clouddb/document/operations'
import { pointerBelow } from '@clouddb/document/pointer'
import { isReference, resolve } from '@clouddb/document/references'
import { allSchemas, walkSchemas } from '@clouddb/document/schemas'
import { sinceDayOf } from '@clouddb/document/since-days'
import { schemasOfResponses, schemasSent } from './bodies.ts'
import type { CheckedBundle, Finding } from './finding.ts'

/** Days of servers are not later than the document, and only on optional values; `x-always` is on responses only. */
export function serverDayFindings({ document }: CheckedBundle): Finding[] {
  const sent = reachedFrom(document, schemasSent(document))
  const answered = reachedFrom(document, schemasOfResponses(document))
  return [
    ...checkDays(document),
    ...checkRequired(document, sent.values()),
    ...allSchemas(document).flatMap(({ node, pointer }) => {
      if (!isRecord(node) || node['x-always'] === undefined || answered.has(pointer)) return []
      const message = 'x-always is about what servers send; expected it on a schema of a response.'
      return [{ pointer: pointerBelow(pointer, 'x-always'), message }]
    }),
  ]
}

/** No day is later than `asOf` of `x-deployment`, the day on which the document was last compared with servers. */
function checkDays(document: OpenApiDocument): Finding[] {
  const operations = locatedOperations(document).flatMap((operation) => [operation, ...operation.parameters])
  const root = { node: document, pointer: '#' }
  const changes = Object.keys(document['x-deployment']?.changes ?? {}).flatMap(
    (name) => childOf(root, 'x-deployment', 'changes', name, 'since') ?? [],
  )
  const days = [...[...operations, ...allSchemas(document)].flatMap(daysOf), ...changes]
  const asOf = document['x-deployment']?.asOf
  if (asOf === undefined) {
    const message = 'The document has days of servers and no day of its own; expected asOf in x-deployment.'
    return days.length > 0 ? [{ pointer: '#', message }] : []
  }
  return days
    .filter(({ node: day }) => String(day) > asOf)
    .map(({ node: day, pointer }) => ({
      pointer,
      within: pointer,
      message: `The day ${day} is later than the day of the document, ${asOf}.`,
    }))
}

function daysOf(at: LocatedNode): LocatedNode[] {
  const deletion = childOf(at, 'x-id-of', 'deletesHolder', 'since') ?? []
  const days = childOf<object>(at, 'x-since')
  if (!isRecord(days?.node)) return [days ?? [], deletion].flat()
  return [Object.keys(days.node).flatMap((name) => childOf(days, name) ?? []), deletion].flat()
}

/** A required value cannot be left out for an older server, so that the day belongs to the whole request. */
function checkRequired(document: OpenApiDocument, sent: Iterable<LocatedNode<Schema>>): Finding[] {
  const properties = [...sent].flatMap(({ node, pointer }) =>
    (isRecord(node) && Array.isArray(node.required) ? node.required : []).flatMap(
      (name) => childOf<Schema>({ node, pointer }, 'properties', String(name)) ?? [],
    ),
  )
  const parameters = locatedOperations(document).flatMap((operation) => operation.parameters)
  return [...properties, ...parameters.filter(({ node }) => node.required === true)].flatMap((required) => {
    const own = sinceDayOf(required.node) && childOf(required, 'x-since')
    const since = own || (isNewValue(document, required) ? required : undefined)
    const message = 'x-since is on a required value, which cannot be left out for an older server.'
    return since ? [{ pointer: since.pointer, message }] : []
  })
}

const objects = ['properties', 'oneOf', 'anyOf', 'allOf']

/** A named value has the day of its schema. A named object does not: a union may offer another one. */
function isNewValue(document: OpenApiDocument, { node }: LocatedNode): boolean {
  const target = isReference(node) ? resolve<Schema>(document, node as Schema) : undefined
  return isRecord(target) && sinceDayOf(target) !== undefined && !objects.some((keyword) => keyword in target)
}

/** The schemas that some schemas contain and refer to, by pointer. */
function reachedFrom(document: OpenApiDocument, schemas: readonly LocatedNode<Schema>[]) {
  const reached = new Map<string, LocatedNode<Schema>>()
  for (const schema of schemas) walkSchemas(document, schema, (each) => void reached.set(each.pointer, each))
  return reached
}
