import { expect, test } from 'vitest'
import { nodeAt, pointerBelow, pointerTo, pointerTokens } from '../../src/document/pointer.ts'

const keys = ['paths', '/v1/keys/{keyId}~old', '100%20', 'get']

test('a pointer encodes slashes, tildes and percents of keys, and its tokens are decoded', () => {
  const pointer = pointerTo(...keys)
  expect(pointer).toBe('#/paths/~1v1~1keys~1{keyId}~0old/100%2520/get')
  expect(pointerTokens(pointer)).toEqual(keys)
  expect(nodeAt({ paths: { '/v1/keys/{keyId}~old': { '100%20': { get: 'found' } } } }, pointer)).toBe('found')
})

test('a pointer below another one appends its keys', () => {
  expect(pointerTo()).toBe('#')
  expect(pointerBelow(pointerTo(), 'tags', 0, 'a/b')).toBe('#/tags/0/a~1b')
})

test('a pointer finds neither missing nor inherited properties', () => {
  expect(nodeAt({ paths: null }, '#/paths/a/b')).toBeUndefined()
  expect(nodeAt({ paths: {} }, '#/paths/constructor')).toBeUndefined()
})
