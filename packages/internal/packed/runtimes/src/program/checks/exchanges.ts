import {
  apiKey,
  type Check,
  type Endpoint,
  failureOf,
  ids,
  keySecret,
  managementClient,
  managementKeys,
  must,
  ossClient,
  same,
} from '../context.ts'

const scaling = { idleScaling: true, idleTimeoutMinutes: 15 }

const alert = {
  source: 'tile',
  dashboardId: '66a1f0c2d4e8b7a9c3f50a01',
  tileId: '66a1f0c2d4e8b7a9c3f50a02',
  interval: '5m',
  threshold: 100,
  thresholdType: 'above',
  channel: { type: 'webhook', webhookId: '66a1f0c2d4e8b7a9c3f50a03' },
} as const

const methodsSeen = async (endpoint: Endpoint) => (await endpoint.seen()).map(({ method }) => method)

/** Requests, responses and retries: what `fetch` sends, and how its bodies are read. */
export const exchanges: readonly Check[] = [
  [
    'a body is sent as JSON, and a request without a body has no content type',
    async (context) => {
      const endpoint = context.open('answers')
      const client = managementClient(context, endpoint.url)
      const service = await client.updateServiceScaling(ids.service, scaling)
      same([service.name, service.state], ['größtes Lager', 'idle'], 'The service')
      same(await client.deleteKey(ids.key), undefined, 'The result of deleteKey')
      const [patch, deletion] = await endpoint.seen()
      const path = `/v1/organizations/${ids.organization}`
      same(patch?.path, `${path}/services/${ids.service}/scaling`, 'The path of the PATCH')
      same(patch?.body, JSON.stringify(scaling), 'The body of the PATCH')
      must(/^application\/json\b/.test(patch?.headers['content-type'] ?? ''), 'The body must be sent as JSON.')
      same([deletion?.method, deletion?.path], ['DELETE', `${path}/keys/${ids.key}`], 'The second request')
      same(deletion?.headers['content-type'], undefined, 'The content type of a request without a body')
    },
  ],
  [
    'Basic credentials are sent as UTF-8, and a key as Bearer',
    async (context) => {
      const endpoint = context.open('answers')
      await managementClient(context, endpoint.url).deleteKey(ids.key)
      await ossClient(context, endpoint.url).listSources()
      const [basic, bearer] = (await endpoint.seen()).map(({ headers }) => headers.authorization ?? '')
      const bytes = Uint8Array.from(atob(basic?.slice('Basic '.length) ?? ''), (letter) => letter.charCodeAt(0))
      same(new TextDecoder().decode(bytes), `key-id:${keySecret}`, 'The decoded credentials')
      same(bearer, `Bearer ${apiKey}`, 'The other header')
    },
  ],
  [
    '`user-agent` names the package and the runtime, where a runtime lets a program set it',
    async (context) => {
      const endpoint = context.open('answers')
      await ossClient(context, endpoint.url).listSources()
      const found = (await endpoint.seen())[0]?.headers['user-agent'] ?? ''
      const { userAgent } = context.traits
      if (userAgent === undefined) return must(/^Mozilla\//.test(found), `It must be the browser's own: ${found}`)
      must(/^clouddb-observability-oss\/\d+\.\d+\.\d+ /.test(found), `It must begin with the package: ${found}`)
      same(found.split(' ').slice(1).join(' '), userAgent, 'The part after the package')
    },
  ],
  [
    'a compressed response is read',
    async (context) => {
      const [source] = await ossClient(context, context.open('compressed').url).listSources()
      same(source?.name, 'Größe und 漢字', 'The name of the source')
    },
  ],
  [
    'a long list is read to its end',
    async (context) => {
      const sources = await ossClient(context, context.open('long').url).listSources()
      same([sources.length, sources.at(-1)?.id], [10_000, 'source-9999'], 'The list')
    },
  ],
  [
    'a response larger than `maxResponseSize` is refused, compressed or not, and not requested again',
    async (context) => {
      for (const scenario of ['long', 'long-compressed']) {
        const endpoint = context.open(scenario)
        const client = ossClient(context, endpoint.url, { maxResponseSize: 100_000 })
        const error = await failureOf(context, 'ResponseParseError', () => client.listSources())
        must(error.message.includes('`maxResponseSize`, 100000 bytes'), `It must name the option: ${error.message}`)
        same((await endpoint.seen()).length, 1, 'The number of requests')
      }
    },
  ],
  [
    'a GET that is answered by 503 is sent again',
    async (context) => {
      const endpoint = context.open('fails-once')
      const { attempts } = await ossClient(context, endpoint.url).listSources().withResponse()
      const reasons = attempts.map(({ reason }) => reason)
      same(reasons, ['answered 503', 'answered 200'], 'The attempts')
      same(await methodsSeen(endpoint), ['GET', 'GET'], 'The methods that the server saw')
    },
  ],
  [
    'a DELETE whose connection breaks inside the body is sent again',
    async (context) => {
      const endpoint = context.open('breaks-once')
      const { attempts } = await managementClient(context, endpoint.url).deleteKey(ids.key).withResponse()
      const statuses = attempts.map(({ status }) => status ?? 'none')
      same(statuses, ['none', 200], 'The attempts')
      same(await methodsSeen(endpoint), ['DELETE', 'DELETE'], 'The methods that the server saw')
    },
  ],
  [
    'a POST that is answered by 503 is not sent again',
    async (context) => {
      const endpoint = context.open('fails')
      await failureOf(context, 'ServerError', () => ossClient(context, endpoint.url).createAlert(alert))
      same(await methodsSeen(endpoint), ['POST'], 'The methods that the server saw')
    },
  ],
  [
    'a server that does not listen, and a connection that breaks, are a ConnectionError with a cause',
    async (context) => {
      for (const url of [context.nobody, context.open('breaks').url]) {
        const call = () => ossClient(context, url).listSources({ maxRetries: 0 })
        must((await failureOf(context, 'ConnectionError', call)).cause instanceof Error, 'It must have a cause.')
      }
    },
  ],
  [
    '`./fetch` sends a path, a body and the credential, and retries',
    async (context) => {
      const endpoint = context.open('fails-once')
      const { createFetchClient } = context.packages.management.fetch
      const { data, response } = await createFetchClient({ baseUrl: endpoint.url, ...managementKeys }).PATCH(
        '/v1/organizations/{organizationId}/services/{serviceId}/scaling',
        {
          params: { path: { organizationId: ids.organization, serviceId: ids.service } },
          body: scaling,
          retryUnsafe: true,
        },
      )
      same([response.status, data?.result?.name], [200, 'größtes Lager'], 'The response')
      const requests = await endpoint.seen()
      const bodies = requests.map(({ body }) => body)
      same(bodies, Array(2).fill(JSON.stringify(scaling)), 'The bodies that the server saw')
      must(
        requests.every(({ headers }) => headers.authorization?.startsWith('Basic ')),
        'The credential must be sent.',
      )
    },
  ],
]
