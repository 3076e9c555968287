import { type Client, type DeploymentOptions, deploymentOf } from '../deployment/client.ts'
import { namesOf } from '../deployment/names.ts'
import { readState, type State } from '../deployment/state.ts'
import { declaredObjects } from '../form/declared.ts'
import { kindTitles, type ObjectKind } from '../form/form.ts'
import { isReadable, type Live, liveObjects } from '../form/live.ts'
import { CodeError } from '../form/problems.ts'
import { titleOf } from '../plan/work.ts'
import { jsonFile, type PulledFile, tsFiles } from './files.ts'
import { Unique } from './identifiers.ts'
import { visible } from './printer.ts'
import { type Pulled, pulledObject } from './pulled-object.ts'

export interface PullOptions extends DeploymentOptions {
  /** The project whose objects are read. Default: objects that no project owns, in files of a project named `project`. */
  readonly project?: string
  /** The names of the objects to read, among those of the project and those that no project owns. Default: all of them. */
  readonly only?: readonly string[]
  /** A tag that dashboards and saved searches must have, among those of the project and those that no project owns. */
  readonly tag?: string
  /** True: one file of JSON. Default: files of TypeScript. */
  readonly json?: boolean
}

export interface PulledProject {
  readonly files: readonly PulledFile[]
  /** What the files do not carry, in sentences. */
  readonly notes: readonly string[]
}

/** Reads a deployment, and returns the files that declare what it has. It writes nothing, and takes ownership of nothing. */
export async function pull(client: Client, options: PullOptions = {}): Promise<PulledProject> {
  const project = options.project ?? 'project'
  declaredObjects({ project, objects: [] }, {})
  const deployment = deploymentOf(client, options)
  const state = await readState(deployment)
  const names = namesOf(deployment, state)
  const live = liveObjects(deployment, state, names)
  // The older object keeps its name in files and in variables, so that a new one changes neither.
  const all = chosenOf(live, state, options).sort((one, other) => (one.id < other.id ? -1 : 1))
  const chosen = all.filter(isReadable)

  const objects: Pulled[] = []
  const shared = { deployment, names, state, seen: new Set<string>(), variables: new Unique() }
  for (const each of chosen) objects.push(await pulledObject({ ...shared, live: each }))
  objects.sort((one, other) => byKindAndName(one.live, other.live))
  const notes = [
    ...stateNotes(state, deployment.title),
    ...all.filter((each) => !isReadable(each)).map(unreadableNote),
    ...objects.flatMap(({ live: { form }, notes: own }) => own.map((note) => `${titleOf(form)}: ${note}`)),
    ...(options.project === undefined && !options.only && !options.tag ? lonelyAlerts(state, live) : []),
  ]
  const files = options.json ? [jsonFile(project, objects)] : await tsFiles(project, objects)
  return { files, notes: notes.map(visible) }
}

/** A project reads its own objects. With names or a tag, it also reads what nobody owns. */
function chosenOf(all: readonly Live[], { hasSavedSearches }: State, { project, only, tag }: PullOptions): Live[] {
  // Servers without saved searches do not write webhooks either, so that no project can have one there.
  const live = hasSavedSearches ? all : all.filter(({ kind }) => kind !== 'webhook')
  const isOwn = ({ mark }: Live) => mark?.project === project
  if (only === undefined && tag === undefined) return live.filter(isOwn)
  const free = live.filter((each) => isOwn(each) || !each.mark)
  const missing = (only ?? []).filter((name) => !free.some(({ form }) => form.name === name))
  if (missing.length > 0)
    throw new CodeError(
      missing.map((name) => `Nothing is named ${JSON.stringify(name)}, or another project owns it. Look for the name.`),
    )
  const isTagged = ({ form }: Live) => Array.isArray(form.body.tags) && form.body.tags.includes(tag)
  return free.filter((each) => (only?.includes(each.form.name) ?? true) && (tag === undefined || isTagged(each)))
}

const kinds = Object.keys(kindTitles) as ObjectKind[]

function byKindAndName(one: Live, other: Live): number {
  const keys = ({ form, id }: Live) => [form.name, `${form.body.service ?? ''}`, id]
  const [left, right] = [keys(one), keys(other)]
  const index = left.findIndex((key, at) => key !== right[at])
  const byName = index < 0 ? 0 : (left[index] ?? '') < (right[index] ?? '') ? -1 : 1
  return kinds.indexOf(one.form.kind) - kinds.indexOf(other.form.kind) || byName
}

function stateNotes({ incomplete, hasSavedSearches }: State, title: string): string[] {
  const lists = incomplete.map(
    (list) => `The server did not send its whole list of ${list}: what is missing there is missing in the files.`,
  )
  const old = `${title} is too old to show saved searches and to write webhooks. The files have no saved searches, and name webhooks with existingWebhook().`
  return hasSavedSearches ? lists : [...lists, old.replace(/^t/, 'T')]
}

function unreadableNote({ form, id }: Live): string {
  return `${titleOf(form)} (${id}) has a form that this package does not know. It is in no file.`
}

/** Alerts that neither stand on a tile nor on a saved search that an answer shows. */
function lonelyAlerts({ alerts }: State, live: readonly Live[]): string[] {
  const known = new Set(live.flatMap(({ alertIds, hiddenAlerts }) => [...alertIds.flat(), ...hiddenAlerts.map(idOf)]))
  return alerts
    .filter(({ id, savedSearchId }) => !known.has(id) && !savedSearchId)
    .map(
      ({ id, name }) =>
        `The alert ${JSON.stringify(name ?? '')} (${id}) stands on no tile and on no saved search. No file can declare it.`,
    )
}

function idOf({ id }: { readonly id: string }): string {
  return id
}
