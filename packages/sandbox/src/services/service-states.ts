import type { Activity, UpdateServiceStateRequest } from '@clouddb/management/types'
import { Refusal } from '../http/refusal.ts'
import { removeItem } from '../item-index.ts'
import type { ManagedService, ManagedState, Organization, PassingState } from '../state.ts'
import { idleTime } from './effective-scaling.ts'
import { countUsage, uncountUsage } from './usage.ts'

type Durations = ManagedState['durations']

/** The states that follow by themselves. A service that was `terminating` is gone. */
const following: Readonly<Record<PassingState, string>> = {
  provisioning: 'partially_running',
  starting: 'partially_running',
  awaking: 'partially_running',
  partially_running: 'running',
  stopping: 'stopped',
  terminating: 'terminated',
}

const isPassing = (state: string): state is PassingState => Object.hasOwn(following, state)

const mostDeleted = 100

/** Lets time pass for all services. */
export function settleServices({ organizations, durations }: ManagedState, now: number): void {
  for (const organization of organizations)
    for (const service of [...organization.services]) settleService(organization, service, { now, durations })
}

/** Lets time pass for a service: its state changes, its usage is counted, and of a deleted one the costs stay. */
export function settleService(organization: Organization, service: ManagedService, times: Times): void {
  const { record, usage, backupPlans, transition } = service
  const isDeleted = record.state === 'terminating'
  settle(organization, service, times)
  countUsage(service, times.now)
  if (!isDeleted || record.state === 'terminating') return
  const deleted = { record, usage, backupPlans, deletedAt: transition?.at ?? times.now }
  organization.deletedServices = [...organization.deletedServices, deleted].slice(-mostDeleted)
  removeItem(organization.services, service)
}

/** The time at which a service changes its state without a request. */
export function nextChange(service: ManagedService, durations: Durations): number {
  return nextState(service, durations)?.at ?? Number.POSITIVE_INFINITY
}

/** Lets services go on from a time that is earlier than the one before. */
export function moveServicesBack({ organizations, durations }: ManagedState, now: number): void {
  for (const { record, activity, usage, transition } of organizations.flatMap(({ services }) => services)) {
    activity.last = Math.min(activity.last, now)
    uncountUsage(usage, now)
    const state = record.state ?? ''
    if (transition && isPassing(state)) transition.at = Math.min(transition.at, now + durations[state])
  }
}

interface Times {
  readonly now: number
  readonly durations: Durations
}

function settle(organization: Organization, service: ManagedService, { now, durations }: Times): void {
  for (let next = nextState(service, durations); next && next.at <= now; next = nextState(service, durations)) {
    enter(service, next.state, next.at, durations)
    recordState(organization, service, next.at)
  }
}

/** The state that a service enters without a request, and when. */
function nextState(service: ManagedService, durations: Durations): { state: string; at: number } | undefined {
  const { record, transition, activity } = service
  const state = record.state ?? ''
  if (isPassing(state)) return { state: following[state], at: transition?.at ?? activity.last + durations[state] }
  const at = state === 'running' ? idleTime(service, activity.last) : undefined
  return at === undefined ? undefined : { state: 'idle', at }
}

/** How many activities an organization keeps. */
const mostActivities = 1_000

export function addActivities(organization: Organization, added: readonly Activity[]): void {
  organization.activities = [...organization.activities, ...added].slice(-mostActivities)
}

const enteredTypes: Readonly<Record<string, string>> = {
  running: 'service_running',
  partially_running: 'service_partially_running',
  idle: 'service_idle',
}

/** Records a state that a service has entered by itself. The id follows from the service, the state and the time. */
function recordState(organization: Organization, { record: { id, state } }: ManagedService, at: number): void {
  const type = enteredTypes[state ?? '']
  if (type === undefined) return
  const time = at.toString(16).padStart(12, '0')
  const which = Object.keys(enteredTypes).indexOf(state ?? '')
  const own = { id: `${time}${which}${id.replaceAll('-', '').slice(0, 11)}`, type, actorType: 'system' }
  const createdAt = new Date(at).toISOString()
  addActivities(organization, [{ ...own, createdAt, organizationId: organization.id, serviceId: id }])
}

/** The only place that changes the state of a service. */
export function enter(service: ManagedService, state: string, at: number, durations: Durations): void {
  countUsage(service, at)
  service.record.state = state
  service.transition = isPassing(state) ? { at: at + durations[state] } : null
  if (state === 'running') service.activity.last = at
}

/** Records a request for the data of a service, which wakes the service and keeps it awake. */
export function touch(service: ManagedService, now: number, durations: Durations): void {
  if (service.record.state === 'idle') enter(service, 'awaking', now, durations)
  if (service.record.state === 'running') service.activity.last = now
}

type Command = UpdateServiceStateRequest['command']

const awake = ['provisioning', 'starting', 'awaking', 'partially_running', 'running', 'degraded']

/** The states that a command leads to, by the states in which it does, and the states that it leaves as they are. */
const commands: Readonly<Record<Command, { leads: Readonly<Record<string, string>>; leaves: readonly string[] }>> = {
  start: { leads: { stopped: 'starting', idle: 'awaking' }, leaves: awake },
  awake: { leads: { idle: 'awaking' }, leaves: awake },
  stop: {
    leads: Object.fromEntries([...awake, 'idle', 'failed'].map((state) => [state, 'stopping'])),
    leaves: ['stopping', 'stopped'],
  },
}

/** Executes a command. */
export function command(service: ManagedService, name: Command, now: number, durations: Durations): void {
  const { leads, leaves } = commands[name]
  const state = leads[service.record.state ?? '']
  if (state !== undefined) enter(service, state, now, durations)
  else expectState(service, leaves)
}

/** Refuses a request for a service in another state. */
export function expectState({ record }: ManagedService, states: readonly string[]): void {
  if (!states.includes(record.state ?? '')) throw new Refusal(409, `CONFLICT: Current state: ${record.state}`)
}
