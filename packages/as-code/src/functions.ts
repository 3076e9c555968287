import type { Applied } from './apply/applied.ts'
import type { ApplyOptions } from './apply/apply.ts'
import type { Project } from './code/declarations.ts'
import type { CopyOptions } from './copy/copy.ts'
import type { RestoreOptions } from './copy/restore.ts'
import type { Client } from './deployment/client.ts'
import type { Plan } from './plan/plan.ts'
import type { PlanOptions } from './plan/planned-object.ts'
import type { PulledProject, PullOptions } from './pull/pull.ts'

// A module that only declares objects, such as the file of a project, loads none of what works on a deployment.

/** Loads at the first call. An import takes time at each call, also where the module is there. */
function once<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Promise<Module> | undefined
  return () => {
    loaded ??= load()
    return loaded
  }
}

const planning = once(() => import('./plan/plan.ts'))
const applying = once(() => import('./apply/apply.ts'))
const pulling = once(() => import('./pull/pull.ts'))
const copying = once(() => import('./copy/copy.ts'))
const restoring = once(() => import('./copy/restore.ts'))

/** Compares a project with a deployment. It reads lists and writes nothing. */
export async function plan(project: Project, client: Client, given?: PlanOptions): Promise<Plan> {
  const module = await planning()
  return await module.plan(project, client, given)
}

/**
 * Writes what a plan says, and reads it back.
 *
 * @throws ApplyError where the plan has conflicts or refusals, where an object changed since the plan, and where the
 * deployment holds something else than what was written, or cannot be read. Other objects are complete then.
 */
export async function apply(plan: Plan, options?: ApplyOptions): Promise<Applied> {
  const module = await applying()
  return await module.apply(plan, options)
}

/** Reads a deployment, and returns the files that declare what it has. It writes nothing, and takes ownership of nothing. */
export async function pull(client: Client, options?: PullOptions): Promise<PulledProject> {
  const module = await pulling()
  return await module.pull(client, options)
}

/**
 * Plans a copy of a dashboard, or of a saved search, with its alerts: on the same deployment, or on another one, where sources,
 * connections and webhooks are found by kind and name. Nothing is written. `apply` creates what the plan says, under new ids,
 * and no project owns it.
 *
 * @throws CodeError where the original is not there, or not alone under its name.
 */
export async function planCopy(name: string, from: Client, to: Client, options?: CopyOptions): Promise<Plan> {
  const module = await copying()
  return await module.planCopy(name, from, to, options)
}

/**
 * Plans to create again what `apply` has deleted, from the records that it kept: under new ids, with alerts, and owned by no
 * project. What has the same name on the deployment stays, and the plan says how it differs. Nothing is written.
 *
 * @throws CodeError where these are not records that `apply` has kept.
 */
export async function planRestore(records: unknown, client: Client, options?: RestoreOptions): Promise<Plan> {
  const module = await restoring()
  return await module.planRestore(records, client, options)
}
