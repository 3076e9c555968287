import { ossDocument } from '../src/documents.ts'
import { createRouter } from '../src/http/router.ts'
import { createSandbox, type Sandbox } from '../src/index.ts'
import { agrees, type ComparedStep, type Comparison, compareCorpus } from './compare-corpus.ts'
import { type Corpus, type Server, type Step, serverDays } from './corpus.ts'
import { reasons } from './reasons.ts'
import type { Target } from './run-sequence.ts'

const time = Date.parse(`${serverDays.today}T12:34:56Z`)

/** Compares the sandbox in this process, at a fixed time: the result is the same every time. */
export function compareSandbox(corpus: Corpus, server: Server): Promise<Comparison> {
  const create = (rateLimits: 'real' | 'off') =>
    sandboxTarget(createSandbox({ clock: time, since: serverDays[server], rateLimits }))
  return compareCorpus(corpus, { ...create('off'), now: () => time, limited: create('real'), server, reasons })
}

/** The open-source deployment of a sandbox, with the names of the objects of its seed. */
export function sandboxTarget(sandbox: Sandbox): Target {
  const { sources, connections, webhooks, savedSearches, apiKeys } = sandbox.snapshot().openSource
  const webhook = (wanted: string) => webhooks.find(({ service }) => service === wanted)?.id ?? ''
  const ids = {
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
  return { fetch: sandbox.fetch, baseUrl: sandbox.observabilityOss.baseUrl ?? '', apiKey: apiKeys[0] ?? '', ids }
}

const findOperation = createRouter(ossDocument.operations)

/** Whether a real server serves a call for which the documents have no operation. */
function isUndocumented({ call, today }: Step): boolean {
  const [method = '', path = ''] = call.split(' ')
  const isServed = today !== undefined && !(today.status === 404 && today.type === 'text/html')
  return isServed && !findOperation(method, path.replace(/\?.*$/, ''))
}

/** The steps of the sequences for which the documents have all operations. */
export function documentedSteps({ steps }: Comparison, { categories }: Corpus): ComparedStep[] {
  const undocumented = new Set<string>()
  for (const { name, sequences } of categories)
    for (const { id, steps: all } of sequences) if (all.some(isUndocumented)) undocumented.add(`${name}: ${id}`)
  return steps.filter(({ category, id }) => !undocumented.has(`${category}: ${id}`))
}

const count = (number: number) => number.toLocaleString('en')

function agreement(steps: ComparedStep[]): string {
  const agreeing = steps.filter(agrees).length
  // Rounded down, so that an incomplete agreement is never shown as 100 %.
  const percent = Math.floor((10_000 * agreeing) / steps.length) / 100
  return `${count(agreeing)} of ${count(steps.length)} | ${percent.toFixed(2)} %`
}

/** The rows of the README for a server: how often the sandbox agrees with it, and why it differs. */
export function serverRows(comparison: Comparison, server: Server, corpus: Corpus) {
  const day = serverDays[server]
  const differing = comparison.steps.filter((step) => !agrees(step))
  const found = differing.map(({ reason = 'No reason is known.' }) => reason)
  return {
    agreement: `| ${day} | ${agreement(documentedSteps(comparison, corpus))} | ${agreement(comparison.steps)} |`,
    differences: [...new Set(found)].map(
      (reason) => `| ${day} | ${count(found.filter((one) => one === reason).length)} | ${reason} |`,
    ),
  }
}
