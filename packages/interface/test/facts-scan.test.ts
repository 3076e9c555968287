import { bundledDocument } from '@clouddb/mock'
import { describe, expect, test } from 'vitest'
import { type Api, checkFacts } from '../src/facts.ts'

// biome-ignore lint/suspicious/noExplicitAny: the scan reaches anywhere into a document.
type Anything = any

/** One statement of a document, and how it is taken out and put back. */
interface Loss {
  readonly pointer: string
  take(): void
  restore(): void
}

// Words for people and words of this project bear no rule that a machine could miss.
const words = new Set(['description', 'summary', 'title', 'examples', 'example', 'info', 'servers', 'tags'])
const isStatement = (key: string, within: string): boolean =>
  within.endsWith('/properties') || (!words.has(key) && !key.startsWith('x-'))

/** Every statement that stands where a document marks its statements as public. */
function lossesIn(node: Anything, pointer: string, isWithinPublic: boolean): Loss[] {
  const isPublic = node['x-provenance'] === undefined ? isWithinPublic : node['x-provenance'] === 'public'
  return Object.keys(node).flatMap((key): Loss[] => {
    const value = node[key]
    if (!isStatement(key, pointer)) return []
    const here = `${pointer}/${key}`
    const loss: Loss = {
      pointer: here,
      take: () => (Array.isArray(node) ? node.splice(Number(key), 1) : Reflect.deleteProperty(node, key)),
      restore: () => (Array.isArray(node) ? node.splice(Number(key), 0, value) : Reflect.set(node, key, value)),
    }
    const inside = typeof value === 'object' && value !== null ? lossesIn(value, here, isPublic) : []
    return isPublic ? [loss, ...inside] : inside
  })
}

/** A sample that is the same every time, spread over the document. */
const sampleOf = (losses: readonly Loss[], size: number): Loss[] =>
  losses.filter((_loss, index) => index % Math.ceil(losses.length / size) === 0)

describe('a public statement that is lost is noticed, wherever it stood', () => {
  test.each<[Api, number, number]>([
    ['management', 200, 50],
    ['observability-cloud', 2000, 10],
    ['observability-oss', 2000, 10],
  ])('in %s, of at least %i statements', (api, least, size) => {
    const document = structuredClone(bundledDocument(`@clouddb/${api}`))
    const sound = new Set(checkFacts(api, document))
    const losses = lossesIn(document, '#', false)
    expect(losses.length).toBeGreaterThan(least)
    const unnoticed = sampleOf(losses, size).filter(({ take, restore }) => {
      take()
      const isNoticed = checkFacts(api, document).some((complaint) => !sound.has(complaint))
      restore()
      return !isNoticed
    })
    expect(unnoticed.map(({ pointer }) => pointer)).toEqual([])
  })
})
