import type { Portable } from '../code/references.ts'
import { type Difference, differencesIn, type Match, matchAlerts, matchForms, sentenceOf } from '../form/compare.ts'
import type { Declared } from '../form/declared.ts'
import { type Form, quoted } from '../form/form.ts'
import { isInside, type Live, type Lost } from '../form/live.ts'
import { safeText } from '../form/sentences.ts'
import { kinds } from '../kinds.ts'

/** Sentences about one object. */
export interface Finding {
  /** `dashboard "Checkout: errors"` */
  readonly object: string
  readonly sentences: readonly string[]
  /** The file and line of its declaration. */
  readonly place?: string | undefined
}

/** What has to be done to one object of a deployment, and to its alerts. */
export interface Work {
  readonly action: 'create' | 'update' | 'delete' | 'record'
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
  /** True where the update removes its tile. Servers before 2026-03-11 keep such alerts. */
  readonly isOrphan?: boolean
  /** True where the update loses a part of the alert. */
  readonly isLossy?: boolean
}

/** `dashboard "Checkout: errors"` */
export function titleOf({ kind, name }: Pick<Form, 'kind' | 'name'>): string {
  return `${kinds[kind].title} ${quoted(name)}`
}

export function titleOfWork({ declared, live }: Pick<Work, 'declared' | 'live'>): string {
  return titleOf(declared?.form ?? (live as Live).form)
}

export function creation(declared: Declared): Work {
  const { form } = declared
  const alerts = form.parts.flatMap((part, index) =>
    part.alerts.map(
      (_, alert): AlertWork => ({ action: 'create', id: undefined, before: undefined, part: index, alert }),
    ),
  )
  const contents = [count(form.kind === 'dashboard' ? form.parts.length : 0, 'tile'), count(alerts.length, 'alert')]
  const added = contents.filter(Boolean).join(' and ')
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
  const effects = alerts > 0 ? [`the deletion deletes ${count(alerts, 'alert')}`] : []
  return { ...nothing, action: 'delete', live, sentences: ['is deleted'], effects }
}

const nothingOfPart = { alerts: [], sentences: [], effects: [], differences: [], surplus: [], staying: [] }

const nothing = {
  ...{ declared: undefined, live: undefined, matches: [], ...nothingOfPart },
  ...{ isObjectWritten: true, isCovered: true, isPulled: false },
}

/** Returns what makes a live object equal to its declaration. The work is empty where they are equal. */
export function difference(live: Live, declared: Declared, mayDeleteAlerts: boolean): Work {
  const matches = matchForms(live.form, declared.form, declared.partsWere)
  const own = ownDifferences(live.form, declared)
  const parts = matches.map((match) => partWork(live, declared, match, mayDeleteAlerts))
  const objectSentences = [
    ...(live.form.name === declared.form.name
      ? []
      : [`name: ${quoted(live.form.name)} → ${quoted(declared.form.name)}`]),
    ...own.map(sentenceOf),
    ...parts.flatMap(({ tile }) => tile),
  ]
  const isObjectWritten = objectSentences.length > 0
  const works = parts.flatMap((part) => part.alerts)
  const alerts = works.flatMap((work) => work.alerts)
  const isUnfinished = live.mark?.unfinished !== undefined
  const isTouched = isObjectWritten || alerts.length > 0 || isUnfinished
  const hidden = isTouched ? live.hiddenAlerts.map(({ id }) => id) : []
  const removed = matches.flatMap(({ before, after }) =>
    after === undefined ? (live.alertIds[before ?? 0] ?? []) : [],
  )
  const orphans = [...removed, ...hidden].map(
    (id): AlertWork => ({ action: 'delete', id, before: undefined, part: 0, alert: 0, isOrphan: true }),
  )
  // An object whose alerts change is written, too: it carries the mark.
  const effects = [
    ...live.lost.map((lost) => lossSentence('the update', lost)),
    ...works.flatMap((work) => work.effects),
    ...(orphans.length > 0 ? [`the update deletes ${count(orphans.length, 'alert')}`] : []),
  ]
  return {
    ...{ action: 'update', declared, live, matches, isObjectWritten, effects, isCovered: false, isPulled: false },
    alerts: [...alerts, ...orphans],
    sentences: [...objectSentences, ...works.flatMap((work) => work.sentences)],
    differences: [...own, ...[...parts, ...works].flatMap((each) => each.differences)],
    surplus: [...removed, ...works.flatMap((work) => work.surplus)],
    staying: works.flatMap((work) => work.staying),
  }
}

/** True where a work deletes alerts together with what they watch. */
export function dooms({ action, matches }: Work): boolean {
  return action === 'delete' || matches.some(({ after }) => after === undefined)
}

export function isEmpty({ isObjectWritten, alerts }: Work): boolean {
  return !isObjectWritten && alerts.length === 0
}

function ownDifferences(before: Form, { form: after, unknown }: Declared): Difference[] {
  const comparable = ({ tags, ...body }: Portable) => {
    const fields = Object.entries(body).filter(([field]) => !unknown.has(field))
    return { ...Object.fromEntries(fields), tags: Array.isArray(tags) ? [...new Set(tags)].sort() : undefined }
  }
  return differencesIn(comparable(before.body), comparable(after.body))
}

interface WorkOnAlert extends Pick<Work, 'alerts' | 'sentences' | 'effects' | 'differences' | 'surplus' | 'staying'> {}

interface PartWork {
  /** What changes about the tile itself. */
  readonly tile: readonly string[]
  readonly differences: readonly Difference[]
  /** What has to be done to each of its alerts. */
  readonly alerts: readonly WorkOnAlert[]
}

/** `the update loses theme, which has no place in UpdateDashboardRequest` */
function lossSentence(update: string, lost: Lost): string {
  const why = isInside(lost) ? ` (${lost.reason})` : `, which ${lost.reason}`
  return safeText(`${update} loses ${lost.path || 'all of it'}${why}`, 300)
}

function partWork(live: Live, declared: Declared, match: Match, mayDeleteAlerts: boolean): PartWork {
  const before = match.before === undefined ? undefined : live.form.parts[match.before]
  const after = match.after === undefined ? undefined : declared.form.parts[match.after]
  const owner = declared.kind === 'dashboard' ? `tile ${quoted((after ?? before)?.name)}` : ''
  if (after === undefined) return { tile: [`${owner} is removed`], differences: [], alerts: [] }
  const differences = before ? differencesIn(before.body, after.body) : []
  const tile = before ? differences.map((each) => `${owner}: ${sentenceOf(each)}`) : [`${owner} is added`]
  const alerts = matchAlerts(before?.alerts ?? [], after.alerts).map((pair) =>
    alertWork(
      live,
      match,
      pair,
      before?.alerts[pair.before ?? -1],
      after.alerts[pair.after ?? -1],
      owner,
      mayDeleteAlerts,
    ),
  )
  return { tile, differences, alerts }
}

function alertWork(
  live: Live,
  { before: oldPart, after: part = 0 }: Match,
  pair: Match,
  before: Portable | undefined,
  next: Portable | undefined,
  owner: string,
  mayDelete: boolean,
): WorkOnAlert {
  const id = pair.before === undefined ? undefined : live.alertIds[oldPart ?? 0]?.[pair.before]
  const { name } = next ?? before ?? {}
  const title = `alert${name ? ` ${quoted(name)}` : ''}${owner && ` of ${owner}`}`
  const work = { id, before, part, alert: pair.after ?? 0 }
  if (!before) return { ...nothingOfPart, alerts: [{ ...work, action: 'create' }], sentences: [`${title} is created`] }
  if (!next && !mayDelete) return { ...nothingOfPart, surplus: [id ?? ''], staying: [title] }
  if (!next) {
    const alerts = [{ ...work, action: 'delete' as const }]
    return { ...nothingOfPart, surplus: [id ?? ''], alerts, sentences: [`${title} is deleted`] }
  }
  const differences = differencesIn(before, next)
  if (differences.length === 0) return nothingOfPart
  const lost = live.lostOfAlerts.get(`${id}`) ?? []
  return {
    ...{ ...nothingOfPart, differences, sentences: differences.map((each) => `${title}: ${sentenceOf(each)}`) },
    effects: lost.map((each) => lossSentence(`the update of ${title}`, each)),
    alerts: [{ ...work, action: 'update', isLossy: lost.length > 0 }],
  }
}

export function count(number: number, noun: string): string {
  return number === 0 ? '' : `${number} ${noun}${number === 1 ? '' : 's'}`
}
