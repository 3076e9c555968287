import type { JsonObject } from '../index.ts'
import { counted, oneLine, printable } from '../report/words.ts'
import { createRedaction } from '../running/redaction.ts'
import { createBystanders } from './objects/protected-objects.ts'
import { trackCreatedObjects } from './objects/created-objects.ts'
import { type Resource, resourcesOf } from './objects/resources.ts'
import { deleteAll } from './objects/teardown.ts'
import type { CleanSettings } from './options/settings.ts'
import { createMark, isMark } from './objects/object-names.ts'
import { createRunContext, type RunContext } from './objects/run-context.ts'
import { createIncidents } from './engine/incidents.ts'
import { createSender } from './engine/sender.ts'
import { createProgress } from './output/progress.ts'
import type { Surroundings } from './run-command.ts'

/** What an earlier run has left behind, and by what it is known. */
interface Leftover {
  readonly resource: Resource
  readonly id: string
  readonly sign: string
}

/** Deletes what earlier runs have left behind, or only says what that is, and returns the exit code. */
export async function clean(settings: CleanSettings, { stdout, stderr, env }: Surroundings): Promise<number> {
  const redact = createRedaction(settings.credentials)
  const progress = createProgress(stderr, env)
  const context = await contextOf(settings, progress)
  const { leftovers, unread } = await findLeftovers(context)
  const { created } = context
  const signs = new Map(leftovers.map(({ id, sign }) => [id, sign]))
  for (const { resource, id } of leftovers) created.add({ resource, id, path: context.pathOf(resource, id) })
  if (!settings.isRehearsal) {
    await deleteAll(context, progress)
    await compareWithLists(context, leftovers)
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
  return unread.length > 0 || (!settings.isRehearsal && created.remaining().length > 0) ? 2 : 0
}

async function contextOf(settings: CleanSettings, progress: ReturnType<typeof createProgress>): Promise<RunContext> {
  const { deployment, rate, ids: given, target: url, credentials, timeout, allowInsecureConnection } = settings
  const { document, createClient } = await deployment.load()
  const mode = 'writing'
  const target = { document, createClient, url, mode, credentials, timeout, allowInsecureConnection } as const
  const resources = resourcesOf(document)
  const bystanders = createBystanders(given, resources)
  const { forbids } = bystanders
  const sender = createSender({ target, rate, progress, stop: new AbortController().signal, forbids })
  const known = { document, mode, resources, sender, bystanders, given } as const
  return createRunContext({
    ...known,
    created: trackCreatedObjects(),
    incidents: createIncidents(),
    mark: createMark(),
  })
}

/** What bears the mark of a run, and what hangs on that: an alert without a name on a dashboard with such a one. */
async function findLeftovers({ resources, inventory, bystanders }: RunContext) {
  const owned = resources.filter(({ create, remove, list }) => create && remove && list)
  const unread: string[] = []
  const all: { readonly resource: Resource; readonly id: string; readonly record: JsonObject }[] = []
  for (const resource of owned) {
    const records = await inventory.read(resource)
    if (!records) unread.push(String(resource.list?.path))
    for (const [id, record] of records ?? []) if (!bystanders.has(resource, id)) all.push({ resource, id, record })
  }
  const marked = all.filter(({ record }) => isMark(record.name))
  const hanging = all.filter((each) => !marked.includes(each) && carrierOf(each.record, marked) !== undefined)
  const leftovers: Leftover[] = [
    ...marked.map(({ resource, id, record }) => ({ resource, id, sign: String(record.name).slice(0, 100) })),
    // The last is deleted first.
    ...hanging.map(({ resource, id, record }) => ({ resource, id, sign: `on ${carrierOf(record, marked)}` })),
  ]
  return { leftovers, unread }
}

function carrierOf(record: JsonObject, marked: readonly { readonly id: string }[]): string | undefined {
  const named = Object.entries(record).filter(([name]) => /[a-z]Id$/.test(name))
  return marked.map(({ id }) => id).find((id) => named.some(([, value]) => value === id))
}

/** What the lists still show is left behind, whatever was answered. */
async function compareWithLists({ inventory, created }: RunContext, leftovers: readonly Leftover[]): Promise<void> {
  for (const resource of new Set(leftovers.map((each) => each.resource))) {
    const records = await inventory.read(resource)
    for (const id of records?.keys() ?? []) {
      if (created.isGone(resource, id)) created.markLeftBehind(resource, id, 'the list still shows it')
    }
  }
}
