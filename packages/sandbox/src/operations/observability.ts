import { alerts } from './alerts.ts'
import { charts } from './charts.ts'
import { connections } from './connections.ts'
import { dashboards } from './dashboards.ts'
import { handlerIn } from './operation.ts'
import { savedSearches } from './saved-searches.ts'
import { search } from './search.ts'
import { sources } from './sources.ts'
import { team } from './team.ts'
import { validation } from './validation.ts'
import { webhooks } from './webhooks.ts'

/** The handler of an operation of the observability API. */
export const observability = handlerIn({
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
})
