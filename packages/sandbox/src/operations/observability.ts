import { alerts } from './alerts.ts'
import { charts } from './charts.ts'
import { connections } from './connections.ts'
import { dashboards } from './dashboards.ts'
import type { Handlers } from './operation.ts'
import { savedSearches } from './saved-searches.ts'
import { search } from './search.ts'
import { sources } from './sources.ts'
import { team } from './team.ts'
import { validation } from './validation.ts'
import { webhooks } from './webhooks.ts'

/** The handlers of the observability API. */
export const observability: Handlers = {
  ...dashboards,
  ...alerts,
  ...charts,
  ...sources,
  ...connections,
  ...savedSearches,
  ...search,
  ...team,
  ...validation,
  ...webhooks,
}
