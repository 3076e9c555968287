import { describe, expect, it, vi } from 'vitest'
import { callers } from '../callers.ts'
import { controlTime, settle } from '../clock.ts'
import { answering, createWarehouse, found, json, rejection, silence } from '../warehouse.ts'

controlTime()

type Headers = Record<string, string>

/** What a deployment says of its limit beside an answer: how many requests are left, and the seconds until its window ends. */
type Telling = (remaining: number, seconds: number, isLimited: boolean) => Headers

const counted = (remaining: number, seconds: number): Headers => ({
  'ratelimit-remaining': `${remaining}`,
  'ratelimit-reset': `${seconds}`,
})

/** The ways of telling a limit; those of the deployments that really run come first. */
const tellings: Record<string, Telling> = {
  'counts on each answer, in whole seconds, and asks for a minute after 429': (remaining, seconds, isLimited) => ({
    ...counted(remaining, Math.ceil(seconds)),
    ...(isLimited && { 'retry-after': '60' }),
  }),
  'tells fractions of seconds after 429, and nothing before': (_, seconds, isLimited): Headers =>
    isLimited ? { 'x-ratelimit-reset': `${seconds}` } : {},
  'counts on each answer, and rounds down': (remaining, seconds) => counted(remaining, Math.floor(seconds)),
  'tells the epoch on which its window ends': (remaining, seconds) => ({
    date: new Date(Date.now() + 3_600_000).toUTCString(),
    ...counted(remaining, Math.ceil((Date.now() + 3_600_000) / 1_000 + seconds)),
  }),
  'says both in one header': (remaining, seconds) => ({
    ratelimit: `"default";r=${remaining};t=${Math.ceil(seconds)}`,
  }),
  'asks for whole seconds after 429, and tells nothing before': (_, seconds, isLimited): Headers =>
    isLimited ? { 'retry-after': `${Math.ceil(seconds)}` } : {},
}

/** A deployment that lets a key send so many requests in a window, which begins with the first of them. */
function deployment(allowed: number, windowSeconds: number, tell: Telling, latency: number) {
  let windowEnds = 0
  let used = 0
  const windows: number[] = []
  const arrivals: string[] = []
  const fetch = vi.fn(async (url: string) => {
    await new Promise((resolve) => setTimeout(resolve, latency / 2))
    const now = performance.now()
    if (now >= windowEnds) {
      windowEnds = now + windowSeconds * 1_000
      windows.push(now)
      used = 0
    }
    const isLimited = ++used > allowed
    if (!isLimited) arrivals.push(url.split('/').at(-1) as string)
    const headers = tell(Math.max(allowed - used, 0), (windowEnds - now) / 1_000, isLimited)
    await new Promise((resolve) => setTimeout(resolve, latency / 2))
    return isLimited ? json({ error: 'TOO_MANY_REQUESTS' }, 429, headers) : json({ result: 1 }, 200, headers)
  })
  return { fetch, windows, arrivals }
}

const thousand = Array.from({ length: 1_000 }, (_, index) => `${index}`)

describe.each(callers)('1,000 calls at once by a %s', (_, create) => {
  describe.each(Object.entries(tellings))('to a deployment that %s', (_, tell) => {
    it.each([
      [10, 10, 0],
      [10, 10, 80],
      [100, 60, 0],
      [100, 60, 80],
    ])('are all answered, in order, at most 20 limited: %i in %i s, %i ms away', async (allowed, seconds, latency) => {
      const { fetch, windows, arrivals } = deployment(allowed, seconds, tell, latency)
      const calls = create({ fetch })
      const { value, elapsed } = await settle(Promise.all(thousand.map((id) => calls.get(id))))
      expect(value?.every(({ status }) => status === 200)).toBe(true)
      expect(fetch.mock.calls.length).toBeLessThanOrEqual(1_020)
      expect(arrivals).toEqual(thousand)
      expect(windows).toHaveLength(1_000 / allowed)
      // Seconds that were rounded twice cannot be told apart.
      const used = tell === tellings['tells the epoch on which its window ends'] ? 0.9 : 0.95
      expect(((1_000 / allowed - 1) * seconds * 1_000) / elapsed).toBeGreaterThanOrEqual(used)
    })
  })

  it('are all answered where the deployment keeps to the longer of two times that it tells', async () => {
    const { fetch } = deployment(
      100,
      60,
      (remaining, seconds, isLimited) => ({
        ...counted(remaining, 5),
        ...(isLimited && { 'retry-after': `${Math.ceil(seconds)}` }),
      }),
      20,
    )
    const calls = create({ fetch })
    const { value } = await settle(Promise.all(thousand.map((id) => calls.get(id))))
    expect(value?.every(({ status }) => status === 200)).toBe(true)
    expect(fetch.mock.calls.length).toBeLessThanOrEqual(1_020)
  })

  it('are all answered by a deployment that refuses what is too much at once, and says no more', async () => {
    let open = 0
    const fetch = async () => {
      if (open >= 10) return json({}, 429)
      open++
      await new Promise((resolve) => setTimeout(resolve, 50))
      open--
      return found.clone()
    }
    const calls = create({ fetch })
    const { value, elapsed } = await settle(Promise.all(thousand.map((id) => calls.get(id))))
    expect(value?.every(({ status }) => status === 200)).toBe(true)
    expect(elapsed).toBeLessThan(30_000)
  })

  it('are all answered where another user of the key takes most of each window for a while', async () => {
    const told = tellings['tells fractions of seconds after 429, and nothing before'] as Telling
    const { fetch, windows } = deployment(10, 10, told, 20)
    const calls = create({ fetch })
    const other = setInterval(() => windows.length < 20 && fetch('/other'), 1_300)
    const { value } = await settle(Promise.all(thousand.map((id) => calls.get(id))))
    clearInterval(other)
    expect(value?.every(({ status }) => status === 200)).toBe(true)
    // What was found out while there was another is forgotten in time.
    expect(windows.length).toBeLessThanOrEqual(140)
  })
})

describe.each(callers)('a limited answer to a %s', (_, create) => {
  const limited = (seconds: string) => json({}, 429, { 'retry-after': seconds })

  it('holds back the calls that come after it, until the window ends', async () => {
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

  it.each([{ 'ratelimit-remaining': '0', 'ratelimit-reset': '20' }, { ratelimit: 'limit=10, remaining=0, reset=20' }])(
    'is none needed where an answer says that nothing is left: %j',
    async (headers) => {
      const { fetch, sent } = answering(json({ result: 1 }, 200, headers), found)
      const calls = create({ fetch })
      await calls.get('1')
      const second = calls.get('2')
      await vi.advanceTimersByTimeAsync(19_999)
      expect(sent).toHaveLength(1)
      await vi.advanceTimersByTimeAsync(2)
      expect((await second).status).toBe(200)
    },
  )

  it('costs a call that was held back no repetition', async () => {
    const { fetch } = answering(limited('30'), found)
    const calls = create({ fetch, maxRetries: 0 })
    const first = calls.get('1')
    const held = first.then(() => calls.get('2'))
    expect((await settle(first)).value?.status).toBe(429)
    expect((await settle(held)).value?.status).toBe(200)
  })

  it('costs none of a call that was overtaken by others, and one of a call that waited in vain', async () => {
    const { fetch } = deployment(
      10,
      10,
      tellings['tells fractions of seconds after 429, and nothing before'] as Telling,
      20,
    )
    const overtaken = create({ fetch, maxRetries: 1 })
    const { value } = await settle(Promise.all(thousand.slice(0, 40).map((id) => overtaken.get(id))))
    expect(value?.every(({ status }) => status === 200)).toBe(true)
    const { fetch: always, sent } = answering(limited('1'))
    expect((await settle(create({ fetch: always, maxRetries: 3 }).get('1'))).value?.status).toBe(429)
    expect(sent).toHaveLength(4)
  })

  it('is not waited for by a call that may not be sent again, whatever others do', async () => {
    const { fetch } = answering(found, limited('1'), found)
    const calls = create({ fetch })
    const [first, second] = await Promise.all([calls.get('1'), calls.get('2', { maxRetries: 0 })])
    expect([first.status, second.status]).toEqual([200, 429])
  })

  it('ends many calls, too, where it is all that ever comes', async () => {
    const fetch = vi.fn(async () => limited('20').clone())
    const calls = create({ fetch })
    const { value, elapsed } = await settle(Promise.all(thousand.map((id) => calls.get(id))))
    expect(value?.every(({ status }) => status === 429)).toBe(true)
    expect(elapsed).toBeLessThan(1_200_000)
  })

  it('holds nobody back for longer than a minute: each call is told by the deployment itself', async () => {
    const { fetch, sent } = answering(limited('3600'))
    const calls = create({ fetch })
    const { value, elapsed } = await settle(Promise.all(['1', '2', '3'].map((id) => calls.get(id))))
    expect(value?.map(({ status }) => status)).toEqual([429, 429, 429])
    expect(sent).toHaveLength(3)
    expect(elapsed).toBeLessThan(5)
  })

  it.each(['totalTimeout', 'its signal'])('holds a call back until %s ends it; nothing is left', async (limit) => {
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

  it('keeps the slot of the call that got it: with one slot, nobody overtakes', async () => {
    const { fetch, sent } = answering(limited('30'), found)
    const calls = create({ fetch, maxConcurrency: 1 })
    const both = [calls.get('1'), calls.get('2')]
    await settle(Promise.all(both))
    expect(sent.map(({ url }) => url.split('/').at(-1))).toEqual(['1', '1', '2'])
  })
})

describe('the rate limit', () => {
  const limited = json({}, 429, { 'retry-after': '30' })

  it('is shared by copies of a client, and not with another deployment or key', async () => {
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

  it('is logged once for each time that it is waited for, with the milliseconds', async () => {
    const { fetch } = deployment(
      10,
      10,
      tellings['tells fractions of seconds after 429, and nothing before'] as Telling,
      20,
    )
    const warn = vi.fn()
    const logger = { error: vi.fn(), warn, info: vi.fn(), debug: vi.fn() }
    const warehouse = createWarehouse({ fetch, logger, logLevel: 'warn' })
    await settle(Promise.all(thousand.slice(0, 30).map((id) => warehouse.getCrate(id))))
    const waits = warn.mock.calls.map(([, fields]) => Math.round(fields.delay / 1_000))
    expect(waits).toEqual([10, 10])
    expect(warn.mock.calls[0]?.[0]).toMatch(/^GET \S+: waits \d+ ms with all calls, for the rate limit$/)
  })

  it('is heeded where it is told, also by a deployment that is slow to tell it', async () => {
    const fetch = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      return json({ result: 1 }, 200, { 'ratelimit-remaining': '0', 'ratelimit-reset': '20' })
    })
    const warehouse = createWarehouse({ fetch })
    await settle(Promise.all(thousand.slice(0, 9).map((id) => warehouse.getCrate(id))))
    const next = warehouse.getCrate('next')
    await vi.advanceTimersByTimeAsync(17_000)
    expect(fetch).toHaveBeenCalledTimes(9)
    await vi.advanceTimersByTimeAsync(5_000)
    await next
  })

  it('is taken to be low until a deployment has told something, or has answered nothing for a second', async () => {
    const silent = vi.fn(silence)
    const calls = callers[0]?.[1]({ fetch: silent })
    const failed = thousand
      .slice(0, 100)
      .map((id) => rejection(calls?.get(id, { timeout: 2_000, maxRetries: 0 }) as never))
    await vi.advanceTimersByTimeAsync(999)
    expect(silent).toHaveBeenCalledTimes(8)
    await vi.advanceTimersByTimeAsync(1)
    expect(silent).toHaveBeenCalledTimes(64)
    await vi.advanceTimersByTimeAsync(6_000)
    await Promise.all(failed)
    const telling = vi.fn((url: string, init: RequestInit) =>
      telling.mock.calls.length === 1 ? Promise.resolve(json({ result: 1 }, 200, counted(99, 60))) : silence(url, init),
    )
    const more = callers[0]?.[1]({ fetch: telling })
    await more?.get('1')
    const rest = thousand
      .slice(0, 100)
      .map((id) => rejection(more?.get(id, { timeout: 2_000, maxRetries: 0 }) as never))
    await vi.advanceTimersByTimeAsync(1)
    expect(telling).toHaveBeenCalledTimes(65)
    await vi.advanceTimersByTimeAsync(6_000)
    await Promise.all(rest)
  })
})

describe.each(callers)('a wait that is over before anybody looks at the clock again, to a %s', (_, create) => {
  it('is one all the same: the request is sent again', async () => {
    const answers = [json({ error: 'TOO_MANY_REQUESTS' }, 429, { 'retry-after': '0.01' }), json({ result: 1 })]
    const { fetch, sent } = answering(...answers)
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 20))
    expect(await create({ fetch, maxRetries: 1 }).create({})).toMatchObject({ status: 200 })
    expect(sent).toHaveLength(2)
  })
})
