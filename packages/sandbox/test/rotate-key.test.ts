import { inspect } from 'node:util'
import { createManagementClient } from '@clouddb/management'
import { InvalidArgumentError } from '@clouddb/management/errors'
import { type KeyRotationError, type KeyRotationFacts, type KeyToStore, rotateKey } from '@clouddb/management/jobs'
import { expect, test, vi } from 'vitest'
import type { Organization } from '../src/index.ts'
import { createWorld, inTime, type JobWorld, options, useTestTime } from './jobs.ts'
import { admin, old as key, rotateOwn } from './key-rotations.ts'

useTestTime()

const old = { ...key, expireAt: '2099-01-01T00:00:00Z' }
const { id } = old
const seed = { organization: { keys: [old] } }

const shownKeys = ({ organization }: JobWorld) =>
  (organization() as Organization).keys.map(({ name, state }) => [name, state])

test('the steps are reported in their order, and the old key is deleted with the new one', async () => {
  const world = createWorld(seed)
  const steps: string[] = []
  const onProgress = ({ step, oldKey }: KeyRotationFacts) => steps.push(`${step}: ${oldKey?.state ?? 'deleted'}`)
  const key = await inTime(rotateOwn(world, { onProgress, expireAt: null }))
  expect(key).toMatchObject({ name: 'Shop', roles: ['admin'] })
  expect(key.expireAt).toBeUndefined()
  const kept = ['look', 'create', 'store', 'prove', 'delete leftovers'].map((step) => `${step}: enabled`)
  expect(steps).toEqual([...kept, 'disable: disabled', 'delete: deleted', 'rename: deleted'])
  const checked = ['createKey', 'listKeys', 'getKey', 'listKeys']
  expect(world.calls()).toEqual(['listKeys', ...checked, 'updateKey', 'deleteKey', 'listKeys', 'updateKey'])
})

test('a key whose roles forbid it is rotated by the key of an administrator', async () => {
  const [, developer] = createWorld().organization().roles
  const keys = [admin, { ...old, assignedRoles: [developer as never] }]
  const world = createWorld({ organization: { keys, hasCustomRoles: true } })
  const key = await inTime(rotateKey(world.client, id, { store: () => {} }))
  expect(key.assignedRoles).toEqual([developer])
  expect(shownKeys(world)).toEqual([
    ['Admin', 'enabled'],
    ['Shop', 'enabled'],
  ])
})

test('a key that shows its former roles alone is created with these', async () => {
  const world = createWorld(seed)
  const bodies: unknown[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (init?.method === 'POST') bodies.push(JSON.parse(String(init.body)))
    const answer = await world.fetch(input, init)
    return new Response((await answer.text()).replaceAll('"assignedRoles"', '"unknown"'), answer)
  }
  await inTime(rotateKey(world.client.withOptions({ fetch }), id, { store: () => {} }))
  const { ipAccessList, expireAt } = old
  const hashData = expect.any(Object)
  expect(bodies).toEqual([{ name: `Shop (replaces ${id})`, hashData, ipAccessList, expireAt, roles: ['admin'] }])
})

test.each([{}, undefined, { store: 'vault' }, { store: () => {}, expiresAt: null }])(
  'nothing is sent without a `store`, and with an unknown option: %j',
  async (options) => {
    const world = createWorld(seed)
    await expect(rotateKey(world.client, id, options as never)).rejects.toThrow(InvalidArgumentError)
    expect(world.calls()).toEqual([])
  },
)

test('what is refused is sent once', async () => {
  for (const operation of ['listKeys', 'createKey']) {
    const world = createWorld(seed)
    world.fail({ kind: 'status', status: 403, operation })
    await expect(inTime(rotateOwn(world))).rejects.toMatchObject({ name: 'KeyRotationError', cause: { status: 403 } })
    expect(world.calls().at(-1)).toBe(`${operation} 403`)
  }
})

test('if `store` throws, the new key is deleted, and the error shows no secret', async () => {
  const world = createWorld(seed)
  let secret = ''
  const store = ({ keySecret }: KeyToStore) => {
    secret = keySecret
    throw new Error(`The vault refuses ${secret}`)
  }
  const error: KeyRotationError = await inTime(rotateOwn(world, { store }).catch((thrown) => thrown))
  const facts = { step: 'store', oldKey: { id }, newKey: undefined, isStored: false }
  expect(error).toMatchObject({ name: 'KeyRotationError', ...facts })
  expect(error.message).toBe(`rotateKey failed at 'store': \`store\` threw. The old key ${id} exists and is enabled.`)
  expect(inspect({ ...error, cause: undefined }, { showHidden: true })).not.toContain(secret)
  expect(shownKeys(world)).toEqual([['Shop', 'enabled']])
})

test('the error names both keys, and says whether the new one is stored', async () => {
  const world = createWorld(seed)
  const start = performance.now()
  world.fail({ kind: 'status', status: 401, operation: 'getKey', times: Number.POSITIVE_INFINITY })
  const error: KeyRotationError = await inTime(rotateOwn(world).catch((thrown) => thrown))
  expect(performance.now() - start).toBeGreaterThan(30_000)
  const { newKey } = error
  const now = `The old key ${id} exists and is enabled. The new key ${newKey?.id} exists and is stored.`
  expect(error.message).toMatch(
    new RegExp(`^rotateKey failed at 'prove': .* 401.* ${now} Running the job again completes it\\.$`),
  )
  expect(shownKeys(world)).toEqual([
    ['Shop', 'enabled'],
    [`Shop (replaces ${id})`, 'enabled'],
  ])
})

test.each([
  ['nothing', null],
  ['a key without an id', { name: `\u001b[31m${'x'.repeat(9_000)}` }],
  ['another kind of name', { id: admin.id, name: 7 }],
])('a list of keys with %s in it is refused in one short sentence', async (_, wrong) => {
  const fetch = async () => Response.json({ status: 200, result: [old, wrong] })
  const rotation = rotateKey(createManagementClient({ ...options, fetch }), id, { store: () => {} })
  await expect(inTime(rotation)).rejects.toThrow(
    /^rotateKey failed at 'look': the answer of `listKeys` is no list of keys with ids\.$/,
  )
})

test('a `store` that never settles ends with the job', async () => {
  const store = () => new Promise<void>(() => {})
  const late = rotateOwn(createWorld(seed), { store, totalTimeout: 5_000 })
  await expect(inTime(late)).rejects.toMatchObject({ step: 'store', newKey: expect.any(Object), isStored: false })
  const controller = new AbortController()
  const running = rotateOwn(createWorld(seed), { store, signal: controller.signal }).catch((error) => error)
  await vi.advanceTimersByTimeAsync(5_000)
  controller.abort('enough')
  expect(await inTime(running)).toBe('enough')
})

test.each([
  ['expired', { expireAt: '2020-01-01T00:00:00Z' }, id, /expired at 2020-01-01T00:00:00Z. Pass `expireAt`/],
  ['disabled', { state: 'disabled' as const }, id, /is disabled, so it is in use nowhere/],
  ['unknown', {}, '7d1f7a2c-9b3e-4c6d-8e0f-1a2b3c4d5e6f', /does not exist, and none replaces it/],
])('a key that is %s is not rotated', async (_, fields, keyId, message) => {
  const world = createWorld({ organization: { keys: [admin, { ...old, ...fields }] } })
  await expect(inTime(rotateKey(world.client, keyId, { store: () => {} }))).rejects.toThrow(message)
  expect(world.calls()).toEqual(['listKeys'])
})
