import type { Service } from '@clouddb/management/types'
import type * as cloud from '@clouddb/observability-cloud/types'
import type * as oss from '@clouddb/observability-oss/types'
import { Telemetry } from '@clouddb/telemetry'
import { createClock } from '../clock.ts'
import { issueOf } from '../complete-state.ts'
import { withDefaults } from '../defaults.ts'
import { cloudDocument, type Document, operationNamed, ossDocument } from '../documents.ts'
import type * as format from '../generated/schema.ts'
import { createIdentifiers } from '../identifiers.ts'
import { defined } from '../json.ts'
import { alerts } from '../operations/alerts.ts'
import { dashboards } from '../operations/dashboards.ts'
import {
  aList,
  anObject,
  anything,
  aTime,
  checkSandboxOptions,
  durationRules,
  everyPart,
  type OptionRules,
} from '../option-rules.ts'
import type {
  ManagedService,
  ObservabilityState,
  Organization,
  PassingState,
  SavedSearch,
  State,
  StoredConnection,
  Team,
} from '../state.ts'
import { expectBody, mistakeAt, refusedAt } from '../validation/mistakes.ts'
import { mistakeOfTelemetry } from '../validation/telemetry.ts'
import { bodySchemaOf, createValidator } from '../validation/validate.ts'
import { defaultSeed } from './default-seed.ts'

/** The initial state of an observability deployment. Absent parts are those of the default seed. */
export interface ObservabilitySeed<CreateDashboard, Dashboard, CreateAlert> {
  /** Sources, as `listSources` returns them. They replace those of the default seed. */
  sources?: oss.Source[]
  webhooks?: oss.Webhook[]
  /** Database connections of sources. */
  connections?: StoredConnection[]
  /** Saved searches, which alerts can watch. */
  savedSearches?: SavedSearch[]
  /** Requests that create dashboards. */
  dashboards?: CreateDashboard[]
  /** Requests that create alerts, or a function that returns them for the created dashboards. */
  alerts?: CreateAlert[] | ((dashboards: Dashboard[]) => CreateAlert[])
}

/** The initial state of the open-source deployment. */
export interface OpenSourceSeed
  extends ObservabilitySeed<oss.CreateDashboardRequest, oss.Dashboard, oss.CreateAlertRequest> {
  /** The people. The first member is the caller. */
  team?: Partial<Team>
  /** Personal API access keys. */
  apiKeys?: string[]
  /** Keys for sending telemetry, which the API refuses. */
  ingestionKeys?: string[]
}

/** A service, with the initial state of its observability API. */
export interface ServiceSeed
  extends ObservabilitySeed<cloud.CreateDashboardRequest, cloud.Dashboard, cloud.CreateAlertRequest> {
  /** Fields of its record that differ from the default seed; `undefined` for one that it lacks. */
  record?: Partial<Service>
}

/** The organization of the managed deployment. */
export interface OrganizationSeed extends Partial<Omit<format.Organization, 'services' | 'keys'>> {
  /** API keys. Clients get the first one. An administrator's, unless it has other roles. */
  keys?: format.ApiKey[]
  /** Its services. Each one changes the service of the default seed at the same index, or the last one. */
  services?: ServiceSeed[]
}

/** Differences from the default seed. */
export interface SeedOptions {
  /** Epoch milliseconds at which everything was created; the default services 94 days before. Default: now. */
  time?: number
  /** The open-source deployment. */
  openSource?: OpenSourceSeed
  /** The organization of the managed deployment. */
  organization?: OrganizationSeed
  /** Milliseconds that services stay in states in which they do not remain. */
  durations?: Partial<Record<PassingState, number>>
  /** What is supplied beside the built-in telemetry, or in place of it with `builtIn: false`. */
  telemetry?: Partial<format.TelemetryState>
}

const { evaluations: _, notifications: __, ...stored } = everyPart(aList, 'ObservabilityState')
const observabilityRules: OptionRules = {
  ...stored,
  alerts: [(value) => Array.isArray(value) || typeof value === 'function', 'a list or a function'],
}
// The sandbox checks the values that are stored as they are when it gets the state.
const seedRules: OptionRules<SeedOptions> = {
  time: aTime,
  openSource: {
    options: {
      ...observabilityRules,
      team: { options: everyPart(anything, 'Team') },
      apiKeys: aList,
      ingestionKeys: aList,
    },
  },
  organization: {
    options: {
      ...everyPart(anything, 'Organization'),
      keys: aList,
      services: { each: { ...observabilityRules, record: anObject } },
    },
  },
  durations: { options: durationRules },
  telemetry: { options: everyPart(anything, 'TelemetryState') },
}

/**
 * Creates the initial state of a sandbox. The default seed has sources, webhooks, a saved search, and an organization
 * with two services and two keys.
 *
 * @throws TypeError with the part that is unknown or wrong, or that a server would refuse.
 */
export function createSeed(options: SeedOptions = {}): format.State {
  checkSandboxOptions(options, seedRules, 'seed.')
  const { time = Date.now(), openSource = {}, organization = {}, durations, telemetry } = options
  const state = defaultSeed(time)
  state.telemetry = { ...state.telemetry, ...defined(telemetry) }
  const mistake = mistakeOfTelemetry(state.telemetry)
  if (mistake !== undefined) throw new TypeError(`seed.telemetry is wrong: ${mistake}`)
  state.telemetry = structuredClone(state.telemetry)
  Object.assign(state.managed.durations, defined(durations))
  const { apiKeys, ingestionKeys, team, ...observed } = openSource
  Object.assign(state.openSource, { ...(apiKeys && { apiKeys }), ...(ingestionKeys && { ingestionKeys }) })
  Object.assign(state.openSource.team, structuredClone(defined(team)))
  fill(state, ossDocument, state.openSource, state.openSource.teamId, observed, 'seed.openSource')
  const [organizationState] = state.managed.organizations as [Organization]
  const { services, keys, ...fields } = organization
  Object.assign(organizationState, structuredClone(defined(fields)))
  if (keys) organizationState.keys = keys.map((key) => defined(key) as Organization['keys'][number])
  if (services)
    organizationState.services = services.map((seed, index) => serviceOf(state, organizationState, seed, index))
  withDefaults('State', state, time)
  const issue = issueOf(state)
  if (issue) throw inSeed(mistakeAt('seed', issue))
  return state
}

/** A mistake of a state, at the part of the seed from which it comes. */
function inSeed({ message }: TypeError): TypeError {
  return new TypeError(
    message.replace('seed.managed.organizations[0]', 'seed.organization').replace('.observability.', '.'),
  )
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
  fill(state, cloudDocument, service.observability, service.teamId, observed, `seed.organization.services[${index}]`)
  return service
}

type AnySeed = ObservabilitySeed<unknown, never, unknown>

const creating = { createDashboard: dashboards.createDashboard, createAlert: alerts.createAlert }

function fill(
  state: State,
  document: Document,
  to: ObservabilityState,
  teamId: string,
  seed: AnySeed,
  at: string,
): void {
  const { dashboards = [], alerts = [], ...given } = seed
  Object.assign(to, structuredClone(defined(given)))
  const clock = createClock(state.time)
  const since = '9999-12-31'
  const identifiers = createIdentifiers(1, () => state.identifiers, clock.now)
  const context = { state: to, teamId, clock, since, document, identifiers, telemetry: new Telemetry() }
  const validate = createValidator(document, { since, now: clock.now })
  const names = Object.values(document.schemas).flatMap(({ properties = {} }) => Object.keys(properties))
  const create = (operationId: keyof typeof creating, all: readonly unknown[], part: string): unknown[] => {
    if (all.length === 0) return []
    const operation = operationNamed(operationId, document)
    const handler = creating[operationId]
    const schema = bodySchemaOf(document, { since, now: clock.now }, operation)
    return all.map((body, index) => {
      expectBody(schema, body, `${at}.${part}[${index}]`, names)
      try {
        const valid = validate({ operation, values: [] }, new URLSearchParams(), body)
        return handler({ context, ...valid } as never).payload
      } catch (error) {
        throw refusedAt(`${at}.${part}[${index}]`, body, to, error)
      }
    })
  }
  const created = create('createDashboard', dashboards, 'dashboards')
  create('createAlert', typeof alerts === 'function' ? alerts(created as never[]) : alerts, 'alerts')
}
