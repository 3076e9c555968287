import type { ApiKey } from '@clouddb/management'
import { type KeyRotationError, type KeyToStore, rotateKey } from '@clouddb/management/jobs'
import { expect, test } from 'vitest'
import { createWorld, expectStorable, inTime, useTestTime } from './jobs.ts'
import { admin, expectRotated, old, rotate, storedKey } from './key-rotations.ts'

useTestTime()

const { id } = old

type Fetch = typeof globalThis.fetch

const keyIdOf = (init: RequestInit | undefined) =>
  atob(new Headers(init?.headers).get('authorization')?.slice(6) ?? '').split(':')[0] ?? ''
const isOfNewKey = (init: RequestInit | undefined) => ![old.keyId, admin.keyId].includes(keyIdOf(init))

/** Rotations of one key by a caller, into one vault. */
function createRotation(caller: typeof old | typeof admin) {
  const world = createWorld({ organization: { keys: [admin, old] } })
  const stored = () => storedKey(world)
  let isProved = false
  const oldKey = () => world.organization().keys.find((key) => key.id === id)
  /** A `fetch` that notes the proof: the new key reads its own record. Without it, the old key is to stay as it is. */
  const watch =
    (replace: (init: RequestInit | undefined, send: () => Promise<Response>) => Promise<Response>): Fetch =>
    async (input, init) => {
      const answer = await replace(init, () => world.fetch(input, init))
      const isProof = isOfNewKey(init) && init?.method === 'GET' && answer.status === 200 && stored().id !== id
      if (isProof) isProved ||= (await answer.clone().text()).includes(`"result":{"id":"${stored().id}"`)
      if (!isProved) expect(oldKey()).toMatchObject({ state: 'enabled' })
      return answer
    }
  const run = (fetch: Fetch, credential: object = caller) =>
    inTime(rotate(world, world.client.withOptions({ ...credential, fetch }))).then(
      () => undefined,
      (error: KeyRotationError) => error,
    )
  return { world, watch, run, oldKey, stored, isProved: () => isProved }
}

const json = (status: number, body: object) => () => Response.json(body, { status })
const answers: Readonly<Record<string, () => Response>> = {
  'a 403': json(403, { status: 403, error: 'FORBIDDEN' }),
  'a 401': json(401, { status: 401, error: 'UNAUTHORIZED: Key is not found' }),
  'a 404': json(404, { status: 404, error: 'NOT_FOUND' }),
  'a 500': json(500, { status: 500, error: 'INTERNAL_ERROR' }),
  'an empty result': json(200, { status: 200, result: {} }),
  'no result': json(200, { status: 200 }),
  'another key': json(200, { status: 200, result: { ...admin, state: 'enabled' } }),
  'the page of a proxy': () => new Response('<html>Hello', { headers: { 'content-type': 'text/html' } }),
  'no answer': () => {
    throw new TypeError('fetch failed')
  },
}
const callers = { 'the old key': old, 'an administrator': admin }
const cases = Object.entries(callers).flatMap(([caller, key]) =>
  Object.entries(answers).map(([name, answer]) => [name, caller, key, answer] as const),
)

/** Every request is tried in the nightly tier, and one of nine otherwise. */
const stride = process.env.TEST_TIER === 'all' ? 1 : 9

test.each(cases)(
  '%s in place of any answer to %s loses no key, and leaves the old one until the proof',
  async (name, _, caller, answer) => {
    const first = Object.keys(answers).indexOf(name)
    for (const [at, mode] of ['not applied', 'applied', 'of the new key, from then on'].entries())
      for (let index = (first + at) % stride; index < 9; index += stride) {
        const { world, watch, run, oldKey, stored, isProved } = createRotation(caller)
        let sent = 0
        const faulty = watch(async (init, send) => {
          const isFrom = mode.startsWith('of') ? sent++ >= index && isOfNewKey(init) : sent++ === index
          if (isFrom && mode === 'applied') await send()
          return isFrom ? answer() : send()
        })
        const error = await run(faulty)
        if (error?.newKey && !isProved()) expect(error.message).toContain(`The old key ${id} exists and is enabled.`)
        // One of the keys works, and with it, one more run completes the job, unless it is complete.
        const { keyId, keySecret } = oldKey()?.state === 'enabled' ? old : stored()
        await inTime(Promise.resolve(world.client.withOptions({ keyId, keySecret }).getKey(stored().id)))
        const last = await run(world.fetch, { keyId, keySecret })
        if (!error || last) expect(last?.message).toMatch(/does not exist, and none replaces it/)
        expect(world.organization().keys[0]).toMatchObject(admin)
        await expectRotated(world, 1)
      }
  },
)

test('a new key that is refused for its roles or its access list says so, and what to do', async () => {
  const { world, watch, run, oldKey, stored } = createRotation(admin)
  const refused = watch((init, send) => (isOfNewKey(init) ? Promise.resolve(answers['a 403']?.() as Response) : send()))
  const error = await run(refused)
  expect(error).toMatchObject({ step: 'prove', isStored: true, newKey: { id: stored().id }, oldKey: { id } })
  expect(error?.message).toMatch(
    /exists and is stored\. Its roles or its access list do not admit .* makes one more key\. .* disable the old one/,
  )
  // The key is used where it is stored, and the old one is disabled by hand.
  await world.client.withOptions({ keyId: stored().keyId, keySecret: stored().keySecret }).getOrganization()
  await world.client.withOptions(admin).updateKey(id, { state: 'disabled' })
  expect(await run(world.fetch)).toBeUndefined()
  expect(oldKey()).toBeUndefined()
})

test('a key without roles gets none, and the old key stays, because nothing admits the new one', async () => {
  const world = createWorld({ organization: { keys: [admin, { ...old, assignedRoles: [] }] } })
  const rotation = rotate(world, world.client.withOptions(admin))
  await expect(inTime(rotation)).rejects.toMatchObject({ step: 'prove', newKey: { assignedRoles: [], roles: [] } })
  expect(world.organization().keys).toContainEqual(expect.objectContaining({ id, state: 'enabled' }))
})

/** A client whose server shows keys as a function changes them. */
function clientThatShows(change: (key: ApiKey) => unknown, changed: 'list' | 'creation' = 'list') {
  const { world } = createRotation(admin)
  const isChanged = (key: ApiKey) => (changed === 'list' ? key.id === id : key.name?.includes('replaces'))
  const fetch: Fetch = async (input, init) => {
    const answer = await world.fetch(input, init)
    const { result, ...rest } = (await answer.json()) as { result?: unknown }
    const shown = Array.isArray(result) ? result.map((key) => (isChanged(key) ? change(key) : key)) : result
    return Response.json({ ...rest, result: shown }, answer)
  }
  return { world, client: world.client.withOptions({ ...admin, fetch }) }
}

const values = [undefined, null, 7, '', {}, [null], [7], [{}], [''], [{ roleId: 7 }, { source: 7 }], { every: true }]
const right: Readonly<Record<string, readonly unknown[]>> = {
  name: [''],
  // A key without an expiry never expires.
  expireAt: [undefined, null],
  // An organization without custom roles shows the former roles.
  assignedRoles: [undefined, null],
}
const unshown = ['name', 'state', 'ipAccessList', 'expireAt', 'assignedRoles'].flatMap((field) =>
  values.filter((value) => !right[field]?.includes(value)).map((value) => [field, value] as const),
)
test.each<[wrong: object]>([
  ...unshown.map(([field, value]): [object] => [{ [field]: value }]),
  ...[undefined, null, [], 'admin', [7], {}].map((roles): [object] => [{ assignedRoles: undefined, roles }]),
  [{ assignedRoles: [], roles: 'admin' }],
  [{ assignedRoles: [{ roleId: '3d0f6a52-8c17-4e9b-b2d4-5a7c9e1f0b36' }, { roleName: 'Developer' }] }],
  [{ ipAccessList: [{ source: '127.0.0.0/8', description: 7 }] }],
  [{ ipAccessList: [] }],
  [{ state: 'suspended' }],
])('a key that shows %j is refused before anything is created', async (wrong) => {
  const { world, client } = clientThatShows((key) => ({ ...key, ...wrong }))
  const error: Error = await inTime(rotateKey(client, id, { store: () => {} }).catch((thrown) => thrown))
  expect(error.message).toMatch(/does not show|no list of keys|is empty|is suspended/)
  expect(world.calls()).toEqual(['listKeys'])
})

test.each<[wrong: object, words: string]>([
  [{ assignedRoles: [] }, 'has other rights'],
  [{ assignedRoles: undefined }, 'has other rights'],
  [{ assignedRoles: undefined, roles: undefined }, 'does not show the roles'],
  [{ ipAccessList: [{ source: '0.0.0.0/0' }] }, 'has other rights'],
  [{ ipAccessList: undefined }, 'does not show the access list'],
  [{ expireAt: '2099-01-01T00:00:00Z' }, 'has other rights'],
  [{ state: 'disabled' }, 'is disabled'],
])('a new key that shows %j is deleted again, because it %s', async (wrong, words) => {
  const { world, client } = clientThatShows((key) => ({ ...key, ...wrong }), 'creation')
  const stored: unknown[] = []
  const rotation = rotateKey(client, id, { store: (key) => void stored.push(key) })
  await expect(inTime(rotation)).rejects.toThrow(new RegExp(`failed at 'create': the .*${words}`))
  expect([world.organization().keys.length, stored]).toEqual([2, []])
})

test('a change of the old key during the rotation is not lost', async () => {
  for (const changeAt of [2, 4]) {
    const { world, watch, run, oldKey } = createRotation(admin)
    let sent = 0
    const changing = watch(async (_, send) => {
      const byHand = { ipAccessList: [{ source: '127.0.0.1' }] }
      if (sent++ === changeAt) await world.client.withOptions(admin).updateKey(id, byHand)
      return send()
    })
    expect((await run(changing))?.message).toContain('somebody has changed the old key')
    expect(oldKey()).toMatchObject({ state: 'enabled', ipAccessList: [{ source: '127.0.0.1' }] })
  }
})

test('an answer to the creation that names a key of before is not taken for the new key', async () => {
  const { world } = createRotation(admin)
  const fetch: Fetch = async (input, init) => {
    const answer = await world.fetch(input, init)
    const { id: newId } = init?.method === 'POST' ? (await answer.clone().json()).result.key : { id: 'none' }
    return new Response((await answer.text()).replaceAll(newId, admin.id), answer)
  }
  const store = () => Promise.reject(new Error('no'))
  const rotation = rotateKey(world.client.withOptions({ ...admin, fetch }), id, { store })
  await expect(inTime(rotation)).rejects.toThrow("failed at 'store'")
  expect(world.organization().keys.map((key) => key.id)).toEqual([admin.id, id])
})

test('`store` gets plain data, which copies and JSON have whole, and which prints no secret', async () => {
  const { world } = createRotation(admin)
  const kept: KeyToStore[] = []
  const store = (key: KeyToStore) => void kept.push(key)
  const { id: newId } = await inTime(rotateKey(world.client.withOptions(admin), id, { store }))
  const keySecret = expect.stringMatching(/^\w{42}$/)
  expect(kept).toEqual([{ id: newId, keyId: expect.stringMatching(/^\w{20}$/), keySecret }])
  expectStorable(kept[0] ?? {}, 'keySecret')
})

test.each([
  ['the key ID of the key', old.keyId, `authenticates requests, is not the id .* shows ${id}\\.$`],
  ['the key ID of no key', 'unknownKeyId', 'authenticates requests, is not the id .* shows the ids of keys\\.$'],
])('%s in place of its id is recognized', async (_, given, message) => {
  const { world } = createRotation(admin)
  const rotation = rotateKey(world.client.withOptions(admin), given, { store: () => {} })
  await expect(inTime(rotation)).rejects.toThrow(new RegExp(message))
  expect(world.calls()).toEqual(['listKeys'])
})
