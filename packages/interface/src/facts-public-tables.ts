import type {
  PublicAnswer,
  PublicFact,
  PublicOperation,
  PublicParameter,
  PublicRecords,
  PublicSentence,
} from '../facts/public-table.ts'
import { ofShape, type Statement } from './facts-public-shapes.ts'
import { placeOf, statementOf } from './facts-public-statements.ts'

/** The facts of a table of records. */
export function factsOfRecords({ topic, apis, records }: PublicRecords): PublicFact[] {
  return Object.entries(records)
    .flatMap(([name, shape]) => ofShape(name, shape))
    .map((statement) => factOf({ topic, apis }, statement))
}

/** The facts of a table of one operation. */
export function factsOfPublicOperation(table: PublicOperation): PublicFact[] {
  const { request, called, group, parameters = {}, body, answers, repeatedAfter, says = [] } = table
  const statements: Statement[] = [
    ...(called === undefined ? [] : [[request, statementOf.called(called)] as const]),
    ...(group === undefined ? [] : [[request, statementOf.grouped(group)] as const]),
    ...(repeatedAfter ? [[request, statementOf.repeated(repeatedAfter)] as const] : []),
    ...says.map((sentence) => [request, sentence, true] as const),
    ...Object.entries(parameters).flatMap(([name, parameter]) => ofParameter(request, name, parameter)),
    ...(body === undefined ? [] : ofBody(request, body)),
    ...Object.entries(answers).flatMap(([status, answer]) => ofAnswer(request, status, answer)),
  ]
  return statements.map((statement) => factOf(table, statement))
}

/** A sentence that a document says of a place, or of itself. */
export const factOfSentence = (table: PublicSentence): PublicFact =>
  factOf(table, [table.of ?? 'the document', table.sentence, true])

function factOf({ topic, apis }: Pick<PublicFact, 'topic' | 'apis'>, [of, words, isSentence]: Statement): PublicFact {
  return {
    topic,
    apis,
    says: isSentence ? `${of}: ${words.replaceAll('*', '')}` : `${of} ${words}`,
    claim: isSentence ? { kind: 'says publicly', of, sentence: words } : { kind: 'states', of, statement: words },
  }
}

function ofParameter(request: string, name: string, parameter: PublicParameter | 'in the path'): Statement[] {
  const isBare = parameter === 'in the path'
  const place = isBare ? 'path' : parameter.in
  const stated: Statement[] = [
    [request, statementOf.takes(name, place)],
    [request, statementOf.demands(name, place === 'path')],
  ]
  return isBare ? stated : [...stated, ...ofShape(placeOf.parameter(request, name), parameter)]
}

function ofBody(request: string, name: string): Statement[] {
  const body = placeOf.body(request)
  return [
    [request, statementOf.demands('a body', true)],
    [body, statementOf.mediaType('application/json')],
    [placeOf.content(body, 'application/json'), statementOf.record(name)],
  ]
}

function ofAnswer(request: string, status: string, { says, types, headers = {} }: PublicAnswer): Statement[] {
  const answer = placeOf.answer(request, status)
  return [
    [request, statementOf.answers(status)],
    ...(says ?? []).map((sentence) => [answer, sentence, true] as const),
    ...Object.entries(types).flatMap(([type, shape]): Statement[] => [
      [answer, statementOf.mediaType(type)],
      ...ofShape(placeOf.content(answer, type), shape),
    ]),
    ...Object.entries(headers).flatMap(([name, shape]): Statement[] => [
      [answer, statementOf.header(name)],
      ...ofShape(placeOf.header(answer, name), shape),
    ]),
  ]
}
