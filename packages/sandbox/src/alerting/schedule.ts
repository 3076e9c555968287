import { idOf, itemWith } from '../item-index.ts'
import type { ObservabilityState, StoredAlert } from '../state.ts'
import { nextEnd } from './windows.ts'

/** An alert, the time at which it is evaluated next, and the time until which it has been evaluated. */
interface Planned {
  readonly alert: StoredAlert
  readonly at: number
  readonly after: number
}

/**
 * The alerts of a deployment in the order in which they are due, the next one last. It follows from the state: it is made
 * when it is first needed, and changed with the alerts.
 */
interface Schedule {
  planned: Planned[]
  /** The valid plan of each alert. An alert that was changed has others, which do not count. */
  readonly valid: WeakMap<StoredAlert, Planned>
}

const schedules = new WeakMap<ObservabilityState, Schedule>()

/** Plans a new or changed alert, which has been evaluated until a time. */
export function planAlert(state: ObservabilityState, alert: StoredAlert, after: number): void {
  const schedule = schedules.get(state)
  if (!schedule) return
  const plan = planOf(schedule, alert, after)
  schedule.planned.splice(countLater(schedule, plan.at), 0, plan)
}

/** The time at which the next alert of a deployment is due, whose alerts have been evaluated until a time. */
export function nextDue(state: ObservabilityState, after: number): number {
  return scheduleOf(state, after).planned.at(-1)?.at ?? Number.POSITIVE_INFINITY
}

/** Takes the alerts that are due until a time out of the schedule, in the order of the alerts. */
export function takeDue(state: ObservabilityState, after: number, until: number): Planned[] {
  const schedule = scheduleOf(state, after)
  const taken = schedule.planned.splice(countLater(schedule, until))
  const due = taken.filter((plan) => schedule.valid.get(plan.alert) === plan && isStored(plan.alert, state))
  return due.sort((one, other) => (one.alert.id < other.alert.id ? -1 : 1))
}

/** Plans alerts again that were taken, and have been evaluated until a time. */
export function planAgain(state: ObservabilityState, taken: readonly Planned[], until: number): void {
  const schedule = scheduleOf(state, until)
  schedule.planned.push(...taken.map(({ alert }) => planOf(schedule, alert, until)))
  schedule.planned.sort((one, other) => other.at - one.at)
}

/** Plans all alerts from a time on, after the time was moved back. */
export function planFrom(state: ObservabilityState): void {
  schedules.delete(state)
}

const isStored = (alert: StoredAlert, { alerts }: ObservabilityState): boolean =>
  itemWith(alerts, idOf, alert.id) === alert

function scheduleOf(state: ObservabilityState, after: number): Schedule {
  const known = schedules.get(state)
  if (known) return known
  const made: Schedule = { planned: [], valid: new WeakMap() }
  schedules.set(state, made)
  for (const id of Object.keys(state.evaluations)) if (!itemWith(state.alerts, idOf, id)) delete state.evaluations[id]
  planAgain(
    state,
    state.alerts.map((alert) => ({ alert, at: after, after })),
    after,
  )
  return made
}

function planOf({ valid }: Schedule, alert: StoredAlert, after: number): Planned {
  const plan = { alert, at: nextEnd(alert, after), after }
  valid.set(alert, plan)
  return plan
}

/** The number of plans that are later than a time. */
function countLater({ planned }: Schedule, time: number): number {
  let [low, high] = [0, planned.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((planned[middle] as Planned).at > time) low = middle + 1
    else high = middle
  }
  return low
}
