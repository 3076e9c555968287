import { createRequire } from 'node:module'
import { createManagementClient } from '@clouddb/management'
import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { type DocumentModel, readDocument } from './document/model.ts'
import type { Json } from './json.ts'

const require = createRequire(import.meta.url)

export const apiNames = ['management', 'observability-cloud', 'observability-oss'] as const
export type ApiName = (typeof apiNames)[number]

/** Makes a client, as the factories of the packages do. */
export type ClientFactory = (options: never) => object

/** One of the APIs, unbroken: what mutants depart from. */
export interface Api {
  readonly name: ApiName
  /** The bundled document. Nobody changes it: a mutant is a copy. */
  readonly document: Json
  readonly model: DocumentModel
  readonly createClient: ClientFactory
}

const factories = {
  management: createManagementClient,
  'observability-cloud': createObservabilityCloudClient,
  'observability-oss': createObservabilityOssClient,
} as Readonly<Record<ApiName, ClientFactory>>

const apis = new Map<ApiName, Api>()

export function apiOf(name: ApiName): Api {
  const known = apis.get(name)
  if (known) return known
  const document: Json = require(`@clouddb/${name}/openapi.json`)
  const api = { name, document, model: readDocument(document), createClient: factories[name] }
  apis.set(name, api)
  return api
}
