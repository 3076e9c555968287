import type { Sequence } from '../../corpus.ts'
import type { Json, JsonObject, Patch } from '../../json.ts'
import { written } from '../bodies.ts'
import { alerts, base, dashboards, get, remove, searchAlert, send, sequence, setUp, tileAlert } from '../steps.ts'

const nothing = '66a1f0c2d4e8b7a9c3f5ffff'
const one = `${alerts}/{alert}`
const webhook = (webhookId: string): JsonObject => ({ type: 'webhook', webhookId })
const asPatch = (parts: JsonObject): Patch => ({
  with: Object.fromEntries(Object.entries(parts).map(([key, value]) => [`/${key}`, value])),
})

const optional: { [name: string]: Json } = {
  name: 'Another name',
  message: 'another message',
  note: 'another note',
  numConsecutiveWindows: 3,
  scheduleOffsetMinutes: 2,
  scheduleStartAt: '{days:-1}',
  groupBy: 'SeverityText',
}

/** What becomes of an alert from one request to the next. */
export const alertSequences = (): Sequence[] => [
  sequence(
    'an alert: read, changed, read, deleted, gone',
    base,
    tileAlert,
    get(one),
    send('PUT', one, 'tileAlert', asPatch({ threshold: 3 })),
    get(one),
    remove(one),
    get(one),
    remove(one),
    send('PUT', one, 'tileAlert'),
  ),
  ...Object.entries(optional).flatMap(([field, value]) => [
    sequence(
      `an alert without ${field} gets it, keeps or loses it`,
      searchAlert,
      send('PUT', one, 'searchAlert', asPatch({ [field]: value })),
      get(one),
      send('PUT', one, 'searchAlert'),
      get(one),
    ),
    sequence(
      `an alert's ${field} is set to null`,
      searchAlert,
      send('PUT', one, 'searchAlert', asPatch({ [field]: value })),
      send('PUT', one, 'searchAlert', asPatch({ [field]: null })),
      get(one),
    ),
    sequence(
      `an alert is made with ${field}`,
      send('POST', alerts, 'searchAlert', asPatch({ [field]: value }), 'alert'),
      get(one),
    ),
  ]),
  sequence(
    'an upper threshold is kept',
    searchAlert,
    send('PUT', one, 'searchAlert', asPatch({ thresholdType: 'between', thresholdMax: 5 })),
    get(one),
    send('PUT', one, 'searchAlert'),
    get(one),
  ),
  sequence(
    'two channels become one',
    searchAlert,
    send('PUT', one, 'searchAlert', asPatch({ channels: [webhook('{webhook}'), webhook('{webhook.slack}')] })),
    get(one),
    send('PUT', one, 'searchAlert'),
    get(one),
  ),
  sequence(
    'one channel becomes another',
    searchAlert,
    send('PUT', one, 'searchAlert', asPatch({ channel: webhook('{webhook.slack}') })),
    get(one),
  ),
  sequence(
    'an alert goes from a tile to a search and back',
    base,
    tileAlert,
    send('PUT', one, 'searchAlert'),
    get(one),
    send('PUT', one, 'tileAlert'),
    get(one),
  ),
  sequence(
    'an alert goes to another tile',
    base,
    tileAlert,
    send('PUT', one, 'tileAlert', asPatch({ tileId: '{base.tile.1}' })),
    get(one),
  ),
  sequence(
    'an alert goes to another dashboard',
    base,
    setUp(dashboards, 'base', 'other'),
    tileAlert,
    send('PUT', one, 'tileAlert', asPatch({ dashboardId: '{other}', tileId: '{other.tile.0}' })),
    get(one),
  ),
  sequence('two alerts of one name', searchAlert, send('POST', alerts, 'searchAlert', {}, 'second'), get(alerts)),
  sequence(
    'an alert is put with its id',
    searchAlert,
    send('PUT', one, 'searchAlert', asPatch({ id: '{alert}', state: 'OK', teamId: nothing })),
    get(one),
  ),
  ...[
    'not-an-id',
    nothing,
    nothing.slice(1),
    `${nothing}0`,
    nothing.toUpperCase(),
    'twelve%20chars',
    'zzzzzzzzzzzzzzzzzzzzzzzz',
    '{savedSearch}',
    '%00',
    '..',
    '0',
    '{webhook}',
  ].flatMap((id) => [
    sequence(
      `the alert ${id}`,
      get(`${alerts}/${id}`),
      send('PUT', `${alerts}/${id}`, 'searchAlert'),
      remove(`${alerts}/${id}`),
    ),
    sequence(
      `the dashboard ${id}`,
      get(`${dashboards}/${id}`),
      send('PUT', `${dashboards}/${id}`, 'savedBoard'),
      remove(`${dashboards}/${id}`),
    ),
  ]),
]

const types = ['above', 'below', 'above_exclusive', 'below_or_equal', 'equal', 'not_equal', 'between', 'not_between']
const intervals: [string, number][] = [
  ['1m', 1],
  ['5m', 5],
  ['15m', 15],
  ['30m', 30],
  ['1h', 60],
  ['6h', 360],
  ['12h', 720],
  ['1d', 1440],
]
const ten = ['a', 'b', 'c', 'd', 'e', 'f', '1', '2', '3', '4'].map((digit) => webhook(digit.repeat(24)))

const rules: { [name: string]: JsonObject } = {
  ...Object.fromEntries(
    types.flatMap((thresholdType): [string, JsonObject][] => [
      [`${thresholdType}`, { thresholdType }],
      [`${thresholdType} with an upper threshold`, { thresholdType, thresholdMax: 20 }],
      [`${thresholdType} with a lower upper threshold`, { thresholdType, thresholdMax: 0 }],
      [`${thresholdType} with two equal thresholds`, { thresholdType, threshold: 5, thresholdMax: 5 }],
      [`${thresholdType} with a null upper threshold`, { thresholdType, thresholdMax: null }],
    ]),
  ),
  ...Object.fromEntries(
    intervals.flatMap(([interval, minutes]): [string, JsonObject][] => [
      [`every ${interval}`, { interval }],
      [`every ${interval}, as late as may be`, { interval, scheduleOffsetMinutes: minutes - 1 }],
      [`every ${interval}, too late`, { interval, scheduleOffsetMinutes: minutes }],
    ]),
  ),
  ...Object.fromEntries(
    ['2m', '10m', '2h', '60m', '1D', '1 m', '', '7d'].map((interval) => [`every ${interval}`, { interval }]),
  ),
  'offset below zero': { scheduleOffsetMinutes: -1 },
  'offset in halves': { scheduleOffsetMinutes: 0.5 },
  'offset of zero with a start': { scheduleOffsetMinutes: 0, scheduleStartAt: '{days:-1}' },
  'offset with a start': { scheduleOffsetMinutes: 5, scheduleStartAt: '{days:-1}' },
  'offset with a null start': { scheduleOffsetMinutes: 5, scheduleStartAt: null },
  ...Object.fromEntries(
    [-3660, -3640, -1, 0, 1, 360, 370].map((days) => [
      `start ${days} days from now`,
      { scheduleStartAt: `{days:${days}}` },
    ]),
  ),
  'start without a time': { scheduleStartAt: '2026-01-01' },
  'start with an offset from UTC': { scheduleStartAt: '2026-01-01T00:00:00+02:00' },
  'start without a zone': { scheduleStartAt: '2026-01-01T00:00:00' },
  'start without seconds': { scheduleStartAt: '2026-01-01T00:00Z' },
  'start on no day': { scheduleStartAt: '2026-02-30T00:00:00Z' },
  'start in milliseconds': { scheduleStartAt: 1772409600000 },
  'start that is empty': { scheduleStartAt: '' },
  'windows of zero': { numConsecutiveWindows: 0 },
  'windows in halves': { numConsecutiveWindows: 1.5 },
  'a thousand windows': { numConsecutiveWindows: 1000 },
  'null windows': { numConsecutiveWindows: null },
  'two channels': { channels: [webhook('{webhook}'), webhook('{webhook.slack}')] },
  'no channels beside one': { channels: [] },
  'null channels': { channels: null },
  'channels in another order than the channel': { channels: [webhook('{webhook.slack}'), webhook('{webhook}')] },
  'channels without the channel': { channels: [webhook('{webhook.slack}')] },
  'one channel twice': { channels: [webhook('{webhook}'), webhook('{webhook}')] },
  'ten unknown channels': { channels: ten, channel: ten[0] as Json },
  'eleven channels': { channels: [...ten, webhook('5'.repeat(24))], channel: ten[0] as Json },
  'an unknown second channel': { channels: [webhook('{webhook}'), webhook(nothing)] },
  'a channel by mail': { channel: { type: 'email', emailRecipients: ['a@example.com'] } },
  'a channel without an id': { channel: { type: 'webhook' } },
  'a channel with an empty id': { channel: webhook('') },
  'a channel of a source': { channel: webhook('{source.log}') },
  'a channel of nothing': { channel: webhook(nothing) },
  'a channel of a word': { channel: webhook('word') },
  'a channel of twelve characters': { channel: webhook('twelve chars') },
  'a channel without a type': { channel: { webhookId: '{webhook}' } },
  'a channel of no type': { channel: { type: null, webhookId: '{webhook}' } },
  'a channel with more': { channel: { ...webhook('{webhook}'), severity: 'error', slackChannelId: 'C1' } },
  'a null channel': { channel: null },
  'a negative threshold': { threshold: -5 },
  'a threshold of zero': { threshold: 0 },
  'a threshold in halves': { threshold: 0.5 },
  'a huge threshold': { threshold: 1e300 },
  'a threshold in text': { threshold: '5' },
  'a source of another kind': { source: 'other' },
  'a source in capitals': { source: 'TILE' },
  'an empty name': { name: '' },
  'a name of 512': { name: { $repeat: ['x', 512] } },
  'a name of 513': { name: { $repeat: ['x', 513] } },
  'an empty message': { message: '' },
  'a message of 4096': { message: { $repeat: ['x', 4096] } },
  'a message of 4097': { message: { $repeat: ['x', 4097] } },
  'a note of 4097': { note: { $repeat: ['x', 4097] } },
  'a message that is no template': { message: '{{title' },
  'two mistakes': { interval: '2h', threshold: 'x' },
  'three mistakes': { interval: '2h', threshold: 'x', thresholdType: 'more' },
}

const references: { [name: string]: JsonObject } = {
  'a dashboard of nothing': { dashboardId: nothing },
  'no id of a dashboard': { dashboardId: 'word' },
  'twelve characters for a dashboard': { dashboardId: 'twelve chars' },
  'an empty dashboard': { dashboardId: '' },
  'a source for a dashboard': { dashboardId: '{source.log}' },
  'a tile of nothing': { tileId: nothing },
  'a word for a tile': { tileId: 'word' },
  'an empty tile': { tileId: '' },
  'a tile that shows a number': { tileId: '{base.tile.1}' },
  'a tile that shows a text': { tileId: '{base.tile.2}' },
  'a saved search as well': { savedSearchId: '{savedSearch}' },
  'a group': { groupBy: 'ServiceName' },
}

const searchReferences: { [name: string]: JsonObject } = {
  'a saved search of nothing': { savedSearchId: nothing },
  'no id of a saved search': { savedSearchId: 'word' },
  'twelve characters for a saved search': { savedSearchId: 'twelve chars' },
  'an empty saved search': { savedSearchId: '' },
  'a source for a saved search': { savedSearchId: '{source.log}' },
  'a null saved search': { savedSearchId: null },
  'a dashboard as well': { dashboardId: nothing, tileId: nothing },
  'a group': { groupBy: 'ServiceName' },
  'an empty group': { groupBy: '' },
  'a null group': { groupBy: null },
  'a list of groups': { groupBy: ['ServiceName'] },
}

const kindsOfTiles = Object.keys(written)
  .filter((name) => name.startsWith('with '))
  .map((name) => name.slice(5))

/** What an alert must be like, beyond its schema. */
export const alertRules = (): Sequence[] => [
  ...Object.entries(rules).map(([name, parts]) =>
    sequence(`alert: ${name}`, send('POST', alerts, 'searchAlert', asPatch(parts))),
  ),
  sequence(
    'alert: channels alone',
    send('POST', alerts, 'searchAlert', { ...asPatch({ channels: [webhook('{webhook}')] }), without: ['/channel'] }),
  ),
  sequence('alert: neither channel', send('POST', alerts, 'searchAlert', { without: ['/channel'] })),
  sequence('alert: no source', base, send('POST', alerts, 'tileAlert', { without: ['/source'] })),
  sequence('alert: only a source', send('POST', alerts, 'onlySource')),
  ...Object.entries(references).map(([name, parts]) =>
    sequence(`alert on a tile: ${name}`, base, send('POST', alerts, 'tileAlert', asPatch(parts))),
  ),
  ...Object.entries(references).map(([name, parts]) =>
    sequence(`alert moved to: ${name}`, base, tileAlert, send('PUT', one, 'tileAlert', asPatch(parts))),
  ),
  ...Object.entries(searchReferences).map(([name, parts]) =>
    sequence(`alert on a search: ${name}`, send('POST', alerts, 'searchAlert', asPatch(parts))),
  ),
  sequence(
    'alert on a tile of another dashboard',
    base,
    setUp(dashboards, 'base', 'other'),
    send('POST', alerts, 'tileAlert', asPatch({ tileId: '{other.tile.0}' })),
  ),
  ...kindsOfTiles.map((kind) => {
    const on = send('POST', alerts, 'tileAlert', asPatch({ dashboardId: '{shown}', tileId: '{shown.tile.0}' }), 'alert')
    const again = send('PUT', `${dashboards}/{shown}`, `with ${kind}`, asPatch({ 'tiles/0/id': '{shown.tile.0}' }))
    return sequence(
      `alert on a tile: ${kind}`,
      send('POST', dashboards, `with ${kind}`, {}, 'shown'),
      on,
      again,
      get(one),
    )
  }),
]
