import { describe, expect, it, vi } from 'vitest'
import { callers } from '../callers.ts'
import { controlTime } from '../clock.ts'
import { answering, createWarehouse, found, json, rejection, silence } from '../warehouse.ts'

controlTime()

describe.each(callers)('maxConcurrency, for a %s,', (_, create) => {
  it('limits the concurrent requests; the others wait in order', async () => {
    const open: { url: string; answer: () => void }[] = []
    let most = 0
    const fetch = (url: string) =>
      new Promise<Response>((resolve) => {
        open.push({ url, answer: () => resolve(found.clone()) })
        most = Math.max(most, open.length)
      })
    const calls = create({ fetch, maxConcurrency: 3 })
    const started = Array.from({ length: 10 }, (_, index) => calls.get(String(index)))
    const order: string[] = []
    for (let turns = 0; order.length < 10 && turns < 1_000; turns++) {
      await vi.advanceTimersByTimeAsync(0)
      const next = open.shift()
      if (next === undefined) continue
      order.push(next.url.split('/').at(-1) as string)
      next.answer()
    }
    await Promise.all(started)
    expect(most).toBe(3)
    expect(order).toEqual(Array.from({ length: 10 }, (_, index) => String(index)))
  })

  it('includes answers whose body is not yet read', async () => {
    const { readable, writable } = new TransformStream()
    const fetch = vi.fn(async () => found.clone()).mockResolvedValueOnce(new Response(readable))
    const calls = create({ fetch, maxConcurrency: 1 })
    const both = [calls.get('1'), calls.get('2')]
    await vi.advanceTimersByTimeAsync(10)
    expect(fetch).toHaveBeenCalledTimes(1)
    const writer = writable.getWriter()
    void writer.write(new TextEncoder().encode('{"result":1}')).then(() => writer.close())
    await vi.advanceTimersByTimeAsync(10)
    await Promise.all(both)
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('excludes calls that wait for a retry', async () => {
    const { fetch, sent } = answering(json({}, 503, { 'retry-after': '30' }), found)
    const calls = create({ fetch, maxConcurrency: 1 })
    const waits = calls.get('1')
    await vi.advanceTimersByTimeAsync(1)
    expect((await calls.get('2')).status).toBe(200)
    expect(sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(30_000)
    expect((await waits).status).toBe(200)
  })
})

describe('maxConcurrency', () => {
  it('is 64 by default, and applies to all copies of a client for the same deployment', async () => {
    const fetch = vi.fn(silence)
    const warehouse = createWarehouse({ fetch, maxRetries: 0, timeout: 2_000 })
    const copy = warehouse.withOptions({ headers: { 'x-copy': 'yes' } })
    const elsewhere = warehouse.withOptions({ baseUrl: 'https://elsewhere.example' })
    const calls = Array.from({ length: 100 }, (_, index) => rejection((index % 2 ? copy : warehouse).listCrates()))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(fetch).toHaveBeenCalledTimes(64)
    calls.push(rejection(elsewhere.listCrates()))
    await vi.advanceTimersByTimeAsync(0)
    expect(fetch).toHaveBeenCalledTimes(65)
    await vi.advanceTimersByTimeAsync(9_000)
    await Promise.all(calls)
    expect(fetch).toHaveBeenCalledTimes(101)
  })
})
