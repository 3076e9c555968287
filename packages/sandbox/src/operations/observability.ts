import { alerts } from './alerts.ts'
import { charts } from './charts.ts'
import { connections } from './connections.ts'
import { dashboards } from './dashboards.ts'
import type { Call, Handlers } from './operation.ts'
import { savedSearches } from './saved-searches.ts'
import { search } from './search.ts'
import { sources } from './sources.ts'
import type { Shelf } from './stated-resources.ts'
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

/** Where the objects of kinds without rules of their own are. A deployment has a state of its own. */
export function shelfOf({ context: { state, identifiers, clock } }: Call): Shelf {
  state.objects ??= {}
  return { objects: state.objects, within: {}, clock, newId: identifiers.objectId }
}
