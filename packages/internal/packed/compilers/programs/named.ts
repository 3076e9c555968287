import type * as cloud from '@clouddb/observability-cloud'
import type * as oss from '@clouddb/observability-oss'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import type { FetchClient, FetchInit, FetchMethod, FetchResult, ParseAs } from '@clouddb/observability-oss/fetch'

// Every type of a signature can be written, so that a compiler does not have to infer any.
export const client: oss.ObservabilityOssClient = createObservabilityOssClient()
export const query: oss.ListAlertsQuery = { limit: 10 }
export const options: oss.ListAlertsOptions = { query, timeout: 1_000 }
export const list: (given?: oss.ListAlertsOptions) => oss.ApiPromise<oss.Alert[]> = client.listAlerts
export const result: Promise<oss.ApiResult<oss.Alert[]>> = client.listAlerts(options).withResponse()
export const attempts: Promise<readonly oss.Attempt[]> = result.then((one) => one.attempts)
export const create: (body: oss.CreateAlertRequest, given?: oss.CallOptions) => oss.ApiPromise<oss.Alert> =
  client.createAlert
export const key: oss.Credential = async () => 'key'
export const headers: oss.HeaderOptions = { 'x-a': undefined }
export const level: oss.LogLevel = 'debug'
export const logger: oss.Logger = console
export const settings: oss.ObservabilityOssClientOptions = { apiKey: key, headers, logLevel: level, logger }
export const isNamed: Pick<oss.Methods, 'getAlert'> = client
export const get: FetchMethod<oss.paths, 'get'> | undefined = undefined
export type ByPath = FetchClient<oss.paths>
export type Init = FetchInit<oss.operations['listAlerts'], ParseAs>
export type Found = FetchResult<oss.operations['getAlert']>

// `components['schemas']` has the same types.
export const indexed: oss.components['schemas']['TileAlertRequest'] = {} as oss.TileAlertRequest
export const direct: oss.TileAlertRequest = indexed
export const ofTheOther: cloud.ApiPromise<cloud.Alert[]> = list()
