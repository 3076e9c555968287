import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { ConnectionError, ResponseParseError } from '../../src/errors.ts'
import { type CreateCalls, callers } from '../callers.ts'
import { serve } from '../loopback.ts'
import { answering, createWarehouse, json, rejection, reset } from '../warehouse.ts'

/** Expects a ConnectionError of a call that is not retried. */
async function connectionError(create: CreateCalls, fetch: () => unknown): Promise<ConnectionError> {
  const error: ConnectionError = await rejection(create({ fetch: fetch as never, maxRetries: 0 }).get('a'))
  expect(error).toBeInstanceOf(ConnectionError)
  return error
}

describe.each(callers)('no answer to a %s is', (_, create) => {
  it('a ConnectionError with the code and the cause if the connection failed', async () => {
    const error = await connectionError(create, answering(reset).fetch as never)
    expect(error).toMatchObject({
      name: 'ConnectionError',
      message: expect.stringMatching(/^GET \/v1\/sites\/north\/crates\/a got no complete answer: .*gone/),
      code: 'ECONNRESET',
      reason: 'gone',
      operationId: 'getCrate',
      method: 'GET',
      path: '/v1/sites/{site}/crates/{crate}',
      attempts: [{ reason: 'ECONNRESET' }],
      cause: { message: 'fetch failed', cause: { message: 'gone' } },
    })
    expect(error.cause).toBeInstanceOf(Error)
  })

  it('a ConnectionError if fetch resolved to no response', async () => {
    for (const brought of [undefined, null, 'text', {}, { status: 200 }])
      await connectionError(create, async () => brought)
  })

  it('an error with its status if the body is no text', async () => {
    for (const text of [5, {}, undefined])
      for (const status of [200, 400]) {
        const read = async () => text
        const answer = { ok: status === 200, status, headers: new Headers(), text: read, arrayBuffer: read }
        const call = create({ fetch: async () => answer as never, maxRetries: 0 }).replace('a', {})
        expect(await call.catch((error) => error)).toMatchObject({ status })
      }
  })

  it.each([
    ['a string', 'gone'],
    ['nothing', undefined],
    ['an object without a prototype', Object.create(null)],
    ['an error that is its own cause', circularError()],
    ['an object whose properties throw', untouchable()],
  ])('a ConnectionError if fetch threw %s', async (_, thrown) => {
    const error = await connectionError(create, () => Promise.reject(thrown))
    // `toBe` would print the value, whose properties throw.
    expect(error.cause === thrown).toBe(false)
    expect(inspect(error, { showHidden: true, depth: 9 })).not.toContain('canary')
  })

  it('a ConnectionError if fetch resolved to `Response.error()`, and is retried', async () => {
    const none = () => Response.error()
    expect((await connectionError(create, async () => none())).code).toBeUndefined()
    expect((await create(answering(none, json({ result: 1 }))).get('a')).status).toBe(200)
    expect(await rejection(create(answering(none, json({ result: 1 }))).create({}))).toBeInstanceOf(ConnectionError)
  })
})

describe.each(callers)('an answer to a %s that fetch', (_, create) => {
  it('rejects because of a 407 is an error with status 407, and is not retried', async () => {
    const server = await serve((response) =>
      response.writeHead(407, { 'proxy-authenticate': 'Basic' }).end('{"error":"Who?"}'),
    )
    const calls = create({ baseUrl: server.baseUrl })
    expect(await calls.get('a')).toMatchObject({ status: 407, payload: undefined, error: expect.anything() })
    expect(await calls.remove('a')).toMatchObject({ status: 407 })
    expect(server.requests).toHaveLength(2)
  })

  const refusals = ['proxy authentication required', 'Proxy Authentication Required (407)']
  it.each([...refusals, 'Proxy response (407) !== 200 when HTTP Tunneling'])(
    'rejects with the message %j is the same error',
    async (words) => {
      const cause = Object.assign(new Error(words), { code: 'UND_ERR_ABORTED' })
      const { fetch, sent } = answering(new TypeError('fetch failed', { cause }))
      expect(await create({ fetch }).get('a')).toMatchObject({ status: 407 })
      expect(sent).toHaveLength(1)
    },
  )
})

describe('a 2xx answer with an unexpected body is a ResponseParseError:', () => {
  it.each([
    ['HTML of a proxy', '<html>Sign in</html>', 'its body is not JSON'],
    ['truncated JSON', '{"result":{"id"', 'its body is not JSON'],
    ['an empty body', '', 'its body is not JSON'],
    ['null', 'null', 'its body has no `result`'],
    ['a payload of null', '{"result":null}', 'its body has `null` for its payload'],
    ['a payload of the prototype', '{"__proto__":{"result":1}}', 'its body has no `result`'],
  ])('%s', async (_, body, problem) => {
    const error: ResponseParseError = await rejection(createWarehouse(answering(new Response(body))).getCrate('a'))
    expect(error).toBeInstanceOf(ResponseParseError)
    expect(error.message).toContain(problem)
    expect(error).toMatchObject({ status: 200, text: body, operationId: 'getCrate' })
  })

  it('no content', async () => {
    for (const [, create] of callers) {
      const call = create(answering(new Response(null, { status: 204 }))).get('a')
      expect(await rejection(call)).toMatchObject({ name: 'ResponseParseError', status: 204, text: '' })
    }
  })
})

describe.each(callers)('the ResponseParseError of a %s', (_, create) => {
  const page = `<html>${'x'.repeat(10_000)}`

  it('has the status, the request id, the headers and the start of the text', async () => {
    const answer = new Response(page, { status: 203, headers: { 'x-request-id': 'r-1', 'content-type': 'text/html' } })
    const error: ResponseParseError = await rejection(create(answering(answer)).get('a'))
    expect(error).toBeInstanceOf(ResponseParseError)
    expect(error).toMatchObject({ status: 203, requestId: 'r-1', text: page.slice(0, 200) })
    expect(error.headers.get('content-type')).toBe('text/html')
    expect(error.message.length).toBeLessThan(400)
  })

  it('has the error of the parser as its cause, with secrets redacted', async () => {
    for (const body of ['canary-secret', `[1, 2, 3, 4, canary-secret, ${'5, '.repeat(50)}`]) {
      const error: ResponseParseError = await rejection(create(answering(new Response(body))).get('a'))
      expect(error.cause).toMatchObject({ name: 'SyntaxError' })
      expect(inspect(error.cause, { showHidden: true })).not.toContain('canary')
    }
  })
})

function circularError(): Error {
  const error: Error & { cause?: unknown } = new Error('gone')
  error.cause = error
  return error
}

/** An object whose every property throws an error with a secret. */
function untouchable(): object {
  const get = () => {
    throw new Error('canary-secret')
  }
  const traps = { get, has: get, ownKeys: get, getPrototypeOf: get, getOwnPropertyDescriptor: get }
  return new Proxy(new Error('canary-secret'), traps)
}
