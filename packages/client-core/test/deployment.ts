import { expect, type Mock, vi } from 'vitest'
import type { Calls } from './callers.ts'
import { settle } from './clock.ts'
import { json } from './warehouse.ts'

type Headers = Record<string, string>

/** The headers by which a deployment tells how many requests are left, and in how many seconds its window ends. */
export type Telling = (remaining: number, seconds: number, isLimited: boolean) => Headers

export const counted = (remaining: number, seconds: number): Headers => ({
  'ratelimit-remaining': `${remaining}`,
  'ratelimit-reset': `${seconds}`,
})

export const fractionsWith429: Telling = (_, seconds, isLimited) =>
  isLimited ? { 'x-ratelimit-reset': `${seconds}` } : {}

/** The ways in which servers report a rate limit. The real deployments use the first two. */
export const tellings: Record<string, Telling> = {
  'counts on each answer, in whole seconds, and sends `Retry-After: 60` with 429': (remaining, seconds, isLimited) => ({
    ...counted(remaining, Math.ceil(seconds)),
    ...(isLimited && { 'retry-after': '60' }),
  }),
  'sends fractions of seconds with 429 alone': fractionsWith429,
  'counts on each answer, and rounds down': (remaining, seconds) => counted(remaining, Math.floor(seconds)),
  'sends the epoch at which its window ends': (remaining, seconds) => ({
    date: new Date(Date.now() + 3_600_000).toUTCString(),
    ...counted(remaining, Math.ceil((Date.now() + 3_600_000) / 1_000 + seconds)),
  }),
  'sends both in one header': (remaining, seconds) => ({
    ratelimit: `"default";r=${remaining};t=${Math.ceil(seconds)}`,
  }),
  'sends whole seconds with 429 alone': (_, seconds, isLimited): Headers =>
    isLimited ? { 'retry-after': `${Math.ceil(seconds)}` } : {},
}

/** Makes calls with these ids at once. Returns the time until all have succeeded. */
export async function succeedAtOnce(calls: Calls, ids: readonly string[]): Promise<number> {
  const { value, elapsed } = await settle(Promise.all(ids.map((id) => calls.get(id))))
  expect(value?.every(({ status }) => status === 200)).toBe(true)
  return elapsed
}

/** A deployment that allows a number of requests in each window. A window begins with its first request. */
export function deployment(
  allowed: number,
  windowSeconds: number,
  tell: Telling,
  latency: number,
): {
  fetch: Mock<(url: string) => Promise<Response>>
  /** The starts of the windows, and the last path segments of the requests that were served. */
  windows: number[]
  arrivals: string[]
} {
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
