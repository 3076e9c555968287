// A user's program: methods of every kind of the three clients, and a project that is applied, with the sandbox of the same
// release. It must print the same before and after an upgrade, so it prints no version.
import { apply, dashboard, plan, project, source } from '@clouddb/as-code'
import { createManagementClient } from '@clouddb/management'
import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { createSandbox } from '@clouddb/sandbox'

const sandbox = createSandbox({ clock: Date.UTC(2026, 0, 12, 9) })
const print = (method: string, ...seen: unknown[]) => console.log(method, ...seen.map((value) => JSON.stringify(value)))

const management = createManagementClient(sandbox.management)
const scaling = { idleScaling: true, idleTimeoutMinutes: 15 }
const service = await management.updateServiceScaling('b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40', scaling)
print('updateServiceScaling', service.name, service.state, service.idleTimeoutMinutes)
print('deleteKey', await management.deleteKey('9f2b4d6c-1a3e-4c5f-8b7d-0e9a2c4f6b81'))

const oss = createObservabilityOssClient(sandbox.observabilityOss)
for (const client of [createObservabilityCloudClient(sandbox.observabilityCloud), oss]) {
  const sources = await client.listSources()
  const select = [{ aggFn: 'count' as const, where: 'SeverityText:error' }]
  const config = { displayType: 'line' as const, sourceId: sources[0]?.id ?? '', select }
  const created = await client.createDashboard({
    name: 'Shop',
    tags: ['shop'],
    tiles: [{ name: 'Errors', x: 0, y: 0, w: 12, h: 4, config }],
  })
  for await (const { name } of client.listDashboards()) print('listDashboards', name)
  const { data, attempts } = await client.listAlerts().withResponse()
  print('listAlerts', data.length, attempts.length, sources.length)
  print('deleteDashboard', created.name, await client.deleteDashboard(created.id))
}

const select = [{ aggFn: 'count', where: 'SeverityText:error' }] as const
const config = { displayType: 'line', source: source.log('Logs'), select } as const
const tiles = [{ name: 'Errors', x: 0, y: 0, w: 12, h: 4, config }]
const shop = project('shop', [dashboard({ name: 'Errors', tiles })])
print('apply', await apply(await plan(shop, oss)))
// An applied project is planned as equal.
print('planAgain', (await plan(shop, oss)).changes)
