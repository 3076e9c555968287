import type { OperationGoldens, ResponseGolden } from '../src/golden.ts'
import { sectionOf, type Texts } from '../src/golden-text.ts'
import { addGoldens } from './crud-goldens.ts'
import { jsonHead, managed, organization, requestId, service } from './deployments.ts'
import { refusedRequest } from './request-goldens.ts'
import { errorGolden } from './response-goldens.ts'

const { plain, answers } = managed

/** Metrics are text, whatever credential or envelope the rest of the API has. */
function metrics(base: string, args: readonly unknown[]): OperationGoldens {
  const start = `GET ${base}/prometheus`
  const head = [plain[0] ?? '', 'accept: text/plain, */*;q=0.1', '']
  const text = '# TYPE info untyped\ninfo{service="3e8b5c14",scrape="full"} 1\n'
  const unknown = [`${start}?filtered_metrics=some HTTP/1.1`, ...head]
  return {
    with: args,
    requests: [
      {
        name: 'sends the filter in the query, and asks for text',
        with: [...args, { query: { filtered_metrics: true } }],
        sends: [`${start}?filtered_metrics=true HTTP/1.1`, ...head],
      },
    ],
    responses: [
      {
        name: 'resolves to the text',
        answers: [['HTTP/1.1 200 OK', 'content-type: text/plain; charset=utf-8', '', text]],
        outcome: { payload: text },
      },
      errorGolden('400 Bad Request', '{"status":400,"error":"BAD_REQUEST: Invalid organization id"}'),
    ],
    refused: [refusedRequest('a filter that is no boolean', 400, unknown, 'query.filtered_metrics')],
  }
}

/** The operations of an organization, with more than the text states of them. */
export const organizations = (of: Readonly<Record<string, OperationGoldens>>, record: string) => ({
  listOrganizations: {
    ...(of.listOrganizations as OperationGoldens),
    refused: [
      refusedRequest('the method DELETE', 405, ['DELETE /v1/organizations HTTP/1.1', ...plain, '']),
      {
        name: 'throws on an organization without a list',
        answer: answers(record),
        error: 'ResponseParseError',
        says: 'no list',
      },
    ],
  },
  getOrganizationMetrics: metrics(organization, []),
  getServiceMetrics: metrics(service, ['3e8b5c14-92d7-4f6a-8b10-c7d9e2f4a658']),
  listActivities: {
    ...(of.listActivities as OperationGoldens),
    requests: [
      {
        name: 'sends the range in the query',
        with: [{ query: { from_date: '2026-08-04T00:00:00Z' } }],
        sends: [`GET ${organization}/activities?from_date=2026-08-04T00%3A00%3A00Z HTTP/1.1`, ...plain, ''],
      },
    ],
  },
  getUsageCost: addGoldens(of.getUsageCost as OperationGoldens, {
    refused: [
      refusedRequest(
        'a report without its first day',
        400,
        [`GET ${organization}/usageCost?to_date=2026-08-05 HTTP/1.1`, ...plain, ''],
        'query',
      ),
    ],
  }),
})

type Operations = Readonly<Record<string, OperationGoldens>>

/** Both kinds of queries: their lists name the next page, and a creation is answered with 201. */
export function queryGoldens(own: Operations, texts: Texts): Record<string, OperationGoldens> {
  const kinds = [
    ['SavedQueries', 'SavedQuery', 'saved-queries'],
    ['QueryApiEndpoints', 'QueryApiEndpoint', 'query-api-endpoints'],
  ] as const
  const all = kinds.flatMap(([plural, kind, path]) => {
    const [record = ''] = Object.values(sectionOf(texts, `get${kind}`).payloads)
    const [list, create] = [own[`list${plural}`], own[`create${kind}`]] as [OperationGoldens, OperationGoldens]
    return [
      [`list${plural}`, addGoldens(list, { responses: [walk(`${service}/${path}`)] })],
      [`create${kind}`, { ...create, responses: [created(record), wrong] }],
    ] as const
  })
  return Object.fromEntries(all)
}

const page = (id: string, nextCursor: string): readonly string[] => [
  ...jsonHead('200 OK'),
  `{"status":200,"limit":1,"totalCount":2,"nextCursor":${nextCursor},"result":[{"id":"${id}"}]}`,
]

function walk(list: string): ResponseGolden {
  const ids = ['9d0b2f4a-6c81-4e3a-8b5d-1f7c9e2a4b60', '8c1a3e59-5b70-4d2f-9a4c-0e6b8d1f3a5f'] as const
  return {
    name: 'walks from page to page by the cursors of the server',
    answers: [page(ids[0], '"a b"'), page(ids[1], 'null')],
    walks: [`GET ${list} HTTP/1.1`, `GET ${list}?cursor=a%20b HTTP/1.1`],
    outcome: { payload: ids.map((id) => ({ id })) },
  }
}

const created = (record: string): ResponseGolden => ({
  name: 'resolves to what a 201 has created',
  answers: [[...jsonHead('201 Created'), `{"status":201,"requestId":"${requestId}","result":${record}}`]],
  outcome: { payload: JSON.parse(record), requestId },
})

const wrong: ResponseGolden = {
  name: 'throws what is wrong in the request',
  answers: [
    [
      ...jsonHead('400 Bad Request'),
      `{"status":400,"error":"BAD_REQUEST: Invalid request","requestId":"${requestId}",`,
      '"issues":[{"path":["name"],"code":"too_small","message":"Must not be blank"}]}',
    ],
  ],
  outcome: {
    error: 'BadRequestError',
    status: 400,
    detail: 'BAD_REQUEST: Invalid request; name: Must not be blank',
    requestId,
  },
}

/** Addresses of metrics are a list without an envelope. */
export function targetGoldens(own: Operations): OperationGoldens {
  const list = own.listPrometheusTargets as OperationGoldens
  const target = { targets: ['api.example.com'], labels: { __scheme__: 'https' } }
  const bare: ResponseGolden = {
    name: 'resolves to a list without an envelope',
    answers: [[...jsonHead('200 OK'), JSON.stringify([target])]],
    outcome: { payload: [target] },
  }
  return { ...list, responses: [bare] }
}
