import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { judgeScopes } from '../src/run/judging.ts'

const mutant = (id) => ({
  id,
  class: 'client',
  api: 'management',
  operator: 'drops a field',
  category: 'body',
  point: id,
})
function scopeOf(ids, duplicates = []) {
  const mutants = ids.map(mutant)
  return {
    class: 'client',
    api: 'management',
    possible: mutants,
    mutants,
    thorough: new Set(),
    duplicates: new Map(duplicates),
  }
}
/** A worker that notices what has a vowel in its id, and breaks where it meets a stone. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ ids }) => {
    for (const id of ids) {
      if (id === 'stone') return parentPort.postMessage({ failure: 'a stone' })
      parentPort.postMessage({ verdict: { id, noticedBy: /[aeiou]/.test(id) ? ['derived'] : [] } })
    }
    parentPort.postMessage({ done: true })
  })`)}`,
)
describe('a run', () => {
  let folder
  let judged
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'judging-'))
    judged = []
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const judge = (scope) =>
    judgeScopes([scope], {
      cacheFile: join(folder, 'verdicts.jsonl'),
      workers: 1,
      progress: () => ({ add: ({ id }) => judged.push(id), end: () => {} }),
      script,
    })
  test('brings a verdict on every mutant', async () => {
    const verdictOf = await judge(scopeOf(['apple', 'fly']))
    expect(verdictOf('apple').noticedBy).toEqual(['derived'])
    expect(verdictOf('fly').noticedBy).toEqual([])
  })
  test('that was interrupted goes on where it was', async () => {
    await expect(judge(scopeOf(['apple', 'fly', 'stone', 'pear']))).rejects.toThrow('a stone')
    expect(judged).toEqual(['apple', 'fly'])
    const verdictOf = await judge(scopeOf(['apple', 'fly', 'pear']))
    expect(judged).toEqual(['apple', 'fly', 'pear'])
    expect(verdictOf('apple').noticedBy).toEqual(['derived'])
  })
  test('judges once what two documents share', async () => {
    const verdictOf = await judge(scopeOf(['apple', 'the same apple'], [['the same apple', 'apple']]))
    expect(judged).toEqual(['apple'])
    expect(verdictOf('the same apple')).toEqual(verdictOf('apple'))
  })
})
