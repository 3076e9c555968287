import type { Check } from '../check.ts'
import { chartQuery, cloudClient, ids, keySecret, managementClient, ossClient } from '../clients.ts'
import { must, same } from '../expectations.ts'

const scaling = { idleScaling: true, idleTimeoutMinutes: 15 }

export const quickstarts: readonly Check[] = [
  [
    'the quickstart of management: a service is scaled, a key deleted',
    async (context) => {
      const endpoint = context.open('answers')
      const client = managementClient(context, endpoint.url)
      const service = await client.updateServiceScaling(ids.service, scaling)
      same([service.name, service.state], ['größtes Lager', 'idle'], 'The service')
      same(await client.deleteKey(ids.key), undefined, 'What deleteKey resolves to')
      const { requests } = await endpoint.seen()
      const organization = `/v1/organizations/${ids.organization}`
      same(
        requests.map(({ method, path, body }) => [method, path, body]),
        [
          ['PATCH', `${organization}/services/${ids.service}/scaling`, JSON.stringify(scaling)],
          ['DELETE', `${organization}/keys/${ids.key}`, ''],
        ],
        'What the server saw',
      )
      must(/^application\/json\b/.test(requests[0]?.headers['content-type'] ?? ''), 'The body must be sent as JSON.')
      same(requests[1]?.headers['content-type'], undefined, 'The content type of a request without a body')
    },
  ],
  [
    'the quickstart of observability-cloud: dashboards and alerts are listed',
    async (context) => {
      const client = cloudClient(context, context.open('answers').url)
      same(
        (await client.listDashboards()).map(({ name }) => name),
        ['Überblick 🛰'],
        'The names of the dashboards',
      )
      same(
        (await client.listAlerts()).map(({ state }) => state),
        ['OK', 'ALERT'],
        'The states of the alerts',
      )
    },
  ],
  [
    'the quickstart of observability-oss: a query of the first source',
    async (context) => {
      const endpoint = context.open('answers')
      const client = ossClient(context, endpoint.url)
      const [source] = await client.listSources()
      same(source?.id, ids.source, 'The id of the source')
      const points = await client.queryChartSeries({
        ...chartQuery,
        series: [{ ...chartQuery.series[0], groupBy: [] }],
      })
      same(
        points.map((point) => point['series_0.data']),
        [4, 2],
        'The points',
      )
      same((await endpoint.seen()).requests[1]?.body, JSON.stringify(chartQuery), 'The body that the server saw')
    },
  ],
  [
    '`withResponse` brings the status, the id of the request and the attempts',
    async (context) => {
      const { data, response, requestId, attempts } = await ossClient(context, context.open('answers').url)
        .listSources()
        .withResponse()
      same([data.length, response.status, requestId], [1, 200, 'request-1'], 'What came')
      same(
        attempts.map(({ status, reason }) => [status, reason]),
        [[200, 'answered 200']],
        'The attempts',
      )
    },
  ],
  [
    'Basic credentials are sent as UTF-8, a key as Bearer',
    async (context) => {
      const endpoint = context.open('answers')
      await managementClient(context, endpoint.url).deleteKey(ids.key)
      await ossClient(context, endpoint.url).listSources()
      const [basic, bearer] = (await endpoint.seen()).requests.map(({ headers }) => headers.authorization ?? '')
      const bytes = Uint8Array.from(atob(basic?.slice('Basic '.length) ?? ''), (letter) => letter.charCodeAt(0))
      same(new TextDecoder().decode(bytes), `key-id:${keySecret}`, 'The decoded credentials')
      same(bearer, 'Bearer personal-access-key-0815', 'The other header')
    },
  ],
  [
    '`user-agent` says the package and the runtime, where a runtime lets it be set',
    async (context) => {
      const endpoint = context.open('answers')
      await ossClient(context, endpoint.url).listSources()
      const found = (await endpoint.seen()).requests[0]?.headers['user-agent'] ?? ''
      const [product = '', ...runtime] = found.split(' ')
      const { userAgent } = context.traits
      if (userAgent === undefined) return must(/^Mozilla\//.test(found), `It must be the browser’s own: ${found}`)
      must(/^clouddb-observability-oss\/\d+\.\d+\.\d+/.test(product), `It must begin with the package: ${found}`)
      same(runtime.join(' '), userAgent, 'The rest')
    },
  ],
  [
    'a credential function is asked before every attempt',
    async (context) => {
      const endpoint = context.open('fails-once')
      let asked = 0
      await ossClient(context, endpoint.url, { apiKey: async () => `key-${++asked}` }).listSources()
      const { requests } = await endpoint.seen()
      same(
        requests.map(({ headers }) => headers.authorization),
        ['Bearer key-1', 'Bearer key-2'],
        'What the server saw',
      )
    },
  ],
  [
    'an answer that came compressed is read',
    async (context) => {
      const [source] = await ossClient(context, context.open('compressed').url).listSources()
      same(source?.name, 'Größe und 漢字', 'The name of the source')
    },
  ],
  [
    'a long list is read whole',
    async (context) => {
      const sources = await ossClient(context, context.open('long').url).listSources()
      same([sources.length, sources.at(-1)?.id], [10_000, 'source-9999'], 'The list')
    },
  ],
]
