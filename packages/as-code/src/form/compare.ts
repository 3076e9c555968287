import { isRecord } from '@clouddb/document/openapi'
import type { Portable } from '../code/references.ts'
import { derivedFields } from '../document/api-documents.ts'
import { comparableAlert, describeValue, type Form, omit, textOf } from './form.ts'
import { secretFields } from './plain-forms.ts'

/** One difference between what is deployed and what is declared. */
export interface Difference {
  /** The field, from the object: `threshold`, `config.select[0].where`. */
  readonly path: string
  /** `undefined` where the field is absent. */
  readonly before: unknown
  readonly after: unknown
}

/** Returns the fields in which plain data differs. Lists of objects are compared item by item. */
export function differencesIn(before: unknown, after: unknown, path = ''): Difference[] {
  if (textOf(before) === textOf(after)) return []
  const isInside = (isRecord(before) && isRecord(after)) || (isRecords(before) && isRecords(after))
  if (!isInside) return [{ path, before, after }]
  const [old, next] = [before, after] as Readonly<Record<string, unknown>>[]
  const names = new Set([...Object.keys(old ?? {}), ...Object.keys(next ?? {})])
  const joined = (name: string) => (Array.isArray(before) ? `${path}[${name}]` : path ? `${path}.${name}` : name)
  return [...names].flatMap((name) => differencesIn(old?.[name], next?.[name], joined(name)))
}

function isRecords(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord)
}

/** Returns a difference as a sentence: `threshold 100 → 200`. */
export function sentenceOf({ path, before, after }: Difference): string {
  if (secretFields.test(path)) return `${path}: changed (its value is not shown)`
  if (before === undefined) return `${path}: set to ${describeValue(after)}`
  if (after === undefined) return `${path}: ${describeValue(before)} is removed`
  return `${path}: ${describeValue(before)} → ${describeValue(after)}`
}

/** The parts of two lists that belong together, by their indexes. `undefined`: the part has no partner. */
export interface Match {
  readonly before: number | undefined
  readonly after: number | undefined
  /** True where several partners were possible. */
  readonly isAmbiguous: boolean
}

/** What is matched: a tile, or an alert of a tile. */
interface Matchable {
  readonly name: string
  readonly was?: readonly string[]
  readonly body: unknown
  /** What hangs on it: the alerts of a tile. */
  readonly alerts?: readonly unknown[]
}

/** Matches what is the same, then by name, then by content. What is left has no partner. */
function matchParts(before: readonly Matchable[], after: readonly Matchable[]): Match[] {
  const [oldLeft, newLeft] = [new Set(before.keys()), new Set(after.keys())]
  const matches = new Map<number, Match>()
  const contents = new Map([...before, ...after].map((part) => [part, textOf(part.body)]))
  const isSame = (old: Matchable, next: Matchable) =>
    old.name === next.name && isSameContent(old, next) && textOf(old.alerts) === textOf(next.alerts)
  const isSameName = (old: Matchable, next: Matchable) => old.name === next.name
  const isSameContent = (old: Matchable, next: Matchable) => contents.get(old) === contents.get(next)
  const wasRenamed = (old: Matchable, next: Matchable) => next.was?.includes(old.name) ?? false

  // Those that are the same in everything can be exchanged.
  pass(isSame, () => false)
  pass(isSameName, undefined)
  pass(wasRenamed, undefined)
  pass(isSameContent, (rivals) => rivals > 1)
  pass(isSameName, () => true)
  return [
    ...[...after.keys()].map((next) => matches.get(next) ?? { before: undefined, after: next, isAmbiguous: false }),
    ...[...oldLeft].map((old) => ({ before: old, after: undefined, isAmbiguous: false })),
  ]

  /** Pairs what is left. Without `isAmbiguous`, only what has one possible partner. */
  function pass(
    isPair: (old: Matchable, next: Matchable) => boolean,
    isAmbiguous: ((rivals: number) => boolean) | undefined,
  ): void {
    const pairs = (old: number, next: number) => isPair(before[old] as Matchable, after[next] as Matchable)
    for (const next of [...newLeft]) {
      const olds = [...oldLeft].filter((old) => pairs(old, next))
      const [old] = olds
      if (old === undefined) continue
      const rivals = Math.max(olds.length, [...newLeft].filter((other) => pairs(old, other)).length)
      if (isAmbiguous === undefined && rivals > 1) continue
      oldLeft.delete(old)
      newLeft.delete(next)
      matches.set(next, { before: old, after: next, isAmbiguous: isAmbiguous?.(rivals) ?? false })
    }
  }
}

/**
 * Matches the alerts of a tile or of a saved search: first those that are the same in all that is declared. Which of two alike
 * is updated does not matter.
 */
export function matchAlerts(before: readonly Portable[], after: readonly Portable[]): Match[] {
  const pairs = pairAlerts(before, after)
  const taken = new Set(pairs.values())
  const olds = [...before.keys()].filter((index) => !taken.has(index))
  const news = [...after.keys()].filter((index) => !pairs.has(index))
  const matchable = (alert?: Portable): Matchable => ({
    name: `${alert?.name ?? ''}`,
    body: omit(alert ?? {}, derivedFields),
  })
  const matched = matchParts(
    olds.map((index) => matchable(before[index])),
    news.map((index) => matchable(after[index])),
  )
  const others = matched.map((each) => ({ ...each, before: olds[each.before ?? -1], after: news[each.after ?? -1] }))
  const same = [...pairs].map(([next, old]): Match => ({ before: old, after: next, isAmbiguous: false }))
  const place = ({ after: next = after.length }: Match) => next
  return [...same, ...others].sort((one, other) => place(one) - place(other))
}

/** Pairs alerts that are equal in all that is declared, and those with the same name for people; by the declared ones. */
function pairAlerts(before: readonly Portable[], after: readonly Portable[]): ReadonlyMap<number, number> {
  const left = new Map(before.entries())
  const pairs = new Map<number, number>()
  const stated = (alert: Portable) => derivedFields.filter((name) => name in alert)
  const texts = new Map<string, string>()
  const isEqual = (old: number, next: Portable) => {
    const key = `${old} ${stated(next)}`
    const text = texts.get(key) ?? textOf(comparableAlert(before[old] as Portable, next))
    texts.set(key, text)
    return text === textOf(next)
  }
  const isNamesake = (old: number, next: Portable) =>
    stated(next).length > 0 && ['name', 'displayName'].every((name) => before[old]?.[name] === next[name])
  // What states most comes first: what states less is equal to more.
  const ordered = [...after.entries()].sort(([, one], [, other]) => stated(other).length - stated(one).length)
  const titled = ordered.filter(([, next]) => stated(next).length > 0)
  for (const [news, isPair] of [
    [titled, isEqual],
    [titled, isNamesake],
    [ordered, isEqual],
  ] as const)
    for (const [index, next] of news) {
      const old = pairs.has(index) ? undefined : [...left.keys()].find((each) => isPair(each, next))
      if (old === undefined) continue
      left.delete(old)
      pairs.set(index, old)
    }
  return pairs
}

/** Matches the parts of a deployed and of a declared object. */
export function matchForms(before: Form, after: Form, was: readonly (readonly string[])[]): Match[] {
  return matchParts(
    before.parts,
    after.parts.map((part, index) => ({ ...part, was: was[index] ?? [] })),
  )
}
