import type { OperationGoldens, RefusedCall } from '../src/golden.ts'
import { type Deployment, limitedBriefly, managed, openSource, requestId, service } from './deployments.ts'
import { list, pageRequests, refusedPages, twoPages } from './pages.ts'
import {
  type Body,
  encodedId,
  type RefusedBody,
  refusedBodies,
  refusedContents,
  refusedCredentials,
  refusedIds,
  refusedItem,
  requestsWith,
} from './requests.ts'
import {
  falseSuccesses,
  falseSuccessInHtml,
  notServed,
  reads,
  repeated,
  sentOnce,
  throws,
  throwsText,
} from './responses.ts'

const id = '66a1b2c3d4e5f60718293a4b'
const webhook = '{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f8"}'
const long = (length: number) => 'n'.repeat(length)

const tileAlert = {
  dashboardId: '65f5e4a3b9e77c001a2b3c4d',
  tileId: '65f5e4a3b9e77c001a00711e',
  threshold: 100,
  interval: '1h',
  source: 'tile',
  thresholdType: 'above',
  channel: { type: 'webhook', webhookId: '67b8c9d0e1f2a3b4c5d6e7f8' },
  name: 'Too many errors',
  message: '{{value}} errors in the last hour',
}
const tileAlertJson = [
  '{"dashboardId":"65f5e4a3b9e77c001a2b3c4d","tileId":"65f5e4a3b9e77c001a00711e","threshold":100,"interval":"1h",',
  '"source":"tile","thresholdType":"above","channel":{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f8"},',
  '"name":"Too many errors","message":"{{value}} errors in the last hour"}',
].join('')

/** The alert of a tile, without its conditions and its channel. */
const alert = (rest: string) =>
  `{"dashboardId":"65f5e4a3b9e77c001a2b3c4d","tileId":"65f5e4a3b9e77c001a00711e","source":"tile",${rest}}`
/** A complete alert with further fields. The threshold is any number. */
const withFields = (fields: string) =>
  alert(`"threshold":-0.5,"interval":"1h","thresholdType":"above","channel":${webhook},${fields}`)
/** An alert with its conditions. */
const when = (conditions: string) => alert(`"channel":${webhook},${conditions}`)
/** An alert with its channel. */
const notifying = (channel: string) => alert(`"threshold":100,"interval":"1h","thresholdType":"above",${channel}`)
/** An alert with the object that it watches. */
const watching = (object: string) =>
  `{"threshold":1,"interval":"5m","thresholdType":"below","channel":${webhook}${object}}`
const everyInterval = (interval: string, thresholdType: string, offset: number) =>
  when(`"threshold":1,"interval":"${interval}","thresholdType":"${thresholdType}","scheduleOffsetMinutes":${offset}`)

/** The intervals, each with its length in minutes and a type of threshold. */
const intervals = [
  ['1m', 1, 'above'],
  ['5m', 5, 'above'],
  ['15m', 15, 'below'],
  ['30m', 30, 'below'],
  ['1h', 60, 'not_equal'],
  ['6h', 360, 'above_exclusive'],
  ['12h', 720, 'below_or_equal'],
  ['1d', 1440, 'equal'],
] as const

const bodies: readonly Body[] = [
  ...intervals.map(([interval, minutes, thresholdType]): Body => {
    const name = `sends an alert every ${interval}, ${thresholdType}, with the greatest offset`
    return [name, everyInterval(interval, thresholdType, minutes - 1)]
  }),
  [
    'sends the alert of a saved search, with a group',
    watching(',"source":"saved_search","savedSearchId":"66c0ffee00112233445566aa","groupBy":"ServiceName"'),
  ],
  [
    'sends a group that is null, which older servers refuse',
    watching(',"source":"saved_search","savedSearchId":"66C0FFEE00112233445566AA","groupBy":null'),
  ],
  [
    'sends ids of 12 characters, and any text as the id of a tile',
    '{"source":"tile","dashboardId":"dashboard #1","tileId":"t","threshold":1,"interval":"5m",',
    '"thresholdType":"below","channel":{"type":"webhook","webhookId":"webhook ~ 12"}}',
  ],
  [
    'sends an alert between two thresholds',
    when('"threshold":1,"interval":"1h","thresholdType":"between","thresholdMax":200'),
  ],
  [
    'sends an alert outside two thresholds',
    when('"threshold":1,"interval":"1h","thresholdType":"not_between","thresholdMax":25.5'),
  ],
  ['sends the start of the schedule', withFields('"scheduleStartAt":"2026-11-20T06:30:00Z"')],
  ['sends the shortest texts', withFields('"name":"a","message":"b","note":"c","numConsecutiveWindows":1')],
  [
    'sends the longest texts',
    withFields(`"name":"${long(512)}","message":"${long(4096)}","note":"${long(4096)}","numConsecutiveWindows":3`),
  ],
  [
    'sends nulls',
    withFields('"name":null,"message":null,"note":null,"scheduleStartAt":null,"numConsecutiveWindows":null'),
  ],
]

const notADashboardId = 'which is neither 24 hexadecimal digits nor 12 characters'

const refused: readonly RefusedBody[] = [
  ['', 'refuses an alert that watches nothing', watching('')],
  [
    '',
    'refuses the alert of a tile without its source',
    watching(',"dashboardId":"65f5e4a3b9e77c001a2b3c4d","tileId":"65f5e4a3b9e77c001a00711e"'),
  ],
  [
    'tileId',
    'refuses an empty tile id',
    watching(',"source":"tile","dashboardId":"65f5e4a3b9e77c001a2b3c4d","tileId":""'),
  ],
  ...['dashboard 123', '65f5e4a3b9e77c001a2b3c4g'].map((dashboardId): RefusedBody => {
    const body = watching(`,"source":"tile","dashboardId":"${dashboardId}","tileId":"t"`)
    return ['dashboardId', `refuses "${dashboardId}" as a dashboard id, ${notADashboardId}`, body]
  }),
  ['', 'refuses a saved search without its id', watching(',"source":"saved_search"')],
  [
    'savedSearchId',
    'refuses the name of a saved search as its id',
    watching(',"source":"saved_search","savedSearchId":"panics"'),
  ],
  ['source', 'refuses an unknown source', watching(',"source":"monitor","dashboardId":"d","tileId":"t"')],
  ['', 'refuses an alert without a threshold', when('"interval":"1h","thresholdType":"above"')],
  ['', 'refuses an alert without an interval', when('"threshold":100,"thresholdType":"above"')],
  ['interval', 'refuses an interval of 2 hours', when('"threshold":100,"interval":"2h","thresholdType":"above"')],
  [
    'thresholdType',
    'refuses an unknown type of threshold',
    when('"threshold":1,"interval":"1h","thresholdType":"over"'),
  ],
  ['threshold', 'refuses a threshold as text', when('"threshold":"100","interval":"1h","thresholdType":"above"')],
  ['', 'refuses a range without its upper end', when('"threshold":100,"interval":"1h","thresholdType":"between"')],
  ['', 'refuses an alert without a channel', alert('"threshold":100,"interval":"1h","thresholdType":"above"')],
  ['channel', 'refuses a webhook without its id', notifying('"channel":{"type":"webhook"}')],
  ['channel.webhookId', 'refuses an empty webhook id', notifying('"channel":{"type":"webhook","webhookId":""}')],
  [
    'channel.webhookId',
    'refuses the name of a webhook',
    notifying('"channel":{"type":"webhook","webhookId":"on-call"}'),
  ],
  ['', 'refuses a misspelt field', withFields('"treshold":100')],
  ['name', 'refuses an empty name', withFields('"name":""')],
  ['name', 'refuses a name of more than 512 characters', withFields(`"name":"${long(513)}"`)],
  ['message', 'refuses an empty message', withFields('"message":""')],
  ['message', 'refuses a message of more than 4096 characters', withFields(`"message":"${long(4097)}"`)],
  ['note', 'refuses an empty note', withFields('"note":""')],
  ['note', 'refuses a note of more than 4096 characters', withFields(`"note":"${long(4097)}"`)],
  ['scheduleOffsetMinutes', 'refuses a negative offset', withFields('"scheduleOffsetMinutes":-1')],
  ['scheduleOffsetMinutes', 'refuses an offset of 2.5 minutes', withFields('"scheduleOffsetMinutes":2.5')],
  ...intervals.map(([interval, minutes]): RefusedBody => {
    const at = interval === '1d' ? 'scheduleOffsetMinutes' : ''
    return [at, `refuses an offset as long as the interval ${interval}`, everyInterval(interval, 'above', minutes)]
  }),
  [
    '',
    'refuses an offset beside a start',
    withFields('"scheduleOffsetMinutes":5,"scheduleStartAt":"2026-11-20T06:30:00Z"'),
  ],
  ['scheduleStartAt', 'refuses another time zone than Z', withFields('"scheduleStartAt":"2026-11-20T08:30:00+02:00"')],
  ['numConsecutiveWindows', 'refuses 0 windows', withFields('"numConsecutiveWindows":0')],
  ['numConsecutiveWindows', 'refuses 1.5 windows', withFields('"numConsecutiveWindows":1.5')],
]

const stored = [
  '{"id":"66a1b2c3d4e5f60718293a4b","name":"Too many errors","message":null,"threshold":100,"interval":"1h",',
  '"thresholdType":"above","source":"tile","state":"ALERT",',
  '"channel":{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f8"},"teamId":"64e0f1a2b3c4d5e6f7a8b9c0",',
  '"dashboardId":"65f5e4a3b9e77c001a2b3c4d","tileId":"65f5e4a3b9e77c001a00711e",',
  '"silenced":{"by":null,"at":"2026-02-27T10:00:00.000Z","until":"2026-02-27T12:00:00.000Z"},',
  '"createdAt":"2026-02-20T09:15:00.000Z","updatedAt":"2026-02-27T10:00:00.000Z"}',
]

/** A newer server sends values and fields that the document does not list. */
const unlisted = [
  '{"id":"66a1b2c3d4e5f60718293a4c","state":"PENDING","interval":"3h","thresholdType":"outside","source":"slo",',
  '"threshold":"100","channel":{"type":"pager","routingKey":null},"executionErrors":[{"timestamp":',
  '"2026-07-09T10:00:00.000Z","type":"QUERY_TIMEOUT","message":"Timeout"}],"thresholdMax":null,"updatedAt":null}',
]

/** Alerts that open-source servers sent, in their order of fields. */
const recorded: readonly (readonly [name: string, ...json: string[]])[] = [
  [
    'reads the alert of a server of February 2026',
    '{"id":"6b027968b9a07a1b2f82c63f","name":null,"message":null,"threshold":1,"interval":"1h",',
    '"thresholdType":"above","source":"tile","state":"OK","channel":{"type":"webhook",',
    '"webhookId":"6b0276dcb9a07a1b2f829ebd"},"teamId":"6b0276dbb9a07a1b2f829e99",',
    '"tileId":"6b0279678b9f25078449e2b5","dashboardId":"6b027967b9a07a1b2f82c63b",',
    '"createdAt":"2026-11-22T05:11:04.014Z","updatedAt":"2026-11-22T05:11:04.014Z"}',
  ],
  [
    'reads the alert of a server of August 2026, with its channels',
    '{"id":"6b0279657f0c1101370f139a","name":null,"message":null,"note":null,"threshold":1,"interval":"1h",',
    '"scheduleOffsetMinutes":0,"scheduleStartAt":"2026-11-20T06:30:00.123Z","numConsecutiveWindows":null,',
    '"thresholdType":"above","source":"saved_search","state":"OK","channel":{"type":"webhook",',
    '"webhookId":"6b0276d6e79e4918b828a8c9"},"channels":[{"type":"webhook",',
    '"webhookId":"6b0276d6e79e4918b828a8c9"},{"type":"webhook","webhookId":"6b0276d6e79e4918b828a8c6"}],',
    '"teamId":"6b0276d5e79e4918b828a862","savedSearchId":"6b0276d6e79e4918b828a8d0","groupBy":"",',
    '"createdAt":"2026-11-22T05:11:01.549Z","updatedAt":"2026-11-22T05:11:01.549Z"}',
  ],
]

/** Bodies that one deployment accepts and the other refuses. */
interface OwnBodies {
  readonly accepted: readonly Body[]
  readonly refused: readonly RefusedBody[]
}

const severity = (level: string) =>
  `"channel":{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f8","severity":"${level}"}`
const onChart = (displayType: string) =>
  `{"source":"inline","chartConfig":{"displayType":"${displayType}","sourceId":"65f5e4a3b9e77c001a901234",` +
  `"select":[{"aggFn":"count"}]},"threshold":100,"interval":"1h","thresholdType":"above","channel":${webhook}}`

const byMail: OwnBodies = {
  accepted: [
    [
      'sends an alert by mail to two recipients',
      notifying('"channel":{"type":"email","emailRecipients":["ops@example.com","müller@example.com"]}'),
    ],
    [
      'sends a critical alert to a channel of a service',
      notifying(
        '"channel":{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f8","webhookService":"slack",' +
          '"slackChannelId":"C024BE91L","severity":"critical"}',
      ),
    ],
    ...['error', 'warning', 'info'].map((level): Body => [`sends the severity ${level}`, notifying(severity(level))]),
  ],
  refused: [
    ['channel', 'refuses mail without recipients', notifying('"channel":{"type":"email"}')],
    ['channel.severity', 'refuses an unknown severity', notifying(severity('fatal'))],
    ['', 'refuses a list of channels', withFields(`"channels":[${webhook}]`)],
    ['', 'refuses the id of an alert', withFields('"id":"66a1b2c3d4e5f60718293a4b"')],
    ['source', 'refuses an alert on a chart of its own', onChart('line')],
  ],
}

const otherWebhook = '{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f9"}'
const eleven = Array.from({ length: 11 }, (_, index) => `{"type":"webhook","webhookId":"webhook-1${index}"}`).join(',')

const byChannels: OwnBodies = {
  accepted: [
    ['sends an alert to two channels', withFields(`"channels":[${webhook},${otherWebhook}]`)],
    ['sends a list of channels without the first beside it', notifying(`"channels":[${otherWebhook}]`)],
    ['sends an alert on a chart of its own', onChart('line')],
  ],
  refused: [
    ['channel', 'refuses mail', notifying('"channel":{"type":"email","emailRecipients":["ops@example.com"]}')],
    ['channels', 'refuses an empty list of channels', notifying('"channels":[]')],
    ['channels', 'refuses 11 channels', withFields(`"channels":[${eleven}]`)],
    ['channels', 'refuses the same channel twice', withFields(`"channels":[${webhook},${webhook}]`)],
    ['chartConfig', 'refuses an alert on a table', onChart('table')],
  ],
}

/** The goldens that both deployments have in common. */
function alerts(deployment: Deployment, own: OwnBodies) {
  const { base, plain, orText, json, foreign, answers, deleted, resolves, limited, credential } = deployment
  const post = `POST ${base}/alerts HTTP/1.1`
  const one = `${base}/alerts/${id} HTTP/1.1`
  const payloads = [['reads a stored alert, with its state', ...stored]] as const
  const unknownValues = { undescribed: 'A newer server sends values that the document does not list.' }
  const [read] = reads(deployment, [['keeps values, fields and nulls that the document does not list', ...unlisted]])
  const responses = [
    ...reads(deployment, payloads),
    ...(read ? [{ ...read, ...unknownValues }] : []),
    limited,
    ...credential.responses,
  ]
  const calls: readonly RefusedCall[] = [...falseSuccesses(deployment), ...credential.refused]
  return {
    listAlerts: list(deployment, 'alerts', [['reads a list of alerts', '[', ...stored, ']']]),
    createAlert: {
      with: [tileAlert],
      requests: [
        { name: 'sends the alert of a tile', sends: [post, ...json, '', tileAlertJson] },
        ...requestsWith([post, ...json], [...bodies, ...own.accepted]),
      ],
      responses: [...responses, sentOnce],
      refused: [
        ...refusedBodies([post, ...json], [...refused, ...own.refused]),
        ...refusedCredentials(post, foreign, tileAlertJson),
        ...refusedContents(post, plain, tileAlertJson),
        ...calls,
      ],
    },
    getAlert: {
      with: [id],
      requests: [
        { name: 'sends the id in the path', sends: [`GET ${one}`, ...plain, ''] },
        encodedId(deployment, 'GET', 'alerts'),
      ],
      responses: [...responses, repeated(answers(...stored), resolves(JSON.parse(stored.join(''))))],
      refused: [
        ...refusedCredentials(`GET ${one}`, foreign),
        { name: 'refuses the method PATCH', request: [`PATCH ${one}`, ...json, '', tileAlertJson], status: 405 },
        ...refusedIds('alertId'),
        ...calls,
      ],
    },
    updateAlert: {
      with: [id, tileAlert],
      requests: [
        { name: 'sends the alert of a tile', sends: [`PUT ${one}`, ...json, '', tileAlertJson] },
        ...requestsWith([`PUT ${one}`, ...json], [...bodies.slice(-3), ...own.accepted], [id]),
        encodedId(deployment, 'PUT', 'alerts', [tileAlert], tileAlertJson),
      ],
      responses,
      refused: [
        ...refusedBodies([`PUT ${one}`, ...json], [...refused.slice(0, 2), ...own.refused]),
        ...refusedCredentials(`PUT ${one}`, foreign, tileAlertJson),
        ...refusedContents(`PUT ${one}`, plain, tileAlertJson, [id]),
        ...refusedIds('alertId', [tileAlert]),
        ...calls,
      ],
    },
    deleteAlert: {
      with: [id],
      requests: [
        { name: 'sends the id in the path, and no body', sends: [`DELETE ${one}`, ...orText, ''] },
        encodedId({ ...deployment, plain: orText }, 'DELETE', 'alerts'),
      ],
      responses: [
        { name: 'resolves to nothing', answers: [deleted], outcome: resolves(undefined) },
        limited,
        ...credential.responses,
      ],
      refused: [
        ...refusedCredentials(`DELETE ${one}`, foreign),
        ...refusedIds('alertId'),
        falseSuccessInHtml,
        ...credential.refused,
      ],
    },
  } satisfies Record<string, OperationGoldens>
}

const common = alerts(managed, byMail)

export const managedAlerts: Readonly<Record<string, OperationGoldens>> = {
  ...common,
  getAlert: {
    ...common.getAlert,
    requests: [
      ...common.getAlert.requests,
      {
        name: 'sends to the organization and service of the call',
        with: [
          id,
          { organizationId: '77e0a9b4-15c2-4d8f-a3b6-0e9d8c7f6a51', serviceId: '0c5d9e7a-4b21-4f83-9a6e-2d8f1b3c5a70' },
        ],
        sends: [
          `GET /v1/organizations/77e0a9b4-15c2-4d8f-a3b6-0e9d8c7f6a51/services/0c5d9e7a-4b21-4f83-9a6e-2d8f1b3c5a70/observability/alerts/${id} HTTP/1.1`,
          ...managed.plain,
          '',
        ],
      },
    ],
    responses: [
      ...common.getAlert.responses,
      throws('400 Bad Request', '{"status":400,"error":"BAD_REQUEST: Invalid service id"}'),
      throws('401 Unauthorized', `{"requestId":"${requestId}","error":"UNAUTHORIZED: Key is not active","status":401}`),
      throws('404 Not Found', `{"status":404,"error":"NOT_FOUND: Unknown Error","requestId":"${requestId}"}`),
      throws('500 Internal Server Error', `{"status":500,"error":"INTERNAL_ERROR","requestId":"${requestId}"}`),
      notServed(`GET ${service}/observability/alerts/${id}`),
    ],
  },
}

const own = alerts(openSource, byChannels)

export const openSourceAlerts: Readonly<Record<string, OperationGoldens>> = {
  ...own,
  listAlerts: {
    ...own.listAlerts,
    requests: [...own.listAlerts.requests, ...pageRequests('/api/v2/alerts')],
    responses: [...own.listAlerts.responses, twoPages('/api/v2/alerts')],
    refused: [...own.listAlerts.refused, ...refusedPages('/api/v2/alerts')],
  },
  createAlert: {
    ...own.createAlert,
    responses: [
      ...own.createAlert.responses,
      ...reads(openSource, recorded),
      throws('400 Bad Request', '{"message":"Body validation failed: interval: Invalid enum value"}'),
      throws('400 Bad Request', '{"message":"Webhook not found"}'),
      throws('403 Forbidden', '{"message":"Forbidden"}'),
      throws('500 Internal Server Error', '{"message":"Something went wrong :("}'),
    ],
  },
  getAlert: {
    ...own.getAlert,
    responses: [
      ...own.getAlert.responses,
      throws('400 Bad Request', '{"message":"Params validation failed: id: Invalid ObjectId"}'),
      throws('404 Not Found', '{"message":"Alert not found"}'),
      throwsText('404 Not Found', 'Not Found'),
      notServed(`GET /api/v2/alerts/${id}`),
      limitedBriefly,
    ],
    refused: [...own.getAlert.refused, refusedItem('GET', 'alerts', 'alertId', [...openSource.plain, ''])],
  },
  deleteAlert: {
    ...own.deleteAlert,
    responses: [
      ...own.deleteAlert.responses,
      {
        name: 'resolves to nothing when an older server answers in text',
        answers: [
          [
            'HTTP/1.1 200 OK',
            'content-type: text/plain; charset=utf-8',
            'etag: W/"2-nOO9QiTIwXgNtWtBJezz8kv3SLc"',
            '',
            'OK',
          ],
        ],
        outcome: { payload: undefined },
      },
    ],
    refused: [...own.deleteAlert.refused, refusedItem('DELETE', 'alerts', 'alertId', [...openSource.plain, ''])],
  },
}
