import { findTile, nameOf, planAlert } from './alert.ts'
import type { Deployments } from './deployments.ts'
import type { Inventory } from './inventory.ts'
import type { Change } from './progress.ts'

/** What is to be changed, and what is left alone and why. */
export interface Plan {
  readonly changes: readonly Change[]
  readonly notes: readonly string[]
}

/** A deployment and the webhook that an alert there can notify. */
export interface Target extends Inventory {
  readonly webhookId: string | undefined
}

/** Plans the changes; nothing is changed before someone makes them. The alert is for a tile of that source. */
export function planChanges(deployments: Deployments, targets: readonly Target[], sourceId?: string): Plan {
  const changes: Change[] = []
  const notes: string[] = []
  let name: string | undefined
  for (const target of targets) {
    const watched = findTile(target.dashboards, name, sourceId)
    name ??= watched && nameOf(watched)
    if (watched === undefined)
      notes.push(`No alert on the ${target.deployment} deployment: no tile there can be watched.`)
    else if (target.webhookId === undefined)
      notes.push(`No alert on the ${target.deployment} deployment: it has no webhook; name one with --webhook <id>.`)
    else changes.push(planAlert(target, watched, target.webhookId))
  }
  changes.push(planSleep(deployments))
  if (deployments.retiredKey === undefined) notes.push('No key is deleted: name one with --retired-key <id>.')
  else changes.push(planKeyDeletion(deployments, deployments.retiredKey))
  return { changes, notes }
}

function planSleep({ management, serviceId }: Deployments): Change {
  const idleTimeoutMinutes = 15
  return {
    intent: `let the service ${serviceId} sleep after ${idleTimeoutMinutes} idle minutes`,
    make: async () => {
      const service = await management.updateServiceScaling(serviceId, { idleScaling: true, idleTimeoutMinutes })
      return `let the service ${service.name ?? serviceId} sleep after ${idleTimeoutMinutes} idle minutes`
    },
  }
}

function planKeyDeletion({ management }: Deployments, keyId: string): Change {
  return {
    intent: `delete the retired key ${keyId}`,
    make: async () => {
      await management.deleteKey(keyId)
      return `deleted the retired key ${keyId}`
    },
  }
}
