import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { createObservabilityOssClient, type ObservabilityOssClient } from '@clouddb/observability-oss'
import { expect, test } from 'vitest'
import { createSandbox, createSeed } from '../src/index.ts'
import { line, tile, time } from './server.ts'

type Client = ObservabilityOssClient

/** A sandbox, and a client of each of its three deployments of the observability API. */
function prepare() {
  const seed = createSeed({ time })
  const sandbox = createSandbox({ seed, clock: time })
  const services = seed.managed.organizations.flatMap((organization) => organization.services)
  const cloud = { ...sandbox.observabilityCloud, maxRetries: 0 }
  const clients = [
    createObservabilityOssClient({ ...sandbox.observabilityOss, maxRetries: 0 }),
    ...services.map(({ record }) => createObservabilityCloudClient({ ...cloud, serviceId: record.id })),
  ] as unknown as [Client, Client, Client]
  const states = [seed.openSource, ...services.map(({ observability }) => observability)]
  const create = async (index: 0 | 1 | 2, name: string): Promise<Stored> => {
    const tiles = [tile(line({ sourceId: states[index]?.sources[0]?.id }))]
    return (await clients[index].createDashboard({ name, tiles } as never)) as Stored
  }
  const names = () =>
    Promise.all(clients.map(async (client) => (await client.listDashboards()).map(({ name }) => name)))
  return { sandbox, clients, create, names }
}

interface Stored {
  readonly id: string
  readonly tiles: readonly { readonly id: string }[]
}

test('each deployment stores its own dashboards, and no id is assigned twice', async () => {
  const { sandbox, clients, create, names } = prepare()
  const created = [await create(0, 'a'), await create(1, 'b'), await create(2, 'c'), await create(1, 'd')]
  expect(await names()).toEqual([['a'], ['d', 'b'], ['c']])
  const ids = created.flatMap(({ id, tiles }) => [id, ...tiles.map((one) => one.id)])
  expect(new Set(ids).size).toBe(8)
  const snapshot = sandbox.snapshot()
  await clients[1].deleteDashboard(String(created[1]?.id))
  await create(2, 'e')
  expect(await names()).toEqual([['a'], ['d'], ['e', 'c']])
  sandbox.restore(snapshot)
  expect(sandbox.snapshot()).toEqual(snapshot)
  expect(await names()).toEqual([['a'], ['d', 'b'], ['c']])
})

test('an update keeps known ids and replaces unknown ones, and what was read can be sent back', async () => {
  const { clients, create } = prepare()
  const { id, tiles } = await create(0, 'a')
  const [client] = clients
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
  for (const name of ['B', '😀', 'a', 'aa', 'ä', '\uff5e']) await create(0, name)
  expect((await names())[0]).toEqual(['😀', '\uff5e', 'ä', 'aa', 'a', 'B'])
})
