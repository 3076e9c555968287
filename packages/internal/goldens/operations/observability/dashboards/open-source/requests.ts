import type { RequestGolden } from '../../../../src/goldens/golden.ts'
import { oss } from '../../deployments/open-source.ts'
import type { TileConfig } from '../tiles/configs.ts'

/** Tiles that the open-source deployment takes, and the managed one does not: formulas, and limits of series. */
const configs: readonly TileConfig[] = [
  [
    'lines, with a formula and a limit',
    {
      displayType: 'line',
      sourceId: '65f5e4a3b9e77c001a901234',
      select: [
        { aggFn: 'count', alias: 'A', numberFormat: { output: 'throughput', numericUnit: 'rps' } },
        { aggFn: 'count', alias: 'B' },
      ],
      fitYAxisToData: true,
      seriesLimit: 0,
      formulas: [{ expression: 'A / B', alias: 'share', numberFormat: { output: 'percent' } }],
      showOperandSeries: false,
    },
    '{"displayType":"line","sourceId":"65f5e4a3b9e77c001a901234","select":[{"aggFn":"count","alias":"A",',
    '"numberFormat":{"output":"throughput","numericUnit":"rps"}},{"aggFn":"count","alias":"B"}],"fitYAxisToData":true,',
    '"seriesLimit":0,"formulas":[{"expression":"A / B","alias":"share","numberFormat":{"output":"percent"}}],',
    '"showOperandSeries":false}',
  ],
  [
    'stacked bars, with a formula and a limit',
    {
      displayType: 'stacked_bar',
      sourceId: '65f5e4a3b9e77c001a901234',
      select: [{ aggFn: 'count' }],
      numberFormat: { output: 'duration' },
      seriesLimit: 25,
      formulas: [{ expression: 'A * 2' }],
      showOperandSeries: true,
    },
    '{"displayType":"stacked_bar","sourceId":"65f5e4a3b9e77c001a901234","select":[{"aggFn":"count"}],',
    '"numberFormat":{"output":"duration"},"seriesLimit":25,"formulas":[{"expression":"A * 2"}],',
    '"showOperandSeries":true}',
  ],
  [
    'a formula on numbers alone, its points and its signs',
    {
      displayType: 'number',
      sourceId: '65f5e4a3b9e77c001a901234',
      select: [{ aggFn: 'count' }, { aggFn: 'count' }],
      formulas: [{ expression: '-(.5 + 2.) * 1.5 / (A - --B)' }],
    },
    '{"displayType":"number","sourceId":"65f5e4a3b9e77c001a901234","select":[{"aggFn":"count"},{"aggFn":"count"}],',
    '"formulas":[{"expression":"-(.5 + 2.) * 1.5 / (A - --B)"}]}',
  ],
  [
    'a table with a formula alone',
    {
      displayType: 'table',
      sourceId: '65f5e4a3b9e77c001a901234',
      select: [{ aggFn: 'count' }],
      formulas: [{ expression: 'A' }],
      showOperandSeries: false,
    },
    '{"displayType":"table","sourceId":"65f5e4a3b9e77c001a901234","select":[{"aggFn":"count"}],',
    '"formulas":[{"expression":"A"}],"showOperandSeries":false}',
  ],
  ...['line', 'stacked_bar'].map(
    (displayType): TileConfig => [
      `SQL of its own, as ${displayType} with a limit`,
      {
        displayType,
        configType: 'sql',
        connectionId: '65f5e4a3b9e77c001ac00001',
        sqlTemplate: 'SELECT 1',
        seriesLimit: 7,
      },
      `{"displayType":"${displayType}","configType":"sql","connectionId":"65f5e4a3b9e77c001ac00001",`,
      '"sqlTemplate":"SELECT 1","seriesLimit":7}',
    ],
  ),
]

const head = ['POST /api/v2/dashboards HTTP/1.1', ...oss.json, '']

/** What `createDashboard` sends to the open-source deployment only. */
export const openSourceRequests: readonly RequestGolden[] = [
  ...configs.map(([name, config, ...json]) => ({
    name: `sends a tile with ${name}`,
    with: [{ name: 'Checkout', tiles: [{ name: 'Tile', x: 6, y: 2, w: 12, h: 4, config }] }],
    sends: [...head, '{"name":"Checkout","tiles":[{"name":"Tile","x":6,"y":2,"w":12,"h":4,"config":', ...json, '}]}'],
  })),
  {
    name: 'sends filters that are variables, filter tiles, or do both',
    with: [
      {
        name: 'V',
        tiles: [],
        filters: [
          {
            type: 'QUERY_EXPRESSION',
            name: 'n',
            expression: 'e',
            sourceId: '65f5e4a3b9e77c001a901234',
            appliesToSourceIds: [],
            isBroadcastEnabled: false,
            isVariableEnabled: true,
            variableName: 'v'.repeat(64),
          },
          {
            type: 'QUERY_EXPRESSION',
            name: 'm',
            expression: 'e',
            sourceId: '65f5e4a3b9e77c001a901234',
            appliesToSourceIds: ['65f5e4a3b9e77c001a902345'],
            isBroadcastEnabled: true,
            isVariableEnabled: true,
          },
        ],
      },
    ],
    sends: [
      ...head,
      '{"name":"V","tiles":[],"filters":[{"type":"QUERY_EXPRESSION","name":"n","expression":"e",',
      '"sourceId":"65f5e4a3b9e77c001a901234","appliesToSourceIds":[],"isBroadcastEnabled":false,"isVariableEnabled":true,',
      `"variableName":"${'v'.repeat(64)}"},`,
      '{"type":"QUERY_EXPRESSION","name":"m","expression":"e","sourceId":"65f5e4a3b9e77c001a901234",',
      '"appliesToSourceIds":["65f5e4a3b9e77c001a902345"],"isBroadcastEnabled":true,"isVariableEnabled":true}]}',
    ],
  },
]
