import { enumMembers, isSame, type Json, pointerBelow, stated, type Variant } from '../schema/schema.ts'
import type { SchemaReader } from '../schema/schema-reader.ts'
import { around, briefly, type Candidate, candidate, type Side, type Sides } from './candidate.ts'
import { formattedTextsOf, lengthenedExamplesOf, numberStep, textExamples, textOfLength } from './instances/scalars.ts'

export function memberCandidates(variant: Variant): Candidate[] {
  const known = enumMembers(variant) ?? []
  const text = known.find((member) => typeof member === 'string')
  const stranger: Json = typeof text === 'string' ? `${text}-and-more` : 987654
  const member = (about: string, value: Json, says = ''): Candidate =>
    candidate('member', about, `set to ${JSON.stringify(value)}${says}`, value)
  return [
    ...stated<Json[]>(variant, 'enum').flatMap(({ value: members, pointer }) => [
      ...members.flatMap((each, index) =>
        known.some((other) => isSame(other, each)) ? [member(pointerBelow(pointer, index), each)] : [],
      ),
      ...[stranger, ...nearMembers(known)].map((each) => member(pointer, each, ', which is no member')),
    ]),
    ...stated<Json>(variant, 'const').flatMap(({ value, pointer }) => [
      member(pointerBelow(pointer, 'same'), value),
      member(pointer, stranger, ', not its constant'),
    ]),
  ]
}

/** Texts that a careless comparison takes for members: in another case, with a blank, or of the same form (`31s`). */
function nearMembers(known: readonly Json[]): string[] {
  const members = known.filter((member) => typeof member === 'string' && member !== '') as string[]
  const [first = ''] = members
  const smallest = new Map<string, number>()
  for (const member of members) {
    const [, digits, unit] = /^(\d+)([a-z]+)$/.exec(member) ?? []
    if (unit !== undefined) smallest.set(unit, Math.min(Number(digits), smallest.get(unit) ?? Number.POSITIVE_INFINITY))
  }
  const counted = [...smallest].flatMap(([unit, start]) => {
    const next = Array.from({ length: 9 }, (_, index) => `${start + index + 1}${unit}`)
    return next.filter((text) => !members.includes(text)).slice(0, 2)
  })
  const otherCase = first === first.toUpperCase() ? first.toLowerCase() : first.toUpperCase()
  return [...(first === '' ? [] : [otherCase, `${first} `]), ...counted].filter((text) => !members.includes(text))
}

export function numberCandidates(variant: Variant): Candidate[] {
  const step = numberStep(variant)
  const lowest = Math.max(0, ...stated(variant, 'minimum').map(({ value }) => value))
  const bound =
    (inside: number, outside: number) =>
    (value: number, keyword: string): Sides => [
      [`just inside its ${keyword} ${value}`, value + inside],
      [`just outside its ${keyword} ${value}`, value + outside],
    ]
  return around(variant, {
    minimum: bound(0, -step),
    maximum: bound(0, step),
    exclusiveMinimum: bound(step, 0),
    exclusiveMaximum: bound(-step, 0),
    multipleOf: (value) => {
      const multiple = Math.ceil(lowest / value + 1) * value
      const between = multiple + value / 2
      return [
        [`set to ${multiple}, a multiple of ${value}`, multiple],
        [`set to ${between}, no multiple of ${value}`, between],
      ]
    },
  })
}

/** Texts that a pattern accepts if it is not anchored at both ends, or if its count is off by one. */
const nearTexts = (text: string): string[] => [`${text} `, `${text}${text.at(-1)}`, text.slice(0, -1)]

const MALFORMED = ['not of this form', '', '?', '12:99', 'no-match\n', '\u0663', 'x'.repeat(300), '; select 1']

export function textCandidates(variant: Variant, reader: SchemaReader): Candidate[] {
  const byComplaints = (texts: readonly string[]) =>
    texts.toSorted((left, right) => reader.complaints(variant, left) - reader.complaints(variant, right))
  const textWithLength = (length: number): string =>
    byComplaints([
      ...lengthenedExamplesOf(variant, length),
      textOfLength(variant, length),
      'x'.repeat(length),
    ])[0] as string
  const ofLength = (length: number): Side =>
    length < 0 ? undefined : [`of ${length} characters`, textWithLength(length)]
  // A pattern is often wider than the code that reads the text; an example has the intended form.
  const formatted = [...textExamples(variant), ...formattedTextsOf(variant)]
  // The patterns for which no text can be generated are refusals of some words.
  const inside = [...formatted, 'words'].find((each) => reader.complaints(variant, each) === 0)
  const ofForm = (keyword: 'pattern' | 'format'): Candidate[] =>
    stated<string>(variant, keyword).flatMap(({ value, pointer }) => {
      const isBroken = (text: string) => !reader.allows({ [keyword]: value }, text)
      // Texts that break nothing else come first.
      const texts = byComplaints([...formatted, ...MALFORMED].filter(isBroken)).slice(0, 2)
      const near = inside === undefined || inside === '' ? [] : nearTexts(inside).filter(isBroken)
      const says = (text: string) => `set to ${briefly(text)}, against its ${keyword} ${value}`
      const broken = [...texts, ...near].map((text) => candidate(keyword, pointer, says(text), text))
      if (inside === undefined) return broken
      const form = `of the form of its ${keyword} ${value}`
      return [candidate(keyword, pointerBelow(pointer, 'inside'), form, inside), ...broken]
    })
  return [
    ...around(variant, {
      minLength: (value) => [ofLength(value), ofLength(value - 1)],
      maxLength: (value) => [ofLength(value), ofLength(value + 1)],
    }),
    ...ofForm('pattern'),
    ...ofForm('format'),
    ...stated<readonly number[]>(variant, 'x-days-from-now').flatMap(({ value: [first = 0, last = 0], pointer }) =>
      [first - SPARE_DAYS, first + SPARE_DAYS, last - SPARE_DAYS, last + SPARE_DAYS].map((days) => {
        const text = new Date(Date.now() + days * 86_400_000).toISOString()
        return candidate('bound', pointer, `set to a time ${days} days from now`, text)
      }),
    ),
  ]
}

/** Servers may count in years of the calendar, and their clocks may differ. */
const SPARE_DAYS = 3
