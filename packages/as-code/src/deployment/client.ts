import type { OperationRole } from '@clouddb/document/resources'
import type { ObservabilityCloudClient } from '@clouddb/observability-cloud'
import * as cloudRequests from '@clouddb/observability-cloud/requests'
import type { ObservabilityOssClient } from '@clouddb/observability-oss'
import { ConfigurationError } from '@clouddb/observability-oss/errors'
import type { LeftOut } from '@clouddb/observability-oss/requests'
import * as ossRequests from '@clouddb/observability-oss/requests'
import { type ApiName, type Data, operationsOn } from '../document/api-documents.ts'

/** A client of one of the two observability APIs. */
export type Client = ObservabilityOssClient | ObservabilityCloudClient

/** The methods that both deployments have, and one that only the open-source deployment has. */
export type SharedClient = Pick<ObservabilityOssClient, keyof ObservabilityOssClient & keyof ObservabilityCloudClient> &
  Partial<Pick<ObservabilityOssClient, 'listConnections'>>

/** One deployment, as the rest of the package sees it. */
export interface Deployment {
  readonly api: ApiName
  readonly client: SharedClient
  /** The functions that make requests of records. They know what a request of the deployment can hold. */
  readonly requests: object
  /** How texts name it: `the managed deployment`. */
  readonly title: string
  readonly options: DeploymentOptions
}

/** What a deployment does not say about itself. */
export interface DeploymentOptions {
  /** The names that sources, connections and webhooks have there, by their names in the files. */
  readonly names?: Readonly<Record<string, string>>
  /** The day of the server's version: `2026-02-27`. Default: what its operations show. */
  readonly released?: string
}

const kinds = {
  'clouddb-observability-oss': { api: 'oss', requests: ossRequests, title: 'the open-source deployment' },
  // What the requests and records of the managed deployment lack is refused by its own functions.
  'clouddb-observability-cloud': { api: 'cloud', requests: cloudRequests, title: 'the managed deployment' },
} as const

/** @throws ConfigurationError when it is no client of an observability API. */
export function clientDeployment(client: Client, options: DeploymentOptions = {}): Deployment {
  // Clients say which package made them: `clouddb-observability-oss/1.2.0`.
  const [product = ''] = `${Object(client)[Symbol.toStringTag]}`.split('/')
  if (!Object.hasOwn(kinds, product))
    throw new ConfigurationError('Pass a client of `createObservabilityOssClient` or `createObservabilityCloudClient`.')
  return { ...kinds[product as keyof typeof kinds], client: client as unknown as SharedClient, options }
}

type Operation<Answer> = (...values: readonly unknown[]) => Answer

/** Returns what calls the operation that the document states for a kind of records. */
export function operationOf<Answer>({ api, client }: Deployment, kind: string, role: OperationRole): Operation<Answer> {
  return Object(client)[operationsOn(kind, api)[role] ?? '']
}

type Converter = (record: object, options: object) => { readonly request: Data; readonly leftOut: readonly LeftOut[] }

/** Returns the function that makes a request of a record, or of a declaration. */
export function converterOf(
  { api, requests }: Deployment,
  kind: string,
  role: 'create' | 'update' = 'update',
): Converter {
  const operation = operationsOn(kind, api)[role] ?? ''
  return Object(requests)[`to${operation.charAt(0).toUpperCase()}${operation.slice(1)}`]
}
