import { describe, expect, test } from 'vitest'
import {
  type Declaration,
  dashboard,
  existingWebhook,
  project,
  pull,
  savedSearch,
  source,
  webhook,
} from '../src/index.ts'
import { above, answering, cartOf, tileOf, World } from './worlds.ts'

type Data = Readonly<Record<string, unknown>>

const chat = existingWebhook('slack', 'Chat')
const mail = { type: 'email', emailRecipients: ['on-call@example.com'] } as const

const cart = (threshold: number, channels: readonly unknown[] = [chat]) =>
  cartOf([tileOf('Errors', [{ ...above, name: 'Errors', threshold, channels }])])

/** Shows records of a list in another form until one is written, as a newer server does. */
function showing(world: World, path: string, change: (record: Data) => Data): () => string[] {
  const written: string[] = []
  const changed = (value: unknown) => (Array.isArray(value) ? value.map(change) : value && change(value as Data))
  const shown = answering((page, { method, path: asked }) =>
    asked.includes(path) && method === 'GET' && written.length === 0
      ? { ...page, data: changed(page.data), result: changed(page.result) }
      : page,
  )
  world.intercept = (input, init, pass) => {
    if (init.method === 'PUT' && input.includes(path)) written.push(`${init.body}`)
    return shown(input, init, pass)
  }
  return () => written
}

const pager = { type: 'pager', pagerId: 'on-call' }
const withField = (name: string, value: unknown) => (record: Data) => ({ ...record, [name]: value })
const withChannels = (change: (first: Data) => readonly Data[]) => (record: Data) => ({
  ...record,
  channels: change(record.channel as Data),
})

describe.each(['newest', 'managed'] as const)('on the deployment %s', (age) => {
  test.each<[what: string, change: (record: Data) => Data, path: string, isDrift: boolean]>([
    ['a title', withField('displayName', 'Mine'), 'displayName', false],
    ['tags', withField('tags', ['team']), 'tags', false],
    ['an object of a newer server', withField('mute', { until: null }), 'mute', false],
    ['a second channel of an unknown kind', withChannels((first) => [first, pager]), 'channels[1]', true],
    ['a field of a channel', withChannels((first) => [{ ...first, colour: 'red' }]), 'channels[0].colour', false],
  ])(
    'an update of an alert names what no request carries, and does not lose it: %s',
    async (_, change, path, isDrift) => {
      const world = new World(age)
      await world.run(cart(1))
      const written = showing(world, '/alerts', change)
      const unchanged = await world.plan(cart(1))
      expect(unchanged.conflicts).toHaveLength(isDrift ? 1 : 0)
      expect(unchanged.changes).toEqual([])
      const said = await world.tryRun(cart(2))
      expect(said).toContain(`the update of alert "Errors" of tile "Errors" loses ${path}`)
      expect(said.includes('was edited')).toBe(isDrift)
      expect(written()).toEqual([])
      const { changes } = await world.plan(cart(2), { overwrite: true })
      expect(changes[0]?.effects.join()).toContain(`loses ${path}`)
      await world.run(cart(2), { overwrite: true })
      expect(await world.plan(cart(2))).toMatchObject({ changes: [], conflicts: [] })
    },
  )

  test('an alert of which a channel has an unknown kind keeps it: the first one, too', async () => {
    const world = new World(age)
    await world.run(cart(1))
    const written = showing(world, '/alerts', (record) => ({
      ...record,
      channel: pager,
      channels: [pager, record.channel],
    }))
    expect((await world.plan(cart(1))).conflicts).toHaveLength(1)
    expect(await world.tryRun(cart(2))).toContain('the update of alert "Errors" of tile "Errors" loses')
    const { notes } = await pull(world.client, { project: 'checkout' })
    expect(notes.join()).toMatch(/is not in the file, because no file can name (all of its channels|its channel)\./)
    expect(written()).toEqual([])
  })

  const logs = source.log('Logs')
  test.each<[path: string, declared: (text: string) => Declaration]>([
    ['/dashboards', (text) => dashboard({ name: 'Other', tags: [text], tiles: [] })],
    ['/saved-searches', (text) => savedSearch({ name: 'Other', source: logs, where: text })],
    [
      '/webhooks',
      (description) => webhook({ service: 'slack', name: 'Other', url: 'https://hooks.slack.com/a', description }),
    ],
  ])('an update names a field that no request carries: %s', async (path, declared) => {
    const world = new World(age)
    await world.run(project('checkout', [declared('one')]))
    showing(world, path, withField('theme', 'dark'))
    const { changes, conflicts } = await world.plan(project('checkout', [declared('two')]))
    expect([...changes.flatMap(({ effects }) => effects), ...conflicts].join()).toContain('the update loses theme')
  })

  test('every channel of an alert is written, compared, and kept by an update', async () => {
    const world = new World(age)
    const other = age === 'managed' ? mail : existingWebhook('generic', 'On-call')
    await world.run(cart(1, [chat, other]))
    expect(await world.plan(cart(1, [chat, other]))).toMatchObject({ changes: [], conflicts: [] })
    await world.run(cart(2, [chat, other]))
    const [alert] = await world.raw.listAlerts()
    expect(alert?.channels).toHaveLength(2)
    expect((await world.plan(cart(2, [other, chat]))).changes).toHaveLength(1)
    await world.run(cart(2, [chat]))
    expect((await world.raw.listAlerts())[0]?.channels).toHaveLength(1)
    const { id, ...edited } = (await world.raw.listAlerts())[0] as never as Data & { id: string }
    const { channel, name, threshold, thresholdType, interval, source: kind, dashboardId, tileId } = edited
    const watched = { name, threshold, thresholdType, interval, source: kind, dashboardId, tileId, channel }
    await world.raw.updateAlert(id, { ...watched, channels: alert?.channels } as never)
    expect(await world.tryRun(cart(2, [chat]))).toContain('was edited')
  })
})

test('the managed deployment gets a list of channels only where there are several: older ones refuse it', async () => {
  const world = new World('managed')
  const bodies: Data[] = []
  world.intercept = async (input, init, pass) => {
    if (input.includes('/alerts') && init.body) bodies.push(JSON.parse(`${init.body}`))
    return await pass(input, init)
  }
  await world.run(cart(1, [chat]))
  await world.run(cart(1, [chat, mail]))
  expect(bodies.map((body) => Object.keys(body).filter((name) => name.startsWith('channel')))).toEqual([
    ['channel'],
    ['channel', 'channels'],
  ])
})
