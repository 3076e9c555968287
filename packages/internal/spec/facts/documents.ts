import type { Action, Api, DocumentFacts } from './fact-tables.ts'
import { errorEnvelope, successEnvelope } from './records.ts'

const managed = {
  version: '1.0',
  server: '{baseUrl}',
  scheme: 'basic',
  credential: [
    'key ID as user name and key secret as password',
    'both are obtained by creating an API key in the cloud console',
  ],
  payload: 'result',
} as const

const all: readonly Action[] = ['create', 'list', 'get', 'update', 'delete']
const supportedActions = [
  'dashboards (create, list, get, update, delete)',
  'alerts (create, list, get, update, delete)',
  'sources (list)',
]

/** An alert or a query names these. */
const identifiers = ['Dashboard.properties.id', 'Tile.properties.id', 'StoredSourceId', 'WebhookId']

export const documentFacts: Readonly<Record<Api, DocumentFacts>> = {
  management: {
    ...managed,
    paths: /^\/v1\/organizations\//,
    tags: [
      'Organization',
      'User management',
      'Billing',
      'Service',
      'Backup',
      'OpenAPI',
      'Prometheus',
      'Data pipelines',
      'Observability',
    ],
    envelopes: { 200: successEnvelope, 400: errorEnvelope },
    supports: {},
    identifiers: [],
    says: [
      'HTTP/JSON management API of a cloud database offering',
      'it manages organizations, database services inside organizations, and API keys of an organization',
      "the update of a service's auto scaling settings, and the deletion of an API key",
      'every success carries a request id',
      'events, request size limits, per-key permissions, transitions between service states, a deprecation policy and removal dates are not known',
    ],
  },
  'observability-cloud': {
    ...managed,
    paths:
      /^\/v1\/organizations\/\{organizationId\}\/services\/\{serviceId\}\/observability\/(dashboards|alerts|sources)(\/|$)/,
    tags: ['Dashboards', 'Alerts', 'Sources'],
    envelopes: { 200: successEnvelope, 400: errorEnvelope },
    supports: { Dashboards: all, Alerts: all, Sources: ['list'] },
    identifiers,
    says: [
      'Observability API, managed deployment',
      ...supportedActions,
      'events are not known, nor are the payloads delivered to a channel',
    ],
  },
  'observability-oss': {
    server: 'http://localhost:8000',
    paths: /^\/api\/v2\/(dashboards|alerts|charts|sources|webhooks)(\/|$)/,
    tags: ['Dashboards', 'Alerts', 'Sources', 'Charts', 'Webhooks'],
    scheme: 'bearer',
    credential: [
      'a Personal API Access Key, copied from the API Keys page of the team settings in the user interface',
      'the Ingestion API Key is another one: it authenticates telemetry sent to the collector and is not valid for the API',
    ],
    envelopes: {},
    supports: { Dashboards: all, Alerts: all, Sources: ['list'], Webhooks: ['list'] },
    identifiers,
    says: [
      'Observability API, open-source deployment',
      ...supportedActions,
      'chart series (query)',
      'webhooks (list)',
      'the API server listens on port 8000 by default; the user interface listens separately on port 8080',
      'when the all-in-one container is used, port 8000 must be published explicitly',
      'payloads delivered to a webhook are a template of their owner and are not part of this document',
    ],
  },
}
