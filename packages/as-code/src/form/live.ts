import { InvalidArgumentError, type RequestLoss } from '@clouddb/observability-oss/errors'
import type { Alert, Dashboard, SavedSearch, Webhook } from '@clouddb/observability-oss/types'
import type { Portable } from '../code/references.ts'
import { converterOf } from '../deployment/client.ts'
import type { Site } from '../deployment/named-objects.ts'
import type { Data } from '../document/api-documents.ts'
import { kindNames, type ObjectKind, type RecordKind } from '../kinds.ts'
import { comparableText, digest, type Form, identityOfForm, revisionOf } from './form.ts'
import { type Mark, markIn } from './marks.ts'
import { formOfAlert, hiddenFieldsOf, plainForm } from './plain-forms.ts'
import { canBeWatched } from './watchable.ts'

/** An object of a deployment. */
export interface Live {
  readonly kind: ObjectKind
  readonly id: string
  readonly form: Form
  readonly mark: Mark | undefined
  /** The ids of its tiles, in the order of the parts. */
  readonly partIds: readonly string[]
  /** The ids of its alerts, in the order of the parts and of their alerts. */
  readonly alertIds: readonly (readonly string[])[]
  /** What an update would lose. */
  readonly lost: readonly Lost[]
  /** What an update of an alert would lose, by the id of the alert. */
  readonly lostOfAlerts: ReadonlyMap<string, readonly Lost[]>
  /** Alerts whose tile no answer shows, or is of a kind that none can watch. An update deletes them, and a tile that is not shown. */
  readonly hiddenAlerts: readonly Alert[]
  readonly record: Dashboard | SavedSearch | Webhook
  /** The request that the record is, with its tiles, before it became plain. */
  readonly request: Data
}

/** A part of a record that no request carries: its path, and why. */
export interface Lost {
  readonly path: string
  readonly reason: string
  readonly value?: unknown
  /** The part that the client cannot carry: the value, or something in it. */
  readonly loss?: RequestLoss
}

/** True where `reason` is about something in the value, and names it. */
export const isInside = ({ path, loss }: Lost): boolean => loss !== undefined && loss.path !== path

type Conversion = { readonly request: Data; readonly leftOut: readonly Lost[] }

/** Returns the objects of a deployment, or those whose records are wanted, in the form in which they are compared. */
export function liveObjects(site: Site, isWanted: (record: Live['record']) => boolean = () => true): Live[] {
  const { records } = site.state
  const alertsOf = groupAlerts(records.alert)
  return kindNames.flatMap((kind) =>
    records[kind].filter(isWanted).map((record) => liveObject(site, kind, record, alertsOf)),
  )
}

type AlertsOf = ReturnType<typeof groupAlerts>

function liveObject(site: Site, kind: ObjectKind, record: Live['record'], alertsOf: AlertsOf): Live {
  // A record may have null in place of its tiles, and a request needs a list.
  const whole = 'tiles' in record && record.tiles === null ? { ...record, tiles: [] } : record
  const { request, leftOut } = converted(site, kind, whole)
  const { tiles = [], ...body } = request as { tiles?: Data[] } & Data
  const { mark, unmarked } = markIn(kind, request)
  const all = alertsOf(record.id)
  const parts =
    kind === 'savedSearch'
      ? [{ id: '', part: {}, alerts: all }]
      : tiles.map((part) => {
          const id = `${part.id}`
          return { id, part, alerts: canBeWatched(part.config) ? alertsOf(record.id, id) : [] }
        })
  const conversions = new Map(all.map((alert) => [alert, alertRequest(site, alert)]))
  const plain = parts.map(({ part, alerts }) => {
    return { part, alerts: alerts.map((alert) => alertForm(site, alert, conversions.get(alert))) }
  })
  // Servers keep hidden fields that an update leaves out.
  const hidden = kind === 'webhook' ? hiddenFieldsOf(request) : []
  return {
    kind,
    id: record.id,
    form: plainForm(kind, { ...body, ...unmarked }, plain),
    mark,
    partIds: parts.map(({ id }) => id),
    alertIds: parts.map(({ alerts }) => alerts.map(({ id }) => id)),
    lost: leftOut.filter(({ path }) => !hidden.includes(path)),
    lostOfAlerts: new Map([...conversions].map(([{ id: own }, { leftOut: lost }]) => [own, lost])),
    hiddenAlerts: all.filter((alert) => !parts.some(({ alerts }) => alerts.includes(alert))),
    record,
    request: { ...request, ...unmarked },
  }
}

const byName = new WeakMap<readonly Live[], Map<string, Live[]>>()

/**
 * The objects of a list with one of some names. A webhook is identified by its service and its name, everything else by its
 * name. It costs the same for lists of any length, after the first call.
 */
export function namedIn(
  live: readonly Live[],
  { form }: { readonly form: Form },
  names: readonly string[] = [form.name],
): readonly Live[] {
  const groups = byName.get(live) ?? groupByKeys(live, (each) => [each.form.name])
  byName.set(live, groups)
  const named = [...new Set(names)].flatMap((name) => groups.get(name) ?? [])
  return named.filter((each) => identityOfForm(each.form, '') === identityOfForm(form, ''))
}

/** What `pull` writes about an object that it has read: which object and mark it was, and its revision. */
export async function pulledState({ id, mark, form }: Pick<Live, 'id' | 'mark' | 'form'>): Promise<string> {
  return `${await digest(comparableText([id, mark]))}.${await revisionOf(form)}`
}

/** Returns an alert in the form in which it is compared. A channel that no request carries is a part of it. */
export function alertForm(site: Site, alert: Alert, conversion: Conversion = alertRequest(site, alert)): Portable {
  const { request, leftOut } = conversion
  const lost = lostChannels(alert, leftOut).flatMap(({ value }) => value)
  const { channel, channels = channel ? [channel] : [] } = request as { channel?: unknown; channels?: unknown[] }
  return formOfAlert('plain', { ...request, channels: [...channels, ...lost] })
}

/** The channels, of those that no request carries, which a request would take away. `channel` is the first of a list. */
export function lostChannels({ channels }: Alert, leftOut: readonly Lost[]): readonly Lost[] {
  const isChannel = channels ? /^channels(\[\d+\])?$/ : /^channel$/
  return leftOut.filter(({ path }) => isChannel.test(path))
}

/** Returns the request that an alert is, with tokens in place of ids, and what the request does not carry. */
export function alertRequest(site: Site, alert: Alert): Conversion {
  const { request, leftOut } = converted(site, 'alert', alert)
  // Servers give an alert the tags of its dashboard, with those that mark that.
  const tags = Array.isArray(request.tags) && markIn('dashboard', { tags: request.tags }).unmarked
  return { request: { ...request, ...tags }, leftOut }
}

/** Makes a request of a record. One that cannot become a request stops no plan: it equals nothing, and keeps its marks. */
function converted({ deployment, names }: Site, kind: RecordKind, record: object): Conversion {
  const mapId = (ref: string, id: string) => names.tokenOf(ref, id)
  try {
    const { request, leftOut } = converterOf(deployment, kind)(record, { leaveOut: true, mapId })
    // An empty text means the same as none: nothing is lost.
    return { request, leftOut: leftOut.filter(({ value }) => value !== '') }
  } catch (error) {
    if (!InvalidArgumentError.is(error)) throw error
    const { id, tags, ...fields } = record as Data
    const texts = Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : []
    const isText = (name: string) => typeof fields[name] === 'string'
    const own = ['name', 'description', 'service'].filter(isText).map((name) => [name, fields[name]])
    const request = { ...Object.fromEntries(own), tags: texts, [unreadable]: id }
    return { request, leftOut: [{ path: '', reason: 'has a form that this package does not know' }] }
  }
}

/** Stands in the request of a record that could not be read, so that it equals no declaration. */
const unreadable = 'unreadable'

export function isReadable({ request }: Pick<Live, 'request'>): boolean {
  return !(unreadable in request)
}

/** Returns a function that finds the alerts of a saved search, of a dashboard, or of one of its tiles. */
function groupAlerts(alerts: readonly Alert[]) {
  const groups = groupByKeys(alerts, ({ savedSearchId, dashboardId, tileId }) =>
    dashboardId ? [dashboardId, `${dashboardId} ${tileId}`] : savedSearchId ? [savedSearchId] : [],
  )
  return (parent: string, tile?: string): readonly Alert[] =>
    groups.get(tile === undefined ? parent : `${parent} ${tile}`) ?? []
}

export function groupByKeys<Item, Key>(
  items: Iterable<Item>,
  keysOf: (item: Item) => readonly Key[],
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items)
    for (const key of keysOf(item)) {
      const group = groups.get(key)
      if (group) group.push(item)
      else groups.set(key, [item])
    }
  return groups
}
