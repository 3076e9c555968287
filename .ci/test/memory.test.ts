import { expect, test } from 'vitest'
import { matchingFiles, memoryKey, recall, remember } from '../memory.ts'

test('what a run remembers is there for the next one, under a key that changes with any value', () => {
  const key = memoryKey('a test', [1, { b: 'c' }])
  expect(remember(key, { count: 3 })).toEqual({ count: 3 })
  expect(recall(key)).toEqual({ count: 3 })
  for (const other of [
    memoryKey('a test', [1, { b: 'd' }]),
    memoryKey('a test'),
    memoryKey('a', 'test', [1, { b: 'c' }]),
  ])
    expect(recall(other)).toBeUndefined()
})

test('files are found with their texts, in one order, without those of others and those that are left out', () => {
  const files = matchingFiles(['package.json', '.ci/{test,}/memory*.ts'], (file) => file.startsWith('.ci/memory'))
  expect(files.map(([file]) => file)).toEqual(['.ci/test/memory.test.ts', 'package.json'])
  expect(files[1]?.[1]).toContain('"clouddb-sdk"')
})
