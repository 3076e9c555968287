import { alerts } from './alerts.ts'
import { charts } from './charts.ts'
import { connections } from './connections.ts'
import { dashboards } from './dashboards.ts'
import { lists } from './lists.ts'
import { handlerIn } from './operation.ts'
import { search } from './search.ts'
import { sources } from './sources.ts'
import { team } from './team.ts'

/** The handler of an operation of the observability API. */
export const observability = handlerIn({
  ...dashboards,
  ...alerts,
  ...charts,
  ...lists,
  ...sources,
  ...connections,
  ...search,
  ...team,
})
