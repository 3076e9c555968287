import { createSandbox, type Sandbox } from '../src/index.ts'
import { type Comparison, compareCorpus } from './compare.ts'
import type { Corpus, Since } from './corpus.ts'
import { reasons } from './reasons.ts'

/** The days of the servers that the corpus was recorded from. */
export const recorded: Readonly<Record<Since, string>> = { today: '2026-08-21', '2026-02-27': '2026-02-27' }

const time = Date.parse('2026-08-21T12:34:56Z')

/** Compares the sandbox itself, without a network and at a time that stands still: it comes to the same every time. */
export function compareSandbox(corpus: Corpus, since: Since): Promise<Comparison> {
  const made = (rateLimits: 'real' | 'off') => createSandbox({ clock: time, since: recorded[since], rateLimits })
  const sandbox = made('off')
  const { baseUrl = '' } = sandbox.observabilityOss
  const [apiKey = ''] = sandbox.snapshot().openSource.apiKeys
  const target = { baseUrl, apiKey, ids: idsOf(sandbox), now: () => time }
  const limited = { baseUrl, fetch: made('real').fetch }
  return compareCorpus(corpus, { ...target, fetch: sandbox.fetch, limited, since, reasons })
}

function idsOf(sandbox: Sandbox): Record<string, string> {
  const { sources, connections, webhooks, savedSearches } = sandbox.snapshot().openSource
  const webhook = (wanted: string) => webhooks.find(({ service }) => service === wanted)?.id ?? ''
  return {
    ...Object.fromEntries(sources.map(({ kind, id }) => [`source.${kind}`, id ?? ''])),
    connection: connections[0]?.id ?? '',
    webhook: webhook('generic'),
    'webhook.slack': webhook('slack'),
    savedSearch: savedSearches[0]?.id ?? '',
    service: 'checkout',
    'metric.gauge': 'system.cpu.utilization',
    'metric.sum': 'http.requests',
    'metric.histogram': 'http.duration',
    'metric.summary': 'http.summary',
  }
}
