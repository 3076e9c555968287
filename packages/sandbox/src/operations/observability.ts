import { alerts } from './alerts.ts'
import { dashboards } from './dashboards.ts'
import { byDocument, type Call, type Handlers } from './operation.ts'
import { queries } from './queries.ts'
import { savedSearches } from './saved-searches.ts'
import { sources } from './sources.ts'
import type { Shelf } from './stated-resources.ts'
import { team } from './team.ts'
import { webhooks } from './webhooks.ts'

/** The handlers of the observability API. */
export const observability: Handlers = {
  ...dashboards,
  ...alerts,
  ...queries,
  ...sources,
  ...savedSearches,
  ...team,
  ...webhooks,
  // What roles allow is not enforced: a key may do everything.
  listRoles: byDocument,
  getRole: byDocument,
  createRole: byDocument,
  updateRole: byDocument,
  deleteRole: byDocument,
}

/** Where the objects of kinds without rules of their own are. A deployment has a state of its own. */
export function shelfOf({ context: { state, identifiers, clock } }: Call): Shelf {
  state.objects ??= {}
  const added = { role: () => ({ isPredefined: false }) }
  return { objects: state.objects, within: {}, clock, newId: identifiers.objectId, added }
}
