import { type Json, type Node, pointerTo, type SchemaReader, type Shape } from '../schema.ts'
import { isSame, membersOf, stated, typesOf } from './constraints.ts'
import { listProposals, objectProposals } from './containers.ts'
import { briefly, type Proposal, propose } from './proposal.ts'
import { shapedTextsOf, stepOf, textOfLength } from './scalars.ts'
import type { ValueMaker } from './values.ts'

/** Values on both sides of everything that a shape demands of one value: its type, members, bounds, lengths, text. */
export function proposalsOf(node: Node, shape: Shape, maker: ValueMaker): Proposal[] {
  return [
    ...typeProposals(shape),
    ...memberProposals(shape),
    ...numberProposals(shape),
    ...textProposals(shape, maker.reader),
    ...listProposals(shape, maker),
    ...objectProposals(node, shape, maker),
  ]
}

interface Stranger {
  readonly is: readonly string[]
  readonly value: Json
  readonly says: string
}

const NOTHING: Stranger = { is: ['null'], value: null, says: 'set to null' }
/** What a careless conversion lets through: the first whose type is not allowed. */
const SCALARS: readonly Stranger[] = [
  { is: ['string'], value: '1', says: 'set to the text "1"' },
  { is: ['number', 'integer'], value: 1, says: 'set to the number 1' },
  { is: ['boolean'], value: true, says: 'set to true' },
]
const CONTAINERS: readonly Stranger[] = [
  { is: ['array'], value: [], says: 'set to an empty list' },
  { is: ['object'], value: {}, says: 'set to an empty object' },
]

/** Values of the types that a shape does not allow, and null where it allows that. */
export function typeProposals(shape: Shape): Proposal[] {
  const types = typesOf(shape)
  return stated<string | string[]>(shape, 'type').flatMap(({ value, pointer }) => {
    const allowed = types ?? [value].flat()
    const isStrange = ({ is }: Stranger) => !is.some((type) => allowed.includes(type as never))
    const near = allowed.some((type) => type === 'array' || type === 'object') ? CONTAINERS : SCALARS
    const wrong = [NOTHING].filter(isStrange).concat(near.find(isStrange) ?? [])
    const fraction =
      allowed.includes('integer') && !allowed.includes('number') ? propose(pointer, 'set to 1.5', 1.5) : []
    const nothing = allowed.includes('null') ? propose(pointerTo(pointer, 'null'), 'set to null', null) : []
    return [...wrong.flatMap((each) => propose(pointer, each.says, each.value)), ...fraction, ...nothing]
  })
}

function memberProposals(shape: Shape): Proposal[] {
  const known = membersOf(shape) ?? []
  const text = known.find((member) => typeof member === 'string')
  const outside: Json = typeof text === 'string' ? `${text}-and-more` : 987654
  const probe = (pointer: string, says: string) =>
    propose(pointer, `set to ${JSON.stringify(outside)}, ${says}`, outside)
  return [
    ...stated<Json[]>(shape, 'enum').flatMap(({ value, pointer }) => [
      ...value.flatMap((member, index) =>
        known.some((each) => isSame(each, member))
          ? propose(pointerTo(pointer, index), `set to ${JSON.stringify(member)}`, member)
          : [],
      ),
      ...probe(pointer, 'which is no member'),
    ]),
    ...stated<Json>(shape, 'const').flatMap(({ value, pointer }) => [
      ...propose(pointerTo(pointer, 'same'), `set to ${JSON.stringify(value)}`, value),
      ...probe(pointer, 'not its constant'),
    ]),
  ]
}

function numberProposals(shape: Shape): Proposal[] {
  const step = stepOf(shape)
  const lowest = Math.max(0, ...stated(shape, 'minimum').map(({ value }) => value))
  const bound = (keyword: string, inside: number, outside: number): Proposal[] =>
    stated(shape, keyword).flatMap(({ value, pointer }) => [
      ...propose(pointerTo(pointer, 'inside'), `just inside its ${keyword} ${value}`, value + inside),
      ...propose(pointer, `just outside its ${keyword} ${value}`, value + outside),
    ])
  return [
    ...bound('minimum', 0, -step),
    ...bound('maximum', 0, step),
    ...bound('exclusiveMinimum', step, 0),
    ...bound('exclusiveMaximum', -step, 0),
    ...stated(shape, 'multipleOf').flatMap(({ value, pointer }) => {
      const multiple = Math.ceil(lowest / value + 1) * value
      return [
        ...propose(pointerTo(pointer, 'inside'), `set to ${multiple}, a multiple of ${value}`, multiple),
        ...propose(pointer, `set to ${multiple + value / 2}, no multiple of ${value}`, multiple + value / 2),
      ]
    }),
  ]
}

const SHAPELESS = ['not of this form', '', '?', '12:99', 'no-match\n', '\u0663', 'x'.repeat(300)]

function textProposals(shape: Shape, reader: SchemaReader): Proposal[] {
  const length = (keyword: string, inside: number, outside: number): Proposal[] =>
    stated(shape, keyword).flatMap(({ value, pointer }) => [
      ...propose(pointerTo(pointer, 'inside'), `of ${value + inside} characters`, textOfLength(shape, value + inside)),
      ...(value + outside < 0
        ? []
        : propose(pointer, `of ${value + outside} characters`, textOfLength(shape, value + outside))),
    ])
  const candidates = [...shapedTextsOf(shape), ...SHAPELESS]
  const broken = (keyword: string): Proposal[] =>
    stated<string>(shape, keyword).flatMap(({ value, pointer }) =>
      candidates
        .filter((candidate) => !reader.allows({ [keyword]: value }, candidate))
        // What is wrong in this alone comes first.
        .toSorted((left, right) => reader.complaints(shape, left) - reader.complaints(shape, right))
        .slice(0, 2)
        .flatMap((text) => propose(pointer, `set to ${briefly(text)}, against its ${keyword} ${value}`, text)),
    )
  return [...length('minLength', 0, -1), ...length('maxLength', 0, 1), ...broken('pattern'), ...broken('format')]
}
