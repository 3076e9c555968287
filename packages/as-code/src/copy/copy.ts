import { shellWord } from '@clouddb/command/safe-text'
import { closestOf } from '@clouddb/command/suggestion'
import { type Declaration, dataOf } from '../code/declarations.ts'
import { copyWith } from '../code/plain-data.ts'
import { isObjectReference } from '../code/references.ts'
import { type Client, clientDeployment, type DeploymentOptions } from '../deployment/client.ts'
import { readSite, type Site } from '../deployment/named-objects.ts'
import { titleOfList } from '../deployment/state.ts'
import { refuseDeclaration } from '../form/code-error.ts'
import type { Declared } from '../form/declared.ts'
import { quoted } from '../form/form.ts'
import { isReadable, type Live, liveObjects, namedIn } from '../form/live.ts'
import { type ObjectKind, objectKinds } from '../kinds.ts'
import { type Plan, planProject } from '../plan/plan.ts'
import { Secrets } from '../plan/secrets.ts'
import { opensItself } from '../plan/stages.ts'
import { creation, type Finding, hasNoWork, objectTitle, type Work, workBetween } from '../plan/work.ts'
import { type Pulled, pulledObject, textsAbout } from '../pull/pulled-object.ts'
import { Unique } from '../pull/source-text.ts'
import { type Fitted, fitted } from './fitting.ts'

export interface CopyOptions {
  /** The name of the copy. Default: the name of the original, which only another deployment can have. */
  readonly as?: string
  /** The kind of the original. Default: the one of a dashboard or a saved search that has the name. */
  readonly kind?: 'dashboard' | 'savedSearch'
  /** True: what the other deployment cannot hold is left out, and named. Default: it is refused. */
  readonly leaveOut?: boolean
  /** The names of sources, connections and webhooks on the deployment of the original, and the age of its server. */
  readonly from?: DeploymentOptions
  /** The same of the deployment that gets the copy. */
  readonly to?: DeploymentOptions
}

/**
 * Plans a copy of a dashboard, or of a saved search, with its alerts: on the same deployment, or on another one, where sources,
 * connections and webhooks are found by kind and name. Nothing is written. `apply` creates what the plan says, under new ids,
 * and no project owns it.
 *
 * @throws CodeError where the original is not there, or not alone under its name.
 */
export async function planCopy(name: string, from: Client, to: Client, options: CopyOptions = {}): Promise<Plan> {
  const source = await readSite(clientDeployment(from, options.from))
  const target = from === to && !options.to ? source : await readSite(clientDeployment(to, options.to ?? options.from))
  const original = originalNamed(name, options.kind, source, source === target)
  const read = await copiedDeclaration(source, renamed(original, options.as ?? name), 'the copy')
  const { declaration, problem } = read
  if (problem) refuseDeclaration(`${objectTitle(original.form)} cannot be copied: ${problem}.`)
  const fit = fitted(target, portable(declaration, source, target), new Set())
  if (fit.impossible)
    refuseDeclaration(`${objectTitle(original.form)} cannot be copied to ${target.deployment.title}: ${fit.impossible}`)
  // What stands in the notes is lost by reading the original, wherever the copy is made.
  const unread = source.state.incomplete.includes('alerts')
    ? ['alerts may be left out: the server of the original did not send its whole list of them']
    : []
  const losses = [...unread, ...textsAbout('unseen', read), ...textsAbout('loss', read), ...fit.losses]
  const as = options.as === undefined ? '' : ` --as ${shellWord(options.as)}`
  const command = `copy ${shellWord(name)}${options.kind ? ` --kind ${words[options.kind]}` : ''}`
  const namesakes = liveObjects(target, (record) => record.name === fit.declared.form.name)
  const [present, ...others] = namedIn(namesakes, fit.declared)
  const rest = present && others.length === 0 ? missingAlerts(present, fit.declared) : undefined
  const made = new CopyCreations(target, `${command}${as}`, options.leaveOut)
  if (present && !rest) {
    const renaming = `${command} --as ${shellWord(freeName(target, fit.declared))}`
    made.conflicts.push(existing(present, { ...fit, losses }, original, renaming))
  } else {
    const clicks = clicksOnOriginal(fit.declared, name)
    made.add(objectTitle(fit.declared.form), rest ?? creation(fit.declared), losses, clicks)
  }
  return await made.plan(target === source ? 0 : source.state.requests)
}

/**
 * Returns what adds the alerts to an object that is there without them, owned by nobody, and the same in all else: a run before
 * was interrupted, or the user interface has made a copy, which has no alerts.
 */
export function missingAlerts(live: Live, declared: Declared): Work | undefined {
  const work = workBetween(live, declared, false)
  const isOnlyThat = !live.mark && !work.isObjectWritten && work.alerts.every(({ action }) => action === 'create')
  return isOnlyThat && !hasNoWork(work) ? work : undefined
}

/** A click names the dashboard that it opens, and the copy has another name. */
function clicksOnOriginal({ form, partRequests }: Declared, name: string): string[] {
  const isOwn = form.name !== name && opensItself({ form: { ...form, name }, partRequests })
  return isOwn ? [`a click in it opens dashboard ${quoted(name)}, and not the copy`] : []
}

/** Says how something that is there differs from what would be written, and what that lacks of the original. */
function existing(live: Live, { declared, losses }: Fitted, original: Live, command: string): Finding {
  const object = objectTitle(declared.form)
  const cures = [{ command, effect: 'makes a copy under another name' }]
  const { sentences } = workBetween(live, declared, false)
  // A deployment that was made from the data of another one has its ids.
  if (live.id === original.id && sentences.length === 0)
    return { object, cause: 'doubled', sentences: ['is the original. A copy beside it needs another name.'], cures }
  const differs =
    sentences.length > 0
      ? ', and stays as it is. The original differs:'
      : losses.length > 0
        ? ', and shows no difference but what is left out:'
        : ', and shows no difference.'
  return { object, cause: 'doubled', sentences: [`exists already${differs}`, ...sentences, ...losses], cures }
}

/** `Checkout 2`, or the first number that no object has. */
function freeName(site: Site, { kind, form: { name } }: Declared): string {
  const taken = new Set(site.state.records[kind].map((record) => record.name))
  for (let number = 2; ; number++) if (!taken.has(`${name} ${number}`)) return `${name} ${number}`
}

/** The kinds of objects that can be copied, as the command names them. */
export const words = { dashboard: 'dashboard', savedSearch: 'saved-search' } as const

function originalNamed(name: string, wanted: CopyOptions['kind'], site: Site, isTarget: boolean): Live {
  const isWanted = (kind: ObjectKind) => (wanted === undefined ? kind in words : kind === wanted)
  const live = liveObjects(site).filter(({ kind }) => isWanted(kind))
  const namesakes = live.filter(({ form }) => form.name === name)
  const [first, ...others] = namesakes
  if (!first) {
    const names = live.map(({ form }) => form.name)
    const near = names.find((each) => each.trim().toLowerCase() === name.trim().toLowerCase()) ?? closestOf(name, names)
    const cure = near ? `Do you mean ${quoted(near)}?` : isTarget ? 'Name another deployment with --from.' : ''
    const what = wanted ? objectKinds[wanted].title : 'dashboard and no saved search'
    const unread = (['dashboard', 'savedSearch'] as const)
      .filter((kind) => isWanted(kind) && site.state.incomplete.includes(titleOfList(kind)))
      .map((kind) => `It did not send its whole list of ${titleOfList(kind)}: try again later.`)
    const has = unread.length > 0 ? 'shows' : 'has'
    const cures = [...unread, cure].join(' ')
    return refuseDeclaration(`${site.deployment.title} ${has} no ${what} named ${quoted(name)}. ${cures}`.trim())
  }
  if (new Set(namesakes.map(({ kind }) => kind)).size > 1)
    refuseDeclaration(
      `A dashboard and a saved search are named ${quoted(name)}. Say which: --kind dashboard, or --kind saved-search.`,
    )
  if (others.length > 0)
    refuseDeclaration(
      `${namesakes.length} objects are named ${quoted(name)}: ${namesakes.map(objectTitleById).join(', ')}. Rename all but one.`,
    )
  if (!isReadable(first)) refuseDeclaration(`${objectTitle(first.form)} has a form that this package does not know.`)
  return first
}

const renamed = (live: Live, name: string): Live => ({
  ...{ ...live, form: { ...live.form, name } },
  request: { ...live.request, name },
})

/** Another deployment does not know the ids that stand where several objects have one name. */
function portable(declaration: Declaration, source: Site, target: Site): Declaration {
  return copyWith(declaration, (value) => {
    const isForeign = isObjectReference(value) && 'id' in value && !target.names.has(value)
    return isForeign ? source.names.nameOf(value) : undefined
  }) as Declaration
}

const objectTitleById = ({ kind, id }: Live) => `${objectTitle({ kind, name: id })}`

/** Returns an object as a file would declare it, without what belongs to the file. */
export async function copiedDeclaration(site: Site, live: Live, holder: string): Promise<Pulled> {
  const alone = { live, seen: new Set<string>(), variables: new Unique() }
  const pulled = await pulledObject({ ...site, ...alone, holder, isUpdated: false })
  const { pulled: _, ...data } = dataOf(pulled.declaration)
  return { ...pulled, declaration: { [live.kind]: data } as unknown as Declaration }
}

const unowned: Finding = {
  object: 'what is created',
  sentences: [
    'belongs to no project: `pull --project <project> --only <name>` adds it to the files of one, and `adopt` takes it over then',
  ],
}

/** What is created and no project owns, what stops that, and what stays as it is. */
export class CopyCreations {
  readonly works: Work[] = []
  readonly conflicts: Finding[] = []
  readonly notes: Finding[] = []
  readonly #site: Site
  readonly #command: string
  readonly #leaveOut: boolean

  /** @param command - What stands behind `npx @clouddb/as-code`. */
  constructor(site: Site, command: string, leaveOut = false) {
    this.#site = site
    this.#command = command
    this.#leaveOut = leaveOut
  }

  /** Adds a work, or refuses it because of what would be lost. Without a work, all of it is lost. */
  add(object: string, work: Work | undefined, losses: readonly string[], effects: readonly string[] = []): void {
    const sentences = [...losses, ...effects]
    if (losses.length > 0 && !this.#leaveOut) this.#refuse(object, losses)
    else if (work) this.works.push({ ...work, effects: sentences })
    else if (sentences.length > 0) this.notes.push({ object, sentences })
  }

  #refuse(object: string, losses: readonly string[]): void {
    const said = `cannot be whole on ${this.#site.deployment.title}:`
    const cures = [{ command: `${this.#command} --leave-out`, effect: 'writes it without these parts' }]
    this.conflicts.push({ object, cause: 'lossy', sentences: [said, ...losses], cures })
  }

  /** @param reads - The requests that reading took beside that of the site. */
  async plan(reads = 0): Promise<Plan> {
    const secrets = new Secrets()
    secrets.addOf(this.works)
    if (this.works.some(({ action }) => action === 'create')) this.notes.push(unowned)
    return await planProject(
      '',
      { ...this.#site, options: { tags: false }, secrets },
      { ...this, uncompared: [] },
      reads,
    )
  }
}
