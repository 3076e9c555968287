import type * as cloud from '@clouddb/observability-cloud'
import type {
  Alert,
  ApiPromise,
  ApiResult,
  Attempt,
  CallOptions,
  CreateAlertRequest,
  Credential,
  components,
  HeaderOptions,
  ListAlertsOptions,
  ListAlertsQuery,
  Logger,
  LogLevel,
  Methods,
  ObservabilityOssClient,
  ObservabilityOssClientOptions,
  operations,
  paths,
  TileAlertRequest,
} from '@clouddb/observability-oss'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import type { FetchClient, FetchInit, FetchMethod, FetchResult, ParseAs } from '@clouddb/observability-oss/fetch'

// Every type of a signature can be written, so that a compiler does not have to infer any.
export const client: ObservabilityOssClient = createObservabilityOssClient()
export const query: ListAlertsQuery = { limit: 10 }
export const options: ListAlertsOptions = { query, timeout: 1_000 }
export const list: (given?: ListAlertsOptions) => ApiPromise<Alert[]> = client.listAlerts
export const result: Promise<ApiResult<Alert[]>> = client.listAlerts(options).withResponse()
export const attempts: Promise<readonly Attempt[]> = result.then((one) => one.attempts)
export const create: (body: CreateAlertRequest, given?: CallOptions) => ApiPromise<Alert> = client.createAlert
export const key: Credential = async () => 'key'
export const headers: HeaderOptions = { 'x-a': undefined }
export const level: LogLevel = 'debug'
export const logger: Logger = console
export const settings: ObservabilityOssClientOptions = { apiKey: key, headers, logLevel: level, logger }
export const isNamed: Pick<Methods, 'getAlert'> = client
export const get: FetchMethod<paths, 'get'> | undefined = undefined
export type ByPath = FetchClient<paths>
export type Init = FetchInit<operations['listAlerts'], ParseAs>
export type Found = FetchResult<operations['getAlert']>

// `components['schemas']` has the same types.
export const indexed: components['schemas']['TileAlertRequest'] = {} as TileAlertRequest
export const direct: TileAlertRequest = indexed
export const ofTheOther: cloud.ApiPromise<cloud.Alert[]> = list()
