import { createRequire } from 'node:module'
import * as core from '@clouddb/client-core'
import { createManagementClient } from '@clouddb/management'
import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { generateSources } from '@clouddb/spec/generate'
import { type Json, readDocument } from './document.ts'
import type { ApiName } from './mutant.ts'

const require = createRequire(import.meta.url)

/** Creates a client, like the factories of the packages. */
export type ClientFactory = (options: never) => object

const factories: Readonly<Record<ApiName, unknown>> = {
  management: createManagementClient,
  'observability-cloud': createObservabilityCloudClient,
  'observability-oss': createObservabilityOssClient,
}

const apis = new Map<ApiName, ReturnType<typeof readApi>>()

/** One API without mistakes. Its document must not be changed: a mutant is a copy. */
export function apiOf(name: ApiName) {
  const api = apis.get(name) ?? readApi(name)
  apis.set(name, api)
  return api
}

function readApi(name: ApiName) {
  const document: Json = require(`@clouddb/${name}/openapi.json`)
  return { document, model: readDocument(document), createClient: factories[name] as ClientFactory }
}

/** Generates the table that the runtime works on. Each call of the result makes a new copy. */
export function generateDefinition(api: ApiName): () => Json {
  const generated = generateSources(apiOf(api).document, api)
  if ('problems' in generated)
    throw new Error(`The document of ${api} cannot be generated: ${generated.problems[0]?.message}`)
  const source = generated.sources.definition
  // The source is an object literal that names functions of the core.
  const create = new Function(...Object.keys(core), `return ${source.slice(source.indexOf('= {') + 2)}`)
  return () => create(...Object.values(core))
}
