import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Data } from '../src/document/api-documents.ts'
import { apply, type Project, plan, pull } from '../src/index.ts'
import { tileOf, World } from './worlds.ts'

const runs = process.env.TEST_TIER === 'all' ? { numRuns: 2_000 } : { numRuns: 60, seed: 1 }

/** A project as JSON, in which the steps of a property change fields. */
type File = { project: string; objects: [{ webhook: Data }, { dashboard: Data }] }

const place = { threshold: 1, thresholdType: 'above', interval: '5m' } as const
const channels = [{ ref: 'webhook', service: 'slack', name: 'Pager' }]
const addressOf = (number: number) => `https://hooks.slack.com/services/T0/B0/${number}`

const firstFile = (): File => ({
  project: 'checkout',
  objects: [
    { webhook: { service: 'slack', name: 'Pager', url: { secret: 'WEBHOOK_PAGER_URL' }, description: '0' } },
    {
      dashboard: {
        name: 'Cart',
        tags: ['0'],
        tiles: [{ ...tileOf('Errors', [{ ...place, name: 'Own', channels }]), w: 3 }],
      },
    },
  ],
})

/** What people edit, each as one text. */
type Fields = Readonly<Record<'width' | 'tags' | 'own' | 'theirs' | 'address' | 'description', string>>

async function fieldsOf({ raw }: World): Promise<Fields> {
  const cart = (await raw.listDashboards()).find(({ name }) => name === 'Cart')
  const alerts = (await raw.listAlerts()).filter(({ dashboardId }) => dashboardId === cart?.id)
  const pager = (await raw.listWebhooks()).find(({ name }) => name === 'Pager')
  const thresholds = (wanted: string) =>
    alerts.filter(({ name }) => name === wanted).map(({ threshold }) => `${threshold}`)
  return {
    width: `${cart?.tiles?.[0]?.w}`,
    tags: `${cart?.tags?.filter((tag) => !tag.includes(':'))}`,
    own: `${thresholds('Own')}`,
    theirs: `${thresholds('Theirs')}`,
    address: `${(pager as { url?: string })?.url}`,
    description: `${pager?.description ?? ''}`.replace(/ ?\[.*\]$/, ''),
  }
}

/** Edits a field in the user interface, which sends whole records. */
async function edit({ raw }: World, field: keyof Fields, value: number): Promise<void> {
  const [cart] = (await raw.listDashboards()).filter(({ name }) => name === 'Cart')
  const [pager] = (await raw.listWebhooks()).filter(({ name }) => name === 'Pager')
  const alerts = (await raw.listAlerts()).filter(({ dashboardId }) => dashboardId === cart?.id)
  const own = alerts.find(({ name }) => name === 'Own')
  const { id = '', ...record } = cart ?? {}
  const marks = cart?.tags?.filter((tag) => tag.includes(':')) ?? []
  const tile = { source: 'tile', dashboardId: id, tileId: cart?.tiles?.[0]?.id }
  const channel = { type: 'webhook', webhookId: pager?.id }
  const { service, name, url, description = '' } = pager as unknown as Record<string, string>
  const mark = /\[.*\]$/.exec(description)?.[0] ?? ''
  const edits: Record<keyof Fields, () => Promise<unknown>> = {
    width: () =>
      raw.updateDashboard(id, { ...record, tiles: cart?.tiles?.map((each) => ({ ...each, w: value + 1 })) } as never),
    tags: () => raw.updateDashboard(id, { ...record, tags: [`${value}`, ...marks] } as never),
    own: async () =>
      own && value === 0
        ? await raw.deleteAlert(own.id)
        : own &&
          (await raw.updateAlert(own.id, { ...place, ...tile, channel, name: 'Own', threshold: value } as never)),
    theirs: () => raw.createAlert({ ...place, ...tile, channel, name: 'Theirs', threshold: value + 1 } as never),
    address: () => raw.updateWebhook(pager?.id ?? '', { service, name, description, url: addressOf(value) } as never),
    description: () =>
      raw.updateWebhook(pager?.id ?? '', { service, name, url, description: `${value} ${mark}` } as never),
  }
  await edits[field]()
}

/** Changes a field in the files. */
function write({ objects: [{ webhook }, { dashboard }] }: File, field: keyof Fields, value: number): void {
  const [tile] = (dashboard as { tiles: { w: number; alerts?: Record<string, unknown>[] }[] }).tiles
  const target = { webhook, dashboard } as unknown as Record<string, Record<string, unknown>>
  if (field === 'width' && tile) tile.w = value + 1
  if (field === 'tags' && target.dashboard) target.dashboard.tags = [`${value}`]
  if (field === 'description' && target.webhook) target.webhook.description = `${value}`
  if (field !== 'own' && field !== 'theirs') return
  const name = field === 'own' ? 'Own' : 'Theirs'
  const others = tile?.alerts?.filter((alert) => alert.name !== name) ?? []
  if (tile) tile.alerts = value === 0 ? others : [...others, { ...place, name, threshold: value, channels }]
}

const field = fc.constantFrom<keyof Fields>('width', 'tags', 'own', 'theirs', 'address', 'description')
const value = fc.nat(2)
const step = fc.oneof(
  fc.record({ kind: fc.constant('edit' as const), field, value }),
  fc.record({ kind: fc.constant('write' as const), field, value }),
  fc.record({ kind: fc.constant('pull' as const), isKnown: fc.boolean() }),
  fc.record({ kind: fc.constant('apply' as const), isSet: fc.boolean(), prune: fc.boolean() }),
)

const run = (isSet: boolean, prune = false) => ({ kind: 'apply', isSet, prune }) as const
const edits = (name: keyof Fields, number: number) => ({ kind: 'edit', field: name, value: number }) as const
const writes = (name: keyof Fields, number: number) => ({ kind: 'write', field: name, value: number }) as const
const pulls = { kind: 'pull', isKnown: true } as const

/** Sequences that random ones rarely reach. */
const examples: [(typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]][] = [
  [[edits('width', 1), pulls, writes('width', 0), run(true), edits('width', 1), run(true)]],
  [[edits('width', 1), pulls, writes('width', 2), run(true), edits('width', 1), run(true)]],
  [[edits('width', 1), pulls, edits('width', 2), run(true)]],
  [[edits('own', 2), pulls, edits('own', 1), run(true)]],
  [[edits('theirs', 1), run(true), run(true, true)]],
  [[edits('theirs', 1), writes('width', 1), run(true), run(true, true)]],
  [[edits('address', 1), run(false), run(true)]],
  [[edits('address', 1), writes('description', 1), run(false), run(true)]],
  [[edits('address', 1), { kind: 'pull', isKnown: false }, run(true), run(false), run(true)]],
]

test('no run undoes an edit that neither a run nor `pull` has seen, whatever happens before', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const world = new World('newest')
      let file = firstFile()
      let address = addressOf(0)
      const environment = (isSet: boolean) => (isSet ? { WEBHOOK_PAGER_URL: address } : {})
      await apply(await plan(file as unknown as Project, world.client, { environment: environment(true) }))
      let known = await fieldsOf(world)
      for (const each of steps) {
        if (each.kind === 'edit') await edit(world, each.field, each.value)
        else if (each.kind === 'write') {
          if (each.field === 'address') address = addressOf(each.value)
          else write(file, each.field, each.value)
        } else if (each.kind === 'pull') {
          const { files } = await pull(world.client, { project: 'checkout', json: true })
          file = JSON.parse(files[0]?.text ?? '') as File
          const now = await fieldsOf(world)
          if (each.isKnown) address = now.address
          // A file names the variable of an address, and not the address.
          known = { ...now, address: address === now.address ? now.address : known.address }
        } else {
          const options = { environment: environment(each.isSet), prune: each.prune && ('all' as const) }
          const before = await fieldsOf(world)
          const planned = await plan(file as unknown as Project, world.client, options)
          if (planned.conflicts.length > 0 || planned.refusals.length > 0) continue
          await apply(planned)
          const after = await fieldsOf(world)
          const edited = (Object.keys(before) as (keyof Fields)[]).filter((name) => before[name] !== known[name])
          for (const name of edited) expect([name, after[name]]).toEqual([name, before[name]])
          const isDeclared = (await plan(file as unknown as Project, world.client, options)).notes.length === 0
          known = {
            ...after,
            ...Object.fromEntries(
              edited.map((name) => [name, isDeclared && name !== 'address' ? after[name] : known[name]]),
            ),
          }
        }
      }
    }),
    { ...runs, examples },
  )
})
