import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundledDocument, type Mock, startMock } from '../src/mock/mock.ts'

const authorization = `Basic ${btoa('id:secret')}`
const key = '/v1/organizations/a/keys/b'
const scaling =
  '/v1/organizations/a1f0c9d2-7b3e-4c58-9e21-5d6f8a0b4c37/services/3e8b5c14-92d7-4f6a-8b10-c7d9e2f4a658/scaling'
const document = bundledDocument('@clouddb/management')

describe('a mock', () => {
  let mock: Mock
  beforeAll(async () => {
    mock = await startMock(document)
  })
  afterAll(() => mock.close())

  test('answers its own fetch like the global one', async () => {
    const json = { authorization, 'content-type': 'application/json' }
    const requests: [string, RequestInit][] = [
      [key, { method: 'DELETE', headers: { authorization } }],
      [key, { method: 'DELETE', headers: { authorization, prefer: 'code=429' } }],
      [scaling, { method: 'PATCH', headers: json, body: '{"numReplica":"\u00fc"}' }],
    ]
    const seen = async (answer: Response) => {
      const headers = [...answer.headers].filter(([name]) => name !== 'date')
      return [answer.status, headers, await answer.text()]
    }
    for (const [path, init] of requests) {
      const [own, global] = await Promise.all([mock.fetch(mock.url + path, init), fetch(mock.url + path, init)])
      expect(await seen(own)).toEqual(await seen(global))
    }
    await expect(mock.fetch(mock.url + key, { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
  })

  test('announces no time limit for idle connections', async () => {
    const response = await fetch(mock.url + key, { method: 'DELETE', headers: { authorization } })
    expect(response.headers.get('connection')).toBe('keep-alive')
    expect(response.headers.get('keep-alive')).toBeNull()
  })

  test('does not change the document', () => {
    expect(JSON.stringify(document)).toContain('"$ref":"#/components/')
  })
})
