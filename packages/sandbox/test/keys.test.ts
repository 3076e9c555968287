import type { CreateKeyRequest, ManagementClient } from '@clouddb/management'
import { toCreateKey, toUpdateKey } from '@clouddb/management/requests'
import { generateKey } from '@clouddb/management/secrets'
import { expect, test } from 'vitest'
import { createSeed } from '../src/index.ts'
import { forbidden, minute, nobody, notFound, outcomeOf, prepare, start } from './management.ts'

const [, developer] = createSeed({ time: start }).managed.organizations[0]?.roles ?? []
const inactive = [401, 'UNAUTHORIZED: Key is not active']
const unknown = [401, 'UNAUTHORIZED: Key is not found']

function prepareKeys(...given: Parameters<typeof prepare>) {
  const { sandbox, client: management } = prepare(...given)
  const withKey = (keyId?: string, keySecret?: string) => management.withOptions({ keyId, keySecret })
  /** Creates a key, and returns its record and a client that uses it. */
  const create = async (more: Partial<CreateKeyRequest> = {}) => {
    const { key, keyId, keySecret } = await management.createKey({ name: 'New', ...more })
    return { key, id: String(key?.id), keyId, keySecret, client: withKey(keyId, keySecret) }
  }
  return { sandbox, management, withKey, create }
}

const opens = (client: ManagementClient) => outcomeOf(client.listKeys())

test('a created key opens the API at once, and no later answer shows its secret', async () => {
  const { management, create, sandbox } = prepareKeys()
  const { key, id, keyId, keySecret, client } = await create({ ipAccessList: [{ source: '127.0.0.0/8' }] })
  expect(key).toMatchObject({ name: 'New', state: 'enabled', keySuffix: keyId?.slice(-4), roles: ['admin'] })
  expect(key).not.toHaveProperty('usedAt')
  sandbox.advance(90_000)
  expect(await opens(client)).toBe(200)
  const shown = await management.getKey(id)
  expect(shown).toMatchObject({ ipAccessList: [{ source: '127.0.0.0/8' }], usedAt: '2026-11-02T09:01:00.000Z' })
  expect(JSON.stringify([shown, await management.listKeys()])).not.toContain(keySecret)
})

test('a key created from hashes opens the API with the secret that was never sent', async () => {
  const { management, withKey } = prepareKeys()
  const { keyId, keySecret, hashData } = await generateKey()
  const created = await management.createKey({ name: 'Own', hashData })
  expect(Object.keys(created)).toEqual(['key'])
  expect(created.key?.keySuffix).toBe(keyId.slice(-4))
  expect(await opens(withKey(keyId, keySecret))).toBe(200)
  expect(await opens(withKey(keyId, `${keySecret}x`))).toEqual(unknown)
})

test('a key is of no use while it is disabled, after it has expired, and once it is deleted', async () => {
  const { management, create, sandbox } = prepareKeys()
  const { id, client } = await create({ expireAt: new Date(start + minute).toISOString() })
  expect(await opens(client)).toBe(200)
  await management.updateKey(id, { state: 'disabled' })
  expect(await opens(client)).toEqual(inactive)
  await management.updateKey(id, { state: 'enabled' })
  sandbox.advance(minute)
  expect(await opens(client)).toEqual(inactive)
  expect(await management.updateKey(id, { expireAt: null })).not.toHaveProperty('expireAt')
  expect(await opens(client)).toBe(200)
  await management.deleteKey(id)
  expect(await opens(client)).toEqual(unknown)
  expect(await outcomeOf(management.getKey(id))).toEqual(notFound)
})

test.each<[source: string | undefined, outcome: unknown]>([
  ['203.0.113.0/24', 200],
  ['203.0.113.7', 200],
  ['203.0.112.0/23', 200],
  ['0.0.0.0/0', 200],
  ['203.0.113.8', forbidden],
  ['198.51.100.0/24', forbidden],
  ['2001:db8::7', forbidden],
  [undefined, forbidden],
])('a key for %s is used from 203.0.113.7 with the outcome %j', async (source, outcome) => {
  const { create } = prepareKeys({}, { address: '203.0.113.7' })
  const { client } = await create({ ipAccessList: source === undefined ? [] : [{ source }] })
  expect(await opens(client)).toEqual(outcome)
})

test.each(['999.1.1.1', '10.0.0.0/33', '10.0.0', 'office', ''])('an access list does not take %j', async (source) => {
  const refused = 'BAD_REQUEST: Body validation failed: ipAccessList.0.source: Expected IP address or CIDR'
  expect(await outcomeOf(prepareKeys().create({ ipAccessList: [{ source }] }))).toEqual([400, refused])
})

test('a key of a developer reads, one of query endpoints does not, and an update replaces the roles', async () => {
  const { management, create } = prepareKeys()
  const { id, client } = await create({ roles: ['developer'] })
  expect([await opens(client), await outcomeOf(client.deleteKey(id))]).toEqual([200, forbidden])
  expect(await opens((await create({ roles: ['query_endpoints'] })).client)).toEqual(forbidden)
  const updated = await management.updateKey(id, { roles: ['admin'] })
  expect(updated).toMatchObject({ roles: ['admin'], assignedRoles: [{ roleName: 'Admin', roleType: 'system' }] })
  expect((await create({ assignedRoleIds: [String(developer?.roleId)] })).key?.assignedRoles).toEqual([developer])
  const unknownRole = management.updateKey(id, { assignedRoleIds: [nobody] })
  expect(await outcomeOf(unknownRole)).toEqual([400, 'BAD_REQUEST: Invalid role id'])
})

test('an organization with custom roles refuses the former ones', async () => {
  const { management, create } = prepareKeys({ hasCustomRoles: true })
  const refused = "BAD_REQUEST: Organization has migrated to Custom Roles. Use 'assignedRoleIds' instead of 'roles'."
  expect(await outcomeOf(management.createKey({ name: 'New', roles: ['admin'] }))).toEqual([400, refused])
  expect((await create()).key).toMatchObject({ roles: [], assignedRoles: [{ roleName: 'Admin' }] })
})

test('an organization has at most 100 keys', async () => {
  const { management, create } = prepareKeys()
  for (let made = (await management.listKeys()).length; made < 100; made++) await create()
  expect(await outcomeOf(management.createKey({ name: 'One more' }))).toContain(400)
})

test('a key that is read and written back stays as it is, and one that is made from it is alike', async () => {
  const { management, create } = prepareKeys()
  const expireAt = new Date(start + minute).toISOString()
  const { key = {}, id } = await create({ assignedRoleIds: [String(developer?.roleId)], expireAt, ipAccessList: [] })
  expect(await management.updateKey(id, toUpdateKey(key))).toEqual(key)
  const copy = (await management.createKey(toCreateKey(key))).key
  expect(copy).toEqual({ ...key, id: copy?.id, keySuffix: copy?.keySuffix })
})
