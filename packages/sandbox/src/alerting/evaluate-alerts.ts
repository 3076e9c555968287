import { QueryError, type Telemetry } from '@clouddb/telemetry'
import { ownOf } from '../json.ts'
import type { AlertMemory, Notification, ObservabilityState, StoredAlert } from '../state.ts'
import { measureAlert } from './measure-alert.ts'
import { alertNotifications, type Change } from './notification.ts'
import { takeDue } from './schedule.ts'
import { meetsThreshold } from './thresholds.ts'
import { inGroups, type Window, windowsAtOnce, windowsOf } from './windows.ts'

const keptEvaluations = 200
const keptNotifications = 1_000
const mostGroups = 1_000

/** The number of windows that one query measures, whose values are in memory together. */
const measuredAtOnce = 100

/**
 * Evaluates the alerts of a deployment that are due, for the windows that end after `after`, and at `until` at the latest.
 * Whatever goes wrong becomes an error of the alert. The more alerts and deployments there are, the fewer windows each has.
 */
export function evaluateAlerts(
  state: ObservabilityState,
  telemetry: Telemetry,
  after: number,
  until: number,
  deployments = 1,
): void {
  const due = takeDue(state, after, until)
  let sent: Notification[] = []
  for (const plan of due) {
    if (plan.alert.state === 'DISABLED') continue
    const span = { after: plan.after, until, most: windowsAtOnce(plan.alert, due.length * deployments) }
    const own = evaluate(plan.alert, span, state, telemetry)
    if (own.length > 0) sent = newest([...sent, ...own])
  }
  if (sent.length > 0) state.notifications = [...state.notifications, ...sent].slice(-keptNotifications)
}

const newest = (sent: Notification[]): Notification[] =>
  sent.sort((one, other) => one.time - other.time).slice(-keptNotifications)

function evaluate(
  alert: StoredAlert,
  { after, until, most }: { readonly after: number; readonly until: number; readonly most: number },
  state: ObservabilityState,
  telemetry: Telemetry,
): Notification[] {
  let sent: Notification[] = []
  let time = until
  try {
    for (const windows of inGroups(windowsOf(alert, after, until, most), measuredAtOnce)) {
      time = windows.at(-1)?.end ?? until
      const values = measureAlert(alert, windows, state, telemetry)
      delete alert.executionErrors
      const memory = memoryOf(alert, state)
      for (const window of windows) {
        const changed = changesIn(alert, memory, window, values.get(window.start) ?? new Map())
        sent.push(...changed.flatMap((change) => alertNotifications(alert, change, window, state)))
        sent = sent.slice(-keptNotifications)
      }
    }
  } catch (error) {
    const type = error instanceof QueryError ? 'QUERY_ERROR' : 'UNKNOWN'
    const message = `${Object(error).message ?? error}`
    alert.executionErrors = [{ timestamp: new Date(time).toISOString(), type, message }]
  }
  return sent
}

function memoryOf({ id }: StoredAlert, { evaluations }: ObservabilityState): AlertMemory {
  const memory = ownOf(evaluations, id) ?? { groups: {}, history: [] }
  evaluations[id] = memory
  return memory
}

// A group without rows counts as 0, and so does an alert without groups.
function changesIn(
  alert: StoredAlert,
  memory: AlertMemory,
  { end }: Window,
  values: ReadonlyMap<string, number>,
): Change[] {
  const isGrouped = [...values.keys()].some((group) => group !== '')
  // A group can have any name, also one that objects inherit.
  const known = new Map(Object.entries(memory.groups))
  const groups = new Set([...values.keys(), ...known.keys(), ...(isGrouped ? [] : [''])])
  if (groups.size > mostGroups) throw new QueryError(`The alert has more than ${mostGroups} groups. `)
  const changes: Change[] = []
  for (const group of groups) {
    const value = values.get(group) ?? 0
    const before = known.get(group) ?? { state: 'OK', met: 0 }
    const met = meetsThreshold(value, alert) ? before.met + 1 : 0
    const state = met === 0 ? 'OK' : met >= (alert.numConsecutiveWindows ?? 1) ? 'ALERT' : 'PENDING'
    if (state === 'ALERT' || before.state === 'ALERT')
      changes.push({ group, value, state: state === 'ALERT' ? 'ALERT' : 'OK' })
    if (state === 'OK') known.delete(group)
    else known.set(group, { state, met })
    memory.history.push({ time: end, state, value, ...(group !== '' && { group }) })
  }
  memory.history = memory.history.slice(-keptEvaluations)
  memory.groups = Object.fromEntries(known)
  const states = [...known.values()].map(({ state }) => state)
  alert.state = states.includes('ALERT') ? 'ALERT' : (states[0] ?? 'OK')
  return changes
}
