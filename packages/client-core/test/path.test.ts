import { describe, expect, it } from 'vitest'
import { InvalidArgumentError } from '../src/errors.ts'
import { expandPath, parsePathTemplate } from '../src/path.ts'

const template = parsePathTemplate('/v1/keys/{keyId}/uses/{useId}')

function expand(keyId: unknown, useId: unknown = 'u'): string {
  return expandPath(template, (name) => (name === 'keyId' ? keyId : useId))
}

describe('a path parameter', () => {
  it.each([
    ['plain', 'plain'],
    ['a/b', 'a%2Fb'],
    ['?#%& +', '%3F%23%25%26%20%2B'],
    ['..a', '..a'],
    ['...', '...'],
    ['a/../b', 'a%2F..%2Fb'],
    ['..\\..', '..%5C..'],
    ['%2F', '%252F'],
    ['{useId}', '%7BuseId%7D'],
    ['ü\n\0', '%C3%BC%0A%00'],
    [' ', '%20'],
  ])('%j is encoded as %s and stays in its segment', (value, encoded) => {
    const path = expand(value)
    expect(path).toBe(`/v1/keys/${encoded}/uses/u`)
    expect(new URL(path, 'https://host.example').pathname).toBe(path)
  })

  it.each(['.', '..', '%2e', '%2E%2e', '.%2E', '%2e.', '%252e%252e', ''])('%j is refused', (value) => {
    expect(() => expand(value)).toThrow(InvalidArgumentError)
    expect(() => expand('k', value)).toThrow('`useId`')
  })

  it.each([undefined, null, 7, {}, ['a'], Symbol('s'), new String('a')])(
    'that is no string is refused: %s',
    (value) => {
      expect(() => expand(value)).toThrow('Pass it as a non-empty string.')
    },
  )

  it('that no URL can carry is refused', () => {
    expect(() => expand('\uD800')).toThrow('surrogate')
  })
})
