import { UsageError } from '@clouddb/command'

/** At most this many requests in this many milliseconds. */
export interface Rate {
  readonly requests: number
  readonly milliseconds: number
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 }

/** Reads `10/10s`; `none` is no limit. */
export function parseRate(text: string): Rate | undefined {
  if (text === 'none') return undefined
  const [, requests, amount, unit] = /^(\d+)\/(\d+(?:\.\d+)?)?(ms|s|m)$/.exec(text) ?? []
  const rate = { requests: Number(requests), milliseconds: Number(amount ?? 1) * (UNITS[unit ?? ''] ?? 0) }
  if (rate.requests > 0 && rate.milliseconds > 0) return rate
  throw new UsageError(
    `\`--rate ${text}\` is not a rate; expected requests and a time, like 10/10s or 100/1m, or none for no limit.`,
  )
}

export function rateInWords(rate: Rate | undefined): string {
  if (!rate) return 'as fast as it answers'
  const { requests, milliseconds } = rate
  return `at most ${requests} request${requests === 1 ? '' : 's'} in ${milliseconds / 1000} s`
}
