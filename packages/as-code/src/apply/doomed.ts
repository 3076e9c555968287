import type { Alert } from '@clouddb/observability-oss/types'
import type { Deployment } from '../deployment/client.ts'
import type { Names } from '../deployment/names.ts'
import { textOf } from '../form/form.ts'
import { alertForm } from '../form/live.ts'
import type { Work } from '../plan/work.ts'

/** Returns the records that works delete: objects, and alerts that are pruned or lose their tile. */
export function deletedRecords(works: readonly Work[], alerts: readonly Alert[]): unknown[] {
  const objects = works.filter(({ action }) => action === 'delete').map(({ live }) => live?.record)
  const ids = works.flatMap(({ action, live, alerts: own }) => {
    const doomed = own.filter((alert) => alert.action === 'delete').map(({ id }) => id)
    return live && action === 'delete' ? [...live.alertIds.flat(), ...live.hiddenAlerts.map(({ id }) => id)] : doomed
  })
  const lost = new Set(ids)
  return [...objects, ...alerts.filter(({ id }) => lost.has(id))]
}

/** Returns what tells the alerts of an object from others: their ids, and what they say. */
export function textOfAlerts({ live }: Work, alerts: readonly Alert[], deployment: Deployment, names: Names): string {
  const own = alerts.filter(({ dashboardId, savedSearchId }) => live && [dashboardId, savedSearchId].includes(live.id))
  return textOf(own.map((alert) => textOf([alert.id, alertForm(deployment, names, alert)])).sort())
}
