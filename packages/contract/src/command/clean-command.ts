import { UsageError } from '@clouddb/command'
import { countWithNoun, onOneLine, printable } from '@clouddb/command/safe-text'
import type { Operation } from '../index.ts'
import { shortened } from '../report/words.ts'
import { createRedaction } from '../running/redaction.ts'
import { isJsonObject } from '../schema/schema.ts'
import { payloadOfSent, shownId } from './engine/payload.ts'
import type { Ids, Progress } from './engine/sender.ts'
import { namesInPath } from './engine/verdict.ts'
import { isMark, objectNameIn } from './objects/object-names.ts'
import { type Leftover, type ListedObject, objectsOfRuns } from './objects/ownership.ts'
import { isRemovable, type Resource } from './objects/resources.ts'
import type { RunContext } from './objects/run-context.ts'
import { deleteAll } from './objects/tear-down.ts'
import { effects } from './options/effects.ts'
import { EXIT } from './options/exit-codes.ts'
import type { CleanSettings } from './options/settings.ts'
import { createProgress, isAutomated } from './output/progress.ts'
import { contextFor } from './run.ts'
import type { Surroundings } from './run-command.ts'

/** Lists the objects that earlier runs left behind, and deletes them where that is confirmed. Returns the exit code. */
export async function clean(settings: CleanSettings, { stdout, stderr, env }: Surroundings): Promise<number> {
  const redact = createRedaction(settings.credentials)
  const progress = createProgress(stderr, env)
  const stop = new AbortController().signal
  const loaded = await settings.deployment.load()
  const contextWith = (own: Ids) => {
    const given = { ...settings, ids: { ...settings.ids, ...own }, mode: 'writing', allowed: new Set(effects) } as const
    return contextFor(given, loaded, { progress, stop })
  }
  const places = await findPlaces(contextWith)
  const print = (lines: readonly string[]): void => {
    stdout.write(redact(printable(lines.map((each) => `${onOneLine(each)}\n`).join(''))))
  }
  const findings = []
  for (const place of places) findings.push({ ...place, ...(await findLeftovers(place)) })
  progress.end()
  const leftovers = findings.flatMap((each) => each.leftovers)
  const undeletable = findings.flatMap((each) => each.undeletable)
  const unread = findings.flatMap((each) => each.unread)
  const count = leftovers.length + undeletable.length
  print([
    `${countWithNoun(count, 'object')} of earlier runs at ${settings.target}${count > 0 ? ':' : '.'}`,
    ...findings.flatMap(({ context, leftovers }) =>
      leftovers.map((each) => `  found        ${wordsFor(each, context)}`),
    ),
    ...undeletable.map((each) => `  left behind  ${each}`),
    ...unread.map((path) => `  not looked at: ${path}, which could not be read as a list`),
  ])
  const found = undeletable.length + unread.length > 0 ? EXIT.incomplete : EXIT.passed
  if (settings.isRehearsal || leftovers.length === 0) return found
  if (!settings.isConfirmed && !isAutomated(env)) {
    throw new UsageError(
      `\`--clean\` would delete ${countWithNoun(leftovers.length, 'object')} for good, and has deleted nothing; expected a confirmation: look at the list, and add \`--yes\`. It is not needed where the variable CI is set.`,
    )
  }
  for (const each of findings) await deleteLeftovers(each, progress)
  progress.end()
  const remaining = places.flatMap(({ context }) => context.objects.remaining())
  const grave = places.flatMap(({ context }) => context.incidents.grave())
  print([
    ...places
      .flatMap(({ context }) => context.objects.report())
      .map(({ path, fate, reason = '' }) => {
        return `  ${fate.padEnd(11)}  ${path}${fate === 'left behind' ? `: ${reason}` : ''}`
      }),
    ...grave,
  ])
  return remaining.length > 0 || grave.length > 0 ? EXIT.incomplete : found
}

/** The kinds of objects whose lists can be read with the ids that a context knows. */
interface Place {
  readonly context: RunContext
  readonly resources: readonly Resource[]
}

/** Objects below others come first: a list of them is read for each object that they can be below. */
async function findPlaces(contextWith: (own: Ids) => RunContext): Promise<readonly Place[]> {
  const context = contextWith({})
  const removable = context.resources.filter(isRemovable).filter(({ list }) => list)
  const missing = ({ list }: Resource) => namesInPath(list as Operation).filter((each) => !context.ids()[each])
  const places: Place[] = [{ context, resources: removable.filter((each) => missing(each).length === 0) }]
  // Node 20 has no `Map.groupBy`.
  for (const name of new Set(removable.map((each) => missing(each).join()))) {
    const resources = removable.filter((each) => missing(each).join() === name)
    const holder = context.resources.find(({ idName }) => idName === name)
    const holders = holder && (await context.inventory.read(holder))
    if (name !== '' && !holders) places.push({ context, resources })
    for (const id of holders?.keys() ?? []) places.unshift({ context: contextWith({ [name]: id }), resources })
  }
  return places
}

async function deleteLeftovers(
  { context, leftovers }: Place & { readonly leftovers: readonly Leftover[] },
  progress: Progress,
): Promise<void> {
  if (leftovers.length === 0) return
  const { objects, inventory, bystanders, sender } = context
  for (const each of leftovers) objects.add({ ...each, path: wordsFor(each, context) })
  sender.startTeardown()
  await deleteAll(context, progress)
  for (const resource of new Set(leftovers.map((each) => each.resource)))
    objects.noteListed(resource, (await inventory.read(resource))?.keys() ?? [])
  await bystanders.look()
}

const wordsFor = ({ resource, id, sign }: Leftover, { pathOf }: RunContext): string =>
  `${pathOf(resource, id)}, ${shortened(sign, 100)}`

/** Finds the objects of runs in the lists of a place. Those that cannot be deleted safely are only described. */
async function findLeftovers({ context, resources }: Place) {
  const { document, inventory, objects } = context
  const all: ListedObject[] = []
  const unread: string[] = []
  const undeletable: string[] = []
  for (const resource of resources) {
    const records = await inventory.read(resource)
    if (!records) unread.push(String(resource.list?.path))
    for (const [id, record] of records ?? []) {
      if (!objects.isProtected(resource, id)) all.push({ resource, id, record })
    }
    for (const record of inventory.unidentified(resource)) {
      const name = objectNameIn(record)
      if (!isMark(name)) continue
      undeletable.push(`${shortened(name, 100)} in ${resource.list?.path}: no usable id is shown; delete it by hand`)
    }
  }
  const listed = objectsOfRuns(all, document)
  const read: ListedObject[] = []
  for (const each of listed) read.push(await asRead(each, context))
  const leftovers = objectsOfRuns(read, document)
  for (const each of listed) {
    if (leftovers.some(({ resource, id }) => resource === each.resource && id === each.id)) continue
    undeletable.push(`${wordsFor(each, context)}: it is another object when it is read; look at it`)
  }
  return { leftovers, undeletable, unread }
}

/** The object as it is when it is read, as far as it can be read. */
async function asRead({ resource, id, record }: ListedObject, { ask, document }: RunContext): Promise<ListedObject> {
  const sent = resource.get && (await ask(resource.get, resource, id))
  const shown = sent && payloadOfSent(sent, document)
  return { resource, id, record: isJsonObject(shown) && shownId(shown) === id ? { ...record, ...shown } : record }
}
