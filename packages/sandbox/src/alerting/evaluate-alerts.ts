import type { Alert } from '@clouddb/observability-oss/types'
import type { AlertMemory, Notification, ObservabilityState, StoredAlert } from '../state.ts'
import { QueryError, type Telemetry } from '../telemetry/telemetry.ts'
import { measureAlert } from './measure-alert.ts'
import { type Change, notificationsOf } from './notification.ts'
import { type Window, windowsOf } from './windows.ts'

const keptEvaluations = 200
const keptNotifications = 1_000

/** Evaluates every alert of a deployment for the windows that end after `after`, and at `until` at the latest. */
export function evaluateAlerts(state: ObservabilityState, telemetry: Telemetry, after: number, until: number): void {
  const known = new Set(state.alerts.map(({ id }) => id))
  for (const id of Object.keys(state.evaluations)) if (!known.has(id)) delete state.evaluations[id]
  const sent = state.alerts.flatMap((alert) => {
    const windows = alert.state === 'DISABLED' ? [] : windowsOf(alert, after, until)
    return windows.length === 0 ? [] : evaluate(alert, windows, state, telemetry)
  })
  const all = [...state.notifications, ...sent.toSorted((one, other) => one.time - other.time)]
  state.notifications = all.slice(-keptNotifications)
}

function evaluate(
  alert: StoredAlert,
  windows: Window[],
  state: ObservabilityState,
  telemetry: Telemetry,
): Notification[] {
  const memory = memoryOf(alert, state)
  try {
    const values = measureAlert(alert, windows, state, telemetry)
    delete alert.executionErrors
    return windows.flatMap((window) => {
      const changed = changesIn(alert, memory, window, values.get(window.start) ?? new Map())
      return changed.flatMap((change) => notificationsOf(alert, change, window, state.webhooks))
    })
  } catch (error) {
    if (!(error instanceof QueryError)) throw error
    const timestamp = new Date(windows.at(-1)?.end ?? 0).toISOString()
    alert.executionErrors = [{ timestamp, type: 'QUERY_ERROR', message: error.message }]
    return []
  }
}

function memoryOf({ id }: StoredAlert, { evaluations }: ObservabilityState): AlertMemory {
  evaluations[id] ??= { groups: {}, history: [] }
  return evaluations[id]
}

// A group without rows counts as 0, and so does an alert without groups.
function changesIn(
  alert: StoredAlert,
  memory: AlertMemory,
  { end }: Window,
  values: ReadonlyMap<string, number>,
): Change[] {
  const isGrouped = [...values.keys()].some((group) => group !== '')
  const groups = new Set([...values.keys(), ...Object.keys(memory.groups), ...(isGrouped ? [] : [''])])
  const changes: Change[] = []
  for (const group of groups) {
    const value = values.get(group) ?? 0
    const before = memory.groups[group] ?? { state: 'OK', met: 0 }
    const met = meetsThreshold(value, alert) ? before.met + 1 : 0
    const state = met === 0 ? 'OK' : met >= (alert.numConsecutiveWindows ?? 1) ? 'ALERT' : 'PENDING'
    if (state === 'ALERT' || before.state === 'ALERT')
      changes.push({ group, value, state: state === 'ALERT' ? 'ALERT' : 'OK' })
    if (state === 'OK') delete memory.groups[group]
    else memory.groups[group] = { state, met }
    memory.history.push({ time: end, state, value, ...(group !== '' && { group }) })
  }
  memory.history = memory.history.slice(-keptEvaluations)
  const states = Object.values(memory.groups).map(({ state }) => state)
  alert.state = states.includes('ALERT') ? 'ALERT' : (states[0] ?? 'OK')
  return changes
}

type Bounds = Pick<Alert, 'threshold' | 'thresholdMax' | 'thresholdType'>

const meets: Readonly<Record<string, (value: number, threshold: number, most: number) => boolean>> = {
  above: (value, threshold) => value >= threshold,
  below: (value, threshold) => value < threshold,
  above_exclusive: (value, threshold) => value > threshold,
  below_or_equal: (value, threshold) => value <= threshold,
  equal: (value, threshold) => value === threshold,
  not_equal: (value, threshold) => value !== threshold,
  between: (value, threshold, most) => value >= threshold && value <= most,
  not_between: (value, threshold, most) => value < threshold || value > most,
}

/** Whether a value meets the threshold of an alert. */
export function meetsThreshold(value: number, { threshold = 0, thresholdMax, thresholdType = '' }: Bounds): boolean {
  return meets[thresholdType]?.(value, threshold, thresholdMax ?? threshold) ?? false
}
