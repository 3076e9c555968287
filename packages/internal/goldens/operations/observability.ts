import type { OperationGoldens } from '../src/golden.ts'
import { sectionOf, type Texts } from '../src/golden-text.ts'
import { managedAlerts, openSourceAlerts } from './alerts.ts'
import { queryChartSeries } from './chart-series.ts'
import { add } from './crud.ts'
import { managedDashboards, openSourceDashboards } from './dashboards.ts'
import { type Deployment, managed, openSource } from './deployments.ts'
import { list, refusedPages, twoPages } from './pages.ts'
import { refusedIds, refusedItem, refuses } from './requests.ts'
import { searchEvents } from './search.ts'
import { singles } from './single.ts'
import { listSources } from './sources.ts'
import { validateDashboard } from './validation.ts'
import { pagedWebhooks } from './webhooks.ts'

type Operations = Record<string, OperationGoldens>

const { base, plain, json } = openSource

/** The operations that both deployments have, of saved searches, sources and webhooks. */
const shared = /^(create|get|update|delete)(SavedSearch|Source|Webhook)$/

/** Refusals that the text does not state, by operation. */
const furtherRefusals: Readonly<Record<string, OperationGoldens['refused']>> = {
  getSavedSearch: refusedIds('savedSearchId'),
  getSource: refusedIds('sourceId'),
  deleteSource: refusedIds('sourceId'),
  getConnection: refusedIds('connectionId'),
  deleteConnection: refusedIds('connectionId'),
  listConnections: [
    refuses('the method PATCH', 405, [
      `PATCH ${base}/connections HTTP/1.1`,
      ...json,
      '',
      '{"name":"lab","host":"http://127.0.0.1:9","username":"u","password":"p1","isPrometheusEndpoint":true,',
      '"settingPrefix":"lab_"}',
    ]),
  ],
  deleteTeamMember: [refusedItem('DELETE', 'team/member', 'memberId', [...plain, ''])],
  deleteTeamInvitation: [refusedItem('DELETE', 'team/invitation', 'invitationId', [...plain, ''])],
  createTeamInvitation: [refuses('the method GET', 405, [`GET ${base}/team/invitation HTTP/1.1`, ...plain, ''])],
}

/** The operations that a text states completely, each with its further refusals. */
function stated(deployment: Deployment, texts: Texts): Operations {
  const all = Object.entries(singles(deployment, texts))
  return Object.fromEntries(all.map(([id, goldens]) => [id, add(goldens, { refused: furtherRefusals[id] ?? [] })]))
}

const listSavedSearches = (deployment: Deployment, texts: Texts): OperationGoldens =>
  list(deployment, 'saved-searches', {
    'reads a list': `[${Object.values(sectionOf(texts, 'getSavedSearch').payloads).join('')}]`,
  })

export function managedOperations(texts: Texts): Operations {
  // The errors of the texts are words of the open-source deployment.
  const own = Object.entries(texts).flatMap(([id, section]) =>
    shared.test(id) ? [[id, { ...section, errors: [] }]] : [],
  )
  return {
    ...managedDashboards(texts),
    validateDashboard: validateDashboard(managed),
    ...managedAlerts(texts),
    listSavedSearches: listSavedSearches(managed, texts),
    listSources: listSources(managed, texts),
    listWebhooks: list(managed, 'webhooks', sectionOf(texts, 'listWebhooks of managed').payloads),
    ...stated(managed, Object.fromEntries(own)),
  }
}

export function openSourceOperations(texts: Texts): Operations {
  const searches = '/api/v2/saved-searches'
  const own = stated(openSource, texts)
  return {
    ...openSourceDashboards(texts),
    validateDashboard: validateDashboard(openSource),
    ...openSourceAlerts(texts),
    listSavedSearches: add(listSavedSearches(openSource, texts), {
      responses: [twoPages(searches)],
      refused: refusedPages(searches),
    }),
    listSources: listSources(openSource, texts),
    listWebhooks: pagedWebhooks(texts),
    queryChartSeries: queryChartSeries(sectionOf(texts, 'queryChartSeries')),
    searchEvents: searchEvents(sectionOf(texts, 'searchEvents')),
    ...own,
    createTeamInvitation: add(own.createTeamInvitation as OperationGoldens, { responses: [brokenRule] }),
  }
}

const brokenRule: OperationGoldens['responses'][number] = {
  name: 'throws the words of a broken rule, which are in a list',
  answers: [
    [
      'HTTP/1.1 400 Bad Request',
      'content-type: application/json; charset=utf-8',
      '',
      '[{"type":"Body","errors":{"issues":[{"validation":"email","code":"invalid_string",',
      '"message":"Invalid email","path":["email"]}],"name":"ZodError"}}]',
    ],
  ],
  outcome: { error: 'BadRequestError', status: 400, detail: 'Invalid email' },
}
