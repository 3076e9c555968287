import { defaultPlan } from './rules/backups.ts'
import { defaultMembers, systemRoles } from './rules/roles.ts'
import type { ManagedService, ManagedState, ObservabilityState, OpenSourceState, Organization, State } from './state.ts'
import { expectState, type State as GivenState } from './state-format.ts'

/** The values of parts that earlier versions of the package did not write, from the time of the state. */
type Parts<Owner> = { readonly [Part in keyof Owner]?: (time: number) => Owner[Part] }

/** A part that is added to the state needs a line here, so that older snapshots and files can still be read. */
const added = {
  observability: {},
  openSource: { team: defaultTeam },
  managed: { durations: () => ({ ...defaultDurations }) },
  organization: {
    canScaleHorizontally: () => true,
    canScheduleScaling: () => true,
    canScheduleUpgrades: () => true,
    privateEndpoints: () => [],
    name: () => 'Sandbox',
    createdAt: dateOf,
    enableCoreDumps: () => true,
    hasCustomRoles: () => false,
    roles: () => [...systemRoles],
    members: (time) => defaultMembers(dateOf(time)),
    invitations: () => [],
    activities: () => [],
  },
  key: {
    state: () => 'enabled',
    assignedRoles: () => systemRoles.slice(0, 1),
    createdAt: dateOf,
    ipAccessList: () => [{ source: '0.0.0.0/0', description: 'Anywhere' }],
  },
  service: {
    transition: () => null,
    scalingSchedule: () => null,
    queryEndpoint: () => null,
    upgradeWindow: () => null,
    backupPlans: (time) => [defaultPlan(time)],
    usage: (time) => ({ until: time, gigabyteHours: {} }),
  },
} satisfies {
  readonly observability: Parts<ObservabilityState>
  readonly openSource: Parts<OpenSourceState>
  readonly managed: Parts<ManagedState>
  readonly organization: Parts<Organization>
  readonly key: Parts<Organization['keys'][number]>
  readonly service: Parts<ManagedService>
}

type Added = typeof added
type AddedTo<Kind extends keyof Added> = {
  [Part in keyof Added[Kind]]: Added[Kind][Part] extends (...time: never[]) => infer Value ? Value : never
}

/** The parts that were added to a kind of object, with their first values. */
export function addedParts<Kind extends keyof Added>(kind: Kind, time: number): AddedTo<Kind> {
  const makers: Readonly<Record<string, (time: number) => unknown>> = added[kind]
  return Object.fromEntries(Object.entries(makers).map(([part, make]) => [part, make(time)])) as AddedTo<Kind>
}

/** How long the states of a service last by default, in milliseconds. */
export const defaultDurations: ManagedState['durations'] = {
  provisioning: 40_000,
  starting: 20_000,
  awaking: 25_000,
  partially_running: 5_000,
  stopping: 10_000,
  terminating: 10_000,
}

/** The caller and a second member, who can be removed. */
function defaultTeam(): OpenSourceState['team'] {
  const members = ['sandbox', 'colleague'].map((name, index) => {
    const email = `${name}@example.com`
    return { id: `66a1f0c2d4e8b7a9c3f0070${index + 1}`, email, name: email }
  })
  return { name: 'Sandbox', members, invitations: [] }
}

/** A time as answers show it. A state without a time is refused later. */
function dateOf(time: number): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString()
}

type Data = Record<string, unknown>

/** A copy of a state in which the parts are added that it lacks; what is no state of any version stays as it is. */
export function withAddedParts<Given>(given: Given): Given {
  if (!isData(given)) return given
  const state: Data = structuredClone(given)
  const fill = (owner: unknown, ...kinds: (keyof Added)[]) => {
    if (!isData(owner)) return
    const parts = Object.assign({}, ...kinds.map((kind) => addedParts(kind, Number(state.time))))
    for (const [name, value] of Object.entries(parts)) owner[name] ??= value
  }
  fill(state.openSource, 'observability', 'openSource')
  fill(state.managed, 'managed')
  for (const organization of listOf(state.managed, 'organizations')) {
    fill(organization, 'organization')
    for (const key of listOf(organization, 'keys')) fill(key, 'key')
    for (const service of listOf(organization, 'services')) {
      fill(service, 'service')
      fill((service as Data | null)?.observability, 'observability')
    }
  }
  return state as Given
}

/**
 * Copies a state, and adds the parts that earlier versions of the package did not write.
 *
 * @throws TypeError with the part that is wrong, and how to fix it, if it is no whole state of this format.
 */
export function copyOf(given: GivenState): State {
  const state = withAddedParts(given)
  expectState(state)
  return state as State
}

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

function listOf(owner: unknown, name: string): unknown[] {
  const list = isData(owner) ? owner[name] : undefined
  return Array.isArray(list) ? list : []
}
