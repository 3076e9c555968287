import type { CreateSavedQueryRequest } from '@clouddb/management'
import { createManagementClient } from '@clouddb/management'
import { expect, test } from 'vitest'
import { day, nobody, notFound, outcomeOf, prepare } from './management.ts'

test('a client without an organization finds the one of its key', async () => {
  const { sandbox } = prepare()
  const client = createManagementClient({ ...sandbox.management, organizationId: undefined })
  await expect(client.listKeys()).rejects.toThrow('organizationId')
  const [organization] = await client.listOrganizations()
  const management = client.withOptions({ organizationId: String(organization?.id) })
  expect(await management.getOrganization()).toEqual(organization)
})

test('an organization keeps what it is told, and what it is not told', async () => {
  const { client: management } = prepare()
  const endpoint = { id: 'vpce-1', description: 'Office', cloudProvider: 'aws', region: 'eu-central-1' } as const
  await management.updateOrganization({ name: 'Acme', privateEndpoints: { add: [endpoint, { id: 'vpce-2' }] } })
  await management.updateOrganization({ enableCoreDumps: false, privateEndpoints: { remove: [{ id: 'vpce-2' }] } })
  const kept = { name: 'Acme', enableCoreDumps: false, privateEndpoints: [endpoint] }
  expect(await management.getOrganization()).toMatchObject({ ...kept, capabilities: { snapshots: true } })
})

test('a member has roles until it is deleted', async () => {
  const { client: management } = prepare()
  const [admin, developer] = await management.listMembers()
  const id = String(developer?.userId)
  expect([admin?.role, developer?.role]).toEqual(['admin', 'developer'])
  await management.updateMember(id, { assignedRoleIds: [String(admin?.assignedRoles?.[0]?.roleId)] })
  expect(await management.getMember(id)).toMatchObject({ role: 'admin', assignedRoles: [{ roleName: 'Admin' }] })
  await management.deleteMember(id)
  expect(await outcomeOf(management.getMember(id))).toEqual(notFound)
})

test('a renamed role has its new name wherever it is assigned, also in a state that was restored from JSON', async () => {
  const { sandbox, client } = prepare({ hasCustomRoles: true })
  const [[key], [member]] = [await client.listKeys(), await client.listMembers()]
  const actors = [`apiKey/${key?.id}`, `user/${member?.userId}`]
  const { id } = await client.createRole({ name: 'Night', actors, policies: [] })
  await client.createInvitation({ email: 'new@example.com', assignedRoleIds: [id] })
  sandbox.restore(JSON.parse(JSON.stringify(sandbox.snapshot())))
  await client.updateRole(id, { name: 'Day' })
  for (const list of [client.listKeys, client.listMembers, client.listInvitations])
    expect((await list())[0]?.assignedRoles?.at(-1)).toMatchObject({ roleId: id, roleName: 'Day' })
})

test('an invitation is open until it is deleted or expires, and nobody is invited twice', async () => {
  const { client: management, sandbox } = prepare()
  const invite = (email: string) => management.createInvitation({ email, role: 'developer' })
  const invitation = await invite('New@Example.com')
  const expireAt = '2026-11-09T09:00:00.000Z'
  expect(invitation).toMatchObject({ email: 'new@example.com', role: 'developer', expireAt })
  expect(await management.getInvitation(String(invitation.id))).toEqual(invitation)
  for (const email of ['new@example.com', 'ada@example.com'])
    expect(await outcomeOf(invite(email))).toEqual([
      409,
      'CONFLICT: The address is that of a member, or invited already',
    ])
  await management.deleteInvitation(String((await invite('other@example.com')).id))
  expect(await management.listInvitations()).toHaveLength(1)
  sandbox.advance(7 * day)
  expect(await management.listInvitations()).toEqual([])
  expect(await outcomeOf(management.deleteInvitation(nobody))).toEqual(notFound)
})

test('activities say who did what, the newest first, and nothing of reads and refusals', async () => {
  const { client: management, sandbox, primary: serviceId } = prepare({}, { address: '203.0.113.7' })
  const { key } = await management.createKey({ name: 'New' })
  sandbox.advance(day)
  await management.updateKey(String(key?.id), { name: 'New', state: 'disabled', ipAccessList: [], roles: ['admin'] })
  await management.updateBackupConfiguration(serviceId, { backupPeriodInHours: 6 })
  await outcomeOf(management.deleteKey(nobody))
  const activities = await management.listActivities()
  const common = { actorType: 'api', actorDetails: 'Sandbox', actorIpAddress: '203.0.113.7' }
  const update = { type: 'openapi_key_update', targetKeyId: key?.id, createdAt: '2026-11-03T09:00:00.000Z' }
  expect(activities).toMatchObject([
    { ...common, type: 'service_update_backup_configuration', serviceId },
    { ...common, ...update, keyUpdateType: 'ip-access-list-changed' },
    { ...common, ...update, keyUpdateType: 'state-changed' },
    ...[2, 1].map(() => ({ actorType: 'system', type: 'service_idle', createdAt: '2026-11-02T09:15:00.000Z' })),
    { ...common, type: 'key_create', createdAt: '2026-11-02T09:00:00.000Z' },
  ])
  expect(await management.getActivity(String(activities[1]?.id))).toEqual(activities[1])
  expect(await outcomeOf(management.getActivity('6a7247421a1886ac652866b7'))).toEqual(notFound)
  const firstDay = { to_date: '2026-11-02T23:59:59Z' }
  expect(await management.listActivities({ query: firstDay })).toEqual(activities.slice(3))
  expect(await management.listActivities({ query: { from_date: '2026-11-03T00:00:00Z' } })).toHaveLength(3)
})

test('a refused query lists what is wrong in it beside the words', async () => {
  const { client, primary } = prepare()
  const wrong = { sql: 'select 1', database: 'default' } as CreateSavedQueryRequest
  const issues = [{ path: ['name'], code: 'invalid_type', message: 'Required' }]
  const body = { error: 'BAD_REQUEST: Body validation failed: name: Required', issues }
  await expect(client.createSavedQuery(primary, wrong)).rejects.toMatchObject({ status: 400, body })
})

type Asked = [day: string, ask: (call: ReturnType<typeof prepare>) => PromiseLike<unknown>[]]
test.each([
  ['2026-09-05', (call) => [call.client.getDataPipelineContext(call.primary), call.client.listPrometheusTargets()]],
  ['2026-09-12', (call) => [call.client.listQueryApiEndpoints(call.primary)]],
  ['2026-09-15', (call) => [call.client.listSnapshots(call.primary)]],
  ['2026-09-16', ({ client, primary }) => [client.getSnapshotConfiguration(primary), client.listSavedQueries(primary)]],
  ['2026-09-16', ({ client }) => [client.getCreditBalances(), client.getActiveBalances(), client.getIdentity()]],
] satisfies Asked[])('a managed deployment has operations of %s from that day on: %o', async (since, ask) => {
  const eve = new Date(Date.parse(since) - day).toISOString().slice(0, 10)
  for (const [managedSince, outcome] of [[eve, 404] as const, [since, 200] as const])
    for (const asked of ask(prepare({}, { managedSince }))) expect([await outcomeOf(asked)].flat()[0]).toBe(outcome)
})

test('an older managed deployment does not show what an organization may use', async () => {
  for (const [managedSince, shown] of [['2026-09-15', false] as const, ['2026-09-16', true] as const])
    expect('capabilities' in (await prepare({}, { managedSince }).client.getOrganization())).toBe(shown)
})

test('a query API endpoint keeps its address, and one of a user is only read', async () => {
  const { sandbox, client, primary } = prepare()
  const [key] = await client.listKeys()
  const request = { name: 'a', sql: 'select 1', database: 'default', apiKeyIds: [key?.id ?? ''], roles: ['reader'] }
  const { id, url } = await client.createQueryApiEndpoint(primary, { ...request, parameters: { day: 'Date' } })
  expect(url).toContain(id)
  const updated = await client.updateQueryApiEndpoint(primary, id, { ...request, name: 'b' })
  const defaults = { parameters: {}, allowedOrigins: [], ownerType: 'queryApiEndpoint' }
  expect(updated).toEqual({ ...request, ...defaults, id, url, name: 'b' })
  expect(await client.getQueryApiEndpoint(primary, id)).toEqual(updated)
  const state = sandbox.snapshot()
  Object.assign(state.managed.organizations[0]?.objects?.queryApiEndpoint?.[0]?.record ?? {}, { ownerType: 'user' })
  sandbox.restore(state)
  const refused = [409, 'CONFLICT: The endpoint is owned by a user']
  expect(await outcomeOf(client.updateQueryApiEndpoint(primary, id, request))).toEqual(refused)
  expect(await outcomeOf(client.deleteQueryApiEndpoint(primary, id))).toEqual(refused)
  expect(await client.listQueryApiEndpoints(primary)).toMatchObject([{ id, ownerType: 'user' }])
})
