import { isRecord } from '@clouddb/document/openapi'
import type { Portable } from '../code/references.ts'
import { derivedFields } from '../document/api-documents.ts'
import { comparableText, describeValue, type Form, isSameAlert, omit } from './form.ts'
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
  if (comparableText(before) === comparableText(after)) return []
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
export function differenceSentence({ path, before, after }: Difference): string {
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
  readonly body: Portable
  /** What hangs on it: the alerts of a tile. */
  readonly alerts?: readonly unknown[]
  /** The alert itself, with what servers derive. */
  readonly alert?: Portable
}

/** Pairs what the passes before it have left. Without `isAmbiguous`, only what has one possible partner. */
interface Pass {
  readonly isPair: (old: Matchable, next: Matchable) => boolean
  readonly isAmbiguous?: (rivals: number) => boolean
  /** Those that can be exchanged, in the order in which they get a partner. */
  readonly alike?: readonly Matchable[]
}

const isSameName: Pass['isPair'] = (old, next) => old.name === next.name

/** Matches by some passes, then what is the same, then by name, then by content. What is left has no partner. */
function matchParts(before: readonly Matchable[], after: readonly Matchable[], first: readonly Pass[] = []): Match[] {
  const [oldLeft, newLeft] = [new Set(before), new Set(after)]
  const matches = new Map<Matchable, Match>()
  const contents = new Map([...before, ...after].map((part) => [part, comparableText(part.body)]))
  const isSameContent: Pass['isPair'] = (old, next) => contents.get(old) === contents.get(next)
  const isSame: Pass['isPair'] = (old, next) =>
    isSameName(old, next) && isSameContent(old, next) && comparableText(old.alerts) === comparableText(next.alerts)

  for (const each of first) pass(each)
  pass({ isPair: isSame, alike: after })
  pass({ isPair: isSameName })
  pass({ isPair: (old, next) => next.was?.includes(old.name) ?? false })
  pass({ isPair: isSameContent, isAmbiguous: (rivals) => rivals > 1 })
  pass({ isPair: isSameName, isAmbiguous: () => true })
  return [
    ...after.map((next, index) => matches.get(next) ?? { before: undefined, after: index, isAmbiguous: false }),
    ...[...oldLeft].map((old) => ({ before: before.indexOf(old), after: undefined, isAmbiguous: false })),
  ]

  function pass({ isPair, isAmbiguous, alike }: Pass): void {
    for (const next of (alike ?? after).filter((each) => newLeft.has(each))) {
      const old = [...oldLeft].find((each) => isPair(each, next))
      if (old === undefined) continue
      const olds = alike ? [] : [...oldLeft].filter((each) => isPair(each, next))
      const news = alike ? [] : [...newLeft].filter((each) => isPair(old, each))
      const rivals = Math.max(olds.length, news.length)
      if (isAmbiguous === undefined && rivals > 1) continue
      oldLeft.delete(old)
      newLeft.delete(next)
      const places = { before: before.indexOf(old), after: after.indexOf(next) }
      matches.set(next, { ...places, isAmbiguous: isAmbiguous?.(rivals) ?? false })
    }
  }
}

/**
 * Matches the alerts of a tile or of a saved search: first those that are the same in all that is declared, then those with the
 * same name for people. Which of two alike is updated does not matter.
 */
export function matchAlerts(before: readonly Portable[], after: readonly Portable[]): Match[] {
  const matchable = (alert: Portable): Matchable => {
    return { name: `${alert.name ?? ''}`, body: omit(alert, derivedFields), alert }
  }
  const declared = after.map(matchable)
  const stated = ({ alert = {} }: Matchable) => derivedFields.filter((name) => name in alert)
  const isEqual: Pass['isPair'] = ({ alert: old = {} }, { alert: next = {} }) => isSameAlert(old, next)
  const isNamesake: Pass['isPair'] = ({ alert: old = {} }, { alert: next = {} }) =>
    ['name', 'displayName'].every((name) => old[name] === next[name])
  // What states most comes first: what states less is equal to more.
  const ordered = declared.toSorted((one, other) => stated(other).length - stated(one).length)
  const titled = ordered.filter((next) => stated(next).length > 0)
  return matchParts(before.map(matchable), declared, [
    { isPair: isEqual, alike: titled },
    { isPair: isNamesake, alike: titled },
    { isPair: isEqual, alike: ordered },
  ])
}

/** Matches the parts of a deployed and of a declared object. */
export function matchForms(before: Form, after: Form, was: readonly (readonly string[])[]): Match[] {
  return matchParts(
    [...before.parts],
    after.parts.map((part, index) => ({ ...part, was: was[index] ?? [] })),
  )
}
