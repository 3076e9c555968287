import { createManagementClient } from '@clouddb/management'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { expect, test } from 'vitest'
import { drawBodies } from '../../src/command/page/lists.ts'
import { createServedSandbox } from '../../src/sandbox.ts'
import { attributesIn, morning, textsIn } from './fixture.ts'

function start() {
  const { sandbox, log } = createServedSandbox({ clock: morning })
  const client = createObservabilityOssClient({ ...sandbox.observabilityOss, maxRetries: 0 })
  const shown = (sequence: number) => {
    const parts = drawBodies(log, sequence)
    const bodies = attributesIn(parts, 'pre', 'aria-label').map((title, index) => [title, textsIn(parts, 'pre')[index]])
    const { 'Body of the request': body, 'Body of the answer': answer } = Object.fromEntries(bodies)
    return { body, answer }
  }
  return { sandbox, client, shown }
}

test('the bodies of a request and of its answer are shown without their secrets', async () => {
  const { sandbox, shown } = start()
  const management = createManagementClient(sandbox.management)
  const { keyId, keySecret } = await management.createKey({ name: 'Pipeline' })
  const { body, answer = '' } = shown(1)
  expect(body).toBe('{\n  "name": "Pipeline"\n}')
  expect(JSON.parse(answer).result).toMatchObject({ keyId, keySecret: '***' })
  expect(answer).not.toContain(keySecret)
})

test('a body that was not sent, or of an unknown request, is not shown', async () => {
  const { sandbox, client, shown } = start()
  sandbox.fail({ kind: 'reset', isApplied: true })
  await client.createDashboard({ name: 'Checkout', tiles: [] }).catch(() => {})
  expect(shown(1)).toEqual({ body: expect.stringContaining('Checkout'), answer: undefined })
  expect(shown(2)).toEqual({ body: undefined, answer: undefined })
})

test('of a long body there is the start, of a large answer only the size, and of earlier requests no answer', async () => {
  const { client, shown } = start()
  const large = { name: 'x', tiles: [], tags: Array.from({ length: 50 }, (_, index) => String(index).padEnd(32, 'x')) }
  await client.createDashboard(large)
  for (let sent = 0; sent < 60; sent++) await client.createDashboard(large)
  await client.listDashboards()
  expect(shown(62).answer).toMatch(/^<\d{5,} characters>$/)
  const [kept, forgotten] = [shown(13), shown(12)]
  expect([kept?.answer?.slice(0, 1), forgotten?.answer]).toEqual(['{', undefined])
  expect(forgotten?.body).toBe(kept?.body)
  await client.createDashboard({ name: 'x'.repeat(30_000), tiles: [] }).catch(() => {})
  expect(shown(63).body).toMatch(/^.{20000}…$/s)
})
