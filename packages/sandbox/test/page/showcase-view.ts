import { Telemetry } from '@clouddb/telemetry'
import { type ChartOf, createCharts } from '../../src/command/page/charts/create-charts.ts'
import { viewOf } from '../../src/command/page/view.ts'
import type { State } from '../../src/generated/schema.ts'
import type { Sandbox } from '../../src/sandbox.ts'
import { showcase } from './fixture.ts'

export const charts: ChartOf = createCharts(new Telemetry())
export const quarter: number = 15 * 60_000

type View = ReturnType<typeof viewOf>
type Log = Parameters<typeof viewOf>[1]['log']

const served = await showcase()
export const sandbox: Sandbox = served.sandbox
export const state: State = sandbox.snapshot()

/** The view of a state, as the page asks for it. */
export const viewAt = (shown: State, query = '', log: Log = served.log): View =>
  viewOf(shown, { log, faults: [], query: new URLSearchParams(query) }, charts)

export const view: View = viewAt(state)

/** The view of the state with one change. */
export function viewWith(change: (state: State) => void, query?: string): View {
  const copy = structuredClone(state)
  change(copy)
  return viewAt(copy, query)
}
