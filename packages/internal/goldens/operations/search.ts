import type { OperationGoldens } from '../src/golden.ts'
import type { TextSection } from '../src/golden-text.ts'
import { openSource } from './deployments.ts'
import { refusedBodies, requestsWith } from './request-goldens.ts'
import { notServed, payloadGoldens, repeatedGolden, statedErrors } from './response-goldens.ts'

const head = ['POST /api/v2/search HTTP/1.1', ...openSource.json]
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
    ...statedErrors(section),
    notServed('POST /api/v2/search'),
  ],
  refused: refusedBodies(head, section.refused),
})
