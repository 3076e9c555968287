import { createRequire } from 'node:module'
import { createManagementClient } from '@clouddb/management'
import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { readDocument } from './document/model.ts'

const require = createRequire(import.meta.url)
export const apiNames = ['management', 'observability-cloud', 'observability-oss']
const factories = {
  management: createManagementClient,
  'observability-cloud': createObservabilityCloudClient,
  'observability-oss': createObservabilityOssClient,
}
const apis = new Map()
export function apiOf(name) {
  const known = apis.get(name)
  if (known) return known
  const document = require(`@clouddb/${name}/openapi.json`)
  const api = { name, document, model: readDocument(document), createClient: factories[name] }
  apis.set(name, api)
  return api
}
