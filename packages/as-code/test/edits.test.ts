import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apply, type Project, pull } from '../src/index.ts'
import { above, tile } from './declarations.ts'
import { isNightly, World } from './worlds.ts'

const runs = isNightly ? { numRuns: 2_000 } : { numRuns: 15, seed: 1 }

type Alert = { readonly name: string; readonly threshold: number }

/** A project as JSON, in which the steps of a property change fields. */
interface File {
  readonly project: string
  readonly objects: [
    { webhook: { name: string; description?: string } },
    { dashboard: { name: string; tags?: string[]; tiles: [{ w: number; alerts?: Alert[] }] } },
  ]
}

const channels = [{ ref: 'webhook', service: 'slack', name: 'Pager' }]
const addressOf = (number: number) => `https://hooks.slack.com/services/T0/B0/${number}`

const firstFile = (): File => {
  const pager = { service: 'slack', name: 'Pager', url: { secret: 'WEBHOOK_PAGER_URL' }, description: '0' }
  const errors = tile('Errors', { alerts: [{ ...above, name: 'Own', channels }], w: 3 }) as never
  return {
    project: 'checkout',
    objects: [{ webhook: pager }, { dashboard: { name: 'Cart', tags: ['0'], tiles: [errors] } }],
  }
}

/** What people edit, each as one text. */
const fieldNames = ['width', 'tags', 'own', 'theirs', 'address', 'description'] as const
type Field = (typeof fieldNames)[number]
type Fields = Readonly<Record<Field, string>>

/** The dashboard, its alerts, and the webhook of the project. */
async function recordsIn(world: World) {
  const cart = await world.find('Cart')
  const alerts = (await world.raw.listAlerts()).filter(({ dashboardId }) => dashboardId === cart.id)
  const [pager] = (await world.oss.listWebhooks()).filter(({ name }) => name === 'Pager')
  return { cart, alerts, pager: pager as { id: string; url?: string; description?: string } }
}

async function fieldsOf(world: World): Promise<Fields> {
  const { cart, alerts, pager } = await recordsIn(world)
  const thresholds = (wanted: string) => `${alerts.flatMap((each) => (each.name === wanted ? each.threshold : []))}`
  return {
    width: `${cart.tiles?.[0]?.w}`,
    tags: `${cart.tags?.filter((tag) => !tag.includes(':'))}`,
    own: thresholds('Own'),
    theirs: thresholds('Theirs'),
    address: `${pager.url}`,
    description: `${pager.description ?? ''}`.replace(/ ?\[.*\]$/, ''),
  }
}

/** Edits a field in the user interface. */
async function edit(world: World, field: Field, value: number): Promise<unknown> {
  const { cart, alerts, pager } = await recordsIn(world)
  const own = alerts.find(({ name }) => name === 'Own')
  const [mark = ''] = /\[.*\]$/.exec(`${pager.description}`) ?? []
  const putHook = (change: object) => world.raw.updateWebhook(pager.id, { ...pager, ...change } as never)
  const channel = { type: 'webhook', webhookId: pager.id }
  if (field === 'theirs') return world.addAlert(cart, { channel, name: 'Theirs', threshold: value + 1 })
  if (field === 'address') return putHook({ url: addressOf(value) })
  if (field === 'description') return putHook({ description: `${value} ${mark}` })
  if (field === 'own' && value > 0) return own && world.editAlert(own, { threshold: value })
  if (field === 'own') return own && world.raw.deleteAlert(own.id)
  return world.editDashboard(({ tags = [], tiles = [] }) =>
    field === 'width'
      ? { tiles: tiles.map((each) => ({ ...each, w: value + 1 })) }
      : { tags: [`${value}`, ...tags.filter((tag) => tag.includes(':'))] },
  )
}

/** Changes a field in the files. */
function write({ objects: [{ webhook }, { dashboard }] }: File, field: Field, value: number): void {
  const [first] = dashboard.tiles
  if (field === 'width') first.w = value + 1
  if (field === 'tags') dashboard.tags = [`${value}`]
  if (field === 'description') webhook.description = `${value}`
  if (field !== 'own' && field !== 'theirs') return
  const name = field === 'own' ? 'Own' : 'Theirs'
  const others = first.alerts?.filter((alert) => alert.name !== name) ?? []
  first.alerts = value === 0 ? others : [...others, { ...above, name, threshold: value, channels } as Alert]
}

type Step =
  | { readonly kind: 'edit' | 'write'; readonly field: Field; readonly value: number }
  | { readonly kind: 'pull'; readonly isKnown: boolean }
  | { readonly kind: 'apply'; readonly isSet: boolean; readonly prune: boolean }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('edit', 'write'),
      field: fc.constantFrom(...fieldNames),
      value: fc.nat(2),
    }),
  },
  fc.record({ kind: fc.constant('pull'), isKnown: fc.boolean() }),
  fc.record({ kind: fc.constant('apply'), isSet: fc.boolean(), prune: fc.boolean() }),
)

const run = (isSet: boolean, prune = false): Step => ({ kind: 'apply', isSet, prune })
const edits = (field: Field, value: number): Step => ({ kind: 'edit', field, value })
const writes = (field: Field, value: number): Step => ({ kind: 'write', field, value })
const pulls: Step = { kind: 'pull', isKnown: true }

/** Sequences that random ones rarely reach. */
const examples: [Step[]][] = [
  [[edits('width', 1), pulls, writes('width', 0), run(true), edits('width', 1), run(true)]],
  [[edits('width', 1), pulls, writes('width', 2), run(true), edits('width', 1), run(true)]],
  [[edits('width', 1), pulls, edits('width', 2), run(true)]],
  [[edits('own', 2), pulls, edits('own', 1), run(true)]],
  [[edits('theirs', 1), run(true), run(true, true)]],
  [[writes('theirs', 2), run(false), edits('theirs', 1), run(false), writes('theirs', 1), run(false)]],
  [[edits('theirs', 1), writes('width', 1), run(true), run(true, true)]],
  [[edits('address', 1), run(false), run(true)]],
  [[edits('address', 1), writes('description', 1), run(false), run(true)]],
  [[edits('address', 1), { kind: 'pull', isKnown: false }, run(true), run(false), run(true)]],
]

/**
 * The value of a field before a run, or the value after it where the run undid an edit. A run may change an alert of the
 * project although somebody added another alert with the same name.
 */
function stillThere(field: Field, known?: Fields, before?: Fields, after?: Fields): string | undefined {
  if (field !== 'theirs') return after?.[field]
  const [own, all, left] = [known, before, after].map((fields) => `${fields?.theirs}`.split(',').filter(Boolean))
  const added = all?.filter((each) => !own?.includes(each) || own.splice(own.indexOf(each), 1).length === 0)
  return added?.every((each) => left?.includes(each)) ? before?.theirs : after?.theirs
}

/** People who edit a deployment, write files, pull and apply, and what they have seen. */
class Team {
  readonly #world = new World()
  #file = firstFile()
  #address = addressOf(0)
  #known: Fields | undefined

  async take(each: Step): Promise<void> {
    if (each.kind === 'edit') await edit(this.#world, each.field, each.value)
    else if (each.kind === 'pull') await this.#pull(each.isKnown)
    else if (each.kind === 'apply') await this.apply(each.isSet, each.prune)
    else if (each.field === 'address') this.#address = addressOf(each.value)
    else write(this.#file, each.field, each.value)
  }

  async #pull(isKnown: boolean): Promise<void> {
    const { files } = await pull(this.#world.client, { project: 'checkout', json: true })
    this.#file = JSON.parse(files[0]?.text ?? '')
    const now = await fieldsOf(this.#world)
    if (isKnown) this.#address = now.address
    // A file names the variable of an address, and not the address.
    this.#known = { ...now, address: this.#address === now.address ? now.address : `${this.#known?.address}` }
  }

  /** Expects that the run undoes no edit that nobody has seen. */
  async apply(isSet: boolean, prune: boolean): Promise<void> {
    const [world, file] = [this.#world, this.#file as unknown as Project]
    const environment = isSet ? { WEBHOOK_PAGER_URL: this.#address } : {}
    const options = { environment, prune: prune && ('all' as const) }
    const known = this.#known
    const before = known && (await fieldsOf(world))
    const planned = await world.plan(file, options)
    if (planned.conflicts.length > 0 || planned.refusals.length > 0) return
    await apply(planned)
    const after = await fieldsOf(world)
    const edited = fieldNames.filter((name) => before?.[name] !== known?.[name])
    for (const name of edited) expect([name, stillThere(name, known, before, after)]).toEqual([name, before?.[name]])
    const isDeclared = (await world.plan(file, options)).notes.length === 0
    const seen = edited.map((name) => [name, isDeclared && name !== 'address' ? after[name] : known?.[name]])
    this.#known = { ...after, ...Object.fromEntries(seen) }
  }
}

test('no run undoes an edit that neither a run nor `pull` has seen, whatever happens before', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const team = new Team()
      await team.apply(true, false)
      for (const each of steps) await team.take(each)
    }),
    { ...runs, examples },
  )
})
