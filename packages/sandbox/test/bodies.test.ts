import { describe, expect, test } from 'vitest'
import { createSandbox } from '../src/index.ts'

const sandbox = createSandbox({ clock: Date.UTC(2026, 7, 21) })
const { baseUrl, apiKey } = sandbox.observabilityOss
const board = JSON.stringify({ name: 'Checkout', tiles: [] })

async function sent(method: string, type: string, body?: string): Promise<{ status: number; text: string }> {
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': type }
  const answer = await sandbox.fetch(`${baseUrl}/api/v2/dashboards`, { method, headers, ...(body && { body }) })
  return { status: answer.status, text: await answer.text() }
}

describe('a body', () => {
  test.each([
    ['application/json; charset=utf-32', 415, 'Something went wrong :('],
    ['application/json; charset=utf-9', 415, 'Something went wrong :('],
    ['application/json; charset=', 400, 'name: Required'],
    ['application/json;', 400, 'name: Required'],
    ['application/json; x=a b', 400, 'name: Required'],
    ['application/json; x="a b"; charset="UTF-8"', 200, 'Checkout'],
    ['application/x-www-form-urlencoded; charset=latin1', 415, 'Something went wrong :('],
    ['text/plain; charset=latin1', 400, 'Expected object, received string'],
  ])('of the type %s is answered %i', async (type, status, words) => {
    const answer = await sent('POST', type, board)
    expect(answer.status).toBe(status)
    expect(answer.text).toContain(words)
  })

  test('that is a form has its fields', async () => {
    const form = (body: string) => sent('POST', 'application/x-www-form-urlencoded', body)
    expect((await form('name=x&tiles=1')).text).toContain('failed: tiles: Expected array, received string')
    expect((await form('name=x&name=y')).text).toContain('name: Expected string, received array; tiles: Required')
    expect((await form(Array.from({ length: 1001 }, (_, i) => `f${i}=1`).join('&'))).status).toBe(413)
  })

  test('that is large is not kept in the log', async () => {
    await sent('POST', 'application/json', `{"name":"${'x'.repeat(2_000_000)}"}`)
    expect(sandbox.requests().at(-1)?.body).toBe('<2000011 bytes>')
  })
})

test('a method that no server knows is refused before it is looked at', async () => {
  expect(await sent('NOTHING', 'application/json')).toEqual({ status: 400, text: '' })
  expect((await sent('PROPFIND', 'application/json')).status).toBe(404)
})
