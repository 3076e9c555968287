import { describe, expect, it } from 'vitest'
import {
  answering,
  createWarehouse,
  found,
  json,
  rejection,
  requestsOf,
  unusable,
  type Warehouse,
} from '../warehouse.ts'

describe('a method takes', () => {
  it('path parameters in path order, then the body, then options', async () => {
    const headers = { 'X-Trace': 't' }
    const sent = await requestsOf(({ fetch }) =>
      createWarehouse({ fetch }).moveCrate('c 1', 's/2', { lift: true }, { headers }),
    )
    const json = { 'content-type': 'application/json', accept: 'application/json', 'x-trace': 't' }
    const url = 'https://warehouse.example/v1/sites/north/crates/c%201/shelves/s%2F2'
    expect(sent).toMatchObject([{ url, method: 'PATCH', body: '{"lift":true}', headers: json }])
  })

  it('query parameters, without those that are undefined', async () => {
    const { fetch, sent } = answering(found)
    const query = { limit: 5, of: ['a b', 'c+&'], offset: undefined, near: { row: 1, shelf: null } }
    for (const each of [query, { offset: undefined }]) await createWarehouse({ fetch }).listCrates({ query: each })
    expect(sent.map(({ url }) => url.split('/crates')[1])).toEqual(['?limit=5&of=a%20b&of=c%2B%26&near%5Brow%5D=1', ''])
  })

  it('no more arguments than it has', async () => {
    const { fetch, sent } = answering(found)
    const { getCrate } = createWarehouse({ fetch }) as unknown as Record<string, (...all: unknown[]) => Promise<void>>
    await expect(getCrate?.('a', undefined, { timeout: 5 })).rejects.toThrow(
      'getCrate takes 2 arguments; the last has the options.',
    )
    expect(sent).toEqual([])
  })

  it('a body or none, and sends no content type without a body', async () => {
    const { fetch, sent } = answering(found)
    const warehouse = createWarehouse({ fetch })
    await warehouse.listCrates()
    await warehouse.noteCrate()
    for (const { headers, body } of sent) expect([headers['content-type'], body]).toEqual([undefined, undefined])
  })

  it('a form if the document requires one', async () => {
    const { fetch, sent } = answering(new Response())
    await createWarehouse({ fetch }).signIn({ name: 'a b', code: '1&2' })
    expect(String(sent[0]?.body)).toBe('name=a+b&code=1%262')
    expect(sent[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded')
  })

  it('headers of the call, which replace those of the client; undefined removes a header', async () => {
    const headers = { 'X-Team': 'a', Accept: 'text/plain' }
    const changes = { 'x-team': 'b', ACCEPT: undefined }
    const sent = await requestsOf(({ fetch }) => createWarehouse({ fetch, headers }).listCrates({ headers: changes }))
    expect(sent[0]?.headers).toEqual({ authorization: expect.any(String), 'x-team': 'b' })
  })
})

const withType = (text: string, type: string) => new Response(text, { headers: { 'content-type': type } })
const plain = (text: string) => ['text/plain', 'Text/Plain; charset=utf-8'].map((type) => withType(text, type))
const noContent = new Response(null, { status: 204 })
const page = withType('<html>', 'text/html')
const bytes = new Uint8Array([0, 255, 1])

type Operation = Exclude<keyof Warehouse, 'withOptions' | 'listPallets' | 'listDocks' | 'listGates'>

describe('a method resolves to', () => {
  it.each<[value: unknown, what: string, method: Operation, answers: Response[]]>([
    [[{ id: 1, a: null }], 'a payload, unchanged', 'getCrate', [json({ result: [{ id: 1, a: null }], b: 2 })]],
    [undefined, 'a document without a payload', 'deleteCrate', [json({ a: 2 }), json(null), noContent, new Response()]],
    ['{"a"', 'a text', 'readLabel', [new Response('{"a"')]],
    [bytes, 'bytes', 'readPicture', [new Response(bytes)]],
    [null, 'null where the document allows it', 'weighCrate', [json({ result: null })]],
    [7, 'JSON where the document also allows null', 'weighCrate', [json({ result: 7 })]],
    [undefined, 'a text or JSON without a payload', 'retireCrate', [...plain('OK'), ...plain('7'), json({})]],
    ['Deleted\n', 'a text that the document allows beside JSON', 'nameCrate', plain('Deleted\n')],
    ['7', 'a text that the document allows beside JSON', 'nameCrate', plain('7')],
    [{ id: 'crate-1' }, 'JSON where the document also allows a text', 'nameCrate', [found]],
    [undefined, 'a success without a payload beside others', 'peekCrate', [noContent, json({ status: 200 })]],
    [{ id: 'crate-1' }, 'a success with a payload beside others', 'peekCrate', [found]],
    [[1], 'an optional list', 'listRacks', [json({ result: [1] })]],
    [undefined, 'an optional list that is not there', 'listRacks', [json({ status: 200 })]],
  ])('%j for %s', async (value, _, method, answers) => {
    for (const answer of answers) expect(await createWarehouse(answering(answer))[method]('a')).toEqual(value)
  })

  it.each<[what: string, method: Operation, answers: Response[]]>([
    ['a page of a proxy where there is no payload', 'deleteCrate', [page]],
    ['JSON without the payload, where it may be null', 'weighCrate', [json({}), json(null), json([])]],
    ['a page of a proxy beside a text without a payload', 'retireCrate', [page]],
    ['a page of a proxy beside a text', 'nameCrate', [page]],
    // An optional payload may not be null.
    ['null or a page where the payload is optional', 'peekCrate', [json({ result: null }), page, json([1])]],
    ['what is no list', 'listRacks', [{ id: 1 }, null, 'OK'].map((result) => json({ result }))],
  ])('no value for %s', async (_, method, answers) => {
    for (const answer of answers)
      expect(await rejection(createWarehouse(answering(answer))[method]('a'))).toMatchObject(unusable)
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
})

describe('withOptions', () => {
  it('copies a client with changes and does not change the first', async () => {
    const { fetch, sent } = answering(found)
    const warehouse = createWarehouse({ fetch, headers: { 'x-team': 'one' } })
    const copy = warehouse.withOptions({ site: 'west', headers: { 'x-team': 'two' } })
    await copy.listCrates()
    await warehouse.listCrates()
    expect(sent.map(({ url, headers }) => `${url.split('/')[5]} ${headers['x-team']}`)).toEqual([
      'west two',
      'north one',
    ])
  })
})
