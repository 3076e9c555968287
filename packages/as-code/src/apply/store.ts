import { ConnectionError, NotFoundError, ServerError, TimeoutError } from '@clouddb/observability-oss/errors'
import type { Alert } from '@clouddb/observability-oss/types'
import { isRecord } from '@clouddb/spec/document/openapi'
import type { Portable } from '../code/references.ts'
import type { Deployment } from '../deployment/client.ts'
import type { Names } from '../deployment/names.ts'
import type { State } from '../deployment/state.ts'
import type { Data } from '../document/api-documents.ts'
import { type Form, kindTitles, type ObjectKind, textOf, textOfForm, withoutAlerts } from '../form/form.ts'
import { alertForm, type Live, liveObjects } from '../form/live.ts'
import { uncomparedFields } from '../plan/edits.ts'
import type { Work } from '../plan/work.ts'

/** Reading and writing of objects by their kind. */
export interface Store {
  create(kind: ObjectKind, body: Data, isOurs: (live: Live) => boolean): Promise<Live>
  update(kind: ObjectKind, id: string, body: Data): Promise<Live>
  /** Deletes, and reads again to see that it is gone. */
  delete(kind: ObjectKind, id: string): Promise<void>
  read(kind: ObjectKind, id: string): Promise<Live | undefined>
  /** Lists the objects of a kind, or those whose records are wanted. */
  list(kind: ObjectKind, isWanted?: (record: Listed) => boolean): Promise<Live[]>
}

interface Listed {
  readonly id: string
  readonly name?: unknown
}

export function createStore(deployment: Deployment, state: State, names: Names): Store {
  const { client } = deployment
  const known = new Set([...state.webhooks, ...state.savedSearches, ...state.dashboards].map(({ id }) => id))
  const empty = { dashboards: [], savedSearches: [], webhooks: [], alerts: [] }
  const lists = { webhook: 'webhooks', savedSearch: 'savedSearches', dashboard: 'dashboards' } as const
  /** Reads records as a plan does, without the alerts of others. */
  const liveOf = (kind: ObjectKind, records: readonly unknown[]): Live[] =>
    liveObjects(deployment, { ...state, ...empty, [lists[kind]]: records }, names)
  const one = (kind: ObjectKind, record: unknown): Live => liveOf(kind, [record])[0] as Live

  async function list(kind: ObjectKind, isWanted: (record: Listed) => boolean = () => true): Promise<Live[]> {
    const calls = {
      webhook: client.listWebhooks,
      savedSearch: client.listSavedSearches,
      dashboard: client.listDashboards,
    }
    const records: Listed[] = []
    for await (const record of calls[kind]()) records.push(record)
    return liveOf(
      kind,
      records.filter((record) => isRecord(record) && isWanted(record)),
    )
  }
  const writes = {
    webhook: { create: client.createWebhook, update: client.updateWebhook, delete: client.deleteWebhook },
    savedSearch: {
      create: client.createSavedSearch,
      update: client.updateSavedSearch,
      delete: client.deleteSavedSearch,
    },
    dashboard: { create: client.createDashboard, update: client.updateDashboard, delete: client.deleteDashboard },
  } as unknown as Record<
    ObjectKind,
    {
      create(body: Data): Promise<unknown>
      update(id: string, body: Data): Promise<unknown>
      delete(id: string): Promise<unknown>
    }
  >

  const store: Store = {
    list,
    async create(kind, body, isOurs) {
      try {
        return one(kind, await writes[kind].create(body))
      } catch (error) {
        if (!isUnclear(error)) throw error
        // The answer is lost, and the object may be there. Creating it again without looking could make two.
        const made = (await list(kind, ({ id }) => !known.has(id))).find(isOurs)
        return made ?? one(kind, await writes[kind].create(body))
      }
    },
    update: async (kind, id, body) => one(kind, await writes[kind].update(id, body)),
    async delete(kind, id) {
      await writes[kind].delete(id)
      if (await store.read(kind, id))
        throw new Error(`The server answered that it deleted the ${kindTitles[kind]}, and still has it.`)
    },
    async read(kind, id) {
      if (kind === 'webhook') return (await list(kind, (record) => record.id === id))[0]
      try {
        return one(kind, await (kind === 'dashboard' ? client.getDashboard(id) : client.getSavedSearch(id)))
      } catch (error) {
        if (NotFoundError.is(error)) return undefined
        throw error
      }
    },
  }
  return store
}

/** True where an object is what the plan has seen. */
export function isUnchanged(live: Live, now: Live | undefined): boolean {
  const text = ({ mark, form }: Live) => textOf([mark, textOfForm(withoutAlerts(form))])
  return now !== undefined && text(now) === text(live)
}

/** Returns the form whose revision marks an object when its work is done: what its mark covers and stays is part of it. */
export function resultOf({ declared, live, matches, alerts, isCovered }: Work): Form | undefined {
  if (!declared) return undefined
  if (live && isCovered && declared.kind === 'webhook') {
    const kept = uncomparedFields(declared).map((field) => [field, live.form.body[field]])
    return { ...declared.form, body: { ...declared.form.body, ...Object.fromEntries(kept) } }
  }
  const deleted = new Set(alerts.filter(({ action }) => action === 'delete').map(({ id }) => id))
  const handled = new Set(alerts.map(({ id }) => id))
  const parts = declared.form.parts.map((part, index) => {
    const before = matches.find(({ after }) => after === index)?.before
    const old = before === undefined ? undefined : live?.form.parts[before]
    const equal = new Set(part.alerts.map(textOf))
    const staying = (old?.alerts ?? []).filter((alert, position) => {
      const id = live?.alertIds[before ?? 0]?.[position]
      return isCovered && !deleted.has(id) && !handled.has(id) && !equal.has(textOf(alert))
    })
    return { ...part, alerts: [...part.alerts, ...staying] as readonly Portable[] }
  })
  return { ...declared.form, parts }
}

/** The ids of what an alert watches, by their kind. */
export type Parents = Readonly<Record<'dashboard' | 'tile' | 'savedSearch', string>>

/** Reading and writing of alerts. */
export interface AlertStore {
  create(body: Data, parents: Parents): Promise<Alert>
  update(id: string, body: Data): Promise<Alert>
  /** Deletes, and reads again to see that it is gone. */
  delete(id: string): Promise<void>
  deleteIfThere(id: string): Promise<void>
  /** Lists the alerts that neither the plan has seen nor this run has created. */
  listUnknown(): Promise<Alert[]>
  /** Compares an alert with what the plan has seen. */
  compare(id: string, before: Portable | undefined): Promise<'same' | 'changed' | 'gone'>
}

/** True where a request that failed may have been applied. */
function isUnclear(error: unknown): boolean {
  return ConnectionError.is(error) || TimeoutError.is(error) || ServerError.is(error)
}

export function createAlertStore(deployment: Deployment, state: State, names: Names): AlertStore {
  const { client } = deployment
  /** Alerts that exist and are not looked for. */
  const known = new Set(state.alerts.map(({ id }) => id))

  /** Finds the alert of a creation whose answer was lost. */
  async function findCreated(body: Data, parents: Parents): Promise<Alert | undefined> {
    const isOurs = (alert: Alert) =>
      (body.source === 'tile'
        ? alert.dashboardId === parents.dashboard && alert.tileId === parents.tile
        : alert.savedSearchId === parents.savedSearch) &&
      textOf(alertForm(deployment, names, alert)) ===
        textOf(alertForm(deployment, names, { ...body, id: '' } as unknown as Alert))
    return (await store.listUnknown()).find(isOurs)
  }

  async function read(id: string): Promise<Alert | undefined> {
    try {
      return await client.getAlert(id)
    } catch (error) {
      if (NotFoundError.is(error)) return undefined
      throw error
    }
  }

  const store: AlertStore = {
    async listUnknown() {
      const alerts: Alert[] = []
      for await (const alert of client.listAlerts()) if (!known.has(alert.id)) alerts.push(alert)
      return alerts
    },
    async create(body, parents) {
      let made: Alert
      try {
        made = await client.createAlert(body as never)
      } catch (error) {
        if (!isUnclear(error)) throw error
        made = (await findCreated(body, parents)) ?? (await client.createAlert(body as never))
      }
      known.add(made.id)
      return made
    },
    update: (id, body) => client.updateAlert(id, body as never),
    async delete(id) {
      await client.deleteAlert(id)
      if (await read(id)) throw new Error(`The server answered that it deleted alert ${id}, and still has it.`)
    },
    async deleteIfThere(id) {
      if (await read(id)) await store.delete(id)
    },
    async compare(id, before) {
      const now = await read(id)
      if (!now) return 'gone'
      return textOf(alertForm(deployment, names, now)) === textOf(before) ? 'same' : 'changed'
    },
  }
  return store
}
