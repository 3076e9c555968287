import type { Message, OperationGoldens } from '../src/golden.ts'
import { sectionOf, type TextSection, type Texts } from '../src/golden-text.ts'
import { managedAlerts, openSourceAlerts } from './alerts.ts'
import { queryChartSeries } from './chart-series.ts'
import { addGoldens, allStatedGoldens } from './crud-goldens.ts'
import { managedDashboards, openSourceDashboards } from './dashboards.ts'
import { type Deployment, jsonHead, managed, openSource } from './deployments.ts'
import { listGoldens, managedPages, pageRequests, refusedPages, twoPages } from './page-goldens.ts'
import { refusedCredentials, refusedIds, refusedObjectId, refusedRequest, requestsWith } from './request-goldens.ts'
import { errorGolden, notServed } from './response-goldens.ts'
import { searchEvents } from './search.ts'

type Operations = Record<string, OperationGoldens>

const { base, plain, json } = openSource

/** The operations that both deployments have, of saved searches, sources and webhooks. */
const sharedOperations = /^(create|get|update|delete)(SavedSearch|Source|Webhook)$/

/** Those that only the managed deployment has. */
const managedAlone = /Roles?$/

/** Refusals that the text does not state, by operation. */
const furtherRefusals: Readonly<Record<string, OperationGoldens['refused']>> = {
  getSavedSearch: refusedIds('savedSearchId'),
  getSource: refusedIds('sourceId'),
  deleteSource: refusedIds('sourceId'),
  getConnection: refusedIds('connectionId'),
  deleteConnection: refusedIds('connectionId'),
  listConnections: [
    refusedRequest('the method PATCH', 405, [
      `PATCH ${base}/connections HTTP/1.1`,
      ...json,
      '',
      '{"name":"lab","host":"http://127.0.0.1:9","username":"u","password":"p1","isPrometheusEndpoint":true,',
      '"settingPrefix":"lab_"}',
    ]),
  ],
  deleteTeamMember: [refusedObjectId('DELETE', 'team/member', 'memberId', [...plain, ''])],
  deleteTeamInvitation: [refusedObjectId('DELETE', 'team/invitation', 'invitationId', [...plain, ''])],
  createTeamInvitation: [refusedRequest('the method GET', 405, [`GET ${base}/team/invitation HTTP/1.1`, ...plain, ''])],
}

/** The operations that a text states completely, each with its further refusals. */
function statedOperations(deployment: Deployment, texts: Texts): Operations {
  const all = Object.entries(allStatedGoldens(deployment, texts))
  return Object.fromEntries(
    all.map(([id, goldens]) => [id, addGoldens(goldens, { refused: furtherRefusals[id] ?? [] })]),
  )
}

const listSavedSearches = (deployment: Deployment, texts: Texts): OperationGoldens =>
  listGoldens(deployment, 'saved-searches', {
    'reads a list': `[${Object.values(sectionOf(texts, 'getSavedSearch').payloads).join('')}]`,
  })

/** A section with the bodies that only one deployment takes or refuses. */
const joined = (section: TextSection, own: TextSection): TextSection => ({
  ...section,
  bodies: { ...section.bodies, ...own.bodies },
  refused: [...section.refused, ...own.refused],
})

export function managedOperations(texts: Texts): Operations {
  // The errors of the texts are words of the open-source deployment.
  const source = joined(sectionOf(texts, 'createSource'), sectionOf(texts, 'createSource of managed'))
  const own = Object.entries({ ...texts, createSource: source }).flatMap(([id, section]) =>
    sharedOperations.test(id) || managedAlone.test(id) ? [[id, { ...section, errors: [] }]] : [],
  )
  return {
    ...managedDashboards(texts),
    validateDashboard: validateDashboard(managed),
    ...managedAlerts(texts),
    listSavedSearches: addGoldens(listSavedSearches(managed, texts), managedPages(`${managed.base}/saved-searches`)),
    listSources: listSources(managed, texts),
    listWebhooks: addGoldens(
      listGoldens(managed, 'webhooks', sectionOf(texts, 'listWebhooks of managed').payloads),
      managedPages(`${managed.base}/webhooks`),
    ),
    ...statedOperations(managed, Object.fromEntries(own)),
  }
}

export function openSourceOperations(texts: Texts): Operations {
  const searches = '/api/v2/saved-searches'
  const served = Object.entries(texts).filter(([id]) => !managedAlone.test(id))
  const own = statedOperations(openSource, Object.fromEntries(served))
  return {
    ...openSourceDashboards(texts),
    validateDashboard: validateDashboard(openSource),
    ...openSourceAlerts(texts),
    listSavedSearches: addGoldens(listSavedSearches(openSource, texts), {
      responses: [twoPages(searches)],
      refused: refusedPages(searches),
    }),
    listSources: listSources(openSource, texts),
    listWebhooks: pagedWebhooks(texts),
    queryChartSeries: queryChartSeries(sectionOf(texts, 'queryChartSeries')),
    searchEvents: searchEvents(sectionOf(texts, 'searchEvents')),
    ...own,
    createTeamInvitation: addGoldens(own.createTeamInvitation as OperationGoldens, { responses: [brokenRule] }),
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

const invalid = ['{"valid":false,"errors":[{"path":"tiles","message":"Required"}],', '"normalized":null}']

/** The validation of a dashboard. The open-source deployment answers without an envelope. */
function validateDashboard(deployment: Deployment): OperationGoldens {
  const { base, json, foreign, answers, resolves } = deployment
  const start = `POST ${base}/dashboards/validate HTTP/1.1`
  const answer: Message = deployment === openSource ? [...jsonHead('200 OK'), ...invalid] : answers(...invalid)
  return {
    with: [{ name: '', tiles: [] }],
    requests: requestsWith([start, ...json], { 'sends a dashboard': '{"name":"","tiles":[]}' }),
    responses: [
      { name: 'resolves to what is wrong', answers: [answer], outcome: resolves(JSON.parse(invalid.join(''))) },
    ],
    refused: refusedCredentials(start, foreign, '{"name":"","tiles":[]}'),
  }
}

function listSources(deployment: Deployment, texts: Texts): OperationGoldens {
  const { base, answers, resolves } = deployment
  const common = listGoldens(deployment, 'sources', sectionOf(texts, 'listSources').payloads)
  return {
    ...common,
    responses: [
      ...common.responses,
      {
        name: 'keeps a kind of source that the document does not list',
        undescribed: 'A newer server sends values that the document does not list.',
        answers: [answers('[{"id":"65f5e4a3b9e77c001a907890","kind":"promql","name":null,"from":null}]')],
        outcome: resolves([{ id: '65f5e4a3b9e77c001a907890', kind: 'promql', name: null, from: null }]),
      },
      notServed(`GET ${base}/sources`),
    ],
  }
}

const path = '/api/v2/webhooks'

/** The list of the open-source deployment, which has pages. */
const pagedWebhooks = (texts: Texts): OperationGoldens =>
  addGoldens(listGoldens(openSource, 'webhooks', sectionOf(texts, 'listWebhooks').payloads), {
    requests: pageRequests(path),
    responses: [
      twoPages(path),
      {
        name: 'keeps a service and nulls that the document does not list',
        undescribed: 'A newer server sends values that the document does not list.',
        answers: [
          openSource.answers('[{"id":"67b8c9d0e1f2a3b4c5d6e7fb","name":null,"service":"slack_api","headers":null}]'),
        ],
        outcome: { payload: [{ id: '67b8c9d0e1f2a3b4c5d6e7fb', name: null, service: 'slack_api', headers: null }] },
      },
      {
        name: 'reads a page that is shorter than its total',
        answers: [
          [
            ...jsonHead('200 OK', 'x-total-count: 3'),
            '{"data":[{"id":"67b8c9d0e1f2a3b4c5d6e7f8","service":"slack"}],"meta":{"total":3,"limit":1000,"offset":0}}',
          ],
        ],
        outcome: { payload: [{ id: '67b8c9d0e1f2a3b4c5d6e7f8', service: 'slack' }] },
      },
      errorGolden('403 Forbidden', '{"message":"Forbidden"}'),
      notServed(`GET ${path}`),
    ],
    refused: refusedPages(path),
  })
