import type { Check, CheckContext } from '../check.ts'
import { apiKey, ids, managed } from '../clients.ts'
import { kind, must, same, thrownBy } from '../expectations.ts'

const keyPath = '/v1/organizations/{organizationId}/keys/{keyId}'
const params = { path: { organizationId: ids.organization, keyId: ids.key } }

function ossFetchClient({ packages }: CheckContext, baseUrl: string) {
  return packages.oss.fetch.createFetchClient({ baseUrl, apiKey })
}

function managementFetchClient({ packages }: CheckContext, baseUrl: string) {
  const { organizationId: _, serviceId: __, ...options } = managed(baseUrl)
  return packages.management.fetch.createFetchClient(options)
}

export const pathLiterals: readonly Check[] = [
  [
    '`./fetch` calls by path, with the credential and the retries of the methods',
    async (context) => {
      const endpoint = context.open('fails-once')
      const { data, response } = await ossFetchClient(context, endpoint.url).GET('/api/v2/sources')
      same([response.status, data?.data.length], [200, 1], 'What came')
      const { requests } = await endpoint.seen()
      same(
        requests.map(({ headers }) => headers.authorization),
        Array(2).fill(`Bearer ${apiKey}`),
        'The credentials',
      )
    },
  ],
  [
    '`./fetch` sends a body',
    async (context) => {
      const endpoint = context.open('answers')
      const body = { idleScaling: true, idleTimeoutMinutes: 15 }
      const { data } = await managementFetchClient(context, endpoint.url).PATCH(
        '/v1/organizations/{organizationId}/services/{serviceId}/scaling',
        { params: { path: { organizationId: ids.organization, serviceId: ids.service } }, body },
      )
      same(data?.result?.name, 'größtes Lager', 'The name of the service')
      const [request] = (await endpoint.seen()).requests
      same([request?.method, request?.body], ['PATCH', JSON.stringify(body)], 'What the server saw')
    },
  ],
  [
    '`./fetch` returns an answer outside 2xx beside its response',
    async (context) => {
      const client = managementFetchClient(context, context.open('status-404').url)
      const { data, error, response } = await client.DELETE(keyPath, { params })
      same([response.status, data], [404, undefined], 'What came')
      same(error, { status: 404, error: 'Nothing there.', requestId: 'request-1' }, 'The error')
    },
  ],
  [
    '`./fetch` ends by a time limit, and by its signal with the reason',
    async (context) => {
      const client = ossFetchClient(context, context.open('stalls').url)
      const late = await thrownBy(() => client.GET('/api/v2/sources', { timeout: 200, maxRetries: 0 }))
      kind(late, context.packages.oss.errors.TimeoutError, 'TimeoutError')
      const controller = new AbortController()
      const reason = new Error('not needed')
      const call = client.GET('/api/v2/sources', { signal: controller.signal })
      setTimeout(() => controller.abort(reason), 100)
      must((await thrownBy(() => call)) === reason, "It must end with the signal's reason.")
    },
  ],
  [
    '`./fetch` meets a redirect to another origin, and nothing arrives there',
    async (context) => {
      const endpoint = context.open('redirects-elsewhere')
      const client = ossFetchClient(context, endpoint.url)
      if (context.traits.hidesRedirects) {
        const error = await thrownBy(() => client.GET('/api/v2/sources'))
        must(context.packages.oss.errors.CallError.is(error), `It must be an error of the package: ${error.name}`)
        must(/redirect/i.test(error.message), `It must speak of the redirect: ${error.message}`)
      } else same((await client.GET('/api/v2/sources')).response.status, 302, 'The status')
      same(
        (await endpoint.seen()).requests.map(({ elsewhere }) => elsewhere),
        [false],
        'What the server saw',
      )
    },
  ],
  [
    '`./fetch` calls no path that the document does not have',
    async (context) => {
      const client = ossFetchClient(context, context.open('answers').url)
      const error = await thrownBy(() => client.GET('@elsewhere.example.com/' as '/api/v2/sources'))
      kind(error, context.packages.oss.errors.InvalidArgumentError, 'InvalidArgumentError')
    },
  ],
]
