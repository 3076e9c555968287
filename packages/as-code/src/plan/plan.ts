import { countWithNoun } from '@clouddb/command/safe-text'
import type { Project } from '../code/declarations.ts'
import { textsWith } from '../code/plain-data.ts'
import { type Client, clientDeployment } from '../deployment/client.ts'
import { readSite, type Site, withNames } from '../deployment/named-objects.ts'
import type { Data } from '../document/api-documents.ts'
import { declaredObjects, type Environment } from '../form/declared.ts'
import { liveObjects } from '../form/live.ts'
import { mayBeMarked } from '../form/marks.ts'
import { secretFields } from '../form/plain-forms.ts'
import type { Action } from './actions.ts'
import { alertBody, objectBody, parentsOf, plannedReferences } from './bodies.ts'
import { Planner, type PlanOptions } from './planned-object.ts'
import { refusalsOf } from './refusals.ts'
import { requestsToApply } from './requests.ts'
import { Secrets, secretValues } from './secrets.ts'
import { stagesOf } from './stages.ts'
import { type Validation, validate, worksToValidate } from './validations.ts'
import { type Finding, titleOfWork, type Work } from './work.ts'

/** One change to an object and its alerts. */
export interface Change extends Finding {
  /** `adopt`: no project owned the object. `mark`: the object is equal, and its mark is written again. */
  readonly action: Action
  readonly id: string | undefined
  /** What is lost beside what the sentences say. */
  readonly effects: readonly string[]
}

/** What applying a project would do to a deployment. Planning writes nothing. */
export interface Plan {
  readonly project: string
  /** `the open-source deployment` */
  readonly deployment: string
  /** In the order in which they are written. */
  readonly changes: readonly Change[]
  /** Objects that somebody edited, or that the project does not own, with the commands that solve it. Nothing is applied while there are any. */
  readonly conflicts: readonly Finding[]
  /** What the deployment cannot hold or does not have. Nothing is applied while there are any. */
  readonly refusals: readonly Finding[]
  /** What differs from the files and stays as it is, and what to know before the first write. */
  readonly notes: readonly Finding[]
  /** The fields that were not compared, and why. */
  readonly uncompared: readonly Finding[]
  /** The requests that planning took, and the most that applying takes where none fails. */
  readonly requests: { readonly read: number; readonly write: number }
}

/** What `apply` needs of a plan. */
export interface PlanInternals extends Site {
  readonly options: PlanOptions
  readonly stages: readonly (readonly Work[])[]
  /** What the server has not looked at yet. */
  readonly validations: readonly Validation[]
  readonly secrets: Secrets
}

/** The most requests of a plan that ask whether the server takes dashboards, and those that find the refused ones. */
const mostValidations = { first: 4, all: 30 }

const internals = new WeakMap<Plan, PlanInternals>()

export function internalsOf(plan: Plan): PlanInternals {
  const internal = internals.get(plan)
  if (!internal) throw new TypeError('apply() needs the object that plan() returned, not a copy of it.')
  return internal
}

/** Compares a project with a deployment. It reads lists and writes nothing. */
export async function plan(project: Project, client: Client, given: PlanOptions = {}): Promise<Plan> {
  const secrets = new Secrets()
  return await planWith(secrets, project, client, given).catch((error) => {
    throw secrets.inError(error)
  })
}

async function planWith(secrets: Secrets, project: Project, client: Client, given: PlanOptions): Promise<Plan> {
  const options = given.tags === false ? { ...given, prune: false } : given
  const { process } = globalThis as { process?: { env: Environment } }
  const environment = options.environment ?? process?.env ?? {}
  const deployed = clientDeployment(client, options)
  const objects = declaredObjects(project, environment, deployed.api)
  secrets.add(...secretValues(project, environment))
  secrets.addOf(objects.map((each) => ({ declared: each, live: undefined })))
  const site = await readSite(deployed)
  const { state, names } = site
  const known = new Set<unknown>(objects.flatMap(({ form, was }) => [form.name, ...was]))
  const live = liveObjects(site, (record) => known.has(record.name) || mayBeMarked(record, project.project))
  // Records show names where files may have ids.
  const declared = objects.map((each) => ({ ...each, form: withNames(each.form, names) }))

  const planner = new Planner(project.project, live, names, options)
  for (const each of declared) await planner.planObject(each)
  await planner.planDeletions(state)
  const unread = 'the server did not send the whole list, and what is missing there was not compared. Try again later'
  planner.uncompared.push(...state.incomplete.map((list) => ({ object: `list of ${list}`, sentences: [unread] })))
  return await planProject(project.project, { ...site, options, secrets }, planner)
}

/**
 * Returns the plan of works: what is refused of them, and what it costs to apply them.
 *
 * @param reads - The requests that reading took beside that of the site.
 */
export async function planProject(
  project: string,
  internal: Pick<PlanInternals, 'options' | 'secrets' | keyof Site>,
  planner: Pick<Planner, 'works' | 'conflicts' | 'notes' | 'uncompared'>,
  reads = 0,
): Promise<Plan> {
  const { options, secrets, deployment, state, names } = internal
  const site = { deployment, state, names }
  const stages = stagesOf(planner.works)
  const works = stages.flat()
  secrets.addOf(works)
  const refusals = refusalsOf(site, works, options.tags === false ? undefined : project)
  const isStopped = planner.conflicts.length + refusals.length > 0
  const validations = isStopped ? [] : worksToValidate(site, works)
  // A plan stays small. The server is asked about the others before the first write.
  const others = validations.slice(mostValidations.first)
  const asked = await validate(site, validations.slice(0, mostValidations.first), secrets, mostValidations.all)
  refusals.push(...asked.findings)
  const left = [...asked.left, ...others]
  const made: Plan = {
    project,
    deployment: deployment.title,
    changes: works.map((work) => ({
      ...secrets.inFinding(changeOf(work)),
      effects: work.effects.map(secrets.removeFrom),
    })),
    conflicts: planner.conflicts.map((each) => secrets.inFinding(each)),
    refusals: refusals.map((each) => secrets.inFinding(each)),
    notes: [...planner.notes, ...unshownParts(works, options.tags !== false)].map((each) => secrets.inFinding(each)),
    uncompared: planner.uncompared.map((each) => secrets.inFinding(each)),
    requests: { read: state.requests + reads + asked.requests, write: requestsToApply(works, state, left.length) },
  }
  internals.set(made, { ...site, options, stages, validations: left, secrets })
  return made
}

/** Says what no plan can see. The documents state it of `UpdateDashboardRequest`. */
function unshownParts(works: readonly Work[], isMarked: boolean): Finding[] {
  const isWritten = ({ action, isObjectWritten }: Work) => action !== 'delete' && (isMarked || isObjectWritten)
  const number = works.filter((work) => work.live?.kind === 'dashboard' && isWritten(work)).length
  if (number === 0) return []
  const sentence =
    'An update of a dashboard deletes what the API does not show: tiles, such as those with a PromQL chart, with their alerts; and of other tiles filters, granularity and colors of columns. No answer says whether there are any: look in the user interface before the first update.'
  return [{ object: `${countWithNoun(number, 'dashboard')} to write`, sentences: [sentence] }]
}

function changeOf(work: Work): Change {
  const { action, declared, live, sentences, effects } = work
  return { action, object: titleOfWork(work), id: live?.id, sentences, effects, place: declared?.place }
}

/** The bodies of the requests of one change, without secrets. Ids of what does not exist yet are zeros. */
export interface Detail {
  readonly body?: Data
  readonly alerts: readonly Data[]
}

/** Returns the bodies of the requests of a plan, in the order of its changes. */
export function detailsOf(plan: Plan): Detail[] {
  const site = internalsOf(plan)
  const { stages, secrets } = site
  const works = stages.flat()
  const planned = plannedReferences(works)
  return works.map((work): Detail => {
    const { declared, isObjectWritten } = work
    if (!declared) return { alerts: [] }
    const { body } = objectBody(site, work, { project: plan.project }, { planned })
    const alerts = work.alerts.flatMap(({ action, part, alert, before }) => {
      const request = declared.alertRequests[part]?.[alert]
      if (action === 'delete' || !request) return []
      return [alertBody(site, request, { planned, parents: parentsOf(work, part) }, before).body]
    })
    const detail = {
      ...(isObjectWritten ? { body: declared.kind === 'webhook' ? withoutSecrets(body) : body } : {}),
      alerts,
    }
    return textsWith(detail, secrets.removeFrom) as Detail
  })
}

function withoutSecrets(body: Data): Data {
  return Object.fromEntries(
    Object.entries(body).map(([field, value]) => [field, secretFields.test(field) ? '(not shown)' : value]),
  )
}
