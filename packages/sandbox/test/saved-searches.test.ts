import { toUpdateSavedSearch } from '@clouddb/observability-oss/requests'
import { expect, test } from 'vitest'
import { createSeed } from '../src/index.ts'
import { openSandbox, tile } from './server.ts'

// The fidelity replay checks validation and answers. These tests check what becomes of stored objects.

const hour = 3_600_000
const start = Date.UTC(2026, 10, 2, 9)

const made = (seed = createSeed({ time: start })) => openSandbox({ clock: start, seed })

const generic = { name: 'Own', service: 'generic', url: 'https://hooks.example.com/a' } as const

test('an alert on a created search counts the rows that its filters leave, and notifies a created webhook', async () => {
  const { sandbox, client } = made()
  const sourceId = String((await client.listSources())[0]?.id)
  const webhook = await client.createWebhook(generic)
  const values = []
  for (const conditions of [[], ["ServiceName IN ('checkout')"], ["ServiceName IN ('none')"]]) {
    const filters = conditions.map((condition) => ({ condition }))
    const search = await client.createSavedSearch({ name: 'Rows', sourceId, where: 'SeverityText:*', filters })
    const channel = { type: 'webhook', webhookId: webhook.id } as const
    const watched = { source: 'saved_search', savedSearchId: search.id, channel } as const
    const alert = await client.createAlert({ ...watched, threshold: 0, thresholdType: 'above', interval: '1h' })
    sandbox.advance(hour)
    const sent = sandbox.snapshot().openSource.notifications.filter(({ alertId }) => alertId === alert.id)
    expect(sent[0]).toMatchObject({ webhookId: webhook.id, url: generic.url })
    values.push(Number(sent[0]?.value))
  }
  const [all = 0, some = 0, none] = values
  expect(all).toBeGreaterThan(some)
  expect(some).toBeGreaterThan(0)
  expect(none).toBe(0)
})

test('an update may keep a stored filter of another form, and add none', async () => {
  const filters = [{ type: 'sql' as const, condition: 'Duration > 5' }]
  const { sources = [] } = createSeed({ time: start }).openSource
  const id = '66a1f0c2d4e8b7a9c3f10602'
  const savedSearches = [{ id, name: 'Old', sourceId: String(sources[0]?.id), where: '', filters }]
  const { client } = made(createSeed({ time: start, openSource: { savedSearches } }))
  const [old] = await client.listSavedSearches()
  const sent = toUpdateSavedSearch(old as NonNullable<typeof old>)
  expect(await client.updateSavedSearch(id, sent)).toMatchObject({ filters })
  const more = { ...sent, filters: [...filters, { condition: 'Duration > 6' }] }
  await expect(client.updateSavedSearch(id, more)).rejects.toThrow('filters[1]')
})

test('the headers of a webhook stay with its address, and go to no other', async () => {
  const { sandbox, client } = made()
  const { id } = await client.createWebhook({ ...generic, headers: { a: 'b' }, queryParams: { c: 'd' } })
  const stored = () => sandbox.snapshot().openSource.webhooks.find((webhook) => webhook.id === id)
  await client.updateWebhook(id, { ...generic, name: 'Another', queryParams: {} })
  expect(stored()).toMatchObject({ name: 'Another', headers: { a: 'b' }, queryParams: {} })
  await client.updateWebhook(id, { ...generic, url: 'https://hooks.example.com/b' })
  expect(stored()).not.toHaveProperty('headers')
})

test('the managed deployment keeps both as well, and has its own words for refusals', async () => {
  const { cloud: client } = made()
  const { id } = await client.createWebhook(generic)
  expect((await client.listWebhooks()).map((webhook) => webhook.id)).toContain(id)
  const [search] = await client.listSavedSearches()
  const watched = { source: 'saved_search', savedSearchId: String(search?.id) } as const
  const when = { threshold: 1, thresholdType: 'above', interval: '1h' } as const
  await client.createAlert({ ...watched, ...when, channel: { type: 'webhook', webhookId: id } })
  const inUse = expect.stringMatching(/^CONFLICT: Cannot delete webhook: 1 alert/)
  await expect(client.deleteWebhook(id)).rejects.toMatchObject({ status: 409, detail: inUse })
  const searching = tile({ displayType: 'search', sourceId: id, select: '' })
  expect(await client.validateDashboard({ name: 'a', tiles: [searching] } as never)).toEqual({
    valid: false,
    errors: [{ path: '', message: `Could not find the following source IDs: ${id}` }],
    normalized: null,
  })
})

test('half of a surrogate pair is stored as the character that replaces it', async () => {
  const { client, cloud } = made()
  for (const { createDashboard } of [client, cloud])
    expect(await createDashboard({ name: 'half \ud83d', tiles: [] })).toMatchObject({ name: 'half \ufffd' })
})
