import { documentOf, operationsOf } from '../../install/documents.ts'
import type { Api, Library } from '../../install/packages.ts'

const errorClasses = [
  'ApiError',
  'AuthenticationError',
  'BadRequestError',
  'CallError',
  'CloudDbError',
  'ConfigurationError',
  'ConflictError',
  'ConnectionError',
  'InvalidArgumentError',
  'NotFoundError',
  'PermissionDeniedError',
  'RateLimitError',
  'ResponseParseError',
  'ServerError',
  'TimeoutError',
  'UnprocessableContentError',
]
const errors = { values: errorClasses, types: ['ApiErrorAnswer', 'Attempt', 'CallContext', 'RequestLoss'] }
/** What the signatures of the methods name, beside the types of the document. */
const ofSignatures = [
  'ApiPromise',
  'ApiResult',
  'Attempt',
  'CallOptions',
  'Credential',
  'HeaderOptions',
  'LogLevel',
  'Logger',
]
const ofLists = ['ApiPage', 'ApiPages', 'PageFacts']
const ofCallsByPath = ['FetchClient', 'FetchInit', 'FetchMethod', 'FetchResult', 'ParseAs']

const factories: Record<Api, string> = {
  management: 'Management',
  'observability-cloud': 'ObservabilityCloud',
  'observability-oss': 'ObservabilityOss',
}

/** The types of the methods of each package that its document has no name for. */
const ofMethods: Record<Api, string[]> = {
  management: ['Methods', 'DeleteKeyOptions', 'UpdateServiceScalingOptions'],
  'observability-cloud': ['Methods', ...optionsOfMethods('observability-cloud')],
  'observability-oss': ['Methods', 'ListAlertsOptions', 'ListAlertsQuery', 'ListWebhooksOptions', 'ListWebhooksQuery'],
}

function optionsOfMethods(api: Api): string[] {
  return operationsOf(api).map(({ operationId: id }) => `${id[0]?.toUpperCase()}${id.slice(1)}Options`)
}

const schemaOf = (api: Api): string[] => [
  ...['$defs', 'components', 'operations', 'paths', 'webhooks'],
  ...Object.keys(documentOf(api).components.schemas),
]

function ofAnApi(api: Api): Record<string, { values: string[]; types: string[] }> {
  const schema = schemaOf(api)
  const client = `${factories[api]}Client`
  const lists = operationsOf(api).some(({ operationId }) => operationId.startsWith('list'))
  return {
    '.': {
      values: [`create${client}`],
      types: [client, `${client}Options`, ...ofSignatures, ...(lists ? ofLists : []), ...ofMethods[api], ...schema],
    },
    './fetch': { values: ['createFetchClient'], types: ['FetchClientOptions', ...ofCallsByPath, ...schema] },
    './errors': errors,
    './types': { values: [], types: schema },
  }
}

/** Every name that can be imported: what exists when the program runs, and what only a compiler sees. */
export const names: Record<Library, Record<string, { values: string[]; types: string[] }>> = {
  'client-core': {
    '.': {
      values: [
        'basicAuthentication',
        'bearerAuthentication',
        'createClient',
        'passBody',
        'readBytes',
        'readText',
        'serializeForm',
        'serializeQuery',
        'unwrapAlternatives',
        'walkList',
        'walkPages',
      ],
      types: [
        'Alternatives',
        'ApiDefinition',
        'ApiPage',
        'ApiPages',
        'ApiPromise',
        'ApiResult',
        'Attempt',
        'BasicCredentials',
        'BearerCredentials',
        'CallOptions',
        'ClientOptions',
        'Credential',
        'Environment',
        'HeaderOptions',
        'LogLevel',
        'Logger',
        'OperationDefinition',
        'PageFacts',
        'PagesDefinition',
        'ReadBody',
        'SecurityScheme',
        'Unwrap',
      ],
    },
    './fetch': { values: ['createFetchClient'], types: ofCallsByPath },
    './errors': errors,
    './requests': {
      values: ['toRequest'],
      types: ['LeftOut', 'PartialRequest', 'RequestOptions', 'RequestShape'],
    },
  },
  management: ofAnApi('management'),
  'observability-cloud': ofAnApi('observability-cloud'),
  'observability-oss': ofAnApi('observability-oss'),
}
for (const api of ['observability-cloud', 'observability-oss'] as const)
  names[api]['./requests'] = {
    values: ['toCreateAlert', 'toCreateDashboard', 'toUpdateAlert', 'toUpdateDashboard'],
    types: ['IdKind', 'LeftOut', 'PartialRequest', 'RequestOptions', ...schemaOf(api)],
  }
