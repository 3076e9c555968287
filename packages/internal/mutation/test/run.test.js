import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sampleOf } from '../src/plan/sample.ts'
import { openCache } from '../src/run/cache.ts'
import { judgeInWorkers } from '../src/run/pool.ts'
import { showProgress } from '../src/run/progress.ts'

const noticed = (id) => ({ id, noticedBy: ['facts'], complaint: 'it is wrong' })
describe('the cache of a run', () => {
  let folder
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cache-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const file = () => join(folder, 'inner/verdicts.jsonl')
  test('lets an interrupted run go on where it was', () => {
    openCache(file()).set(noticed('one'), 'key')
    const again = openCache(file())
    expect(again.get('one', 'key')).toEqual(noticed('one'))
    expect(again.get('two', 'key')).toBeUndefined()
  })
  test('does not hold for other inputs', () => {
    openCache(file()).set(noticed('one'), 'key')
    expect(openCache(file()).get('one', 'another key')).toBeUndefined()
  })
  test('survives half a line', () => {
    openCache(file()).set(noticed('one'), 'key')
    writeFileSync(file(), '{"key":"key","verd', { flag: 'a' })
    expect(openCache(file()).get('one', 'key')).toEqual(noticed('one'))
  })
  test('forgets what came from other inputs, when it is told to', () => {
    const cache = openCache(file())
    cache.set(noticed('one'), 'old')
    cache.set(noticed('one'), 'new')
    cache.keepOnly((key) => key === 'new')
    const again = openCache(file())
    expect(again.get('one', 'old')).toBeUndefined()
    expect(again.get('one', 'new')).toEqual(noticed('one'))
  })
})
describe('workers', () => {
  const batch = (...ids) => ({ class: 'client', api: 'management', ids, thorough: [] })
  const script = (body) =>
    new URL(`data:text/javascript,import { parentPort } from 'node:worker_threads'; ${encodeURIComponent(body)}`)
  const judging = script(`parentPort.on('message', ({ ids }) => {
    for (const id of ids) parentPort.postMessage({ verdict: { id, noticedBy: [] } })
    parentPort.postMessage({ done: true })
  })`)
  test('judge every mutant of every batch once', async () => {
    const told = []
    const batches = [batch('a', 'b'), batch('c'), batch('d', 'e')]
    await judgeInWorkers(batches, ({ id }) => told.push(id), { workers: 2, timeLimit: 300000, script: judging })
    expect(told.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
  test('that fail end the run, and the verdicts until then are told', async () => {
    const failing = script(`parentPort.on('message', ({ ids }) => {
      parentPort.postMessage({ verdict: { id: ids[0], noticedBy: [] } })
      parentPort.postMessage({ failure: 'out of order' })
    })`)
    const told = []
    const run = judgeInWorkers([batch('a', 'b')], ({ id }) => told.push(id), {
      workers: 1,
      timeLimit: 300000,
      script: failing,
    })
    await expect(run).rejects.toThrow('A worker failed in client management: out of order')
    expect(told).toEqual(['a'])
  })
  test('that say nothing end the run, which names what they judge', async () => {
    const silent = script(`parentPort.on('message', () => {})`)
    const run = judgeInWorkers([batch('a', 'b')], () => {}, { workers: 1, timeLimit: 50, script: silent })
    await expect(run).rejects.toThrow('A worker says nothing for 50 ms; it judges a, b')
  })
})
describe('the progress', () => {
  function written(isTTY) {
    const lines = []
    const out = { isTTY, write: (text) => lines.push(text) }
    const progress = showProgress(20, out)
    for (let index = 0; index < 20; index++)
      progress.add({ id: String(index), noticedBy: index === 7 ? [] : ['facts'] }, 'here')
    progress.end()
    return lines
  }
  test('moves on a terminal and wipes itself away', () => {
    const lines = written(true)
    expect(lines).toHaveLength(21)
    expect(lines[9]).toContain('10 of 20 mutants judged, 1 survive')
    expect(lines.at(-1)).toBe('\r\u001b[K')
  })
  test('is a plain line each tenth of the way elsewhere', () => {
    const lines = written(false)
    expect(lines).toHaveLength(10)
    expect(lines.at(-1)).toMatch(/^20 of 20 mutants judged, 1 survive in 0:00\n$/)
  })
})
describe('the draw among many mutants', () => {
  const mutants = Array.from({ length: 40 }, (_, index) => ({
    mutant: { id: `mutant ${index}`, operator: index % 4 === 0 ? 'rare' : 'common', point: `${index}` },
  }))
  test('takes no more of an operator than the size, and all where there are few', () => {
    const chosen = sampleOf(mutants, 15).map(({ mutant }) => mutant.operator)
    expect(chosen.filter((operator) => operator === 'rare')).toHaveLength(10)
    expect(chosen.filter((operator) => operator === 'common')).toHaveLength(15)
  })
  test('does not depend on the order, and hardly on what is added', () => {
    const before = sampleOf(mutants, 5).map(({ mutant }) => mutant.id)
    expect(
      sampleOf(mutants.toReversed(), 5)
        .map(({ mutant }) => mutant.id)
        .toSorted(),
    ).toEqual(before.toSorted())
    const more = [...mutants, { mutant: { id: 'one more', operator: 'common', point: 'more' } }]
    const after = sampleOf(more, 5).map(({ mutant }) => mutant.id)
    expect(before.filter((id) => !after.includes(id)).length).toBeLessThanOrEqual(1)
  })
})
