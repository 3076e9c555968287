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

type Loss = [what: string, change: (record: Data) => Data, path: string]

const titles: readonly Loss[] = [
  ['a title', withField('displayName', 'Mine'), 'displayName'],
  ['tags', withField('tags', ['team']), 'tags'],
]

describe.each(['newest', 'managed'] as const)('on the deployment %s', (age) => {
  test.each<Loss>([
    // The open-source deployment takes a title and tags.
    ...(age === 'managed' ? titles : []),
    ['an object of a newer server', withField('mute', { until: null }), 'mute'],
    ['a field of a channel', withChannels((first) => [{ ...first, colour: 'red' }]), 'channels[0].colour'],
  ])('an update of an alert names what no request carries, and does not lose it: %s', async (_, change, path) => {
    const world = new World(age)
    await world.run(cart(1))
    const written = showing(world, '/alerts', change)
    const unchanged = await world.plan(cart(1))
    expect(unchanged.conflicts).toEqual([])
    expect(unchanged.changes).toEqual([])
    const said = await world.tryRun(cart(2))
    expect(said).toContain(`the update of alert "Errors" of tile "Errors" loses ${path}`)
    expect(said).not.toContain('was edited')
    expect(written()).toEqual([])
    const { changes } = await world.plan(cart(2), { overwrite: true })
    expect(changes[0]?.effects.join()).toContain(`loses ${path}`)
    await world.run(cart(2), { overwrite: true })
    expect(await world.plan(cart(2))).toMatchObject({ changes: [], conflicts: [] })
  })

  test.each<[place: string, channels: (first: unknown) => readonly unknown[]]>([
    ['the first one', (first) => [pager, first]],
    ['the second one', (first) => [first, pager]],
    ['the only one', () => [pager]],
  ])('an alert keeps a channel of an unknown kind, and is not equal without it: %s', async (_, channels) => {
    const world = new World(age)
    await world.run(cart(1))
    const written = showing(world, '/alerts', (record) => {
      const all = channels(record.channel)
      return { ...record, channel: all[0], channels: all }
    })
    expect((await world.plan(cart(1))).conflicts).toHaveLength(1)
    expect(await world.tryRun(cart(2))).toMatch(/was edited .*channels\[\d\].*(is removed|→)/s)
    const { files, notes } = await pull(world.client, { project: 'checkout' })
    expect(notes.join()).not.toMatch(/channel/)
    expect(files.map(({ text }) => text).join()).toContain("type: 'pager', pagerId: 'on-call'")
    const same = cart(1, channels(chat))
    expect((await world.plan(same)).changes).toMatchObject([{ action: 'mark' }])
    expect((await world.plan(cart(2, channels(chat)))).refusals).toEqual([])
    expect(written()).toEqual([])
    await world.tryRun(cart(2, channels(chat)), { overwrite: true })
    const [body = '{}'] = written()
    expect(JSON.parse(body)).toMatchObject({ threshold: 2, channel: channels({ type: 'webhook' })[0] })
    expect(body).toContain(JSON.stringify(pager))
    const other = { ...pager, pagerId: 'off-call' }
    const [refusal] = (await world.plan(cart(2, [other]))).refusals
    expect(refusal?.sentences.join()).toMatch(
      /^tiles\[0\]\.alerts\[0\]\.channels\[0\]\.type is "pager"; expected [^,]*(, "email")?$/,
    )
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
