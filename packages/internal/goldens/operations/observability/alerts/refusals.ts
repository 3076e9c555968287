import type { RefusedBody } from '../../refusals.ts'

const webhook = '{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f8"}'
const long = (length: number) => 'n'.repeat(length)

/** An alert without what comes last. */
const alert = (rest: string) =>
  `{"dashboardId":"65f5e4a3b9e77c001a2b3c4d","tileId":"65f5e4a3b9e77c001a00711e","source":"tile",${rest}}`

/** A whole alert of a tile, and more. */
const watched = (more: string) =>
  alert(`"threshold":100,"interval":"1h","thresholdType":"above","channel":${webhook},${more}`)

/** A whole alert but for its channel. */
const channel = (given: string) => alert(`"threshold":100,"interval":"1h","thresholdType":"above","channel":${given}`)

/** A whole alert but for when it fires. */
const fires = (when: string) => alert(`"channel":${webhook},${when}`)

/** A whole alert but for what it watches. */
const watches = (what: string) =>
  `{"threshold":100,"interval":"1h","thresholdType":"above","channel":${webhook}${what}}`

/** What neither `createAlert` nor `updateAlert` may take. */
export const refusedAlerts: readonly RefusedBody[] = [
  ['', 'refuses an alert that does not say what it watches', watches('')],
  [
    '',
    'refuses the alert of a tile without its source',
    watches(',"dashboardId":"65f5e4a3b9e77c001a2b3c4d","tileId":"65f5e4a3b9e77c001a00711e"'),
  ],
  [
    '',
    'refuses the alert of a tile without its dashboard',
    watches(',"source":"tile","tileId":"65f5e4a3b9e77c001a00711e"'),
  ],
  [
    '',
    'refuses the alert of a tile without the tile',
    watches(',"source":"tile","dashboardId":"65f5e4a3b9e77c001a2b3c4d"'),
  ],
  [
    'tileId',
    'refuses an empty tile id',
    watches(',"source":"tile","dashboardId":"65f5e4a3b9e77c001a2b3c4d","tileId":""'),
  ],
  [
    'dashboardId',
    'refuses an empty dashboard id',
    watches(',"source":"tile","dashboardId":"","tileId":"65f5e4a3b9e77c001a00711e"'),
  ],
  ...['d', 'dashboard 1', 'dashboard 123', 'dashböard 12', '65f5e4a3b9e77c001a2b3c4', '65f5e4a3b9e77c001a2b3c4g'].map(
    (id): RefusedBody => [
      'dashboardId',
      `refuses "${id}" as the id of a dashboard, which is neither 24 hexadecimal digits nor 12 characters`,
      watches(`,"source":"tile","dashboardId":"${id}","tileId":"65f5e4a3b9e77c001a00711e"`),
    ],
  ),
  [
    'savedSearchId',
    'refuses the name of a saved search as its id',
    watches(',"source":"saved_search","savedSearchId":"panics"'),
  ],
  ['channel.webhookId', 'refuses the name of a webhook as its id', channel('{"type":"webhook","webhookId":"on-call"}')],
  ['', 'refuses a saved search without its id', watches(',"source":"saved_search"')],
  ['savedSearchId', 'refuses an empty id of a saved search', watches(',"source":"saved_search","savedSearchId":""')],
  [
    'savedSearchId',
    'refuses a number as the id of a saved search',
    watches(',"source":"saved_search","savedSearchId":66'),
  ],
  [
    'groupBy',
    'refuses columns to group by as a list, which belongs to chart series',
    watches(',"source":"saved_search","savedSearchId":"66c0ffee00112233445566aa","groupBy":["ServiceName"]'),
  ],
  [
    'dashboardId',
    'refuses a number as the id of a dashboard',
    watches(',"source":"tile","dashboardId":65,"tileId":"65f5e4a3b9e77c001a00711e"'),
  ],
  [
    'tileId',
    'refuses a number as the id of a tile',
    watches(',"source":"tile","dashboardId":"65f5e4a3b9e77c001a2b3c4d","tileId":65'),
  ],
  [
    'source',
    'refuses a source that no server knows',
    watches(',"source":"monitor","dashboardId":"65f5e4a3b9e77c001a2b3c4d","tileId":"65f5e4a3b9e77c001a00711e"'),
  ],
  ['', 'refuses an alert without an interval', fires('"threshold":100,"thresholdType":"above"')],
  ['', 'refuses an alert without a direction', fires('"threshold":100,"interval":"1h"')],
  ['interval', 'refuses 2 hours', fires('"threshold":100,"interval":"2h","thresholdType":"above"')],
  ['interval', 'refuses an hour as 60 minutes', fires('"threshold":100,"interval":"60m","thresholdType":"above"')],
  [
    'thresholdType',
    'refuses a direction that no server knows',
    fires('"threshold":100,"interval":"1h","thresholdType":"over"'),
  ],
  ['', 'refuses a range without its upper end', fires('"threshold":100,"interval":"1h","thresholdType":"between"')],
  [
    '',
    'refuses what lies outside a range without its upper end',
    fires('"threshold":100,"interval":"1h","thresholdType":"not_between"'),
  ],
  [
    'thresholdMax',
    'refuses the upper end of a range as text',
    fires('"threshold":100,"interval":"1h","thresholdType":"between","thresholdMax":"200"'),
  ],
  [
    'thresholdMax',
    'refuses a null as the upper end of a range',
    fires('"threshold":100,"interval":"1h","thresholdType":"not_between","thresholdMax":null'),
  ],
  ['channel', 'refuses a webhook without its id', channel('{"type":"webhook"}')],
  ['channel.webhookId', 'refuses a number as a webhook id', channel('{"type":"webhook","webhookId":67}')],
  ['channel.webhookId', 'refuses an empty webhook id', channel('{"type":"webhook","webhookId":""}')],
  ['channel', 'refuses a channel without its type', channel('{"webhookId":"67b8c9d0e1f2a3b4c5d6e7f8"}')],
  [
    'channel.type',
    'refuses a channel that no server knows',
    channel('{"type":"pager","webhookId":"67b8c9d0e1f2a3b4c5d6e7f8"}'),
  ],
  ['note', 'refuses a note that is no text', watched('"note":false')],
  ['note', 'refuses an empty note', watched('"note":""')],
  ['name', 'refuses an empty name', watched('"name":""')],
  ['name', 'refuses a name of more than 512 characters', watched(`"name":"${long(513)}"`)],
  ['message', 'refuses an empty message', watched('"message":""')],
  ['message', 'refuses a message of more than 4096 characters', watched(`"message":"${long(4097)}"`)],
  ['note', 'refuses a note of more than 4096 characters', watched(`"note":"${long(4097)}"`)],
  ['scheduleOffsetMinutes', 'refuses an offset before the interval', watched('"scheduleOffsetMinutes":-1')],
  ['scheduleOffsetMinutes', 'refuses an offset as text', watched('"scheduleOffsetMinutes":"5"')],
  ['scheduleOffsetMinutes', 'refuses half a minute of offset', watched('"scheduleOffsetMinutes":2.5')],
  ['scheduleOffsetMinutes', 'refuses a null as an offset', watched('"scheduleOffsetMinutes":null')],
  ...(
    [
      ['1m', 1],
      ['5m', 5],
      ['15m', 15],
      ['30m', 30],
      ['1h', 60],
      ['6h', 360],
      ['12h', 720],
      ['1d', 1440],
    ] as const
  ).map(
    ([interval, offset]): RefusedBody => [
      interval === '1d' ? 'scheduleOffsetMinutes' : '',
      `refuses an offset of ${offset} minutes, as long as the interval ${interval}`,
      fires(`"threshold":100,"interval":"${interval}","thresholdType":"above","scheduleOffsetMinutes":${offset}`),
    ],
  ),
  [
    '',
    'refuses an offset beside a start',
    watched('"scheduleOffsetMinutes":5,"scheduleStartAt":"2026-11-20T06:30:00Z"'),
  ],
  ['scheduleStartAt', 'refuses a start that is no time', watched('"scheduleStartAt":"tomorrow"')],
  [
    'scheduleStartAt',
    'refuses a start in another zone than Z',
    watched('"scheduleStartAt":"2026-11-20T08:30:00+02:00"'),
  ],
  ['numConsecutiveWindows', 'refuses no window in a row', watched('"numConsecutiveWindows":0')],
  ['numConsecutiveWindows', 'refuses windows as text', watched('"numConsecutiveWindows":"3"')],
  ['numConsecutiveWindows', 'refuses half a window', watched('"numConsecutiveWindows":1.5')],
]

/** The same, of the fields that the interface document shows. */
export const refusedByTheInterface: readonly RefusedBody[] = [
  ['threshold', 'refuses a threshold that is text', fires('"threshold":"100","interval":"1h","thresholdType":"above"')],
  ['', 'refuses an alert without a threshold', fires('"interval":"1h","thresholdType":"above"')],
  [
    'interval',
    'refuses an interval that is a number of minutes',
    fires('"threshold":100,"interval":60,"thresholdType":"above"'),
  ],
  ['', 'refuses an alert that tells nobody', alert('"threshold":100,"interval":"1h","thresholdType":"above"')],
  [
    'channel',
    'refuses a misspelt field of a channel',
    channel('{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f8","webhookID":"67b8c9d0e1f2a3b4c5d6e7f8"}'),
  ],
  ['', 'refuses a misspelt field', watched('"treshold":100')],
  ['name', 'refuses a name that is no text', watched('"name":1')],
  ['message', 'refuses a message that is no text', watched('"message":["a"]')],
]
