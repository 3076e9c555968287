import { pointerTo } from '../../schema/pointer.ts'
import type { Json, Node, Variant } from '../../schema/schema.ts'
import type { SchemaReader } from '../../schema/schema-reader.ts'
import { isSame, membersOf, stated, typesOf } from '../instances/constraints.ts'
import { examplesOf, formattedTextsOf, lengthenedExamplesOf, stepOf, textOfLength } from '../instances/scalars.ts'
import { briefly, type Candidate, candidatesAround, candidatesWith } from './candidate.ts'

interface OtherType {
  readonly is: readonly string[]
  readonly value: Json
  readonly says: string
}

/** What a careless conversion lets through: the first whose type is not allowed. */
const SCALARS: readonly OtherType[] = [
  { is: ['string'], value: '1', says: 'set to the text "1"' },
  { is: ['number', 'integer'], value: 1, says: 'set to the number 1' },
  { is: ['boolean'], value: true, says: 'set to true' },
]
const CONTAINERS: readonly OtherType[] = [
  { is: ['array'], value: [], says: 'set to an empty list' },
  { is: ['object'], value: {}, says: 'set to an empty object' },
]

/** Values of the types that a variant does not allow, nor the other branches of a union, and null. */
export function typeCandidates(node: Node, variant: Variant, reader: SchemaReader): Candidate[] {
  const types = typesOf(variant)
  return stated<string | string[]>(variant, 'type').flatMap(({ value, pointer }) => {
    const allowed: readonly string[] = types ?? [value].flat()
    const near = allowed.some((type) => type === 'array' || type === 'object') ? CONTAINERS : SCALARS
    const others = near.filter(({ is }) => !is.some((type) => allowed.includes(type)))
    const wrong = others.find((each) => !reader.accepts(node, each.value)) ?? others[0]
    const hasWholeNumbers = allowed.includes('integer') && !allowed.includes('number')
    return [
      ...candidatesWith('null', pointerTo(pointer, 'null'), 'set to null', null),
      ...(wrong ? candidatesWith('wrong type', pointer, wrong.says, wrong.value) : []),
      ...(hasWholeNumbers ? candidatesWith('wrong type', pointer, 'set to 1.5', 1.5) : []),
    ]
  })
}

/** Texts that a server takes for members which compares carelessly: in another case, with a blank, or by their form. */
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
  const near = first === '' ? [] : [otherCase(first), `${first} `]
  return [...near, ...counted].filter((text) => !members.includes(text))
}

const otherCase = (text: string): string => (text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase())

export function memberCandidates(variant: Variant): Candidate[] {
  const known = membersOf(variant) ?? []
  const text = known.find((member) => typeof member === 'string')
  const outside: Json = typeof text === 'string' ? `${text}-and-more` : 987654
  const setTo = (value: Json): string => `set to ${JSON.stringify(value)}`
  return [
    ...stated<Json[]>(variant, 'enum').flatMap(({ value, pointer }) => [
      ...value.flatMap((member, index) =>
        known.some((each) => isSame(each, member))
          ? candidatesWith('member', pointerTo(pointer, index), setTo(member), member)
          : [],
      ),
      ...[outside, ...nearMembers(known)].flatMap((each) =>
        candidatesWith('member', pointer, `${setTo(each)}, which is no member`, each),
      ),
    ]),
    ...stated<Json>(variant, 'const').flatMap(({ value, pointer }) => [
      ...candidatesWith('member', pointerTo(pointer, 'same'), setTo(value), value),
      ...candidatesWith('member', pointer, `${setTo(outside)}, not its constant`, outside),
    ]),
  ]
}

export function numberCandidates(variant: Variant): Candidate[] {
  const step = stepOf(variant)
  const lowest = Math.max(0, ...stated(variant, 'minimum').map(({ value }) => value))
  const bound = (keyword: string, inside: number, outside: number): Candidate[] =>
    candidatesAround('bound', variant, keyword, (value) => ({
      inside: [`just inside its ${keyword} ${value}`, value + inside],
      outside: [`just outside its ${keyword} ${value}`, value + outside],
    }))
  return [
    ...bound('minimum', 0, -step),
    ...bound('maximum', 0, step),
    ...bound('exclusiveMinimum', step, 0),
    ...bound('exclusiveMaximum', -step, 0),
    ...candidatesAround('multiple', variant, 'multipleOf', (value) => {
      const multiple = Math.ceil(lowest / value + 1) * value
      const between = multiple + value / 2
      return {
        inside: [`set to ${multiple}, a multiple of ${value}`, multiple],
        outside: [`set to ${between}, no multiple of ${value}`, between],
      }
    }),
  ]
}

/** What a pattern lets through that is not held at both ends, or whose count is off by one. */
const nearTexts = (text: string): string[] => [`${text} `, `${text}${text.at(-1)}`, text.slice(0, -1)]

const MALFORMED = ['not of this form', '', '?', '12:99', 'no-match\n', '\u0663', 'x'.repeat(300)]

export function textCandidates(variant: Variant, reader: SchemaReader): Candidate[] {
  const length = (keyword: string, step: number): Candidate[] =>
    candidatesAround('length', variant, keyword, (value) => ({
      inside: [`of ${value} characters`, textOf(value)],
      outside: value + step < 0 ? undefined : [`of ${value + step} characters`, textOf(value + step)],
    }))
  const textOf = (length: number): string =>
    [...lengthenedExamplesOf(variant, length), textOfLength(variant, length)].toSorted(
      (left, right) => reader.complaints(variant, left) - reader.complaints(variant, right),
    )[0] as string
  // A pattern says less than what reads the text; an example is of the form that is meant.
  const formatted = [...examplesOf(variant), ...formattedTextsOf(variant)]
  return [
    ...length('minLength', -1),
    ...length('maxLength', 1),
    ...(['pattern', 'format'] as const).flatMap((keyword) => {
      const inside = formatted.find((each) => reader.complaints(variant, each) === 0)
      const kept = candidatesAround<string>(keyword, variant, keyword, (value) => ({
        inside: inside === undefined ? undefined : [`of the form of its ${keyword} ${value}`, inside],
        outside: undefined,
      }))
      const isBroken = (value: string, text: string) => !reader.allows({ [keyword]: value }, text)
      const broken = stated<string>(variant, keyword).flatMap(({ value, pointer }) =>
        [...formatted, ...MALFORMED]
          .filter((text) => isBroken(value, text))
          // What is wrong in this alone comes first.
          .toSorted((left, right) => reader.complaints(variant, left) - reader.complaints(variant, right))
          .slice(0, 2)
          .concat(
            inside === undefined || inside === '' ? [] : nearTexts(inside).filter((text) => isBroken(value, text)),
          )
          .flatMap((text) =>
            candidatesWith(keyword, pointer, `set to ${briefly(text)}, against its ${keyword} ${value}`, text),
          ),
      )
      return [...kept, ...broken]
    }),
  ]
}
