import type { OperationGoldens, ResponseGolden } from '../src/golden.ts'
import { add } from './crud.ts'
import { type Deployment, jsonHead, managed, openSource } from './deployments.ts'
import { list, pageRequests, refusedPages, twoPages } from './pages.ts'
import type { Bodies, RefusedBody } from './requests.ts'
import { notServed, throws } from './responses.ts'
import { type Single, single } from './single.ts'

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

const listWebhooks: OperationGoldens = add(common, {
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

const id = '6b0276d6e79e4918b828a8cc'
const bodies: Bodies = {
  'sends headers and query parameters': [
    '{"name":"Own","service":"generic","url":"https://hooks.example.com/x","description":"","body":"{}",',
    '"headers":{"Authorization":"Bearer 4f1c9a","a$":""},"queryParams":{"a b":"ü"}}',
  ],
  'sends the webhook of a chat service': '{"name":"Chat","service":"slack","url":"http://slack.com:8080/x"}',
  'sends empty maps':
    '{"name":"I","service":"incidentio","url":"https://hooks.example.com","headers":{},"queryParams":{}}',
}
const own = (fields: string) => `{"name":"Own","service":"generic","url":"https://hooks.example.com/x",${fields}}`
const refused: readonly RefusedBody[] = [
  ['url', 'refuses another protocol', '{"name":"Own","service":"generic","url":"ftp://hooks.example.com/x"}'],
  ['', 'refuses a body of a chat service', '{"name":"a","service":"slack","url":"https://slack.com","body":"{}"}'],
  ['url', 'refuses another domain', '{"name":"a","service":"slack","url":"https://slack.com.example.com"}'],
  ['', 'refuses a service of the user interface', '{"name":"a","service":"slack_api","url":"https://slack.com"}'],
  ['headers', 'refuses a header name that starts with a digit', own('"headers":{"1a":""}')],
  ['headers', 'refuses a header name on which servers fail', own('"headers":{"a.b":""}')],
  ['queryParams.a', 'refuses a line break', own('"queryParams":{"a":"\\n"}')],
]
const stored = [
  '{"id":"6b0276d6e79e4918b828a8cc","name":"Own","url":"https://hooks.example.com/x","description":"","body":"{}",',
  '"updatedAt":"2026-11-22T05:00:06.123Z","createdAt":"2026-11-22T05:00:06.123Z","service":"generic"}',
]

function written(deployment: Deployment, failures: readonly ResponseGolden[]): Record<string, OperationGoldens> {
  const of = (operation: Single) => single(deployment, `${deployment.base}/webhooks`, operation)
  const write = { body: bodies, reads: stored, refusedBodies: refused }
  return {
    createWebhook: of({ start: 'POST ', ...write }),
    updateWebhook: of({ start: `PUT /${id}`, with: [id], ...write }),
    deleteWebhook: of({ start: `DELETE /${id}`, with: [id], more: failures }),
  }
}

export const openSourceWebhooks: Readonly<Record<string, OperationGoldens>> = {
  listWebhooks,
  ...written(openSource, [
    throws(
      '409 Conflict',
      '{"message":"Cannot delete webhook: 1 alert(s) still reference it. Reassign or remove those alerts first."}',
    ),
  ]),
}

export const managedWebhooks: Readonly<Record<string, OperationGoldens>> = {
  listWebhooks: list(managed, 'webhooks', {
    'reads a webhook that is connected in the user interface': [
      '[{"id":"6b0276d6e79e4918b828a8cd","name":"Shop","service":"slack_api","createdAt":"2026-07-31T05:00:06.123Z",',
      '"updatedAt":"2026-07-31T05:00:06.123Z"}]',
    ],
  }),
  ...written(managed, []),
}
