import type { OperationGoldens } from '../src/golden.ts'
import type { TextSection } from '../src/golden-text.ts'
import { openSource } from './deployments.ts'
import { refusedBodies, requestsWith } from './request-goldens.ts'
import { errorGolden, notServed, payloadGoldens, repeatedGolden } from './response-goldens.ts'

const head = ['POST /api/v2/search HTTP/1.1', ...openSource.json]
const sourceId = '65f5e4a3b9e77c001a901234'

/** The columns of an event are data of the user, which no document describes. */
export const searchEvents = ({ bodies, payloads, refused }: TextSection): OperationGoldens => ({
  with: [{ sourceId }],
  requests: requestsWith(head, bodies),
  responses: [
    ...payloadGoldens(openSource, payloads).map((golden) => ({
      ...golden,
      undescribed: 'The columns are data of the user.',
    })),
    repeatedGolden(openSource.answers('[]'), { payload: [] }),
    errorGolden('400 Bad Request', '{"message":"endTime must be greater than startTime"}'),
    errorGolden('404 Not Found', `{"message":"Source not found: ${sourceId}"}`),
    errorGolden('500 Internal Server Error', '{"message":"Query execution failed"}'),
    notServed('POST /api/v2/search'),
  ],
  refused: refusedBodies(head, refused),
})
