import {
  apiKey,
  type Checks,
  createClients,
  ids,
  managementKeys,
  must,
  mustEqual,
  mustHaveSeen,
  rejectionOf,
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

/** Requests, responses and retries: what `fetch` sends, and how its bodies are read. */
export const exchanges: Checks = {
  async 'a body is sent as JSON, and a request without a body has no content type'({ open }) {
    const { management, seen } = open('answers')
    const service = await management.updateServiceScaling(ids.service, scaling)
    mustEqual([service.name, service.state], ['größtes Lager', 'idle'], 'The service')
    mustEqual(await management.deleteKey(ids.key), undefined, 'The result of deleteKey')
    const [patch, deletion] = await seen()
    const path = `/v1/organizations/${ids.organization}`
    mustEqual(patch?.path, `${path}/services/${ids.service}/scaling`, 'The path of the PATCH')
    mustEqual(patch?.body, JSON.stringify(scaling), 'The body of the PATCH')
    must(/^application\/json\b/.test(patch?.headers['content-type'] ?? ''), 'The body must be sent as JSON.')
    mustEqual([deletion?.method, deletion?.path], ['DELETE', `${path}/keys/${ids.key}`], 'The second request')
    mustEqual(deletion?.headers['content-type'], undefined, 'The content type of a request without a body')
  },

  async 'Basic credentials are sent as UTF-8, and a key as Bearer'({ open }) {
    const { oss, management, seen } = open('answers')
    await management.deleteKey(ids.key)
    await oss.listSources()
    const [basic, bearer] = (await seen()).map(({ headers }) => headers.authorization ?? '')
    const bytes = Uint8Array.from(atob(basic?.slice('Basic '.length) ?? ''), (letter) => letter.charCodeAt(0))
    const { keyId, keySecret } = managementKeys
    mustEqual(new TextDecoder().decode(bytes), `${keyId}:${keySecret}`, 'The decoded credentials')
    mustEqual(bearer, `Bearer ${apiKey}`, 'The other header')
  },

  async '`user-agent` names the package and the runtime, where a runtime lets a program set it'({ open, traits }) {
    const { oss, seen } = open('answers')
    await oss.listSources()
    const found = (await seen())[0]?.headers['user-agent'] ?? ''
    const { userAgent } = traits
    if (userAgent === undefined) return must(/^Mozilla\//.test(found), `It must be the browser's own: ${found}`)
    must(/^clouddb-observability-oss\/\d+\.\d+\.\d+ /.test(found), `It must begin with the package: ${found}`)
    mustEqual(found.split(' ').slice(1).join(' '), userAgent, 'The part after the package')
  },

  async 'a compressed response is read'({ open }) {
    const [source] = await open('compressed').oss.listSources()
    mustEqual(source?.name, 'Größe und 漢字', 'The name of the source')
  },

  async 'a long list is read to its end'({ open }) {
    const sources = await open('long').oss.listSources()
    mustEqual([sources.length, sources.at(-1)?.id], [10_000, 'source-9999'], 'The list')
  },

  async 'a response larger than `maxResponseSize` is refused, compressed or not, and not requested again'(context) {
    for (const scenario of ['long', 'long-compressed']) {
      const endpoint = context.open(scenario, { maxResponseSize: 100_000 })
      const error = await rejectionOf(context, 'ResponseParseError', () => endpoint.oss.listSources())
      must(error.message.includes('`maxResponseSize`, 100000 bytes'), `It must name the option: ${error.message}`)
      await mustHaveSeen(endpoint, ['GET sources'])
    }
  },

  async 'a GET that is answered by 503 is sent again'({ open }) {
    const endpoint = open('fails-once')
    const { attempts } = await endpoint.oss.listSources().withResponse()
    const reasons = attempts.map(({ reason }) => reason)
    mustEqual(reasons, ['answered 503', 'answered 200'], 'The attempts')
    await mustHaveSeen(endpoint, ['GET sources', 'GET sources'])
  },

  async 'a DELETE whose connection breaks inside the body is sent again'({ open }) {
    const endpoint = open('breaks-once')
    const { attempts } = await endpoint.management.deleteKey(ids.key).withResponse()
    const statuses = attempts.map(({ status }) => status ?? 'none')
    mustEqual(statuses, ['none', 200], 'The attempts')
    await mustHaveSeen(endpoint, [`DELETE ${ids.key}`, `DELETE ${ids.key}`])
  },

  async 'a POST that is answered by 503 is not sent again'(context) {
    const endpoint = context.open('fails')
    await rejectionOf(context, 'ServerError', () => endpoint.oss.createAlert(alert))
    await mustHaveSeen(endpoint, ['POST alerts'])
  },

  async 'a server that does not listen, and a connection that breaks, are a ConnectionError with a cause'(context) {
    for (const { oss } of [createClients(context.packages, context.nobody, {}), context.open('breaks')]) {
      const error = await rejectionOf(context, 'ConnectionError', () => oss.listSources({ maxRetries: 0 }))
      must(error.cause instanceof Error, 'It must have a cause.')
    }
  },

  async '`./fetch` sends a path, a body and the credential, and retries'({ open, packages }) {
    const { url, seen } = open('fails-once')
    const { data, response } = await packages.management.fetch
      .createFetchClient({ baseUrl: url, ...managementKeys })
      .PATCH('/v1/organizations/{organizationId}/services/{serviceId}/scaling', {
        params: { path: { organizationId: ids.organization, serviceId: ids.service } },
        body: scaling,
        retryUnsafe: true,
      })
    mustEqual([response.status, data?.result?.name], [200, 'größtes Lager'], 'The response')
    const requests = await seen()
    const bodies = requests.map(({ body }) => body)
    mustEqual(bodies, Array(2).fill(JSON.stringify(scaling)), 'The bodies that the server saw')
    const schemes = requests.map(({ headers }) => headers.authorization?.split(' ')[0])
    mustEqual(schemes, ['Basic', 'Basic'], 'The schemes of the credentials')
  },
}
