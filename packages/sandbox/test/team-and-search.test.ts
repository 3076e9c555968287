import { expect, test } from 'vitest'
import { createSeed } from '../src/index.ts'
import { openSandbox } from './server.ts'

const clock = Date.UTC(2026, 0, 12, 9)
const day = 24 * 3_600_000

const started = () => openSandbox({ clock })

test('a walk over a search yields as many events as a chart counts, the latest first', async () => {
  const { sandbox, client } = started()
  for (const source of sandbox.snapshot().openSource.sources) {
    const sourceId = source.id ?? ''
    if (source.kind === 'metric') continue
    const times = { startTime: new Date(clock - 3_600_000).toISOString(), endTime: new Date(clock).toISOString() }
    const where = source.kind === 'session' ? '' : 'ServiceName:c*'
    const found: string[] = []
    const asked = { ...times, sourceId, where, select: 'Timestamp', orderBy: 'Timestamp DESC' }
    for await (const { Timestamp } of client.searchEvents(asked)) found.push(String(Timestamp))
    const series = [{ sourceId, aggFn: 'count' as const, where, groupBy: [] }]
    const points = await client.queryChartSeries({ startTime: clock - 3_600_000, endTime: clock, series })
    expect(found).toHaveLength(points.reduce((sum, point) => sum + Number(point['series_0.data']), 0))
    expect(found).toEqual([...found].sort().reverse())
    expect(found.length).toBeGreaterThan(100)
  }
})

test('a walk without an end has one range for all pages, though time goes on', async () => {
  const { sandbox, client } = started()
  const sourceId = sandbox.snapshot().openSource.sources[0]?.id ?? ''
  const seen = new Set<unknown>()
  let events = 0
  for await (const { SpanId } of client.searchEvents({ sourceId, select: 'Timestamp, SpanId', maxResults: 20 })) {
    seen.add(SpanId)
    if (events++ % 10 === 0) sandbox.advance(30_000)
  }
  expect(events).toBeGreaterThan(100)
  expect(seen.size).toBe(events)
})

test('an order sorts events by columns, aliases and positions', async () => {
  const { sandbox, client } = started()
  const sourceId = sandbox.snapshot().openSource.sources.find(({ kind }) => kind === 'trace')?.id ?? ''
  const select = 'ServiceName AS service, Duration, round(Duration / 1e6) AS ms'
  for (const orderBy of ['service, ms DESC', '1 ASC, 3 DESC', 'ServiceName, Duration DESC']) {
    const rows = await client.searchEvents({ sourceId, select, orderBy, maxResults: 2000 })
    const keys = rows.map(({ service, ms }) => [service as string, ms as number] as const)
    expect(keys).toEqual([...keys].sort(([a, x], [b, y]) => (a < b ? -1 : a > b ? 1 : y - x)))
    expect(new Set(keys.map(([service]) => service)).size).toBeGreaterThan(1)
  }
})

// As a real server answers. Its source of sessions has a time column of whole seconds, and that of logs has milliseconds.
test.each<[from: number, until: number, session: number, log: number]>([
  [300, 1000, 0, 1],
  [0, 100, 1, 0],
  [0, 700, 1, 1],
  [-100, 0, 1, 0],
  [-1000, -1, 0, 0],
  [701, 2000, 0, 0],
])(
  'an event 700 ms after a second is in the range from %i to %i ms: sessions %i, logs %i',
  async (from, until, ...found) => {
    const { sandbox, client } = started()
    sandbox.restore(createSeed({ time: clock, telemetry: { builtIn: false } }))
    sandbox.addTelemetry(
      { kind: 'session-rows', rows: [{ Timestamp: clock - 9_300 }] },
      { kind: 'log-rows', rows: [{ Timestamp: clock - 9_300 }] },
    )
    const { sources } = sandbox.snapshot().openSource
    const range = { startTime: clock - 10_000 + from, endTime: clock - 10_000 + until }
    const iso = (at: number) => new Date(at).toISOString()
    for (const [index, kind] of ['session', 'log'].entries()) {
      const sourceId = String(sources.find((source) => source.kind === kind)?.id)
      const times = { startTime: iso(range.startTime), endTime: iso(range.endTime) }
      expect(await client.searchEvents({ sourceId, select: 'Timestamp', ...times })).toHaveLength(Number(found[index]))
      const [point] = await client.queryChartSeries({
        ...range,
        series: [{ sourceId, aggFn: 'count', where: '', groupBy: [] }],
      })
      expect(Number(point?.['series_0.data'] ?? 0)).toBe(found[index])
    }
  },
)

test('an invitation is found again by its address in any letters, and ends after 30 days', async () => {
  const { sandbox, client } = started()
  const first = await client.createTeamInvitation({ email: 'Grace@example.com', name: 'Grace' })
  expect(first).toMatchObject({ email: 'grace@example.com', status: 'pending', url: /\?token=[0-9a-f]{64}$/ })
  expect(await client.createTeamInvitation({ email: 'grace@EXAMPLE.com', name: 'Other' })).toEqual(first)
  expect(await client.listTeamInvitations()).toMatchObject([{ id: first.invitationId, name: 'Grace', url: first.url }])
  sandbox.advance(30 * day)
  expect(await client.listTeamInvitations()).toEqual([])
})

test('a seed names the people of the team', async () => {
  const members = [{ id: 'a'.repeat(24), email: 'ada@example.com', name: 'Ada' }]
  const { client } = openSandbox({ clock, seed: { openSource: { team: { members } } } })
  expect(await client.listTeamMembers()).toEqual([{ ...members[0], isCurrentUser: true }])
  expect(await client.getTeam()).toMatchObject({ name: 'Sandbox' })
})

test('a member can be removed and is then unknown, but not the caller', async () => {
  const { client } = started()
  const [self, other] = await client.listTeamMembers()
  expect([self?.isCurrentUser, other?.isCurrentUser]).toEqual([true, false])
  await expect(client.createTeamInvitation({ email: String(other?.email).toUpperCase() })).rejects.toThrow(
    'already exists',
  )
  await expect(client.deleteTeamMember(self?.id ?? '')).rejects.toThrow('You cannot remove yourself from the team')
  expect(await client.deleteTeamMember(other?.id ?? '')).toEqual({ success: true })
  await expect(client.deleteTeamMember(other?.id ?? '')).rejects.toMatchObject({ status: 404, detail: 'Not Found' })
  expect(await client.listTeamMembers()).toHaveLength(1)
})
