import type { Check, CheckContext } from '../check.ts'
import { apiKey, ids, keySecret, managed, managementClient, ossClient } from '../clients.ts'
import { kind, must, same, thrownBy } from '../expectations.ts'

const secretsOf = [keySecret, apiKey, btoa(String.fromCharCode(...new TextEncoder().encode(`key-id:${keySecret}`)))]

/** Everything that a runtime shows of a value. */
function shown({ inspect }: CheckContext, value: unknown): string {
  const own = value instanceof Error ? [value.stack, value.message, JSON.stringify({ ...value })] : []
  return [String(value), JSON.stringify(value), inspect?.(value), ...own].join('\n')
}

function mustHide(text: string): void {
  for (const secret of secretsOf) must(!text.includes(secret), `A secret shows: ${text.slice(0, 300)}`)
}

const consoleOf = (lines: string[]) => {
  const write = (message: string, fields: object) => void lines.push(`${message} ${JSON.stringify(fields)}`)
  return { error: write, warn: write, info: write, debug: write }
}

export const secrets: readonly Check[] = [
  [
    'a client shows no secret, printed or as JSON',
    async (context) => {
      const { createFetchClient } = context.packages.management.fetch
      const { organizationId: _, serviceId: __, ...options } = managed(context.open('answers').url)
      for (const client of [
        managementClient(context, context.open('answers').url),
        ossClient(context, context.open('answers').url),
        createFetchClient(options),
      ])
        mustHide(shown(context, client))
    },
  ],
  [
    'an error shows no secret, though the server and `fetch` quote it',
    async (context) => {
      const quoting = managementClient(context, context.open('quotes').url)
      const error = await thrownBy(() => quoting.deleteKey(ids.key))
      kind(error, context.packages.management.errors.BadRequestError, 'BadRequestError')
      must(error.message.includes('[redacted]'), `The quoted header must be struck out: ${error.message}`)
      mustHide(shown(context, error))
      const fetch = async (_: string, { headers }: RequestInit) => {
        throw new TypeError(`cannot send ${JSON.stringify(headers)}`)
      }
      const failing = ossClient(context, context.open('answers').url, { fetch, maxRetries: 0 })
      mustHide(shown(context, await thrownBy(() => failing.listSources())))
    },
  ],
  [
    'a credential or a header with a line break is refused and not shown',
    async (context) => {
      const { errors } = context.packages.oss
      const { url } = context.open('answers')
      const injected = 'hidden\r\nx-injected: 1'
      for (const options of [{ apiKey: injected }, { headers: { 'x-team': injected } }]) {
        const error = await thrownBy(() => ossClient(context, url, options))
        kind(error, errors.ConfigurationError, 'ConfigurationError')
        must(!error.message.includes('hidden'), `It must not show the value: ${error.message}`)
      }
    },
  ],
  [
    'the log tells of every attempt, at each level what belongs there, and no secret',
    async (context) => {
      const counts: Record<string, number> = {}
      for (const logLevel of ['off', 'error', 'warn', 'info', 'debug'] as const) {
        const lines: string[] = []
        const options = { logLevel, logger: consoleOf(lines) }
        await ossClient(context, context.open('fails-once').url, options).listSources()
        mustHide(lines.join('\n'))
        counts[logLevel] = lines.length
      }
      same(counts, { off: 0, error: 0, warn: 1, info: 2, debug: 4 }, 'The number of lines')
    },
  ],
  [
    'a logger that throws or rejects breaks no call',
    async (context) => {
      const broken = () => {
        throw new Error('disk full')
      }
      const rejecting = async () => broken()
      const logger = { error: broken, warn: broken, info: rejecting, debug: rejecting }
      const client = ossClient(context, context.open('fails-once').url, { logLevel: 'debug', logger })
      same((await client.listSources()).length, 1, 'The number of sources')
    },
  ],
  [
    'credentials do not leave over plain http to another host than this machine',
    async (context) => {
      const error = await thrownBy(() => ossClient(context, 'http://observability.example.com'))
      kind(error, context.packages.oss.errors.ConfigurationError, 'ConfigurationError')
    },
  ],
]
