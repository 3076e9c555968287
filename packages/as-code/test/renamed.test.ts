import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deploymentOf } from '../src/deployment/client.ts'
import { readSite } from '../src/deployment/named-objects.ts'
import type { Declared } from '../src/form/declared.ts'
import { type Live, liveObjects } from '../src/form/live.ts'
import { dashboard, project, savedSearch, source, webhook } from '../src/index.ts'
import { kindNames } from '../src/kinds.ts'
import { editStateOf, findRenamed } from '../src/plan/edits.ts'
import { tileOf, usual, World } from './worlds.ts'

const runs = process.env.TEST_TIER === 'all' ? { numRuns: 300 } : { numRuns: 50, seed: 1 }

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

const wanted = project('checkout', [
  ...own.map((name) => dashboard({ name, tiles: [tileOf('Errors', [usual])] })),
  ...own.map((name) => savedSearch({ name, source: source.log('Logs') })),
  ...own.map((name) => webhook({ service: 'slack', name, url: `https://hooks.slack.com/services/T0/B0/${name}` })),
])

const edit = fc.record({
  kind: fc.constantFrom('dashboard', 'copy', 'marks', 'savedSearch', 'webhook', 'alert'),
  index: fc.nat(2),
  name: fc.constantFrom(...names.slice(0, 5)),
  isChanged: fc.boolean(),
})

/** Edits as the user interface does, which sends whole records. */
async function make(
  { raw }: World,
  { kind, index, name, isChanged }: typeof edit extends fc.Arbitrary<infer Edit> ? Edit : never,
) {
  const write = async (): Promise<unknown> => {
    if (kind === 'alert') return await raw.deleteAlert((await raw.listAlerts())[index]?.id ?? '')
    if (kind === 'webhook') {
      const { id = '', ...hook } =
        (await raw.listWebhooks()).filter((each) => `${each.description}`.includes('code:'))[index] ?? {}
      return await raw.updateWebhook(id, {
        ...hook,
        name,
        ...(isChanged ? { url: 'https://hooks.slack.com/services/x' } : {}),
      } as never)
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
  // A server refuses a webhook whose name another has.
  await write().catch(() => undefined)
}

test('a renamed object is found as if each name were tried', async () => {
  const reference = new World('newest')
  await reference.run(wanted)
  const state = reference.sandbox.snapshot()
  let found = 0
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 6 }), async (edits) => {
      const world = new World('newest')
      world.sandbox.restore(state)
      for (const each of edits) await make(world, each)
      const live = liveObjects(await readSite(deploymentOf(world.client)))
      for (const kind of kindNames)
        for (const name of names) {
          const declared = { kind, form: { kind, name, body: {}, parts: [] } } as unknown as Declared
          const renamed = await findRenamed(declared, 'checkout', live)
          expect([kind, name, renamed?.id]).toEqual([kind, name, (await findByTrying(kind, name, live))?.id])
          if (renamed) found++
        }
    }),
    runs,
  )
  expect(found).toBeGreaterThan(10)
})
