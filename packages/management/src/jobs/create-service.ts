import { InvalidArgumentError } from '@clouddb/client-core/errors'
import { conceal } from '../concealed.ts'
import type { ManagementClient } from '../generated/client.ts'
import type { CreateServiceRequest, Service } from '../generated/schema.ts'
import { hasId, isId, listIds, mustBeObject } from './job-errors.ts'
import { pauses, type WithId } from './job-time.ts'
import { ServiceJob, type ServiceJobOptions } from './service-job.ts'
import { isDeleted, leadsTo } from './service-states.ts'
import { createOrFind } from './state-job.ts'

/** What `store` keeps of a new service: plain data. `util.inspect` and `console.log` of Node hide the password; copies have it. */
export interface PasswordToStore {
  /** Id of the service. */
  readonly id: string
  /** The password of its default user. */
  readonly password: string
  /** The service as it was created. */
  readonly service: WithId<Service>
}

/** Options of {@link createServiceAndWait}. */
export interface CreateServiceJobOptions extends ServiceJobOptions {
  /**
   * Keeps the password of the new service, which no later answer shows. It is called as soon as the service is created, before
   * the wait. Without it, a job that fails loses the password, and `updateServicePassword` has to set another one.
   */
  readonly store?: ((created: PasswordToStore) => void | Promise<void>) | undefined
}

/** A service that runs, and how it came about: plain data. `util.inspect` and `console.log` of Node hide the password. */
export interface ServiceThere {
  readonly service: WithId<Service>
  /**
   * True: this job created the service, or the answer to its request was lost and a service with the name and the tags is
   * there. False: such a service was there before.
   */
  readonly isNew: boolean
  /** The password of the default user; `undefined` if no answer to this job showed it. */
  readonly password: string | undefined
  /** Whether `store` has taken the password. */
  readonly isStored: boolean
  /** Says what to do where the password is not known; `undefined` where it is. */
  readonly warning: string | undefined
}

type Client = Pick<ManagementClient, 'getService' | 'listServices' | 'createService'>

/**
 * Creates a service, and waits until it is `running`. A service with the name and all tags of the request is taken for the one
 * that is wanted, so running the job again creates no second one; its settings are not compared. Lists may show a new service
 * late, and there is no lock: the job looks again after it created a service and once it runs, and fails where there are two.
 *
 * @throws ServiceJobError when the request is refused, several services match, or the service does not get to run.
 */
export async function createServiceAndWait(
  client: Client,
  request: CreateServiceRequest,
  { store, ...options }: CreateServiceJobOptions = {},
): Promise<ServiceThere> {
  if (store !== undefined && typeof store !== 'function')
    throw new InvalidArgumentError('createServiceAndWait needs a function as `store`.')
  mustBeObject('createServiceAndWait', 'a request', request)
  const job = new ServiceJob('createServiceAndWait', client, undefined, options, 'store, ')
  const found = await findWanted(client, request, job)
  let password: string | undefined
  const create = async () => {
    const created = await client.createService(request, job.time.call)
    if (typeof created.password === 'string' && created.password !== '') password = created.password
    return created.service
  }
  // Lists may show a new service some seconds late.
  const service = found ?? (await createOrFind(job, 'service', create, () => findWanted(client, request, job), pauses))
  job.see(found ? 'look' : 'create', service)
  const isStored = await storePassword(service, password, store, job)
  if (!found) await refuseDuplicates(client, request, job, service.id)
  const running = await job.reach({
    goal: '`running`',
    isDone: ({ state }) => state === 'running' || state === 'idle',
    isPossible: (seen) => leadsTo(seen, 'running'),
  })
  if (!found) await refuseDuplicates(client, request, job, service.id)
  const warning =
    password === undefined
      ? 'No answer showed the password, and `store` was not called. `updateServicePassword` sets another one.'
      : undefined
  return conceal({ service: running, isNew: !found, password, isStored, warning }, 'password')
}

/** Returns whether the password is stored. */
async function storePassword(
  service: WithId<Service>,
  password: string | undefined,
  store: CreateServiceJobOptions['store'],
  job: ServiceJob,
): Promise<boolean> {
  if (password === undefined || !store) return false
  try {
    await job.time.within(() => store(conceal({ id: service.id, password, service }, 'password')))
    return true
  } catch (error) {
    job.time.throwIfAborted()
    // The message of an error of `store` could hold the password.
    const words = '`store` failed. The service exists; `updateServicePassword` gives it another password'
    throw job.failure('store', words, error)
  }
}

/** Whether a service has the name and the tags of a request; `undefined` where the list does not show it. */
function fitsRequest(service: Service | null, { name, tags = [] }: CreateServiceRequest): boolean | undefined {
  if (typeof service?.name !== 'string') return undefined
  if (service.name !== name || isDeleted(service)) return false
  const { tags: shown } = service
  if (tags.length > 0 && shown !== null && !Array.isArray(shown)) return undefined
  const has = tags.every(({ key, value }) =>
    shown?.some((tag) => tag?.key === key && (tag.value ?? '') === (value ?? '')),
  )
  return has && !hasId(service) ? undefined : has
}

async function findFitting(client: Client, request: CreateServiceRequest, job: ServiceJob) {
  const services = await job.ask((call) => client.listServices(call))
  return {
    fitting: services.filter((service) => fitsRequest(service, request)) as WithId<Service>[],
    isUnclear: services.some((service) => fitsRequest(service, request) === undefined),
  }
}

/** Finds the wanted service. What a list does not show may be it, and a second one would cost money. */
async function findWanted(client: Client, request: CreateServiceRequest, job: ServiceJob) {
  const { fitting, isUnclear } = await findFitting(client, request, job)
  const [first, ...others] = fitting
  if (first && others.length > 0) {
    const ids = fitting.map(({ id }) => id)
    const words = `${ids.length} services are named '${request.name}' and have the tags of the request`
    throw job.failure('duplicate', `${words}: ${listIds(ids)}`, undefined, '', ids)
  }
  if (!first && isUnclear)
    throw job.failure('unanswered', 'the list does not show the id, the name or the tags of a service, which may be it')
  return first
}

/** Fails where a second service has been created, by another job or by an earlier run that the first list did not show. */
async function refuseDuplicates(
  client: Client,
  request: CreateServiceRequest,
  job: ServiceJob,
  own: string,
): Promise<void> {
  const { fitting } = await findFitting(client, request, job)
  const ids = fitting.flatMap(({ id }) => (isId(id, own) ? [] : id))
  if (ids.length === 0) return
  const words = `the name '${request.name}' and the tags of the request are also those of`
  const cure = ' Each costs money: delete those that are not needed with `deleteServiceAndWait`.'
  throw job.failure('duplicate', `${words} ${listIds(ids)}`, undefined, cure, ids)
}
