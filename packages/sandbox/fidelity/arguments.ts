import { parseArgs } from 'node:util'
import type { Since } from './corpus.ts'
import type { Target } from './exchange.ts'

/** What the commands are told. */
export interface Arguments {
  target: Target
  since: Since
  /** The address of the same deployment where it limits requests. */
  limited: string | undefined
  /** The categories or sequences that are wanted. */
  only: string | undefined
  /** Another folder for the corpus. */
  folder: URL | undefined
  parallel: number
}

const usage = `Say --target URL --key KEY --ids NAME=ID,… [--since today|2026-02-27] [--limited URL] [--only TEXT] [--corpus FOLDER].
Names of ids: source.log source.trace source.metric source.session connection webhook webhook.slack savedSearch;
of telemetry that is there: service metric.gauge metric.sum metric.histogram metric.summary.`

/** Reads the command line. */
export function readArguments(): Arguments {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    options: {
      target: text,
      key: text,
      ids: text,
      since: text,
      limited: text,
      only: text,
      corpus: text,
      parallel: text,
    },
  })
  const { target, key, ids, since = 'today', limited, only, corpus, parallel = '6' } = values
  if (!target || !key || !ids || (since !== 'today' && since !== '2026-02-27')) throw new Error(usage)
  const named = ids.split(',').map((pair) => pair.split('=') as [string, string])
  return {
    target: { fetch, baseUrl: target, apiKey: key, ids: Object.fromEntries(named) },
    since,
    limited,
    only,
    folder: corpus ? new URL(`file://${corpus.replace(/\/?$/, '/')}`) : undefined,
    parallel: Number(parallel),
  }
}
