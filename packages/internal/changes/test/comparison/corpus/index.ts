import { pointerBelow } from '@clouddb/spec/document/pointer'
import { parse } from 'yaml'
import { type Pair, pairsOf, readBlocks } from '../blocks.ts'
import { baseDocument, type Json } from './base.ts'
import { document } from './document.ts'
import { messages } from './messages.ts'
import { operations } from './operations.ts'
import { schemas } from './schemas.ts'
import { traps } from './traps.ts'
import { unions } from './unions.ts'

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
 *     request.note: {} ==> {type: string}           a value in the one document and in the other
 *     schemas.Alert.required += note                adds an item to a list
 *     request.note += {minLength: 1}                adds keys to an object
 *     delete request.channels
 *     move request.name to request.title
 *     = null                                        replaces the document
 *     # a title, for a pair that another test names
 *
 * Values are YAML; `schemas/Alert` stands for `#/components/schemas/Alert`.
 */
function readPairs(text: string): Pair<Json>[] {
  return readBlocks(text).flatMap((block) => {
    const { lines, reason } = block
    const title = lines.find((line) => line.startsWith('# '))?.slice(2) ?? reason
    const edits = lines.filter((line) => !line.startsWith('# '))
    const written = edits.flatMap((line) => {
      const [, path, was, is] = /^(\S+): (.*) ==> (.*)$/.exec(line) ?? []
      return path === undefined ? [line] : [`given ${path} = ${was}`, `${path} = ${is}`]
    })
    const given = written.filter((line) => line.startsWith('given ')).map((line) => line.slice('given '.length))
    const before = given.reduce(edited, baseDocument())
    const after = written.filter((line) => !line.startsWith('given ')).reduce(edited, structuredClone(before))
    return pairsOf(block, title ?? edits.join('; '), before, after)
  })
}

function edited(document: Json, line: string): Json {
  const [, from, to] = /^move (\S+) to (\S+)$/.exec(line) ?? []
  if (from !== undefined && to !== undefined) {
    const [moved, target] = [placeOf(document, from), placeOf(document, to)]
    target.parent[target.key] = moved.parent[moved.key]
    delete moved.parent[moved.key]
    return document
  }
  const {
    path = '',
    operator = 'delete',
    value = '',
  } = /^(?:delete )?(?<path>\S*?)(?: ?(?<operator>\+?=) (?<value>.*))?$/s.exec(line)?.groups ?? {}
  if (path === '') return parse(value)
  const { parent, key } = placeOf(document, path)
  if (operator === 'delete') delete parent[key]
  else if (operator === '=') parent[key] = withReferences(parse(value))
  else if (Array.isArray(parent[key])) parent[key].push(withReferences(parse(value)))
  else Object.assign(parent[key], withReferences(parse(value)))
  return document
}

/** Where a document has, or gets, the node at a path. */
function placeOf(document: Json, path: string): { parent: Json; key: string } {
  const keys = keysOf(path)
  const key = keys.pop() ?? ''
  const parent = keys.reduce((node, each) => node[each], document)
  if (parent === undefined) throw new Error(`There is no ${pointerBelow('#', ...keys)} for ${path}.`)
  return { parent, key }
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
    /^(schemas|parameters|responses|headers|examples|securitySchemes|requestBodies)\/[\w-]+$/.test(inner)
      ? `#/components/${inner}`
      : inner,
  )
}

/** Pairs of documents with the changes that the comparison has to report. */
export const corpus: readonly Pair<Json>[] = [messages, schemas, unions, traps, operations, document].flatMap(readPairs)
