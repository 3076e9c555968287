import { pointerTo } from '../../schema/pointer.ts'
import type { Json, Node, Shape } from '../../schema/schema.ts'
import type { SchemaReader } from '../../schema/schema-reader.ts'
import type { CaseKind } from '../case.ts'
import { isSame, membersOf, stated, typesOf } from '../instances/constraints.ts'
import type { ValueMaker } from '../instances/generator.ts'
import { shapedTextsOf, stepOf, textOfLength } from '../instances/scalars.ts'
import { briefly, type Proposal, propose } from './candidate.ts'
import { listProposals, objectProposals } from './container-candidates.ts'

/** Values on both sides of everything that a shape demands of one value: its type, members, bounds, lengths, text. */
export function proposalsOf(node: Node, shape: Shape, maker: ValueMaker): Proposal[] {
  return [
    ...typeProposals(node, shape, maker.reader),
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

/** Values of the types that a shape does not allow, nor the other branches of a union, and null. */
export function typeProposals(node: Node, shape: Shape, reader: SchemaReader): Proposal[] {
  const types = typesOf(shape)
  return stated<string | string[]>(shape, 'type').flatMap(({ value, pointer }) => {
    const allowed = types ?? [value].flat()
    const isStrange = ({ is }: Stranger) => !is.some((type) => allowed.includes(type as never))
    const near = allowed.some((type) => type === 'array' || type === 'object') ? CONTAINERS : SCALARS
    const strange = near.filter(isStrange)
    const wrong = strange.find((each) => !reader.accepts(node, each.value)) ?? strange[0]
    const nothing = propose('null', pointerTo(pointer, 'null'), 'set to null', null)
    const fraction =
      allowed.includes('integer') && !allowed.includes('number')
        ? propose('wrong type', pointer, 'set to 1.5', 1.5)
        : []
    return [...nothing, ...(wrong ? propose('wrong type', pointer, wrong.says, wrong.value) : []), ...fraction]
  })
}

function memberProposals(shape: Shape): Proposal[] {
  const known = membersOf(shape) ?? []
  const text = known.find((member) => typeof member === 'string')
  const outside: Json = typeof text === 'string' ? `${text}-and-more` : 987654
  const probe = (pointer: string, says: string) =>
    propose('member', pointer, `set to ${JSON.stringify(outside)}, ${says}`, outside)
  return [
    ...stated<Json[]>(shape, 'enum').flatMap(({ value, pointer }) => [
      ...value.flatMap((member, index) =>
        known.some((each) => isSame(each, member))
          ? propose('member', pointerTo(pointer, index), `set to ${JSON.stringify(member)}`, member)
          : [],
      ),
      ...probe(pointer, 'which is no member'),
    ]),
    ...stated<Json>(shape, 'const').flatMap(({ value, pointer }) => [
      ...propose('member', pointerTo(pointer, 'same'), `set to ${JSON.stringify(value)}`, value),
      ...probe(pointer, 'not its constant'),
    ]),
  ]
}

function numberProposals(shape: Shape): Proposal[] {
  const step = stepOf(shape)
  const lowest = Math.max(0, ...stated(shape, 'minimum').map(({ value }) => value))
  const bound = (keyword: string, inside: number, outside: number): Proposal[] =>
    stated(shape, keyword).flatMap(({ value, pointer }) => [
      ...propose('bound', pointerTo(pointer, 'inside'), `just inside its ${keyword} ${value}`, value + inside),
      ...propose('bound', pointer, `just outside its ${keyword} ${value}`, value + outside),
    ])
  return [
    ...bound('minimum', 0, -step),
    ...bound('maximum', 0, step),
    ...bound('exclusiveMinimum', step, 0),
    ...bound('exclusiveMaximum', -step, 0),
    ...stated(shape, 'multipleOf').flatMap(({ value, pointer }) => {
      const multiple = Math.ceil(lowest / value + 1) * value
      return [
        ...propose('multiple', pointerTo(pointer, 'inside'), `set to ${multiple}, a multiple of ${value}`, multiple),
        ...propose(
          'multiple',
          pointer,
          `set to ${multiple + value / 2}, no multiple of ${value}`,
          multiple + value / 2,
        ),
      ]
    }),
  ]
}

const SHAPELESS = ['not of this form', '', '?', '12:99', 'no-match\n', '\u0663', 'x'.repeat(300)]

function textProposals(shape: Shape, reader: SchemaReader): Proposal[] {
  const length = (keyword: string, inside: number, outside: number): Proposal[] =>
    stated(shape, keyword).flatMap(({ value, pointer }) => [
      ...propose(
        'length',
        pointerTo(pointer, 'inside'),
        `of ${value + inside} characters`,
        textOfLength(shape, value + inside),
      ),
      ...(value + outside < 0
        ? []
        : propose('length', pointer, `of ${value + outside} characters`, textOfLength(shape, value + outside))),
    ])
  const shaped = shapedTextsOf(shape)
  const candidates = [...shaped, ...SHAPELESS]
  const broken = (keyword: Extract<CaseKind, 'pattern' | 'format'>): Proposal[] =>
    stated<string>(shape, keyword).flatMap(({ value, pointer }) =>
      candidates
        .filter((candidate) => !reader.allows({ [keyword]: value }, candidate))
        // What is wrong in this alone comes first.
        .toSorted((left, right) => reader.complaints(shape, left) - reader.complaints(shape, right))
        .slice(0, 2)
        .flatMap((text) => propose(keyword, pointer, `set to ${briefly(text)}, against its ${keyword} ${value}`, text)),
    )
  const kept = (keyword: Extract<CaseKind, 'pattern' | 'format'>): Proposal[] =>
    stated<string>(shape, keyword).flatMap(({ value, pointer }) => {
      const [text] = shaped.filter((each) => reader.complaints(shape, each) === 0)
      const says = `set to ${briefly(text ?? '')}, by its ${keyword} ${value}`
      return text === undefined ? [] : propose(keyword, pointerTo(pointer, 'inside'), says, text)
    })
  return [
    ...length('minLength', 0, -1),
    ...length('maxLength', 0, 1),
    ...(['pattern', 'format'] as const).flatMap((keyword) => [...kept(keyword), ...broken(keyword)]),
  ]
}
