import type { ResponseGolden } from '../../../src/goldens/golden.ts'
import { oss } from '../deployments/open-source.ts'

const { answers, resolves } = oss

/** Alerts of open-source servers, by their age, in the order and with the nulls that they send. */
export const storedAlerts: readonly ResponseGolden[] = [
  {
    name: 'reads the alert of a server of February 2026',
    answers: [
      answers(
        '{"id":"6b027968b9a07a1b2f82c63f","name":null,"message":null,"threshold":1,"interval":"1h",',
        '"thresholdType":"above","source":"tile","state":"OK","channel":{"type":"webhook",',
        '"webhookId":"6b0276dcb9a07a1b2f829ebd"},"teamId":"6b0276dbb9a07a1b2f829e99",',
        '"tileId":"6b0279678b9f25078449e2b5","dashboardId":"6b027967b9a07a1b2f82c63b",',
        '"createdAt":"2026-11-22T05:11:04.014Z","updatedAt":"2026-11-22T05:11:04.014Z"}',
      ),
    ],
    outcome: resolves({
      id: '6b027968b9a07a1b2f82c63f',
      name: null,
      message: null,
      threshold: 1,
      interval: '1h',
      thresholdType: 'above',
      source: 'tile',
      state: 'OK',
      channel: { type: 'webhook', webhookId: '6b0276dcb9a07a1b2f829ebd' },
      teamId: '6b0276dbb9a07a1b2f829e99',
      tileId: '6b0279678b9f25078449e2b5',
      dashboardId: '6b027967b9a07a1b2f82c63b',
      createdAt: '2026-11-22T05:11:04.014Z',
      updatedAt: '2026-11-22T05:11:04.014Z',
    }),
  },
  {
    name: 'reads the alert of a server of August 2026, with its channels',
    answers: [
      answers(
        '{"id":"6b0279657f0c1101370f139a","name":null,"message":null,"note":null,"threshold":1,"interval":"1h",',
        '"scheduleOffsetMinutes":0,"scheduleStartAt":"2026-11-20T06:30:00.123Z","numConsecutiveWindows":null,',
        '"thresholdType":"above","source":"saved_search","state":"OK","channel":{"type":"webhook",',
        '"webhookId":"6b0276d6e79e4918b828a8c9"},"channels":[{"type":"webhook",',
        '"webhookId":"6b0276d6e79e4918b828a8c9"},{"type":"webhook","webhookId":"6b0276d6e79e4918b828a8c6"}],',
        '"teamId":"6b0276d5e79e4918b828a862","savedSearchId":"6b0276d6e79e4918b828a8d0","groupBy":"",',
        '"createdAt":"2026-11-22T05:11:01.549Z","updatedAt":"2026-11-22T05:11:01.549Z"}',
      ),
    ],
    outcome: resolves({
      id: '6b0279657f0c1101370f139a',
      name: null,
      message: null,
      note: null,
      threshold: 1,
      interval: '1h',
      scheduleOffsetMinutes: 0,
      scheduleStartAt: '2026-11-20T06:30:00.123Z',
      numConsecutiveWindows: null,
      thresholdType: 'above',
      source: 'saved_search',
      state: 'OK',
      channel: { type: 'webhook', webhookId: '6b0276d6e79e4918b828a8c9' },
      channels: [
        { type: 'webhook', webhookId: '6b0276d6e79e4918b828a8c9' },
        { type: 'webhook', webhookId: '6b0276d6e79e4918b828a8c6' },
      ],
      teamId: '6b0276d5e79e4918b828a862',
      savedSearchId: '6b0276d6e79e4918b828a8d0',
      groupBy: '',
      createdAt: '2026-11-22T05:11:01.549Z',
      updatedAt: '2026-11-22T05:11:01.549Z',
    }),
  },
  {
    name: 'reads an alert on a chart of its own',
    answers: [
      answers(
        '{"id":"6b0279657f0c1101370f139b","source":"inline","chartConfig":{"displayType":"number",',
        '"sourceId":"65f5e4a3b9e77c001a901234","select":[{"aggFn":"count"}]}}',
      ),
    ],
    outcome: resolves({
      id: '6b0279657f0c1101370f139b',
      source: 'inline',
      chartConfig: { displayType: 'number', sourceId: '65f5e4a3b9e77c001a901234', select: [{ aggFn: 'count' }] },
    }),
  },
]
