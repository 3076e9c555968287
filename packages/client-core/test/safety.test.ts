import { inspect } from 'node:util'
import { describe, expect, it, vi } from 'vitest'
import { ConfigurationError, InvalidArgumentError } from '../src/errors.ts'
import { answering, createWarehouse, found, json, options, rejection, type WarehouseOptions } from './warehouse.ts'

describe('credentials', () => {
  it('of HTTP Basic are UTF-8, and the secret may hold a colon', async () => {
    const { fetch, sent } = answering(found)
    await createWarehouse({ fetch, keyId: 'schlüssel', keySecret: 'a:ß:€' }).listCrates()
    const encoded = sent[0]?.headers.authorization?.replace('Basic ', '') as string
    expect(Buffer.from(encoded, 'base64').toString('utf8')).toBe('schlüssel:a:ß:€')
  })

  it.each([
    ['a key id with a colon', { keyId: 'canary:x' }, "`keyId` holds a ':'"],
    ['a line break in a secret', { keySecret: 'canary\r\nx-evil: 1' }, '`keySecret` holds a control character'],
    ['a NUL in a key id', { keyId: 'canary\0' }, '`keyId` holds a control character'],
  ])('refuse %s, without showing it', (_, wrong, message) => {
    expect(() => createWarehouse(wrong)).toThrow(ConfigurationError)
    expect(() => createWarehouse(wrong)).toThrow(message)
    expect(() => createWarehouse(wrong)).not.toThrow('canary')
  })

  it.each([
    ['returns nothing', () => '', 'did not bring a credential'],
    ['returns no string', () => 7 as never, 'did not bring a credential'],
    ['returns a line break', () => 'canary\n', 'control character'],
    ['fails', () => Promise.reject(new Error('vault is sealed')), '`keySecret` failed'],
  ])('of a function that %s end the call before anything is sent', async (_, keySecret, message) => {
    const { fetch, sent } = answering(found)
    const error: Error = await rejection(createWarehouse({ fetch, keySecret }).listCrates())
    expect(error).toBeInstanceOf(ConfigurationError)
    expect(error.message).toContain(message)
    expect(error.message).not.toContain('canary')
    expect(sent).toHaveLength(0)
  })

  it('are left out where the document asks for none', async () => {
    const { fetch, sent } = answering(new Response('label'))
    await createWarehouse({ fetch }).readLabel('a')
    expect(sent[0]?.headers).not.toHaveProperty('authorization')
  })
})

describe('headers', () => {
  it('of the call outrank those of the client, and undefined takes one back', async () => {
    const { fetch, sent } = answering(found)
    const warehouse = createWarehouse({ fetch, headers: { 'X-Team': 'a', Accept: 'text/plain' } })
    await warehouse.listCrates({ headers: { 'x-team': 'b', ACCEPT: undefined } })
    expect(sent[0]?.headers).toEqual({ authorization: expect.any(String), 'x-team': 'b' })
  })

  it('that look like a credential are kept secret like one', async () => {
    const echo = answering(json({ error: 'caller-canary' }, 400))
    const error = await rejection(createWarehouse(echo).listCrates({ headers: { 'X-Api-Token': 'caller-canary' } }))
    expect(inspect(error, { showHidden: true, depth: 9 })).not.toContain('caller-canary')
  })

  it.each(['a\r\nx-evil: 1', 'a\nb', 'a\0', 'naïve\u2028'])(
    'with the value %j are refused without showing it',
    async (value) => {
      const { fetch, sent } = answering(found)
      const error: Error = await rejection(createWarehouse({ fetch }).listCrates({ headers: { 'x-note': value } }))
      expect(error).toBeInstanceOf(InvalidArgumentError)
      expect(error.message).toContain('`x-note`')
      expect(error.message).not.toContain(value)
      expect(sent).toHaveLength(0)
    },
  )
})

describe('a secret', () => {
  const secrets = ['canary-secret', btoa('key-1:canary-secret')]

  async function everythingShownBy(given: WarehouseOptions): Promise<string> {
    const lines: unknown[] = []
    const write = (...parts: unknown[]) => lines.push(parts)
    const logger = { error: write, warn: write, info: write, debug: write }
    const warehouse = createWarehouse({ logger, logLevel: 'debug', maxRetries: 1, ...given })
    const outcome = await warehouse
      .getCrate('a', { timeout: 50 })
      .withResponse()
      .catch((error: unknown) => error)
    const shown = [lines, warehouse, outcome].map((value) =>
      [inspect(value, { showHidden: true, depth: 20, getters: true }), JSON.stringify(value), String(value)].join('\n'),
    )
    const stacks = outcome instanceof Error ? [outcome.stack, (outcome.cause as Error | undefined)?.stack] : []
    return [...shown, ...stacks].join('\n')
  }

  const quoting = (text: string) =>
    new TypeError(`bad header ${text}`, { cause: new Error(`near ${text}`, { cause: new Error(text) }) })

  it.each<[string, WarehouseOptions]>([
    ['a success', answering(found)],
    ['an error that quotes the credential', answering(json({ error: `unknown ${secrets[0]} ${secrets[1]}` }, 401))],
    ['an unreadable answer that quotes it', answering(new Response(`<html>${secrets[0]} ${secrets[1]}`))],
    ['a failed fetch whose causes quote it', answering(quoting(secrets.join(' ')))],
    ['a time-out', { fetch: () => new Promise<Response>(() => {}) }],
    [
      'an answer whose headers quote it',
      answering(json({}, 400, { 'x-echo': secrets.join(' '), 'x-request-id': secrets[0] as string })),
    ],
    [
      'an unreadable answer whose id quotes it',
      answering(new Response('<html>', { headers: { 'x-request-id': secrets[0] as string } })),
    ],
    [
      'an error that spells it in other characters',
      answering(new Response('{"error":"\\u0063anary-secret"}', { status: 400 })),
    ],
    [
      'a failed fetch whose code and name quote it',
      answering(Object.assign(new Error('x'), { code: secrets[0], name: secrets[1] })),
    ],
    [
      'a fetch that throws what cannot be looked at',
      {
        fetch: () =>
          Promise.reject({
            get message() {
              throw new Error(secrets[0])
            },
          }),
      },
    ],
    ['a fetch that brings no Response', { fetch: async () => ({ status: 200, token: secrets[0] }) as never }],
    [
      'a credential function that quotes the other credential',
      {
        keyId: () => {
          throw new Error(`with ${secrets[0]}`)
        },
      },
    ],
    ['an answer that quotes an earlier credential', rotating()],
  ])('shows nowhere after %s', async (_, given) => {
    const shown = await everythingShownBy(given)
    expect(shown).toMatch(/\/v1\/sites\/\{site\}\/crates\/\{crate\}|credential function/)
    for (const secret of secrets) expect(shown).not.toContain(secret)
  })
})

/** The second attempt has another secret, and its answer quotes the first. */
function rotating(): WarehouseOptions {
  const brought = ['canary-secret', 'another-secret']
  return {
    ...answering(json({}, 503, { 'retry-after-ms': '1' }), json({ error: 'canary-secret' }, 400)),
    keySecret: () => brought.shift() as string,
  }
}

describe('a log', () => {
  function recorder() {
    const lines: [level: string, message: string, fields: Record<string, unknown>][] = []
    const write = (level: string) => (message: string, fields: object) => lines.push([level, message, { ...fields }])
    return { lines, logger: { error: write('error'), warn: write('warn'), info: write('info'), debug: write('debug') } }
  }

  it.each([
    ['off', []],
    ['error', ['error']],
    ['warn', ['warn', 'error']],
    ['info', ['warn', 'error']],
    ['debug', ['debug', 'warn', 'debug', 'error']],
  ] as const)('at level %s writes %j of a call that fails twice', async (logLevel, levels) => {
    const { lines, logger } = recorder()
    const { fetch } = answering(json({}, 503, { 'retry-after-ms': '1' }))
    await rejection(createWarehouse({ fetch, logger, logLevel, maxRetries: 1 }).listCrates())
    expect(lines.map(([level]) => level)).toEqual(levels)
  })

  it('shows an allow-list of headers', async () => {
    const { lines, logger } = recorder()
    const answer = json({ result: 1 }, 200, { 'set-cookie': 'session=1', 'ratelimit-remaining': '7' })
    await createWarehouse({ ...answering(answer), logger, logLevel: 'debug' }).listCrates()
    expect(lines[0]?.[2].headers).toEqual({ 'content-type': 'application/json', 'ratelimit-remaining': '7' })
  })

  it('that throws or rejects breaks no call', async () => {
    const unhandled = vi.fn()
    process.on('unhandledRejection', unhandled)
    for (const broken of [
      () => {
        throw new Error('disk full')
      },
      () => Promise.reject(new Error('disk full')),
    ]) {
      const logger = { error: broken, warn: broken, info: broken, debug: broken }
      const warehouse = createWarehouse({ ...answering(found), logger, logLevel: 'debug' })
      expect(await warehouse.listCrates()).toEqual({ id: 'crate-1' })
    }
    await new Promise((resolve) => setImmediate(resolve))
    process.off('unhandledRejection', unhandled)
    expect(unhandled).not.toHaveBeenCalled()
  })
})

describe('an answer', () => {
  it('cannot poison: a __proto__ in it is data and nothing else', async () => {
    const body = '{"result":{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}}'
    const crate = await createWarehouse(answering(new Response(body))).getCrate('a')
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    expect(JSON.stringify({ result: crate })).toBe(body)
  })

  it('with a byte order mark, or nested ten thousand deep, is read', async () => {
    expect(await createWarehouse(answering(new Response('\uFEFF{"result":1}'))).getCrate('a')).toBe(1)
    const deep = `{"result":${'['.repeat(10_000)}${']'.repeat(10_000)}}`
    expect(await createWarehouse(answering(new Response(deep))).getCrate('a')).toBeInstanceOf(Array)
  })
})

it('a client shows its methods and nothing else', () => {
  expect(Object.values(createWarehouse(options)).every((value) => typeof value === 'function')).toBe(true)
})
