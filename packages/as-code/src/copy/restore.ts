import { isRecord } from '@clouddb/document/openapi'
import type { Alert } from '@clouddb/observability-oss/types'
import { type Declaration, dataOf } from '../code/declarations.ts'
import { type Client, type DeploymentOptions, deploymentOf } from '../deployment/client.ts'
import { Names, readSite, type Site } from '../deployment/named-objects.ts'
import type { State } from '../deployment/state.ts'
import type { Data } from '../document/api-documents.ts'
import { quoted, textOfAlert } from '../form/form.ts'
import { alertForm, isReadable, type Live, liveObjects, namedIn } from '../form/live.ts'
import { refuse } from '../form/sentences.ts'
import { plannedReferences } from '../plan/bodies.ts'
import type { Plan } from '../plan/plan.ts'
import { creation, difference, type Finding, isEmpty, titleOf, type Work } from '../plan/work.ts'
import { declarationOf, lossy, planUnowned } from './copy.ts'
import { declaredOf, fitted } from './fitting.ts'

export interface RestoreOptions extends DeploymentOptions {
  /** True: what the deployment cannot hold is left out, and named. Default: it is refused. */
  readonly leaveOut?: boolean
}

/**
 * Plans to create again what `apply` has deleted, from the records that it kept: under new ids, with alerts, and owned by no
 * project. What has the same name on the deployment stays, and the plan says how it differs. Nothing is written.
 */
export async function planRestore(records: unknown, client: Client, options: RestoreOptions = {}): Promise<Plan> {
  const kept = keptRecords(records)
  const site = await readSite(deploymentOf(client, options))
  const past = pastSite(site, kept)
  const [live, lost] = [liveObjects(site), liveObjects(past)]
  const { works, conflicts, notes } = { works: [] as Work[], conflicts: [] as Finding[], notes: [] as Finding[] }
  const wanted: { readonly declaration: Declaration; readonly said: readonly string[] }[] = []
  for (const each of lost) {
    const object = titleOf(each.form)
    if (!isReadable(each)) refuse(`${object} has a form that this package does not know.`)
    const { declaration, notes: said } = await declarationOf(past, each)
    const whole = withAddress(declaration, each)
    const [present] = namedIn(live, { form: each.form })
    if (present) notes.push(presentNote(object, difference(present, declaredOf(whole, site), false)))
    else wanted.push({ declaration: whole, said: said.filter((note) => !/by its id/.test(note)).map(ofRestore) })
  }
  const planned = plannedReferences(wanted.map(({ declaration }) => creation(declaredOf(declaration, site))))
  for (const { declaration, said } of wanted) {
    const { declared, losses } = fitted(site, declaration, planned)
    if (losses.length > 0 && !options.leaveOut)
      conflicts.push(lossy(site, declared, losses, 'restore <file> --leave-out'))
    else works.push({ ...creation(declared), effects: [...losses, ...said] })
  }
  const parents = new Set(lost.map(({ id }) => id))
  for (const group of lonelyAlerts(kept.alerts, parents).values()) {
    const found = await withAlerts(site, live, past, group)
    if ('work' in found) works.push(found.work)
    else notes.push(found.note)
  }
  return await planUnowned(site, works, { conflicts, notes })
}

const ofRestore = (note: string): string =>
  note.replace(/, and an update deletes both/, '').replace(/\bthe file\b/g, 'what was kept')

type Kept = Pick<State, 'dashboards' | 'savedSearches' | 'webhooks' | 'alerts'>

/** Tells the kinds of records by their fields. */
function keptRecords(records: unknown): Kept {
  if (!Array.isArray(records)) return refuse('What is restored is a list of records, as apply keeps it.')
  const kept = { dashboards: [], savedSearches: [], webhooks: [], alerts: [] } as Record<keyof Kept, unknown[]>
  for (const [index, record] of records.entries()) {
    const list = isRecord(record) && typeof record.id === 'string' ? listOf(record) : undefined
    if (!list) refuse(`[${index}] is no dashboard, saved search, webhook or alert, as apply keeps them.`)
    kept[list].push(record)
  }
  return kept as unknown as Kept
}

function listOf(record: Data): keyof Kept | undefined {
  if ('thresholdType' in record) return 'alerts'
  if ('tiles' in record) return 'dashboards'
  if ('url' in record) return 'webhooks'
  return 'sourceId' in record ? 'savedSearches' : undefined
}

/** The deployment as it was when the records were read, as far as these name something. */
function pastSite(site: Site, kept: Kept): Site {
  const { state, deployment } = site
  const identity = ({ service = '', name = '' }: Data) => JSON.stringify([service, name])
  const merged = <Item extends object>(old: readonly Item[], now: readonly Item[]): Item[] => {
    const known = new Set(old.map((each) => identity(each as Data)))
    return [...old, ...now.filter((each) => !known.has(identity(each as Data)))]
  }
  const named = {
    ...state,
    dashboards: merged(kept.dashboards, state.dashboards),
    webhooks: merged(kept.webhooks, state.webhooks),
  }
  return { deployment, state: { ...state, ...kept }, names: new Names(deployment, named) }
}

/** What was kept of a webhook has its address. Headers are in no record. */
function withAddress(declaration: Declaration, { kind, record }: Live): Declaration {
  if (kind !== 'webhook') return declaration
  const { url } = record as unknown as Data
  return { webhook: { ...dataOf(declaration), url } } as unknown as Declaration
}

function presentNote(object: string, { sentences }: Work): Finding {
  const [said, rest] =
    sentences.length === 0
      ? ['is there, and shows no difference', []]
      : ['is there, and stays as it is. What was deleted differs:', sentences]
  return { object, sentences: [said, ...rest] }
}

/** The alerts whose dashboard or saved search was not deleted with them, by its id. */
function lonelyAlerts(alerts: readonly Alert[], parents: ReadonlySet<string>): Map<string, Alert[]> {
  const groups = new Map<string, Alert[]>()
  for (const alert of alerts) {
    const parent = `${alert.dashboardId ?? alert.savedSearchId}`
    if (!parents.has(parent)) groups.set(parent, [...(groups.get(parent) ?? []), alert])
  }
  return groups
}

/** Adds alerts to an object that is there. The object itself is not written. */
async function withAlerts(
  site: Site,
  live: readonly Live[],
  past: Site,
  alerts: readonly Alert[],
): Promise<{ readonly work: Work } | { readonly note: Finding }> {
  const [{ dashboardId, savedSearchId } = {} as Alert] = alerts
  const parent = live.find(({ id }) => id === (dashboardId ?? savedSearchId))
  const object = parent ? titleOf(parent.form) : `dashboard or saved search ${dashboardId ?? savedSearchId}`
  const title = ({ name, id }: Alert) => `alert ${quoted(name ?? id)}`
  if (!parent)
    return { note: { object, sentences: alerts.map((each) => `${title(each)} has nothing to watch any more`) } }
  const partOf = ({ tileId }: Alert) => (dashboardId ? parent.partIds.indexOf(`${tileId}`) : 0)
  const forms = new Map(alerts.map((each) => [each, textOfAlert(alertForm(past, each))]))
  const isThere = (alert: Alert) =>
    parent.form.parts[partOf(alert)]?.alerts.some((other) => textOfAlert(other) === forms.get(alert))
  const missing = alerts.filter((alert) => partOf(alert) >= 0 && !isThere(alert))
  const others = alerts.filter((alert) => !missing.includes(alert))
  const sentences = others.map((each) => `${title(each)} ${isThere(each) ? 'is there' : 'has lost its tile'}`)
  if (missing.length === 0) return { note: { object, sentences } }
  const state = { ...site.state, alerts: [...site.state.alerts, ...missing] }
  const pseudo = liveObjects({ ...past, state: { ...state } }).find(({ id }) => id === parent.id) as Live
  const { declaration, notes } = await declarationOf({ ...past, state }, pseudo)
  const work = difference(parent, declaredOf(declaration, site), false)
  const effects = [...sentences, ...notes.filter((note) => note.includes('alert')).map(ofRestore)]
  // Whoever owns the object has marked it, and an update of it would remove the mark.
  if (work.isObjectWritten || isEmpty(work))
    return { note: { object, sentences: [...effects, 'its alerts cannot be added'] } }
  return { work: { ...work, effects } }
}
