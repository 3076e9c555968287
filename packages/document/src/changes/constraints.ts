import { compareBounds, isBound } from './bounds.ts'
import type { Effect } from './effect.ts'
import { isEqual } from './json.ts'
import type { Meaning } from './meaning.ts'
import { type Scope, say } from './scope.ts'
import { named, plain, type Subject, shown } from './spelling.ts'
import { keywordOf, structural } from './structure.ts'

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
  for (const keyword of new Set([...Object.keys(before.rest), ...Object.keys(after.rest)])) {
    const [first, second] = [before.rest[keyword], after.rest[keyword]]
    if (structural.has(keyword) || Object.hasOwn(semanticKeywords, keyword) || isBound(keyword, first, second)) continue
    if (isEqual(first, second)) continue
    const { pointer } = keywordOf(second === undefined ? before : after, keyword)
    say(scope, ...judged(named(of), keyword, first, second), pointer)
  }
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
  const demand = demands[keyword]
  if (demand) return judgedDemand(name, keyword, demand, before, after)
  if (keyword === 'uniqueItems' && before === undefined) return ['narrower', `The items of ${name} differ now`]
  if (keyword === 'uniqueItems' && after === undefined) return ['wider', `The items of ${name} may be equal`]
  return ['other', `${name} changed in a way that cannot be judged: ${plain(keyword)}`]
}

function judgedDemand(name: string, keyword: string, what: string, before: unknown, after: unknown): Judged {
  if (after === undefined) return ['wider', `${name} no longer has the ${what} ${shown(before)}`]
  if (before === undefined) return ['narrower', `${name} has the ${what} ${shown(after)} now`]
  const sentence = `${name} has the ${what} ${shown(after)} now, no longer ${shown(before)}`
  if (keyword !== 'multipleOf' || typeof before !== 'number' || typeof after !== 'number') return ['other', sentence]
  if (after % before === 0) return ['narrower', sentence]
  return [before % after === 0 ? 'wider' : 'other', sentence]
}
