import { InvalidArgumentError } from '@clouddb/client-core/errors'
import type { ManagementClient } from '../client.ts'
import type { CreatedService, CreateServiceRequest, Service } from '../generated/schema.ts'
import { mustBeObject } from './job-errors.ts'
import type { WithId } from './job-time.ts'
import { ServiceJob, type ServiceJobOptions } from './service-job.ts'
import { isDeleted, leadsTo } from './service-states.ts'

/** Options of {@link createServiceAndWait}. */
export interface CreateServiceJobOptions extends ServiceJobOptions {
  /**
   * Keeps the password of the new service, which no later answer shows. It is called as soon as the service is created, before
   * the wait. Without it, a job that fails loses the password, and `updateServicePassword` has to set another one.
   */
  readonly store?: ((created: CreatedService) => void | Promise<void>) | undefined
}

/** A service that runs, and how it came about. */
export class ServiceThere {
  readonly service: WithId<Service>
  /** True: this job created the service. False: a service with the name and the tags of the request was there. */
  readonly isNew: boolean
  readonly #password: string | undefined

  constructor(service: WithId<Service>, isNew: boolean, password: string | undefined) {
    this.service = service
    this.isNew = isNew
    this.#password = password
  }

  /**
   * The password of the default user, if this job got it. `updateServicePassword` sets a new one. It is not enumerable: it shows
   * in no log of this object.
   */
  get password(): string | undefined {
    return this.#password
  }
}

type Client = Pick<ManagementClient, 'getService' | 'listServices' | 'createService'>

/**
 * Creates a service, and waits until it is `running`. A service with the name and all tags of the request is taken for the one
 * that is wanted, so running the job again creates no second one; its settings are not compared.
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
  const look = new ServiceJob('createServiceAndWait', client, undefined, options, 'store, ')
  const found = await find(client, request, look)
  const created = found ? { service: found } : await create(client, request, look)
  look.see(found ? 'look' : 'create', created.service)
  if (!found) await keep(created, store, look)
  const service = await look.run({
    goal: '`running`',
    isDone: ({ state }) => state === 'running' || state === 'idle',
    isPossible: (seen) => leadsTo(seen, 'running'),
  })
  return new ServiceThere(service as WithId<Service>, !found, created.password)
}

async function keep(created: CreatedService, store: CreateServiceJobOptions['store'], job: ServiceJob): Promise<void> {
  try {
    if (created.password !== undefined) await job.time.within(() => store?.(created))
  } catch (error) {
    job.time.throwIfAborted()
    // The message of an error of `store` could hold the password.
    const words = '`store` failed. The service exists; `updateServicePassword` gives it another password'
    throw job.failure('store', words, error)
  }
}

async function find(
  client: Client,
  { name, tags }: CreateServiceRequest,
  job: ServiceJob,
): Promise<Service | undefined> {
  const services = await job.ask((call) => client.listServices(call))
  const hasTags = (service: Service) =>
    (tags ?? []).every(({ key, value }) =>
      listOf(service.tags).some((tag) => tag?.key === key && (tag.value ?? '') === (value ?? '')),
    )
  const [first, ...others] = services.filter(
    (service) => service?.name === name && hasTags(service) && !isDeleted(service),
  )
  if (others.length > 0)
    throw job.failure('refused', `${others.length + 1} services are named '${name}' and have the tags of the request`)
  if (first && !hasId(first)) throw job.failure('unanswered', `the list shows no id of the service '${name}'`)
  return first
}

const listOf = <Item>(value: readonly Item[] | null | undefined) =>
  Array.isArray(value) ? (value as readonly Item[]) : []

const hasId = (service: Service | undefined) => typeof service?.id === 'string' && service.id !== ''

/** Creates a service. Where the answer is lost, the service is looked for and never created again. */
async function create(client: Client, request: CreateServiceRequest, job: ServiceJob): Promise<CreatedService> {
  let created: CreatedService = {}
  let failure = job.failure('unanswered', 'the answer does not name the new service')
  try {
    created = await client.createService(request, job.time.call)
    if (hasId(created.service)) return created
  } catch (error) {
    failure = job.failed(error)
    if (failure.problem === 'refused') throw failure
  }
  // Lists may show a new service some seconds late.
  for (let delay = 1_000; delay <= 16_000 && !job.time.isOver; delay *= 2) {
    await job.time.pause(delay)
    const service = await find(client, request, job)
    if (service) return { ...created, service }
  }
  throw failure
}
