import { type Declaration, dataOf } from '../code/declarations.ts'
import { isSecret } from '../code/references.ts'
import { type Client, clientDeployment, type DeploymentOptions } from '../deployment/client.ts'
import { readSite } from '../deployment/named-objects.ts'
import type { State } from '../deployment/state.ts'
import { CodeError } from '../form/code-error.ts'
import { declarationsIn, declaredObjects, type Environment } from '../form/declared.ts'
import { identityOfForm } from '../form/form.ts'
import { isReadable, type Live, liveObjects } from '../form/live.ts'
import { kindNames, objectKinds } from '../kinds.ts'
import { objectTitle } from '../plan/work.ts'
import type { PulledFile } from './declaration-code.ts'
import { visible } from './printer.ts'
import {
  declarationKind,
  keyOfDeclaration,
  type Merged,
  type Merging,
  mergeJson,
  standingsOf,
} from './project-files.ts'
import { type Pulled, pulledObject } from './pulled-object.ts'
import { Unique } from './source-text.ts'
import { mergeTs } from './ts-folder.ts'

export interface PullOptions extends DeploymentOptions {
  /** The project whose objects are read. Default: objects that no project owns. */
  readonly project?: string
  /** The name of the project in the files, where `project` is left out. Default: `project`. */
  readonly as?: string
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
  const { files, notes } = await pullInto(client, options, { present: undefined, environment: {}, force: false })
  return { files, notes }
}

/** The folder that a pull is written to. */
interface Target extends Pick<Merging, 'present' | 'force' | 'schema'> {
  readonly environment: Environment
}

/** Reads a deployment, and returns what changes in the files of a folder. Nothing that somebody wrote there is lost. */
export async function pullInto(client: Client, options: PullOptions, target: Target): Promise<Merged & PulledProject> {
  const project = options.project ?? options.as ?? 'project'
  declaredObjects({ project, objects: [] }, {})
  const site = await readSite(clientDeployment(client, options))
  const { deployment, state } = site
  const live = liveObjects(site)
  const { environment, ...folder } = target
  const { present } = folder
  const members = declarationsIn(present?.project)
  const chosen = new Set(chosenOf(live, state, options))
  const own = live.filter((each) => isOwn(each, options) || chosen.has(each))
  // Own and older objects keep their names in files and in variables, so that a new one changes neither.
  const rank = (each: Live) => (isOwn(each, options) ? 0 : 1) + each.id
  own.sort((one, other) => (rank(one) < rank(other) ? -1 : 1))

  const pulled: Pulled[] = []
  const variables = new Unique(variablesIn(members))
  const shared = { ...site, seen: new Set<string>(), variables, holder: 'the file', isUpdated: true }
  for (const each of own.filter(isReadable)) pulled.push(await pulledObject({ ...shared, live: each }))
  const objects = pulled.filter((each) => chosen.has(each.live))
  objects.sort((one, other) => byKindAndName(one.live, other.live))
  const candidates = new Set([...members, ...(present?.exports.keys() ?? [])])
  const { incomplete, hasSavedSearches } = state
  const standings = await standingsOf(objects, candidates, own, incomplete, environment)
  const merging: Merging = { project, objects, standings, members, ...folder }
  const merged = options.json ? mergeJson(merging) : await mergeTs(merging)
  const isPart = options.only !== undefined || options.tag !== undefined
  const identities = new Set([
    ...own.map(({ form }) => identityOfForm(form)),
    ...[...standings.values()].map((each) => keyOfDeclaration(each.declaration)),
  ])
  const missing = [...members].filter(
    (each) => !identities.has(keyOfDeclaration(each)) && (hasSavedSearches || declarationKind(each) === 'dashboard'),
  )
  const notes = [
    ...stateNotes(state, deployment.title),
    ...[...chosen].filter((each) => !isReadable(each)).map(unreadableNote),
    ...objects.flatMap(({ live: { form }, notes: lost }) => lost.map(({ text }) => `${objectTitle(form)}: ${text}`)),
    ...(isPart ? [] : missing.map((each) => missingNote(each, live))),
    ...(options.project === undefined && !isPart ? lonelyAlerts(state, live) : []),
  ]
  return { ...merged, notes: notes.map(visible) }
}

function isOwn({ mark }: Live, { project }: PullOptions): boolean {
  return mark?.project === project
}

/** The names of webhooks in the variables of the files, which no other webhook gets. */
function variablesIn(declarations: Iterable<Declaration>): string[] {
  return [...declarations].flatMap((declaration) => {
    const { url } = dataOf(declaration)
    return isSecret(url) ? [url.secret.replace(/_URL$/, '')] : []
  })
}

/** A project reads its own objects. With names or a tag, it also reads what nobody owns. */
function chosenOf(all: readonly Live[], { hasSavedSearches }: State, options: PullOptions): Live[] {
  const { only, tag } = options
  // Servers without saved searches do not write webhooks either, so that no project can have one there.
  const live = hasSavedSearches ? all : all.filter(({ kind }) => kind !== 'webhook')
  if (only === undefined && tag === undefined) return live.filter((each) => isOwn(each, options))
  const free = live.filter((each) => isOwn(each, options) || !each.mark)
  const missing = (only ?? []).filter((name) => !free.some(({ form }) => form.name === name))
  if (missing.length > 0)
    throw new CodeError(
      missing.map((name) => `Nothing is named ${JSON.stringify(name)}, or another project owns it. Look for the name.`),
    )
  const isTagged = ({ form }: Live) => Array.isArray(form.body.tags) && form.body.tags.includes(tag)
  return free.filter((each) => (only?.includes(each.form.name) ?? true) && (tag === undefined || isTagged(each)))
}

function byKindAndName(one: Live, other: Live): number {
  // No other character comes before the one between the keys.
  const key = ({ form, id }: Live) => [form.name, form.body.service ?? '', id].join('\0')
  return kindNames.indexOf(one.kind) - kindNames.indexOf(other.kind) || (key(one) < key(other) ? -1 : 1)
}

function stateNotes({ incomplete, hasSavedSearches }: State, title: string): string[] {
  const lists = incomplete.map(
    (list) => `The server did not send its whole list of ${list}: what is missing there is missing in the files.`,
  )
  const old = `${title} is too old to show saved searches and to write webhooks. The files have no saved searches, and name webhooks with existingWebhook().`
  return hasSavedSearches ? lists : [...lists, old.replace(/^t/, 'T')]
}

/** An object that another project owns, or that is pulled with what nobody owns, is there and was not read. */
function missingNote(declaration: Declaration, live: readonly Live[]): string {
  const title = `${objectKinds[declarationKind(declaration)].title} ${JSON.stringify(dataOf(declaration).name)}`
  const key = keyOfDeclaration(declaration)
  const owner = live.find(({ form, mark }) => mark && identityOfForm(form) === key)?.mark?.project
  return owner === undefined
    ? `${title} stays in the files, and the project has no such object on the deployment. Apply creates it, or adopt takes it over. If it is not wanted, remove it from the files.`
    : `${title} stays in the files, and was not read: project ${owner} owns it. \`pull --project\` with this name reads it.`
}

function unreadableNote({ form, id }: Live): string {
  return `${objectTitle(form)} (${id}) has a form that this package does not know. It is not written to a file.`
}

/** Alerts that neither stand on a tile nor on a saved search that an answer shows. */
function lonelyAlerts({ records }: State, live: readonly Live[]): string[] {
  const known = new Set(
    live.flatMap(({ alertIds, hiddenAlerts }) => [...alertIds.flat(), ...hiddenAlerts.map(({ id }) => id)]),
  )
  return records.alert
    .filter(({ id, savedSearchId }) => !known.has(id) && !savedSearchId)
    .map(
      ({ id, name }) =>
        `The alert ${JSON.stringify(name ?? '')} (${id}) stands on no tile and on no saved search. No file can declare it.`,
    )
}
