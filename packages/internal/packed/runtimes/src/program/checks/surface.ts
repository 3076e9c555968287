import type { Check } from '../check.ts'
import { chartQuery, ossClient } from '../clients.ts'
import { must, same, thrownBy } from '../expectations.ts'

const errorClasses = [
  ...['ApiError', 'AuthenticationError', 'BadRequestError', 'CallError', 'CloudDbError', 'ConfigurationError'],
  ...['ConflictError', 'ConnectionError', 'InvalidArgumentError', 'NotFoundError', 'PermissionDeniedError'],
  ...['RateLimitError', 'ResponseParseError', 'ServerError', 'TimeoutError', 'UnprocessableContentError'],
]

export const surface: readonly Check[] = [
  [
    'each package brings its factory, and `./fetch` the one of path literals',
    async ({ packages: { management, cloud, oss } }) => {
      same(typeof management.main.createManagementClient, 'function', 'createManagementClient')
      same(typeof cloud.main.createObservabilityCloudClient, 'function', 'createObservabilityCloudClient')
      same(typeof oss.main.createObservabilityOssClient, 'function', 'createObservabilityOssClient')
      for (const { fetch } of [management, cloud, oss]) same(typeof fetch.createFetchClient, 'function', './fetch')
    },
  ],
  [
    '`./errors` brings every class, the same ones from each package',
    async ({ packages: { management, cloud, oss } }) => {
      for (const name of errorClasses) {
        const key = name as keyof typeof management.errors
        same(typeof management.errors[key], 'function', name)
        must(management.errors[key] === cloud.errors[key], `${name} must be one class.`)
        must(management.errors[key] === oss.errors[key], `${name} must be one class.`)
      }
    },
  ],
  [
    '`./types` can be loaded, and `./openapi.json` is the document',
    async ({ packages: { management, cloud, oss }, documents }) => {
      for (const { types } of [management, cloud, oss]) same(typeof types, 'object', './types')
      for (const document of Object.values(documents))
        must(
          /^3\.1/.test(document.openapi) && Object.keys(document.paths).length > 1,
          'It must be an OpenAPI document.',
        )
    },
  ],
  [
    'a client takes its address and credential from the environment, where there is one',
    async ({ packages, traits }) => {
      const create = () => packages.oss.main.createObservabilityOssClient()
      if (traits.environment) return same((await create().listSources()).length, 1, 'The number of sources')
      const error = await thrownBy(create)
      must(error.message.includes('`apiKey` (CLOUDDB_OSS_API_KEY)'), `It must name the variable: ${error.message}`)
    },
  ],
  [
    'a missing option is named with its variable, before anything is sent',
    async ({ packages: { management } }) => {
      const error = await thrownBy(() => management.main.createManagementClient())
      must(error instanceof management.errors.ConfigurationError, `It must be a ConfigurationError: ${error.name}`)
      for (const name of ['BASE_URL', 'KEY_ID', 'KEY_SECRET'])
        must(error.message.includes(`CLOUDDB_${name}`), `It must name CLOUDDB_${name}: ${error.message}`)
    },
  ],
  [
    '`withOptions` copies a client with changes, and leaves the first as it is',
    async (context) => {
      const endpoint = context.open('answers')
      const first = ossClient(context, endpoint.url)
      const copy = first.withOptions({ apiKey: 'another-key', headers: { 'x-team': 'b' } })
      await copy.listSources()
      await first.listSources()
      const { requests } = await endpoint.seen()
      same(
        requests.map(({ headers }) => [headers.authorization, headers['x-team'] ?? '']),
        [
          ['Bearer another-key', 'b'],
          ['Bearer personal-access-key-0815', ''],
        ],
        'What the server saw',
      )
    },
  ],
  [
    '`maxConcurrency` bounds the requests under way, and the calls beyond it wait in order',
    async (context) => {
      const endpoint = context.open('slow')
      const client = ossClient(context, endpoint.url, { maxConcurrency: 2 })
      const sourceIds = Array.from({ length: 9 }, (_, index) => `source-${index}`)
      await Promise.all(sourceIds.map((sourceId) => client.queryChartSeries(query(sourceId))))
      const { requests, most } = await endpoint.seen()
      must(most <= 2, `At most 2 requests must be under way, and ${most} were.`)
      const arrived = requests.map(({ body }) => JSON.parse(body).series[0].sourceId)
      // Two that are under way may overtake each other by one place.
      for (const [index, sourceId] of arrived.entries())
        must(Math.abs(sourceIds.indexOf(sourceId) - index) < 2, `They must come in order, and came as ${arrived}.`)
    },
  ],
]

const query = (sourceId: string) => ({ ...chartQuery, series: [{ ...chartQuery.series[0], sourceId, groupBy: [] }] })
