import { createRequire } from 'node:module'
import { createManagementClient } from '@clouddb/management'
import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import type { ClientFactory, Json } from './mutant.ts'

const require = createRequire(import.meta.url)

export const apiNames = ['management', 'observability-cloud', 'observability-oss'] as const
export type ApiName = (typeof apiNames)[number]

/** One of the APIs, as it stands: what mutants depart from. */
export interface Api {
  readonly name: ApiName
  /** The bundled document. Nobody changes it: a mutant is a copy. */
  readonly document: Json
  readonly createClient: ClientFactory
}

const factories = {
  management: createManagementClient,
  'observability-cloud': createObservabilityCloudClient,
  'observability-oss': createObservabilityOssClient,
} as Readonly<Record<ApiName, ClientFactory>>

const apis = new Map<ApiName, Api>()

export function apiOf(name: ApiName): Api {
  const known = apis.get(name) ?? {
    name,
    document: require(`@clouddb/${name}/openapi.json`),
    createClient: factories[name],
  }
  apis.set(name, known)
  return known
}
