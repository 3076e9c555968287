import { expect, it } from 'vitest'
import { createFetchWithNames, type Names } from '../../src/names.ts'
import { serve } from '../loopback.ts'

const box = { method: 'GET', path: '/v1/sites/{siteId}/depot/boxes/{boxId}' } as const
const search = { method: 'POST', path: '/v1/sites/{siteId}/depot/boxes/search' } as const
const definition = { operations: { getBox: box, searchBoxes: search } }
const maps = { [search.path]: ['labels'] }
const names: Names = { segments: { depot: 'acme-depot' }, fields: { depotVersion: 'acmeVersion', size: 'größe' } }

/** A `fetch` with names whose server answers with a text of JSON, and what it sent. */
function translating(answer: string | Response = '{}', given: Names = names) {
  const sent: { readonly url: string; readonly init: RequestInit }[] = []
  const fetch = createFetchWithNames(definition, maps, given, async (url, init) => {
    sent.push({ url, init })
    return typeof answer === 'string' ? new Response(answer, { headers: json }) : answer
  })
  return { fetch, sent }
}

const address = 'https://api.example.com/depot/v1/sites/depot/depot/boxes'
const json = { 'content-type': 'application/json; charset=utf-8' }

it.each([
  ['/7?depot=depot#depot', '/depot/v1/sites/depot/acme-depot/boxes/7?depot=depot#depot'],
  ['/depot', '/depot/v1/sites/depot/acme-depot/boxes/depot'],
  ['/7/lid', '/depot/v1/sites/depot/depot/boxes/7/lid'],
])('a path is translated where the document has the word: %s', async (end, path) => {
  const { fetch, sent } = translating()
  await fetch(address + end)
  // A redirect leads to the address in the words of the deployment.
  await fetch(new URL(sent[0]?.url as string))
  expect(sent.map(({ url }) => url)).toEqual(Array(2).fill(`https://api.example.com${path}`))
})

const neutral =
  '{"depotVersion" : 12345678901234567890, "a":[{"si\\u007ae":1.10,"x":"depotVersion"},{"size":"\\"size\\":1"}],'
const real = neutral
  .replace('"depotVersion" :', '"acmeVersion" :')
  .replace('"si\\u007ae"', '"größe"')
  .replace('{"size":', '{"größe":')
const kept = '"__proto__":{"labels":{"size":[{"size":1}]},"labels ":1}}'

it('keys are translated at any depth except those that users choose; values stay byte for byte', async () => {
  const { fetch, sent } = translating(real + kept)
  const headers = { ...json, 'content-length': '99' }
  const response = await fetch(`${address}/search`, { method: 'POST', headers, body: neutral + kept })
  expect(sent[0]?.init.body).toBe(real + kept)
  expect(Object.fromEntries(new Headers(sent[0]?.init.headers))).toEqual(json)
  expect(await response.text()).toBe(neutral.replace('\\u007a', 'z') + kept)
})

it('keys are translated wherever the pieces of an answer end, and in a text that breaks off', async () => {
  const bytes = new TextEncoder().encode(real)
  const expected = neutral.replace('\\u007a', 'z')
  for (let end = 0; end <= bytes.length; end++) {
    const pieces = [bytes.slice(0, end), bytes.slice(end, end + 1), bytes.slice(end + 1)]
    const body = new ReadableStream({ pull: (to) => (pieces.length ? to.enqueue(pieces.shift()) : to.close()) })
    const { fetch } = translating(new Response(body, { headers: json }))
    expect(await (await fetch(address)).text()).toBe(expected)
  }
  const { fetch } = translating('{"size":1,"größe')
  expect(await (await fetch(address)).text()).toBe('{"size":1,"größe')
})

it('an answer that is not JSON is handed on as it came', async () => {
  const answer = new Response('{"acmeVersion":1}', { headers: { 'content-type': 'text/plain' } })
  expect(await translating(answer).fetch(address)).toBe(answer)
})

it('an answer keeps its status and address, and loses the length and the encoding that it had on the way', async () => {
  const headers = { ...json, 'content-length': '5', 'content-encoding': 'gzip', etag: 'a' }
  const answer = new Response('{"acmeVersion":1}', { status: 404, statusText: 'Gone astray', headers })
  const answered = await translating(Object.defineProperty(answer, 'status', { value: 788 })).fetch(address)
  expect(answered).toMatchObject({ status: 788, ok: false, statusText: 'Gone astray', url: '' })
  expect(Object.fromEntries(answered.headers)).toEqual({ ...json, etag: 'a' })
  expect(await answered.json()).toEqual({ depotVersion: 1 })
})

it('a request object, a stream and bytes are translated on their way to a server', async () => {
  const { baseUrl } = await serve((response, _, { method, target, body }) => {
    response.writeHead(200, { 'content-type': 'application/problem+json' })
    response.end(JSON.stringify({ acmeVersion: `${method} ${target} ${body}` }))
  })
  const fetch = createFetchWithNames(definition, {}, names)
  const init = { method: 'PUT', headers: json, duplex: 'half' }
  const url = `${baseUrl}/v1/sites/1/depot/boxes/2`
  const bodies = () => ['{"size":1}', new TextEncoder().encode('{"size":1}'), new Blob(['{"size":1}']).stream()]
  const sent = bodies().map((body) => fetch(url, { ...init, body } as RequestInit))
  const requests = bodies().map((body) => fetch(new Request(url, { ...init, body } as RequestInit)))
  for (const answer of await Promise.all([...sent, ...requests])) {
    expect(answer.url).toBe(`${baseUrl}/v1/sites/1/acme-depot/boxes/2`)
    expect(await answer.json()).toEqual({ depotVersion: 'PUT /v1/sites/1/acme-depot/boxes/2 {"größe":1}' })
  }
})

it('who stops reading an answer ends it at its source, and an abort reaches the request', async () => {
  const cancelled: unknown[] = []
  const body = new ReadableStream({ cancel: (reason) => void cancelled.push(reason) })
  const { fetch, sent } = translating(new Response(body, { headers: json }))
  const controller = new AbortController()
  const answer = await fetch(new Request(address), { signal: controller.signal })
  await answer.body?.cancel('enough')
  expect(cancelled).toEqual(['enough'])
  controller.abort()
  expect(sent[0]?.init.signal?.aborted).toBe(true)
})

it('two keys that would become one are refused, and a key that stands twice is not', async () => {
  const twice = translating('{"size":1,"size":2,"a":{"größe":3}}')
  expect(await (await twice.fetch(address)).text()).toBe('{"size":1,"size":2,"a":{"size":3}}')
  const collision =
    'An object of the JSON has both `größe` and `size`, and both would have the name `size`. Leave this word out of `fields`.'
  const answer = await translating('{"größe":1,"size":2}').fetch(address)
  await expect(answer.text()).rejects.toThrow(collision)
  const sending = translating().fetch(address, { method: 'POST', headers: json, body: '{"größe":1,"size":2}' })
  await expect(sending).rejects.toThrow('both would have the name `größe`')
  const headers = { ...json, 'content-encoding': 'gzip' }
  const compressed = translating().fetch(address, { method: 'POST', headers, body: '{}' })
  await expect(compressed).rejects.toThrow('Send the body as it is.')
})

it('an answer that is nested too deeply is refused before it needs much memory', async () => {
  const answer = await translating('['.repeat(1_001)).fetch(address)
  await expect(answer.text()).rejects.toThrow('The JSON is nested more than 1000 levels deep.')
})

it.each<[names: unknown, message: string]>([
  [null, 'The names must be an object with `segments`, `fields` or both.'],
  [{ field: {} }, 'The names have no `field`. Pass `segments`, `fields` or both.'],
  [{ fields: ['a'] }, 'The names `fields` must be an object: neutral words with those of the deployment.'],
  [{ fields: { size: '' } }, '`fields.size` must be the name of a field.'],
  [{ segments: { depot: 'a/b' } }, '`segments.depot` must be a segment of a path, such as `my-word`.'],
  [{ segments: { depot: '..' } }, '`segments.depot` must be a segment of a path, such as `my-word`.'],
  [{ fields: { a: 'c', b: 'c' } }, '`fields.a` and `fields.b` are both `c`. Give each a word of its own.'],
])('the names %j are refused before anything is sent', (given, message) => {
  expect(() => translating('{}', given as Names)).toThrow(
    expect.objectContaining({ name: 'ConfigurationError', message }),
  )
})

it('two words can change places, and a word can be `__proto__`', async () => {
  const fields = { a: 'b', b: 'a', ...JSON.parse('{"__proto__":"proto"}') }
  const { fetch, sent } = translating('{"b":1,"a":2,"proto":3}', { fields })
  const answer = await fetch(address, { method: 'POST', headers: json, body: '{"a":1,"b":2,"__proto__":3}' })
  expect(sent[0]?.init.body).toBe('{"b":1,"a":2,"proto":3}')
  expect(await answer.text()).toBe('{"a":1,"b":2,"__proto__":3}')
})
