import { describe, expect, it } from 'vitest'
import { type ClientOptions, createClient, unwrapAlternatives, walkList } from '../../src/index.ts'
import { answering, createWarehouse, found, json, rejection, unusable } from '../warehouse.ts'

describe('a method takes', () => {
  it('path parameters in path order, then the body, then options', async () => {
    const { fetch, sent } = answering(found)
    await createWarehouse({ fetch }).moveCrate('c 1', 's/2', { lift: true }, { headers: { 'X-Trace': 't' } })
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      url: 'https://warehouse.example/v1/sites/north/crates/c%201/shelves/s%2F2',
      method: 'PATCH',
      body: '{"lift":true}',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'x-trace': 't' },
    })
  })

  it('bound parameters from the client, or from the call', async () => {
    const { fetch, sent } = answering(found)
    const warehouse = createWarehouse({ fetch })
    await warehouse.listCrates()
    await warehouse.listCrates({ site: 'south' })
    expect(sent.map(({ url }) => url)).toEqual([
      'https://warehouse.example/v1/sites/north/crates',
      'https://warehouse.example/v1/sites/south/crates',
    ])
  })

  it('query parameters, without those that are undefined', async () => {
    const { fetch, sent } = answering(found)
    const warehouse = createWarehouse({ fetch })
    await warehouse.listCrates({
      query: { limit: 5, of: ['a b', 'c+&'], offset: undefined, near: { row: 1, shelf: null } },
    })
    await warehouse.listCrates({ query: { offset: undefined } })
    expect(sent.map(({ url }) => url.split('/crates')[1])).toEqual(['?limit=5&of=a%20b&of=c%2B%26&near%5Brow%5D=1', ''])
  })

  it('a body or none, and sends no content type without a body', async () => {
    const { fetch, sent } = answering(found)
    const warehouse = createWarehouse({ fetch })
    await warehouse.listCrates()
    await warehouse.noteCrate()
    for (const request of sent) {
      expect(request.headers).not.toHaveProperty('content-type')
      expect(request.body).toBeUndefined()
    }
  })

  it('a form if the document requires one', async () => {
    const { fetch, sent } = answering(new Response())
    await createWarehouse({ fetch }).signIn({ name: 'a b', code: '1&2' })
    expect(String(sent[0]?.body)).toBe('name=a+b&code=1%262')
    expect(sent[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded')
  })

  it('headers of the call, which replace those of the client; undefined removes a header', async () => {
    const { fetch, sent } = answering(found)
    const warehouse = createWarehouse({ fetch, headers: { 'X-Team': 'a', Accept: 'text/plain' } })
    await warehouse.listCrates({ headers: { 'x-team': 'b', ACCEPT: undefined } })
    expect(sent[0]?.headers).toEqual({ authorization: expect.any(String), 'x-team': 'b' })
  })
})

describe('a method resolves to', () => {
  it('the value of the payload key, unchanged', async () => {
    const { fetch } = answering(json({ result: [{ id: 1, unknown: null }], status: 200 }))
    expect(await createWarehouse({ fetch }).listCrates()).toEqual([{ id: 1, unknown: null }])
  })

  it('undefined if the document has no payload, but not for a page of a proxy', async () => {
    for (const answer of [json({ status: 200 }), json(null), new Response(null, { status: 204 }), new Response('')])
      expect(await createWarehouse(answering(answer)).deleteCrate('a')).toBeUndefined()
    const page = createWarehouse(answering(new Response('<html>'))).deleteCrate('a')
    expect(await rejection(page)).toMatchObject({ name: 'ResponseParseError', text: '<html>' })
  })

  it('text and bytes if the document says so', async () => {
    expect(await createWarehouse(answering(new Response('{"fragile"'))).readLabel('a')).toBe('{"fragile"')
    const bytes = new Uint8Array([0, 255, 1])
    expect(await createWarehouse(answering(new Response(bytes))).readPicture('a')).toEqual(bytes)
  })

  it('null if the document allows it', async () => {
    expect(await createWarehouse(answering(json({ result: null }))).weighCrate('a')).toBeNull()
    expect(await createWarehouse(answering(json({ result: 7 }))).weighCrate('a')).toBe(7)
    for (const body of [{}, null, []])
      expect(await rejection(createWarehouse(answering(json(body))).weighCrate('a'))).toMatchObject(unusable)
    // An optional payload may not be null.
    const peeked = createWarehouse(answering(json({ result: null }))).peekCrate('a')
    expect(await rejection(peeked)).toMatchObject(unusable)
  })

  it('the text that the document allows beside JSON, or undefined without a payload', async () => {
    for (const type of ['text/plain', 'text/plain; charset=utf-8'])
      for (const text of ['OK', 'Deleted\n', '7']) {
        const warehouse = createWarehouse(answering(new Response(text, { headers: { 'content-type': type } })))
        expect(await warehouse.retireCrate('a')).toBeUndefined()
        expect(await warehouse.nameCrate('a')).toBe(text)
      }
    expect(await createWarehouse(answering(json({}))).retireCrate('a')).toBeUndefined()
    expect(await createWarehouse(answering(found)).nameCrate('a')).toEqual({ id: 'crate-1' })
    const page = () => new Response('<html>', { headers: { 'content-type': 'text/html' } })
    for (const call of [
      createWarehouse(answering(page())).retireCrate('a'),
      createWarehouse(answering(page())).nameCrate('a'),
    ])
      expect(await rejection(call)).toMatchObject({ name: 'ResponseParseError', text: '<html>' })
  })

  it('undefined if another documented success has a payload and this one has none', async () => {
    for (const answer of [new Response(null, { status: 204 }), json({ status: 200 })])
      expect(await createWarehouse(answering(answer)).peekCrate('a')).toBeUndefined()
    expect(await createWarehouse(answering(found)).peekCrate('a')).toEqual({ id: 'crate-1' })
    for (const answer of [new Response('<html>'), json([1])])
      expect(await rejection(createWarehouse(answering(answer)).peekCrate('a'))).toMatchObject(unusable)
  })

  it('undefined for an optional list', async () => {
    const list = { method: 'GET', path: '/v1/racks', payload: 'result', pages: { walk: walkList } } as const
    const alternatives = { unwrap: unwrapAlternatives, nothing: true } as const
    const operations = { listRacks: { ...list, alternatives } }
    const racks = (body: object) =>
      createClient<{ listRacks(): Promise<unknown> }, ClientOptions>(
        { bound: [], operations },
        {},
        {
          baseUrl: 'https://warehouse.example',
          ...answering(json(body)),
        },
      ).listRacks()
    expect(await racks({ result: [1] })).toEqual([1])
    expect(await racks({ status: 200 })).toBeUndefined()
    for (const result of [{ id: 'rack-1' }, null, 'OK'])
      expect(await rejection(racks({ result }))).toMatchObject(unusable)
  })
})

describe('withResponse', () => {
  it('returns the payload, the response, the request id and every attempt', async () => {
    const warehouse = createWarehouse(answering(json({}, 503, { 'retry-after-ms': '10' }), found))
    const { data, response, requestId, attempts } = await warehouse.getCrate('a').withResponse()
    expect(data).toEqual({ id: 'crate-1' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(requestId).toBe('request-1')
    expect(attempts).toEqual([
      { status: 503, reason: 'answered 503', delay: expect.any(Number) },
      { status: 200, reason: 'answered 200' },
    ])
  })

  it('reads the request id from a header if the body has none', async () => {
    const warehouse = createWarehouse(answering(json({ result: 1 }, 200, { 'x-request-id': 'from-header' })))
    expect((await warehouse.getCrate('a').withResponse()).requestId).toBe('from-header')
  })
})

describe('withOptions', () => {
  it('copies a client with changes and does not change the first', async () => {
    const { fetch, sent } = answering(found)
    const warehouse = createWarehouse({ fetch, headers: { 'x-team': 'one' } })
    await warehouse.withOptions({ site: 'west', headers: { 'x-team': 'two' } }).listCrates()
    await warehouse.listCrates()
    expect(sent.map(({ url, headers }) => [url.split('/')[5], headers['x-team']])).toEqual([
      ['west', 'two'],
      ['north', 'one'],
    ])
  })
})
