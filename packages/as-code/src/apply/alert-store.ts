import { ConnectionError, NotFoundError, ServerError, TimeoutError } from '@clouddb/observability-oss/errors'
import type { Alert } from '@clouddb/observability-oss/types'
import type { Portable } from '../code/portable.ts'
import type { Deployment } from '../deployment/client.ts'
import type { Names } from '../deployment/names.ts'
import type { State } from '../deployment/state.ts'
import type { Data } from '../document/api-documents.ts'
import { textOf } from '../form/form.ts'
import { alertForm } from '../form/live.ts'

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
export function isUnclear(error: unknown): boolean {
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
