import { describe, expect, it } from 'vitest'
import { InvalidArgumentError } from '../../src/errors.ts'
import { pathSenders, type Values } from '../path-senders.ts'
import { answering, json, refusal } from '../warehouse.ts'

describe.each(pathSenders)('a path parameter of a %s', (caller, sendTo) => {
  const template = '/v1/keys/{keyId}/uses/{useId}'
  const call = caller === 'method' ? 'read' : `GET ${template}`

  async function expand(keyId: unknown, useId: unknown = 'u'): Promise<string> {
    const { fetch, sent } = answering(json({}))
    await sendTo(template, { baseUrl: 'https://host.example', fetch })({ keyId, useId })
    return sent[0]?.url.replace('https://host.example', '') as string
  }

  async function refused(values: Values, path = template): Promise<Error> {
    const error = await refusal(({ fetch }) => sendTo(path, { baseUrl: 'https://host.example', fetch })(values))
    expect(error).toBeInstanceOf(InvalidArgumentError)
    return error
  }

  it.each([
    ['plain', 'plain'],
    ['a/b', 'a%2Fb'],
    ['?#%& +', '%3F%23%25%26%20%2B'],
    ['...', '...'],
    ['../../etc/passwd', '..%2F..%2Fetc%2Fpasswd'],
    ['..\\..', '..%5C..'],
    ['//elsewhere.example', '%2F%2Felsewhere.example'],
    ['%2F', '%252F'],
    ['{useId}', '%7BuseId%7D'],
    ['ü\n\0', '%C3%BC%0A%00'],
    ['\u202E\u{1F4A9}', '%E2%80%AE%F0%9F%92%A9'],
    ['__proto__', '__proto__'],
    ['x'.repeat(5_000), 'x'.repeat(5_000)],
  ])('%j is encoded as %s within its segment', async (value, encoded) => {
    const path = await expand(value)
    expect(path).toBe(`/v1/keys/${encoded}/uses/u`)
    expect(new URL(path, 'https://host.example').pathname).toBe(path)
  })

  it.each(['', '.', '..', '%2e', '%2E', '%2e%2e', '%2E%2e', '.%2E', '%2e.', '%252e', '%252e%252e', '.%25252E'])(
    '%j is refused, because it would lead to another path',
    async (value) => {
      const problem = `must be a text that leads to no other path; it is ${JSON.stringify(value)}.`
      for (const name of ['keyId', 'useId']) {
        const { message } = await refused({ keyId: 'k', useId: 'u', [name]: value })
        expect(message).toBe(`The path parameter \`${name}\` of ${call} ${problem}`)
      }
    },
  )

  it.each([
    [undefined, 'undefined'],
    [null, 'null'],
    [7, '7'],
    [1n, 'a BigInt'],
    [true, 'true'],
    [{}, 'a Object'],
    [['a'], 'a Array'],
    [Symbol('s'), 'Symbol(s)'],
    [new String('a'), 'a String'],
    [() => 'a', 'a Function'],
    [Promise.resolve('a'), 'a Promise; await it'],
  ])('that is no string is refused: %s', async (value, shown) => {
    const { message } = await refused({ keyId: value, useId: 'u' })
    expect(message).toBe(`The path parameter \`keyId\` of ${call} must be a text; it is ${shown}.`)
  })

  it('that is missing is refused, also with the name of an inherited property', async () => {
    expect((await refused({ keyId: 'k' })).message).toContain(`\`useId\` of ${call} must be a text; it is undefined.`)
    await refused({}, '/v1/{constructor}')
  })

  it.each(['\uD800', 'a\uDC00', '\uDC00\uD800'])('that no URL can carry is refused: %j', async (value) => {
    const { message } = await refused({ keyId: value, useId: 'u' })
    expect(message).toContain(`\`keyId\` of ${call} must be a text that leads to no`)
  })
})
