import { readFileSync } from 'node:fs'
import { pointerBelow } from '@clouddb/document/pointer'
import { parse } from 'yaml'
import { type Pair, pairsOf, readBlocks } from '../blocks.ts'

/** Names for the parts of the base document that most pairs edit. */
const roots: Roots = {
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
 * Reads pairs of documents. The lines of a case are edits of the later document, or of these kinds:
 *
 *     given request.note = {type: string}           an edit of both documents
 *     request.note: {} ==> {type: string}           a value in the one document and in the other
 *     # a title, for a pair that another test names
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
    const before = edited(baseDocument(), given, roots)
    const changes = written.filter((line) => !line.startsWith('given '))
    const after = edited(structuredClone(before), changes, roots)
    return pairsOf(block, title ?? edits.join('; '), before, after)
  })
}

/** Names for parts of a document: `request` for `components.schemas.CreateAlertRequest.properties`. */
export type Roots = Readonly<Record<string, readonly string[]>>

/**
 * Edits a document. The lines are of these kinds:
 *
 *     request.note.maxLength = 5
 *     schemas.Alert.required += note                adds an item to a list
 *     request.note += {minLength: 1}                adds keys to an object
 *     delete request.channels
 *     move request.name to request.title
 *     = null                                        replaces the document
 *
 * Values are YAML; `schemas/Alert` stands for `#/components/schemas/Alert`.
 */
export function edited(document: Json, lines: readonly string[], roots: Roots): Json {
  return lines.reduce((before, line) => editedOnce(before, line, roots), document)
}

function editedOnce(document: Json, line: string, roots: Roots): Json {
  const [, from, to] = /^move (\S+) to (\S+)$/.exec(line) ?? []
  if (from !== undefined && to !== undefined) {
    const [moved, target] = [placeOf(document, from, roots), placeOf(document, to, roots)]
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
  const { parent, key } = placeOf(document, path, roots)
  if (operator === 'delete') delete parent[key]
  else if (operator === '=') parent[key] = withReferences(parse(value))
  else if (Array.isArray(parent[key])) parent[key].push(withReferences(parse(value)))
  else Object.assign(parent[key], withReferences(parse(value)))
  return document
}

/** Where a document has, or gets, the node at a path. */
function placeOf(document: Json, path: string, roots: Roots): { parent: Json; key: string } {
  const keys = keysOf(path, roots)
  const key = keys.pop() ?? ''
  const parent = keys.reduce((node, each) => node[each], document)
  if (parent === undefined) throw new Error(`There is no ${pointerBelow('#', ...keys)} for ${path}.`)
  return { parent, key }
}

/** The keys of `listAlerts.responses["200"].content`. */
function keysOf(path: string, roots: Roots): string[] {
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

// biome-ignore lint/suspicious/noExplicitAny: a change reaches anywhere into a document.
export type Json = any

const base = JSON.stringify(parse(readFileSync(new URL('base.yaml', import.meta.url), 'utf8')))

/** The document that most pairs edit. Its parts share no objects. */
export const baseDocument = (): Json => JSON.parse(base)

const files = ['messages', 'schemas', 'unions', 'traps', 'operations', 'document']
const textOf = (name: string) => readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8')

/** Pairs of documents with the changes that the comparison has to report. */
export const corpus: readonly Pair<Json>[] = files.map(textOf).flatMap(readPairs)
