import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { createObservabilityOssClient, type ObservabilityOssClient } from '@clouddb/observability-oss'
import { expect, test } from 'vitest'
import { createSandbox, createSeed } from '../src/index.ts'
import { february, line, tile, time } from './server.ts'

/** A sandbox, and a client of each of its three deployments of the observability API. */
function prepare() {
  const seed = createSeed({ time })
  const sandbox = createSandbox({ seed, clock: time })
  const services = seed.managed.organizations.flatMap((organization) => organization.services)
  const cloudClients = services.map(({ record }) =>
    createObservabilityCloudClient({ ...sandbox.observabilityCloud, serviceId: record.id, maxRetries: 0 }),
  ) as unknown as ObservabilityOssClient[]
  const clients = [createObservabilityOssClient({ ...sandbox.observabilityOss, maxRetries: 0 }), ...cloudClients]
  const sources = [seed.openSource, ...services.map(({ observability }) => observability)].map((one) => one.sources[0])
  const create = (index: number, name: string) =>
    clients[index]?.createDashboard({
      name,
      tiles: [tile(line({ sourceId: sources[index]?.id }))],
    } as never) as Promise<Stored>
  const names = () =>
    Promise.all(clients.map(async (client) => (await client.listDashboards()).map(({ name }) => name)))
  return { sandbox, clients, create, names }
}

interface Stored {
  readonly id: string
  readonly name: string
  readonly tiles: readonly { readonly id: string }[]
}

test('each deployment stores its own dashboards, and no id is assigned twice', async () => {
  const { sandbox, clients, create, names } = prepare()
  const created = [await create(0, 'a'), await create(1, 'b'), await create(2, 'c'), await create(1, 'd')]
  expect(await names()).toEqual([['a'], ['d', 'b'], ['c']])
  const ids = created.flatMap(({ id, tiles }) => [id, ...tiles.map((one) => one.id)])
  expect(new Set(ids).size).toBe(8)
  const snapshot = sandbox.snapshot()
  await clients[1]?.deleteDashboard(String(created[1]?.id))
  await create(2, 'e')
  expect(await names()).toEqual([['a'], ['d'], ['e', 'c']])
  sandbox.restore(snapshot)
  expect(sandbox.snapshot()).toEqual(snapshot)
  expect(await names()).toEqual([['a'], ['d', 'b'], ['c']])
})

test('an update keeps known ids and replaces unknown ones, and what was read can be sent back', async () => {
  const { clients, create } = prepare()
  const { id, tiles } = await create(0, 'a')
  const client = clients[0] as ObservabilityOssClient
  const { id: _, tiles: stored = [], ...rest } = await client.getDashboard(id)
  const read = { ...rest, tiles: stored }
  expect(await client.updateDashboard(id, read as never)).toEqual({ id, ...read })
  const changed = [...stored, { ...stored[0], id: 'invented' }, { ...stored[0], id: undefined }]
  const answer = await client.updateDashboard(id, { ...read, tiles: changed } as never)
  const ids = answer.tiles?.map((one) => one.id) ?? []
  expect(ids[0]).toBe(tiles[0]?.id)
  expect(ids).not.toContain('invented')
  expect(new Set(ids).size).toBe(3)
})

test('dashboards are listed by the code points of their names, the last one first', async () => {
  const { create, names } = prepare()
  for (const name of ['B', '😀', 'a', 'ä', '\uff5e']) await create(0, name)
  expect((await names())[0]).toEqual(['😀', '\uff5e', 'ä', 'a', 'B'])
})

test('an update of an alert keeps its absent bounds, and loses its absent texts', async () => {
  for (const since of [undefined, february]) {
    const sandbox = createSandbox({ clock: time, ...(since && { since }) })
    const client = createObservabilityOssClient(sandbox.observabilityOss)
    const { webhooks, savedSearches } = sandbox.snapshot().openSource
    const channel = { type: 'webhook', webhookId: webhooks[0]?.id }
    const sent = { source: 'saved_search', savedSearchId: savedSearches[0]?.id, channel, interval: '1h', threshold: 1 }
    const first = { ...sent, thresholdType: 'above', name: 'n', message: 'text' }
    const more = since ? {} : { thresholdMax: 5, scheduleOffsetMinutes: 2, thresholdType: 'between', note: 'note' }
    const { id } = await client.createAlert({ ...first, ...more } as never)
    const answer = await client.updateAlert(String(id), { ...first, name: undefined, message: undefined } as never)
    expect(answer).toMatchObject({
      name: null,
      message: null,
      ...(!since && { thresholdMax: 5, scheduleOffsetMinutes: 2, note: null }),
    })
  }
})
