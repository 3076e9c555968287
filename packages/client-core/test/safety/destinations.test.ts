import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { ConfigurationError, ConnectionError } from '../../src/errors.ts'
import { callers } from '../callers.ts'
import { serve } from '../loopback.ts'
import { answering, found, refusal, rejection, requestsOf } from '../warehouse.ts'

const payload = JSON.stringify({ result: { id: 'crate-1' } })

describe.each(callers)('plain http, of a %s,', (_, create) => {
  it.each(['http://localhost', 'http://api.localhost', 'http://127.0.0.1', 'http://127.4.5.6', 'http://[::1]:9'])(
    'carries credentials to loopback: %s',
    async (baseUrl) => {
      const sent = await requestsOf(({ fetch }) => create({ fetch, baseUrl }).list())
      expect(sent[0]?.headers.authorization).toContain('Basic ')
    },
  )

  it.each(['http://warehouse.example', 'http://localhost.example', 'http://0.0.0.0', 'http://[::ffff:10.0.0.1]'])(
    'carries no credentials to %s, unless `allowInsecureConnection` is set',
    async (baseUrl) => {
      const error = await refusal(() => create({ baseUrl }))
      expect(error).toMatchObject({ name: 'ConfigurationError', option: 'allowInsecureConnection' })
      expect(error.message).toMatch(/plain http .*`allowInsecureConnection: true`/)
      const allowed = { baseUrl, allowInsecureConnection: true }
      expect(await requestsOf(({ fetch }) => create({ fetch, ...allowed }).list())).toHaveLength(1)
    },
  )
})

describe.each(callers)('the baseUrl of a %s', (_, create) => {
  it.each([
    ['https://warehouse.example', 'https://warehouse.example/v1/counts'],
    ['https://warehouse.example///', 'https://warehouse.example/v1/counts'],
    ['https://warehouse.example:8443/a/b/', 'https://warehouse.example:8443/a/b/v1/counts'],
    ['http://[::1]:9', 'http://[::1]:9/v1/counts'],
  ])('may end in a slash or carry a prefix: %s sends to %s', async (baseUrl, url) => {
    const sent = await requestsOf(({ fetch }) => create({ fetch, baseUrl }).count({}))
    expect(sent[0]?.url).toBe(url)
  })

  it.each([
    ['warehouse.example', 'must be an address like https://api.example.com'],
    ['ftp://warehouse.example', 'must be an address like https://api.example.com'],
    ['https://user:canary@warehouse.example', 'without user name'],
    ['https://warehouse.example/?token=canary', 'query or fragment'],
    ['https://warehouse.example/#canary', 'query or fragment'],
    ['https://warehouse.example?', 'query or fragment'],
    ['https://user:canary@[broken', 'must be an address like https://api.example.com'],
  ])('is refused, and the message does not contain it: %s', (baseUrl, message) => {
    const refused = () => create({ baseUrl })
    expect(refused).toThrow(ConfigurationError)
    expect(refused).toThrow(message)
    expect(refused).not.toThrow('canary')
  })
})

describe.each(callers)('a redirect of a %s', (_, create) => {
  const schemes = ['javascript:alert(1)', 'data:,{"result":1}', 'file:///etc/passwd']
  const others = [undefined, 'http://', ...schemes, 'blob:https://warehouse.example/x', 'ws://warehouse.example/x']
  it.each<[status: number, location: string | undefined]>([
    ...[300, 304, 305, 306, 399].map((status): [number, string] => [status, '/elsewhere']),
    ...others.map((location): [number, string | undefined] => [302, location]),
  ])('%i of a read to %j is not followed', async (status, location) => {
    const { fetch, sent } = answering(new Response(null, { status, headers: { ...(location && { location }) } }), found)
    expect(await create({ fetch }).get('a')).toMatchObject({ status })
    expect(sent).toHaveLength(1)
  })

  it('of a read to itself is followed five times', async () => {
    const { fetch, sent } = answering(new Response(null, { status: 302, headers: { location: '' } }))
    expect(await create({ fetch }).get('a')).toMatchObject({ status: 302 })
    expect(sent).toHaveLength(6)
  })

  it.each([301, 302, 303, 307, 308])('%i of a write is not followed', async (status) => {
    const server = await serve((response) => response.writeHead(status, { location: '/elsewhere' }).end())
    const calls = create({ baseUrl: server.baseUrl })
    const writes = [calls.create({}), calls.replace('a', {}), calls.move('a', {}), calls.remove('a')]
    for (const outcome of await Promise.all(writes)) expect(outcome).toMatchObject({ status, payload: undefined })
    expect(server.requests.map(({ target }) => target)).not.toContain('/elsewhere')
    expect(server.requests).toHaveLength(4)
  })

  it.each([301, 302, 303, 307, 308])(
    '%i of a read is followed within its origin, with the credential',
    async (status) => {
      for (const location of ['/v1/moved', 'moved', '?moved']) {
        const server = await serve((response, count) =>
          count === 1 ? response.writeHead(status, { location }).end() : response.end(payload),
        )
        expect((await create({ baseUrl: server.baseUrl }).get('a')).payload).toEqual({ id: 'crate-1' })
        expect(server.requests[1]?.method).toBe('GET')
        expect(server.requests[1]?.target).toContain('moved')
        expect(server.requests[1]?.headers.authorization).toBe(server.requests[0]?.headers.authorization)
      }
    },
  )

  it('of a read to another origin is not followed', async () => {
    const other = await serve((response) => response.end(payload))
    for (const location of [
      `${other.baseUrl}/x`,
      other.baseUrl.replace('http:', 'https:'),
      other.baseUrl.replace('//', '//user:pass@'),
      other.baseUrl.replace('http:', ''),
      other.baseUrl.replace('127.0.0.1', 'localhost'),
      other.baseUrl.replaceAll('/', '\\'),
    ]) {
      const server = await serve((response) => response.writeHead(302, { location }).end())
      expect(await create({ baseUrl: server.baseUrl }).get('a')).toMatchObject({ status: 302, payload: undefined })
      expect(server.requests).toHaveLength(1)
    }
    expect(other.connections).toHaveLength(0)
  })

  it('that the runtime hides is a ConnectionError with this reason, and is not retried', async () => {
    // The response of a browser. The constructor of Response cannot create it.
    const hidden = { type: 'opaqueredirect', status: 0, ok: false, headers: new Headers(), body: null }
    const { fetch, sent } = answering(() => hidden as never)
    const calls = create({ fetch })
    for (const call of [calls.get('a'), calls.remove('a'), calls.create({}, { retryUnsafe: true })])
      expect(await rejection(call)).toMatchObject({
        name: 'ConnectionError',
        message: expect.stringMatching(/: the runtime hides where a redirect leads; check `baseUrl`$/),
        code: 'opaqueredirect',
        attempts: [{ status: undefined, reason: 'opaqueredirect' }],
      })
    expect(sent).toHaveLength(3)
  })
})

describe.each(callers)('https, of a %s,', (_, create) => {
  it('to a server with an untrusted certificate is a ConnectionError with the code, and sends no credential', async () => {
    const server = await serve((response) => response.end(payload), { tls: true })
    const error: ConnectionError = await rejection(create({ baseUrl: server.baseUrl, maxRetries: 0 }).get('a'))
    expect(error).toBeInstanceOf(ConnectionError)
    expect(error.code).toBe('DEPTH_ZERO_SELF_SIGNED_CERT')
    expect(inspect(error, { showHidden: true, depth: Number.POSITIVE_INFINITY })).not.toContain('canary')
    expect(server.requests).toHaveLength(0)
  })
})
