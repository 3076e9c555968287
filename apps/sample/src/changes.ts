import { apply, type Client, plan } from '@clouddb/as-code'
import sample from '../clouddb.ts'
import type { Deployments } from './deployments.ts'
import type { Change, SampleProgress } from './progress.ts'

/** The changes to make, and the reasons why others are not planned. */
export type Plan = Awaited<ReturnType<typeof planChanges>>

/** Plans the changes and makes none. */
export async function planChanges(deployments: Deployments, progress: SampleProgress) {
  const changes: Change[] = []
  const notes: string[] = []
  const clients = { 'open-source': deployments.oss, managed: deployments.cloud }
  for (const [name, client] of Object.entries(clients)) {
    const planned = await progress.awaitRead(`the ${name} state of the project`, planProject(client, deployments))
    if ('make' in planned) changes.push(planned)
    else notes.push(planned.note)
  }
  changes.push(planSleep(deployments))
  if (deployments.retiredKey === undefined) notes.push('No key is deleted: name one with --retired-key <id>.')
  else changes.push(planKeyDeletion(deployments, deployments.retiredKey))
  return { changes, notes }
}

/** Plans the project for a deployment. The same code serves both, and a second run finds nothing to do. */
async function planProject(client: Client, { environment }: Deployments): Promise<Change | { note: string }> {
  const planned = await plan(sample, client, { environment })
  const say = (findings: typeof planned.refusals) =>
    findings.map(({ object, sentences }) => `${object} ${sentences.join(', ')}`).join('; ')
  const { deployment, changes, conflicts, refusals } = planned
  if (conflicts.length + refusals.length > 0)
    return { note: `Nothing is applied to ${deployment}: ${say([...conflicts, ...refusals]).replace(/\.$/, '')}.` }
  if (changes.length === 0) return { note: `Nothing to do on ${deployment}: it holds what the project declares.` }
  const what = `the project to ${deployment}: ${say(changes)}`
  const make = async () => {
    await apply(planned)
    return `applied ${what}`
  }
  return { intent: `apply ${what}`, make }
}

function planSleep({ management, serviceId }: Deployments): Change {
  const idleTimeoutMinutes = 15
  const sleep = (service: string) => `let the service ${service} sleep after ${idleTimeoutMinutes} idle minutes`
  const make = async () => {
    const { name = serviceId } = await management.updateServiceScaling(serviceId, {
      idleScaling: true,
      idleTimeoutMinutes,
    })
    return sleep(name)
  }
  return { intent: sleep(serviceId), make }
}

function planKeyDeletion({ management }: Deployments, keyId: string): Change {
  const make = async () => {
    await management.deleteKey(keyId)
    return `deleted the retired key ${keyId}`
  }
  return { intent: `delete the retired key ${keyId}`, make }
}
