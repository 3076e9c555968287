import { type Api, documentOf, factories, type Library, operationsOf } from '../install/packages.ts'

/** The exported names of an entry: those that exist at run time, and types. */
interface Names {
  readonly values: readonly string[]
  readonly types: readonly string[]
}

const words = (text: string) => text.trim().split(/\s+/)

const errors: Names = {
  values: words(`ApiError AuthenticationError BadRequestError CallError CloudDbError ConfigurationError ConflictError
    ConnectionError InvalidArgumentError NotFoundError PermissionDeniedError RateLimitError ResponseParseError
    ServerError TimeoutError UnprocessableContentError`),
  types: words('ApiErrorAnswer Attempt CallContext RequestLoss'),
}
const typesOfSignatures = words('ApiPromise ApiResult Attempt CallOptions Credential HeaderOptions LogLevel Logger')
const typesOfLists = words('ApiPage ApiPages PageFacts')
const typesOfFetch = words('FetchClient FetchInit FetchMethod FetchResult ParseAs')

/** The types of the methods that the document does not name. */
const typesOfMethods: Record<Api, readonly string[]> = {
  management: words('Methods DeleteKeyOptions UpdateServiceScalingOptions'),
  'observability-cloud': [
    'Methods',
    ...operationsOf('observability-cloud').map(({ operationId: id }) => `${id[0]?.toUpperCase()}${id.slice(1)}Options`),
  ],
  'observability-oss': words('Methods ListAlertsOptions ListAlertsQuery ListWebhooksOptions ListWebhooksQuery'),
}

function namesOf(api: Api): Record<string, Names> {
  const schemas = Object.keys(documentOf(api).components.schemas)
  const schema = [...words('$defs components operations paths webhooks'), ...schemas]
  const client = factories[api].slice('create'.length)
  const lists = api === 'management' ? [] : typesOfLists
  const types = [client, `${client}Options`, ...typesOfSignatures, ...lists, ...typesOfMethods[api], ...schema]
  return {
    '.': { values: [factories[api]], types },
    './fetch': { values: ['createFetchClient'], types: ['FetchClientOptions', ...typesOfFetch, ...schema] },
    './errors': errors,
    './types': { values: [], types: schema },
    ...(api !== 'management' && {
      './requests': {
        values: words('toCreateAlert toCreateDashboard toUpdateAlert toUpdateDashboard'),
        types: [...words('IdKind LeftOut PartialRequest RequestOptions'), ...schema],
      },
    }),
  }
}

/** Every name that a program can import from a library, by subpath. */
export const names: Record<Library, Record<string, Names>> = {
  'client-core': {
    '.': {
      values: words(`basicAuthentication bearerAuthentication createClient passBody readBytes readText serializeForm
        serializeQuery unwrapAlternatives walkList walkPages`),
      types: words(`Alternatives ApiDefinition ApiPage ApiPages ApiPromise ApiResult Attempt BasicCredentials
        BearerCredentials CallOptions ClientOptions Credential Environment HeaderOptions LogLevel Logger
        OperationDefinition PageFacts PagesDefinition ReadBody SecurityScheme Unwrap`),
    },
    './fetch': { values: ['createFetchClient'], types: typesOfFetch },
    './errors': errors,
    './requests': { values: ['toRequest'], types: words('LeftOut PartialRequest RequestOptions RequestShape') },
  },
  management: namesOf('management'),
  'observability-cloud': namesOf('observability-cloud'),
  'observability-oss': namesOf('observability-oss'),
}
