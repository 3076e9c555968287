import { expect, test } from 'vitest'
import { createSandbox, type Sandbox } from '../src/index.ts'
import { time } from './server.ts'

const limited = () => createSandbox({ clock: time, rateLimits: 'real' })

async function asked({ fetch, observabilityOss }: Sandbox, key = observabilityOss.apiKey) {
  const headers = { authorization: `Bearer ${key}` }
  const answer = await fetch(`${observabilityOss.baseUrl}/api/v2/webhooks`, { headers })
  const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) =>
    answer.headers.get(`ratelimit-${name}`),
  )
  return { status: answer.status, limit, remaining, reset }
}

test('an open-source server takes a hundred requests of a key in a minute, and counts them aloud', async () => {
  const sandbox = limited()
  expect(await asked(sandbox)).toEqual({ status: 200, limit: '100', remaining: '99', reset: '60' })
  sandbox.advance(20_500)
  for (let sent = 1; sent < 99; sent++) await asked(sandbox)
  expect(await asked(sandbox)).toEqual({ status: 200, limit: '100', remaining: '0', reset: '40' })
  expect(await asked(sandbox)).toEqual({ status: 429, limit: '100', remaining: '0', reset: '40' })
  sandbox.advance(39_499)
  expect(await asked(sandbox)).toMatchObject({ status: 429, reset: '1' })
  sandbox.advance(1)
  expect(await asked(sandbox)).toEqual({ status: 200, limit: '100', remaining: '99', reset: '60' })
})

test('each key has a count of its own, known or not, and a reset forgets them', async () => {
  const sandbox = limited()
  await asked(sandbox)
  expect(await asked(sandbox, 'unknown')).toMatchObject({ status: 401, remaining: '99' })
  expect(await asked(sandbox)).toMatchObject({ remaining: '98' })
  sandbox.reset()
  expect(await asked(sandbox)).toMatchObject({ remaining: '99' })
})
