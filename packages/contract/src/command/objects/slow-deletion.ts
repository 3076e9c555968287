import { setTimeout as delay } from 'node:timers/promises'
import type { Sent } from '../engine/sender.ts'
import type { DeploymentAccess } from './deployment-access.ts'
import type { OwnedResource } from './resources.ts'

const LONGEST_PAUSE = 10_000
const LONGEST_WAIT = 20 * 60_000

/** Deletes objects such as services. They must be stopped before they are deleted, and each step takes minutes. */
export function createSlowDeletion({ document, sender, goodCall, ids }: DeploymentAccess) {
  /** Asks again and again, ever more slowly, until there is an answer; undefined where none came in time. */
  async function until<Value>(ask: () => Promise<Value | undefined>): Promise<Value | undefined> {
    const end = Date.now() + LONGEST_WAIT
    for (let pause = 50; Date.now() < end; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      const value = await ask()
      if (value !== undefined) return value
      await delay(pause)
    }
    return undefined
  }

  /** Deletes an object, and stops it where the server refuses to delete it in its present state. */
  async function remove(resource: OwnedResource, id: string): Promise<Sent | undefined> {
    const own = { ...ids(), [resource.idName]: id }
    const stop = document.operations.find(
      ({ method, path }) => method === 'PATCH' && path === `${resource.remove.path}/state`,
    )
    const body = stop?.body?.examples.find(({ name }) => name === 'stop')?.value
    return until(async () => {
      const sent = await sender.send(goodCall(resource.remove), own)
      if (sent.result.answer?.status !== 409) return sent
      if (stop === undefined || body === undefined) return sent
      const item = goodCall(stop)
      await sender.send({ ...item, call: { ...item.call, body } }, own)
      return undefined
    })
  }

  return { until, remove }
}
