import type { OperationGoldens, RefusedRequest, ResponseGolden } from '../src/golden.ts'
import { managed, organization, service } from './deployments.ts'
import { refuses } from './requests.ts'
import { throws } from './responses.ts'
import { type Single, single } from './single.ts'

const of = (base: string, operation: Single): OperationGoldens => single(managed, base, operation)
const serviceId = '3e8b5c14-92d7-4f6a-8b10-c7d9e2f4a658'

const record =
  '{"id":"a1f0c9d2-7b3e-4c58-9e21-5d6f8a0b4c37","name":"Checkout","createdAt":"2026-08-04T20:10:42Z",' +
  '"privateEndpoints":[],"enableCoreDumps":true}'

/** Metrics are text, whatever credential or envelope the rest of the API has. */
function metrics(base: string, args: readonly unknown[]): OperationGoldens {
  const [credential = ''] = managed.plain
  const start = `GET ${base}/prometheus`
  const head = [credential, 'accept: text/plain, */*;q=0.1', '']
  const text = '# TYPE info untyped\ninfo{service="3e8b5c14",scrape="full"} 1\n'
  const ofText: ResponseGolden = {
    name: 'resolves to the text',
    answers: [['HTTP/1.1 200 OK', 'content-type: text/plain; charset=utf-8', '', text]],
    outcome: { payload: text },
  }
  const notBoolean: RefusedRequest = refuses(
    'a filter that is no boolean',
    400,
    [`${start}?filtered_metrics=some HTTP/1.1`, ...head],
    'query.filtered_metrics',
  )
  return {
    with: args,
    requests: [
      {
        name: 'sends the filter in the query, and asks for text',
        with: [...args, { query: { filtered_metrics: true } }],
        sends: [`${start}?filtered_metrics=true HTTP/1.1`, ...head],
      },
    ],
    responses: [ofText, throws('400 Bad Request', '{"status":400,"error":"BAD_REQUEST: Invalid organization id"}')],
    refused: [notBoolean],
  }
}

export const organizations: Record<string, OperationGoldens> = {
  listOrganizations: {
    ...of('/v1', { start: 'GET /organizations', reads: ['[', record, ']'] }),
    refused: [
      refuses('the method DELETE', 405, ['DELETE /v1/organizations HTTP/1.1', ...managed.plain, '']),
      {
        name: 'throws on an organization without a list',
        answer: managed.answers(record),
        error: 'ResponseParseError',
        says: 'no list',
      },
    ],
  },
  getOrganization: of(organization, { start: 'GET ', reads: [record] }),
  updateOrganization: of(organization, {
    start: 'PATCH ',
    body: '{"name":"Checkout","enableCoreDumps":false,"privateEndpoints":{"remove":[{"id":"vpce-0a1b","region":"eu-central-1"}]}}',
    reads: [record],
    refusedBodies: [
      ['enableCoreDumps', 'refuses a boolean as text', '{"enableCoreDumps":"yes"}'],
      ['privateEndpoints', 'refuses a list of endpoints', '{"privateEndpoints":[]}'],
    ],
  }),
  getOrganizationMetrics: metrics(organization, []),
  getServiceMetrics: metrics(service, [serviceId]),
}

const activity =
  '{"id":"6a7247421a1886ac652866b7","createdAt":"2026-08-04T20:10:42Z","actorType":"user",' +
  '"actorId":"Google_103","actorDetails":"ada@example.com","organizationId":"a1f0c9d2-7b3e-4c58-9e21-5d6f8a0b4c37",' +
  '"actorIpAddress":"203.0.113.10","type":"create_organization"}'

const day = (name: string) => `?from_date=2026-08-04&to_date=${name}`

export const activitiesAndCost: Record<string, OperationGoldens> = {
  listActivities: {
    ...of(organization, { start: 'GET /activities', reads: ['[', activity, ']'] }),
    requests: [
      {
        name: 'sends the range in the query',
        with: [{ query: { from_date: '2026-08-04T00:00:00Z' } }],
        sends: [`GET ${organization}/activities?from_date=2026-08-04T00%3A00%3A00Z HTTP/1.1`, ...managed.plain, ''],
      },
    ],
  },
  getActivity: of(organization, {
    start: 'GET /activities/6a7247421a1886ac652866b7',
    with: ['6a7247421a1886ac652866b7'],
    reads: [activity],
  }),
  getUsageCost: {
    ...of(organization, {
      start: `GET /usageCost${day('2026-08-05')}&filter=tag%3Aenvironment%3Dproduction&filter=tag%3AisActive`,
      with: [
        {
          query: {
            from_date: '2026-08-04',
            to_date: '2026-08-05',
            filter: ['tag:environment=production', 'tag:isActive'],
          },
        },
      ],
      reads: [
        '{"grandTotalCHC":0.675,"costs":[{"date":"2026-08-04","dataWarehouseId":"0f2e6d1c-5b4a-4938-8271-60f5e4d3c2b1",',
        '"serviceId":null,"entityType":"datawarehouse","entityId":"0f2e6d1c-5b4a-4938-8271-60f5e4d3c2b1",',
        '"entityName":"warehouse","locked":false,"metrics":{"backupCHC":0,"storageCHC":0},"totalCHC":0},',
        '{"date":"2026-08-04","dataWarehouseId":"0f2e6d1c-5b4a-4938-8271-60f5e4d3c2b1",',
        '"serviceId":"3e8b5c14-92d7-4f6a-8b10-c7d9e2f4a658","entityType":"service",',
        '"entityId":"3e8b5c14-92d7-4f6a-8b10-c7d9e2f4a658","entityName":"Checkout","locked":false,',
        '"metrics":{"publicDataTransferCHC":0,"computeCHC":0.675},"totalCHC":0.675}]}',
      ],
      refused: [
        refuses(
          'a report without its first day',
          400,
          [`GET ${organization}/usageCost?to_date=2026-08-05 HTTP/1.1`, ...managed.plain, ''],
          'query',
        ),
      ],
    }),
  },
}
