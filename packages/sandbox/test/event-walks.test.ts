import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LogRow } from '../src/index.ts'
import { openSandbox } from './server.ts'
import { sourceIds } from './supplied-fixture.ts'

// Dates in headers have whole seconds.
const present = Date.UTC(2026, 0, 12, 12, 0, 0, 700)
const iso = (time: number) => new Date(time).toISOString()
const start = present - 60_000

/** The day of a server that knows no cursor. */
const withoutCursor = '2026-09-03'

/** A sandbox with these logs only. After every answer, `late` logs arrive. */
function started(
  rows: readonly LogRow[],
  late: (sequence: number) => readonly LogRow[] = () => [],
  since = '2026-09-04',
) {
  const { sandbox, client } = openSandbox({ seed: { telemetry: { builtIn: false } }, clock: present, since })
  const add = (more: readonly LogRow[]) => {
    if (more.length > 0) sandbox.addTelemetry({ kind: 'log-rows', rows: [...more] })
  }
  add(rows)
  let answers = 0
  const { fetch = globalThis.fetch } = sandbox.observabilityOss
  const counting: typeof fetch = async (...parameters) => {
    const answer = await fetch(...parameters)
    add(late(++answers))
    return answer
  }
  const search = { sourceId: String(sourceIds.get('log')), select: 'Timestamp, Body', startTime: iso(start) }
  return { client: client.withOptions({ fetch: counting }), search, answers: () => answers }
}

async function collect<Item>(events: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = []
  for await (const event of events) found.push(event)
  return found
}

const textOf = ({ Timestamp, Body }: { Timestamp?: unknown; Body?: unknown }) =>
  `${new Date(Timestamp as string).getTime()} ${Body}`

const equal = (count: number, time = present - 1000): LogRow[] =>
  Array.from({ length: count }, (_, index) => ({ Timestamp: time, Body: `event ${index}` }))

test('pages by offset miss some of the events of one time and repeat others', async () => {
  const { client, search } = started(equal(100))
  const found: string[] = []
  for (let offset = 0; offset < 100; offset += 20)
    found.push(...(await client.searchEvents({ ...search, maxResults: 20, offset })).map(textOf))
  expect(found).toHaveLength(100)
  expect(new Set(found).size).toBeLessThan(90)
})

const times = fc.oneof(
  fc.integer({ min: 0, max: 60_000 }).map((time) => start + time),
  fc.integer({ min: 0, max: 30 }).map((time) => start + 10_000 + time),
  fc.integer({ min: 0, max: 59 }).map((second) => start + second * 1000),
)
const events = (maxLength: number) =>
  fc.array(fc.record({ Timestamp: times, Body: fc.constantFrom('a', 'b') }), { maxLength, size: 'max' })

test('a walk yields each event of its range as often as it is stored, in order, and late events once at most', () =>
  fc.assert(
    fc.asyncProperty(
      events(process.env.TEST_TIER === 'all' ? 400 : 150),
      fc.array(events(3), { maxLength: 20 }),
      fc.constantFrom(undefined, 3, 20, 100),
      fc.constantFrom(undefined, 'Timestamp', 'Timestamp desc', 'Timestamp DESC, Body'),
      fc.boolean(),
      fc.constantFrom(withoutCursor, '2026-09-04'),
      async (stored, late, maxResults, orderBy, hasEnd, since) => {
        const lateRows = late.map((rows, index) => rows.map((row, at) => ({ ...row, Body: `late ${index} ${at}` })))
        const { client, search } = started(stored, (answers) => lateRows[answers - 1] ?? [], since)
        const body = {
          ...search,
          ...(maxResults && { maxResults }),
          ...(orderBy && { orderBy }),
          ...(hasEnd && { endTime: iso(present) }),
        }
        const found = (await collect(client.searchEvents(body))).map(textOf)
        expect(found.filter((text) => !text.includes('late')).toSorted()).toEqual(stored.map(textOf).toSorted())
        const foundLate = found.filter((text) => text.includes('late'))
        expect(new Set(foundLate).size).toBe(foundLate.length)
        const order = found.map((text) => Number.parseInt(text, 10))
        const isUp = orderBy === 'Timestamp'
        expect(order).toEqual(order.toSorted((one, other) => (isUp ? one - other : other - one)))
      },
    ),
    process.env.TEST_TIER === 'all' ? { numRuns: 200 } : { numRuns: 30, seed: 1 },
  ))

test('a walk without an end reads up to the present, though it begins in the second that has not ended', async () => {
  const { client, search } = started(equal(150, present - 200))
  expect(await collect(client.searchEvents({ ...search, startTime: iso(present - 300) }))).toHaveLength(150)
})

test('a walk by a cursor reads any number of events of one time, and those after an offset', async () => {
  const rows = [...equal(2_000), ...equal(150, present - 500)]
  for (const offset of [0, 2_000]) {
    const { client, search, answers } = started(rows)
    const found = (await collect(client.searchEvents({ ...search, orderBy: 'Body', offset }))).map(textOf)
    expect(new Set(found).size).toBe(rows.length - offset)
    expect(found).toHaveLength(rows.length - offset)
    expect(answers()).toBeLessThan(5)
  }
})

test('a walk goes on from the cursor of the caller', async () => {
  const { client, search } = started(equal(50))
  const page = { ...search, maxResults: 20, cursor: 'start' }
  const first = await client.searchEvents(page).withResponse()
  expect(first.page.nextCursor).toEqual(expect.any(String))
  const others = await collect(client.searchEvents({ ...page, cursor: String(first.page.nextCursor) }))
  const found = [...first.data, ...others].map(textOf)
  expect(new Set(found).size).toBe(50)
  expect(found).toHaveLength(50)
})

test('a cursor that no answer named is refused', async () => {
  const { client, search } = started([])
  await expect(client.searchEvents({ ...search, cursor: 'second' })).rejects.toMatchObject({ status: 400 })
})

test('a walk without a cursor ends with an error where one time has more events than a page', async () => {
  const { client, search, answers } = started([...equal(2_000), ...equal(150, present - 500)], undefined, withoutCursor)
  const found: unknown[] = []
  const walk = async () => {
    for await (const event of client.searchEvents(search)) found.push(event)
  }
  await expect(walk()).rejects.toMatchObject({
    name: 'PageLimitError',
    message: expect.stringMatching(/^The items from 2026-01-12T11:59:59.7.* fill a page. Pass a narrower condition/),
  })
  expect(found).toHaveLength(150)
  expect(answers()).toBeLessThan(30)
})
