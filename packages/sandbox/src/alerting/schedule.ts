import { Agenda } from '../agenda.ts'
import { itemWith, keyById } from '../item-index.ts'
import type { ObservabilityState, StoredAlert } from '../state.ts'
import { nextEnd } from './windows.ts'

/**
 * When the alerts of a deployment are due. It follows from the state: it is made when it is first needed, and changed with the
 * alerts.
 */
interface Schedule {
  readonly agenda: Agenda<StoredAlert>
  /** The time until which an alert has been evaluated. */
  readonly evaluated: WeakMap<StoredAlert, number>
}

const schedules = new WeakMap<ObservabilityState, Schedule>()

/** Plans a new or changed alert, which has been evaluated until a time. */
export function planAlert(state: ObservabilityState, alert: StoredAlert, after: number): void {
  const schedule = schedules.get(state)
  if (!schedule) return
  const { agenda, evaluated } = schedule
  evaluated.set(alert, after)
  agenda.plan(alert, nextEnd(alert, after))
  // Deleted alerts leave the agenda together, when they are as many as the others.
  if (agenda.things.size <= 2 * state.alerts.length + 16) return
  for (const each of [...agenda.things.keys()]) if (!isStored(each, state)) agenda.remove(each)
}

const isStored = (alert: StoredAlert, { alerts }: ObservabilityState): boolean =>
  itemWith(alerts, keyById, alert.id) === alert

/** The time at which the next alert of a deployment is due, whose alerts have been evaluated until a time. */
export function nextDue(state: ObservabilityState, after: number): number {
  return scheduleOf(state, after).agenda.next
}

/** An alert, and the time until which it has been evaluated. */
interface Due {
  readonly alert: StoredAlert
  readonly after: number
}

/** Takes the alerts that are due until a time, in the order of the alerts, and plans them from that time on. */
export function takeDue(state: ObservabilityState, after: number, until: number): Due[] {
  const { agenda, evaluated } = scheduleOf(state, after)
  const taken = agenda.take(until).filter((alert) => isStored(alert, state))
  const due = taken.map((alert) => ({ alert, after: evaluated.get(alert) ?? after }))
  for (const { alert } of due) planAlert(state, alert, until)
  return due.sort((one, other) => (one.alert.id < other.alert.id ? -1 : 1))
}

/** Plans all alerts from a time on, after the time was moved back. */
export function planFrom(state: ObservabilityState): void {
  schedules.delete(state)
}

function scheduleOf(state: ObservabilityState, after: number): Schedule {
  const known = schedules.get(state)
  if (known) return known
  const made: Schedule = { agenda: new Agenda(), evaluated: new WeakMap() }
  schedules.set(state, made)
  for (const id of Object.keys(state.evaluations))
    if (!itemWith(state.alerts, keyById, id)) delete state.evaluations[id]
  for (const alert of state.alerts) planAlert(state, alert, after)
  return made
}
