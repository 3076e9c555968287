import type { GoldensByKind, RequestGolden } from '../../../src/goldens/golden.ts'
import { notServed } from '../../answers.ts'
import { json, plain, service } from '../../managed.ts'
import { type RefusedBody, refusedBodies } from '../../refusals.ts'
import {
  badRequest,
  failed,
  forbidden,
  gatewayFailed,
  limited,
  missing,
  unauthorized,
} from '../deployments/managed-errors.ts'

const route = `${service}/observability/alerts`
const item = `${route}/66a1b2c3d4e5f60718293a4b`

const watched = {
  dashboardId: '65f5e4a3b9e77c001a2b3c4d',
  tileId: '65f5e4a3b9e77c001a00711e',
  threshold: 100,
  interval: '1h',
  source: 'tile',
  thresholdType: 'above',
}
const watchedJson = [
  '{"dashboardId":"65f5e4a3b9e77c001a2b3c4d","tileId":"65f5e4a3b9e77c001a00711e","threshold":100,"interval":"1h",',
  '"source":"tile","thresholdType":"above","channel":',
]

const channels: readonly (readonly [name: string, channel: object, ...json: string[]])[] = [
  [
    'by mail, to each of two',
    { type: 'email', emailRecipients: ['ops@example.com', 'müller@example.com'] },
    '{"type":"email","emailRecipients":["ops@example.com","müller@example.com"]}',
  ],
  [
    'by a webhook of a service, critically',
    {
      type: 'webhook',
      webhookId: '67b8c9d0e1f2a3b4c5d6e7f8',
      webhookService: 'slack',
      slackChannelId: 'C024BE91L',
      severity: 'critical',
    },
    '{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f8","webhookService":"slack",',
    '"slackChannelId":"C024BE91L","severity":"critical"}',
  ],
  ...['error', 'warning', 'info'].map(
    (severity) =>
      [
        `by a webhook, with the severity ${severity}`,
        { type: 'webhook', webhookId: '67b8c9d0e1f2a3b4c5d6e7f8', severity },
        `{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f8","severity":"${severity}"}`,
      ] as const,
  ),
]

const channelRequests = (head: readonly string[], before: readonly unknown[]): RequestGolden[] =>
  channels.map(([name, channel, ...bytes]) => ({
    name: `sends an alert that tells ${name}`,
    with: [...before, { ...watched, channel }],
    sends: [...head, '', ...watchedJson, ...bytes, '}'],
  }))

const refusedChannels: readonly RefusedBody[] = [
  ['channel', 'refuses mail to nobody that is named', ...watchedJson, '{"type":"email"}}'],
  [
    'channel.emailRecipients',
    'refuses one address where a list belongs',
    ...watchedJson,
    '{"type":"email","emailRecipients":"ops@example.com"}}',
  ],
  [
    'channel.severity',
    'refuses a severity that no server knows',
    ...watchedJson,
    '{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f8","severity":"fatal"}}',
  ],
  [
    '',
    'refuses more channels than one, which the open-source deployment alone takes',
    ...watchedJson,
    '{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f8"},',
    '"channels":[{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f8"}]}',
  ],
  [
    '',
    'refuses an alert as it was read, with its id',
    ...watchedJson,
    '{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f8"},"id":"66a1b2c3d4e5f60718293a4b"}',
  ],
  [
    'source',
    'refuses an alert on a chart of its own, which the open-source deployment alone takes',
    '{"threshold":100,"interval":"1h","source":"inline","thresholdType":"above","channel":',
    '{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f8"},',
    '"chartConfig":{"displayType":"line","sourceId":"65f5e4a3b9e77c001a901234","select":[{"aggFn":"count"}]}}',
  ],
  [
    'channel',
    'refuses mail that names a webhook',
    ...watchedJson,
    '{"type":"email","webhookId":"67b8c9d0e1f2a3b4c5d6e7f8"}}',
  ],
]

/** What the managed deployment alone has to say of alerts: they can be sent by mail. */
export const managedAlerts: Readonly<Record<string, Partial<GoldensByKind>>> = {
  listAlerts: { responses: [unauthorized, forbidden, notServed(`GET ${route}`), limited, failed] },
  createAlert: {
    requests: channelRequests([`POST ${route} HTTP/1.1`, ...json], []),
    responses: [badRequest, unauthorized, limited, gatewayFailed],
    refused: refusedBodies([`POST ${route} HTTP/1.1`, ...json], refusedChannels),
  },
  getAlert: {
    requests: [
      {
        name: 'sends to the organization and service that one call names instead of its own',
        with: [
          '66a1b2c3d4e5f60718293a4b',
          {
            organizationId: '77e0a9b4-15c2-4d8f-a3b6-0e9d8c7f6a51',
            serviceId: '0c5d9e7a-4b21-4f83-9a6e-2d8f1b3c5a70',
          },
        ],
        sends: [
          'GET /v1/organizations/77e0a9b4-15c2-4d8f-a3b6-0e9d8c7f6a51/services/0c5d9e7a-4b21-4f83-9a6e-2d8f1b3c5a70/observability/alerts/66a1b2c3d4e5f60718293a4b HTTP/1.1',
          ...plain,
          '',
        ],
      },
    ],
    responses: [badRequest, unauthorized, missing, notServed(`GET ${item}`), limited, failed],
  },
  updateAlert: {
    requests: channelRequests([`PUT ${item} HTTP/1.1`, ...json], ['66a1b2c3d4e5f60718293a4b']),
    responses: [badRequest, unauthorized, missing, limited, failed],
    refused: refusedBodies([`PUT ${item} HTTP/1.1`, ...json], refusedChannels),
  },
  deleteAlert: { responses: [badRequest, unauthorized, missing, notServed(`DELETE ${item}`), limited, failed] },
}
