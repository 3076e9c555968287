import type { OperationGoldens } from '../../../src/goldens/golden.ts'
import { refusedBodies, refusedCredentials, refusedMediaTypes } from '../../refusals.ts'
import { oss } from '../deployments/open-source.ts'
import { falseSuccesses } from '../false-successes.ts'
import { chartRefusals, refusedByTheInterface } from './refusals.ts'
import { chartQuery, chartQueryJson, chartRequests } from './requests.ts'
import { chartResponses } from './responses.ts'

const { plain, json, foreign } = oss

/** Chart series, which the open-source deployment alone has. */
export const queryChartSeries: OperationGoldens = {
  with: [chartQuery],
  requests: chartRequests,
  responses: chartResponses,
  refused: [
    ...refusedBodies(['POST /api/v2/charts/series HTTP/1.1', ...json], chartRefusals),
    ...refusedBodies(['POST /api/v2/charts/series HTTP/1.1', ...json], refusedByTheInterface, '4.4'),
    ...refusedCredentials('POST /api/v2/charts/series HTTP/1.1', foreign, chartQueryJson),
    ...refusedMediaTypes('POST /api/v2/charts/series HTTP/1.1', plain, chartQueryJson),
    {
      section: '4.4',
      name: 'refuses to read charts, which are queried by POST only',
      request: ['GET /api/v2/charts/series HTTP/1.1', ...plain, ''],
      status: 405,
    },
    { section: '4.4', name: 'does not send without a body', with: [], error: 'InvalidArgumentError', says: 'body' },
    ...falseSuccesses(oss),
  ],
}
