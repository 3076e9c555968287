import { sample, stringMatching } from 'fast-check'
import type { Json, Shape } from '../../schema/schema.ts'
import { membersOf, stated, typesOf } from './constraints.ts'

/** One value a format that everybody reads the same way. */
const TEXT_BY_FORMAT: Readonly<Record<string, readonly string[]>> = {
  uuid: ['0b9d6c6e-8f0a-4c53-9f3c-2f6c1a7f0d41', '5d1f6a0e-1c44-4f0b-8a0b-5b9a0c7d1e22'],
  'date-time': ['2026-03-01T12:30:00Z', '2026-03-01T12:30:00+01:00'],
  date: ['2026-03-01'],
  time: ['12:30:00Z'],
  email: ['reader@example.com'],
  uri: ['https://example.com/path'],
  hostname: ['example.com'],
  ipv4: ['192.0.2.7'],
  ipv6: ['2001:db8::7'],
}

/** Values that a scalar shape may well accept, the likeliest first. The judge has the last word. */
export function scalarsOf(shape: Shape): readonly Json[] {
  const members = membersOf(shape)
  if (members) return members
  const given = [
    ...stated<Json[]>(shape, 'examples').flatMap(({ value }) => value),
    ...stated<Json>(shape, 'example').map(({ value }) => value),
    ...stated<Json>(shape, 'default').map(({ value }) => value),
  ]
  const types = typesOf(shape) ?? ['string']
  return [...given, ...types.flatMap((type) => scalarsOfType(shape, type))]
}

function scalarsOfType(shape: Shape, type: string): readonly Json[] {
  if (type === 'boolean') return [true, false]
  if (type === 'null') return [null]
  if (type === 'string') return textsOf(shape)
  if (type === 'number' || type === 'integer') return numbersOf(shape)
  return []
}

/** The step from one allowed number to the next, as far as the schema says. */
export function stepOf(shape: Shape): number {
  const multiples = stated(shape, 'multipleOf').map(({ value }) => value)
  if (multiples.length > 0) return Math.max(...multiples)
  return typesOf(shape)?.includes('number') ? 0.5 : 1
}

function numbersOf(shape: Shape): readonly number[] {
  const step = stepOf(shape)
  const whole = step < 1 && stated(shape, 'multipleOf').length === 0 ? 1 : step
  const lowest = Math.max(
    ...stated(shape, 'minimum').map(({ value }) => Math.ceil(value / step) * step),
    ...stated(shape, 'exclusiveMinimum').map(({ value }) => (Math.floor(value / step) + 1) * step),
  )
  const highest = Math.min(
    ...stated(shape, 'maximum').map(({ value }) => Math.floor(value / step) * step),
    ...stated(shape, 'exclusiveMaximum').map(({ value }) => (Math.ceil(value / step) - 1) * step),
  )
  if (Number.isFinite(lowest)) return [lowest + whole, lowest, highest].filter(Number.isFinite)
  return Number.isFinite(highest) ? [highest] : [whole, 0]
}

/** Texts of the formats and patterns that a shape asks for; each may well break the others. */
export function shapedTextsOf(shape: Shape): readonly string[] {
  return [
    ...stated<string>(shape, 'format').flatMap(({ value }) => TEXT_BY_FORMAT[value] ?? []),
    ...stated<string>(shape, 'pattern').flatMap(({ value }) => textsMatching(value)),
  ]
}

function textsOf(shape: Shape): readonly string[] {
  const shortest = Math.max(0, ...stated(shape, 'minLength').map(({ value }) => value))
  const longest = Math.min(40, ...stated(shape, 'maxLength').map(({ value }) => value))
  return [
    ...shapedTextsOf(shape),
    'words'.slice(0, longest),
    'word '.repeat(Math.ceil(shortest / 5)).slice(0, shortest),
    '',
  ]
}

/** A text of exactly this length that the shape may accept; the pattern, if any, is met by luck and many tries. */
export function textOfLength(shape: Shape, length: number): string {
  const patterned = stated<string>(shape, 'pattern').flatMap(({ value }) => textsMatching(value))
  const fitting = patterned.find((text) => text.length === length)
  const longest = patterned.toSorted((left, right) => right.length - left.length)[0]
  if (fitting !== undefined || longest === undefined) return fitting ?? 'x'.repeat(length)
  return longest.slice(0, length).padEnd(length, longest.at(-1) ?? 'x')
}

const textsByPattern = new Map<string, readonly string[]>()

/** Texts that match a pattern, the same in every run. None where the pattern needs what the generator cannot do. */
function textsMatching(pattern: string): readonly string[] {
  const known = textsByPattern.get(pattern)
  if (known) return known
  let texts: readonly string[] = []
  try {
    texts = sample(stringMatching(new RegExp(pattern, 'u')), { seed: 20, numRuns: 40 })
  } catch {
    // Other candidates (examples, formats) may still fit; where none does, the promise of a case rings.
  }
  textsByPattern.set(pattern, texts)
  return texts
}
