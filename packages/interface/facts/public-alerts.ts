import {
  between,
  type Fields,
  knownAs,
  listOf,
  listOrNull,
  moment,
  momentOrNull,
  notEmpty,
  number,
  numberOrNull,
  oneValueOf,
  received,
  record,
  recordOrNull,
  type Shape,
  sent,
  sentWhole,
  setByServer,
  text,
  textOrNull,
  toldApart,
  wholeOrNull,
} from './public-shape.ts'
import { observability, type PublicRecords } from './public-table.ts'
import type { NonEmpty } from './table.ts'

const intervals: NonEmpty<string> = ['1m', '5m', '15m', '30m', '1h', '6h', '12h', '1d']

const thresholdTypes: NonEmpty<string> = [
  'above',
  'below',
  'above_exclusive',
  'below_or_equal',
  'equal',
  'not_equal',
  'between',
  'not_between',
]

/** Absent values are left out on live servers, so that the id alone is guaranteed. */
export const receivedAlerts: PublicRecords = {
  topic: 'alerts that are received',
  apis: observability,
  records: {
    Alert: received(
      {
        id: setByServer(text),
        name: textOrNull,
        message: textOrNull,
        note: textOrNull,
        state: setByServer(knownAs('ALERT', 'OK', 'INSUFFICIENT_DATA', 'DISABLED', 'PENDING')),
        source: knownAs('tile', 'saved_search'),
        dashboardId: textOrNull,
        tileId: textOrNull,
        savedSearchId: textOrNull,
        groupBy: textOrNull,
        threshold: number,
        thresholdMax: { ...numberOrNull, says: ['upper end of the range, for `between` and `not_between`'] },
        thresholdType: knownAs(...thresholdTypes),
        interval: knownAs(...intervals),
        numConsecutiveWindows: wholeOrNull,
        scheduleOffsetMinutes: wholeOrNull,
        scheduleStartAt: momentOrNull,
        channel: record('AlertChannel'),
        channels: listOf(record('AlertChannel')),
        teamId: setByServer(text),
        silenced: setByServer(recordOrNull('AlertSilence')),
        executionErrors: setByServer(listOrNull(record('AlertExecutionError'))),
        createdAt: setByServer(momentOrNull),
        updatedAt: setByServer(momentOrNull),
      },
      { required: ['id'] },
    ),
    AlertChannel: {
      anyOf: [
        toldApart('type', { webhook: 'WebhookAlertChannel', email: 'EmailAlertChannel' }),
        record('UnknownAlertChannel'),
      ],
    },
    // Documents of both deployments let `type` be either; each form has its own here, so that it can be told apart.
    WebhookAlertChannel: received(
      {
        type: oneValueOf('webhook'),
        webhookId: text,
        webhookService: textOrNull,
        slackChannelId: textOrNull,
        severity: { ...knownAs('critical', 'error', 'warning', 'info'), nullable: true },
      },
      { required: ['type'] },
    ),
    EmailAlertChannel: received({ type: oneValueOf('email'), emailRecipients: listOf(text) }, { required: ['type'] }),
    UnknownAlertChannel: received({ type: { unlisted: ['webhook', 'email'] } }, { required: ['type'], others: 'yes' }),
    AlertSilence: received({ by: textOrNull, at: moment, until: moment }),
    AlertExecutionError: received({
      timestamp: moment,
      type: knownAs('QUERY_ERROR', 'QUERY_TIMEOUT', 'WEBHOOK_ERROR', 'INVALID_ALERT', 'UNKNOWN'),
      message: text,
    }),
  },
}

/** What both forms of an alert have beside what the interface document shows. */
const sentFields: Fields = {
  note: { ...between(1, 4096), nullable: true },
  // The published document allows null for these two; live servers refuse it.
  thresholdMax: { ...number, says: ['not below `threshold`', 'required for `between` and `not_between`'] },
  scheduleOffsetMinutes: {
    type: 'integer',
    minimum: 0,
    maximum: 1439,
    says: ['must be less than the interval', 'cannot be combined with `scheduleStartAt`'],
  },
  scheduleStartAt: {
    ...momentOrNull,
    pattern: 'Z$',
    says: [
      'in UTC with a `Z`',
      'at most one year ahead and ten years back',
      'an update that leaves it out keeps the stored one',
    ],
  },
  numConsecutiveWindows: { ...wholeOrNull, minimum: 1 },
  channels: {
    ...listOf(record('AlertChannelRequest'), { minItems: 1, maxItems: 10, uniqueItems: true }),
    says: ['without repetition, the first of them being `channel`'],
  },
}

// The interface document shows text of the form number and unit; live servers take these values and refuse all others.
const interval: Shape = { values: intervals, says: ['live servers take this closed list and refuse everything else'] }

// The interface document names `above` alone.
const thresholdType: Shape = {
  values: thresholdTypes,
  says: [
    '`above` is the threshold or more, `above_exclusive` more than it',
    '`below` is less than the threshold, `below_or_equal` the threshold or less',
    '`equal` and `not_equal` compare for equality',
    '`between` counts both ends in, `not_between` is outside both',
  ],
}

const limits = {
  name: { nullable: true, minLength: 1, maxLength: 512 },
  message: { nullable: true, minLength: 1, maxLength: 4096 },
} as const

const obeysAlertRules: Shape = { when: record('AlertRules'), otherwise: { not: {} } }

const offsetNotBelow = (interval: string, minutes: number): Shape => ({
  type: 'object',
  required: ['interval', 'scheduleOffsetMinutes'],
  fields: { interval: oneValueOf(interval), scheduleOffsetMinutes: { type: 'integer', minimum: minutes } },
})

const requiredOfTile = ['source', 'dashboardId', 'tileId', 'threshold', 'thresholdType', 'interval', 'channel'] as const

/** Documents list nothing as required; live servers require these, `source` included, and refuse an alert without. */
export const sentAlerts: PublicRecords = {
  topic: 'alerts that are sent',
  apis: observability,
  records: {
    CreateAlertRequest: {
      oneOf: [record('SavedSearchAlertRequest')],
      toldApart: { by: 'source', means: { tile: 'TileAlertRequest', saved_search: 'SavedSearchAlertRequest' } },
    },
    UpdateAlertRequest: toldApart('source', { tile: 'TileAlertRequest', saved_search: 'SavedSearchAlertRequest' }),
    TileAlertRequest: {
      required: requiredOfTile,
      about: {
        source: { listed: 'all' },
        dashboardId: { minLength: 1 },
        tileId: { minLength: 1, says: ['must be a line, stacked bar or number chart of that dashboard'] },
        interval,
        thresholdType,
        ...limits,
      },
      fields: sentFields,
      ...obeysAlertRules,
    },
    SavedSearchAlertRequest: sent(
      {
        source: oneValueOf('saved_search'),
        savedSearchId: notEmpty,
        groupBy: textOrNull,
        // The fields that an alert on a tile has, too; what the interface document says of them holds here as well.
        name: limits.name,
        message: limits.message,
        threshold: {},
        thresholdType,
        interval,
        channel: record('AlertChannelRequest'),
        ...sentFields,
      },
      {
        required: ['source', 'savedSearchId', 'threshold', 'thresholdType', 'interval', 'channel'],
        ...obeysAlertRules,
      },
    ),
    AlertRules: {
      not: {
        anyOf: [
          {
            type: 'object',
            required: ['thresholdType'],
            fields: { thresholdType: oneValueOf('between', 'not_between') },
            forbidden: ['thresholdMax'],
          },
          {
            type: 'object',
            required: ['scheduleStartAt', 'scheduleOffsetMinutes'],
            fields: { scheduleStartAt: text, scheduleOffsetMinutes: { type: 'integer', minimum: 1 } },
          },
          offsetNotBelow('1m', 1),
          offsetNotBelow('5m', 5),
          offsetNotBelow('15m', 15),
          offsetNotBelow('30m', 30),
          offsetNotBelow('1h', 60),
          offsetNotBelow('6h', 360),
          offsetNotBelow('12h', 720),
        ],
      },
      says: [
        'no schema can say: `thresholdMax` is not below `threshold`, and `channel` equals the first of `channels`',
      ],
    },
  },
}

/** The managed deployment writes e-mail as well. */
export const managedChannels: PublicRecords = {
  topic: 'alerts that are sent',
  apis: ['observability-cloud'],
  records: {
    AlertChannelRequest: {
      oneOf: [record('EmailAlertChannelRequest')],
      toldApart: { by: 'type', means: { webhook: 'WebhookAlertChannelRequest', email: 'EmailAlertChannelRequest' } },
    },
    WebhookAlertChannelRequest: {
      required: ['type', 'webhookId'],
      about: { type: { listed: 'all' }, webhookId: { minLength: 1 } },
      fields: {
        webhookService: textOrNull,
        slackChannelId: textOrNull,
        severity: { type: 'string', nullable: true, values: ['critical', 'error', 'warning', 'info', null] },
      },
    },
    EmailAlertChannelRequest: sentWhole({ type: oneValueOf('email'), emailRecipients: listOf(text) }),
  },
}

export const openSourceChannels: PublicRecords = {
  topic: 'alerts that are sent',
  apis: ['observability-oss'],
  records: {
    AlertChannelRequest: {
      required: ['type', 'webhookId'],
      about: { type: { listed: 'all' }, webhookId: { minLength: 1 } },
    },
  },
}
