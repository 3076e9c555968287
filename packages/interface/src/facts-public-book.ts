import { managedChannels, openSourceChannels, receivedAlerts, sentAlerts } from '../facts/public-alerts.ts'
import { managedAnswers, managedErrors, openSourceAnswers, webhooks } from '../facts/public-answers.ts'
import { chartParts, sentCharts } from '../facts/public-chart-requests.ts'
import { chartSeriesFacts } from '../facts/public-chart-series.ts'
import { deprecatedTiles, sentDashboards } from '../facts/public-dashboard-requests.ts'
import { receivedCharts, receivedDashboards } from '../facts/public-dashboards.ts'
import { publicSentences } from '../facts/public-limits.ts'
import { publicOperations } from '../facts/public-operations.ts'
import { publicRules } from '../facts/public-rules.ts'
import { scalingSchedule, serviceRecord } from '../facts/public-service.ts'
import { sources } from '../facts/public-sources.ts'
import type { PublicFact, PublicRecords } from '../facts/public-table.ts'
import type { Api } from '../facts/table.ts'
import { factOfSentence, factsOfPublicOperation, factsOfRecords } from './facts-public-tables.ts'

const tables: readonly PublicRecords[] = [
  serviceRecord,
  scalingSchedule,
  managedErrors,
  managedAnswers,
  openSourceAnswers,
  webhooks,
  receivedAlerts,
  sentAlerts,
  managedChannels,
  openSourceChannels,
  receivedDashboards,
  receivedCharts,
  sentDashboards,
  sentCharts,
  chartParts,
  deprecatedTiles,
  chartSeriesFacts,
  sources,
]

/** All public facts that the documents may state, a fact for each statement. */
export const publicFacts: readonly PublicFact[] = [
  ...tables.flatMap(factsOfRecords),
  ...publicOperations.flatMap(factsOfPublicOperation),
  ...[...publicSentences, ...publicRules].map(factOfSentence),
]

/** What the tables state of one place. */
export interface Page {
  readonly index: number
  /** The fact that makes each statement, by its number. */
  readonly stated: ReadonlyMap<string, number>
  readonly isSpokenOf: boolean
}

/** The public facts that concern one document, so arranged that a statement is found at once. */
export interface Book {
  readonly facts: readonly PublicFact[]
  /** Names of the schemas that have a table. */
  readonly records: ReadonlySet<string>
  readonly pages: ReadonlyMap<string, Page>
}

const books = new Map<Api, Book>()

/** The book of one document. */
export function bookOf(api: Api): Book {
  const before = books.get(api)
  if (before) return before
  const facts = publicFacts.filter(({ apis }) => apis.includes(api))
  const records = tables.filter(({ apis }) => apis.includes(api)).flatMap(({ records }) => Object.keys(records))
  const pages = [...Map.groupBy(facts.entries(), ([, { claim }]) => claim.of)].map(([of, list], index) => {
    const stated = list.flatMap(([number, { claim }]): [string, number][] =>
      claim.kind === 'states' ? [[claim.statement, number]] : [],
    )
    return [of, { index, stated: new Map(stated), isSpokenOf: stated.length < list.length }] as const
  })
  const book = { facts, records: new Set(records), pages: new Map(pages) }
  books.set(api, book)
  return book
}

/** The public facts that concern one document. */
export function publicFactsOf(api: Api): readonly PublicFact[] {
  return bookOf(api).facts
}
