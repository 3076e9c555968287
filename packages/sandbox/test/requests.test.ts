import { createManagementClient } from '@clouddb/management'
import { describe, expect, test } from 'vitest'
import { createSandbox, type Sandbox, type State } from '../src/index.ts'
import { known, server, time } from './server.ts'

// The fidelity replay checks most answers to unusual requests. These tests check the rest.

describe('a body', () => {
  const sandbox = createSandbox({ clock: time })
  const { baseUrl, apiKey } = sandbox.observabilityOss
  const send = async (method: string, type: string, body?: string) => {
    const headers = { authorization: `Bearer ${apiKey}`, 'content-type': type }
    const answer = await sandbox.fetch(`${baseUrl}/api/v2/dashboards`, { method, headers, ...(body && { body }) })
    return { status: answer.status, text: await answer.text() }
  }
  const dashboard = JSON.stringify({ name: 'Checkout', tiles: [] })

  test.each([
    ['application/json; charset=utf-9', 415, 'Something went wrong :('],
    ['application/json; charset=', 400, 'name: Required'],
    ['application/json;', 400, 'name: Required'],
    ['application/json; x=a b', 400, 'name: Required'],
    ['application/json; x="a b"; charset="UTF-8"', 200, 'Checkout'],
    ['application/x-www-form-urlencoded; charset=latin1', 415, 'Something went wrong :('],
    ['text/plain; charset=latin1', 400, 'Expected object, received string'],
  ])('of the type %s is answered %i', async (type, status, text) => {
    expect(await send('POST', type, dashboard)).toEqual({ status, text: expect.stringContaining(text) })
  })

  test.each([
    ['name=x&tiles=1', 400, 'failed: tiles: Expected array, received string'],
    ['name=x&name=y', 400, 'name: Expected string, received array; tiles: Required'],
    [Array.from({ length: 1001 }, (_, index) => `f${index}=1`).join('&'), 413, ''],
  ])('can be a form (case %#)', async (form, status, text) => {
    const answer = await send('POST', 'application/x-www-form-urlencoded', form)
    expect(answer).toEqual({ status, text: expect.stringContaining(text) })
  })

  test.each<[what: string, body: () => string, status: number, text: string]>([
    ['many values', () => `[${'{},'.repeat(200_000)}1]`, 413, 'Something went wrong :('],
    ['many levels', () => '['.repeat(2_000), 413, 'Something went wrong :('],
    ['many signs in a text', () => `{"name":"\\"${'[{,'.repeat(200_000)}","tiles":[]}`, 400, 'at most 1024 character'],
    ['many items', () => `{"name":"a","tiles":[${'1,'.repeat(150_000)}1]}`, 400, 'tiles: Array must contain at most'],
  ])('with %s is answered soon', async (_, body, status, text) => {
    const answer = await send('POST', 'application/json', body())
    expect(answer).toEqual({ status, text: expect.stringContaining(text) })
    expect(answer.text.length).toBeLessThan(1_000_000)
  })

  test('above a mebibyte is not kept in the log', async () => {
    await send('POST', 'application/json', `{"name":"${'x'.repeat(2_000_000)}"}`)
    expect(sandbox.requests().at(-1)?.body).toBe('<2000011 bytes>')
  })

  test('is kept in the log without its secrets', async () => {
    const client = createManagementClient(sandbox.management)
    await client.updateServicePassword(String(sandbox.observabilityCloud.serviceId), { newPasswordHash: 'canary' })
    const kept = { operation: 'updateServicePassword', body: { newPasswordHash: '***' } }
    expect(sandbox.requests().at(-1)).toMatchObject(kept)
  })

  test('is kept in the log as far as all paths and bodies have 8 MiB', async () => {
    const count = Math.ceil((8 * 1024 * 1024) / 900_000) + 2
    for (let sent = 0; sent < count; sent++) await send('POST', 'text/plain', 'x'.repeat(900_000))
    const bodies = sandbox.requests().map(({ body }) => String(body))
    expect([bodies.length, bodies.at(-1)?.length]).toEqual([Math.floor((8 * 1024 * 1024) / 900_018), 900_000])
  })

  test('has an entity tag, by which a client can avoid it', async () => {
    const ask = (headers: object) =>
      sandbox.fetch(`${baseUrl}/api/v2/webhooks`, { headers: { authorization: `Bearer ${apiKey}`, ...headers } })
    const etag = String((await ask({})).headers.get('etag'))
    const statusFor = async (tag: string, more = {}) => (await ask({ 'if-none-match': tag, ...more })).status
    const tags = [etag, etag.slice(2), `"a", ${etag}`, '*', '"a"', '"a", *', '']
    expect(await Promise.all(tags.map((tag) => statusFor(tag)))).toEqual([304, 304, 304, 304, 200, 200, 200])
    const controls = ['no-cache', 'max-age=0 ,no-cache', 'max-age=0', 'no-store', 'No-Cache']
    const controlled = controls.map((control) => statusFor(etag, { 'cache-control': control }))
    expect(await Promise.all(controlled)).toEqual([200, 200, 304, 304, 304])
    expect(await statusFor('*', { 'cache-control': 'no-cache' })).toBe(200)
    expect(await statusFor(etag, { 'if-modified-since': new Date(time).toUTCString() })).toBe(200)
  })

  test('is needed for no preflight', async () => {
    const headers = { 'access-control-request-headers': 'x-mine' }
    for (const path of ['/', '/nothing', '/api', '/api/v2', '/api/v2/alerts']) {
      const answer = await sandbox.fetch(baseUrl + path, { method: 'OPTIONS', headers })
      expect([answer.status, answer.headers.get('access-control-allow-headers')]).toEqual([204, 'x-mine'])
    }
  })

  test('is not read with an unknown method', async () => {
    expect(await send('NOTHING', 'application/json')).toEqual({ status: 400, text: '' })
  })
})

describe('a rate limit', () => {
  const limited = () => createSandbox({ clock: time, rateLimits: 'real' })
  const ask = async ({ fetch, observabilityOss }: Sandbox, key = observabilityOss.apiKey) => {
    const headers = { authorization: `Bearer ${key}` }
    const answer = await fetch(`${observabilityOss.baseUrl}/api/v2/webhooks`, { headers })
    const values = ['limit', 'remaining', 'reset'].map((name) => answer.headers.get(`ratelimit-${name}`))
    return [answer.status, ...values]
  }

  test('of an open-source server is 100 requests of a key in a minute', async () => {
    const sandbox = limited()
    expect(await ask(sandbox)).toEqual([200, '100', '99', '60'])
    sandbox.advance(20_500)
    for (let sent = 1; sent < 99; sent++) await ask(sandbox)
    expect(await ask(sandbox)).toEqual([200, '100', '0', '40'])
    expect(await ask(sandbox)).toEqual([429, '100', '0', '40'])
    sandbox.advance(39_499)
    expect(await ask(sandbox)).toEqual([429, '100', '0', '1'])
    sandbox.advance(1)
    expect(await ask(sandbox)).toEqual([200, '100', '99', '60'])
  })

  test('counts each key, known or not, until a reset', async () => {
    const sandbox = limited()
    await ask(sandbox)
    expect(await ask(sandbox, 'unknown')).toMatchObject([401, '100', '99', '60'])
    expect(await ask(sandbox)).toMatchObject([200, '100', '98', '60'])
    sandbox.reset()
    expect(await ask(sandbox)).toMatchObject([200, '100', '99', '60'])
  })
})

describe('a list', () => {
  test.each([
    ['limit=1&limit=2', 'limit: Expected number, received nan'],
    ['limit[a]=2', 'limit: Expected number, received nan'],
  ])('is refused with %s', async (query, complaint) => {
    const { status, body } = await server().get(`/alerts?${query}`)
    expect([status, body.message]).toEqual([400, `Query validation failed: ${complaint}`])
  })

  test.each(['limit=1e0', 'limit=%201', 'limit[]=1', 'limit=0x1'])('has a page of one item with %s', async (query) => {
    const { body } = await server().get(`/webhooks?${query}&offset=1`)
    expect(body).toMatchObject({ data: [{ id: known.generic }], meta: { total: 3, limit: 1, offset: 1 } })
  })

  test('of sources shows the properties that the version of the server knows', async () => {
    const name = 'useTextIndexForImplicitColumn'
    const add = ({ openSource }: State) => Object.assign(openSource.sources[0] ?? {}, { [name]: 'auto' })
    const shows = async (since: string) => name in (await server(since, add).get('/sources')).body.data[0]
    expect([await shows('2026-05-19'), await shows('2026-05-20')]).toEqual([false, true])
  })
})

describe('series of a chart', () => {
  const series = (sourceId: string, where = '') => ({ sourceId, aggFn: 'count', where, groupBy: [] })
  const ask = async (all: object[], change?: Parameters<typeof server>[1]) => {
    const body = { startTime: time - 60_000, endTime: time, granularity: '1m', series: all }
    const { status, body: said } = await server(undefined, change).post('/charts/series', body)
    return [status, said.error]
  }
  const [valid, failing, missing] = [series(known.log), series(known.log, 'nothing:1'), series(known.nothing)]

  test('are queried one after another, until the first mistake', async () => {
    expect(await ask([valid, missing, missing])).toEqual([404, 'Source not found for series 1'])
    expect(await ask([failing, missing])).toEqual([500, expect.stringContaining('nothing')])
    expect(await ask([missing, failing])).toEqual([404, 'Source not found for series 0'])
  })

  test('need a connection', async () => {
    const disconnect = ({ openSource }: State) => void openSource.connections.shift()
    expect(await ask([valid], disconnect)).toEqual([404, 'Connection not found for series 0'])
  })
})
