import { pointerBelow } from '@clouddb/spec/document/pointer'
import { parse } from 'yaml'
import { readBlocks } from '../blocks.ts'
import { baseDocument, type Json } from './base.ts'

/** Two documents that differ in a small edit, and the changes that the comparison has to report. */
export interface DocumentPair {
  readonly name: string
  readonly before: Json
  readonly after: Json
  /** `minor: CreateAlertRequest takes a new optional field note` */
  readonly expected: readonly string[]
}

/** Names for the parts of the base document that most pairs edit. */
const roots: Readonly<Record<string, readonly string[]>> = {
  request: ['components', 'schemas', 'CreateAlertRequest', 'properties'],
  alert: ['components', 'schemas', 'Alert', 'properties'],
  schemas: ['components', 'schemas'],
  listAlerts: ['paths', '/alerts', 'get'],
  createAlert: ['paths', '/alerts', 'post'],
  getAlert: ['paths', '/teams/{teamId}/alerts/{alertId}', 'get'],
  snoozeAlert: ['paths', '/teams/{teamId}/alerts/{alertId}', 'patch'],
  deleteAlert: ['paths', '/teams/{teamId}/alerts/{alertId}', 'delete'],
}

/**
 * Reads pairs of documents. The lines of a case are of these kinds:
 *
 *     given request.note = {type: string}           an edit of both documents
 *     request.note.maxLength = 5                    an edit of the later document
 *     schemas.Alert.required += note                adds an item to a list
 *     delete request.channels
 *     = null                                        replaces the document
 *     # a title, for a pair that another test names
 *
 * An expected change that begins with `undone` belongs to the pair in the opposite order. Values are YAML; `schemas/Alert` stands for `#/components/schemas/Alert`.
 */
export function readPairs(text: string): DocumentPair[] {
  return readBlocks(text).flatMap(({ lines, expected, reason }) => {
    const title = lines.find((line) => line.startsWith('# '))?.slice(2) ?? reason
    const edits = lines.filter((line) => !line.startsWith('# '))
    const given = edits.filter((line) => line.startsWith('given ')).map((line) => line.slice('given '.length))
    const before = given.reduce(edited, baseDocument())
    const after = edits.filter((line) => !line.startsWith('given ')).reduce(edited, structuredClone(before))
    const name = title ?? edits.join('; ')
    const undone = expected.filter((line) => line.startsWith(undoneMark)).map((line) => line.slice(undoneMark.length))
    const done = { name, before, after, expected: expected.filter((line) => !line.startsWith(undoneMark)) }
    const opposite = { name: `${name}, undone`, before: after, after: before, expected: undone }
    return undone.length > 0 ? [done, opposite] : [done]
  })
}

const undoneMark = 'undone '

function edited(document: Json, line: string): Json {
  const {
    path,
    operator = 'delete',
    value,
  } = /^(?:delete )?(?<path>\S*?)(?: ?(?<operator>\+?=) (?<value>.*))?$/s.exec(line)?.groups ?? {}
  if (path === '') return parse(value ?? '')
  const keys = keysOf(path ?? '')
  const last = keys.pop() ?? ''
  const parent = keys.reduce((node, key) => node[key], document)
  if (parent === undefined) throw new Error(`There is no ${pointerBelow('#', ...keys)}: ${line}`)
  if (operator === 'delete') delete parent[last]
  else if (operator === '+=') parent[last].push(withReferences(parse(value ?? '')))
  else parent[last] = withReferences(parse(value ?? ''))
  return document
}

/** The keys of `listAlerts.responses["200"].content`. */
function keysOf(path: string): string[] {
  const keys = [...path.matchAll(/\[("[^"]*")\]|\[(\d+)\]|([^.[\]]+)/g)].map(([, quoted, index, name]) =>
    quoted === undefined ? String(index ?? name) : String(JSON.parse(quoted)),
  )
  const [first = '', ...rest] = keys
  return [...(Object.hasOwn(roots, first) ? (roots[first] ?? []) : [first]), ...rest]
}

function withReferences(value: Json): Json {
  return JSON.parse(JSON.stringify(value), (_, inner) =>
    typeof inner === 'string' &&
    /^(schemas|parameters|responses|headers|examples|securitySchemes|requestBodies|links)\/[\w-]+$/.test(inner)
      ? `#/components/${inner}`
      : inner,
  )
}
