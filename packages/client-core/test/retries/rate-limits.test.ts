import { describe, expect, it, vi } from 'vitest'
import type { LogLevel } from '../../src/index.ts'
import { callers } from '../callers.ts'
import { controlTime, settle } from '../clock.ts'
import { counted, deployment, fractionsWith429, succeedAtOnce, tellings } from '../deployment.ts'
import { answering, createWarehouse, found, json, recorder, rejection, silence, type Warehouse } from '../warehouse.ts'

controlTime()

const ids = Array.from({ length: 60 }, (_, index) => `${index}`)

describe.each(callers)('60 calls at once by a %s', (_, create) => {
  it.each(Object.entries(tellings))('succeed in order, few of them limited: a deployment that %s', async (_, tell) => {
    const { fetch, windows, arrivals } = deployment(10, 10, tell, 80)
    await succeedAtOnce(create({ fetch }), ids)
    expect(fetch.mock.calls.length).toBeLessThanOrEqual(80)
    expect(arrivals).toEqual(ids)
    expect(windows).toHaveLength(6)
  })

  it('succeed where the deployment answers 429 to more than ten at once, without a header', async () => {
    let open = 0
    const fetch = async () => {
      if (open >= 10) return json({}, 429)
      open++
      await new Promise((resolve) => setTimeout(resolve, 50))
      open--
      return found.clone()
    }
    expect(await succeedAtOnce(create({ fetch }), ids)).toBeLessThan(30_000)
  })
})

describe.each(callers)('a limited answer to a %s', (_, create) => {
  const limited = (seconds: string) => json({}, 429, { 'retry-after': seconds })

  it('holds back the next calls until the window ends', async () => {
    const { fetch, sent } = answering(limited('30'), found)
    const calls = create({ fetch })
    const first = calls.get('1')
    await vi.advanceTimersByTimeAsync(1)
    const others = ['2', '3', '4'].map((id) => calls.get(id))
    await vi.advanceTimersByTimeAsync(29_998)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2)
    await Promise.all([first, ...others])
    expect(sent.map(({ url }) => url.split('/').at(-1))).toEqual(['1', '1', '2', '3', '4'])
  })

  it.each([counted(0, 20), { ratelimit: 'limit=10, remaining=0, reset=20' }])(
    'is not needed if an answer reports that no request is left: %j',
    async (headers) => {
      const { fetch, sent } = answering(json({ result: 1 }, 200, headers), found)
      const calls = create({ fetch })
      await calls.get('1')
      expect(await settle(calls.get('2'))).toMatchObject({ value: { status: 200 }, elapsed: 20_000 })
      expect(sent).toHaveLength(2)
    },
  )

  it('does not count as a retry of a call that was held back', async () => {
    const { fetch } = answering(limited('30'), found)
    const calls = create({ fetch, maxRetries: 0 })
    const first = calls.get('1')
    const held = first.then(() => calls.get('2'))
    expect((await settle(first)).value?.status).toBe(429)
    expect((await settle(held)).value?.status).toBe(200)
  })

  it('is not waited for by a call without retries', async () => {
    const { fetch } = answering(found, limited('1'), found)
    const calls = create({ fetch })
    const [first, second] = await Promise.all([calls.get('1'), calls.get('2', { maxRetries: 0 })])
    expect([first.status, second.status]).toEqual([200, 429])
  })

  it('ends all calls if every answer is limited', async () => {
    const fetch = vi.fn(async () => limited('20').clone())
    const calls = create({ fetch })
    const { value, elapsed } = await settle(Promise.all(ids.map((id) => calls.get(id))))
    expect(value?.every(({ status }) => status === 429)).toBe(true)
    expect(elapsed).toBeLessThan(1_200_000)
  })

  it('holds no call back for longer than a minute', async () => {
    const { fetch, sent } = answering(limited('3600'))
    const calls = create({ fetch })
    const { value, elapsed } = await settle(Promise.all(['1', '2', '3'].map((id) => calls.get(id))))
    expect(value?.map(({ status }) => status)).toEqual([429, 429, 429])
    expect(sent).toHaveLength(3)
    expect(elapsed).toBeLessThan(5)
  })

  it.each(['totalTimeout', 'its signal'])('holds a call back until %s ends it', async (limit) => {
    const controller = new AbortController()
    const { fetch, sent } = answering(limited('30'))
    const calls = create({ fetch, maxRetries: 0 })
    await calls.get('1')
    if (limit === 'its signal') setTimeout(() => controller.abort(new TypeError('late')), 3_000)
    const options = limit === 'its signal' ? { signal: controller.signal } : { totalTimeout: 3_000 }
    const { error, elapsed } = await settle<unknown>(calls.get('2', options))
    expect(error).toMatchObject(limit === 'its signal' ? { message: 'late' } : { limit, milliseconds: 3_000 })
    expect(elapsed).toBe(3_000)
    expect(sent).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe.each(callers)('maxQueueTime, for a %s,', (_, create) => {
  const usedUp = json({ result: 1 }, 200, counted(0, 60))
  const tooLong = { name: 'TimeoutError', limit: 'maxQueueTime', milliseconds: 3_000, attempts: [] }

  it.each([
    ['of a call', {}, { maxQueueTime: 3_000 }],
    ['of a client', { maxQueueTime: 3_000 }, {}],
    ['of a call, which replaces that of its client', { maxQueueTime: 9_000 }, { maxQueueTime: 3_000 }],
  ])('ends the wait for a rate limit: %s', async (_, ofClient, ofCall) => {
    const { fetch, sent } = answering(usedUp, found)
    const calls = create({ fetch, ...ofClient, ...recorder() })
    await calls.get('1')
    const { error, elapsed } = await settle<unknown>(calls.get('2', ofCall))
    const message = expect.stringMatching(/^GET \S+ got no turn within its maxQueueTime of 3000 ms$/)
    expect(error).toMatchObject({ ...tooLong, message })
    expect(elapsed).toBe(3_000)
    expect(sent).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends the wait for a slot, and lets a call that waits for less time pass', async () => {
    const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(found.clone()), 2_000))
    const calls = create({ ...answering(slow), maxConcurrency: 1, maxQueueTime: 3_000 })
    const begun = ['1', '2', '3'].map((id) => settle<unknown>(calls.get(id)))
    const [first, second, third] = await Promise.all(begun)
    expect([first?.value, second?.value]).toMatchObject([{ status: 200 }, { status: 200 }])
    expect(third).toMatchObject({ error: tooLong, elapsed: 3_000 })
  })

  it('counts all waits of a call together, and no attempt', async () => {
    const limited = (seconds: string) => () =>
      new Promise<Response>((resolve) => setTimeout(() => resolve(json({}, 429, { 'retry-after': seconds })), 5_000))
    const { fetch, sent } = answering(limited('2'), limited('2'), found)
    const calls = create({ fetch, maxQueueTime: 3_000 })
    const { value, elapsed } = await settle(calls.get('1'))
    expect(value?.status).toBe(429)
    expect(elapsed).toBe(12_000)
    expect(sent).toHaveLength(2)
  })

  it('is not named where totalTimeout is over first', async () => {
    const calls = create({ ...answering(usedUp), totalTimeout: 2_000, maxQueueTime: 3_000, ...recorder() })
    await calls.get('1')
    const { error, elapsed } = await settle<unknown>(calls.get('2'))
    expect(error).toMatchObject({ ...tooLong, limit: 'totalTimeout', milliseconds: 2_000 })
    expect(elapsed).toBe(2_000)
  })

  it('of 0 refuses to wait, and is no limit by default', async () => {
    const calls = create({ ...answering(usedUp, found), ...recorder() })
    await calls.get('1')
    const { error, elapsed } = await settle<unknown>(calls.get('2', { maxQueueTime: 0 }))
    expect(error).toMatchObject({ ...tooLong, milliseconds: 0 })
    expect(elapsed).toBe(0)
    expect((await settle(calls.get('3'))).elapsed).toBe(60_000)
  })
})

describe('the rate limit', () => {
  const limited = json({}, 429, { 'retry-after': '30' })

  it('applies to copies of a client, but not to another deployment or key', async () => {
    const { fetch, sent } = answering(limited, found)
    const warehouse = createWarehouse({ fetch, maxRetries: 0 })
    await rejection(warehouse.listCrates())
    const copies = [warehouse.withOptions({ timeout: 5_000 }), warehouse.withOptions({ maxConcurrency: 2 })]
    const held = copies.map((copy) => copy.listCrates())
    await vi.advanceTimersByTimeAsync(29_000)
    expect(sent).toHaveLength(1)
    await warehouse.withOptions({ baseUrl: 'https://elsewhere.example' }).listCrates()
    await warehouse.withOptions({ keyId: 'other' }).listCrates()
    expect(sent).toHaveLength(3)
    await vi.advanceTimersByTimeAsync(1_001)
    await Promise.all(held)
  })

  it('is logged once for each wait, with the milliseconds', async () => {
    const { fetch } = deployment(10, 10, fractionsWith429, 20)
    const { lines, logger } = recorder()
    const warehouse = createWarehouse({ fetch, logger, logLevel: 'warn' })
    await settle(Promise.all(ids.slice(0, 30).map((id) => warehouse.getCrate(id))))
    const waits = lines.map(([, , { delay }]) => Math.round(Number(delay) / 1_000))
    expect(waits).toEqual([10, 10])
    expect(lines[0]?.[1]).toMatch(
      /^GET \S+: waits 10\.0 s with all calls, for the rate limit \(options: maxQueueTime, logLevel\)$/,
    )
  })

  it.each<[level: LogLevel | undefined, seconds: string[]]>([
    [undefined, ['60.0']],
    ['warn', ['0.5', '60.0', '60.0']],
    ['error', []],
    ['off', []],
  ])('is told of at log level %s after waits of %j seconds', async (logLevel, seconds) => {
    const { lines, logger } = recorder()
    const onConsole = vi.spyOn(console, 'warn').mockReturnValue()
    const usedUp = [0.5, 60, 60].map((reset) => json({ result: 1 }, 200, counted(0, reset)))
    for (const own of [{ logger }, {}]) {
      const warehouse = createWarehouse({ ...answering(...usedUp, found), ...own, ...(logLevel && { logLevel }) })
      for (const id of ['1', '2', '3', '4']) await settle(warehouse.getCrate(id))
    }
    const told = [lines.map(([, message]) => message), onConsole.mock.calls.map(([message]) => String(message))]
    for (const messages of told) expect(messages.map((each) => / ([\d.]+) s /.exec(each)?.[1])).toEqual(seconds)
  })

  it('is assumed to be low until the deployment reports it, or has not answered for a second', async () => {
    const [silent, telling] = [vi.fn(silence), vi.fn(silence)]
    telling.mockResolvedValueOnce(json({ result: 1 }, 200, counted(99, 60)))
    const failing = (warehouse: Warehouse) =>
      Array.from({ length: 100 }, () => rejection(warehouse.listCrates({ timeout: 2_000, maxRetries: 0 })))
    const failed = failing(createWarehouse({ fetch: silent }))
    await vi.advanceTimersByTimeAsync(999)
    expect(silent).toHaveBeenCalledTimes(8)
    await vi.advanceTimersByTimeAsync(1)
    expect(silent).toHaveBeenCalledTimes(64)
    const told = createWarehouse({ fetch: telling })
    await told.getCrate('1')
    failed.push(...failing(told))
    await vi.advanceTimersByTimeAsync(1)
    expect(telling).toHaveBeenCalledTimes(65)
    await vi.advanceTimersByTimeAsync(6_000)
    await Promise.all(failed)
  })
})

it.each(callers)(
  'a wait of a %s that is shorter than the resolution of the clock leads to a retry',
  async (_, create) => {
    const { fetch, sent } = answering(json({}, 429, { 'retry-after': '0.01' }), json({ result: 1 }))
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 20))
    expect(await create({ fetch, maxRetries: 1 }).create({})).toMatchObject({ status: 200 })
    expect(sent).toHaveLength(2)
  },
)
