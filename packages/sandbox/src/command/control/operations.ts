import { dailyIncident } from '../../daily-incident.ts'
import type { Methods } from '../../generated/methods.ts'
import type {
  AdvanceTimeRequest,
  Fault,
  SentNotification,
  SetTimeRequest,
  SuppliedTelemetry,
} from '../../generated/schema.ts'
import type { ValidRequest } from '../../http/request.ts'
import { observedParts } from '../../observed-parts.ts'
import type { ServedSandbox } from '../../sandbox.ts'
import type { State } from '../../state.ts'

/** A valid request, and what it works on. */
type ControlCall = Pick<ServedSandbox, 'sandbox' | 'state' | 'clock' | 'log'> & Pick<ValidRequest, 'query' | 'body'>

/**
 * One function for each operation of `control.yaml`, which returns the body of the answer, or `undefined` for none. Its
 * `TypeError`s are answered with 400.
 */
export const operations: { readonly [Id in keyof Methods]: (call: ControlCall) => unknown } = {
  resetSandbox: ({ sandbox }) => sandbox.reset(),
  getState: ({ sandbox }) => {
    sandbox.advance(0)
    return sandbox.snapshot()
  },
  restoreState: ({ sandbox, body }) => sandbox.restore(body as State),
  getTime: ({ clock }) => ({ time: clock.now() }),
  setTime: ({ sandbox, clock, body }) => {
    sandbox.setTime((body as SetTimeRequest).time)
    return { time: clock.now() }
  },
  advanceTime: ({ sandbox, clock, body }) => {
    sandbox.advance((body as AdvanceTimeRequest).milliseconds)
    return { time: clock.now() }
  },
  listFaults: ({ sandbox }) => sandbox.faults(),
  addFault: ({ sandbox, body }) => sandbox.fail(body as Fault),
  clearFaults: ({ sandbox }) => sandbox.clearFaults(),
  addTelemetry: ({ sandbox, body }) => sandbox.addTelemetry(body as SuppliedTelemetry),
  getDailyIncident: ({ clock, query }) => dailyIncident((query.day as string | undefined) ?? clock.now()),
  listRequests: ({ log, query }) => log.list(query),
  listNotifications: ({ sandbox, state }) => {
    sandbox.advance(0)
    return sentNotifications(state())
  },
}

/** The notifications of all deployments, the oldest first. */
export function sentNotifications(state: State): SentNotification[] {
  const all = observedParts(state).flatMap(({ service, state: { notifications } }) => {
    const from = service ? ({ deployment: 'managed', serviceId: service.record.id } as const) : openSource
    return notifications.map((sent) => ({ ...from, ...sent }))
  })
  return all.sort((one, other) => one.time - other.time)
}

const openSource = { deployment: 'open-source' } as const
