import { sample, stringMatching } from 'fast-check'
import { enumMembers, type Json, remembered, stated, type Variant, variantTypes } from '../../schema/schema.ts'

/** Values of each format that all implementations accept. */
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

/** Values that a scalar variant probably accepts, the likeliest first. The caller validates them. */
export function scalarsOf(variant: Variant): readonly Json[] {
  const members = enumMembers(variant)
  if (members) return members
  const given = [
    ...stated<Json[]>(variant, 'examples').flatMap(({ value }) => value),
    ...stated<Json>(variant, 'example').map(({ value }) => value),
    ...stated<Json>(variant, 'default').map(({ value }) => value),
  ]
  const types = variantTypes(variant) ?? ['string']
  return [...given, ...types.flatMap((type) => scalarsOfType(variant, type))]
}

function scalarsOfType(variant: Variant, type: string): readonly Json[] {
  if (type === 'boolean') return [true, false]
  if (type === 'null') return [null]
  if (type === 'string') return textsOf(variant)
  if (type === 'number' || type === 'integer') return numbersOf(variant)
  return []
}

/** The step from one allowed number to the next. */
export function numberStep(variant: Variant): number {
  const multiples = stated(variant, 'multipleOf').map(({ value }) => value)
  if (multiples.length > 0) return Math.max(...multiples)
  return variantTypes(variant)?.includes('number') ? 0.5 : 1
}

function numbersOf(variant: Variant): readonly number[] {
  const step = numberStep(variant)
  const whole = step < 1 && stated(variant, 'multipleOf').length === 0 ? 1 : step
  const lowest = Math.max(
    ...stated(variant, 'minimum').map(({ value }) => Math.ceil(value / step) * step),
    ...stated(variant, 'exclusiveMinimum').map(({ value }) => (Math.floor(value / step) + 1) * step),
  )
  const highest = Math.min(
    ...stated(variant, 'maximum').map(({ value }) => Math.floor(value / step) * step),
    ...stated(variant, 'exclusiveMaximum').map(({ value }) => (Math.ceil(value / step) - 1) * step),
  )
  if (Number.isFinite(lowest)) return [lowest + whole, lowest, highest].filter(Number.isFinite)
  return Number.isFinite(highest) ? [highest] : [whole, 0]
}

/** Texts of the formats and patterns of a variant; a text for one can break another. */
export function formattedTextsOf(variant: Variant): readonly string[] {
  return [
    ...stated<string>(variant, 'format').flatMap(({ value }) => TEXT_BY_FORMAT[value] ?? []),
    ...stated<string>(variant, 'pattern').flatMap(({ value }) => textsMatching(value)),
  ]
}

function textsOf(variant: Variant): readonly string[] {
  const shortest = Math.max(0, ...stated(variant, 'minLength').map(({ value }) => value))
  const longest = Math.min(40, ...stated(variant, 'maxLength').map(({ value }) => value))
  return [
    ...formattedTextsOf(variant),
    'words'.slice(0, longest),
    'word '.repeat(Math.ceil(shortest / 5)).slice(0, shortest),
    '',
  ]
}

/** Servers change these where they escape or encode a text once too often. Some servers remove blanks at the ends of texts. */
const unusual = 'A\u00fc<&>\u65e5'

/** A text of exactly this length that the variant probably accepts. A pattern is met only by luck. */
export function textOfLength(variant: Variant, length: number): string {
  const patterned = stated<string>(variant, 'pattern').flatMap(({ value }) => textsMatching(value))
  const fitting = patterned.find((text) => text.length === length)
  const longest = patterned.toSorted((left, right) => right.length - left.length)[0]
  if (fitting !== undefined || longest === undefined)
    return fitting ?? unusual.repeat(Math.ceil(length / unusual.length)).slice(0, length)
  return longest.slice(0, length).padEnd(length, longest.at(-1) ?? 'x')
}

/** The texts among the examples of a schema. */
export const textExamples = (variant: Variant): readonly string[] =>
  stated<Json[]>(variant, 'examples').flatMap(({ value }) => value.filter((each) => typeof each === 'string'))

/** The examples lengthened by blanks, inside of them where they have some. */
export const lengthenedExamplesOf = (variant: Variant, length: number): readonly string[] =>
  textExamples(variant)
    .filter((example) => example !== '' && example.length <= length)
    .map((example) => example.replace(/ |$/, (blank) => blank + ' '.repeat(length - example.length)))
    .toSorted((left, right) => Number(left.endsWith(' ')) - Number(right.endsWith(' ')))

const textsByPattern = new Map<string, readonly string[]>()

/**
 * Texts that match a pattern, the same in every run, without characters that servers count as two and JSON Schema as one.
 * None where the generator does not support the pattern.
 */
const textsMatching = (pattern: string): readonly string[] =>
  remembered(textsByPattern, pattern, () => {
    try {
      const texts = sample(stringMatching(new RegExp(pattern, 'u')), { seed: 20, numRuns: 40 })
      return texts.filter((text) => !/[\ud800-\udfff]/.test(text))
    } catch {
      // Other texts (examples, formats) may match; if none does, the coverage reports the missing case.
      return []
    }
  })
