import { keywordOf, type Meaning } from './meaning.ts'
import { type Scope, say } from './scope.ts'
import { named, type Subject, shown } from './spelling.ts'

/** Which way a bound narrows, and its words. */
const sizes: Readonly<Record<string, { readonly side: Side; readonly unit: string }>> = {
  minLength: { side: 'lower', unit: 'character long' },
  maxLength: { side: 'upper', unit: 'character long' },
  minItems: { side: 'lower', unit: 'item long' },
  maxItems: { side: 'upper', unit: 'item long' },
  minProperties: { side: 'lower', unit: 'field large' },
  maxProperties: { side: 'upper', unit: 'field large' },
}

type Side = 'lower' | 'upper'

const limits: Readonly<Record<Side, readonly [inclusive: string, exclusive: string]>> = {
  lower: ['minimum', 'exclusiveMinimum'],
  upper: ['maximum', 'exclusiveMaximum'],
}

interface Bound {
  readonly value: number
  readonly isExclusive: boolean
  readonly keyword: string
}

/** Whether a keyword is a bound in both; what is no number cannot be judged as one. */
export function isBound(keyword: string, ...values: readonly unknown[]): boolean {
  const isLimit = Object.values(limits).some((names) => names.includes(keyword))
  const isKnown = isLimit || Object.hasOwn(sizes, keyword)
  const isFit = (value: unknown) =>
    typeof value === 'number' || (keyword.startsWith('exclusive') && typeof value === 'boolean')
  return isKnown && values.every((value) => value === undefined || isFit(value))
}

export function compareBounds(scope: Scope, of: Subject, before: Meaning, after: Meaning): void {
  for (const side of ['lower', 'upper'] as const)
    compareBound(scope, of, side, '', [before, limitOf(before, side)], [after, limitOf(after, side)])
  for (const [keyword, { side, unit }] of Object.entries(sizes))
    compareBound(scope, of, side, unit, [before, sizeOf(before, keyword)], [after, sizeOf(after, keyword)])
}

function sizeOf({ rest }: Meaning, keyword: string): Bound | undefined {
  const value = rest[keyword]
  return typeof value === 'number' ? { value, isExclusive: false, keyword } : undefined
}

/** The tighter of two limits; of whole numbers one that excludes its value includes the next. */
function limitOf({ rest, types }: Meaning, side: Side): Bound | undefined {
  const [inclusive, exclusive] = limits[side]
  const isOld = rest[exclusive] === true
  const [first, second] = [isOld ? undefined : rest[inclusive], isOld ? rest[inclusive] : rest[exclusive]]
  const isWhole = types?.join() === 'integer' || Number.isInteger(rest.multipleOf)
  const found: Bound[] = []
  if (typeof first === 'number') {
    const whole = side === 'lower' ? Math.ceil(first) : Math.floor(first)
    found.push({ value: isWhole ? whole : first, isExclusive: false, keyword: inclusive })
  }
  if (typeof second === 'number') {
    const next = side === 'lower' ? second + 1 : second - 1
    const isNext = isWhole && Number.isInteger(second)
    found.push({ value: isNext ? next : second, isExclusive: !isNext, keyword: exclusive })
  }
  return found.reduce<Bound | undefined>(
    (tight, bound) => (tight && !isTighter(side, tight, bound) ? tight : bound),
    undefined,
  )
}

function isTighter(side: Side, before: Bound, after: Bound): boolean {
  if (before.value === after.value) return after.isExclusive && !before.isExclusive
  return side === 'lower' ? after.value > before.value : after.value < before.value
}

type Held = readonly [Meaning, Bound | undefined]

function compareBound(
  scope: Scope,
  of: Subject,
  side: Side,
  unit: string,
  [before, earlier]: Held,
  [after, later]: Held,
): void {
  if (earlier?.value === later?.value && earlier?.isExclusive === later?.isExclusive) return
  const name = named(of)
  if (later === undefined) {
    if (earlier)
      say(
        scope,
        'wider',
        `${name} is no longer ${told(side, unit, earlier)}`,
        keywordOf(before, earlier.keyword).pointer,
      )
    return
  }
  const { pointer } = keywordOf(after, later.keyword)
  const now = `${name} is ${told(side, unit, later)} now`
  if (earlier === undefined) say(scope, 'narrower', now, pointer)
  else {
    const was = earlier.isExclusive === later.isExclusive ? shown(earlier.value) : told(side, unit, earlier)
    say(scope, isTighter(side, earlier, later) ? 'narrower' : 'wider', `${now}, before ${was}`, pointer)
  }
}

const limitWords: Readonly<Record<Side, readonly [inclusive: string, exclusive: string]>> = {
  lower: ['at least', 'more than'],
  upper: ['at most', 'less than'],
}

function told(side: Side, unit: string, { value, isExclusive }: Bound): string {
  const [noun, kind] = unit.split(' ')
  const size = unit === '' ? '' : ` ${noun}${value === 1 ? '' : 's'} ${kind}`
  return `${limitWords[side][isExclusive ? 1 : 0]} ${shown(value)}${size}`
}
