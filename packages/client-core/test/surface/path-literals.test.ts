import { describe, expect, expectTypeOf, it } from 'vitest'
import { createFetchClient, type FetchClient } from '../../src/fetch.ts'
import { answering, definition, environment, found, json, options, rejection } from '../warehouse.ts'

interface Answer<Body> {
  headers: Record<string, unknown>
  content: { 'application/json': Body }
}

interface Paths {
  '/v1/sites/{site}/crates/{crate}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get: {
      parameters: { query?: { limit?: number }; header?: never; path: { site: string; crate: string }; cookie?: never }
      requestBody?: never
      responses: { 200: Answer<{ result?: { id: string } }>; 400: Answer<{ error?: string }> }
    }
    put?: never
  }
  '/v1/sites/{site}/crates': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    post: {
      parameters: { query?: never; header?: never; path: { site: string }; cookie?: never }
      requestBody: { content: { 'application/json': { name: string } } }
      responses: { 200: Answer<{ result?: unknown }> }
    }
  }
}

const crate = '/v1/sites/{site}/crates/{crate}'
const params = { path: { site: 'n', crate: 'c' } }

function create(given: object): FetchClient<Paths> {
  return createFetchClient<Paths>(definition, environment, { ...options, ...given })
}

/** A method of a client, for calls that do not compile. */
function methodOf(client: FetchClient<Paths>, method: string) {
  return client[method as 'GET'] as (path: string, init: unknown) => Promise<unknown>
}

describe('a client of path literals', () => {
  it('sends the same request as the method, and returns data and response', async () => {
    const { fetch, sent } = answering(found)
    const client = create({ fetch, headers: { 'x-team': 'a' } })
    const { data, error, response } = await client.GET(crate, {
      params: { path: { site: 'north', crate: 'a/b' }, query: { limit: 3 } },
      headers: { 'x-trace': 't' },
    })
    expect(data).toEqual({ status: 200, requestId: 'request-1', result: { id: 'crate-1' } })
    expect(error).toBeUndefined()
    expect(response.status).toBe(200)
    expectTypeOf(data?.result?.id).toEqualTypeOf<string | undefined>()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      url: 'https://warehouse.example/v1/sites/north/crates/a%2Fb?limit=3',
      method: 'GET',
      headers: { authorization: `Basic ${btoa('key-1:canary-secret')}`, 'x-team': 'a', 'x-trace': 't' },
    })
  })

  it('redacts a secret in the status text', async () => {
    for (const words of ['no canary-secret!', '%0a%63anary-secret!']) {
      const answer = new Response('{}', { status: 400, statusText: words })
      const { response } = await create(answering(() => answer)).GET(crate, { params })
      expect(response.statusText).toMatch(/\[redacted\]!$/)
    }
  })

  it.each([
    ['{"error":"BAD_REQUEST"}', { error: 'BAD_REQUEST' }],
    ...['', 'null', 'false', '0', '""'].map((body) => [
      body,
      expect.stringMatching('^GET /v1/sites/n/crates/c answered'),
    ]),
  ])('returns an answer outside 2xx as an error that is no empty value, with the body %j', async (body, shown) => {
    const answers = answering(new Response(body, { status: 500 }))
    const { data, error, response } = await create({ ...answers, maxRetries: 0 }).GET(crate, { params })
    expect([data, error, response.status]).toEqual([undefined, shown, 500])
  })

  it('retries by the rules of the method and the options of the call', async () => {
    for (const [options, requests] of [
      [{}, 1],
      [{ retryUnsafe: true }, 2],
    ] as const) {
      const { fetch, sent } = answering(json({}, 503, { 'retry-after-ms': '1' }), found)
      const params = { path: { site: 'north' } }
      await create({ fetch }).POST('/v1/sites/{site}/crates', { params, body: { name: 'a' }, ...options })
      expect(sent).toHaveLength(requests)
    }
  })

  it('refuses unknown operations and wrong arguments before a request', async () => {
    const { fetch, sent } = answering(found)
    const client = create({ fetch })
    const wrong: [string, string, unknown][] = [
      ['GET', '.evil.example/x', {}],
      ['GET', '/v1/../x', {}],
      ['GET', 'https://elsewhere.example/x', {}],
      ['PUT', '/v1/sites/{site}/crates', { params }],
      ['GET', crate, { params: null }],
      ['GET', crate, { params, parseAs: 'nope' }],
      ['GET', crate, { params, signal: 5 }],
      ['GET', crate, { params, timeout: 0 }],
      ['GET', crate, { params: { ...params, header: { 'x-note': 'a\r\nb' } } }],
      ['POST', '/v1/sites/{site}/crates', { params }],
      ['POST', '/v1/sites/{site}/crates', { params, body: { id: 1n } }],
    ]
    for (const [method, path, init] of wrong)
      expect(await rejection(methodOf(client, method)(path, init))).toMatchObject({ name: 'InvalidArgumentError' })
    expect(sent).toHaveLength(0)
  })

  it('returns the whole body, also null or a documented text', async () => {
    const nothing = await create(answering(json({ result: null }))).GET(crate, { params })
    expect(nothing.data).toEqual({ result: null })
    const text = () => new Response('OK', { headers: { 'content-type': 'text/plain' } })
    const remove = methodOf(create(answering(text)), 'DELETE')
    expect(await remove('/v1/retired/{crate}', { params: { path: { crate: 'a' } } })).toMatchObject({ data: 'OK' })
    expect(await rejection(remove(crate, { params }))).toMatchObject({ name: 'ResponseParseError', text: 'OK' })
  })

  it('reads the body as `parseAs` says', async () => {
    const client = create(answering(new Response('größe')))
    expect((await client.GET(crate, { params, parseAs: 'text' })).data).toBe('größe')
    expect(await (await client.GET(crate, { params, parseAs: 'blob' })).data?.text()).toBe('größe')
    const { data: buffer } = await client.GET(crate, { params, parseAs: 'arrayBuffer' })
    expect(new TextDecoder().decode(buffer)).toBe('größe')
    const { data: stream } = await client.GET(crate, { params, parseAs: 'stream' })
    expect(await new Response(stream).text()).toBe('größe')
  })

  it('does not compile with a misspelt path, parameter, query, body property or option', () => {
    const client = create({})
    const path = { site: 'n', crate: 'c' }
    const calls = () => [
      // @ts-expect-error a path that is not in the document
      client.GET('/v1/sites/{site}/crate', { params: { path } }),
      // @ts-expect-error a misspelt path parameter
      client.GET(crate, { params: { path: { site: 'n', crat: 'c' } } }),
      // @ts-expect-error one path parameter too many
      client.GET(crate, { params: { path: { site: 'n', crate: 'c', shelf: 's' } } }),
      // @ts-expect-error a misspelt query parameter
      client.GET(crate, { params: { path, query: { limits: 1 } } }),
      // @ts-expect-error a misspelt option
      client.GET(crate, { params: { path }, timeOut: 1 }),
      // @ts-expect-error required parameters left out
      client.GET(crate),
      // @ts-expect-error a misspelt body property
      client.POST('/v1/sites/{site}/crates', { params: { path: { site: 'n' } }, body: { name: 'a', nmae: 'b' } }),
      // @ts-expect-error a method that the path does not have
      client.DELETE(crate, { params: { path } }),
    ]
    expect(calls).toBeTypeOf('function')
  })
})
