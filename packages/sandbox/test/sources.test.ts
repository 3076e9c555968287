import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { fetchWithNames } from '@clouddb/observability-oss/names'
import { toUpdateConnection, toUpdateSource } from '@clouddb/observability-oss/requests'
import { expect, test } from 'vitest'
import { openSandbox, source, time } from './server.ts'

const sent = { name: 'Lab', host: 'http://db.example.com', username: 'u' }

test('a managed service stores filters of a source, and its gateway refuses other fields', async () => {
  const { sandbox, cloud: client } = openSandbox()
  const [organization] = sandbox.snapshot().managed.organizations
  const connection = organization?.services[0]?.observability.connections[0]?.id
  const columns = [{ name: 'ServiceName', label: 'Service' }]
  const filterSettings = { databaseName: 'default', tableName: 'f', columns }
  const created = await client.createSource({ ...source(connection), filterSettings })
  expect(created).toMatchObject({ kind: 'log', filterSettings, disabled: false })
  const refused = client.updateSource(created.id, { ...source(connection), orderByExpression: '' } as never)
  await expect(refused).rejects.toThrow("request body property can't be validated: orderByExpression")
})

test('a source that was read can be sent back, with a chart of the same points', async () => {
  const { client } = openSandbox()
  const points = (sourceId: string) =>
    client.queryChartSeries({
      ...{ startTime: time - 3_600_000, endTime: time, granularity: '1h' },
      series: [{ sourceId, aggFn: 'count', where: '', groupBy: [] }],
    })
  const [seeded] = await client.listSources()
  const created = await client.createSource(source())
  const updated = await client.updateSource(created.id, toUpdateSource(seeded as never))
  expect(updated).toEqual({ ...seeded, id: created.id })
  expect(await points(created.id)).toEqual(await points(String(seeded?.id)))
})

test('a password is in no answer and in no snapshot, and a connection that was read can be sent back', async () => {
  const { sandbox, client } = openSandbox()
  const created = await client.createConnection({ ...sent, password: 'hush' })
  expect(await client.updateConnection(created.id, toUpdateConnection(created))).toEqual(created)
  expect(JSON.stringify(sandbox.snapshot())).not.toContain('hush')
})

test('a connection keeps its prefix of settings until an update names another one, null or nothing', async () => {
  const { client } = openSandbox()
  const { id, ...created } = await client.createConnection({ ...sent, settingPrefix: 'lab_' })
  expect(created.settingPrefix).toBe('lab_')
  const after = async (settingPrefix?: string | null) => {
    await client.updateConnection(id, { ...sent, ...(settingPrefix !== undefined && { settingPrefix }) })
    return (await client.getConnection(id)).settingPrefix
  }
  for (const [change, expected] of [
    [undefined, 'lab_'],
    ['A1_', 'A1_'],
    [null, undefined],
    ['x', 'x'],
    ['', undefined],
  ] as const)
    expect(await after(change)).toBe(expected)
  for (const wrong of ['a b', 'a-b', 'ä', 7])
    await expect(after(wrong as string)).rejects.toMatchObject({ status: 400 })
  for (const wrong of ['', 'a.b'])
    await expect(client.createConnection({ ...sent, settingPrefix: wrong })).rejects.toMatchObject({ status: 400 })
})

test('a prefix that a deployment calls by another name is translated, and lost by no update without the translation', async () => {
  const options = openSandbox().sandbox.observabilityOss
  const field = (own: string, other: string) => fetchWithNames({ fields: { [own]: other } }, options.fetch)
  // The sandbox has the neutral name, so that this client has the other one.
  const acme = createObservabilityOssClient({ ...options, fetch: field('acmePrefix', 'settingPrefix') as never })
  const created = await acme.createConnection({ ...sent, acmePrefix: 'lab_' } as never)
  expect(created).toMatchObject({ acmePrefix: 'lab_' })
  const request = toUpdateConnection(created)
  expect(request).toEqual(sent)
  expect(await acme.updateConnection(created.id, request)).toMatchObject({ acmePrefix: 'lab_' })
})
