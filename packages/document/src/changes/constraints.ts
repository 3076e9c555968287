import type { Effect } from './effect.ts'
import { canonical } from './located.ts'
import type { Meaning } from './meaning.ts'
import { type Scope, say } from './scope.ts'
import { named, plain, type Subject, shown } from './sentences.ts'
import { keywordOf, structural } from './structure.ts'

/** Which way a bound narrows, and its words. */
const bounds: Readonly<Record<string, readonly ['lower' | 'upper', string, string]>> = {
  minimum: ['lower', 'at least', ''],
  exclusiveMinimum: ['lower', 'more than', ''],
  maximum: ['upper', 'at most', ''],
  exclusiveMaximum: ['upper', 'less than', ''],
  minLength: ['lower', 'at least', ' characters long'],
  maxLength: ['upper', 'at most', ' characters long'],
  minItems: ['lower', 'at least', ' items long'],
  maxItems: ['upper', 'at most', ' items long'],
  minProperties: ['lower', 'at least', ' fields large'],
  maxProperties: ['upper', 'at most', ' fields large'],
}

/** What a text has to be, and further demands that are there or not. */
const demands: Readonly<Record<string, string>> = {
  pattern: 'pattern',
  format: 'format',
  contentEncoding: 'encoding',
  contentMediaType: 'media type',
  multipleOf: 'step',
}

/** Words of this house, and of JSON Schema, that decide more than which instances there are. */
const asides: Readonly<Record<string, readonly [came: Effect, gone: Effect, what: string]>> = {
  default: ['addition', 'other', 'default'],
  readOnly: ['other', 'other', 'mark that the server alone sets it'],
  writeOnly: ['other', 'other', 'mark that it is sent alone'],
  'x-request-of': ['addition', 'other', 'record that it is made from'],
  'x-id-of': ['addition', 'other', 'kind of object whose id it is'],
  'x-indivisible': ['other', 'other', 'mark that its items belong together'],
  'x-only-with': ['other', 'other', 'list of values beside which it counts'],
  'x-unlisted': ['other', 'other', 'mark that it is none of the listed values'],
}

export function compareConstraints(scope: Scope, of: Subject, before: Meaning, after: Meaning): void {
  const [earlier, later] = [inclusive(before), inclusive(after)]
  for (const keyword of new Set([...Object.keys(earlier.rest), ...Object.keys(later.rest)])) {
    if (structural.has(keyword)) continue
    const [first, second] = [earlier.rest[keyword], later.rest[keyword]]
    if (canonical(first) === canonical(second)) continue
    const pointer = keywordOf(first !== undefined && second === undefined ? before : after, keyword).pointer
    const [effect, sentence] = judged(named(of), keyword, first, second)
    say(scope, effect, sentence, pointer)
  }
}

/** Bounds of whole numbers that exclude their value, as those that include the next. */
function inclusive(meaning: Meaning): Meaning {
  const rest = { ...meaning.rest }
  const isWhole = meaning.types?.join() === 'integer'
  for (const [exclusive, plainKey, step] of [
    ['exclusiveMinimum', 'minimum', 1],
    ['exclusiveMaximum', 'maximum', -1],
  ] as const) {
    if (rest[exclusive] === false) delete rest[exclusive]
    if (rest[exclusive] === true && typeof rest[plainKey] === 'number') {
      rest[exclusive] = rest[plainKey]
      delete rest[plainKey]
    }
    const bound = rest[exclusive]
    if (!isWhole || !Number.isInteger(bound) || rest[plainKey] !== undefined) continue
    rest[plainKey] = (bound as number) + step
    delete rest[exclusive]
  }
  return { ...meaning, rest }
}

type Judged = readonly [effect: Effect, sentence: string]

function judged(name: string, keyword: string, before: unknown, after: unknown): Judged {
  const bound = bounds[keyword]
  if (bound && areNumbers(before, after)) return judgedBound(name, bound, before, after)
  const aside = asides[keyword]
  if (aside) return judgedAside(name, aside, before, after)
  const demand = demands[keyword]
  if (demand) return judgedDemand(name, keyword, demand, before, after)
  if (keyword === 'uniqueItems' && before === undefined) return ['narrower', `The items of ${name} differ now`]
  if (keyword === 'uniqueItems' && after === undefined) return ['wider', `The items of ${name} may be equal`]
  return ['other', `${name} changed in a way that cannot be judged: ${plain(keyword)}`]
}

function areNumbers(...values: readonly unknown[]): boolean {
  return values.every((value) => value === undefined || typeof value === 'number')
}

function judgedBound(
  name: string,
  [side, words, unit]: readonly ['lower' | 'upper', string, string],
  before: unknown,
  after: unknown,
): Judged {
  const text = (value: unknown) => `${words} ${shown(value)}${value === 1 ? unit.replace('s ', ' ') : unit}`
  if (after === undefined) return ['wider', `${name} is no longer ${text(before)}`]
  if (before === undefined) return ['narrower', `${name} is ${text(after)} now`]
  const narrows = side === 'lower' ? (after as number) > (before as number) : (after as number) < (before as number)
  return [narrows ? 'narrower' : 'wider', `${name} is ${text(after)} now, before ${shown(before)}`]
}

function judgedAside(
  name: string,
  [came, gone, what]: readonly [Effect, Effect, string],
  before: unknown,
  after: unknown,
): Judged {
  if (after === undefined) return [gone, `${name} no longer has the ${what}${shownAside(before)}`]
  if (before === undefined) return [came, `${name} has the ${what}${shownAside(after)} now`]
  return ['other', `${name} has the ${what}${shownAside(after)} now, no longer${shownAside(before)}`]
}

function shownAside(value: unknown): string {
  return value === true ? '' : ` ${shown(value)}`
}

function judgedDemand(name: string, keyword: string, what: string, before: unknown, after: unknown): Judged {
  if (after === undefined) return ['wider', `${name} no longer has the ${what} ${shown(before)}`]
  if (before === undefined) return ['narrower', `${name} has the ${what} ${shown(after)} now`]
  const sentence = `${name} has the ${what} ${shown(after)} now, no longer ${shown(before)}`
  if (keyword !== 'multipleOf' || typeof before !== 'number' || typeof after !== 'number') return ['other', sentence]
  if (after % before === 0) return ['narrower', sentence]
  return [before % after === 0 ? 'wider' : 'other', sentence]
}
