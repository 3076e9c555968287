import type { OperationGoldens } from '../src/golden.ts'
import { add } from './crud.ts'
import { jsonHead, openSource } from './deployments.ts'
import { list, pageRequests, refusedPages, twoPages } from './pages.ts'
import { notServed, throws } from './responses.ts'

const path = '/api/v2/webhooks'
const common = list(openSource, 'webhooks', {
  'reads a webhook of each service': [
    '[{"id":"6b0276d6e79e4918b828a8c6","name":"On-call","url":"https://hooks.example.com/T000/B000/xyz",',
    '"description":"the on-call channel","updatedAt":"2026-11-22T05:00:06.077Z",',
    '"createdAt":"2026-11-22T05:00:06.077Z","service":"slack"},',
    '{"id":"6b0276d6e79e4918b828a8cc","name":"Incident","url":"https://hooks.example.com/ABC",',
    '"updatedAt":"2026-11-22T05:00:06.123Z","createdAt":"2026-11-22T05:00:06.123Z","service":"incidentio"},',
    '{"id":"67b8c9d0e1f2a3b4c5d6e7fa","name":"Own","service":"generic","body":"{\\"text\\": \\"{{title}}\\"}"}]',
  ],
})

export const listWebhooks: OperationGoldens = add(common, {
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
    throws('403 Forbidden', '{"message":"Forbidden"}'),
    notServed(`GET ${path}`),
  ],
  refused: refusedPages(path),
})
