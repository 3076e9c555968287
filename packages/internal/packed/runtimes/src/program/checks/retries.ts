import type { Check, Endpoint } from '../check.ts'
import { chartQuery, ids, managementClient, ossClient } from '../clients.ts'
import { kind, must, same, thrownBy } from '../expectations.ts'

/** An alert as its request has it. */
export const alert = {
  source: 'tile',
  dashboardId: '66a1f0c2d4e8b7a9c3f50a01',
  tileId: '66a1f0c2d4e8b7a9c3f50a02',
  interval: '5m',
  threshold: 100,
  thresholdType: 'above',
  channel: { type: 'webhook', webhookId: '66a1f0c2d4e8b7a9c3f50a03' },
} as const

const methodsSeen = async (endpoint: Endpoint) => (await endpoint.seen()).requests.map(({ method }) => method)

export const retries: readonly Check[] = [
  [
    'a GET that is answered 503 is sent again',
    async (context) => {
      const endpoint = context.open('fails-once')
      const { attempts } = await ossClient(context, endpoint.url).listSources().withResponse()
      same(
        attempts.map(({ reason }) => reason),
        ['answered 503', 'answered 200'],
        'The attempts',
      )
      same(await methodsSeen(endpoint), ['GET', 'GET'], 'What the server saw')
    },
  ],
  [
    'a DELETE whose connection is lost in the body is sent again',
    async (context) => {
      const endpoint = context.open('breaks-once')
      const { attempts } = await managementClient(context, endpoint.url).deleteKey(ids.key).withResponse()
      same(
        attempts.map(({ status }) => status ?? 'none'),
        ['none', 200],
        'The attempts',
      )
      same(await methodsSeen(endpoint), ['DELETE', 'DELETE'], 'What the server saw')
    },
  ],
  [
    'a POST that is answered 503 is not sent again',
    async (context) => {
      const endpoint = context.open('fails')
      const error = await thrownBy(() => ossClient(context, endpoint.url).createAlert(alert))
      kind(error, context.packages.oss.errors.ServerError, 'ServerError')
      same(await methodsSeen(endpoint), ['POST'], 'What the server saw')
    },
  ],
  [
    'a POST is sent again where the caller allows it, or the document',
    async (context) => {
      const allowed = context.open('fails-once')
      await ossClient(context, allowed.url).createAlert(alert, { retryUnsafe: true })
      same(await methodsSeen(allowed), ['POST', 'POST'], 'What the server saw of `retryUnsafe`')
      const query = context.open('fails-once')
      await ossClient(context, query.url).queryChartSeries({
        ...chartQuery,
        series: [{ ...chartQuery.series[0], groupBy: [] }],
      })
      same(await methodsSeen(query), ['POST', 'POST'], 'What the server saw of the query')
    },
  ],
  [
    'a limited request is sent again when the server asks for it, whatever its method',
    async (context) => {
      const endpoint = context.open('limits-once')
      const created = await ossClient(context, endpoint.url).createAlert(alert)
      same(created.id, '66a1f0c2d4e8b7a9c3f50a04', 'The id of the alert')
      same(await methodsSeen(endpoint), ['POST', 'POST'], 'What the server saw')
    },
  ],
  [
    'a server that keeps failing is asked three times, or as often as `maxRetries` says',
    async (context) => {
      const endpoint = context.open('fails')
      const client = ossClient(context, endpoint.url)
      const error = await thrownBy(() => client.listSources())
      kind(error, context.packages.oss.errors.ServerError, 'ServerError')
      same((error.attempts as unknown[]).length, 3, 'The number of attempts')
      await thrownBy(() => client.listSources({ maxRetries: 0 }))
      same((await endpoint.seen()).requests.length, 4, 'The number of requests')
    },
  ],
  [
    'a server that asks for a longer wait than anybody has is not waited for',
    async (context) => {
      const endpoint = context.open('limits-for-an-hour')
      const error = await thrownBy(() => ossClient(context, endpoint.url).listSources())
      kind(error, context.packages.oss.errors.RateLimitError, 'RateLimitError')
      same(error.retryAfter, 3_600, 'The seconds after which the server is to be asked')
      must((await endpoint.seen()).requests.length === 1, 'It must be asked once.')
    },
  ],
]
