import { nodeAt, pointerTo, pointerTokens } from '@clouddb/spec/document/pointer'
import type { DocumentModel } from '../document/model.ts'
import type { Json } from '../json.ts'
import type { Effect } from '../mutant.ts'

/** What of a document an operator breaks. */
export const categories = [
  'names',
  'methods',
  'paths',
  'parameters',
  'types',
  'bounds',
  'enums',
  'requiredness',
  'composition',
  'status',
  'media types',
  'security',
  'text',
  'examples',
] as const
export type Category = (typeof categories)[number]

/** In what a server that follows the mutant deviates from the correct document: it takes or answers something else. */
export type Deviation = 'request' | 'response' | 'security'

/** Where an operator can be applied; `part` tells apart what can be broken there. */
export interface MutationPoint {
  readonly pointer: string
  readonly part?: string
}

/** What an operator gets to change: a copy of the document, the node at the point, and what holds it. */
export interface MutationInput {
  readonly document: Json
  readonly pointer: string
  readonly node: Json
  readonly parent: Json
  readonly key: string
  readonly part: string
}

/**
 * What a mutant would mean for the users of a package if it were the next release, as a person judges it: by where it
 * stands, in what is sent or in what comes, if that makes a difference.
 */
export type Judgement = JudgedEffect | ((input: MutationInput) => JudgedEffect)

export type JudgedEffect = Effect | Readonly<Record<'request' | 'response', Effect>>

/** Takes more, and promises less. */
export const widens = { request: 'minor', response: 'major' } as const
/** Takes less, and promises more. */
export const narrows = { request: 'major', response: 'minor' } as const

/** One way in which a person, a tool or a server gets a document wrong. */
export interface Operator {
  /** A sentence fragment about the one who is wrong: `raises an upper bound`. */
  readonly name: string
  readonly category: Category
  readonly effect: Judgement
  /** Not there: a server that follows the mutant cannot be told from one that follows the document. */
  readonly deviation?: Deviation
  /** Where a server that follows it takes and refuses the same as before. */
  readonly isUnobservableAt?: (pointer: string) => boolean
  points(model: DocumentModel): Iterable<MutationPoint>
  apply(input: MutationInput): void
}

export type Uncategorized = Omit<Operator, 'category'>

// To read a text again takes half the time of a clone.
const texts = new WeakMap<object, string>()

/** A copy of a document with an operator applied at a point. */
export function mutate(document: Json, operator: Operator, point: MutationPoint): Json {
  const text = texts.get(document) ?? JSON.stringify(document)
  texts.set(document, text)
  const copy: Json = JSON.parse(text)
  operator.apply(inputOf(copy, point))
  return copy
}

/** What a person expects of the comparison of a document with its mutant. */
export function expectedEffect({ effect }: Operator, point: MutationPoint, model: DocumentModel): Effect {
  const judged = typeof effect === 'function' ? effect(inputOf(model.document, point)) : effect
  if (typeof judged === 'string') return judged
  // What holds on some condition is beyond judgement, and what is forbidden takes less where it says less.
  if (/\/if(\/|$)/.test(point.pointer)) return 'major'
  const isForbidden = /\/not(\/|$)/.test(point.pointer)
  const { requests, responses } = model.usersOf(point.pointer)
  const effects = new Set([
    ...(requests.length > 0 ? [isForbidden ? judged.response : judged.request] : []),
    ...(responses.length > 0 ? [isForbidden ? judged.request : judged.response] : []),
  ])
  return (['major', 'minor', 'patch'] as const).find((each) => effects.has(each)) ?? 'none'
}

function inputOf(document: Json, { pointer, part = '' }: MutationPoint): MutationInput {
  const keys = pointerTokens(pointer)
  const parent = nodeAt(document, pointerTo(...keys.slice(0, -1)))
  return { document, pointer, node: nodeAt(document, pointer), parent, key: keys.at(-1) ?? '', part }
}

export type Points = Operator['points']

export function operator(
  name: string,
  effect: Judgement,
  deviation: Deviation | undefined,
  points: Points,
  apply: Operator['apply'],
): Uncategorized {
  return { name, effect, ...(deviation && { deviation }), points, apply }
}

export const eachOperation: Points = ({ operations }) => operations

/** The same operator, which says nothing about a server. */
export function unobservable({ deviation, ...operator }: Uncategorized): Uncategorized {
  return operator
}

/** Operators of one category, each of which need not name it. */
export function inCategory(category: Category, operators: readonly Uncategorized[]): Operator[] {
  return operators.map((operator) => ({ ...operator, category }))
}
