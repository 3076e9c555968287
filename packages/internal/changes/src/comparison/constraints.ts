import { rules, type SchemaRule } from './change-rules.ts'
import { keywordOf, type Meaning } from './meaning.ts'
import { addFinding, addFindingAs, type NodePair, type Scope } from './scope.ts'
import { isEqual, type Json, missingIn, plainText, valueText } from './sentence-text.ts'
import { structural } from './structure.ts'

/** Keywords that are present or absent, with their names in sentences. */
const constraints: Readonly<Record<string, string>> = {
  pattern: 'pattern',
  format: 'format',
  contentEncoding: 'encoding',
  contentMediaType: 'media type',
  multipleOf: 'step',
}

/** Keywords that say more than which instances are valid; each has rules of its own. */
const semanticKeywords = new Set('default x-request-of x-id-of x-only-with readOnly writeOnly x-indivisible'.split(' '))

export function compareSemanticKeywords(scope: Scope, before: Meaning, after: Meaning): void {
  for (const keyword of semanticKeywords) {
    const stated = [before.rest[keyword], after.rest[keyword]]
    const [first, second] = stated.map(subjects[keyword] ?? ((value) => value))
    if (isEqual(first, second)) {
      if (!isEqual(stated[0], stated[1]))
        sayOthers(scope, keywordOf(stated[1] === undefined ? before : after, keyword).pointer, keyword, stated)
      continue
    }
    const { pointer } = keywordOf(second === undefined ? before : after, keyword)
    const kind = first === undefined ? 'added' : second === undefined ? 'removed' : 'changed'
    const rule = `${keyword}-${kind}` as SchemaRule
    const values = [second, first].filter((value) => value !== undefined).map(valueText)
    if (Object.hasOwn(rules, rule)) addFinding(scope, rule, pointer, ...values)
    else addFinding(scope, 'unjudged', pointer, keyword)
  }
}

/** The resources of `x-id-of`, without the kinds that servers take and what holds only beside a property. */
function resourcesIn(stated: unknown): unknown {
  if (typeof stated !== 'object' || stated === null) return stated
  if ('resource' in stated) return 'with' in stated ? undefined : stated.resource
  const entries = Object.entries(stated).map(([path, each]) => [path, resourcesIn(each)] as const)
  const always = entries.filter(([, resource]) => resource !== undefined)
  return always.length === 0 ? undefined : Object.fromEntries(always)
}

/** The record of `x-request-of`, without its fields. */
function recordIn(stated: unknown): unknown {
  return Object(stated).record ?? stated
}

/** What matters most in a keyword that says several things. */
const subjects: Readonly<Record<string, (stated: unknown) => unknown>> = {
  'x-id-of': resourcesIn,
  'x-request-of': recordIn,
  // What servers drop without a sibling changes no conversion of a record.
  'x-only-with': (stated) => (typeof stated === 'string' ? undefined : stated),
}

function sayOthers(scope: Scope, pointer: string, keyword: string, stated: readonly unknown[]): void {
  const [before, after] = stated.map(kindsText)
  if (keyword === 'x-request-of')
    addFinding(scope, 'text-changed', pointer, 'list of fields that an update keeps, clears or makes')
  else if (keyword === 'x-only-with')
    addFinding(scope, 'text-changed', pointer, 'statement of what servers drop it without')
  else if (before === after) addFinding(scope, 'text-changed', pointer, 'statement of what its object is deleted with')
  else addFinding(scope, 'x-id-of-kinds-changed', pointer, after || 'any')
}

/** `log or trace`, or `sourceId of the kind log or trace with formulas`. */
function kindsText(stated: unknown): string {
  if (typeof stated !== 'object' || stated === null) return ''
  const { resource, kind, with: sibling, ...paths } = stated as Json
  if (Array.isArray(kind)) return `${kind.join(' or ')}${sibling === undefined ? '' : ` with ${sibling}`}`
  if (resource !== undefined) return ''
  return Object.entries(paths)
    .map(([path, each]) => `${path} of the kind ${kindsText(each)}`)
    .join(', ')
}

/** Compares bounds, and all keywords that nothing else compares. */
export function compareConstraints(scope: Scope, before: Meaning, after: Meaning): void {
  for (const bound of bounds) compareBound(scope, bound, before, after)
  for (const keyword of new Set([before, after].flatMap(({ rest }) => Object.keys(rest).map(withoutNumber)))) {
    const isOther = structural.has(keyword) || semanticKeywords.has(keyword)
    const isCompared = isOther || isBound(keyword, before.rest[keyword], after.rest[keyword])
    const [earlier, later] = [
      constraintValues(before.rest, keyword, isCompared),
      constraintValues(after.rest, keyword, isCompared),
    ]
    const [gone, came] = [missingIn(later, earlier), missingIn(earlier, later)]
    const [was, is] = [keywordOf(before, keyword), keywordOf(after, keyword)]
    const compare = (value: unknown, other: unknown) =>
      compareKeyword(scope, keyword, { before: { ...was, node: value }, after: { ...is, node: other } })
    if (gone.length === 1 && came.length === 1) compare(gone[0], came[0])
    else {
      for (const value of gone) compare(value, undefined)
      for (const value of came) compare(undefined, value)
    }
  }
}

/** Keywords that several parts of an `allOf` have get a number: `pattern`, `pattern 2`. */
const withoutNumber = (key: string) => key.replace(/ \d+$/, '')

function constraintValues(rest: Json, keyword: string, isFirstCompared: boolean): unknown[] {
  const isMeant = (key: string) => withoutNumber(key) === keyword && !(isFirstCompared && key === keyword)
  return keyword === 'if' ? [] : Object.keys(rest).flatMap((key) => (isMeant(key) ? [rest[key]] : []))
}

function compareKeyword(scope: Scope, keyword: string, nodes: NodePair): void {
  const name = Object.hasOwn(constraints, keyword) ? constraints[keyword] : undefined
  const [before, later] = [nodes.before.node, nodes.after.node]
  const { pointer } = later === undefined ? nodes.before : nodes.after
  if (keyword === 'uniqueItems' && (before === undefined || later === undefined))
    addFinding(scope, later === undefined ? 'items-not-unique' : 'items-unique', pointer)
  else if (name === undefined) addFinding(scope, 'unjudged', pointer, plainText(keyword))
  else if (later === undefined) addFinding(scope, 'constraint-removed', pointer, name, valueText(before))
  else if (before === undefined) addFinding(scope, 'constraint-added', pointer, name, valueText(later))
  else {
    const effect = isWithinConstraint(keyword, later, before)
      ? 'narrower'
      : isWithinConstraint(keyword, before, later)
        ? 'wider'
        : 'other'
    addFindingAs(scope, effect, 'constraint-changed', pointer, name, valueText(later), valueText(before))
  }
}

/** Formats, each with a wider one. */
const widerFormats = [
  ['int32', 'int64'],
  ['float', 'double'],
  ['email', 'idn-email'],
  ['hostname', 'idn-hostname'],
  ['uri', 'uri-reference'],
  ['uri', 'iri'],
]

/** Whether every instance that satisfies a value of the keyword satisfies the other value. */
function isWithinConstraint(keyword: string, value: unknown, other: unknown): boolean {
  if (keyword === 'format') return widerFormats.some(([format, wider]) => format === value && wider === other)
  if (keyword !== 'multipleOf' || typeof value !== 'number' || typeof other !== 'number') return false
  // Fractions are not exact.
  const times = Math.round(value / other)
  return times > 0 && Math.abs(value / other - times) < 1e-9 * times
}

interface BoundKeyword {
  readonly side: 'lower' | 'upper'
  /** The keyword, and the one that excludes its value. */
  readonly keywords: readonly [inclusive: string, exclusive?: string]
  readonly unit?: readonly [noun: string, adjective: string]
}

const bounds: readonly BoundKeyword[] = [
  { side: 'lower', keywords: ['minimum', 'exclusiveMinimum'] },
  { side: 'upper', keywords: ['maximum', 'exclusiveMaximum'] },
  { side: 'lower', keywords: ['minLength'], unit: ['character', 'long'] },
  { side: 'upper', keywords: ['maxLength'], unit: ['character', 'long'] },
  { side: 'lower', keywords: ['minItems'], unit: ['item', 'long'] },
  { side: 'upper', keywords: ['maxItems'], unit: ['item', 'long'] },
  { side: 'lower', keywords: ['minProperties'], unit: ['field', 'large'] },
  { side: 'upper', keywords: ['maxProperties'], unit: ['field', 'large'] },
]

/** Whether a keyword is a bound with values that can be compared. */
function isBound(keyword: string, ...values: readonly unknown[]): boolean {
  const isFit = (value: unknown) => value === undefined || typeof value === 'number'
  return bounds.some(({ keywords }) => keywords.includes(keyword)) && values.every(isFit)
}

interface Bound {
  readonly value: number
  readonly isExclusive: boolean
  readonly pointer: string
}

/** The tighter one of two limits. For whole numbers, a limit that excludes its value includes the next one. */
function boundOf(meaning: Meaning, { side, keywords: [inclusive, exclusive = ''] }: BoundKeyword): Bound | undefined {
  const { rest, types } = meaning
  const isWhole = exclusive !== '' && (types?.join() === 'integer' || Number.isInteger(rest.multipleOf))
  const [round, step] = side === 'lower' ? [Math.ceil, 1] : [Math.floor, -1]
  const limitOf = (keyword: string, value: unknown, isExclusive: boolean): Bound[] => {
    if (typeof value !== 'number') return []
    const { pointer } = keywordOf(meaning, keyword)
    if (!isWhole || (isExclusive && !Number.isInteger(value))) return [{ value, isExclusive, pointer }]
    return [{ value: isExclusive ? value + step : round(value), isExclusive: false, pointer }]
  }
  const [one, other] = [...limitOf(inclusive, rest[inclusive], false), ...limitOf(exclusive, rest[exclusive], true)]
  return one && other && isTighter(side, one, other) ? other : one
}

function isTighter(side: BoundKeyword['side'], before: Bound, after: Bound): boolean {
  if (before.value === after.value) return after.isExclusive && !before.isExclusive
  return side === 'lower' ? after.value > before.value : after.value < before.value
}

function compareBound(scope: Scope, bound: BoundKeyword, before: Meaning, after: Meaning): void {
  const [earlier, later] = [boundOf(before, bound), boundOf(after, bound)]
  if (earlier?.value === later?.value && earlier?.isExclusive === later?.isExclusive) return
  if (earlier && later) {
    const effect = isTighter(bound.side, earlier, later) ? 'narrower' : 'wider'
    const was = earlier.isExclusive === later.isExclusive ? valueText(earlier.value) : textOfBound(bound, earlier)
    addFindingAs(scope, effect, 'bound-changed', later.pointer, textOfBound(bound, later), was)
  } else if (earlier) addFinding(scope, 'bound-removed', earlier.pointer, textOfBound(bound, earlier))
  else if (later) addFinding(scope, 'bound-added', later.pointer, textOfBound(bound, later))
}

function textOfBound({ side, unit }: BoundKeyword, { value, isExclusive }: Bound): string {
  const limit = side === 'lower' ? (isExclusive ? 'more than' : 'at least') : isExclusive ? 'less than' : 'at most'
  const size = unit ? ` ${unit[0]}${value === 1 ? '' : 's'} ${unit[1]}` : ''
  return `${limit} ${valueText(value)}${size}`
}
