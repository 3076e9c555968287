import { isRecord } from '@clouddb/document/openapi'
import type { OperationRole } from '@clouddb/document/resources'
import { ConnectionError, RateLimitError, ServerError, TimeoutError } from '@clouddb/observability-oss/errors'
import type { Alert } from '@clouddb/observability-oss/types'
import type { Portable } from '../code/references.ts'
import { operationOf } from '../deployment/client.ts'
import type { Site } from '../deployment/named-objects.ts'
import { orAbsent } from '../deployment/state.ts'
import type { Data } from '../document/api-documents.ts'
import { comparableText, isSameAlert, textOfForm, withoutAlerts } from '../form/form.ts'
import { alertForm, type Live, liveObjects } from '../form/live.ts'
import { type ObjectKind, objectKinds, type RecordKind } from '../kinds.ts'
import { dooms, type Work } from '../plan/work.ts'

/** The ids of what an alert watches, by their kind. */
export type Parents = Readonly<Record<'dashboard' | 'tile' | 'savedSearch', string>>

/** A record, as far as it is the same for all kinds. */
export interface Listed {
  readonly id: string
  readonly name?: unknown
}

const all = () => true

/** True where a request that failed may have been applied. */
const isUnclear = (error: unknown): boolean =>
  ConnectionError.is(error) || TimeoutError.is(error) || ServerError.is(error)

/** True where a rate limit held a request back, so that it was not applied. */
const isHeldBack = (error: unknown): boolean =>
  RateLimitError.is(error) || (TimeoutError.is(error) && error.attempts.every(({ status }) => status === 429))

/** Milliseconds that a rate limit may hold back a write after the object was read. */
const longestWait = 1_000

/** Reads and writes the objects and the alerts of a deployment. */
export class Store {
  readonly #site: Site
  /** The ids of the objects and alerts that the plan has seen, and of the alerts that this run has created. */
  readonly #known: Set<string>

  constructor(site: Site) {
    this.#site = site
    this.#known = new Set(
      Object.values(site.state.records).flatMap((list: readonly Listed[]) => list.map(({ id }) => id)),
    )
  }

  isKnown(id: string): boolean {
    return this.#known.has(id)
  }

  /** Calls the operation that the document states for a kind. */
  #call<Answer>(kind: RecordKind, role: OperationRole, ...values: readonly unknown[]): Answer {
    return operationOf<Answer>(this.#site.deployment, kind, role)(...values)
  }

  /** Reads records as a plan does, without the alerts of others. */
  liveOf(kind: ObjectKind, records: readonly unknown[], alerts: readonly Alert[] = []): Live[] {
    const only = { dashboard: [], savedSearch: [], webhook: [], [kind]: records, alert: alerts }
    const { state } = this.#site
    return liveObjects({ ...this.#site, state: { ...state, records: { ...state.records, ...only } } })
  }

  /** Creates an object or an alert. Where the answer is lost, it may be there: creating it without looking could make two. */
  async #create<Made>(kind: RecordKind, body: Data, find: () => Promise<Made | undefined>): Promise<Made> {
    try {
      return await this.#call<Promise<Made>>(kind, 'create', body)
    } catch (error) {
      if (!isUnclear(error)) throw error
      return (await find()) ?? (await this.#call<Promise<Made>>(kind, 'create', body))
    }
  }

  #readRecord<Found>(kind: RecordKind, id: string): Promise<Found | undefined> {
    return orAbsent(this.#call<Promise<Found>>(kind, 'get', id))
  }

  /** Lists the objects of a kind whose records are wanted. */
  async list(kind: ObjectKind, isWanted: (record: Listed) => boolean): Promise<Live[]> {
    return this.liveOf(kind, await this.records(kind, isWanted))
  }

  /** Lists records. Those of dashboards may lack their tiles. */
  async records<Item extends Listed>(kind: RecordKind, isWanted: (record: Item) => boolean = all): Promise<Item[]> {
    const records: Item[] = []
    for await (const record of this.#call<AsyncIterable<Item>>(kind, 'list'))
      if (isRecord(record) && isWanted(record)) records.push(record)
    return records
  }

  listAlerts(): Promise<Alert[]> {
    return this.records('alert')
  }

  /** Lists the alerts that neither the plan has seen nor this run has created. */
  listUnknownAlerts(): Promise<Alert[]> {
    return this.records('alert', ({ id }) => !this.#known.has(id))
  }

  async create(kind: ObjectKind, body: Data, isOurs: (live: Live) => boolean): Promise<Live> {
    const find = async () => (await this.list(kind, ({ id }) => !this.#known.has(id))).find(isOurs)?.record
    return this.liveOf(kind, [await this.#create<unknown>(kind, body, find)])[0] as Live
  }

  async update(kind: ObjectKind, id: string, body: Data, ...options: readonly object[]): Promise<Live> {
    return this.liveOf(kind, [await this.#call<unknown>(kind, 'update', id, body, ...options)])[0] as Live
  }

  /** Updates an object now, or returns `undefined` where a rate limit would delay it: others may change it meanwhile. */
  async updateSoon(kind: ObjectKind, id: string, body: Data): Promise<Live | undefined> {
    return await this.update(kind, id, body, { maxQueueTime: longestWait }).catch((error) => {
      if (isHeldBack(error)) return undefined
      throw error
    })
  }

  /** Returns an object. Where no operation reads one, its list is read. */
  async read(kind: ObjectKind, id: string): Promise<Live | undefined> {
    if (!operationOf(this.#site.deployment, kind, 'get'))
      return (await this.list(kind, (record) => record.id === id))[0]
    const record = await this.#readRecord(kind, id)
    return record === undefined ? undefined : this.liveOf(kind, [record])[0]
  }

  /** Deletes, and reads again to see that it is gone. */
  async delete(kind: RecordKind, id: string): Promise<void> {
    await this.#call(kind, 'delete', id)
    const title = kind === 'alert' ? `alert ${id}` : `the ${objectKinds[kind].title}`
    if (await (kind === 'alert' ? this.#readRecord(kind, id) : this.read(kind, id)))
      throw new Error(`The server answered that it deleted ${title}, and still has it.`)
  }

  async createAlert(body: Data, parents: Parents): Promise<Alert> {
    const alertFormOfSite = (alert: object) => alertForm(this.#site, alert as Alert)
    const isOurs = (alert: Alert) =>
      (body.source === 'tile'
        ? alert.dashboardId === parents.dashboard && alert.tileId === parents.tile
        : alert.savedSearchId === parents.savedSearch) &&
      isSameAlert(alertFormOfSite(alert), alertFormOfSite({ ...body, id: '' }))
    const made = await this.#create('alert', body, async () => (await this.listUnknownAlerts()).find(isOurs))
    this.#known.add(made.id)
    return made
  }

  updateAlert(id: string, body: Data): Promise<Alert> {
    return this.#call('alert', 'update', id, body)
  }

  async deleteAlertIfThere(id: string): Promise<void> {
    if (await this.#readRecord('alert', id)) await this.delete('alert', id)
  }

  /** Compares an alert with what the plan has seen. */
  async compareAlert(id: string, before: Portable | undefined): Promise<'same' | 'changed' | 'gone'> {
    const now = await this.#readRecord<Alert>('alert', id)
    if (!now) return 'gone'
    return comparableText(alertForm(this.#site, now)) === comparableText(before) ? 'same' : 'changed'
  }

  /** Refuses a work that would delete alerts which were added or changed after the plan was made. */
  async expectSameAlerts(work: Work): Promise<void> {
    if (!dooms(work)) return
    const textOfAlerts = (alerts: readonly Alert[]): string => {
      const own = alerts.filter((each) => [each.dashboardId, each.savedSearchId].includes(work.live?.id ?? ''))
      return comparableText(own.map((alert) => comparableText([alert.id, alertForm(this.#site, alert)])).sort())
    }
    if (textOfAlerts(await this.listAlerts()) !== textOfAlerts(this.#site.state.records.alert))
      throw new Error('its alerts changed after the plan was made. Plan again.')
  }
}

/** True where an object is what the plan has seen. */
export function isUnchanged(live: Live, now: Live | undefined): boolean {
  const text = ({ mark, form }: Live) => comparableText([mark, textOfForm(withoutAlerts(form))])
  return now !== undefined && text(now) === text(live)
}

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
