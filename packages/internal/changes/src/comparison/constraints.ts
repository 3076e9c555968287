import { compareBounds, isBound } from './bounds.ts'
import type { Effect } from './effect.ts'
import { isEqual, type Json } from './json.ts'
import { keywordOf, type Meaning } from './meaning.ts'
import { type Scope, say } from './scope.ts'
import { named, plain, type Subject, shown } from './spelling.ts'
import { structural } from './structure.ts'

/** What a text has to be, and further demands that are there or not. */
const demands: Readonly<Record<string, string>> = {
  pattern: 'pattern',
  format: 'format',
  contentEncoding: 'encoding',
  contentMediaType: 'media type',
  multipleOf: 'step',
}

type Told = (name: string, value: string) => string

/** Our own words, and those of JSON Schema, that decide more than which instances there are. */
const semanticKeywords: Readonly<
  Record<string, { readonly came: Effect; readonly gone: Effect; now: Told; before: Told }>
> = {
  default: {
    came: 'addition',
    gone: 'other',
    now: (name, value) => `${name} has the default ${value} now`,
    before: (name, value) => `${name} no longer has the default ${value}`,
  },
  'x-request-of': {
    came: 'addition',
    gone: 'other',
    now: (name, value) => `${name} can be made from ${value}`,
    before: (name, value) => `${name} can no longer be made from ${value}`,
  },
  'x-id-of': {
    came: 'addition',
    gone: 'other',
    now: (name, value) => `${name} is the id of an object of the kind ${value} now`,
    before: (name, value) => `${name} is no longer the id of an object of the kind ${value}`,
  },
  'x-only-with': {
    came: 'other',
    gone: 'other',
    now: (name, value) => `${name} is meant beside ${value} alone`,
    before: (name, value) => `${name} is no longer meant beside ${value} alone`,
  },
  readOnly: marked('is set by the server alone'),
  writeOnly: marked('is sent and never answered'),
  'x-indivisible': marked('has items that belong together'),
  'x-unlisted': marked('is none of the listed values'),
}

function marked(words: string): (typeof semanticKeywords)[string] {
  const [verb, ...rest] = words.split(' ')
  const gone = verb === 'is' ? `is no longer ${rest.join(' ')}` : `no longer ${words}`
  return { came: 'other', gone: 'other', now: (name) => `${name} ${words} now`, before: (name) => `${name} ${gone}` }
}

export function compareConstraints(scope: Scope, of: Subject, before: Meaning, after: Meaning): void {
  compareBounds(scope, of, before, after)
  for (const keyword of new Set([before, after].flatMap(({ rest }) => Object.keys(rest).map(wordOf)))) {
    const [first, second] = [before.rest[keyword], after.rest[keyword]]
    const isJudged =
      structural.has(keyword) || Object.hasOwn(semanticKeywords, keyword) || isBound(keyword, first, second)
    const [earlier, later] = [before, after].map(({ rest }) => valuesOf(rest, keyword, isJudged)) as [
      unknown[],
      unknown[],
    ]
    const isIn = (list: unknown[], value: unknown) => list.some((other) => isEqual(other, value))
    const gone = earlier.filter((value) => !isIn(later, value))
    const came = later.filter((value) => !isIn(earlier, value))
    const isChange = gone.length === 1 && came.length === 1
    const found: Difference[] = isChange ? [[gone[0], came[0]]] : [...gone.map(alone), ...came.map(asNew)]
    for (const [value, other] of found) {
      const { pointer } = keywordOf(other === undefined ? before : after, keyword)
      say(scope, ...judged(named(of), keyword, value, other), pointer)
    }
  }
}

type Difference = readonly [before: unknown, after: unknown]
const alone = (value: unknown): Difference => [value, undefined]
const asNew = (value: unknown): Difference => [undefined, value]

/** Parts of a whole may state a keyword several times: all but the first have a number behind it. */
const wordOf = (key: string) => key.replace(/ \d+$/, '')

function valuesOf(rest: Json, keyword: string, isFirstJudged: boolean): unknown[] {
  const keys = Object.keys(rest).filter((key) => wordOf(key) === keyword && !(isFirstJudged && key === keyword))
  return keyword === 'if' ? [] : keys.map((key) => rest[key])
}

export function compareSemanticKeywords(scope: Scope, of: Subject, before: Meaning, after: Meaning): void {
  for (const [keyword, words] of Object.entries(semanticKeywords)) {
    const [first, second] = [before.rest[keyword], after.rest[keyword]]
    if (isEqual(first, second)) continue
    const { pointer } = keywordOf(second === undefined ? before : after, keyword)
    const name = named(of)
    if (second === undefined) say(scope, words.gone, words.before(name, shown(first)), pointer)
    else if (first === undefined) say(scope, words.came, words.now(name, shown(second)), pointer)
    else say(scope, 'other', `${words.now(name, shown(second))}, no longer ${shown(first)}`, pointer)
  }
}

type Judged = readonly [effect: Effect, sentence: string]

function judged(name: string, keyword: string, before: unknown, after: unknown): Judged {
  const demand = Object.hasOwn(demands, keyword) ? demands[keyword] : undefined
  if (demand) return judgedDemand(name, keyword, demand, before, after)
  if (keyword === 'uniqueItems' && before === undefined) return ['narrower', `The items of ${name} differ now`]
  if (keyword === 'uniqueItems' && after === undefined) return ['wider', `The items of ${name} may be equal`]
  return ['other', `${name} changed in a way that cannot be judged: ${plain(keyword)}`]
}

function judgedDemand(name: string, keyword: string, what: string, before: unknown, after: unknown): Judged {
  if (after === undefined) return ['wider', `${name} no longer has the ${what} ${shown(before)}`]
  if (before === undefined) return ['narrower', `${name} has the ${what} ${shown(after)} now`]
  const sentence = `${name} has the ${what} ${shown(after)} now, no longer ${shown(before)}`
  const isWithin = inclusions[keyword]
  if (isWithin?.(after, before)) return ['narrower', sentence]
  return [isWithin?.(before, after) ? 'wider' : 'other', sentence]
}

/** Whether all that satisfies the first value satisfies the second one. */
const inclusions: Readonly<Record<string, ((value: unknown, other: unknown) => boolean) | undefined>> = {
  multipleOf: (value, other) => typeof value === 'number' && typeof other === 'number' && isMultiple(value, other),
  format: (value, other) => formats.some(([one, wide]) => one === value && wide === other),
}

/** Fractions are seldom what they are written as. */
function isMultiple(value: number, of: number): boolean {
  const times = Math.round(value / of)
  return times > 0 && Math.abs(value / of - times) < 1e-9 * times
}

const formats = [
  ['int32', 'int64'],
  ['float', 'double'],
  ['email', 'idn-email'],
  ['hostname', 'idn-hostname'],
  ['uri', 'uri-reference'],
  ['uri', 'iri'],
] as const
