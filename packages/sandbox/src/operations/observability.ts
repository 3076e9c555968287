import { alerts } from './alerts.ts'
import { charts } from './charts.ts'
import { dashboards } from './dashboards.ts'
import { lists } from './lists.ts'
import type { Handler, Handlers } from './operation.ts'

const handlers: Handlers = { ...dashboards, ...alerts, ...charts, ...lists }

/** The handler of an operation of the observability API. */
export function observability(operationId: string): Handler {
  const handler = handlers[operationId]
  if (!handler) throw new Error(`The sandbox has no handler of the operation ${operationId}. Write one in operations/.`)
  return handler
}
