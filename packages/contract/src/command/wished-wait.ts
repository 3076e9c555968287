/** What a server wishes that says nothing of how long. */
const UNSAID = 10_000

/** Milliseconds for which a limited client is asked to stay away, in any of the forms that servers have for it. */
export function wishedWait(headers: Readonly<Record<string, string>>, now: number): number {
  const after = headers['retry-after']
  const date = after !== undefined && /[a-z]/i.test(after) ? Date.parse(after) : Number.NaN
  if (!Number.isNaN(date)) return Math.max(0, date - now)
  const seconds = [after, headers['x-ratelimit-reset'], headers['ratelimit-reset']].map((value) =>
    value === undefined || value === '' ? Number.NaN : Number(value),
  )
  const wish = seconds.find((value) => value >= 0 && Number.isFinite(value))
  return wish === undefined ? UNSAID : Math.ceil(wish * 1000)
}
