import { timeOf } from '@clouddb/telemetry'
import { z } from 'zod/v3'
import type { SuppliedIncident, SuppliedTelemetry, TelemetryState } from '../generated/schema.ts'
import { remembered } from '../json.ts'
import { mistakeInControl } from './control.ts'
import { mistakeIn } from './mistakes.ts'

/** What can be supplied altogether: rows, incidents, and characters of JSON. */
const most = { rows: 100_000, incidents: 100, size: 8 * 1024 ** 2 }

/** A mistake, and the position of what has it. */
interface Found {
  readonly index: number
  readonly message: string
}

/**
 * A telemetry with something added.
 *
 * @throws TypeError with the wrong field.
 */
export function withSupplied({ builtIn, supplied }: TelemetryState, added: SuppliedTelemetry[]): TelemetryState {
  // What is checked is what is stored: getters and inherited properties can say something else later.
  const telemetry = { builtIn, supplied: [...supplied, ...structuredClone(added)] }
  const found = mistakeOfSupplied(telemetry, supplied.length)
  if (found) throw new TypeError(`The telemetry cannot be added: ${found.message}`)
  return telemetry
}

/** The first mistake of the telemetry of a state, such as `supplied[0]: count must be a number.` */
export function mistakeOfTelemetry(state: unknown): string | undefined {
  const shape = z.object({ builtIn: z.boolean(), supplied: z.array(z.unknown()) }).strict()
  const mistake = mistakeIn(shape, state)
  if (mistake) return mistake.message
  const found = mistakeOfSupplied(state as TelemetryState)
  return found && `supplied[${found.index}]: ${found.message}`
}

/** The first mistake from an index on. What stands before is known to be right. */
function mistakeOfSupplied({ builtIn, supplied }: TelemetryState, from = 0): Found | undefined {
  const total = { rows: 0, incidents: 0, size: 0 }
  for (const [index, one] of supplied.entries()) {
    const message = (index < from ? undefined : mistakeOf(one, builtIn)) ?? excessOf(one, total)
    if (message !== undefined) return { index, message }
  }
  return undefined
}

function mistakeOf(one: SuppliedTelemetry, builtIn: boolean): string | undefined {
  const mistake = mistakeInControl('SuppliedTelemetry', one)
  return mistake ?? (one.kind === 'incident' ? mistakeOfIncident(one, builtIn) : undefined)
}

function mistakeOfIncident(incident: SuppliedIncident, builtIn: boolean): string | undefined {
  const { from, until, errorRate, latencyFactor } = incident
  if (!builtIn) return 'An incident changes the built-in telemetry, which is switched off; supply logs or rows.'
  if (timeOf(until) <= timeOf(from)) return 'until must be later than from.'
  return errorRate === undefined && latencyFactor === undefined
    ? 'An incident changes nothing without errorRate and latencyFactor; say one of them, or both.'
    : undefined
}

/** Adds something to the total, and says what is too much. */
function excessOf(one: SuppliedTelemetry, total: typeof most): string | undefined {
  total.size += suppliedSize(one)
  if (one.kind === 'incident') total.incidents++
  else total.rows += 'rows' in one ? one.rows.length : one.count
  if (total.rows > most.rows) return `There can be ${most.rows} rows altogether, and there would be ${total.rows}.`
  if (total.incidents > most.incidents) return `There can be ${most.incidents} incidents altogether.`
  return total.size > most.size ? `There can be ${most.size} characters of JSON altogether.` : undefined
}

const sizes = new WeakMap<SuppliedTelemetry, number>()

const suppliedSize = (one: SuppliedTelemetry): number => remembered(sizes, one, () => JSON.stringify(one).length)
