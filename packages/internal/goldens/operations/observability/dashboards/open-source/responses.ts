import type { ResponseGolden } from '../../../../src/goldens/golden.ts'
import { oss } from '../../deployments/open-source.ts'

/** A dashboard of August 2026 with all of these, and what is left of it after an update with a name and no tiles. */
export const openSourceResponses: readonly ResponseGolden[] = [
  {
    name: 'reads formulas, limits of series, variables, and places between columns',
    answers: [
      oss.answers(
        '{"id":"6b027de57f0c1101370f1ef0","name":"Shares","tiles":[{"id":"6b027de57f0c1101370f1eed","x":0.5,"y":0,"w":12,',
        '"h":4.25,"name":"SQL","config":{"configType":"sql","displayType":"stacked_bar",',
        '"connectionId":"6b0276d5e79e4918b828a867","sqlTemplate":"SELECT 1","fillNulls":true,"seriesLimit":0}}],',
        '"tags":[],"filters":[{"type":"QUERY_EXPRESSION","name":"Pod","expression":"pod","isBroadcastEnabled":false,',
        '"isVariableEnabled":true,"variableName":"pod","id":"6b027de57f0c1101370f1eef",',
        '"sourceId":"6b0276d5e79e4918b828a86e"}],"savedQuery":"up","savedQueryLanguage":"promql",',
        '"savedFilterValues":[],"containers":[{"id":"top","title":"Top","collapsed":false}]}',
      ),
    ],
    outcome: oss.resolves({
      id: '6b027de57f0c1101370f1ef0',
      name: 'Shares',
      tiles: [
        {
          id: '6b027de57f0c1101370f1eed',
          x: 0.5,
          y: 0,
          w: 12,
          h: 4.25,
          name: 'SQL',
          config: {
            configType: 'sql',
            displayType: 'stacked_bar',
            connectionId: '6b0276d5e79e4918b828a867',
            sqlTemplate: 'SELECT 1',
            fillNulls: true,
            seriesLimit: 0,
          },
        },
      ],
      tags: [],
      filters: [
        {
          type: 'QUERY_EXPRESSION',
          name: 'Pod',
          expression: 'pod',
          isBroadcastEnabled: false,
          isVariableEnabled: true,
          variableName: 'pod',
          id: '6b027de57f0c1101370f1eef',
          sourceId: '6b0276d5e79e4918b828a86e',
        },
      ],
      savedQuery: 'up',
      savedQueryLanguage: 'promql',
      savedFilterValues: [],
      containers: [{ id: 'top', title: 'Top', collapsed: false }],
    }),
  },
]
