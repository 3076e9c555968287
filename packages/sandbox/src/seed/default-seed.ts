import type { Connection, Source, Webhook } from '@clouddb/observability-oss/types'
import { defaultOf, withDefaults } from '../defaults.ts'
import { cloudDocument, type Schema } from '../documents.ts'
import { initialRecord } from '../services/service-details.ts'
import { countUsage } from '../services/usage.ts'
import type { ManagedService, ObservabilityState, SavedSearch, State } from '../state.ts'
import { defaultSources } from './sources.ts'

let lastSeed: State | undefined

/**
 * The default state: an open-source deployment after its setup, with webhooks and a saved search, and an organization
 * with two services and two keys. No deployment has a dashboard or an alert.
 */
export function defaultSeed(time: number): State {
  // Programs with a fixed clock ask for the same one again. A copy takes a third of the time.
  if (lastSeed?.time !== time) lastSeed = makeDefaultSeed(time)
  return structuredClone(lastSeed)
}

function makeDefaultSeed(time: number): State {
  const own = {
    version: 1,
    time,
    evaluatedUntil: time,
    identifiers: { made: 0 },
    openSource: {
      teamId: objectId(0, 1),
      createdAt: new Date(time).toISOString(),
      apiKeys: ['sandbox-api-key'],
      ingestionKeys: ['sandbox-ingestion-key'],
      ...observabilityOf(openSource, time),
    },
    managed: { organizations: [organization(time)] },
  }
  return withDefaults('State', own, time)
}

/** An id from which a reader sees the deployment and the kind of the object. */
function objectId(deployment: number, number: number): string {
  return `66a1f0c2d4e8b7a9c3f${deployment}${String(number).padStart(4, '0')}`
}

/** The digit of the open-source deployment in ids. */
const openSource = 1

/** A source without the fields that the managed deployment does not take. */
function managedForm(source: Source): Source {
  const { kind = '' } = source
  const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}SourceRequest`
  const { properties = {} } = cloudDocument.schemas[name] as Schema
  return Object.fromEntries(Object.entries(source).filter(([field]) => field === 'id' || properties[field])) as Source
}

/** A deployment after its setup, without dashboards and alerts. */
export function observabilityOf(deployment: number, time: number): ObservabilityState {
  const id = (number: number) => objectId(deployment, number)
  const ids = { log: id(101), trace: id(102), metric: id(103), session: id(104) }
  return {
    dashboards: [],
    alerts: [],
    connections: [seedConnection(id(301), time)],
    sources: defaultSources(ids, id(301)).map(deployment === openSource ? (source) => source : managedForm),
    webhooks: webhooksOf(id, time),
    evaluations: {},
    notifications: [],
    savedSearches: [savedSearchOf(id(601), ids.log, time)],
  }
}

function seedConnection(id: string, time: number): Connection {
  const at = new Date(time).toISOString()
  const host = 'https://database.example.com:8443'
  return { id, name: 'Default', host, username: 'default', createdAt: at, updatedAt: at }
}

function savedSearchOf(id: string, sourceId: string, time: number): SavedSearch {
  const at = new Date(time).toISOString()
  const query = { select: '', where: 'SeverityText:error', whereLanguage: 'lucene', orderBy: '' }
  return { id, name: 'Errors', sourceId, ...query, tags: [], filters: [], createdAt: at, updatedAt: at }
}

/** A webhook for each service that a deployment can notify. */
function webhooksOf(id: (number: number) => string, time: number): Webhook[] {
  const at = new Date(time).toISOString()
  const common = { createdAt: at, updatedAt: at }
  const webhook = (number: number, name: string, service: string, path: string, more: object = {}) =>
    ({ id: id(number), name, service, url: `https://hooks.${path}`, ...more, ...common }) as Webhook
  return [
    webhook(501, 'Chat', 'slack', 'slack.com/services/T1A2B3C4D/B5E6F7A8B/9f8e7d6c5b4a39281706f5e4', {
      description: 'The channel of the team',
    }),
    webhook(502, 'On-call', 'generic', 'example.com/on-call', { body: '{"text": "{{title}}"}' }),
    webhook(503, 'Incidents', 'incidentio', 'example.com/incidents'),
  ]
}

function organization(time: number) {
  const key = (digit: number, name: string, prefix: string) => {
    const credentials = { keyId: `${prefix}-key-id`, keySecret: `${prefix}-key-secret` }
    return { id: `9f2b4d6c-1a3e-4c5f-8b7d-0e9a2c4f6b8${digit}`, name, ...credentials }
  }
  const warehouse = 'e1b0a6f4-3d7c-4b92-a5e8-6f2d9c0b7a13'
  return {
    id: '6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11',
    tier: 'ENTERPRISE',
    isPaid: true,
    canAdjustReplicas: true,
    keys: [key(0, 'Sandbox', 'sandbox'), key(1, 'Unused', 'unused')],
    services: [
      service(2, { id: 'b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40', name: 'Orders', isPrimary: true }, warehouse, time),
      service(3, { id: '2f9c1b77-64c5-4c0e-9f3d-1f4a8c5e0b42', name: 'Reports', isPrimary: false }, warehouse, time),
    ],
  }
}

/** Services exist for three months, so that they have backups, and costs of the last month. The last backup began six hours ago. */
const age = (94 * 24 + 6) * 3_600_000

function service(
  deployment: number,
  own: { id: string; name: string; isPrimary: boolean },
  dataWarehouseId: string,
  time: number,
): ManagedService {
  const created = Math.max(0, time - age)
  const [provider, region] = ['aws', 'eu-central-1']
  const bare = {
    record: {
      ...own,
      provider,
      region,
      state: 'running',
      ...initialRecord(own.id, provider, region),
      ...{ minTotalMemoryGb: 48, maxTotalMemoryGb: 360, minReplicaMemoryGb: 16, maxReplicaMemoryGb: 120 },
      numReplicas: 3,
      autoscalingMode: 'vertical',
      ipAccessList: defaultOf('ApiKey', 'ipAccessList'),
      createdAt: new Date(created).toISOString(),
      dataWarehouseId,
    },
    teamId: objectId(deployment, 1),
    activity: { last: time },
    observability: observabilityOf(deployment, time),
  }
  const made = withDefaults<ManagedService>('ManagedService', bare, created)
  countUsage(made, time)
  return made
}
