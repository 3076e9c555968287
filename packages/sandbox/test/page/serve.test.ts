import { createHash } from 'node:crypto'
import { describe, expect, onTestFinished, test } from 'vitest'
import { withPage } from '../../src/command/page/page.ts'
import { originRefusal } from '../../src/command/server.ts'
import { createServedSandbox } from '../../src/sandbox.ts'
import { morning, serve, textsIn } from './fixture.ts'

const served = createServedSandbox({ clock: morning })
const { sandbox } = served
const passed = new Response('passed on')
const answer = withPage(served, async () => passed)
const common = { body: new Uint8Array(), signal: new AbortController().signal }
const ask = async (path: string, host = 'localhost:8010', method = 'GET', more: Record<string, string> = {}) => {
  const headers = new Headers({ host, ...more })
  const url = new URL(`http://sandbox.invalid${path}`)
  return originRefusal(headers) ?? answer({ ...common, method, url, headers })
}

describe('the page', () => {
  test.each(['localhost', 'LOCALHOST:8010', '127.0.0.1:8010', '127.1.2.3', '[::1]:8010'])(
    'is given at %s',
    async (host) => {
      expect((await ask('/', host)).status).toBe(200)
      expect((await ask('/_sandbox/view', host)).status).toBe(200)
    },
  )

  const foreign = [
    '',
    'example.com',
    'localhost.example.com',
    '127.0.0.1.example.com:8010',
    'example.com:127',
    '10.0.0.1',
  ]
  test.each(foreign)('is not given at "%s", whose owner could point the name to this machine', async (host) => {
    for (const path of ['/', '/api/v2/alerts', '/_sandbox/view']) {
      const refused = await ask(path, host)
      expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('127.0.0.1')])
    }
  })

  test.each<[Record<string, string>, status: number]>([
    [{ origin: 'http://localhost:5173' }, 200],
    [{ origin: 'http://[::1]:8080', 'sec-fetch-site': 'same-site' }, 200],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{ origin: 'https://example.com' }, 403],
    [{ origin: 'http://localhost.example.com' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'http://localhost:5173', 'sec-fetch-site': 'cross-site' }, 403],
  ])('answers a page that sends %j with %i', async (headers, status) => {
    expect((await ask('/', undefined, 'GET', headers)).status).toBe(status)
  })

  test.each([{ origin: 'http://localhost:5173' }, { 'sec-fetch-site': 'same-site' }])(
    'gives its state to no page of another port, which sends %j',
    async (headers) => {
      expect(await ask('/_sandbox/view', undefined, 'GET', headers)).toBe(passed)
    },
  )

  test('is stored in no cache, and given to no other origin', async () => {
    for (const path of ['/', '/_sandbox/view']) {
      const { headers } = await ask(path)
      const policies = ['cache-control', 'cross-origin-resource-policy', 'x-content-type-options']
      expect(policies.map((name) => headers.get(name))).toEqual(['no-store', 'same-origin', 'nosniff'])
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })

  test('runs its own script and style only', async () => {
    const answer = await ask('/')
    const text = await answer.text()
    const policy = answer.headers.get('content-security-policy') ?? ''
    for (const name of ['script', 'style']) {
      const [, content = ''] = new RegExp(`<${name}[^>]*>([\\s\\S]*?)</${name}>`).exec(text) ?? []
      const hash = createHash('sha256').update(content).digest('base64')
      expect(content.length).toBeGreaterThan(5_000)
      expect(policy).toContain(`${name}-src 'sha256-${hash}'`)
    }
    expect(policy).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/)
    const addresses = text.match(/https?:\/\/[^'"`]*/g) ?? []
    expect(addresses.filter((address) => !address.startsWith('http://www.w3.org/'))).toEqual([])
  })

  test.each([
    ['/', 'POST'],
    ['/api/v2/alerts', 'GET'],
    ['/_sandbox/state', 'GET'],
    ['//', 'GET'],
  ])('passes on %s with %s', async (path, method) => {
    expect(await ask(path, 'localhost:8010', method)).toBe(passed)
  })

  test('evaluates what is due, and is no request of its own', async () => {
    const { evaluatedUntil } = sandbox.snapshot()
    sandbox.restore({ ...sandbox.snapshot(), time: morning + 60_000 })
    await ask('/_sandbox/view')
    expect(sandbox.snapshot().evaluatedUntil).toBe(evaluatedUntil + 60_000)
    expect(sandbox.requests()).toEqual([])
  })

  test('is served by the command’s server, with the bodies of the requests that are open on it', async () => {
    const { address, close } = await serve(createServedSandbox({ clock: morning }))
    onTestFinished(close)
    for (const method of ['GET', 'HEAD']) expect((await fetch(address, { method })).status).toBe(200)
    await fetch(`${address}/api/v2/alerts`)
    const { requests } = await (await fetch(`${address}/_sandbox/view?request=1&request=x`)).json()
    expect(textsIn(requests, 'pre')).toEqual(['Unauthorized'])
  })
})
