import type { Service } from '@clouddb/management/types'
import type * as cloud from '@clouddb/observability-cloud/types'
import type * as oss from '@clouddb/observability-oss/types'
import { createClock } from '../clock.ts'
import { cloudDocument, type Document, ossDocument } from '../documents.ts'
import { createIdentifiers } from '../identifiers.ts'
import { observability } from '../operations/observability.ts'
import type { ApiKey, ManagedService, ObservabilityState, Organization, SavedSearch, State } from '../state.ts'
import { createTelemetry } from '../telemetry/telemetry.ts'
import { createValidator } from '../validation/validate.ts'
import { defaultSeed } from './default-seed.ts'

/** What a deployment of the observability API begins with. What is left out is as after its set-up. */
export interface ObservabilitySeed<CreateDashboard, Dashboard, CreateAlert> {
  /** Sources, as they are listed; in place of those of the default seed, as everything that is given. */
  sources?: oss.Source[]
  webhooks?: oss.Webhook[]
  /** Databases that sources read from. */
  connections?: { id: string; name: string }[]
  /** Searches that alerts can watch. */
  savedSearches?: SavedSearch[]
  /** Dashboards, as a client would create them. */
  dashboards?: CreateDashboard[]
  /** Alerts, as a client would create them; with functions, where they need the ids of dashboards and tiles. */
  alerts?: CreateAlert[] | ((dashboards: Dashboard[]) => CreateAlert[])
}

/** What the open-source deployment begins with. */
export interface OpenSourceSeed
  extends ObservabilitySeed<oss.CreateDashboardRequest, oss.Dashboard, oss.CreateAlertRequest> {
  /** Personal API access keys. */
  apiKeys?: string[]
  /** Keys that telemetry is sent with; the API refuses them. */
  ingestionKeys?: string[]
}

/** A service, with what its observability API begins with. */
export interface ServiceSeed
  extends ObservabilitySeed<cloud.CreateDashboardRequest, cloud.Dashboard, cloud.CreateAlertRequest> {
  /** Fields of its record that are not as in the default seed. */
  record?: Partial<Service>
}

/** The organization of the managed deployment. */
export interface OrganizationSeed extends Partial<Omit<Organization, 'services' | 'keys'>> {
  /** API keys; clients get the first. */
  keys?: ApiKey[]
  /** Its services, each as the one of the default seed at its place, or the last, with what is different. */
  services?: ServiceSeed[]
}

/** What a seed has that is not as by default. */
export interface SeedOptions {
  /** Epoch milliseconds at which everything was created; now where it is left out. */
  time?: number
  /** The open-source deployment. */
  openSource?: OpenSourceSeed
  /** The organization of the managed deployment. */
  organization?: OrganizationSeed
}

/**
 * Makes what a sandbox begins with. What is left out is as in the default seed: sources, a webhook, a saved search, an
 * organization with two services and two keys.
 *
 * @throws Error in the server's words, when it would refuse one of the dashboards or alerts.
 */
export function createSeed({ time = Date.now(), openSource = {}, organization = {} }: SeedOptions = {}): State {
  const state = defaultSeed(time)
  const { apiKeys, ingestionKeys, ...observed } = openSource
  Object.assign(state.openSource, { ...(apiKeys && { apiKeys }), ...(ingestionKeys && { ingestionKeys }) })
  fill(state, ossDocument, state.openSource, state.openSource.teamId, observed)
  const [organizationState] = state.managed.organizations as [Organization]
  const { services, ...fields } = organization
  Object.assign(organizationState, fields)
  if (services)
    organizationState.services = services.map((seed, index) => serviceOf(state, organizationState, seed, index))
  return state
}

function serviceOf(state: State, { services }: Organization, seed: ServiceSeed, index: number): ManagedService {
  const { record, ...observed } = seed
  const model = structuredClone(services[index] ?? services.at(-1)) as ManagedService
  const identifiers = createIdentifiers(
    1,
    () => state.identifiers,
    () => state.time,
  )
  const id = record?.id ?? (index < services.length ? model.record.id : identifiers.uuid())
  const service = { ...model, record: { ...model.record, ...record, id } }
  fill(state, cloudDocument, service.observability, service.teamId, observed)
  return service
}

type AnySeed = ObservabilitySeed<unknown, never, unknown>

function fill(state: State, document: Document, to: ObservabilityState, teamId: string, seed: AnySeed): void {
  const { dashboards = [], alerts = [], ...given } = seed
  Object.assign(to, structuredClone(given))
  const clock = createClock(state.time)
  const since = '9999-12-31'
  const identifiers = createIdentifiers(1, () => state.identifiers, clock.now)
  const context = { state: to, teamId, clock, since, identifiers, telemetry: createTelemetry({ seed: 1 }) }
  const validate = createValidator(document, { since, now: clock.now })
  const create = (operationId: string, body: unknown): unknown => {
    const operation = document.operations.find(({ id }) => id === operationId)
    if (!operation) throw new Error(`The document has no operation ${operationId}.`)
    const valid = validate({ operation, values: [] }, new URLSearchParams(), body)
    return observability(operationId)({ context, ...valid }).payload
  }
  const created = dashboards.map((body) => create('createDashboard', body))
  const wanted = typeof alerts === 'function' ? alerts(created as never[]) : alerts
  for (const body of wanted) create('createAlert', body)
}
