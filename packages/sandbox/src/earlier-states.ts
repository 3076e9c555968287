import { defaultPlan } from './rules/backups.ts'
import { defaultMembers, systemRoles } from './rules/roles.ts'
import type { ManagedState, OpenSourceState, State } from './state.ts'
import type { State as GivenState } from './state-format.ts'
import { expectState } from './validation/state.ts'

/**
 * The parts that earlier versions of the package did not write, by the kind of their owner, from the time of the state.
 * A part that is added to the state needs a line here, so that older snapshots and files can still be read.
 */
export const added = {
  state: () => ({ telemetry: { builtIn: true, supplied: [] } }),
  openSource: () => ({ team: defaultTeam() }),
  managed: () => ({ durations: { ...defaultDurations } }),
  organization: (time: number) => ({
    canScaleHorizontally: true,
    canScheduleScaling: true,
    canScheduleUpgrades: true,
    privateEndpoints: [],
    name: 'Sandbox',
    createdAt: dateOf(time),
    enableCoreDumps: true,
    hasCustomRoles: false,
    roles: [...systemRoles],
    members: defaultMembers(dateOf(time)),
    invitations: [],
    activities: [],
    deletedServices: [],
  }),
  key: (time: number) => ({
    state: 'enabled' as const,
    assignedRoles: systemRoles.slice(0, 1),
    createdAt: dateOf(time),
    ipAccessList: anywhere(),
  }),
  service: (time: number) => ({
    transition: null,
    scalingSchedule: null,
    queryEndpoint: null,
    upgradeWindow: null,
    backupPlans: [defaultPlan(time)],
    backups: [],
    usage: { until: time, gigabyteHours: {} },
  }),
}

/** An access list that has every address. */
export const anywhere = (): { source: string; description: string }[] => [
  { source: '0.0.0.0/0', description: 'Anywhere' },
]

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
  const fill = (owner: unknown, kind: keyof typeof added) => {
    if (!isData(owner)) return
    for (const [name, value] of Object.entries(added[kind](Number(state.time)))) owner[name] ??= value
  }
  fill(state, 'state')
  fill(state.openSource, 'openSource')
  fill(state.managed, 'managed')
  for (const organization of listOf(state.managed, 'organizations')) {
    fill(organization, 'organization')
    for (const key of listOf(organization, 'keys')) fill(key, 'key')
    for (const service of listOf(organization, 'services')) fill(service, 'service')
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
