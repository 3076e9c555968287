import { describe, expect, it } from 'vitest'
import { walkBody } from '../../src/index.ts'
import { createWarehouse, definition, json, rejection } from '../warehouse.ts'

type Body = Record<string, unknown>

const seconds = 'Mon, 02 Mar 2026 09:00:00 GMT'
const body = { limit: 'size', offset: 'from', until: 'end', most: 20, furthest: 50 }
const operations = {
  ...definition.operations,
  countCrates: {
    ...definition.operations.countCrates,
    payload: 'result',
    pages: { walk: walkBody, limit: 5, body },
  },
}

/** A client of a server with equal items, and the bodies that were sent. */
function scans(count: number, given: Body = { end: 'now' }, isPaging = true) {
  const sent: Body[] = []
  const fetch = async (_: string, init: { body: string }) => {
    const { size = 5, from = 0, ...rest } = JSON.parse(init.body)
    sent.push({ size, from, ...rest })
    const length = isPaging ? Math.max(0, Math.min(size, count - from)) : count
    return json({ result: Array.from({ length }, () => ({ text: 'scan' })) }, 200, { date: seconds })
  }
  const warehouse = createWarehouse({ fetch: fetch as never }, { ...definition, operations } as never)
  const walk = async () => {
    let found = 0
    for await (const item of warehouse.countCrates(given) as unknown as AsyncIterable<Body>) found += item.text ? 1 : 0
    return found
  }
  return { sent, walk, pages: () => sent.map(({ size, from }) => [from, size]) }
}

describe('a list whose pages stand in the body', () => {
  it.each([0, 4, 5, 25, 69])('yields all %i items, equal ones as well', async (count) => {
    const { walk, pages } = scans(count)
    expect(await walk()).toBe(count)
    const all = [
      [0, 5],
      [5, 20],
      [25, 20],
      [45, 5],
      [50, 20],
    ]
    expect(pages()).toEqual(all.filter(([from = 0]) => from <= count))
  })

  it('keeps the length and the start that the caller gives, and the rest of the body', async () => {
    const { sent, walk, pages } = scans(20, { size: 8, from: 3, end: 'now', of: 'x' })
    expect(await walk()).toBe(17)
    expect(pages()).toEqual([
      [3, 8],
      [11, 8],
      [19, 8],
    ])
    expect(sent.every(({ end, of }) => end === 'now' && of === 'x')).toBe(true)
  })

  it('asks again for the first page with a fixed end, because the pages would move', async () => {
    const { sent, walk, pages } = scans(30, {})
    expect(await walk()).toBe(30)
    expect(pages()).toEqual([
      [0, 5],
      [0, 20],
      [20, 20],
    ])
    expect(sent.map(({ end }) => end)).toEqual([undefined, ...Array(2).fill('2026-03-02T09:00:00.000Z')])
  })

  it('yields all items once where a server ignores pages, and ends for a length of 0', async () => {
    expect(await scans(30, { end: 'now' }, false).walk()).toBe(30)
    expect(await scans(30, { end: 'now', size: 0 }).walk()).toBe(0)
  })

  it('throws where there may be items that no page shows, after it has yielded the others', async () => {
    const { walk, pages } = scans(70)
    expect(await rejection(walk())).toMatchObject({
      name: 'PageLimitError',
      offset: 50,
      message: /item 50\. Ask for less/,
    })
    expect(pages().at(-1)).toEqual([50, 20])
  })
})
