import { authentication, events } from '../facts/authentication.ts'
import type { Claim, Fact } from '../facts/claim.ts'
import { managedDeployment, openSourceDeployment } from '../facts/deployments.ts'
import { allEndpoints } from '../facts/endpoints.ts'
import { errorEnvelope, successEnvelope } from '../facts/envelope.ts'
import { errors } from '../facts/errors.ts'
import { limits } from '../facts/limits.ts'
import { operationTables } from '../facts/operations.ts'
import { introduction, purpose } from '../facts/overview.ts'
import { namedByAlerts, otherRecords, states } from '../facts/records.ts'
import type { Api } from '../facts/table.ts'
import { versioning } from '../facts/versioning.ts'
import { unbackedStatements } from './facts-closure.ts'
import { objectionToDocument } from './facts-documents.ts'
import { objectionToOperation } from './facts-operations.ts'
import { comparePublicly } from './facts-public.ts'
import { publicFactsOf } from './facts-public-book.ts'
import { createReading, type Reading } from './facts-reading.ts'
import { factsOfOperation, factsOfRecord } from './facts-tables.ts'
import { textsOf } from './facts-texts.ts'
import { type Objection, objectionToValue } from './facts-values.ts'
import { saysSo } from './facts-words.ts'

export type { Claim, Fact } from '../facts/claim.ts'
export { type PublicFact, type Topic, topics } from '../facts/public-table.ts'
export { type Api, type Section, sections } from '../facts/table.ts'
export { publicFacts, publicFactsOf } from './facts-public-book.ts'

const managed = ['management', 'observability-cloud'] as const

/** All that the interface document states, a fact for each statement. */
export const facts: readonly Fact[] = [
  ...introduction,
  ...purpose,
  ...factsOfRecord(successEnvelope, managed, { operation: '*', part: '200', path: [] }),
  ...factsOfRecord(errorEnvelope, managed, { operation: '*', part: '400', path: [] }),
  ...otherRecords,
  ...namedByAlerts,
  ...states,
  ...allEndpoints,
  ...operationTables.flatMap(factsOfOperation),
  ...managedDeployment,
  ...openSourceDeployment,
  ...authentication,
  ...events,
  ...errors,
  ...limits,
  ...versioning,
].map((fact) => ({ ...fact, says: fact.says.replaceAll('*', '') }))

/**
 * Compares a bundled document with the interface document. A complaint names the fact and its section, what the
 * document says instead, and where; or a statement of the document that no fact backs and that is not marked public.
 */
export function checkFacts(api: Api, bundledDocument: object): string[] {
  const reading = createReading(bundledDocument)
  const broken = brokenFacts(api, reading).map(
    ({ fact, objection }) => `Section ${fact.section}, "${fact.says}": the document ${objection}.`,
  )
  const known = comparePublicly(api, reading)
  return [
    ...broken,
    ...known.broken.map(
      ({ fact, objection }) => `Public fact (${fact.topic}), "${fact.says}": the document ${objection}.`,
    ),
    ...unbackedStatements(reading),
    ...known.unknown,
  ]
}

/** How many facts there are for a document, and how many of them it holds. */
export interface FactFigures {
  readonly facts: number
  readonly held: number
}

/** The figures of the facts that the interface document states, and of those that are publicly known. */
export function factFigures(api: Api, bundledDocument: object): FactFigures & { readonly public: FactFigures } {
  const reading = createReading(bundledDocument)
  const figures = (stated: number, broken: number): FactFigures => ({ facts: stated, held: stated - broken })
  return {
    ...figures(factsOf(api).length, brokenFacts(api, reading).length),
    public: figures(publicFactsOf(api).length, comparePublicly(api, reading).broken.length),
  }
}

/** The facts that concern one document. */
export function factsOf(api: Api): Fact[] {
  return facts.filter(({ apis }) => apis.includes(api))
}

function brokenFacts(api: Api, reading: Reading): { fact: Fact; objection: string }[] {
  return factsOf(api).flatMap((fact) => {
    const objection = objectionTo(reading, fact.claim)
    return objection === undefined ? [] : [{ fact, objection }]
  })
}

function objectionTo(reading: Reading, claim: Claim): Objection {
  if ('at' in claim) return objectionToValue(reading, claim)
  if ('operation' in claim) return objectionToOperation(reading, claim)
  if (claim.kind !== 'says') return objectionToDocument(reading, claim)
  const texts = textsOf(reading, claim.of)
  if (texts.length === 0) return 'has no such place'
  const silent = texts.find(({ words }) => !saysSo(words, claim.sentence))
  return silent && `does not say so, at ${silent.pointer}`
}
