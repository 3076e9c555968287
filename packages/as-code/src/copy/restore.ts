import { isRecord } from '@clouddb/document/openapi'
import { type Declaration, dataOf } from '../code/declarations.ts'
import { type Client, clientDeployment, type DeploymentOptions } from '../deployment/client.ts'
import { Names, readSite, type Site } from '../deployment/named-objects.ts'
import type { Records } from '../deployment/state.ts'
import type { Data } from '../document/api-documents.ts'
import { refuseDeclaration } from '../form/code-error.ts'
import type { Declared } from '../form/declared.ts'
import { identityOfForm } from '../form/form.ts'
import { groupByKeys, isReadable, type Live, liveObjects, namedIn } from '../form/live.ts'
import { plannedReferences } from '../plan/bodies.ts'
import type { Plan } from '../plan/plan.ts'
import { cycleIn, declaredName, opensItself } from '../plan/stages.ts'
import { creation, type Finding, objectTitle, workBetween } from '../plan/work.ts'
import { type Pulled, textsAbout } from '../pull/pulled-object.ts'
import { CopyCreations, copiedDeclaration, missingAlerts } from './copy.ts'
import { declaredOf, fitted } from './fitting.ts'
import { addAlerts, lonelyAlerts, restoredHolder, type Sites } from './restored-alerts.ts'

export interface RestoreOptions extends DeploymentOptions {
  /** True: what the deployment cannot hold is left out, and named. Default: it is refused. */
  readonly leaveOut?: boolean
}

/**
 * Plans to create again what `apply` has deleted, from the records that it kept: under new ids, with alerts, and owned by no
 * project. What has the same name on the deployment stays, and the plan says how it differs. Nothing is written.
 *
 * @throws CodeError where these are not records that `apply` has kept.
 */
export async function planRestore(records: unknown, client: Client, options: RestoreOptions = {}): Promise<Plan> {
  const kept = keptRecords(records)
  const site = await readSite(clientDeployment(client, options))
  const past = pastSite(site, kept)
  const [live, lost] = [liveObjects(site), liveObjects(past)]
  const made = new CopyCreations(site, 'restore <file>', options.leaveOut)
  made.conflicts.push(...doublesIn(lost, records as readonly unknown[]))
  const gone: Pulled[] = []
  const there: [Live, Pulled][] = []
  const doubled = new Set(doublesOf(lost).flat())
  for (const each of lost) {
    if (!isReadable(each))
      refuseDeclaration(`[${(records as unknown[]).indexOf(each.record)}], ${objectTitle(each.form)}, ${unknownForm}`)
    if (doubled.has(each)) continue
    const pulled = await copiedDeclaration(past, each, restoredHolder)
    const wanted = { ...pulled, declaration: withAddress(pulled.declaration, each) }
    const [present] = namedIn(live, each)
    if (wanted.problem) made.add(objectTitle(each.form), undefined, [`all of it is left out: ${wanted.problem}`])
    else if (present) there.push([present, wanted])
    else gone.push(wanted)
  }
  const planned = addMissing(made, site, gone)
  for (const [present, wanted] of there) addPresent(made, { site, planned }, present, wanted)
  const parents = new Set(lost.map(({ id }) => id))
  for (const group of lonelyAlerts(kept.alert, parents).values())
    await addAlerts(made, { site, past, live, planned }, group)
  return await made.plan()
}

const unknownForm = 'has a form that this package does not know. Name a file that apply has written, as it was written.'

/** A deployment takes objects of one name, and nobody could tell then which one was restored. */
function doublesIn(lost: readonly Live[], records: readonly unknown[]): Finding[] {
  return doublesOf(lost).map((group) => {
    const places = group.map(({ record }) => `[${records.indexOf(record)}]`).join(', ')
    const sentences = [
      `is ${group.length} times in the file: ${places}. Leave all but one out of it, or rename them there.`,
    ]
    const cures = [{ command: 'restore <file>', effect: 'when that is done' }]
    return { object: objectTitle((group[0] as Live).form), cause: 'doubled', sentences, cures }
  })
}

const doublesOf = (lost: readonly Live[]): Live[][] =>
  [...groupByKeys(lost, ({ form }) => [identityOfForm(form)]).values()].filter(({ length }) => length > 1)

/** Leaves an object that has the name, and adds the alerts that a run before could not add. */
function addPresent(
  made: CopyCreations,
  { site, planned }: Omit<Sites, 'past' | 'live'>,
  present: Live,
  wanted: Pulled,
) {
  const { declaration } = wanted
  const whole = declaredOf(declaration, site)
  const object = objectTitle(whole.form)
  if (missingAlerts(present, whole)) {
    const workOf = (declared: Declared) => workBetween(present, declared, false)
    const { declared, losses: cut } = fitted(site, declaration, planned, workOf)
    made.add(object, missingAlerts(present, declared), [...textsAbout('loss', wanted), ...cut])
    return
  }
  const { sentences } = workBetween(present, whole, false)
  const said = sentences.length === 0 ? 'is there, and shows no difference' : presentAndDiffers
  made.notes.push({ object, sentences: [said, ...sentences] })
}

const presentAndDiffers = 'is there, and stays as it is. What was deleted differs:'

/**
 * Plans what is not there, and returns the references to it. Dashboards that open each other cannot be created with all of
 * their clicks.
 */
function addMissing(made: CopyCreations, site: Site, gone: readonly Pulled[]): ReadonlySet<string> {
  const creations = gone.map(({ declaration }) => creation(declaredOf(declaration, site)))
  const opening = creations.filter(({ declared }) => declared && opensItself(declared)).map(declaredName)
  const knotted = new Set([...cycleIn(creations), ...opening])
  const all = plannedReferences(creations)
  const free = plannedReferences(creations.filter((work) => !knotted.has(declaredName(work))))
  for (const wanted of gone) {
    const { live, declaration } = wanted
    const { name } = live.form
    const isKnotted = live.kind === 'dashboard' && knotted.has(name)
    const { declared, losses: cut, impossible } = fitted(site, declaration, isKnotted ? free : all)
    const object = objectTitle(declared.form)
    if (impossible) made.add(object, undefined, [`all of it is left out: ${impossible}`])
    else made.add(object, creation(declared), [...textsAbout('loss', wanted), ...cut], textsAbout('unseen', wanted))
  }
  return all
}

type Kept = Pick<Records, 'dashboard' | 'savedSearch' | 'webhook' | 'alert'>

/** Tells the kinds of records by their fields. */
function keptRecords(records: unknown): Kept {
  const cure = 'Name a file that apply has written: clouddb-deleted-….json.'
  if (!Array.isArray(records))
    return refuseDeclaration(`What is restored is a list of records, as apply keeps it. ${cure}`)
  const kept = { dashboard: [], savedSearch: [], webhook: [], alert: [] } as Record<keyof Kept, unknown[]>
  const places = new Map<string, number>()
  for (const [index, record] of records.entries()) {
    const list = isRecord(record) && typeof record.id === 'string' ? keptListName(record) : undefined
    if (!list)
      refuseDeclaration(`[${index}] is no dashboard, saved search, webhook or alert, as apply keeps them. ${cure}`)
    const key = `${list} ${(record as Data).id}`
    const same = places.get(key)
    if (same !== undefined) refuseDeclaration(`[${index}] has the id of [${same}]. Remove one of them.`)
    places.set(key, index)
    kept[list].push(record)
  }
  return kept as unknown as Kept
}

function keptListName(record: Data): keyof Kept | undefined {
  if ('thresholdType' in record) return 'alert'
  if ('tiles' in record) return 'dashboard'
  if ('url' in record) return 'webhook'
  return 'sourceId' in record ? 'savedSearch' : undefined
}

/** The deployment as it was when the records were read, as far as these name something. */
function pastSite(site: Site, kept: Kept): Site {
  const { state, deployment } = site
  const identity = ({ service = '', name = '' }: Data) => JSON.stringify([service, name])
  const merged = <Item extends object>(old: readonly Item[], now: readonly Item[]): Item[] => {
    const known = new Set(old.map((each) => identity(each as Data)))
    return [...old, ...now.filter((each) => !known.has(identity(each as Data)))]
  }
  const { records } = state
  const named = {
    ...records,
    dashboard: merged(kept.dashboard, records.dashboard),
    webhook: merged(kept.webhook, records.webhook),
  }
  return { deployment, state: { ...state, records: { ...records, ...kept } }, names: new Names(deployment, named) }
}

/** What was kept of a webhook has its address. Headers are in no record. */
function withAddress(declaration: Declaration, { kind, record }: Live): Declaration {
  if (kind !== 'webhook') return declaration
  const { url } = record as unknown as Data
  return { webhook: { ...dataOf(declaration), url } } as unknown as Declaration
}
