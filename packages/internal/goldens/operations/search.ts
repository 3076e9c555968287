import type { OperationGoldens } from '../src/golden.ts'
import type { TextSection } from '../src/golden-text.ts'
import { jsonHead, openSource } from './deployments.ts'
import { refusedBodies, requestsWith } from './request-goldens.ts'
import { notServed, payloadGoldens, repeatedGolden, statedErrors } from './response-goldens.ts'

const start = 'POST /api/v2/search HTTP/1.1'
const head = [start, ...openSource.json]
const hour = ['2026-03-02T16:00:00.000Z', '2026-03-02T17:00:00.000Z']
const sourceId = '65f5e4a3b9e77c001a901234'

/** The columns of an event are data of the user, which no document describes. */
export const searchEvents = (section: TextSection): OperationGoldens => ({
  with: [{ sourceId }],
  requests: requestsWith(head, section.bodies),
  responses: [
    ...payloadGoldens(openSource, section.payloads).map((golden) => ({
      ...golden,
      undescribed: 'The columns are data of the user.',
    })),
    repeatedGolden(openSource.answers('[]'), { payload: [] }),
    {
      name: 'iterates by the cursor of a server that has it',
      undescribed: 'The columns are data of the user.',
      with: [{ sourceId, maxResults: 1, startTime: '2026-03-02T16:00:00Z', endTime: '2026-03-02T17:00:00Z' }],
      answers: [
        '{"data":[{"n":"0"}],"rows":1}',
        '{"data":[{"n":"1"}],"rows":1,"nextCursor":"b"}',
        '{"data":[{"n":"2"}],"rows":1,"nextCursor":null}',
      ].map((body) => [...jsonHead('200 OK'), body]),
      walks: [
        `"maxResults":1,"startTime":"2026-03-02T16:00:00Z","endTime":"2026-03-02T17:00:00Z"`,
        `"maxResults":1,"startTime":"${hour[0]}","endTime":"${hour[1]}","offset":0,"cursor":"start"`,
        `"maxResults":1,"startTime":"${hour[0]}","endTime":"${hour[1]}","offset":0,"cursor":"b"`,
      ].map((page) => `${start} {"sourceId":"${sourceId}",${page}}`),
      outcome: { payload: [{ n: '1' }, { n: '2' }] },
    },
    ...statedErrors(section),
    notServed('POST /api/v2/search'),
  ],
  refused: refusedBodies(head, section.refused),
})
