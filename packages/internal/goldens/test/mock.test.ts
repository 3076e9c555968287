import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Mock, startMock } from '../src/mock/mock.ts'
import { fixture } from './mock-fixture.ts'

const run = promisify(execFile)
const books = '/v1/libraries/0b9d6c6e-8f0a-4c53-9f3c-2f6c1a7f0d41/books'
const authorization = `Basic ${btoa('id:secret')}`

describe('startMock', () => {
  let mock: Mock
  beforeAll(async () => {
    mock = await startMock(fixture)
  })
  afterAll(() => mock.close())

  test('serves the first example of the success', async () => {
    const response = await fetch(mock.url + books, { headers: { authorization } })
    expect(response.status).toBe(200)
    expect(response.headers.get('sl-violations')).toBeNull()
    expect(await response.json()).toEqual({ result: [{ id: 'b-1' }, { id: 'b-2' }] })
  })

  test('serves the example that is asked for', async () => {
    const headers = { authorization, prefer: 'code=200, example=none' }
    expect(await (await fetch(mock.url + books, { headers })).json()).toEqual({ result: [] })
  })

  test('refuses what breaks the document, and names the reason', async () => {
    const response = await fetch(`${mock.url + books}?limit=101`, { headers: { authorization } })
    expect(response.status).toBe(400)
    expect(response.headers.get('sl-violations')).toContain('limit')
  })

  test('refuses a request without a credential', async () => {
    expect((await fetch(mock.url + books)).status).toBe(401)
  })

  test('answers its own fetch as it answers the global one', async () => {
    const json = { authorization, 'content-type': 'application/json' }
    const requests: [string, RequestInit][] = [
      [books, { headers: { authorization } }],
      [`${books}?limit=101`, { headers: { authorization } }],
      [books, { method: 'POST', headers: json, body: '{"title":"\u00fc"}' }],
      [books, { method: 'POST', headers: json, body: '{"title":"\u00fc","state":"new"}' }],
      [`${books}/b-1`, { method: 'DELETE', headers: { authorization, prefer: 'code=429' } }],
    ]
    const seen = async (answer: Response) => {
      const headers = [...answer.headers].filter(([name]) => name !== 'date')
      return [answer.status, headers, await answer.text()]
    }
    for (const [path, init] of requests) {
      const [own, global] = await Promise.all([mock.fetch(mock.url + path, init), fetch(mock.url + path, init)])
      expect(await seen(own)).toEqual(await seen(global))
    }
  })

  test('names no time after which it would close a connection that rests', async () => {
    const response = await fetch(mock.url + books, { headers: { authorization } })
    expect(response.headers.get('connection')).toBe('keep-alive')
    expect(response.headers.get('keep-alive')).toBeNull()
  })

  test('ends its own fetch when its caller does', async () => {
    await expect(mock.fetch(mock.url + books, { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
  })

  test('leaves the document as it was', () => {
    expect(fixture.paths['/v1/libraries/{libraryId}/books'].parameters).toEqual([
      { $ref: '#/components/parameters/LibraryId' },
    ])
  })

  test('serves a package by its name', async () => {
    const named = await startMock('@clouddb/management')
    const response = await fetch(`${named.url}/v1/organizations/a/keys/b`, {
      method: 'DELETE',
      headers: { authorization },
    })
    expect(response.status).toBe(200)
    await named.close()
  })

  test('answers no more after it was closed', async () => {
    const closed = await startMock(fixture)
    await closed.close()
    await expect(fetch(closed.url + books)).rejects.toThrow(TypeError)
  })

  test('loads nothing before it is started, prints nothing, and keeps no process alive', async () => {
    const source = `
      import { createRequire } from 'node:module'
      import { startMock } from ${JSON.stringify(new URL('../src/mock/mock.ts', import.meta.url).href)}
      console.log(Object.keys(createRequire('/').cache).join())
      const mock = await startMock('@clouddb/management')
      await fetch(mock.url + '/v1/organizations/a/keys/b', { method: 'DELETE' })
      await mock.close()`
    const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '--eval', source], {
      timeout: 300_000,
    })
    expect(stdout + stderr).toBe('\n')
  })
})
