import type { OperationGoldens } from '../src/golden.ts'
import { openSource } from './deployments.ts'
import { refusedBodies, requestsWith } from './requests.ts'
import { notServed, reads, repeated, throws } from './responses.ts'

const head = ['POST /api/v2/search HTTP/1.1', ...openSource.json]
const sourceId = '65f5e4a3b9e77c001a901234'
const of = (fields: string) => `{"sourceId":"${sourceId}",${fields}}`

export const searchEvents: OperationGoldens = {
  with: [{ sourceId }],
  requests: requestsWith(head, {
    'sends the largest page': of('"where":"SeverityText:error","maxResults":2000,"offset":10000'),
  }),
  responses: [
    ...reads(openSource, {
      'keeps times with nanoseconds, and 64-bit numbers as text': [
        '[{"Timestamp":"2026-11-23T14:27:47.328980474Z","Duration":"1000000","ms":1,"divide(1, 0)":null},',
        '{"LogAttributes":{"n":"0"},"[1, 2]":[1,2],"true":true}]',
      ],
    }).map((golden) => ({ ...golden, undescribed: 'The columns are data of the user.' })),
    repeated(openSource.answers('[]'), { payload: [] }),
    throws('400 Bad Request', '{"message":"endTime must be greater than startTime"}'),
    throws('404 Not Found', `{"message":"Source not found: ${sourceId}"}`),
    throws('500 Internal Server Error', '{"message":"Query execution failed"}'),
    notServed('POST /api/v2/search'),
  ],
  refused: refusedBodies(head, [
    ['maxResults', 'refuses a page of 2001 events', of('"maxResults":2001')],
    ['offset', 'refuses an offset above 10000', of('"offset":10001')],
    ['select', 'refuses a semicolon in the columns', of('"select":"Body;"')],
    ['select', 'refuses a subquery in the columns', of('"select":"(sElEcT 1)"')],
    ['whereLanguage', 'refuses the language of metrics', of('"whereLanguage":"promql"')],
    ['sourceId', 'refuses an id of 12 characters', '{"sourceId":"aaaaaaaaaaaa"}'],
  ]),
}
