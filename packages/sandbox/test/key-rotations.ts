import { type KeyToStore, type RotateKeyOptions, rotateKey } from '@clouddb/management/jobs'
import { hashKey } from '@clouddb/management/secrets'
import { expect } from 'vitest'
import type { JobWorld } from './jobs.ts'

/** The key that tests rotate. */
export const old = {
  id: '5d1f7a2c-9b3e-4c6d-8e0f-1a2b3c4d5e6f',
  name: 'Shop',
  keyId: 'oldKeyIdOldKeyId1234',
  keySecret: 'old-secret',
  ipAccessList: [{ source: '127.0.0.0/8', description: 'Office' }],
}

/** The key of an administrator, who can rotate each key. */
export const admin = {
  id: '1d1f7a2c-9b3e-4c6d-8e0f-1a2b3c4d5e6f',
  name: 'Admin',
  keyId: 'adminKeyIdAdmin5678',
  keySecret: 'admin-secret',
}

/** The keys that jobs have stored, by world. */
const vaults = new WeakMap<JobWorld, KeyToStore>()

/** The key that was stored last; the old one before any other. */
export const storedKey = (world: JobWorld): KeyToStore => vaults.get(world) ?? old

/** Rotates the key, and stores the new one. */
export function rotate(
  world: JobWorld,
  client = world.client,
  options: Partial<RotateKeyOptions> = {},
  named = old.id,
) {
  return rotateKey(client, named, { store: (key) => void vaults.set(world, key), ...options })
}

/** Rotates the key as a program does that reads its own key from where the job stores it. */
export function rotateOwn(world: JobWorld, options?: Partial<RotateKeyOptions>, named?: string) {
  const isOldActive = world.organization().keys.some((key) => key.id === old.id && key.state === 'enabled')
  return rotate(world, world.client.withOptions(isOldActive ? old : storedKey(world)), options, named)
}

/** Expects one key beside those of others: the stored one, which has all that the old one had. */
export async function expectRotated(world: JobWorld, others = 0): Promise<void> {
  const { id, keyId, keySecret } = storedKey(world)
  const { name, ipAccessList } = old
  const hashes = await hashKey(keyId, keySecret)
  const kept = { id, name, ipAccessList, hashes, state: 'enabled', assignedRoles: expect.any(Array) }
  expect(world.organization().keys.slice(others)).toEqual([expect.objectContaining(kept)])
  expect(id).not.toBe(old.id)
}
