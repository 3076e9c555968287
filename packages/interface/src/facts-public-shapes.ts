import type { Fields, Shape } from '../facts/public-shape.ts'
import { placeOf, statementOf } from './facts-public-statements.ts'

/** What is stated of a place; or a sentence that must stand there. */
export type Statement = readonly [of: string, statement: string, isSentence?: true]

const keywords = [
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'uniqueItems',
  'default',
  'deprecated',
  'readOnly',
] as const

const conditions = [
  ['not', 'not'],
  ['if', 'when'],
  ['then', 'must'],
  ['else', 'otherwise'],
] as const

/** The statements of a shape, for the place where such a value stands. */
export function ofShape(of: string, shape: Shape): Statement[] {
  const say = (...statements: string[]): Statement[] => statements.map((statement) => [of, statement])
  const { type, nullable, record, required = [], forbidden = [], others, items, toldApart, says = [] } = shape
  return [
    ...(type === undefined ? [] : say(statementOf.type(type))),
    ...(nullable ? say(statementOf.type('null')) : []),
    ...keywords.flatMap((key) => (shape[key] === undefined ? [] : say(statementOf.keyword(key, shape[key])))),
    ...ofValues(say, shape),
    ...(record === undefined ? [] : say(statementOf.record(record))),
    ...required.flatMap((field) => say(statementOf.requires(field))),
    ...forbidden.flatMap((field) => say(statementOf.forbids(field))),
    ...(others === undefined ? [] : say(statementOf.others(others === 'yes'))),
    ...(items === undefined ? [] : ofShape(placeOf.items(of), items)),
    ...ofFields(of, shape),
    ...(['oneOf', 'anyOf'] as const).flatMap((keyword) => ofMembers(of, keyword, shape[keyword])),
    ...(toldApart === undefined ? [] : say(statementOf.toldApart(toldApart.by))),
    ...Object.entries(toldApart?.means ?? {}).flatMap(([value, name]) => say(statementOf.means(value, name))),
    ...conditions.flatMap(([keyword, word]): Statement[] => {
      const inside = shape[word]
      if (!inside) return []
      return [...say(statementOf.condition(keyword)), ...ofShape(placeOf.condition(of, keyword), inside)]
    }),
    ...says.map((sentence): Statement => [of, sentence, true]),
  ]
}

function ofValues(
  say: (...statements: string[]) => Statement[],
  { values, known, listed, unlisted }: Shape,
): Statement[] {
  const all = [...(values ?? []), ...(known ?? [])]
  const isAll = values !== undefined || listed === 'all'
  return [
    ...all.flatMap((value) => say(statementOf.value(value))),
    ...((values ?? known ?? listed) ? say(statementOf.listed(isAll)) : []),
    ...(unlisted ? say(statementOf.type('string'), statementOf.keyword('x-unlisted', true)) : []),
    ...(unlisted ? say(statementOf.condition('not')) : []),
    ...(unlisted ?? []).flatMap((value) => ofNot(say, statementOf.value(value))),
    ...(unlisted ? ofNot(say, statementOf.listed(true)) : []),
  ]
}

const ofNot = (say: (...statements: string[]) => Statement[], statement: string): Statement[] =>
  say(statement).map(([of, words]) => [placeOf.condition(of, 'not'), words])

function ofFields(of: string, { fields = {}, about = {}, fieldsLike = {} }: Shape): Statement[] {
  const inside = (all: Fields, place: (of: string, name: string) => string): Statement[] =>
    Object.entries(all).flatMap(([name, shape]) => ofShape(place(of, name), shape))
  return [
    ...Object.keys(fields).map((field): Statement => [of, statementOf.field(field)]),
    ...Object.keys(fieldsLike).map((field): Statement => [of, statementOf.field(`/${field}/`)]),
    ...inside(fields, placeOf.field),
    ...inside(about, placeOf.field),
    ...inside(fieldsLike, placeOf.like),
  ]
}

function ofMembers(of: string, keyword: 'oneOf' | 'anyOf', members: Shape['oneOf']): Statement[] {
  return (members ?? []).flatMap((member, index): Statement[] => {
    if (member === 'null') return [[of, statementOf.member(keyword, 'null')]]
    if (member.record !== undefined) return [[of, statementOf.member(keyword, member.record)]]
    const form = placeOf.member(of, index)
    return [[of, statementOf.member(keyword, `form ${index + 1}`)], ...ofShape(form, member)]
  })
}
