import type { Service, UpdateServiceReplicaScalingRequest } from '../generated/schema.ts'
import { mustBeObject, refuseUnknown } from './job-errors.ts'

/** A state that a service can stay in until it is told otherwise. */
export type SettledState = 'running' | 'idle' | 'stopped'
export const settledStates: readonly string[] = ['running', 'idle', 'stopped'] satisfies SettledState[]

const started = ['running', 'partially_running', 'degraded', 'failed']

/** The states that follow each state without a command. */
const next: Readonly<Record<string, readonly string[]>> = {
  provisioning: ['starting', ...started],
  starting: started,
  awaking: started,
  partially_running: started,
  degraded: started,
  running: ['idle', 'partially_running', 'degraded', 'failed'],
  stopping: ['stopped', 'failed'],
  idle: [],
  stopped: [],
  failed: [],
  softdeleting: ['softdeleted'],
  softdeleted: ['terminating', 'terminated'],
  terminating: ['terminated'],
  terminated: [],
}

/** Whether a service gets to a state without a command. A state that nobody knows may lead anywhere. */
export function leadsTo({ state = '', idleScaling }: Service, goal: string): boolean {
  const seen = new Set([state])
  for (const from of seen) {
    if (from === goal || !Object.hasOwn(next, from)) return true
    for (const to of next[from] ?? []) if (to !== 'idle' || idleScaling !== false) seen.add(to)
  }
  return false
}

/** Whether a service is on its way to `running`. */
export const isStarting = ({ state = '' }: Service): boolean => ['provisioning', 'starting', 'awaking'].includes(state)

/** Whether a service is deleted, or about to be. */
export const isDeleted = ({ state = '' }: Service): boolean => /^(terminat|softdelet)/.test(state)

/** Whether a service stays as it is until it is told otherwise. */
export const isSettled = ({ state = '' }: Service): boolean => settledStates.includes(state)

/** Settings of scaling, as `updateServiceReplicaScaling` takes them. */
export type ScalingSettings = UpdateServiceReplicaScalingRequest

const settingNames: Readonly<Record<keyof ScalingSettings, true>> = {
  autoscalingMode: true,
  idleScaling: true,
  idleTimeoutMinutes: true,
  maxReplicaMemoryGb: true,
  maxReplicas: true,
  minReplicaMemoryGb: true,
  minReplicas: true,
  numReplicas: true,
}

/** Refuses settings that no service has: a job would wait for them in vain. */
export function refuseSettings(job: string, settings: ScalingSettings): void {
  mustBeObject(job, 'settings', settings)
  for (const name of Object.keys(settings)) refuseUnknown(job, 'setting', name, Object.keys(settingNames))
}

/**
 * Whether a service has these settings. A vertical service shows its number of replicas where a horizontal one has a range,
 * and a horizontal one shows one size of memory.
 */
export function hasSettings(service: Service, settings: ScalingSettings): boolean {
  const isEqualRange = service.minReplicas === service.maxReplicas
  const shown: Readonly<Partial<Record<keyof ScalingSettings, unknown>>> = {
    ...service,
    autoscalingMode: service.autoscalingMode ?? 'vertical',
    minReplicaMemoryGb: service.minReplicaMemoryGb ?? service.replicaMemoryGb,
    maxReplicaMemoryGb: service.maxReplicaMemoryGb ?? service.replicaMemoryGb,
    numReplicas: service.numReplicas ?? (isEqualRange ? service.minReplicas : undefined),
    minReplicas: service.minReplicas ?? service.numReplicas,
    maxReplicas: service.maxReplicas ?? service.numReplicas,
  }
  const asked = Object.entries(settings) as [keyof ScalingSettings, unknown][]
  return asked.every(([name, value]) => value === undefined || shown[name] === value)
}
