import type { OperationGoldens } from '../src/golden.ts'
import { addGoldens } from './crud-goldens.ts'
import { managed, organization, service } from './deployments.ts'
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
