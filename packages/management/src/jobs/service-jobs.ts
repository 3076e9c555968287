import { InvalidArgumentError } from '@clouddb/client-core/errors'
import type { ManagementClient } from '../generated/client.ts'
import type { Service, UpdateServiceStateRequest } from '../generated/schema.ts'
import { acceptedStates } from '../generated/states.ts'
import { isAbsent, refuseUnknown } from './job-errors.ts'
import type { WithId } from './job-time.ts'
import { type Command, type Plan, ServiceJob, type ServiceJobOptions } from './service-job.ts'
import {
  hasSettings,
  isDeleted,
  isSettled,
  isStarting,
  leadsTo,
  refuseSettings,
  type ScalingSettings,
  type SettledState,
  settledStates,
} from './service-states.ts'

type StateClient = Pick<ManagementClient, 'updateServiceState'>
type Client<Method extends keyof ManagementClient> = Pick<ManagementClient, 'getService' | Method>

/** Options of {@link waitForService}: at least one of `state` and `settings`. */
export interface WaitOptions extends ServiceJobOptions {
  /** The state to wait for. */
  readonly state?: SettledState | undefined
  /** The settings to wait for; those that are left out may be anything. */
  readonly settings?: ScalingSettings | undefined
}

/**
 * Waits until a service has a state, settings, or both. It changes nothing, and looks every 2 to 15 seconds.
 *
 * @returns The service.
 * @throws ServiceJobError at once where the state does not come by itself, and when the time is over.
 */
export async function waitForService(
  client: Client<'getService'>,
  serviceId: string,
  wanted: WaitOptions,
): Promise<WithId<Service>> {
  const { state, settings, ...options } = wanted ?? {}
  const job = new ServiceJob('waitForService', client, serviceId, options, 'state, settings, ')
  if (state === undefined && settings === undefined)
    throw new InvalidArgumentError('waitForService needs `state` or `settings`.')
  if (state !== undefined) refuseUnknown('waitForService', 'state', state, settledStates)
  if (settings !== undefined) refuseSettings('waitForService', settings)
  return job.reach({
    goal: [state && `\`${state}\``, settings && 'of these settings'].filter(Boolean).join(' and '),
    isDone: (service) => (state === undefined || service.state === state) && hasSettings(service, settings ?? {}),
    isPossible: (service) => (state === undefined ? !isDeleted(service) : leadsTo(service, state)),
  })
}

/**
 * Wakes an idle service, or starts a stopped one, and waits until it is `running`. It sends nothing to a service that is.
 *
 * @throws ServiceJobError when the service does not get there.
 */
export async function wakeService(
  client: Client<'updateServiceState'>,
  serviceId: string,
  options: ServiceJobOptions = {},
): Promise<WithId<Service>> {
  return new ServiceJob('wakeService', client, serviceId, options).reach(planWaking(client, serviceId))
}

/**
 * Stops a service and waits until it is `stopped`. One that is on its way to `running` is stopped once it is there. It sends
 * nothing to a service that is stopped.
 *
 * @throws ServiceJobError when the service does not get there.
 */
export async function stopService(
  client: Client<'updateServiceState'>,
  serviceId: string,
  options: ServiceJobOptions = {},
): Promise<WithId<Service>> {
  return new ServiceJob('stopService', client, serviceId, options).reach({
    goal: '`stopped`',
    isDone: ({ state }) => state === 'stopped',
    isPossible: (service) => !isDeleted(service),
    next: (service) => stopCommand(client, serviceId, service),
  })
}

/** Options of {@link scaleService}. */
export interface ScaleOptions extends ServiceJobOptions {
  /** True: an idle service is woken and a stopped one started first. Default: false; servers may refuse to scale those. */
  readonly wake?: boolean | undefined
}

/**
 * Changes how a service scales, and waits until it has the settings and its state has settled. It sends nothing to a service
 * that has them.
 *
 * @throws ServiceJobError when a setting is refused, or the service does not get there.
 */
export async function scaleService(
  client: Client<'updateServiceState' | 'updateServiceReplicaScaling'>,
  serviceId: string,
  settings: ScalingSettings,
  { wake = false, ...options }: ScaleOptions = {},
): Promise<WithId<Service>> {
  refuseSettings('scaleService', settings)
  const toWake = planWaking(client, serviceId)
  const scale = ({ state }: Service): Command => ({
    action: 'scale',
    cure: state === 'running' ? undefined : ' Pass `wake: true` to have it woken or started first.',
    send: (call) => client.updateServiceReplicaScaling(serviceId, settings, call),
  })
  return new ServiceJob('scaleService', client, serviceId, options, 'wake, ').reach({
    goal: 'of these settings',
    isDone: (service) => (wake ? toWake.isDone(service) : isSettled(service)) && hasSettings(service, settings),
    isPossible: (service) => (wake ? toWake.isPossible(service) : !isDeleted(service) && service.state !== 'failed'),
    next: (service) => {
      const first = wake ? toWake.next?.(service) : undefined
      return first ?? (isSettled(service) && !hasSettings(service, settings) ? scale(service) : undefined)
    },
  })
}

/**
 * Deletes a service and its data for good, and waits until it is gone. It is stopped first, unless servers delete it as it
 * is: one that is idle or has failed, for instance. A service that does not exist is no error.
 *
 * @throws ServiceJobError when a request is refused, or the service stays.
 */
export async function deleteServiceAndWait(
  client: Client<'listServices' | 'updateServiceState' | 'deleteService'>,
  serviceId: string,
  options: ServiceJobOptions = {},
): Promise<void> {
  await new ServiceJob('deleteServiceAndWait', client, serviceId, options).run({
    goal: 'deleted',
    isDone: ({ state }) => state === 'terminated' || state === 'softdeleted',
    isPossible: () => true,
    next: (service, refused) => {
      const stop = stopCommand(client, serviceId, service)
      const isAdmitted = acceptedStates.deleteService.includes(service.state ?? '')
      // A server may admit fewer states than the document says, and a service may wake.
      if (!isAdmitted || (stop && refused === 'delete')) return stop
      return { action: 'delete', conflicts: true, send: (call) => client.deleteService(serviceId, call) }
    },
    isGone: (error, call) => isAbsent(error, serviceId, () => client.listServices(call)),
  })
}

/** The way to `running`. */
function planWaking(client: StateClient, serviceId: string): Plan {
  const commands: Readonly<Record<string, Command>> = {
    idle: stateCommand(client, serviceId, 'awake'),
    stopped: stateCommand(client, serviceId, 'start'),
  }
  return {
    goal: '`running`',
    isDone: ({ state }) => state === 'running',
    isPossible: (service) => service.state === 'stopping' || leadsTo(service, 'running'),
    next: ({ state = '' }) => (Object.hasOwn(commands, state) ? commands[state] : undefined),
  }
}

/** The command that stops a service, where its state needs and admits one. */
function stopCommand(client: StateClient, serviceId: string, service: Service) {
  const isOnTheWay = service.state === 'stopping' || service.state === 'stopped' || isStarting(service)
  return isOnTheWay || isDeleted(service) ? undefined : stateCommand(client, serviceId, 'stop')
}

/** A command may be sent twice: a service that follows it already refuses it or ignores it. */
function stateCommand(client: StateClient, serviceId: string, command: UpdateServiceStateRequest['command']): Command {
  return { action: command, send: (call) => client.updateServiceState(serviceId, { command }, call) }
}
