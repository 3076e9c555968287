import { UsageError } from '@clouddb/command'
import { counted, oneLine, printable, shortened } from '../report/words.ts'
import { createRedaction } from '../running/redaction.ts'
import { isObject } from '../schema/schema.ts'
import { idOf, payloadOfSent } from './engine/payload.ts'
import { isMark, nameIn } from './objects/object-names.ts'
import { isRemovable } from './objects/resources.ts'
import type { RunContext } from './objects/run-context.ts'
import { type Leftover, type ListedObject, objectsOfRuns } from './objects/run-objects.ts'
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
  const context = contextFor({ ...settings, mode: 'writing', allowed: new Set(effects) }, loaded, { progress, stop })
  const print = (lines: readonly string[]): void => {
    stdout.write(redact(printable(lines.map((each) => `${oneLine(each)}\n`).join(''))))
  }
  const { leftovers, undeletable, unread } = await findLeftovers(context)
  const { created, incidents, sender } = context
  progress.end()
  const count = leftovers.length + undeletable.length
  print([
    `${counted(count, 'object')} of earlier runs at ${settings.target}${count > 0 ? ':' : '.'}`,
    ...leftovers.map((each) => `  found        ${wordsFor(each, context)}`),
    ...undeletable.map((each) => `  left behind  ${each}`),
    ...unread.map((path) => `  not looked at: ${path}, which could not be read as a list`),
  ])
  const found = undeletable.length + unread.length > 0 ? EXIT.incomplete : EXIT.passed
  if (settings.isRehearsal || leftovers.length === 0) return found
  if (!settings.isConfirmed && !isAutomated(env)) {
    throw new UsageError(
      `\`--clean\` would delete ${counted(leftovers.length, 'object')} for good, and has deleted nothing; expected a confirmation: look at the list, and add \`--yes\`. It is not needed where the variable CI is set.`,
    )
  }
  for (const each of leftovers) created.add({ ...each, path: wordsFor(each, context) })
  sender.startTeardown()
  await deleteAll(context, progress)
  for (const resource of new Set(leftovers.map((each) => each.resource))) {
    created.noteListed(resource, (await context.inventory.read(resource))?.keys() ?? [])
  }
  await context.bystanders.look()
  progress.end()
  print([
    ...created.report().map(({ path, fate, reason = '' }) => {
      return `  ${fate.padEnd(11)}  ${path}${fate === 'left behind' ? `: ${reason}` : ''}`
    }),
    ...incidents.grave(),
  ])
  return created.remaining().length > 0 || incidents.grave().length > 0 ? EXIT.incomplete : found
}

const wordsFor = ({ resource, id, sign }: Leftover, { pathOf }: RunContext): string =>
  `${pathOf(resource, id)}, ${shortened(sign, 100)}`

/** Finds the objects of runs in all lists. Those that cannot be deleted safely are only described. */
async function findLeftovers(context: RunContext) {
  const { document, resources, homes, inventory, protectedObjects } = context
  const all: ListedObject[] = []
  const unread: string[] = []
  const undeletable: string[] = []
  for (const resource of resources.filter(isRemovable).filter(({ list }) => list)) {
    const records = await inventory.read(resource)
    // What is below an object of a run is deleted with it.
    const isBelow = resource.list !== undefined && homes.isAhead(resource.list)
    if (!records && !isBelow) unread.push(String(resource.list?.path))
    for (const [id, record] of records ?? []) {
      if (!protectedObjects.has(resource, id)) all.push({ resource, id, record })
    }
    for (const record of inventory.unidentified(resource)) {
      const name = nameIn(record)
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
  return { resource, id, record: isObject(shown) && idOf(shown) === id ? { ...record, ...shown } : record }
}
