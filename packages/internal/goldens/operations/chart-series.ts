import type { OperationGoldens, RequestGolden, ResponseGolden } from '../src/golden.ts'
import type { TextSection } from '../src/golden-text.ts'
import { jsonHead, openSource } from './deployments.ts'
import { refusedBodies, refusedContents, refusedCredentials, refusedRequest, requestsWith } from './request-goldens.ts'
import { falseSuccesses, notServed, payloadGoldens, repeatedGolden, statedErrors } from './response-goldens.ts'

const { plain, json, foreign, answers, limited, credential } = openSource
const start = 'POST /api/v2/charts/series HTTP/1.1'

const query = {
  startTime: 1767225600000,
  endTime: 1767312000000,
  granularity: '1h',
  series: [{ sourceId: '65f5e4a3b9e77c001a901234', aggFn: 'count', where: 'level:error', groupBy: [] }],
}
const requests: readonly RequestGolden[] = [
  {
    name: 'sends a query for the counts of each hour of a day',
    sends: [
      'POST /api/v2/charts/series HTTP/1.1',
      'authorization: Bearer 7b0f5c1e9a3d4862',
      'accept: application/json',
      'content-type: application/json',
      '',
      '{"startTime":1767225600000,"endTime":1767312000000,"granularity":"1h","series":[',
      '{"sourceId":"65f5e4a3b9e77c001a901234","aggFn":"count","where":"level:error","groupBy":[]}]}',
    ],
  },
]

const responses: readonly ResponseGolden[] = [
  {
    name: 'keeps the rows of a query for columns',
    with: [{ ...query, seriesReturnType: 'column' }],
    answers: [answers('[{"__time_bucket":"2026-01-01T00:00:00Z","series_0":"2","ServiceName":"checkout"}]')],
    outcome: { payload: [{ __time_bucket: '2026-01-01T00:00:00Z', series_0: '2', ServiceName: 'checkout' }] },
  },
  {
    name: 'does not repeat the query after a 500, which reports a bad query',
    retries: 2,
    answers: [[...jsonHead('500 Internal Server Error'), '{"error":"Syntax error: failed at position 27"}']],
    outcome: { error: 'ServerError', status: 500, detail: 'Syntax error: failed at position 27' },
  },
  repeatedGolden(answers('[]'), { payload: [] }),
  notServed('POST /api/v2/charts/series'),
  limited,
  ...credential.responses,
]

export function queryChartSeries(section: TextSection): OperationGoldens {
  const { bodies, payloads, refused } = section
  const queryJson = requests[0]?.sends.slice(-2).join('') ?? ''
  const read = payloadGoldens(openSource, payloads).map((golden) =>
    golden.name.startsWith('keeps values')
      ? { ...golden, undescribed: 'The keys of a map are data of the user.' }
      : golden,
  )
  return {
    with: [query],
    requests: [...requests, ...requestsWith([start, ...json], bodies)],
    responses: [...read, ...statedErrors(section), ...responses],
    refused: [
      ...refusedBodies([start, ...json], refused),
      ...refusedCredentials(start, foreign, queryJson),
      ...refusedContents(start, plain, queryJson),
      refusedRequest('the method GET', 405, [start.replace('POST', 'GET'), ...plain, '']),
      ...falseSuccesses(openSource),
    ],
  }
}
