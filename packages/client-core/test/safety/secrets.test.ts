import { describe, expect, it } from 'vitest'
import type { CallOptions } from '../../src/index.ts'
import { callers } from '../callers.ts'
import { controlTime, settle } from '../clock.ts'
import { everythingShownBy } from '../shown.ts'
import {
  answering,
  createPathClient,
  createWarehouse,
  found,
  json,
  recorder,
  reset,
  silence,
  stalling,
  type WarehouseOptions,
} from '../warehouse.ts'

controlTime()

/** All representations of the outcome of a call, and of its log at level `debug`. */
async function everythingShownOf(
  [, create]: (typeof callers)[number],
  given: WarehouseOptions,
  callOptions: CallOptions = {},
): Promise<string> {
  const { lines, logger } = recorder()
  const calls = create({ logger, logLevel: 'debug', maxRetries: 1, ...given })
  const { value, error } = await settle<unknown>(calls.get('a', { timeout: 50, ...callOptions }))
  return [lines, value, error].map((part) => everythingShownBy(part)).join('\n')
}

const secret = 'canary/+?=&<ö> secret'
const basic = Buffer.from(`key-1:${secret}`).toString('base64')
const everyUnit = (spell: (code: number) => string) => [...secret].map((unit) => spell(unit.charCodeAt(0))).join('')
const named: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt' }

/** Spellings in which a server, a gateway or a page can quote a secret. */
const spellings: [spelling: string, text: string][] = [
  ['as it is', secret],
  ['encoded for a URL', encodeURIComponent(secret)],
  ['as the header that carries it', basic],
  ['as the header that carries it, encoded for a URL', encodeURIComponent(basic)],
  ['lower-case percent', encodeURIComponent(secret).replace(/%../g, (code) => code.toLowerCase())],
  ['percent, twice', encodeURIComponent(encodeURIComponent(secret))],
  ['a form', new URLSearchParams({ '': secret }).toString().slice(1)],
  ['JSON', JSON.stringify(secret).slice(1, -1)],
  ['JSON in JSON', JSON.stringify(JSON.stringify(`${secret}"`)).slice(3, -4)],
  ['a page', secret.replace(/[&<>]/g, (mark) => `&${named[mark]};`)],
  ['a page in a page', secret.replace(/[&<>]/g, (mark) => `&amp;${named[mark]};`)],
  ['hexadecimal references', everyUnit((code) => `&#x${code.toString(16)};`)],
  ['base64', Buffer.from(secret).toString('base64')],
  ['base64 for addresses', Buffer.from(secret).toString('base64url')],
  ['hexadecimal digits', Buffer.from(secret).toString('hex')],
]

const errorWith = (properties: object) => Object.assign(new Error('x'), properties)
const failing = (reason: object) => ({ fetch: () => Promise.reject(reason) })

/** Places in which a server or a `fetch` can quote a text. */
const quotations: [where: string, given: (text: string) => WarehouseOptions][] = [
  ['the words of an error', (text) => answering(json({ error: `unknown ${text}!` }, 401))],
  ['a key of an error', (text) => answering(json({ [text]: { [text]: [text] } }, 400))],
  ['a page', (text) => answering(new Response(`<html><body>${text}</body></html>`, { status: 404 }))],
  ['an unreadable answer', (text) => answering(new Response(`<html>${text}`))],
  ['an error before it is sent again', (text) => answering(json({ error: text }, 503), found)],
  ['a failed fetch', (text) => answering(new TypeError(`bad header ${text}`))],
  ['the errors of a failed fetch', (text) => answering(new AggregateError([new Error(text)], text))],
  ['the name and the code of a failed fetch', (text) => failing(errorWith({ name: text, code: text }))],
  ['a property of a failed fetch', (text) => failing(errorWith({ request: { headers: { text } } }))],
  ['an object that fetch throws', (text) => failing({ message: { toString: () => text }, text })],
  ['a header of an error', (text) => answering(json({}, 400, { 'x-echo': text, 'www-authenticate': text }))],
  ['the id of an error', (text) => answering(json({}, 400, { 'x-request-id': text }))],
  ['a header that logs show', (text) => answering(json({}, 503, { 'content-type': text, 'retry-after': text }))],
]

const words = ['the words of an error', 'an unreadable answer', 'a failed fetch']
const someQuotations = quotations.filter(([where]) => [...words, 'a header of an error'].includes(where))

describe.each(callers)('a secret of a %s', (...caller) => {
  it.each(spellings)('is redacted everywhere when it is quoted in this spelling: %s', async (_, text) => {
    for (const [where, given] of quotations) {
      const shown = await everythingShownOf(caller, { keySecret: secret, ...given(`before ${text} after`) })
      expect.soft(shown, where).toContain('/v1/sites/{site}/crates/{crate}')
      for (const hidden of [text, JSON.stringify(text).slice(1, -1), secret, basic])
        expect.soft(shown.includes(hidden), where).toBe(false)
      if (words.includes(where)) expect.soft(shown, where).toMatch(/before [\s\S]*\[redacted\][\s\S]*after/)
    }
  })

  it.each([
    ['"', '{"code":"canary\\"secret","canary\\"secret":"canary\\u0022secret"}'],
    ['\\', '{"code":"canary\\\\secret","canary\\\\secret":"canary\\u005csecret"}'],
    ['-', '{"code":"\\u0063anary-secret","\\u0063anary-secret":"canary\\u002dsecret"}'],
  ])('is redacted in JSON with escapes: with %s in it', async (character, body) => {
    const keySecret = `canary${character}secret`
    for (const error of [body, `{"error":${body}}`, `{"message":[${body}]}`]) {
      const answer = new Response(error, { status: 400 })
      const shown = await everythingShownOf(caller, { keySecret, ...answering(answer) })
      expect(shown).toContain('400')
      expect(shown).not.toMatch(/anary.{1,8}secret/)
    }
  })

  it.each([
    ['a line break', '%0a'],
    ['NUL', '%00'],
    ['a character outside Latin-1', '&#8364;'],
  ])('is redacted in a header beside the escape of %s, which no header can carry', async (_, code) => {
    const echo = { 'x-echo': `${code}a %63anary-secret b`, 'x-request-id': `${code}%63anary-secret` }
    for (const answer of [json({ error: 'no' }, 400, echo), new Response('<html>', { headers: echo })]) {
      const calls = caller[1]({ ...answering(answer), ...recorder(), logLevel: 'debug' })
      const { value, error } = await settle(calls.get('a'))
      const { status, headers } = (value ?? error) as { status: number; headers: Headers }
      expect(status).toBe(answer.status)
      expect(headers.get('x-echo')).toMatch(/^.a \[redacted\] b$/)
    }
  })

  it('is redacted in lists that are too deep to be written again', async () => {
    for (const depth of [500, 5_000, 30_000]) {
      const body = `${'['.repeat(depth)}"\\u0063anary-\\u20ac"${']'.repeat(depth)}`
      const calls = caller[1]({ ...answering(new Response(body, { status: 400 })), keySecret: 'canary-€' })
      const { value } = await settle(calls.get('a'))
      expect(value?.status).toBe(400)
      let inside: unknown = value?.error
      while (Array.isArray(inside)) inside = inside[0]
      expect(inside).toBe('[redacted]')
    }
  })

  it('leaves similar words with other separators alone', async () => {
    const error = 'Invalid key id, no access key'
    const { fetch } = answering(json({ error }, 400))
    const { value } = await settle(caller[1]({ fetch, keyId: 'key-id', keySecret: 'access-key' }).get('a'))
    expect(value?.error).toEqual({ error })
  })

  it('does not appear after a success, a timeout, an abort or a refused argument', async () => {
    for (const [given, options] of [
      [answering(found), {}],
      [{ fetch: silence }, {}],
      [stalling(), {}],
      [{ fetch: silence }, { signal: AbortSignal.abort() }],
      [answering(found), { headers: { 'x-note': '\n' } }],
    ] as [WarehouseOptions, CallOptions][])
      expect(await everythingShownOf(caller, given, options)).not.toContain('canary')
  })

  it('is redacted where it was passed as an id', async () => {
    for (const given of [answering(json({}, 404)), answering(reset), { fetch: silence }] as WarehouseOptions[]) {
      const warehouse = createWarehouse({ keySecret: secret, maxRetries: 0, timeout: 50, ...given })
      const { error } = await settle(Promise.resolve(warehouse.getCrate(secret)))
      const shown = everythingShownBy(error)
      expect(shown).toContain('/v1/sites/north/crates/[redacted]')
      for (const hidden of [secret, encodeURIComponent(secret)]) expect(shown).not.toContain(hidden)
    }
  })

  it.each(['7x#q', 'q5%Z', 'ab12!'])('of few characters is redacted: %s', async (keySecret) => {
    for (const [where, given] of someQuotations)
      expect.soft(await everythingShownOf(caller, { keySecret, ...given(keySecret) }), where).not.toContain(keySecret)
  })

  it('is redacted after a credential function quoted it', async () => {
    const throwing = (text: string) => () => {
      throw new Error(`with ${text}`, { cause: new Error(text) })
    }
    const keySecret = 'canary-secret'
    const brought = [() => keySecret, throwing(keySecret)]
    const rotating = () => (brought.shift() as () => string)()
    for (const given of [
      { ...answering(found), keySecret, keyId: throwing(keySecret) },
      { ...answering(json({}, 503)), keySecret: rotating },
    ])
      expect(await everythingShownOf(caller, given)).not.toContain('canary')
  })

  it('is redacted after an answer quoted the secret of an earlier attempt', async () => {
    const brought = ['canary-secret', 'another-secret']
    const keySecret = () => brought.shift() as string
    const answers = answering(json({}, 503), json({ error: 'canary-secret' }, 400))
    expect(await everythingShownOf(caller, { ...answers, keySecret })).not.toContain('canary')
  })

  const names =
    'Authorization Cookie X-Api-Key X-Api-Token Proxy-Authorization X-Secret X-Password X-Passphrase X-JWT X-SAS'
  it.each<[name: string, value: string]>([
    ...names.split(' ').map((name): [string, string] => [name, 'caller-canary']),
    ['authorization', 'Bearer caller-canary'],
    ['cookie', 'theme=dark; session=caller-canary; lang=en'],
  ])('in the caller’s header %s is redacted: %s', async (name, value) => {
    const headers = { [name]: value }
    for (const [where, given] of someQuotations)
      for (const shown of [
        await everythingShownOf(caller, given('caller-canary'), { headers }),
        await everythingShownOf(caller, { ...given('caller-canary'), headers }),
      ])
        expect.soft(shown, where).not.toContain('canary')
  })
})

it.each(callers)('a header of a %s without a credential is not redacted', async (...caller) => {
  for (const name of ['x-trace', 'x-design', 'x-bypass-cache', 'x-disaster']) {
    const answer = answering(json({ error: 'plain-words' }, 400))
    expect(await everythingShownOf(caller, answer, { headers: { [name]: 'plain-words' } })).toContain('plain-words')
  }
})

describe('a client', () => {
  it.each([
    ['methods', () => createWarehouse()],
    ['path literals', () => createPathClient()],
    ['methods, and their promises,', () => Object.assign(createWarehouse(answering(found)).getCrate('a'))],
  ])('of %s hides its credentials from every inspection', async (_, create) => {
    const client = create()
    const shown = everythingShownBy({ client, functions: Object.values(client).map((value) => Object(value)) })
    expect(shown).not.toContain('canary')
    expect(shown).not.toContain(btoa('key-1:canary-secret'))
    await client
  })
})

describe.each(callers)('the log of a %s', (...[, create]) => {
  it.each([
    [undefined, []],
    ['off', []],
    ['error', ['error']],
    ['warn', ['warn', 'error']],
    ['info', ['warn', 'error']],
    ['debug', ['debug', 'warn', 'debug', 'error']],
  ] as const)('at level %s writes %j of a call that fails twice', async (logLevel, levels) => {
    const { lines, logger } = recorder()
    await settle(create({ ...answering(json({}, 503)), logger, ...(logLevel && { logLevel }), maxRetries: 1 }).list())
    expect(lines.map(([level]) => level)).toEqual(levels)
  })

  it.each([
    ['is not JSON', () => new Response('<html>'), 'answered 200, but its body is not JSON'],
    ['is too large', () => json({ result: 'x'.repeat(200) }), 'answered 200, but its body is larger than'],
  ])('reports at level error that a 2xx answer %s', async (_, answer, words) => {
    const { lines, logger } = recorder()
    await settle(create({ ...answering(answer), logger, logLevel: 'error', maxResponseSize: 100 }).list())
    const fields = expect.objectContaining({ operationId: 'listCrates' })
    expect(lines).toEqual([['error', expect.stringContaining(words), fields]])
  })

  it('shows an allow-list of headers', async () => {
    const { lines, logger } = recorder()
    const hidden = { 'set-cookie': 'session=1', 'x-anything': 'else' }
    const shown = { 'x-request-id': 'r-1', 'ratelimit-remaining': '7' }
    const answer = json({ result: 1 }, 200, { ...hidden, ...shown })
    await create({ ...answering(answer), logger, logLevel: 'debug' }).list({ headers: { 'x-mine': 'canary' } })
    expect(lines[0]?.[2].headers).toEqual({ 'content-type': 'application/json', ...shown })
    expect(everythingShownBy(lines)).not.toContain('canary')
  })

  it('that throws or rejects breaks no call', async () => {
    const unhandled: unknown[] = []
    const listen = (reason: unknown) => unhandled.push(reason)
    process.on('unhandledRejection', listen)
    const failing = [() => JSON.parse('disk full'), () => Promise.reject(new Error('disk full'))]
    for (const broken of [...failing, 'no function' as never]) {
      const logger = { error: broken, warn: broken, info: broken, debug: broken }
      const calls = create({ ...answering(json({}, 503), found), logger, logLevel: 'debug' })
      expect((await settle(calls.get('a'))).value).toMatchObject({ status: 200, payload: { id: 'crate-1' } })
    }
    await new Promise<void>((resolve) => process.nextTick(resolve))
    process.off('unhandledRejection', listen)
    expect(unhandled).toEqual([])
  })
})
