import { readFileSync } from 'node:fs'
import { pointerBelow } from '@clouddb/document/pointer'
import { parse } from 'yaml'

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
