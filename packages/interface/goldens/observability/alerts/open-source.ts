import type { GoldensByKind, Message, RequestGolden } from '../../../src/goldens/golden.ts'
import { type RefusedBody, refusedBodies } from '../../refusals.ts'
import { oss } from '../deployments/open-source.ts'
import {
  failed,
  failedOnce,
  forbidden,
  invalid,
  limited,
  limitedOnce,
  missing,
  notAnId,
  notServed,
  unauthorized,
  unknown,
} from '../deployments/open-source-errors.ts'
import { refusedItem } from '../ids.ts'
import { listByPages, pageRequests, refusedPages } from '../pages.ts'
import { tileAlertJson } from './requests.ts'

const post = ['POST /api/v2/alerts HTTP/1.1', ...oss.json]
const item = '/api/v2/alerts/66a1b2c3d4e5f60718293a4b'
const put = [`PUT ${item} HTTP/1.1`, ...oss.json]

const watched = {
  dashboardId: '65f5e4a3b9e77c001a2b3c4d',
  tileId: '65f5e4a3b9e77c001a00711e',
  threshold: 100,
  interval: '1h',
  source: 'tile',
  thresholdType: 'above',
  channel: { type: 'webhook', webhookId: '67b8c9d0e1f2a3b4c5d6e7f8' },
}
const unheard = [
  '{"dashboardId":"65f5e4a3b9e77c001a2b3c4d","tileId":"65f5e4a3b9e77c001a00711e","threshold":100,"interval":"1h",',
  '"source":"tile","thresholdType":"above",',
]
const watchedJson = [...unheard, '"channel":{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f8"}']

/** Further channels, which servers know since August 2026. */
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
    requests: [furtherChannels(post, [])],
    responses: [
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
    responses: [notAnId, unauthorized, missing('Alert not found'), notServed(`GET ${item}`), limited, failed],
    refused: refusedItem('GET', 'alerts', 'alertId', [...oss.plain, '']),
  },
  updateAlert: {
    requests: [furtherChannels(put, ['66a1b2c3d4e5f60718293a4b'])],
    responses: [notAnId, unknown('Tile not found'), unauthorized, missing('Alert not found'), limited],
    refused: [
      ...refusedBodies(put, refusedByOss),
      ...refusedItem('PUT', 'alerts', 'alertId', [...oss.json, '', tileAlertJson]),
    ],
  },
  deleteAlert: {
    responses: [notAnId, unauthorized, missing('Alert not found'), notServed(`DELETE ${item}`), limited],
    refused: refusedItem('DELETE', 'alerts', 'alertId', [...oss.plain, '']),
  },
}
