import type { Portable } from '../code/references.ts'
import { type Difference, differencesIn, type Match, matchAlerts, matchForms, sentenceOf } from '../form/compare.ts'
import type { Declared } from '../form/declared.ts'
import { type Form, type Part, quoted } from '../form/form.ts'
import { isInside, type Live, type Lost } from '../form/live.ts'
import { shownText } from '../form/sentences.ts'
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
  return {
    action: 'create',
    declared,
    live: undefined,
    matches: form.parts.map((_, after) => ({ before: undefined, after, isAmbiguous: false })),
    isObjectWritten: true,
    alerts,
    sentences: [added ? `is created, with ${added}` : 'is created'],
    effects: [],
    ...nothingElse,
  }
}

export function deletion(live: Live): Work {
  const alerts = live.alertIds.flat().length + live.hiddenAlerts.length
  return {
    action: 'delete',
    declared: undefined,
    live,
    matches: [],
    isObjectWritten: true,
    alerts: [],
    sentences: ['is deleted'],
    effects: alerts > 0 ? [`the deletion deletes ${count(alerts, 'alert')}`] : [],
    ...nothingElse,
  }
}

const nothingElse = { differences: [], surplus: [], staying: [], isCovered: true, isPulled: false } as const

/** Returns what makes a live object equal to its declaration. The work is empty where they are equal. */
export function difference(live: Live, declared: Declared, mayDeleteAlerts: boolean): Work {
  const matches = matchForms(live.form, declared.form, declared.partsWere)
  const own = ownDifferences(live.form, declared)
  const parts = matches.map((match) => partWork(live, declared, match, mayDeleteAlerts))
  const objectSentences = [
    ...nameChange(live.form, declared),
    ...own.map(sentenceOf),
    ...parts.flatMap(({ tile }) => tile),
  ]
  const isObjectWritten = objectSentences.length > 0
  const alerts = parts.flatMap((part) => part.alerts)
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
    ...parts.flatMap((part) => part.effects),
    ...(orphans.length > 0 ? [`the update deletes ${count(orphans.length, 'alert')}`] : []),
  ]
  return {
    action: 'update',
    declared,
    live,
    matches,
    isObjectWritten,
    alerts: [...alerts, ...orphans],
    sentences: [...objectSentences, ...parts.flatMap((part) => part.sentences)],
    effects,
    differences: [...own, ...parts.flatMap((part) => part.differences)],
    surplus: [...removed, ...parts.flatMap((part) => part.surplus)],
    staying: parts.flatMap((part) => part.staying),
    isCovered: false,
    isPulled: false,
  }
}

/** True where a work deletes alerts together with what they watch. */
export function dooms({ action, matches }: Work): boolean {
  return action === 'delete' || matches.some(({ after }) => after === undefined)
}

export function isEmpty({ isObjectWritten, alerts }: Work): boolean {
  return !isObjectWritten && alerts.length === 0
}

function nameChange({ name }: Form, { form }: Declared): string[] {
  return name === form.name ? [] : [`name: ${quoted(name)} → ${quoted(form.name)}`]
}

function ownDifferences(before: Form, { form: after, unknown }: Declared): Difference[] {
  const comparable = ({ tags, ...body }: Portable) => {
    const fields = Object.entries(body).filter(([field]) => !unknown.has(field))
    return { ...Object.fromEntries(fields), tags: Array.isArray(tags) ? [...new Set(tags)].sort() : undefined }
  }
  return differencesIn(comparable(before.body), comparable(after.body))
}

interface AlertsWork extends Pick<Work, 'alerts' | 'sentences' | 'effects' | 'differences' | 'surplus' | 'staying'> {}

interface PartWork extends AlertsWork {
  /** What changes about the tile itself. */
  readonly tile: readonly string[]
}

/** `the update loses theme, which has no place in UpdateDashboardRequest` */
function lossSentence(update: string, lost: Lost): string {
  const why = isInside(lost) ? ` (${lost.reason})` : `, which ${lost.reason}`
  return shownText(`${update} loses ${lost.path || 'all of it'}${why}`, 300)
}

function partWork(live: Live, declared: Declared, match: Match, mayDeleteAlerts: boolean): PartWork {
  const before = match.before === undefined ? undefined : live.form.parts[match.before]
  const after = match.after === undefined ? undefined : declared.form.parts[match.after]
  const owner = declared.kind === 'dashboard' ? `tile ${quoted((after ?? before)?.name)}` : ''
  if (after === undefined)
    return {
      tile: [`${owner} is removed`],
      alerts: [],
      sentences: [],
      effects: [],
      differences: [],
      surplus: [],
      staying: [],
    }
  const differences = before ? differencesIn(before.body, after.body) : []
  const tile = before ? differences.map((each) => `${owner}: ${sentenceOf(each)}`) : [`${owner} is added`]
  const alerts = alertsWork(live, match, before, after, owner, mayDeleteAlerts)
  return { ...alerts, tile, differences: [...differences, ...alerts.differences] }
}

function alertsWork(
  live: Live,
  match: Match,
  before: Part | undefined,
  after: Part,
  owner: string,
  mayDeleteAlerts: boolean,
): AlertsWork {
  const alerts: AlertWork[] = []
  const changed: Difference[] = []
  const sentences: string[] = []
  const surplus: string[] = []
  const staying: string[] = []
  const effects: string[] = []
  const of = owner && ` of ${owner}`
  for (const pair of matchAlerts(before?.alerts ?? [], after.alerts)) {
    const old = pair.before === undefined ? undefined : before?.alerts[pair.before]
    const next = pair.after === undefined ? undefined : after.alerts[pair.after]
    const id = pair.before === undefined ? undefined : live.alertIds[match.before ?? 0]?.[pair.before]
    const title = `alert${(next ?? old)?.name ? ` ${quoted((next ?? old)?.name)}` : ''}${of}`
    const work = { id, before: old, part: match.after ?? 0, alert: pair.after ?? 0 }
    if (old && next) {
      const differences = differencesIn(old, next)
      if (differences.length === 0) continue
      const lost = live.lostOfAlerts.get(`${id}`) ?? []
      effects.push(...lost.map((each) => lossSentence(`the update of ${title}`, each)))
      alerts.push({ ...work, action: 'update', isLossy: lost.length > 0 })
      changed.push(...differences)
      sentences.push(...differences.map((each) => `${title}: ${sentenceOf(each)}`))
    } else if (next) {
      alerts.push({ ...work, action: 'create' })
      sentences.push(`${title} is created`)
    } else {
      surplus.push(id ?? '')
      if (!mayDeleteAlerts) staying.push(title)
      else {
        alerts.push({ ...work, action: 'delete' })
        sentences.push(`${title} is deleted`)
      }
    }
  }
  return { alerts, sentences, effects, differences: changed, surplus, staying }
}

export function count(number: number, noun: string): string {
  return number === 0 ? '' : `${number} ${noun}${number === 1 ? '' : 's'}`
}
