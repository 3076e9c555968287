import { redact } from '@clouddb/client-core'
import { counted, safeText } from '../form/sentences.ts'
import type { Change, Detail, Plan } from '../plan/plan.ts'
import { textsWith } from '../plan/secrets.ts'
import type { Finding } from '../plan/work.ts'

/** What a plan says, with safe texts: for every form of the output. */
export interface Report {
  readonly project: string
  readonly deployment: string
  readonly summary: string
  readonly counts: Counts
  readonly entries: readonly Entry[]
  readonly requests: Plan['requests']
}

/** The counts of a report, and the actions that they count. */
const countedActions = {
  create: 'create',
  update: 'update',
  delete: 'delete',
  record: 'record',
  conflicts: 'conflict',
  refusals: 'refused',
  uncompared: 'uncompared',
} as const

type Counts = Readonly<Record<keyof typeof countedActions, number>>

interface Entry {
  readonly action: string
  readonly object: string
  readonly place: string | undefined
  readonly id: string | undefined
  readonly sentences: readonly string[]
  readonly effects: readonly string[]
  readonly detail: Detail | undefined
}

/** The actions that write. */
const writing: readonly string[] = ['create', 'update', 'record', 'delete']

/** The titles of the actions, in the order in which people read them. */
const order = ['refused', 'conflict', 'create', 'update', 'record', 'delete', 'uncompared', 'note'] as const

export function reportOf(plan: Plan, target: string, details: readonly Detail[] | undefined, clean: Cleaning): Report {
  const entryOf = (action: string, { object, place, id, ...change }: Finding & Partial<Change>): Entry => {
    const { sentences, effects = [] } = change
    const texts = textsWith({ object, place, id, sentences, effects }, clean)
    return { ...(texts as Omit<Entry, 'action' | 'detail'>), action, detail: undefined }
  }
  const others = { refused: plan.refusals, conflict: plan.conflicts, uncompared: plan.uncompared, note: plan.notes }
  const entries = [
    ...plan.changes.map((change, index) => ({ ...entryOf(change.action, change), detail: details?.[index] })),
    ...Object.entries(others).flatMap(([action, findings]) => findings.map((each) => entryOf(action, each))),
  ]
  const count = (action: string) => entries.filter((entry) => entry.action === action).length
  const counts = Object.fromEntries(
    Object.entries(countedActions).map(([name, action]) => [name, count(action)]),
  ) as Counts
  return {
    project: plan.project,
    deployment: `${plan.deployment}: ${clean(target)}`,
    summary: summaryOf(counts),
    counts,
    entries: order.flatMap((action) => entries.filter((entry) => entry.action === action)),
    requests: plan.requests,
  }
}

/** `2 to create, 1 to update, 0 to delete; 1 conflict` */
function summaryOf({ create, update, delete: deletions, record, conflicts, refusals, uncompared }: Counts): string {
  const more = [
    ...(record > 0 ? [`${record} to mark`] : []),
    ...(conflicts > 0 ? [counted(conflicts, 'conflict')] : []),
    ...(refusals > 0 ? [`${counted(refusals, 'object')} refused`] : []),
    ...(uncompared > 0 ? [`${counted(uncompared, 'object')} compared in part`] : []),
  ]
  return [`${create} to create, ${update} to update, ${deletions} to delete`, ...more].join('; ')
}

/** Returns the entries without the changes to objects that are refused. */
function toRead({ entries }: Report): readonly Entry[] {
  const refused = new Set(entries.filter(({ action }) => action === 'refused').map(({ object }) => object))
  const isSaid = (action: string) => action === 'refused' || action === 'uncompared' || action === 'note'
  return entries.filter(({ action, object }) => isSaid(action) || !refused.has(object))
}

const words: Readonly<Record<string, string>> = { record: 'mark    ', uncompared: 'unknown ' }
const colours: Readonly<Record<string, number>> = { refused: 31, conflict: 31, create: 32, update: 33, delete: 31 }

/** The report for people. */
export function textReport(report: Report, hasColours: boolean): string {
  const styled = (code: number, text: string) => (hasColours ? `\u001b[${code}m${text}\u001b[0m` : text)
  const lines = [styled(1, report.summary), `Project ${report.project}, ${report.deployment}`]
  for (const { action, object, place, sentences, effects, detail } of toRead(report)) {
    const word = words[action] ?? action.padEnd(8)
    lines.push('', `${styled(colours[action] ?? 36, word)} ${object}${place ? `  (${place})` : ''}`)
    lines.push(...sentences.map((each) => `  ${each}`), ...effects.map((each) => `  ! ${each}`))
    const bodies = detail ? [...(detail.body ? [detail.body] : []), ...detail.alerts] : []
    lines.push(...bodies.flatMap((body) => JSON.stringify(body, null, 2).split('\n')).map((line) => `    ${line}`))
  }
  lines.push('', requestsLine(report))
  return `${lines.join('\n')}\n`
}

function requestsLine({ requests: { read, write }, entries, counts }: Report): string {
  const isNothing = entries.every(({ action }) => action === 'note' || action === 'uncompared')
  if (isNothing)
    return `Nothing to do${counts.uncompared > 0 ? ' in what was compared' : ''}. ${counted(read, 'request')} sent.`
  if (counts.conflicts + counts.refusals > 0) return `Nothing can be applied. ${counted(read, 'request')} sent.`
  return `${counted(read, 'request')} sent; applying takes at most ${counted(write, 'request')}.`
}

/** GitHub refuses longer comments. */
const longestComment = 60_000

/** The report for a comment on a pull request. Foreign texts are in code spans, which neither format nor notify. */
export function markdownReport(report: Report): string {
  const lines = [`### ${report.summary}`, '', `Project ${code(report.project)}, ${code(report.deployment)}`, '']
  for (const { action, object, place, sentences, effects } of toRead(report)) {
    lines.push(`- **${words[action]?.trim() ?? action}** ${code(object)}${place ? ` ${code(place)}` : ''}`)
    lines.push(...sentences.map((each) => `  - ${code(each)}`), ...effects.map((each) => `  - ⚠️ ${code(each)}`))
  }
  lines.push('', requestsLine(report))
  let length = 0
  const end = lines.findIndex((line) => {
    length += line.length + 1
    return length > longestComment
  })
  if (end < 0) return `${lines.join('\n')}\n`
  return `${[...lines.slice(0, end), '', `${lines.length - end} more lines: run the plan to see them.`].join('\n')}\n`
}

/** Returns text as a code span, whatever it contains. */
function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  return longest > 0 ? `${fence} ${text} ${fence}` : `${fence}${text || ' '}${fence}`
}

/** The report for programs. */
export function jsonReport(report: Report, more: object = {}): string {
  const of = (...actions: string[]) =>
    report.entries
      .filter(({ action }) => actions.includes(action))
      .map(({ action, detail, effects, id, ...finding }) => ({
        ...(writing.includes(action) ? { action, id: id ?? null, effects } : {}),
        ...finding,
        place: finding.place ?? null,
        ...(detail ? { body: detail.body ?? null, alerts: detail.alerts } : {}),
      }))
  const { project, deployment, counts, requests } = report
  const content = {
    version: 1,
    project,
    deployment,
    summary: counts,
    changes: of(...writing),
    uncompared: of('uncompared'),
    conflicts: of('conflict'),
    refusals: of('refused'),
    notes: of('note'),
    requests,
    ...more,
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

/** Makes a text safe to show. */
export type Cleaning = (text: string) => string

/** Returns a cleaning that also removes secrets, before a text is cut, and shortens the paths of files in the folder. */
export function cleaningFor(secrets: readonly string[], folder: string): Cleaning {
  return (text) => {
    const short = folder.length > 1 ? text.replaceAll(`${folder}/`, '').replaceAll(`${folder}\\`, '') : text
    return safeText(redact(short, secrets))
  }
}
