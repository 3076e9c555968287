import { chartQuery, cloudClient, ids, keySecret, managementClient, ossClient } from '../clients.ts'
import { must, same } from '../expectations.ts'
import type { Check } from '../setting.ts'

const scaling = { idleScaling: true, idleTimeoutMinutes: 15 }

export const quickstarts: readonly Check[] = [
  [
    'the quickstart of management: a service is scaled, a key deleted',
    async (setting) => {
      const corner = setting.open('answers')
      const client = managementClient(setting, corner.url)
      const service = await client.updateServiceScaling(ids.service, scaling)
      same([service.name, service.state], ['größtes Lager', 'idle'], 'The service')
      same(await client.deleteKey(ids.key), undefined, 'What deleteKey resolves to')
      const { requests } = await corner.seen()
      const organization = `/v1/organizations/${ids.organization}`
      same(
        requests.map(({ method, path, body }) => [method, path, body]),
        [
          ['PATCH', `${organization}/services/${ids.service}/scaling`, JSON.stringify(scaling)],
          ['DELETE', `${organization}/keys/${ids.key}`, ''],
        ],
        'What the peer saw',
      )
      must(/^application\/json\b/.test(requests[0]?.headers['content-type'] ?? ''), 'The body must be sent as JSON.')
      same(requests[1]?.headers['content-type'], undefined, 'The content type of a request without a body')
    },
  ],
  [
    'the quickstart of observability-cloud: dashboards and alerts are listed',
    async (setting) => {
      const client = cloudClient(setting, setting.open('answers').url)
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
    async (setting) => {
      const corner = setting.open('answers')
      const client = ossClient(setting, corner.url)
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
      same((await corner.seen()).requests[1]?.body, JSON.stringify(chartQuery), 'The body that the peer saw')
    },
  ],
  [
    '`withResponse` brings the status, the id of the request and the attempts',
    async (setting) => {
      const { data, response, requestId, attempts } = await ossClient(setting, setting.open('answers').url)
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
    async (setting) => {
      const corner = setting.open('answers')
      await managementClient(setting, corner.url).deleteKey(ids.key)
      await ossClient(setting, corner.url).listSources()
      const [basic, bearer] = (await corner.seen()).requests.map(({ headers }) => headers.authorization ?? '')
      const bytes = Uint8Array.from(atob(basic?.slice('Basic '.length) ?? ''), (letter) => letter.charCodeAt(0))
      same(new TextDecoder().decode(bytes), `key-id:${keySecret}`, 'The decoded credentials')
      same(bearer, 'Bearer personal-access-key-0815', 'The other header')
    },
  ],
  [
    '`user-agent` says the package and the runtime, where a runtime lets it be set',
    async (setting) => {
      const corner = setting.open('answers')
      await ossClient(setting, corner.url).listSources()
      const found = (await corner.seen()).requests[0]?.headers['user-agent'] ?? ''
      const [product = '', ...runtime] = found.split(' ')
      const { userAgent } = setting.traits
      if (userAgent === undefined) return must(/^Mozilla\//.test(found), `It must be the browser’s own: ${found}`)
      must(/^clouddb-observability-oss\/\d+\.\d+\.\d+/.test(product), `It must begin with the package: ${found}`)
      same(runtime.join(' '), userAgent, 'The rest')
    },
  ],
  [
    'a credential function is asked before every attempt',
    async (setting) => {
      const corner = setting.open('fails-once')
      let asked = 0
      await ossClient(setting, corner.url, { apiKey: async () => `key-${++asked}` }).listSources()
      const { requests } = await corner.seen()
      same(
        requests.map(({ headers }) => headers.authorization),
        ['Bearer key-1', 'Bearer key-2'],
        'What the peer saw',
      )
    },
  ],
  [
    'an answer that came compressed is read',
    async (setting) => {
      const [source] = await ossClient(setting, setting.open('compressed').url).listSources()
      same(source?.name, 'Größe und 漢字', 'The name of the source')
    },
  ],
  [
    'a long list is read whole',
    async (setting) => {
      const sources = await ossClient(setting, setting.open('long').url).listSources()
      same([sources.length, sources.at(-1)?.id], [10_000, 'source-9999'], 'The list')
    },
  ],
]
