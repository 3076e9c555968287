import { type Declaration, dataOf } from '../code/declarations.ts'
import { type Client, type DeploymentOptions, deploymentOf } from '../deployment/client.ts'
import { readSite, type Site } from '../deployment/named-objects.ts'
import type { Declared } from '../form/declared.ts'
import { quoted } from '../form/form.ts'
import { isReadable, type Live, liveObjects, namedIn } from '../form/live.ts'
import { refuse, shellWord } from '../form/sentences.ts'
import type { ObjectKind } from '../kinds.ts'
import { type Plan, planOf } from '../plan/plan.ts'
import { Secrets } from '../plan/secrets.ts'
import { creation, difference, type Finding, titleOf, type Work } from '../plan/work.ts'
import { pulledObject } from '../pull/pulled-object.ts'
import { Unique } from '../pull/source-text.ts'
import { fitted } from './fitting.ts'

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
  const source = await readSite(deploymentOf(from, options.from))
  const target = from === to && !options.to ? source : await readSite(deploymentOf(to, options.to ?? options.from))
  const original = originalNamed(name, options.kind, liveObjects(source))
  const { declaration, notes } = await declarationOf(source, original)
  const renamed = { [original.kind]: { ...dataOf(declaration), name: options.as ?? name } } as unknown as Declaration
  const fit = fitted(target, renamed, new Set())
  // What stands in the notes is lost by reading the original, wherever the copy is made.
  const losses = [...notes.filter((note) => !/by its id/.test(note)).map(ofCopy), ...fit.losses]
  const as = options.as === undefined ? '' : ` --as ${shellWord(options.as)}`
  const command = `copy ${shellWord(name)}${options.kind ? ` --kind ${words[options.kind]}` : ''}`
  const present = namedIn(liveObjects(target), fit.declared)[0]
  const conflict = present
    ? existing(present, fit.declared, `${command} --as <name>`)
    : losses.length > 0 && !options.leaveOut
      ? lossy(target, fit.declared, losses, `${command}${as} --leave-out`)
      : undefined
  const works = conflict ? [] : [{ ...creation(fit.declared), effects: losses }]
  const reads = target === source ? 0 : source.state.requests
  return await planUnowned(target, works, { conflicts: conflict ? [conflict] : [] }, reads)
}

/** Says how something that is there differs from what would be written. */
function existing(live: Live, declared: Declared, command: string): Finding {
  const { sentences } = difference(live, declared, false)
  const said = sentences.length > 0 ? 'exists already, and differs:' : 'exists already, and shows no difference.'
  const cures = [{ command, effect: 'makes a copy under another name' }]
  return { object: titleOf(declared.form), cause: 'doubled', sentences: [said, ...sentences], cures }
}

/** Refuses to leave parts out, and names them. */
export function lossy(site: Site, { form }: Declared, losses: readonly string[], command: string): Finding {
  const said = `cannot be whole on ${site.deployment.title}:`
  const cures = [{ command, effect: 'writes it without these parts' }]
  return { object: titleOf(form), cause: 'lossy', sentences: [said, ...losses], cures }
}

/** The kinds of objects that can be copied, as the command names them. */
export const words = { dashboard: 'dashboard', savedSearch: 'saved-search' } as const

function originalNamed(name: string, wanted: CopyOptions['kind'], live: readonly Live[]): Live {
  const isWanted = (kind: ObjectKind) => (wanted === undefined ? kind in words : kind === wanted)
  const found = live.filter(({ kind, form }) => isWanted(kind) && form.name === name)
  const [first, ...others] = found
  if (!first) return refuse(`Nothing that can be copied is named ${quoted(name)}: no dashboard, and no saved search.`)
  if (new Set(found.map(({ kind }) => kind)).size > 1)
    refuse(
      `A dashboard and a saved search are named ${quoted(name)}. Say which: --kind dashboard, or --kind saved-search.`,
    )
  if (others.length > 0)
    refuse(`${found.length} objects are named ${quoted(name)}: ${found.map(idOf).join(', ')}. Rename all but one.`)
  if (!isReadable(first)) refuse(`${titleOf(first.form)} has a form that this package does not know.`)
  return first
}

const idOf = ({ kind, id }: Live) => `${titleOf({ kind, name: id })}`

/** Returns an object as a file would declare it, without what belongs to the file, and what it does not carry. */
export async function declarationOf(
  site: Site,
  live: Live,
): Promise<{ readonly declaration: Declaration; readonly notes: readonly string[] }> {
  const pulled = await pulledObject({ ...site, live, seen: new Set(), variables: new Unique() })
  if (!pulled.isDeclared) refuse(`${titleOf(live.form)} cannot be copied: ${pulled.notes[0]}`)
  const { pulled: _, ...data } = dataOf(pulled.declaration)
  return { declaration: { [live.kind]: data } as unknown as Declaration, notes: pulled.notes }
}

const ofCopy = (note: string): string =>
  note.replace(/, and an update deletes both/, '').replace(/\bthe file\b/g, 'the copy')

const unowned: Finding = {
  object: 'what is created',
  sentences: ['belongs to no project: `pull --only <name>` writes it to a file, and `adopt` takes it over then'],
}

/** Plans works on objects that no project owns. */
export async function planUnowned(
  site: Site,
  works: readonly Work[],
  { conflicts = [], notes = [] }: { readonly conflicts?: readonly Finding[]; readonly notes?: readonly Finding[] },
  reads = 0,
): Promise<Plan> {
  const secrets = new Secrets()
  secrets.addOf(works)
  const free = works.some(({ action }) => action === 'create') ? [unowned] : []
  const planner = { works: [...works], conflicts: [...conflicts], notes: [...notes, ...free], uncompared: [] }
  return await planOf('', { ...site, options: { tags: false }, secrets }, planner, reads)
}
