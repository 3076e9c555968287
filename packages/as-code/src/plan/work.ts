import { countWithNoun, safeText } from '@clouddb/command/safe-text'
import type { Portable } from '../code/references.ts'
import {
  type Difference,
  differenceSentence,
  differencesIn,
  type Match,
  matchAlerts,
  matchForms,
} from '../form/compare.ts'
import type { Declared } from '../form/declared.ts'
import { comparableAlert, type Form, quoted } from '../form/form.ts'
import { isInside, type Live, type Lost } from '../form/live.ts'
import { canBeWatched } from '../form/watchable.ts'
import { objectKinds } from '../kinds.ts'
import type { Action, Cause, Cure } from './actions.ts'

/** Sentences about one object. */
export interface Finding {
  /** `dashboard "Checkout: errors"` */
  readonly object: string
  readonly sentences: readonly string[]
  /** The file and line of its declaration. */
  readonly place?: string | undefined
  /** Of a conflict, and of some notes. */
  readonly cause?: Cause
  /** The commands that solve a conflict. */
  readonly cures?: readonly Cure[]
}

/** What has to be done to one object of a deployment, and to its alerts. */
export interface Work {
  readonly action: Action
  readonly declared: Declared | undefined
  readonly live: Live | undefined
  /** The tiles that belong together, by their indexes in the live and in the declared object. */
  readonly matches: readonly Match[]
  /** False where only alerts change. */
  readonly isObjectWritten: boolean
  readonly alerts: readonly AlertWork[]
  readonly sentences: readonly string[]
  /** What is lost beside what the sentences say. */
  readonly effects: readonly string[]
  /** The fields that differ. */
  readonly differences: readonly Difference[]
  /** The ids of alerts that exist and are not declared. */
  readonly surplus: readonly string[]
  /** The titles of those that stay. */
  readonly staying: readonly string[]
  /** False where the mark of the object says nothing of `surplus`, or of an address that was not compared. */
  readonly isCovered: boolean
  /** True where no run has marked the object since `pull` read it for the files. */
  readonly isPulled: boolean
}

export interface AlertWork {
  readonly action: 'create' | 'update' | 'delete'
  /** The id of the alert, where it exists. */
  readonly id: string | undefined
  /** The alert as the plan has seen it. */
  readonly before: Portable | undefined
  /** The indexes of the part and of the alert in the declared object. */
  readonly part: number
  readonly alert: number
  /** True where the update removes its tile. Older servers keep such alerts. */
  readonly isOrphan?: boolean
  /** True where the update loses a part of the alert. */
  readonly isLossy?: boolean
}

/** `dashboard "Checkout: errors"` */
export function objectTitle({ kind, name }: Pick<Form, 'kind' | 'name'>): string {
  return `${objectKinds[kind].title} ${quoted(name)}`
}

export function titleOfWork({ declared, live }: Pick<Work, 'declared' | 'live'>): string {
  return objectTitle(declared?.form ?? (live as Live).form)
}

export function creation(declared: Declared): Work {
  const { form } = declared
  const alerts = form.parts.flatMap((part, index) =>
    part.alerts.map(
      (_, alert): AlertWork => ({ action: 'create', id: undefined, before: undefined, part: index, alert }),
    ),
  )
  const contents = { tile: form.kind === 'dashboard' ? form.parts.length : 0, alert: alerts.length }
  const counted = Object.entries(contents).filter(([, number]) => number > 0)
  const added = counted.map(([noun, number]) => countWithNoun(number, noun)).join(' and ')
  const matches = form.parts.map((_, after) => ({ before: undefined, after, isAmbiguous: false }))
  return {
    ...nothing,
    action: 'create',
    declared,
    matches,
    alerts,
    sentences: [`is created${added && `, with ${added}`}`],
  }
}

export function deletion(live: Live): Work {
  const alerts = live.alertIds.flat().length + live.hiddenAlerts.length
  const effects = alerts > 0 ? [`the deletion deletes ${countWithNoun(alerts, 'alert')}`] : []
  return { ...nothing, action: 'delete', live, sentences: ['is deleted'], effects }
}

const nothing = {
  ...{ declared: undefined, live: undefined, matches: [], alerts: [], sentences: [], effects: [], differences: [] },
  ...{ surplus: [], staying: [], isObjectWritten: true, isCovered: true, isPulled: false },
}

/** What a comparison has found until now: of tiles in `tiles`, of alerts in the others. */
interface Found extends Readonly<Record<'tiles' | 'sentences' | 'effects' | 'surplus' | 'staying', string[]>> {
  readonly alerts: AlertWork[]
  readonly differences: Difference[]
}

/** Returns what makes a live object equal to its declaration. The work is empty where they are equal. */
export function workBetween(live: Live, declared: Declared, mayDeleteAlerts: boolean): Work {
  const matches = matchForms(live.form, declared.form, declared.partsWere)
  const own = ownDifferences(live.form, declared)
  const found: Found = { tiles: [], sentences: [], effects: [], surplus: [], staying: [], alerts: [], differences: own }
  const { name } = live.form
  const objectSentences = [
    ...(name === declared.form.name ? [] : [`name: ${quoted(name)} → ${quoted(declared.form.name)}`]),
    ...own.map(differenceSentence),
  ]
  for (const match of matches) compareParts(live, declared, match, mayDeleteAlerts, found)
  const { tiles, alerts, sentences, differences, staying } = found
  found.effects.push(...renamedTileHint(live.form, declared, matches))
  objectSentences.push(...tiles)
  const isObjectWritten = objectSentences.length > 0
  const isTouched = isObjectWritten || alerts.length > 0 || live.mark?.unfinished !== undefined
  const hidden = isTouched ? live.hiddenAlerts : []
  const removed = matches.flatMap((match) =>
    losesAlerts(match, declared) ? (live.alertIds[match.before ?? -1] ?? []) : [],
  )
  const orphans = [...removed.map(orphan), ...hidden.map(({ id }) => orphan(id))]
  // An object whose alerts change is written, too: it carries the mark.
  const effects = [
    ...live.lost.map((lost) => lossSentence('the update', lost)),
    ...found.effects,
    ...deletionEffects(orphans),
  ]
  return {
    ...{ action: 'update', declared, live, matches, isObjectWritten, effects, isCovered: false, isPulled: false },
    ...{ differences, staying, sentences: [...objectSentences, ...sentences] },
    alerts: [...alerts, ...orphans],
    surplus: [...removed, ...found.surplus],
  }
}

const orphan = (id: string): AlertWork => ({
  ...{ action: 'delete', id, before: undefined, part: 0, alert: 0, isOrphan: true },
})

const deletionEffects = (orphans: readonly AlertWork[]): string[] =>
  orphans.length > 0 ? [`the update deletes ${countWithNoun(orphans.length, 'alert')}`] : []

/** Adds the alerts that an update deletes, where the object itself is equal and the update only sets its mark. */
export function withOrphans(work: Work): Work {
  const orphans = (work.live?.hiddenAlerts ?? []).map(({ id }) => orphan(id))
  return { ...work, alerts: orphans, effects: [...work.effects, ...deletionEffects(orphans)] }
}

/** A new name and new content make another tile, and the alerts of the old one are deleted. */
function renamedTileHint(live: Form, { form }: Declared, matches: readonly Match[]): string[] {
  const [removed, ...more] = matches.filter(({ after }) => after === undefined)
  const [added, ...others] = matches.filter(({ before }) => before === undefined)
  if (!removed || !added || more.length + others.length > 0) return []
  const [old, next] = [live.parts[removed.before ?? -1], form.parts[added.after ?? -1]]
  if (!old?.alerts.length || !old.name || old.name === next?.name) return []
  return [
    `if tile ${quoted(next?.name)} is tile ${quoted(old.name)}, write \`was: [${quoted(old.name)}]\` in it: it keeps its alerts`,
  ]
}

/** True where a work deletes alerts together with what they watch. */
export function dooms({ action, matches, declared, live }: Work): boolean {
  const isDoomed = (match: Match) => {
    const part = live?.form.parts[match.before ?? -1]
    return part && canBeWatched(part.body.config) && losesAlerts(match, declared)
  }
  return action === 'delete' || matches.some(isDoomed)
}

/** True for a tile that an update removes, or changes to a kind that no alert can watch. */
function losesAlerts({ after }: Match, declared: Declared | undefined): boolean {
  return after === undefined || !canBeWatched(declared?.form.parts[after]?.body.config)
}

export function hasNoWork({ isObjectWritten, alerts }: Work): boolean {
  return !isObjectWritten && alerts.length === 0
}

function ownDifferences(before: Form, { form: after, unknown }: Declared): Difference[] {
  const comparable = ({ tags, ...body }: Portable) => {
    const fields = Object.entries(body).filter(([field]) => !unknown.has(field))
    return { ...Object.fromEntries(fields), tags: Array.isArray(tags) ? [...new Set(tags)].sort() : undefined }
  }
  return differencesIn(comparable(before.body), comparable(after.body))
}

/** `the update loses theme, which has no place in UpdateDashboardRequest` */
function lossSentence(update: string, lost: Lost): string {
  const why = isInside(lost) ? ` (${lost.reason})` : `, which ${lost.reason}`
  return safeText(`${update} loses ${lost.path || 'all of it'}${why}`, 300)
}

function compareParts(live: Live, declared: Declared, match: Match, mayDelete: boolean, found: Found): void {
  const before = match.before === undefined ? undefined : live.form.parts[match.before]
  const after = match.after === undefined ? undefined : declared.form.parts[match.after]
  const owner = declared.kind === 'dashboard' ? `tile ${quoted((after ?? before)?.name)}` : ''
  if (after === undefined) {
    found.tiles.push(`${owner} is removed`)
    return
  }
  const differences = before ? differencesIn(before.body, after.body) : []
  found.differences.push(...differences)
  found.tiles.push(
    ...(before ? differences.map((each) => `${owner}: ${differenceSentence(each)}`) : [`${owner} is added`]),
  )
  // It has no alerts in the files, and the update deletes those that it had.
  if (losesAlerts(match, declared)) return
  for (const pair of matchAlerts(before?.alerts ?? [], after.alerts)) {
    const id = pair.before === undefined ? undefined : live.alertIds[match.before ?? 0]?.[pair.before]
    const place = { id, part: match.after ?? 0, alert: pair.after ?? 0 }
    const work = { ...place, before: before?.alerts[pair.before ?? -1] }
    compareAlerts(live, work, after.alerts[pair.after ?? -1], owner, mayDelete, found)
  }
}

function compareAlerts(
  live: Live,
  work: Omit<AlertWork, 'action'>,
  next: Portable | undefined,
  owner: string,
  mayDelete: boolean,
  { alerts, sentences, effects, differences, surplus, staying }: Found,
): void {
  const { id = '', before } = work
  const { name } = next ?? before ?? {}
  const title = `alert${name ? ` ${quoted(name)}` : ''}${owner && ` of ${owner}`}`
  const changed = before && next ? differencesIn(comparableAlert(before, next), next) : []
  if (!next) surplus.push(id)
  if (!next && !mayDelete) staying.push(title)
  else if (!before || !next) {
    alerts.push({ ...work, action: before ? 'delete' : 'create' })
    sentences.push(`${title} is ${before ? 'deleted' : 'created'}`)
  } else if (changed.length > 0) {
    const lost = live.lostOfAlerts.get(id) ?? []
    alerts.push({ ...work, action: 'update', isLossy: lost.length > 0 })
    sentences.push(...changed.map((each) => `${title}: ${differenceSentence(each)}`))
    differences.push(...changed)
    effects.push(...lost.map((each) => lossSentence(`the update of ${title}`, each)))
  }
}
