import { describe, expect, test } from 'vitest'
import { existingWebhook, pull } from '../src/index.ts'
import { showing } from './answers.ts'
import { board, cart, chat, checkout, logs } from './declarations.ts'
import { deployed, sentencesOf, World } from './worlds.ts'

type Data = Readonly<Record<string, unknown>>

const mail = { type: 'email', emailRecipients: ['on-call@example.com'] } as const

const errors = (threshold: number, channels: readonly unknown[] = [chat]) =>
  cart({ name: 'Errors', threshold, channels })

/** Shows records of a list in another form until one is written, as a newer server does. Returns what was written. */
function showUntilWritten(world: World, path: string, change: (record: Data) => Data): () => string[] {
  const written: string[] = []
  const changed = showing(path, change)
  world.intercept = (input, init, pass) => {
    if (init.method === 'PUT' && input.includes(path)) written.push(`${init.body}`)
    const isShown = init.method === 'GET' && written.length === 0
    return isShown ? changed(input, init, pass) : pass(input, init)
  }
  return () => written
}

const pager = { type: 'pager', pagerId: 'on-call' }
const withField = (name: string, value: unknown) => (record: Data) => ({ ...record, [name]: value })

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
    [
      'a field of a channel',
      (record) => ({ ...record, channels: [{ ...Object(record.channel), colour: 'red' }] }),
      'channels[0].colour',
    ],
  ])('an update of an alert names what no request carries, and does not lose it: %s', async (_, change, path) => {
    const world = await deployed(errors(1), age)
    const written = showUntilWritten(world, '/alerts', change)
    await world.expectDone(errors(1))
    const said = await world.tryRun(errors(2))
    expect(said).toContain(`the update of alert "Errors" of tile "Errors" loses ${path}`)
    expect(said).not.toContain('was edited')
    expect(written()).toEqual([])
    const { changes } = await world.plan(errors(2), { overwrite: true })
    expect(changes[0]?.effects.join()).toContain(`loses ${path}`)
    await world.run(errors(2), { overwrite: true })
    await world.expectDone(errors(2))
  })

  test.each<[place: string, channels: (first: unknown) => readonly unknown[]]>([
    ['the first one', (first) => [pager, first]],
    ['the second one', (first) => [first, pager]],
    ['the only one', () => [pager]],
  ])('an alert keeps a channel of an unknown kind, and is not equal without it: %s', async (_, channels) => {
    const world = await deployed(errors(1), age)
    const written = showUntilWritten(world, '/alerts', (record) => {
      const all = channels(record.channel)
      return { ...record, channel: all[0], channels: all }
    })
    expect((await world.plan(errors(1))).conflicts).toHaveLength(1)
    expect(await world.tryRun(errors(2))).toMatch(/was edited .*channels\[\d\].*(is removed|→)/s)
    const { files, notes } = await pull(world.client, { project: 'checkout' })
    expect(notes.join()).not.toMatch(/channel/)
    expect(files.map(({ text }) => text).join()).toContain("type: 'pager', pagerId: 'on-call'")
    expect((await world.plan(errors(1, channels(chat)))).changes).toMatchObject([{ action: 'mark' }])
    expect((await world.plan(errors(2, channels(chat)))).refusals).toEqual([])
    expect(written()).toEqual([])
    await world.tryRun(errors(2, channels(chat)), { overwrite: true })
    const [body = '{}'] = written()
    expect(JSON.parse(body)).toMatchObject({ threshold: 2, channel: channels({ type: 'webhook' })[0] })
    expect(body).toContain(JSON.stringify(pager))
    const { refusals } = await world.plan(errors(2, [{ ...pager, pagerId: 'off-call' }]))
    expect(sentencesOf(...refusals)).toMatch(
      /^tiles\[0\]\.alerts\[0\]\.channels\[0\]\.type is "pager"; expected [^,]*(, "email")?$/,
    )
  })

  test.each<[path: string, declared: (text: string) => object]>([
    ['/dashboards', (text) => ({ dashboard: { ...board('Other').dashboard, tags: [text] } })],
    ['/saved-searches', (text) => ({ savedSearch: { name: 'Other', source: logs, where: text } })],
    [
      '/webhooks',
      (description) => ({
        webhook: { service: 'slack', name: 'Other', url: 'https://hooks.slack.com/a', description },
      }),
    ],
  ])('an update names a field that no request carries: %s', async (path, declared) => {
    const world = await deployed(checkout(declared('one')), age)
    showUntilWritten(world, path, withField('theme', 'dark'))
    const { changes, conflicts } = await world.plan(checkout(declared('two')))
    const said = [...changes.flatMap(({ effects }) => effects), sentencesOf(...conflicts)]
    expect(said.join()).toContain('the update loses theme')
  })

  test('every channel of an alert is written, compared, and kept by an update', async () => {
    const other = age === 'managed' ? mail : existingWebhook('generic', 'On-call')
    const world = await deployed(errors(1, [chat, other]), age)
    await world.expectDone(errors(1, [chat, other]))
    await world.run(errors(2, [chat, other]))
    const [{ channels } = {}] = await world.raw.listAlerts()
    expect(channels).toHaveLength(2)
    expect((await world.plan(errors(2, [other, chat]))).changes).toHaveLength(1)
    await world.run(errors(2, [chat]))
    const [alert] = await world.raw.listAlerts()
    expect(alert?.channels).toHaveLength(1)
    await world.editAlert(alert as never, { channels })
    expect(await world.tryRun(errors(2, [chat]))).toContain('was edited')
  })
})

test('the managed deployment gets a list of channels only where there are several: older ones refuse it', async () => {
  const world = new World('managed')
  const fields: string[][] = []
  world.intercept = async (input, init, pass) => {
    if (input.includes('/alerts') && init.body) fields.push(Object.keys(JSON.parse(`${init.body}`)))
    return await pass(input, init)
  }
  await world.run(errors(1))
  await world.run(errors(1, [chat, mail]))
  expect(fields.map((names) => names.filter((name) => name.startsWith('channel')))).toEqual([
    ['channel'],
    ['channel', 'channels'],
  ])
})
