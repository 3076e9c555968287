import { describe, expect, test } from 'vitest'
import { authorization, type CallName, calls } from '../src/calls.ts'
import { type ClientName, clients } from '../src/clients.ts'

const origin = 'https://api.example.com'

describe.each(Object.keys(clients) as ClientName[])('%s', (name) => {
  test.each(Object.keys(calls) as CallName[])(
    'sends the same request as the others, and returns the payload: %s',
    async (call) => {
      const { method, path, body, answer } = calls[call]
      const sent: Request[] = []
      const client = clients[name].open(origin, async (input, init) => {
        sent.push(new Request(input, init))
        return new Response(answer, { headers: { 'content-type': 'application/json' } })
      })
      expect(await client[call]()).toEqual(JSON.parse(answer).result)
      expect(sent).toHaveLength(1)
      expect(sent[0]).toMatchObject({ method, url: origin + path })
      expect(sent[0]?.headers.get('authorization')).toBe(authorization)
      expect(await sent[0]?.text()).toBe(body)
    },
  )
})

test('the list has about 200 kB', () => {
  expect(calls.list.answer.length).toBeGreaterThan(200_000)
  expect(calls.list.answer.length).toBeLessThan(202_000)
})
