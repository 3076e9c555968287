import { describe, expect, it } from 'vitest'
import { compareDocuments } from '../../src/changes/compare.ts'
import { pointerTo } from '../../src/pointer.ts'
import type { Json } from './corpus/base.ts'
import { shipped, shuffled } from './documents.ts'

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
  const first = Object.keys(value).find((key) => !silent.includes(key))
  if (first === undefined) return { another: {} }
  const { [first]: _, ...rest } = value
  return rest
}

/** A keyword of a schema, and the type that it belongs to. */
interface Keyword {
  readonly keys: readonly string[]
  readonly keyword: string
  readonly type?: string
}

describe.each(shipped)('each keyword of each schema of %s', (_, read) => {
  const before = read()
  const found = [...schemasOf(before)]
  const keywords = found.flatMap((keys) =>
    Object.keys(at(before, keys))
      .filter((keyword) => !silent.includes(keyword) && !isImplied(at(before, keys), keyword))
      .map((keyword): Keyword => {
        const type = keys[1] === 'schemas' ? keys[2] : undefined
        return { keys, keyword, ...(type === undefined ? {} : { type }) }
      }),
  )

  /** Changes one keyword of every type at once, then the next of each; who says nothing of itself is quiet. */
  function quietTypes(change: (schema: Json, keyword: string) => void): string[] {
    const byType = Map.groupBy(keywords, ({ type, keys }) => type ?? keys.slice(0, 2).join('/'))
    const longest = Math.max(...[...byType.values()].map(({ length }) => length))
    return Array.from({ length: longest }).flatMap((_, round) => {
      const after = structuredClone(before)
      const changed = [...byType.values()].flatMap((own) => own[round] ?? [])
      for (const { keys, keyword } of changed) change(at(after, keys), keyword)
      const changes = compareDocuments(before, after)
      const isTold = ({ keys, type }: Keyword) =>
        changes.some(({ sentence, pointer }) =>
          type === undefined ? pointer.startsWith(pointerTo(...keys.slice(0, 3))) : speaksOf(sentence, type),
        )
      return changed.filter((each) => !isTold(each)).map(({ keys, keyword }) => [...keys, keyword].join('/'))
    })
  }

  it('is told when it goes', () => {
    expect(quietTypes((schema, keyword) => delete schema[keyword])).toEqual([])
  })

  it('is told when it changes', () => {
    const change = (schema: Json, keyword: string) => {
      schema[keyword] = altered(schema[keyword])
    }
    expect(quietTypes(change)).toEqual([])
  })

  it('is not told when it is silent', () => {
    const after = structuredClone(before)
    for (const keys of found) {
      const schema = at(after, keys)
      if (typeof schema === 'object') for (const keyword of silent) schema[keyword] = 'something else'
    }
    expect(compareDocuments(before, after)).toEqual([])
  })

  it('makes no difference by its order', () => {
    expect(compareDocuments(before, shuffled(before, 1))).toEqual([])
    expect(compareDocuments(shuffled(before, 2), before)).toEqual([])
  })
})

function speaksOf(sentence: string, type: string): boolean {
  return new RegExp(`^(The (items|condition) of )?${type}(?![\\w])`).test(sentence)
}
