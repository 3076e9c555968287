import type { RequestGolden } from '../../../src/goldens/golden.ts'

/** The alert of a tile, as the interface document shows it. */
export const tileAlert = {
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
export const tileAlertJson = [
  '{"dashboardId":"65f5e4a3b9e77c001a2b3c4d","tileId":"65f5e4a3b9e77c001a00711e","threshold":100,"interval":"1h",',
  '"source":"tile","thresholdType":"above","channel":{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f8"},',
  '"name":"Too many errors","message":"{{value}} errors in the last hour"}',
].join('')

/** Fields of an alert that stand beside what every alert needs: as an argument, and on the wire. */
type Extra = readonly [name: string, extra: object, ...json: string[]]

/** Every interval, with the latest offset that there is within it, and every direction of a threshold. */
const extras: readonly Extra[] = [
  [
    'every minute, at its start',
    { interval: '1m', thresholdType: 'above', scheduleOffsetMinutes: 0 },
    '"interval":"1m","thresholdType":"above","scheduleOffsetMinutes":0',
  ],
  [
    'every 5 minutes, in the last of them',
    { interval: '5m', thresholdType: 'above', scheduleOffsetMinutes: 4 },
    '"interval":"5m","thresholdType":"above","scheduleOffsetMinutes":4',
  ],
  [
    'every 15 minutes, in the last of them',
    { interval: '15m', thresholdType: 'below', scheduleOffsetMinutes: 14 },
    '"interval":"15m","thresholdType":"below","scheduleOffsetMinutes":14',
  ],
  [
    'every 30 minutes, in the last of them',
    { interval: '30m', thresholdType: 'below', scheduleOffsetMinutes: 29 },
    '"interval":"30m","thresholdType":"below","scheduleOffsetMinutes":29',
  ],
  [
    'every hour, in its last minute',
    { interval: '1h', thresholdType: 'above', scheduleOffsetMinutes: 59 },
    '"interval":"1h","thresholdType":"above","scheduleOffsetMinutes":59',
  ],
  [
    'every 6 hours, above but not at the threshold',
    { interval: '6h', thresholdType: 'above_exclusive', scheduleOffsetMinutes: 359 },
    '"interval":"6h","thresholdType":"above_exclusive","scheduleOffsetMinutes":359',
  ],
  [
    'every 12 hours, at the threshold or below',
    { interval: '12h', thresholdType: 'below_or_equal', scheduleOffsetMinutes: 719 },
    '"interval":"12h","thresholdType":"below_or_equal","scheduleOffsetMinutes":719',
  ],
  [
    'every day, at the threshold',
    { interval: '1d', thresholdType: 'equal', scheduleOffsetMinutes: 1439 },
    '"interval":"1d","thresholdType":"equal","scheduleOffsetMinutes":1439',
  ],
  [
    'anywhere but at the threshold',
    { interval: '1h', thresholdType: 'not_equal' },
    '"interval":"1h","thresholdType":"not_equal"',
  ],
  [
    'between two thresholds',
    { interval: '1h', thresholdType: 'between', thresholdMax: 200 },
    '"interval":"1h","thresholdType":"between","thresholdMax":200',
  ],
  [
    'outside two thresholds',
    { interval: '1h', thresholdType: 'not_between', thresholdMax: 25.5 },
    '"interval":"1h","thresholdType":"not_between","thresholdMax":25.5',
  ],
  [
    'from a start on',
    { interval: '1h', thresholdType: 'above', scheduleStartAt: '2026-11-20T06:30:00Z' },
    '"interval":"1h","thresholdType":"above","scheduleStartAt":"2026-11-20T06:30:00Z"',
  ],
  [
    'after 3 windows in a row, with a note',
    { interval: '1h', thresholdType: 'above', numConsecutiveWindows: 3, note: 'See the runbook.' },
    '"interval":"1h","thresholdType":"above","numConsecutiveWindows":3,"note":"See the runbook."',
  ],
  [
    'in as few words as there may be',
    { interval: '1h', thresholdType: 'above', name: 'a', message: 'b', note: 'c', numConsecutiveWindows: 1 },
    '"interval":"1h","thresholdType":"above","name":"a","message":"b","note":"c","numConsecutiveWindows":1',
  ],
  [
    'in as many words as there may be',
    {
      interval: '1h',
      thresholdType: 'above',
      name: 'n'.repeat(512),
      message: 'm'.repeat(4096),
      note: 'o'.repeat(4096),
    },
    `"interval":"1h","thresholdType":"above","name":"${'n'.repeat(512)}",`,
    `"message":"${'m'.repeat(4096)}","note":"${'o'.repeat(4096)}"`,
  ],
  [
    'with nulls for what is not set',
    {
      interval: '1h',
      thresholdType: 'above',
      name: null,
      message: null,
      note: null,
      scheduleStartAt: null,
      numConsecutiveWindows: null,
    },
    '"interval":"1h","thresholdType":"above","name":null,"message":null,"note":null,"scheduleStartAt":null,',
    '"numConsecutiveWindows":null',
  ],
]

/** Below zero, for a threshold is any number. */
const watched = {
  source: 'tile',
  dashboardId: '65f5e4a3b9e77c001a2b3c4d',
  tileId: '65f5e4a3b9e77c001a00711e',
  threshold: -0.5,
  channel: { type: 'webhook', webhookId: '67b8c9d0e1f2a3b4c5d6e7f8' },
}
const watchedJson = [
  '{"source":"tile","dashboardId":"65f5e4a3b9e77c001a2b3c4d","tileId":"65f5e4a3b9e77c001a00711e","threshold":-0.5,',
  '"channel":{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f8"},',
]

/** The bodies that `createAlert` and `updateAlert` send, with what stands before the body in either. */
export function alertRequests(head: readonly string[], before: readonly unknown[]): RequestGolden[] {
  return [
    {
      section: '4.3',
      name: 'sends the alert of a tile, as the interface shows it',
      with: [...before, tileAlert],
      sends: [...head, '', tileAlertJson],
    },
    {
      name: 'sends the alert of a saved search, one for each group',
      with: [
        ...before,
        {
          source: 'saved_search',
          savedSearchId: '66c0ffee00112233445566aa',
          groupBy: 'ServiceName',
          threshold: 1,
          interval: '5m',
          thresholdType: 'below',
          channel: { type: 'webhook', webhookId: '67b8c9d0e1f2a3b4c5d6e7f8' },
        },
      ],
      sends: [
        ...head,
        '',
        '{"source":"saved_search","savedSearchId":"66c0ffee00112233445566aa","groupBy":"ServiceName","threshold":1,',
        '"interval":"5m","thresholdType":"below","channel":{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f8"}}',
      ],
    },
    {
      name: 'sends ids of 12 characters, and any text as the id of a tile',
      with: [
        ...before,
        {
          source: 'tile',
          dashboardId: 'dashboard #1',
          tileId: 't',
          threshold: 1,
          interval: '5m',
          thresholdType: 'below',
          channel: { type: 'webhook', webhookId: 'webhook ~ 12' },
        },
      ],
      sends: [
        ...head,
        '',
        '{"source":"tile","dashboardId":"dashboard #1","tileId":"t","threshold":1,"interval":"5m",',
        '"thresholdType":"below","channel":{"type":"webhook","webhookId":"webhook ~ 12"}}',
      ],
    },
    {
      name: 'sends a saved search whose group is an empty text, which clears it on older servers',
      with: [
        ...before,
        {
          source: 'saved_search',
          savedSearchId: '66C0FFEE00112233445566AA',
          groupBy: '',
          threshold: 0,
          interval: '1d',
          thresholdType: 'below',
          channel: { type: 'webhook', webhookId: '67b8c9d0e1f2a3b4c5d6e7f8' },
        },
      ],
      sends: [
        ...head,
        '',
        '{"source":"saved_search","savedSearchId":"66C0FFEE00112233445566AA","groupBy":"","threshold":0,',
        '"interval":"1d","thresholdType":"below","channel":{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f8"}}',
      ],
    },
    {
      name: 'sends a saved search whose group is null',
      with: [
        ...before,
        {
          source: 'saved_search',
          savedSearchId: '66c0ffee00112233445566aa',
          groupBy: null,
          threshold: 0,
          interval: '1d',
          thresholdType: 'equal',
          channel: { type: 'webhook', webhookId: '67b8c9d0e1f2a3b4c5d6e7f8' },
        },
      ],
      sends: [
        ...head,
        '',
        '{"source":"saved_search","savedSearchId":"66c0ffee00112233445566aa","groupBy":null,"threshold":0,',
        '"interval":"1d","thresholdType":"equal","channel":{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f8"}}',
      ],
    },
    ...extras.map(([name, extra, ...json]) => ({
      name: `sends an alert ${name}`,
      with: [...before, { ...watched, ...extra }],
      sends: [...head, '', ...watchedJson, ...json, '}'],
    })),
  ]
}
