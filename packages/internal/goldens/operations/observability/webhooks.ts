import type { OperationGoldens } from '../../src/goldens/golden.ts'
import { notServed } from '../answers.ts'
import { refusedCredentials } from '../refusals.ts'
import { oss } from './deployments/open-source.ts'
import { failed, forbidden, limited, unauthorized } from './deployments/open-source-errors.ts'
import { falseSuccesses } from './false-successes.ts'
import { listByPages, pageRequests, refusedPages, wholeList } from './pages.ts'

const { section, plain, json, foreign, answers, resolves } = oss
const all = '/api/v2/webhooks HTTP/1.1'

/** Webhooks, which the open-source deployment alone lists. */
export const listWebhooks: OperationGoldens = {
  with: [],
  requests: [
    { name: 'asks for all webhooks', sends: [`GET ${all}`, ...plain, ''] },
    ...pageRequests('/api/v2/webhooks'),
  ],
  responses: [
    {
      name: 'reads a webhook of each service, and one of a service that nobody has listed',
      undescribed: 'Servers of tomorrow send what nobody has listed.',
      answers: [
        answers(
          '[{"id":"67b8c9d0e1f2a3b4c5d6e7f8","name":"On call","service":"slack","url":"https://hooks.example.com/a",',
          '"createdAt":"2026-02-20T09:15:00.000Z","updatedAt":"2026-02-27T10:00:00.000Z"},',
          '{"id":"67b8c9d0e1f2a3b4c5d6e7f9","name":"Incidents","service":"incidentio","description":"All of them",',
          '"createdAt":"2026-02-20T09:15:00.000Z","updatedAt":"2026-02-27T10:00:00.000Z"},',
          '{"id":"67b8c9d0e1f2a3b4c5d6e7fa","name":"Own","service":"generic","body":"{\\"text\\": \\"{{title}}\\"}",',
          '"createdAt":"2026-02-20T09:15:00.000Z","updatedAt":"2026-02-27T10:00:00.000Z"},',
          '{"id":"67b8c9d0e1f2a3b4c5d6e7fb","name":null,"service":"slack_api","headers":null}]',
        ),
      ],
      outcome: resolves([
        {
          id: '67b8c9d0e1f2a3b4c5d6e7f8',
          name: 'On call',
          service: 'slack',
          url: 'https://hooks.example.com/a',
          createdAt: '2026-02-20T09:15:00.000Z',
          updatedAt: '2026-02-27T10:00:00.000Z',
        },
        {
          id: '67b8c9d0e1f2a3b4c5d6e7f9',
          name: 'Incidents',
          service: 'incidentio',
          description: 'All of them',
          createdAt: '2026-02-20T09:15:00.000Z',
          updatedAt: '2026-02-27T10:00:00.000Z',
        },
        {
          id: '67b8c9d0e1f2a3b4c5d6e7fa',
          name: 'Own',
          service: 'generic',
          body: '{"text": "{{title}}"}',
          createdAt: '2026-02-20T09:15:00.000Z',
          updatedAt: '2026-02-27T10:00:00.000Z',
        },
        { id: '67b8c9d0e1f2a3b4c5d6e7fb', name: null, service: 'slack_api', headers: null },
      ]),
    },
    {
      name: 'reads the webhooks of a server, with the description after the address',
      answers: [
        [
          'HTTP/1.1 200 OK',
          'x-total-count: 2',
          'content-type: application/json; charset=utf-8',
          '',
          '{"data":[{"id":"6b0276d6e79e4918b828a8c6","name":"On-call","url":"https://hooks.example.com/T000/B000/xyz",',
          '"description":"the on-call channel","updatedAt":"2026-11-22T05:00:06.077Z",',
          '"createdAt":"2026-11-22T05:00:06.077Z","service":"slack"},{"id":"6b0276d6e79e4918b828a8cc",',
          '"name":"Incident","url":"https://hooks.example.com/ABC","updatedAt":"2026-11-22T05:00:06.123Z",',
          '"createdAt":"2026-11-22T05:00:06.123Z","service":"incidentio"}],',
          '"meta":{"total":2,"limit":1000,"offset":0}}',
        ],
      ],
      outcome: {
        payload: [
          {
            id: '6b0276d6e79e4918b828a8c6',
            name: 'On-call',
            url: 'https://hooks.example.com/T000/B000/xyz',
            description: 'the on-call channel',
            updatedAt: '2026-11-22T05:00:06.077Z',
            createdAt: '2026-11-22T05:00:06.077Z',
            service: 'slack',
          },
          {
            id: '6b0276d6e79e4918b828a8cc',
            name: 'Incident',
            url: 'https://hooks.example.com/ABC',
            updatedAt: '2026-11-22T05:00:06.123Z',
            createdAt: '2026-11-22T05:00:06.123Z',
            service: 'incidentio',
          },
        ],
      },
    },
    {
      name: 'reads a page that is shorter than its total',
      answers: [
        [
          'HTTP/1.1 200 OK',
          'content-type: application/json; charset=utf-8',
          'x-total-count: 3',
          '',
          '{"data":[{"id":"67b8c9d0e1f2a3b4c5d6e7f8","service":"slack"}],"meta":{"total":3,"limit":1000,"offset":0}}',
        ],
      ],
      outcome: { payload: [{ id: '67b8c9d0e1f2a3b4c5d6e7f8', service: 'slack' }] },
    },
    { name: 'reads an empty list', answers: [answers('[]')], outcome: resolves([]) },
    ...wholeList(oss, 'webhooks'),
    listByPages('/api/v2/webhooks'),
    unauthorized,
    forbidden,
    notServed('GET /api/v2/webhooks'),
    limited,
    failed,
  ],
  refused: [
    ...refusedPages('/api/v2/webhooks'),
    ...refusedCredentials(`GET ${all}`, foreign),
    {
      section,
      name: 'refuses to create a webhook, which is not among the operations',
      request: [`POST ${all}`, ...json, '', '{"name":"On call","service":"slack","url":"https://hooks.example.com/a"}'],
      status: 405,
    },
    ...falseSuccesses(oss),
  ],
}
