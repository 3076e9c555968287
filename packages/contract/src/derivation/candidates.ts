import {
  forbiddenIn,
  isObject,
  isSame,
  itemsOf,
  type Json,
  type JsonObject,
  membersOf,
  type Node,
  type Property,
  pointerTo,
  propertiesOf,
  type SchemaObject,
  stated,
  typesOf,
  type Variant,
  without,
} from '../schema/schema.ts'
import type { SchemaReader } from '../schema/schema-reader.ts'
import { distinctItem, type InstanceGenerator } from './instances/generator.ts'
import { examplesOf, formattedTextsOf, lengthenedExamplesOf, stepOf, textOfLength } from './instances/scalars.ts'
import { type CaseKind, kindOfKeyword } from './kinds.ts'

/** A value to try. The validator decides whether it is right or wrong at its place. */
export interface Candidate {
  readonly kind: CaseKind
  readonly value: Json
  /** The constraint that the value probes: `#/components/schemas/Alert/properties/interval/enum/2`. */
  readonly about: string
  /** The special property of the value, in words that follow its pointer. */
  readonly says: string
  /** The valid value that a wrong one was made from; absent where any valid one will do. */
  readonly base?: Json | undefined
}

/** Values on both sides of every constraint of a variant on one value: type, members, bounds, lengths, text. */
export function candidatesOf(node: Node, variant: Variant, instances: InstanceGenerator): Candidate[] {
  return [
    ...typeCandidates(node, variant, instances.reader),
    ...memberCandidates(variant),
    ...numberCandidates(variant),
    ...textCandidates(variant, instances.reader),
    ...listCandidates(variant, instances),
    ...objectCandidates(node, variant, instances),
    ...mapCandidates(variant, instances),
  ]
}

const candidate = (kind: CaseKind, about: string, says: string, value: Json) => ({ kind, value, about, says })

type Side = readonly [says: string, value: Json] | undefined
type Sides = readonly [inside: Side, outside: Side]

/** A value just inside and one just outside of each of these keywords that the variant states. */
function around(
  variant: Variant,
  sides: Readonly<Record<string, (stated: number, keyword: string) => Sides>>,
): Candidate[] {
  return Object.entries(sides).flatMap(([keyword, sidesOf]) =>
    stated(variant, keyword).flatMap(({ value, pointer }) => {
      const kind = kindOfKeyword(keyword)
      const [inside, outside] = sidesOf(value, keyword)
      return [
        ...(inside ? [candidate(kind, pointerTo(pointer, 'inside'), ...inside)] : []),
        ...(outside ? [candidate(kind, pointer, ...outside)] : []),
      ]
    }),
  )
}

/** Values that a careless conversion accepts; the first whose type is not allowed is tried. */
const SCALARS = [
  { is: ['string'], value: '1', says: 'set to the text "1"' },
  { is: ['number', 'integer'], value: 1, says: 'set to the number 1' },
  { is: ['boolean'], value: true, says: 'set to true' },
]
const CONTAINERS = [
  { is: ['array'], value: [], says: 'set to an empty list' },
  { is: ['object'], value: {}, says: 'set to an empty object' },
]

/** Null, and a value of a type that neither a variant nor another branch of its union allows. */
export function typeCandidates(node: Node, variant: Variant, reader: SchemaReader): Candidate[] {
  return stated<string | string[]>(variant, 'type').flatMap(({ value, pointer }) => {
    const allowed: readonly string[] = typesOf(variant) ?? [value].flat()
    const near = allowed.some((type) => type === 'array' || type === 'object') ? CONTAINERS : SCALARS
    const others = near.filter(({ is }) => !is.some((type) => allowed.includes(type)))
    const wrong = others.find((each) => !reader.accepts(node, each.value)) ?? others[0]
    const isWhole = allowed.includes('integer') && !allowed.includes('number')
    return [
      candidate('null', pointerTo(pointer, 'null'), 'set to null', null),
      ...(wrong ? [candidate('wrong type', pointer, wrong.says, wrong.value)] : []),
      ...(isWhole ? [candidate('wrong type', pointer, 'set to 1.5', 1.5)] : []),
    ]
  })
}

function memberCandidates(variant: Variant): Candidate[] {
  const known = membersOf(variant) ?? []
  const text = known.find((member) => typeof member === 'string')
  const stranger: Json = typeof text === 'string' ? `${text}-and-more` : 987654
  const member = (about: string, value: Json, says = ''): Candidate =>
    candidate('member', about, `set to ${JSON.stringify(value)}${says}`, value)
  return [
    ...stated<Json[]>(variant, 'enum').flatMap(({ value: members, pointer }) => [
      ...members.flatMap((each, index) =>
        known.some((other) => isSame(other, each)) ? [member(pointerTo(pointer, index), each)] : [],
      ),
      ...[stranger, ...nearMembers(known)].map((each) => member(pointer, each, ', which is no member')),
    ]),
    ...stated<Json>(variant, 'const').flatMap(({ value, pointer }) => [
      member(pointerTo(pointer, 'same'), value),
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

function numberCandidates(variant: Variant): Candidate[] {
  const step = stepOf(variant)
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

function textCandidates(variant: Variant, reader: SchemaReader): Candidate[] {
  const byComplaints = (texts: readonly string[]) =>
    texts.toSorted((left, right) => reader.complaints(variant, left) - reader.complaints(variant, right))
  const textOf = (length: number): string =>
    byComplaints([...lengthenedExamplesOf(variant, length), textOfLength(variant, length)])[0] as string
  const ofLength = (length: number): Side => (length < 0 ? undefined : [`of ${length} characters`, textOf(length)])
  // A pattern is often wider than the code that reads the text; an example has the intended form.
  const formatted = [...examplesOf(variant), ...formattedTextsOf(variant)]
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
      return [candidate(keyword, pointerTo(pointer, 'inside'), form, inside), ...broken]
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

function listCandidates(variant: Variant, instances: InstanceGenerator): Candidate[] {
  const items = itemsOf(variant)
  const item = instances.sample(items, 'minimal')
  if (item === undefined || (items.length === 0 && !typesOf(variant)?.includes('array'))) return []
  const isUnique = stated<boolean>(variant, 'uniqueItems').some(({ value }) => value)
  const list = (length: number): Json => {
    const hasId = isObject(item) && 'id' in item
    if (!isUnique && !hasId) return Array.from({ length }, () => item)
    const made = Array.from({ length }, (_, index) => distinctItem(item, index))
    const fitting = made.filter((each) => instances.reader.accepts(items, each))
    // No two objects of a list have the same id.
    if (hasId) return fitting
    return [...instances.variety(items), ...fitting].slice(0, length)
  }
  const withItems = (length: number): Side => (length < 0 ? undefined : [`with ${length} items`, list(length)])
  const ofLength = (keyword: 'minItems' | 'maxItems', step: number): Candidate[] => {
    const base = list(stated(variant, keyword)[0]?.value ?? 0)
    const found = around(variant, { [keyword]: (value) => [withItems(value), withItems(value + step)] })
    return found.map((each) => ({ ...each, base }))
  }
  return [
    ...ofLength('minItems', -1),
    ...ofLength('maxItems', 1),
    ...around(variant, {
      uniqueItems: () => [
        ['with different items', list(2)],
        ['with the same item twice', [item, item]],
      ],
    }),
  ]
}

/** Objects that lack a property, or have an unknown or a forbidden one. */
function objectCandidates(node: Node, variant: Variant, instances: InstanceGenerator): Candidate[] {
  const full = instances.complete(node, variant, {}, 'full')
  const minimal = instances.complete(node, variant, {}, 'minimal')
  if (!full || !minimal) return []
  const name = 'unexpectedProperty'
  const unknown: Side = [`with the unknown property ${name}`, { ...full, [name]: 'unexpected' }]
  const openness = (isOpen: unknown): Sides => [
    isOpen === true ? unknown : undefined,
    isOpen === false ? unknown : undefined,
  ]
  const found = [
    ...around(variant, { additionalProperties: openness, unevaluatedProperties: openness }),
    ...stated<string[]>(variant, 'required').flatMap(({ value: names, pointer }) =>
      names.map((each) =>
        candidate('required absent', pointerTo(pointer, each), `without ${each}`, without(full, each)),
      ),
    ),
    ...propertiesOf(variant)
      .filter(({ required }) => !required)
      .flatMap((property) => absenceCandidates(node, variant, property, [full, minimal], instances)),
    ...droppedCandidates(variant, minimal, instances),
    ...forbiddenIn(variant).map(({ value: name, pointer }) =>
      candidate('forbidden property', pointer, `with the forbidden ${name}`, { ...full, [name]: 'forbidden' }),
    ),
  ]
  return found.map((each) => ({ ...each, base: full }))
}

/** Objects with a property that servers drop without a sibling, which they lack. */
const droppedCandidates = (
  variant: Variant,
  minimal: JsonObject,
  { reader, variety }: InstanceGenerator,
): Candidate[] =>
  propertiesOf(variant).flatMap(({ name, node }) =>
    reader.variants(node).flatMap((own) =>
      stated<Json>(own, 'x-only-with').flatMap(({ value: sibling, pointer }) => {
        if (typeof sibling !== 'string') return []
        const usual = stated<Json>(own, 'default').map(({ value }) => value)
        const value = variety(node).find((each) => !usual.includes(each))
        const says = `with ${name} and without ${sibling}, without which servers drop it`
        return value === undefined
          ? []
          : [candidate('optional absent', pointer, says, { ...without(minimal, sibling), [name]: value })]
      }),
    ),
  )

/** Maps with as many properties as are allowed and one more, and with names on both sides of each constraint on names. */
function mapCandidates(variant: Variant, instances: InstanceGenerator): Candidate[] {
  const node = propertiesOf(variant).find(({ name }) => name === 'anyName')?.node
  const value = node && instances.sample(node, 'minimal')
  if (value === undefined) return []
  const withProperties = (count: number): Side => [
    `with ${count} properties`,
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`name${index}`, value])),
  ]
  const names = stated<SchemaObject>(variant, 'propertyNames').flatMap(({ value: schema, pointer }) =>
    textCandidates({ parts: [{ schema, pointer }], branch: '' }, instances.reader),
  )
  return [
    ...around(variant, { maxProperties: (most) => [withProperties(most), withProperties(most + 1)] }),
    ...names.map((each) => ({ ...each, says: `with a name ${each.says}`, value: { [String(each.value)]: value } })),
  ]
}

/**
 * Drops an optional property. If the rules keep it out of the full object, it is dropped from a smaller one that can have
 * it; if they do not let it go alone, the minimal object shows that it is optional.
 */
function absenceCandidates(
  node: Node,
  variant: Variant,
  { name, node: parts }: Property,
  [full, minimal]: readonly [full: JsonObject, minimal: JsonObject],
  instances: InstanceGenerator,
): Candidate[] {
  const value = instances.sample(parts, 'minimal')
  const holdsIt = name in full || value === undefined
  const whole = holdsIt ? full : instances.complete(node, variant, { [name]: value }, 'minimal')
  const dropped = without(whole ?? full, name)
  const objects = instances.reader.accepts(node, dropped) ? [dropped] : [dropped, minimal]
  return parts.flatMap(({ pointer }) =>
    objects.map((each) => candidate('optional absent', `${pointer}/absent`, `without ${name}`, each)),
  )
}

/** The start of a value, which is enough to recognise it. */
export function briefly(value: Json): string {
  const text = JSON.stringify(value)
  return text.length > 40 ? `${text.slice(0, 37)}...` : text
}
