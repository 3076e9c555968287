import type { Alert } from '@clouddb/observability-oss/types'
import type { Site } from '../deployment/named-objects.ts'
import { quoted, textOfAlert } from '../form/form.ts'
import { alertForm, groupByKeys, type Live, liveObjects } from '../form/live.ts'
import { hasNoWork, objectTitle, workBetween } from '../plan/work.ts'
import { type CopyCreations, copiedDeclaration } from './copy.ts'
import { fitted } from './fitting.ts'

/** What gets a declaration, in sentences. */
export const restoredHolder = 'what was kept'

/** The alerts whose dashboard or saved search was not deleted with them, by its id. */
export function lonelyAlerts(alerts: readonly Alert[], parents: ReadonlySet<string>): Map<string, Alert[]> {
  return groupByKeys(alerts, ({ dashboardId, savedSearchId }) =>
    [`${dashboardId ?? savedSearchId}`].filter((parent) => !parents.has(parent)),
  )
}

/** The deployment as it is, and as it was. */
export interface Sites {
  readonly site: Site
  readonly past: Site
  readonly live: readonly Live[]
  /** The references to what is created again. */
  readonly planned: ReadonlySet<string>
}

/** Adds alerts to an object that is there. The object itself is not written. */
export async function addAlerts(made: CopyCreations, sites: Sites, alerts: readonly Alert[]): Promise<void> {
  const { past, live } = sites
  const [{ dashboardId, savedSearchId } = {} as Alert] = alerts
  const parent = live.find(({ id }) => id === (dashboardId ?? savedSearchId))
  const title = ({ name, id }: Alert) => `alert ${quoted(name ?? id)}`
  if (!parent) {
    const watched = dashboardId
      ? `dashboard ${dashboardId}`
      : savedSearchId
        ? `saved search ${savedSearchId}`
        : undefined
    const said = watched ? `is left out: ${watched}, which it watched, is not there` : 'is left out: it watched nothing'
    for (const each of alerts) made.add(title(each), undefined, [said])
    return
  }
  const object = objectTitle(parent.form)
  const parentPart = ({ tileId }: Alert) => (dashboardId ? parent.partIds.indexOf(`${tileId}`) : 0)
  const groups = groupByKeys(alerts, (alert) => [
    parentPart(alert) < 0 ? 'lost' : presence(past, parent, parentPart(alert), alert),
  ])
  const lost = (groups.get('lost') ?? []).map((each) => `${title(each)} is left out: its tile is not there`)
  const there = ['is there', 'stays as it is, and what was deleted differs'].flatMap((said) =>
    (groups.get(said) ?? []).map((each) => `${title(each)} ${said}`),
  )
  const { work, losses } = await additionOf(sites, parent, groups.get('is missing') ?? [])
  made.add(object, work, [...lost, ...losses], there)
}

/** Says whether a part of an object has an alert. One that has its name stays as it is. */
function presence(past: Site, { form }: Live, part: number, alert: Alert): string {
  const own = alertForm(past, alert)
  const others = form.parts[part]?.alerts ?? []
  if (others.some((other) => textOfAlert(other) === textOfAlert(own))) return 'is there'
  const isNamed = own.name !== undefined && others.some(({ name }) => name === own.name)
  return isNamed ? 'stays as it is, and what was deleted differs' : 'is missing'
}

/** Returns what adds alerts to an object. Whoever owns it has marked it, and an update of it would remove the mark. */
async function additionOf({ site, past, planned }: Sites, parent: Live, missing: readonly Alert[]) {
  if (missing.length === 0) return { losses: [] }
  const { records } = site.state
  const state = { ...site.state, records: { ...records, alert: [...records.alert, ...missing] } }
  const only = { dashboard: [], savedSearch: [], webhook: [], [parent.kind]: [parent.record] }
  const [whole] = liveObjects({ ...past, state: { ...state, records: { ...state.records, ...only } } }) as [Live]
  const { declaration, notes, problem } = await copiedDeclaration({ ...past, state }, whole, restoredHolder)
  if (problem) return { losses: [`its alerts are left out: ${problem}`] }
  const { declared, losses: cut } = fitted(site, declaration, planned, (each) => workBetween(parent, each, false))
  const work = workBetween(parent, declared, false)
  const ids = missing.map(({ id }) => id)
  const own = notes.filter(({ alert = '' }) => ids.includes(alert)).map(({ text }) => text)
  const losses = [...own, ...cut]
  if (hasNoWork(work)) return { losses }
  const isAddition = !work.isObjectWritten && work.alerts.every(({ action }) => action === 'create')
  return isAddition
    ? { work, losses }
    : { losses: [...losses, 'its alerts are left out: they cannot be added without an update of it'] }
}
