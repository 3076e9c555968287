import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Declared } from '../src/form/declared.ts'
import type { Live } from '../src/form/live.ts'
import { kindNames } from '../src/kinds.ts'
import { editStateOf, findRenamed } from '../src/plan/edits.ts'
import { board, checkout, logs, tileOf, usual } from './declarations.ts'
import { deployed, isNightly, sentencesOf, World } from './worlds.ts'

const runs = isNightly ? { numRuns: 300 } : { numRuns: 50, seed: 1 }

const names = ['Cart', 'Payment', 'Shop', 'Basket', 'Orders', ''] as const

/** Each name is tried for each object, as a plan would do with unlimited time. */
async function findByTrying(kind: string, name: string, live: readonly Live[]): Promise<Live | undefined> {
  for (const each of live) {
    const isOwn = each.mark?.project === 'checkout' && each.kind === kind
    if (!isOwn || !(await editStateOf(each)).editedSince) continue
    if (!(await editStateOf({ ...each, form: { ...each.form, name } })).editedSince) return each
  }
  return undefined
}

const own = names.slice(0, 3)

const wanted = checkout(
  ...own.map((name) => board(name, tileOf('Errors', [usual]))),
  ...own.map((name) => ({ savedSearch: { name, source: logs } })),
  ...own.map((name) => ({
    webhook: { service: 'slack', name, url: `https://hooks.slack.com/services/T0/B0/${name}` },
  })),
)

interface Edit {
  readonly kind: string
  readonly index: number
  readonly name: string
  readonly isChanged: boolean
}

const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom('dashboard', 'copy', 'marks', 'savedSearch', 'webhook', 'alert'),
  index: fc.nat(2),
  name: fc.constantFrom(...names.slice(0, 5)),
  isChanged: fc.boolean(),
})

/** Edits as the user interface does, which sends whole records. */
async function make({ raw }: World, { kind, index, name, isChanged }: Edit): Promise<unknown> {
  if (kind === 'alert') return await raw.deleteAlert((await raw.listAlerts())[index]?.id ?? '')
  if (kind === 'webhook') {
    const hooks = (await raw.listWebhooks()).filter(({ description }) => `${description}`.includes('code:'))
    const { id = '', ...hook } = hooks[index] ?? {}
    const changed = isChanged ? { url: 'https://hooks.slack.com/services/x' } : {}
    return await raw.updateWebhook(id, { ...hook, name, ...changed } as never)
  }
  const list = kind === 'savedSearch' ? await raw.listSavedSearches() : await raw.listDashboards()
  const { id = '', ...record } = list.filter(({ tags }) => tags?.includes('code:checkout'))[index] ?? { tags: [] }
  const tags =
    kind === 'marks'
      ? ['code:checkout', isChanged ? 'rev:1zz' : 'unfinished:10000000']
      : [...(record.tags ?? []), ...(isChanged ? ['mine'] : [])]
  const body = { ...record, name, tags } as never
  if (kind === 'savedSearch') return await raw.updateSavedSearch(id, body)
  return kind === 'copy' ? await raw.createDashboard(body) : await raw.updateDashboard(id, body)
}

test('a renamed object is found as if each name were tried', async () => {
  const state = (await deployed(wanted)).sandbox.snapshot()
  let found = 0
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 6 }), async (edits) => {
      const world = new World('newest', { seed: state })
      // A server refuses a webhook whose name another has.
      for (const each of edits) await make(world, each).catch(() => undefined)
      const live = await world.objects()
      for (const kind of kindNames)
        for (const name of names) {
          const declared = { kind, was: [], form: { kind, name, body: {}, parts: [] } } as unknown as Declared
          const renamed = await findRenamed(declared, 'checkout', live)
          expect([kind, name, renamed?.id]).toEqual([kind, name, (await findByTrying(kind, name, live))?.id])
          if (renamed) found++
        }
    }),
    runs,
  )
  expect(found).toBeGreaterThan(10)
})

test('an object that was renamed in the files, and otherwise on the deployment, is found and not created again', async () => {
  const world = await deployed(checkout(board('Cart')))
  await world.editDashboard(() => ({ name: 'Basket' }))
  const { changes, conflicts } = await world.plan(checkout({ dashboard: { name: 'Shop', was: ['Cart'], tiles: [] } }))
  expect([changes, sentencesOf(...conflicts)]).toEqual([
    [],
    expect.stringContaining('renamed on the deployment, to "Basket"'),
  ])
})

test('a plan says which objects have a new name already, and of no other ones', async () => {
  const world = await deployed(checkout(board('Cart')))
  const shop = checkout({ dashboard: { name: 'Shop', was: ['Cart'], tiles: [] } })
  const { id } = await world.raw.createDashboard({ name: 'Shop', tiles: [] })
  expect((await world.plan(shop)).changes).toMatchObject([
    { action: 'update', effects: [`${id} has this name, too, and no project owns it: there will be two of them`] },
  ])
  await world.raw.deleteDashboard(id)
  const [other] = (await world.plan({ ...shop, project: 'other' })).changes
  expect(other).toMatchObject({ action: 'create', effects: [] })
})

test('a webhook does not get the name of another one, which servers refuse', async () => {
  const hook = (name: string, more = {}) => ({
    webhook: { service: 'slack', name, url: 'https://hooks.slack.com/services/T0/B0/1', ...more },
  })
  const world = await deployed(checkout(hook('Pager')))
  const { id } = await world.raw.createWebhook(hook('Team').webhook as never)
  const { changes, conflicts } = await world.plan(checkout(hook('Team', { was: ['Pager'] })))
  expect([changes, sentencesOf(...conflicts)]).toEqual([
    [],
    `${id} has this name, too, and no project owns it: servers refuse a second one`,
  ])
})
