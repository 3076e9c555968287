import { createManagementClient } from '@clouddb/management'
import type { paths as ManagementPaths } from '@clouddb/management/types'
import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import type { paths as ObservabilityPaths } from '@clouddb/observability-cloud/types'
import axios from 'axios'
import { Groq } from 'groq-sdk'
import createClient from 'openapi-fetch'
import manifest from '../../package.json' with { type: 'json' }
import {
  alertId,
  authorization,
  type Call,
  type CallName,
  calls,
  keyId,
  keySecret,
  organizationId,
  scaling,
  serviceId,
} from './calls.ts'

type Fetch = typeof globalThis.fetch

/** The three calls. Each resolves to the payload. */
type Calls = Readonly<Record<CallName, () => Promise<unknown>>>

/** Creates a client that sends to an origin by a `fetch`. */
type Open = (origin: string, fetch: Fetch) => Calls

interface Envelope {
  readonly result: unknown
}

const headers = { authorization, accept: 'application/json' }
const jsonHeaders = { ...headers, 'content-type': 'application/json' }
/** Our default. All clients with this option have it, because a call without a limit does less. */
const timeout = 60_000
const bound = { organizationId, serviceId }
const { get, patch, list } = calls

/** The calls of a client that takes a path and a body. */
const byPath = (send: (call: Call, body?: object) => Promise<Envelope>): Calls => ({
  get: async () => (await send(get)).result,
  patch: async () => (await send(patch, scaling)).result,
  list: async () => (await send(list)).result,
})

const bare: Open = (origin, fetch) =>
  byPath(async ({ method, path }, body) => {
    const content = body && { headers: jsonHeaders, body: JSON.stringify(body) }
    return (await fetch(origin + path, { method, headers, ...content })).json() as Promise<Envelope>
  })

const ours: Open = (baseUrl, fetch) => {
  const options = { baseUrl, fetch, keyId, keySecret, organizationId }
  const management = createManagementClient(options)
  const observability = createObservabilityCloudClient({ ...options, serviceId })
  return {
    get: () => observability.getAlert(alertId),
    patch: () => management.updateServiceScaling(serviceId, scaling),
    list: () => observability.listDashboards(),
  }
}

const openapiFetch: Open = (baseUrl, fetch) => {
  const client = createClient<ManagementPaths & ObservabilityPaths>({ baseUrl, fetch, headers })
  const template = '/v1/organizations/{organizationId}/services/{serviceId}'
  return {
    get: async () => {
      const path = { ...bound, alertId }
      return (await client.GET(`${template}/observability/alerts/{alertId}`, { params: { path } })).data?.result
    },
    patch: async () =>
      (await client.PATCH(`${template}/scaling`, { params: { path: bound }, body: scaling })).data?.result,
    list: async () =>
      (await client.GET(`${template}/observability/dashboards`, { params: { path: bound } })).data?.result,
  }
}

const axiosClient: Open = (baseURL, fetch) => {
  const client = axios.create({ baseURL, headers, timeout, adapter: 'fetch', env: { fetch } })
  return byPath(async ({ method, path }, data) => (await client.request<Envelope>({ method, url: path, data })).data)
}

const stainlessStyle: Open = (baseURL, fetch) => {
  const client = new Groq({ baseURL, fetch, timeout, apiKey: keySecret, defaultHeaders: headers })
  return byPath(({ path }, body) => (body ? client.patch<Envelope>(path, { body }) : client.get<Envelope>(path)))
}

const versions = manifest.devDependencies

/** The clients by their name in the table. The second is the first once more: the difference between them is noise. */
export const measuredClients: Readonly<Record<string, Open>> = {
  'bare fetch': bare,
  'bare fetch, again': bare,
  '@clouddb': ours,
  [`openapi-fetch ${versions['openapi-fetch']}`]: openapiFetch,
  [`axios ${versions.axios}`]: axiosClient,
  [`a Stainless-style SDK ${versions['groq-sdk']}`]: stainlessStyle,
}
