import { listOf, moment, received, record, type Shape, text, toldApart, whole } from './public-shape.ts'
import { managed, type PublicRecords } from './public-table.ts'
import type { Api, NonEmpty } from './table.ts'

/** Where errors carry the id of the request; the interface document shows it on successes only. */
export const managedErrors: PublicRecords = {
  topic: 'managed answers',
  apis: managed,
  records: {
    ErrorEnvelope: { fields: { requestId: { type: 'string', format: 'uuid', says: ['unique id of the request'] } } },
    Acknowledgement: {},
  },
}

const payloads: { readonly [name: string]: Shape } = {
  DashboardAnswer: record('Dashboard'),
  DashboardListAnswer: listOf(record('Dashboard')),
  AlertAnswer: record('Alert'),
  AlertListAnswer: listOf(record('Alert')),
  SourceListAnswer: listOf(record('Source')),
}

/** An answer without its payload is of no use, so that it alone is required. */
export const managedAnswers: PublicRecords = {
  topic: 'managed answers',
  apis: ['observability-cloud'],
  records: Object.fromEntries(
    Object.entries(payloads).map(([name, payload]): [string, Shape] => [
      name,
      { required: ['result'], fields: { result: payload } },
    ]),
  ),
}

const paged = new Set(['AlertListAnswer', 'WebhookListAnswer'])

export const openSourceAnswers: PublicRecords = {
  topic: 'open-source answers',
  apis: ['observability-oss'],
  records: {
    ...Object.fromEntries(
      Object.entries({
        ...payloads,
        ChartSeriesAnswer: { ...listOf(record('ChartSeriesPoint')), says: ['in no guaranteed order'] as const },
        WebhookListAnswer: listOf(record('Webhook')),
      }).map(([name, payload]): [string, Shape] => [
        name,
        received({ data: payload, ...(paged.has(name) && { meta: record('PageMeta') }) }, { required: ['data'] }),
      ]),
    ),
    DeletedAnswer: received({}, { says: ['an empty object'] }),
    PageMeta: received({
      total: { ...whole, says: ['number of items on all pages'] },
      limit: { ...whole, says: ['largest number of items on a page'] },
      offset: { ...whole, says: ['number of items before the page'] },
    }),
    // Which of the two is sent depends on where the request failed.
    ErrorMessage: received({ message: text, error: text }),
  },
}

const webhook = (service: string, more: { readonly [field: string]: Shape } = {}): Shape =>
  received(
    {
      id: {},
      name: text,
      service: { type: 'string', values: [service] },
      url: text,
      description: text,
      ...more,
      createdAt: moment,
      updatedAt: moment,
    },
    { required: ['id', 'service'] },
  )

const openSource: NonEmpty<Api> = ['observability-oss']

/** Headers and query parameters of a webhook are never sent back. */
export const webhooks: PublicRecords = {
  topic: 'webhooks',
  apis: openSource,
  records: {
    Webhook: {
      anyOf: [
        toldApart('service', { slack: 'SlackWebhook', incidentio: 'IncidentIoWebhook', generic: 'GenericWebhook' }),
        record('UnknownWebhook'),
      ],
      says: ['headers and query parameters are never sent back'],
    },
    SlackWebhook: webhook('slack'),
    IncidentIoWebhook: webhook('incidentio'),
    GenericWebhook: webhook('generic', { body: { ...text, says: ['template of the body'] } }),
    UnknownWebhook: received(
      { id: {}, name: text, service: { unlisted: ['slack', 'incidentio', 'generic'] } },
      { required: ['id', 'service'], others: 'yes' },
    ),
  },
}
