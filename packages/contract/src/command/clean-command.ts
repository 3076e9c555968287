import type { JsonObject } from '../index.ts'
import { counted, oneLine, printable } from '../report/words.ts'
import { createRedaction } from '../running/redaction.ts'
import { deleteAll } from './objects/deletions.ts'
import { isMark } from './objects/object-names.ts'
import { isOwned, type Resource } from './objects/resources.ts'
import type { RunContext } from './objects/run-context.ts'
import { EXIT } from './options/exit-codes.ts'
import type { CleanSettings } from './options/settings.ts'
import { createProgress } from './output/progress.ts'
import { contextFor } from './run.ts'
import type { Surroundings } from './run-command.ts'

/** Deletes the objects that earlier runs left behind, or only names them. Returns the exit code. */
export async function clean(settings: CleanSettings, { stdout, stderr, env }: Surroundings): Promise<number> {
  const redact = createRedaction(settings.credentials)
  const progress = createProgress(stderr, env)
  const stop = new AbortController().signal
  const loaded = await settings.deployment.load()
  const context = contextFor({ ...settings, mode: 'writing' }, loaded, { progress, stop })
  const { leftovers, unread } = await findLeftovers(context)
  const { created } = context
  const signs = new Map(leftovers.map(({ id, sign }) => [id, sign]))
  for (const { resource, id } of leftovers) created.add({ resource, id, path: context.pathOf(resource, id) })
  if (!settings.isRehearsal) {
    await deleteAll(context, progress)
    for (const resource of new Set(leftovers.map((each) => each.resource))) {
      created.noteListed(resource, (await context.inventory.read(resource))?.keys() ?? [])
    }
  }
  progress.end()
  const lines = created.report().map(({ id, path, fate, reason = '' }) => {
    const became = settings.isRehearsal ? 'found' : fate
    return `  ${became.padEnd(11)}  ${path}, ${signs.get(id)}${became === 'left behind' ? `: ${reason}` : ''}`
  })
  const all = [
    `${counted(leftovers.length, 'object')} of earlier runs at ${settings.target}${leftovers.length > 0 ? ':' : '.'}`,
    ...lines,
    ...unread.map((path) => `  not looked at: ${path}, which could not be read as a list`),
  ]
  stdout.write(redact(printable(`${all.map(oneLine).join('\n')}\n`)))
  const isLeft = !settings.isRehearsal && created.remaining().length > 0
  return unread.length > 0 || isLeft ? EXIT.incomplete : EXIT.passed
}

/** Finds the objects with the mark of a run, and those that refer to them, such as an alert without a name. */
async function findLeftovers({ resources, inventory, protectedObjects }: RunContext) {
  const owned = resources.filter(isOwned).filter(({ list }) => list)
  const unread: string[] = []
  const all: { readonly resource: Resource; readonly id: string; readonly record: JsonObject }[] = []
  for (const resource of owned) {
    const records = await inventory.read(resource)
    if (!records) unread.push(String(resource.list?.path))
    for (const [id, record] of records ?? []) {
      if (!protectedObjects.has(resource, id)) all.push({ resource, id, record })
    }
  }
  const marked = all.filter(({ record }) => isMark(record.name))
  const referring = all.filter((each) => !marked.includes(each) && targetOf(each.record, marked) !== undefined)
  // The last one is deleted first. A sign is the name of an object, or the object that it refers to.
  const leftovers = [
    ...marked.map(({ resource, id, record }) => ({ resource, id, sign: String(record.name).slice(0, 100) })),
    ...referring.map(({ resource, id, record }) => ({ resource, id, sign: `on ${targetOf(record, marked)}` })),
  ]
  return { leftovers, unread }
}

/** The marked object that a record refers to. */
function targetOf(record: JsonObject, marked: readonly { readonly id: string }[]): string | undefined {
  const references = Object.entries(record).filter(([name]) => /[a-z]Id$/.test(name))
  return marked.map(({ id }) => id).find((id) => references.some(([, value]) => value === id))
}
