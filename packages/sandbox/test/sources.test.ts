import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { toUpdateConnection, toUpdateSource } from '@clouddb/observability-oss/requests'
import { expect, test } from 'vitest'
import { createSandbox } from '../src/index.ts'
import { source, time } from './server.ts'

const sandbox = () => createSandbox({ clock: time })

test('a managed service stores filters of a source, and its gateway refuses other fields', async () => {
  const { observabilityCloud, snapshot } = sandbox()
  const client = createObservabilityCloudClient(observabilityCloud)
  const [organization] = snapshot().managed.organizations
  const connection = organization?.services[0]?.observability.connections[0]?.id
  const filterSettings = {
    databaseName: 'default',
    tableName: 'f',
    columns: [{ name: 'ServiceName', label: 'Service' }],
  }
  const created = await client.createSource({ ...source(connection), filterSettings })
  expect(created).toMatchObject({ kind: 'log', filterSettings, disabled: false })
  const refused = client.updateSource(created.id, { ...source(connection), orderByExpression: '' } as never)
  await expect(refused).rejects.toThrow("request body property can't be validated: orderByExpression")
})

test('a source that was read can be sent back, with a chart of the same points', async () => {
  const client = createObservabilityOssClient(sandbox().observabilityOss)
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
  const { observabilityOss, snapshot } = sandbox()
  const client = createObservabilityOssClient(observabilityOss)
  const created = await client.createConnection({
    name: 'A',
    host: 'https://a.example.com',
    username: 'a',
    password: 'hush',
  })
  const updated = await client.updateConnection(created.id, toUpdateConnection(created))
  expect(updated).toEqual(created)
  expect(JSON.stringify(snapshot())).not.toContain('hush')
})
