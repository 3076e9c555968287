import { broadcasts } from '../rules/filters.ts'
import type { StoredDashboard } from '../state.ts'

type Filter = NonNullable<StoredDashboard['filters']>[number]

/** A filter as answers show it: without what its modes do not use. */
export function shownFilter(filter: Filter): Filter {
  const { variableName, appliesToSourceIds, ...shown } = filter as Filter & {
    isBroadcastEnabled?: boolean
    isVariableEnabled?: boolean
    variableName?: string
    appliesToSourceIds?: string[]
  }
  return {
    ...shown,
    ...(variableName !== undefined && shown.isVariableEnabled && { variableName }),
    ...(appliesToSourceIds && broadcasts(shown) && { appliesToSourceIds }),
  } as Filter
}
