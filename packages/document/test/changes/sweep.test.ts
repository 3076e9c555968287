import { describe, expect, it } from 'vitest'
import { compareDocuments } from '../../src/changes/compare.ts'
import type { Json } from './corpus/base.ts'
import { nodeOf, shipped, shuffled } from './documents.ts'

/** Words that reach nobody who uses a package. */
const silent = ['x-provenance', 'x-provenance-note', 'x-public', '$comment']

const names = new Set(['properties', 'patternProperties', 'schemas', 'responses', 'parameters', 'headers', 'content'])
const data = new Set(['example', 'examples', 'default', 'enum', 'const', 'x-extensible-enum', 'x-only-with', 'mapping'])

/** Every schema of a document, with the keys that lead to it. */
function* schemasOf(node: Json, keys: readonly string[] = [], isNamed = false): Generator<readonly string[]> {
  if (typeof node !== 'object' || node === null) return
  const [key, kind] = [keys.at(-1) ?? '', keys.at(-2) ?? '']
  const isList = Array.isArray(node)
  const isSchema =
    ['schema', 'items', 'not', 'if', 'then', 'else', 'additionalProperties'].includes(key) && !isNamed
      ? !isList
      : ['schemas', 'properties', 'patternProperties', 'oneOf', 'anyOf', 'allOf'].includes(kind)
  if (isSchema && !isList) yield keys
  for (const [name, child] of Object.entries(node)) {
    if (!isNamed && data.has(name)) continue
    yield* schemasOf(child, [...keys, name], !isNamed && names.has(name))
  }
}

function at(document: Json, keys: readonly string[]): Json {
  return keys.reduce((node, key) => node[key], document)
}

/** A type that constants, or no instances at all, make a matter of course. */
function isImplied(schema: Json, keyword: string): boolean {
  return keyword === 'type' && (schema.const !== undefined || schema.enum !== undefined)
}

function altered(value: Json): Json {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  if (typeof value === 'string') return value.startsWith('#/') ? `${value}Missing` : `${value}x`
  if (Array.isArray(value)) return value.length > 1 ? value.slice(1) : [...value, 'another']
  return { ...value, another: {} }
}

describe.each(shipped)('each keyword of each schema of %s', (_, read) => {
  const before = read()
  const after = read()
  const found = [...schemasOf(before)]

  /** Makes one change after the other in one copy, and takes each back. */
  function changesWith(keys: readonly string[], keyword: string, value: Json): ReturnType<typeof compareDocuments> {
    const schema = at(after, keys)
    const entries = Object.entries(schema)
    if (value === undefined) delete schema[keyword]
    else schema[keyword] = value
    const changes = compareDocuments(before, after)
    for (const key of Object.keys(schema)) delete schema[key]
    Object.assign(schema, Object.fromEntries(entries))
    return changes
  }

  const keywords = found.flatMap((keys) =>
    Object.keys(at(before, keys))
      .filter((keyword) => !silent.includes(keyword) && !isImplied(at(before, keys), keyword))
      .map((keyword) => ({ keys, keyword, value: at(before, keys)[keyword] })),
  )

  it('is told when it goes', () => {
    const quiet = keywords.filter(({ keys, keyword }) => changesWith(keys, keyword, undefined).length === 0)
    expect(quiet.map(({ keys, keyword }) => [...keys, keyword].join('/'))).toEqual([])
  })

  it('is told when it changes', () => {
    const quiet = keywords.filter(({ keys, keyword, value }) => changesWith(keys, keyword, altered(value)).length === 0)
    expect(quiet.map(({ keys, keyword }) => [...keys, keyword].join('/'))).toEqual([])
  })

  it('is not told when it is silent', () => {
    const told = found.flatMap((keys) =>
      silent.flatMap((keyword) => changesWith(keys, keyword, 'something else').map(({ sentence }) => sentence)),
    )
    expect(told).toEqual([])
  })

  it('is told where it stands, in one sentence a line', () => {
    for (const { keys, keyword, value } of keywords.filter((_, index) => index % 7 === 0)) {
      const changes = changesWith(keys, keyword, altered(value))
      expect(new Set(changes.map(({ sentence }) => sentence)).size).toBe(changes.length)
      for (const { pointer, sentence } of changes) {
        expect(sentence).toMatch(/^[^\p{Cc}]{3,400}$/u)
        expect(nodeOf(before, pointer) ?? nodeOf(after, pointer) ?? keyword).toBeDefined()
      }
    }
  })

  it('makes no difference by its order', () => {
    expect(compareDocuments(before, shuffled(before, 1))).toEqual([])
    expect(compareDocuments(shuffled(before, 2), before)).toEqual([])
  })
})
