import { redact } from '@clouddb/client-core'
import { countWithNoun, safeText } from '@clouddb/command/safe-text'
import type { Applied } from '../apply/applied.ts'
import { textsWith } from '../code/plain-data.ts'
import { type Action, actionNames, actions, type Cure } from '../plan/actions.ts'
import type { Change, Detail, Plan } from '../plan/plan.ts'
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

/** What is counted beside the actions, and its word in the output. */
const countedFindings = { conflicts: 'conflict', refusals: 'refused', uncompared: 'uncompared' } as const

type Counts = Readonly<Record<Action | keyof typeof countedFindings, number>>

interface Entry extends Omit<Change, 'action'> {
  readonly action: string
  /** Commands as they are typed, with what they do. */
  readonly cures: readonly Cure[]
  readonly detail: Detail | undefined
}

/** The actions, and what stands beside them, in the order in which people read them. */
const order: readonly string[] = ['refused', 'conflict', ...actionNames, 'uncompared', 'note']

interface ReportOptions {
  readonly target: string
  readonly details?: readonly Detail[] | undefined
  readonly clean: Cleaning
  /** Returns a command of this package as it is typed, for the same files and the same deployment. */
  readonly typed: (command: string) => string
}

export function planReport(plan: Plan, { target, details, clean, typed }: ReportOptions): Report {
  const entryOf = (action: string, { object, place, id, ...change }: Finding & Partial<Change>): Entry => {
    const { sentences, effects = [], cures = [] } = change
    const texts = textsWith({ object, place, id, sentences, effects }, clean) as Change
    const commands = cures.map(({ command, effect }) => ({ command: typed(command), effect }))
    return { ...texts, action, ...(change.cause && { cause: change.cause }), cures: commands, detail: undefined }
  }
  const others = { refused: plan.refusals, conflict: plan.conflicts, uncompared: plan.uncompared, note: plan.notes }
  // What is refused is no change. Two webhooks of one name stand in different places.
  const findingKey = ({ object, place }: Finding) => `${object} ${place}`
  const refused = new Set(plan.refusals.map(findingKey))
  const changes = plan.changes.map((change, index) => ({ change, detail: details?.[index] }))
  const entries = [
    ...changes
      .filter(({ change }) => !refused.has(findingKey(change)))
      .map(({ change, detail }) => ({ ...entryOf(change.action, change), detail })),
    ...Object.entries(others).flatMap(([action, findings]) => findings.map((each) => entryOf(action, each))),
  ]
  const count = (action: string) => entries.filter((entry) => entry.action === action).length
  const counts = Object.fromEntries([
    ...actionNames.map((name) => [name, count(name)]),
    ...Object.entries(countedFindings).map(([name, action]) => [name, count(action)]),
  ]) as Counts
  return {
    project: plan.project,
    deployment: `${plan.deployment}: ${clean(target)}`,
    summary: planSummary(counts),
    counts,
    entries: order.flatMap((action) => entries.filter((entry) => entry.action === action)),
    requests: plan.requests,
  }
}

/** `2 to create, 1 to update, 0 to delete; 3 to adopt; 1 conflict` */
function planSummary({ conflicts, refusals, uncompared, ...counts }: Counts): string {
  const more = [
    ...rareActions.filter((action) => counts[action] > 0).map((action) => `${counts[action]} to ${action}`),
    ...(conflicts > 0 ? [countWithNoun(conflicts, 'conflict')] : []),
    ...(refusals > 0 ? [`${countWithNoun(refusals, 'object')} refused`] : []),
    ...(uncompared > 0 ? [`${countWithNoun(uncompared, 'object')} uncompared in part`] : []),
  ]
  return [usualActions.map((action) => `${counts[action]} to ${action}`).join(', '), ...more].join('; ')
}

/** The actions that every summary counts, and those that it counts where there are any. */
const usualActions = ['create', 'update', 'delete'] as const
const rareActions = ['adopt', 'mark'] as const

/** `2 created, 1 updated, 0 deleted; 3 adopted; alerts: 4 created` */
export function appliedLine({ alerts, ...counts }: Applied): string {
  const countedAction = (action: Action) => `${counts[actions[action]]} ${actions[action]}`
  const ofAlerts = Object.entries(alerts).filter(([, number]) => number > 0)
  const more = [
    ...rareActions.filter((action) => counts[actions[action]] > 0).map(countedAction),
    ...(ofAlerts.length > 0 ? [`alerts: ${ofAlerts.map(([done, number]) => `${number} ${done}`).join(', ')}`] : []),
  ]
  return [usualActions.map(countedAction).join(', '), ...more].join('; ')
}

const colours: Readonly<Record<string, number>> = {
  ...{ refused: 31, conflict: 31, create: 32, update: 33, adopt: 33, delete: 31 },
}

/** The report for people. */
export function textReport(report: Report, hasColours: boolean): string {
  const styled = (code: number, text: string) => (hasColours ? `\u001b[${code}m${text}\u001b[0m` : text)
  const lines = [styled(1, report.summary), subjectOf(report)]
  for (const { action, object, place, sentences, effects, cures, detail } of report.entries) {
    lines.push('', `${styled(colours[action] ?? 36, action.padEnd(8))} ${object}${place ? `  (${place})` : ''}`)
    lines.push(...sentences.map((each) => `  ${each}`), ...effects.map((each) => `  ! ${each}`))
    lines.push(...cures.map((cure) => `  ${cureLine(cure)}`))
    const bodies = detail ? [...(detail.body ? [detail.body] : []), ...detail.alerts] : []
    lines.push(...bodies.flatMap((body) => JSON.stringify(body, null, 2).split('\n')).map((line) => `    ${line}`))
  }
  lines.push('', requestsLine(report))
  return `${lines.join('\n')}\n`
}

/** A copy belongs to no project. */
const subjectOf = ({ project, deployment }: Pick<Report, 'project' | 'deployment'>): string =>
  project ? `Project ${project}, ${deployment}` : `No project, ${deployment}`

/** `npx @clouddb/as-code adopt  # takes it over` */
const cureLine = ({ command, effect }: Cure): string => `${command}  # ${effect}`

function requestsLine({ requests: { read, write }, entries, counts }: Report): string {
  const isNothing = entries.every(({ action }) => action === 'note' || action === 'uncompared')
  if (isNothing)
    return `Nothing to do${counts.uncompared > 0 ? ' in what was compared' : ''}. ${countWithNoun(read, 'request')} sent.`
  if (counts.conflicts + counts.refusals > 0) return `Nothing can be applied. ${countWithNoun(read, 'request')} sent.`
  return `${countWithNoun(read, 'request')} sent; applying takes at most ${countWithNoun(write, 'request')}.`
}

/** GitHub refuses longer comments. */
const longestComment = 60_000

/** The report for a comment on a pull request. Foreign texts are in code spans, which neither format nor notify. */
function markdownReport(report: Report): string {
  const lines = [
    `### ${report.summary}`,
    '',
    subjectOf({ project: report.project && code(report.project), deployment: code(report.deployment) }),
    '',
  ]
  for (const { action, object, place, sentences, effects, cures } of report.entries) {
    lines.push(`- **${action}** ${code(object)}${place ? ` ${code(place)}` : ''}`)
    lines.push(...sentences.map((each) => `  - ${code(each)}`), ...effects.map((each) => `  - ⚠️ ${code(each)}`))
    lines.push(...cures.map((cure) => `  - ${code(cureLine(cure))}`))
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
  const isWriting = (action: string) => actionNames.some((name) => name === action)
  const of = (...actions: string[]) =>
    report.entries
      .filter(({ action }) => actions.includes(action))
      .map(({ action, detail, effects, id, cause, cures, ...finding }) => ({
        ...(isWriting(action) ? { action, id: id ?? null, effects } : {}),
        ...finding,
        place: finding.place ?? null,
        ...(action === 'conflict' ? { cause, cures } : {}),
        ...(detail ? { body: detail.body ?? null, alerts: detail.alerts } : {}),
      }))
  const { project, deployment, counts, requests } = report
  const content = {
    version: 1,
    project: project || null,
    deployment,
    summary: counts,
    changes: of(...actionNames),
    uncompared: of('uncompared'),
    conflicts: of('conflict'),
    refusals: of('refused'),
    notes: of('note'),
    requests,
    ...more,
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

/** The forms in which a plan is shown. */
export const planForms = { text: textReport, markdown: markdownReport, json: (report: Report) => jsonReport(report) }

/** Makes a text safe to show. */
export type Cleaning = (text: string) => string

/** Returns a cleaning that also removes secrets, before a text is cut, and shortens the paths of files in the folder. */
export function cleaningFor(secrets: readonly string[], folder: string): Cleaning {
  return (text) => {
    const short = folder.length > 1 ? text.replaceAll(`${folder}/`, '').replaceAll(`${folder}\\`, '') : text
    return safeText(redact(short, secrets))
  }
}
