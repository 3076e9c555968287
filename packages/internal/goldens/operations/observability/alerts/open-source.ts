import type { GoldensByKind, Message, RequestGolden } from '../../../src/goldens/golden.ts'
import { notServed } from '../../answers.ts'
import { type RefusedBody, refusedBodies } from '../../refusals.ts'
import { oss } from '../deployments/open-source.ts'
import {
  failed,
  failedOnce,
  forbidden,
  invalid,
  limited,
  limitedBriefly,
  limitedOnce,
  missing,
  missingInText,
  notAnId,
  unauthorized,
  unknown,
} from '../deployments/open-source-errors.ts'
import { refusedItem } from '../ids.ts'
import { listByPages, pageRequests, refusedPages } from '../pages.ts'
import { tileAlertJson } from './requests.ts'
import { storedAlerts } from './stored-alerts.ts'

const post = ['POST /api/v2/alerts HTTP/1.1', ...oss.json]
const item = '/api/v2/alerts/66a1b2c3d4e5f60718293a4b'
const put = [`PUT ${item} HTTP/1.1`, ...oss.json]

const unheardOf = {
  dashboardId: '65f5e4a3b9e77c001a2b3c4d',
  tileId: '65f5e4a3b9e77c001a00711e',
  threshold: 100,
  interval: '1h',
  source: 'tile',
  thresholdType: 'above',
}
const watched = { ...unheardOf, channel: { type: 'webhook', webhookId: '67b8c9d0e1f2a3b4c5d6e7f8' } }
const unheard = [
  '{"dashboardId":"65f5e4a3b9e77c001a2b3c4d","tileId":"65f5e4a3b9e77c001a00711e","threshold":100,"interval":"1h",',
  '"source":"tile","thresholdType":"above",',
]
const watchedJson = [...unheard, '"channel":{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f8"}']

/** Channels, which servers know since August 2026: beside the first of them, and alone. */
const channelRequests = (head: Message, before: readonly unknown[]): RequestGolden[] => [
  furtherChannels(head, before),
  {
    name: 'sends an alert that names its channels alone',
    with: [...before, { ...unheardOf, channels: [{ type: 'webhook', webhookId: '67b8c9d0e1f2a3b4c5d6e7f9' }] }],
    sends: [...head, '', ...unheard, '"channels":[{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f9"}]}'],
  },
  {
    name: 'sends an alert on a chart of its own',
    with: [
      ...before,
      {
        source: 'inline',
        chartConfig: { displayType: 'line', sourceId: '65f5e4a3b9e77c001a901234', select: [{ aggFn: 'count' }] },
        threshold: 100,
        interval: '1h',
        thresholdType: 'above',
        channel: { type: 'webhook', webhookId: '67b8c9d0e1f2a3b4c5d6e7f8' },
      },
    ],
    sends: [
      ...head,
      '',
      '{"source":"inline","chartConfig":{"displayType":"line","sourceId":"65f5e4a3b9e77c001a901234",',
      '"select":[{"aggFn":"count"}]},"threshold":100,"interval":"1h","thresholdType":"above",',
      '"channel":{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f8"}}',
    ],
  },
]

const furtherChannels = (head: Message, before: readonly unknown[]): RequestGolden => ({
  name: 'sends an alert that tells two webhooks',
  with: [
    ...before,
    {
      ...watched,
      channels: [
        { type: 'webhook', webhookId: '67b8c9d0e1f2a3b4c5d6e7f8' },
        { type: 'webhook', webhookId: '67b8c9d0e1f2a3b4c5d6e7f9' },
      ],
    },
  ],
  sends: [
    ...head,
    '',
    ...watchedJson,
    ',"channels":[{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f8"},',
    '{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f9"}]}',
  ],
})

const elevenChannels = Array.from({ length: 11 }, (_, index) => `{"type":"webhook","webhookId":"webhook-${index}"}`)

const refusedByOss: readonly RefusedBody[] = [
  [
    'channel',
    'refuses to tell somebody by mail, which only the managed deployment does',
    ...unheard,
    '"channel":{"type":"email","emailRecipients":["ops@example.com"]}}',
  ],
  ['channel', 'refuses null as the channel', ...unheard, '"channel":null}'],
  ['channels', 'refuses null as the channels', ...watchedJson, ',"channels":null}'],
  ['channels', 'refuses no channel', ...unheard, '"channels":[]}'],
  [
    'chartConfig',
    'refuses a table as the chart of an alert',
    '{"source":"inline","chartConfig":{"displayType":"table","sourceId":"65f5e4a3b9e77c001a901234",',
    '"select":[{"aggFn":"count"}]},"threshold":100,"interval":"1h","thresholdType":"above",',
    '"channel":{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f8"}}',
  ],
  ['channels', 'refuses no further channel', ...watchedJson, ',"channels":[]}'],
  ['channels', 'refuses 11 channels', ...watchedJson, `,"channels":[${elevenChannels.join(',')}]}`],
  [
    'channels',
    'refuses the same channel twice',
    ...watchedJson,
    ',"channels":[{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f8"},',
    '{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f8"}]}',
  ],
]

/** What the open-source deployment alone has to say of alerts: pages, webhooks only, and refusals in JSON. */
export const openSourceAlerts: Readonly<Record<string, Partial<GoldensByKind>>> = {
  listAlerts: {
    requests: pageRequests('/api/v2/alerts'),
    responses: [
      listByPages('/api/v2/alerts'),
      {
        name: 'reads the alerts of a page',
        answers: [
          [
            'HTTP/1.1 200 OK',
            'content-type: application/json; charset=utf-8',
            'x-total-count: 151',
            '',
            '{"data":[{"id":"66a1b2c3d4e5f60718293a4b"}],"meta":{"total":151,"limit":50,"offset":150}}',
          ],
        ],
        outcome: { payload: [{ id: '66a1b2c3d4e5f60718293a4b' }] },
      },
      unauthorized,
      forbidden,
      notServed('GET /api/v2/alerts'),
      limited,
      failed,
    ],
    refused: refusedPages('/api/v2/alerts'),
  },
  createAlert: {
    requests: channelRequests(post, []),
    responses: [
      ...storedAlerts,
      invalid('Body validation failed: interval: Invalid enum value'),
      unknown('Webhook not found'),
      unauthorized,
      forbidden,
      limited,
      limitedOnce(oss.answers('{"id":"66a1b2c3d4e5f60718293a4b"}'), { id: '66a1b2c3d4e5f60718293a4b' }),
      failedOnce,
    ],
    refused: refusedBodies(post, refusedByOss),
  },
  getAlert: {
    responses: [
      ...storedAlerts,
      notAnId,
      unauthorized,
      missing('Alert not found'),
      missingInText,
      notServed(`GET ${item}`),
      limited,
      limitedBriefly,
      failed,
    ],
    refused: refusedItem('GET', 'alerts', 'alertId', [...oss.plain, '']),
  },
  updateAlert: {
    requests: channelRequests(put, ['66a1b2c3d4e5f60718293a4b']),
    responses: [
      ...storedAlerts,
      notAnId,
      unknown('Tile not found'),
      unauthorized,
      missing('Alert not found'),
      missingInText,
      limited,
    ],
    refused: [
      ...refusedBodies(put, refusedByOss),
      ...refusedItem('PUT', 'alerts', 'alertId', [...oss.json, '', tileAlertJson]),
    ],
  },
  deleteAlert: {
    responses: [
      {
        name: 'resolves to nothing from an older server, which answers in text',
        answers: [
          [
            'HTTP/1.1 200 OK',
            'content-type: text/plain; charset=utf-8',
            'content-length: 2',
            'etag: W/"2-nOO9QiTIwXgNtWtBJezz8kv3SLc"',
            '',
            'OK',
          ],
        ],
        outcome: { payload: undefined },
      },
      notAnId,
      unauthorized,
      missing('Alert not found'),
      notServed(`DELETE ${item}`),
      limited,
    ],
    refused: refusedItem('DELETE', 'alerts', 'alertId', [...oss.plain, '']),
  },
}
