import { createManagementClient } from '@clouddb/management'
import { ApiError } from '@clouddb/management/errors'
import * as jobs from '@clouddb/management/jobs'
import type { ApiKey, Service } from '@clouddb/management/types'

const client = createManagementClient()

export async function services(signal: AbortSignal): Promise<Service> {
  const onProgress = ({ action, service, elapsed }: jobs.ServiceProgress) =>
    console.log(action, service?.state, elapsed)
  await jobs.waitForService(client, 'service', { state: 'idle', settings: { numReplicas: 3 }, signal, onProgress })
  await jobs.stopService(client, 'service', { totalTimeout: 60_000 })
  const request = { name: 'Shop', provider: 'gcp', region: 'us-central1' } as const
  const { service, isNew, password, isStored, warning } = await jobs.createServiceAndWait(client, request, {
    store: ({ id, password }) => console.log(id.length, password.length),
  })
  console.log(isNew, isStored, password?.length, warning)
  await jobs.deleteServiceAndWait({ ...client }, service.id)
  return jobs.scaleService(client, 'service', { numReplicas: 3 }, { wake: true })
}

export async function keys(): Promise<ApiKey | undefined> {
  try {
    return await jobs.rotateKey(client, 'key', {
      store: ({ id, keyId, keySecret }, { name }) => console.log(id.length, keyId, keySecret.length, name),
    })
  } catch (error) {
    if (jobs.ServiceJobError.is(error)) console.log(error.problem === 'timeout', error.service?.state, error.states)
    if (jobs.KeyRotationError.is(error))
      return error.isStored && !ApiError.is(error.cause) ? error.newKey : error.oldKey
    throw error
  }
}

// @ts-expect-error: a state in which no service stays
jobs.waitForService(client, 'service', { state: 'starting' })
// @ts-expect-error: a setting that does not exist
jobs.scaleService(client, 'service', { replicas: 3 })
// @ts-expect-error: a new secret has to be stored
jobs.rotateKey(client, 'key', {})
// @ts-expect-error: a request of `createService` needs a region
jobs.createServiceAndWait(client, { name: 'Shop', provider: 'gcp' })
