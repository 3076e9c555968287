import { describe, expect, it } from 'vitest'
import { callers } from '../callers.ts'
import { controlTime } from '../clock.ts'
import { counted, deployment, fractionsWith429, succeedAtOnce, type Telling, tellings } from '../deployment.ts'

controlTime()

const thousand = Array.from({ length: 1_000 }, (_, index) => `${index}`)

describe.each(callers)('1,000 calls at once by a %s', (_, create) => {
  describe.each(Object.entries(tellings))('to a deployment that %s', (_, tell) => {
    it.each([
      [10, 10, 0],
      [10, 10, 80],
      [100, 60, 0],
      [100, 60, 80],
    ])('all succeed in order, with at most 20 limited: %i in %i s, %i ms away', async (allowed, seconds, latency) => {
      const { fetch, windows, arrivals } = deployment(allowed, seconds, tell, latency)
      const elapsed = await succeedAtOnce(create({ fetch }), thousand)
      expect(fetch.mock.calls.length).toBeLessThanOrEqual(1_020)
      expect(arrivals).toEqual(thousand)
      expect(windows).toHaveLength(1_000 / allowed)
      // A time that is rounded twice costs up to a second in each window.
      const used = tell === tellings['sends the epoch at which its window ends'] ? 0.9 : 0.95
      expect(((1_000 / allowed - 1) * seconds * 1_000) / elapsed).toBeGreaterThanOrEqual(used)
    })
  })

  it('all succeed where the deployment enforces the longer of two times that it sends', async () => {
    const twoTimes: Telling = (remaining, seconds, isLimited) => ({
      ...counted(remaining, 5),
      ...(isLimited && { 'retry-after': `${Math.ceil(seconds)}` }),
    })
    const { fetch } = deployment(100, 60, twoTimes, 20)
    await succeedAtOnce(create({ fetch }), thousand)
    expect(fetch.mock.calls.length).toBeLessThanOrEqual(1_020)
  })

  it('all succeed where another user of the key takes most of each window for a while', async () => {
    const { fetch, windows } = deployment(10, 10, fractionsWith429, 20)
    const other = setInterval(() => windows.length < 20 && fetch('/other'), 1_300)
    await succeedAtOnce(create({ fetch }), thousand)
    clearInterval(other)
    // The client stops to expect the other user some time after it has gone.
    expect(windows.length).toBeLessThanOrEqual(140)
  })
})
