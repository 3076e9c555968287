import type { OperationGoldens, ResponseGolden } from '../src/golden.ts'
import { add, crud } from './crud.ts'
import { type Deployment, limitedBriefly, managed, openSource, requestId, service } from './deployments.ts'
import { pageRequests, refusedPages, twoPages } from './pages.ts'
import { type Bodies, type RefusedBody, refusedItem } from './requests.ts'
import { falseSuccessInHtml, notServed, reads, throws, throwsText } from './responses.ts'

const id = '66a1b2c3d4e5f60718293a4b'
const webhook = '{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f8"}'
const otherWebhook = '{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f9"}'
const long = (length: number) => 'n'.repeat(length)

const tileAlert = [
  '{"dashboardId":"65f5e4a3b9e77c001a2b3c4d","tileId":"65f5e4a3b9e77c001a00711e","threshold":100,"interval":"1h",',
  '"source":"tile","thresholdType":"above","channel":{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f8"},',
  '"name":"Too many errors","message":"{{value}} errors in the last hour"}',
].join('')

/** The alert of a tile, without its conditions and its channel. */
const alert = (fields: string) =>
  `{"dashboardId":"65f5e4a3b9e77c001a2b3c4d","tileId":"65f5e4a3b9e77c001a00711e","source":"tile",${fields}}`
/** A complete alert with further fields. The threshold is any number. */
const withFields = (fields: string) =>
  alert(`"threshold":-0.5,"interval":"1h","thresholdType":"above","channel":${webhook},${fields}`)
/** An alert with its conditions. */
const when = (conditions: string) => alert(`"channel":${webhook},"threshold":1,${conditions}`)
/** An alert with its channel. */
const notifying = (channel: string) => alert(`"threshold":100,"interval":"1h","thresholdType":"above",${channel}`)
/** An alert with the object that it watches. */
const watching = (object: string) =>
  `{"threshold":1,"interval":"5m","thresholdType":"below","channel":${webhook}${object}}`
const onSearch = (group: string) =>
  watching(`,"source":"saved_search","savedSearchId":"66C0FFEE00112233445566aa","groupBy":${group}`)
const onChart = (displayType: string) =>
  `{"source":"inline","chartConfig":{"displayType":"${displayType}","sourceId":"65f5e4a3b9e77c001a901234",` +
  `"select":[{"aggFn":"count"}]},"threshold":100,"interval":"1h","thresholdType":"above","channel":${webhook}}`
const withOffset = (interval: string, thresholdType: string, offset: number) =>
  when(`"interval":"${interval}","thresholdType":"${thresholdType}","scheduleOffsetMinutes":${offset}`)

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

/** Bodies that are sent to both deployments, by creations and by updates. */
const commonBodies: Bodies = {
  'sends the alert of a tile': tileAlert,
  'sends the outside of a range': when('"interval":"1h","thresholdType":"not_between","thresholdMax":25.5'),
  'sends the shortest texts': withFields('"name":"a","message":"b","note":"c","numConsecutiveWindows":1'),
  'sends the longest texts': withFields(`"name":"${long(512)}","message":"${long(4096)}","note":"${long(4096)}"`),
  'sends nulls': withFields('"name":null,"message":null,"note":null,"scheduleStartAt":null'),
}

/** More bodies. Both documents have the same schemas for them, so one deployment is enough. */
const bulkBodies: Bodies = {
  ...Object.fromEntries(
    intervals.map(([interval, minutes, thresholdType]) => [
      `sends an alert every ${interval}, ${thresholdType}, with the greatest offset`,
      withOffset(interval, thresholdType, minutes - 1),
    ]),
  ),
  'sends the alert of a saved search, with a group': onSearch('"ServiceName"'),
  'sends a group that is null, which older servers refuse': onSearch('null'),
  'sends ids of 12 characters, and any text as the id of a tile': [
    '{"source":"tile","dashboardId":"dashboard #1","tileId":"t","threshold":1,"interval":"5m",',
    '"thresholdType":"below","channel":{"type":"webhook","webhookId":"webhook ~ 12"}}',
  ],
  'sends a range': when('"interval":"1h","thresholdType":"between","thresholdMax":200'),
  'sends the start of the schedule': withFields('"scheduleStartAt":"2026-11-20T06:30:00Z"'),
}

const refused: readonly RefusedBody[] = [
  ['', 'refuses an alert that watches nothing', watching('')],
  ['', 'refuses a saved search without its id', watching(',"source":"saved_search"')],
]

const bulkRefusals: readonly RefusedBody[] = [
  ...['dashboard 123', '65f5e4a3b9e77c001a2b3c4g'].map((dashboardId): RefusedBody => {
    const body = watching(`,"source":"tile","dashboardId":"${dashboardId}","tileId":"t"`)
    return ['dashboardId', `refuses ${dashboardId}, which is neither 24 hexadecimal digits nor 12 characters`, body]
  }),
  ['', 'refuses an alert without an interval', when('"thresholdType":"above"')],
  ['interval', 'refuses an interval of 2 hours', when('"interval":"2h","thresholdType":"above"')],
  ['', 'refuses a range without its upper end', when('"interval":"1h","thresholdType":"between"')],
  ['', 'refuses an alert without a channel', alert('"threshold":100,"interval":"1h","thresholdType":"above"')],
  ['channel', 'refuses a webhook without its id', notifying('"channel":{"type":"webhook"}')],
  ['channel.webhookId', 'refuses an empty webhook id', notifying('"channel":{"type":"webhook","webhookId":""}')],
  ['', 'refuses a misspelt field', withFields('"treshold":100')],
  ['name', 'refuses an empty name', withFields('"name":""')],
  ['name', 'refuses a name of more than 512 characters', withFields(`"name":"${long(513)}"`)],
  ['note', 'refuses a note of more than 4096 characters', withFields(`"note":"${long(4097)}"`)],
  ['scheduleOffsetMinutes', 'refuses an offset of 2.5 minutes', withFields('"scheduleOffsetMinutes":2.5')],
  ...intervals.map(([interval, minutes]): RefusedBody => {
    const at = interval === '1d' ? 'scheduleOffsetMinutes' : ''
    return [at, `refuses an offset as long as the interval ${interval}`, withOffset(interval, 'above', minutes)]
  }),
  ['scheduleStartAt', 'refuses another time zone than Z', withFields('"scheduleStartAt":"2026-11-20T08:30:00+02:00"')],
  ['numConsecutiveWindows', 'refuses 1.5 windows', withFields('"numConsecutiveWindows":1.5')],
]

/** Bodies that a deployment accepts, and bodies that it refuses. */
interface AlertBodies {
  readonly accepted: Bodies
  readonly refused: readonly RefusedBody[]
}

const severity = (level: string) =>
  notifying(`"channel":{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f8","severity":"${level}"}`)

const ofManaged: AlertBodies = {
  accepted: {
    'sends an alert by mail to two recipients': notifying(
      '"channel":{"type":"email","emailRecipients":["ops@example.com","müller@example.com"]}',
    ),
    'sends an alert to two channels': withFields(`"channels":[${webhook},${otherWebhook}]`),
    ...Object.fromEntries(
      ['critical', 'error', 'warning', 'info'].map((level) => [`sends the severity ${level}`, severity(level)]),
    ),
  },
  refused: [
    ['channel', 'refuses mail without recipients', notifying('"channel":{"type":"email"}')],
    ['channel.severity', 'refuses an unknown severity', severity('fatal')],
    ['', 'refuses a list of channels without the first beside it', notifying(`"channels":[${webhook}]`)],
    ['channels', 'refuses the same channel twice', withFields(`"channels":[${webhook},${webhook}]`)],
    ['', 'refuses the id of an alert', withFields('"id":"66a1b2c3d4e5f60718293a4b"')],
    ['source', 'refuses an alert on a chart of its own', onChart('line')],
  ],
}

const ofOpenSource: AlertBodies = {
  accepted: {
    'sends an alert to two channels': withFields(`"channels":[${webhook},${otherWebhook}]`),
    'sends a list of channels without the first beside it': notifying(`"channels":[${otherWebhook}]`),
    'sends an alert on a chart of its own': onChart('line'),
  },
  refused: [
    ['channel', 'refuses mail', notifying('"channel":{"type":"email","emailRecipients":["ops@example.com"]}')],
    ['channels', 'refuses an empty list of channels', notifying('"channels":[]')],
    ['channels', 'refuses the same channel twice', withFields(`"channels":[${webhook},${webhook}]`)],
    ['chartConfig', 'refuses an alert on a table', onChart('table')],
  ],
}

const stored = [
  '{"id":"66a1b2c3d4e5f60718293a4b","name":"Too many errors","message":null,"threshold":100,"interval":"1h",',
  '"thresholdType":"above","source":"tile","state":"ALERT",',
  '"channel":{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f8"},"teamId":"64e0f1a2b3c4d5e6f7a8b9c0",',
  '"dashboardId":"65f5e4a3b9e77c001a2b3c4d","tileId":"65f5e4a3b9e77c001a00711e",',
  '"silenced":{"by":null,"at":"2026-02-27T10:00:00.000Z","until":"2026-02-27T12:00:00.000Z"},',
  '"createdAt":"2026-02-20T09:15:00.000Z","updatedAt":"2026-02-27T10:00:00.000Z"}',
]

const alerts = (deployment: Deployment, { accepted, refused: refusedByOne }: AlertBodies, bulk?: AlertBodies) =>
  crud(deployment, {
    name: 'alerts',
    parameter: 'alertId',
    id,
    body: tileAlert,
    stored,
    creations: { ...commonBodies, ...accepted, ...bulk?.accepted },
    // Creation and update have the same schema: a few bodies are enough.
    updates: { ...commonBodies, ...accepted },
    refusedCreations: [...refused, ...refusedByOne, ...(bulk?.refused ?? [])],
    refusedUpdates: [...refused, ...refusedByOne],
    deletion: deployment.orText,
  })

/** A newer server sends values and fields that the document does not list. */
const unlisted: ResponseGolden[] = reads(managed, {
  'keeps values, fields and nulls that the document does not list': [
    '{"id":"66a1b2c3d4e5f60718293a4c","state":"PENDING","interval":"3h","thresholdType":"outside","source":"slo",',
    '"threshold":"100","channel":{"type":"pager","routingKey":null},"executionErrors":[{"timestamp":',
    '"2026-07-09T10:00:00.000Z","type":"QUERY_TIMEOUT","message":"Timeout"}],"thresholdMax":null,"updatedAt":null}',
  ],
}).map((golden) => ({ ...golden, undescribed: 'A newer server sends values that the document does not list.' }))

const ownCalls = alerts(managed, ofManaged)

export const managedAlerts: Readonly<Record<string, OperationGoldens>> = {
  listAlerts: ownCalls.list,
  createAlert: ownCalls.create,
  getAlert: add(ownCalls.get, {
    requests: [
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
      ...unlisted,
      throws('400 Bad Request', '{"status":400,"error":"BAD_REQUEST: Invalid service id"}'),
      throws('401 Unauthorized', `{"requestId":"${requestId}","error":"UNAUTHORIZED: Key is not active","status":401}`),
      throws('404 Not Found', `{"status":404,"error":"NOT_FOUND: Unknown Error","requestId":"${requestId}"}`),
      throws('500 Internal Server Error', `{"status":500,"error":"INTERNAL_ERROR","requestId":"${requestId}"}`),
      notServed(`GET ${service}/observability/alerts/${id}`),
    ],
  }),
  updateAlert: ownCalls.update,
  deleteAlert: add(ownCalls.remove, { refused: [falseSuccessInHtml] }),
}

const bulk: AlertBodies = { accepted: bulkBodies, refused: bulkRefusals }
const { list, create, get, update, remove } = alerts(openSource, ofOpenSource, bulk)

export const openSourceAlerts: Readonly<Record<string, OperationGoldens>> = {
  listAlerts: add(list, {
    requests: pageRequests('/api/v2/alerts'),
    responses: [twoPages('/api/v2/alerts')],
    refused: refusedPages('/api/v2/alerts'),
  }),
  createAlert: add(create, {
    responses: [
      ...reads(openSource, {
        'reads the alert of a server of February 2026': [
          '{"id":"6b027968b9a07a1b2f82c63f","name":null,"message":null,"threshold":1,"interval":"1h",',
          '"thresholdType":"above","source":"tile","state":"OK","channel":{"type":"webhook",',
          '"webhookId":"6b0276dcb9a07a1b2f829ebd"},"teamId":"6b0276dbb9a07a1b2f829e99",',
          '"tileId":"6b0279678b9f25078449e2b5","dashboardId":"6b027967b9a07a1b2f82c63b",',
          '"createdAt":"2026-11-22T05:11:04.014Z","updatedAt":"2026-11-22T05:11:04.014Z"}',
        ],
        'reads the alert of a server of August 2026, with its channels': [
          '{"id":"6b0279657f0c1101370f139a","name":null,"message":null,"note":null,"threshold":1,"interval":"1h",',
          '"scheduleOffsetMinutes":0,"scheduleStartAt":"2026-11-20T06:30:00.123Z","numConsecutiveWindows":null,',
          '"thresholdType":"above","source":"saved_search","state":"OK","channel":{"type":"webhook",',
          '"webhookId":"6b0276d6e79e4918b828a8c9"},"channels":[{"type":"webhook",',
          '"webhookId":"6b0276d6e79e4918b828a8c9"},{"type":"webhook","webhookId":"6b0276d6e79e4918b828a8c6"}],',
          '"teamId":"6b0276d5e79e4918b828a862","savedSearchId":"6b0276d6e79e4918b828a8d0","groupBy":"",',
          '"createdAt":"2026-11-22T05:11:01.549Z","updatedAt":"2026-11-22T05:11:01.549Z"}',
        ],
      }),
      throws('400 Bad Request', '{"message":"Body validation failed: interval: Invalid enum value"}'),
      throws('400 Bad Request', '{"message":"Webhook not found"}'),
      throws('403 Forbidden', '{"message":"Forbidden"}'),
    ],
  }),
  getAlert: add(get, {
    responses: [
      throws('400 Bad Request', '{"message":"Params validation failed: id: Invalid ObjectId"}'),
      throws('404 Not Found', '{"message":"Alert not found"}'),
      throwsText('404 Not Found', 'Not Found'),
      notServed(`GET /api/v2/alerts/${id}`),
      limitedBriefly,
    ],
    refused: [refusedItem('GET', 'alerts', 'alertId', [...openSource.plain, ''])],
  }),
  updateAlert: update,
  deleteAlert: add(remove, {
    responses: [
      {
        name: 'resolves to nothing when an older server answers in text',
        answers: [['HTTP/1.1 200 OK', 'content-type: text/plain; charset=utf-8', 'etag: W/"2-nOO9QiTIwXg"', '', 'OK']],
        outcome: { payload: undefined },
      },
    ],
    refused: [falseSuccessInHtml, refusedItem('DELETE', 'alerts', 'alertId', [...openSource.plain, ''])],
  }),
}
