import { createManagementClient } from '@clouddb/management'
import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { expect, test } from 'vitest'
import { createSandbox } from '../src/index.ts'

test('remembers a dashboard that a client created', async () => {
  const sandbox = createSandbox()
  const client = createObservabilityOssClient(sandbox.observabilityOss)
  const { id } = await client.createDashboard({ name: 'Checkout', tiles: [] })
  expect(await client.listDashboards()).toMatchObject([{ id, name: 'Checkout' }])
})

test('keeps the dashboards of the two deployments apart', async () => {
  const sandbox = createSandbox()
  const cloud = createObservabilityCloudClient(sandbox.observabilityCloud)
  await cloud.createDashboard({ name: 'Checkout', tiles: [] })
  expect(await createObservabilityOssClient(sandbox.observabilityOss).listDashboards()).toEqual([])
})

test('refuses in the words of a server', async () => {
  const { fetch, observabilityOss } = createSandbox()
  const answer = await fetch(`${observabilityOss.baseUrl}/api/v2/dashboards`, {
    method: 'POST',
    headers: { authorization: `Bearer ${observabilityOss.apiKey}`, 'content-type': 'application/json' },
    body: '{"name":1}',
  })
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { message: 'Body validation failed: name: Expected string, received number; tiles: Required' },
  ])
})

test('changes the scaling of a service', async () => {
  const sandbox = createSandbox()
  const client = createManagementClient(sandbox.management)
  const service = sandbox.snapshot().managed.organizations[0]?.services[0]?.record.id as string
  expect(await client.updateServiceScaling(service, { idleScaling: false })).toMatchObject({ idleScaling: false })
})
