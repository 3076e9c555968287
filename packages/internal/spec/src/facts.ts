import { authentication, events } from '../facts/authentication.ts'
import type { Fact } from '../facts/claim.ts'
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
import { objectionsTo, subjectOf } from './facts/claims/claim.ts'
import { unstatedIn } from './facts/closure/closure.ts'
import { complaintsOf, describe, type Objection } from './facts/complaint.ts'
import { createModel, type DocumentModel } from './facts/model/model.ts'
import { namedBy } from './facts/named.ts'
import { factsOfOperation, factsOfRecord } from './facts/tables.ts'

export type { Claim, Fact } from '../facts/claim.ts'
export { type Api, type Section, sections } from '../facts/table.ts'

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

/** The facts that concern one document. */
export function factsOf(api: Api): Fact[] {
  return facts.filter(({ apis }) => apis.includes(api))
}

/**
 * Compares a bundled document with the interface document, and returns each complaint once, for people: what the
 * document says instead of what the interface states, or what it says that no fact backs and that is not marked public.
 *
 * @param locate Turns a JSON pointer of the bundle into what begins the complaint, such as the line of the file that a
 * person wrote. Default: the pointer itself.
 */
export function checkFacts(
  api: Api,
  bundledDocument: object,
  locate: (pointer: string) => string = (pointer) => pointer,
): string[] {
  const { model, judged } = judge(api, bundledDocument)
  const found = judged.flatMap(({ fact, objections }) => objections.map((objection) => ({ fact, objection })))
  const beyond = unstatedIn(model).map((objection) => ({ objection }))
  return complaintsOf([...found, ...beyond]).map((complaint) => describe(complaint, locate))
}

/** How many facts there are for a document, and how many of them it holds. */
export interface FactFigures {
  readonly facts: number
  readonly held: number
}

export function factFigures(api: Api, bundledDocument: object): FactFigures {
  const { judged } = judge(api, bundledDocument)
  return { facts: judged.length, held: judged.filter(({ holds }) => holds).length }
}

interface Judged {
  readonly fact: Fact
  readonly holds: boolean
  readonly objections: readonly Objection[]
}

/** Judges all facts. What is said of the inside of something that is missing is left out, and does not hold. */
function judge(api: Api, document: object): { readonly model: DocumentModel; readonly judged: readonly Judged[] } {
  const stated = factsByApi.get(api) ?? { facts: [], named: namedBy([]) }
  const model = createModel(document, stated.named)
  const lost = new Set<string>()
  const judged = stated.facts.map((fact): Judged => {
    const subjects = subjectOf(fact.claim)
    if (subjects.some((subject) => lost.has(subject))) return { fact, holds: false, objections: [] }
    const objections = objectionsTo(model, fact.claim)
    const own = subjects.at(-1)
    if (own !== undefined && objections.some(({ kind }) => kind === 'missing')) lost.add(own)
    return { fact, holds: objections.length === 0, objections }
  })
  return { model, judged }
}

const apis = ['management', 'observability-cloud', 'observability-oss'] as const
const factsByApi = new Map(apis.map((api) => [api, { facts: factsOf(api), named: namedBy(factsOf(api)) }]))
