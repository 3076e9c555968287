import { expect, test } from 'vitest'
import { nodeAt, pointerTo, pointerTokens } from '../src/pointer.ts'

const keys = ['paths', '/v1/keys/{keyId}~old', 'get']

test('a pointer leads through keys with slashes and tildes, and its keys can be had again', () => {
  const pointer = pointerTo(...keys)
  expect(pointer).toBe('#/paths/~1v1~1keys~1{keyId}~0old/get')
  expect(pointerTokens(pointer)).toEqual(keys)
  expect(nodeAt({ paths: { '/v1/keys/{keyId}~old': { get: 'found' } } }, pointer)).toBe('found')
})

test('a pointer to nothing finds nothing', () => {
  expect(nodeAt({ paths: null }, '#/paths/a/b')).toBeUndefined()
})
