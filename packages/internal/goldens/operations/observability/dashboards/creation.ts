import type { RequestGolden } from '../../../src/goldens/golden.ts'
import type { Deployment } from '../deployments/deployment.ts'
import { tileConfigs } from './tiles/configs.ts'
import { displayConfigs } from './tiles/display-configs.ts'
import { tileSeries } from './tiles/series.ts'

const tags = Array.from({ length: 50 }, (_, index) => `tag-${index}`.padEnd(32, '.'))

/** What `createDashboard` sends. */
export function createDashboardRequests({ base, json }: Deployment): RequestGolden[] {
  const head = [`POST ${base}/dashboards HTTP/1.1`, ...json, '']
  return [
    {
      name: 'sends a name and tiles, the two that are required; both may be empty',
      with: [{ name: '', tiles: [] }],
      sends: [...head, '{"name":"","tiles":[]}'],
    },
    {
      name: 'sends words beyond ASCII in UTF-8',
      with: [{ name: 'Kasse "Süd" – 東京', tiles: [] }],
      sends: [...head, '{"name":"Kasse \\"Süd\\" – 東京","tiles":[]}'],
    },
    {
      name: 'sends as many tags as there may be, each as long as it may be',
      with: [{ name: 'n'.repeat(1024), tiles: [], tags }],
      sends: [...head, `{"name":"${'n'.repeat(1024)}","tiles":[],"tags":["${tags.join('","')}"]}`],
    },
    {
      name: 'sends filters without ids, which the server assigns',
      with: [
        {
          name: 'Checkout',
          tiles: [],
          filters: [
            {
              type: 'QUERY_EXPRESSION',
              name: 'Service',
              expression: 'ServiceName',
              sourceId: '65f5e4a3b9e77c001a901234',
            },
            {
              type: 'QUERY_EXPRESSION',
              name: 'Pod',
              expression: "ResourceAttributes['pod']",
              sourceId: '65f5e4a3b9e77c001a905678',
              sourceMetricType: 'exponential histogram',
            },
            {
              type: 'QUERY_EXPRESSION',
              name: 'Region',
              expression: 'Region',
              sourceId: '65f5e4a3b9e77c001a901234',
              where: "Region != ''",
              whereLanguage: 'sql',
              appliesToSourceIds: ['65f5e4a3b9e77c001a901234', '65f5e4a3b9e77c001a902345'],
            },
          ],
        },
      ],
      sends: [
        ...head,
        '{"name":"Checkout","tiles":[],"filters":[',
        '{"type":"QUERY_EXPRESSION","name":"Service","expression":"ServiceName",',
        '"sourceId":"65f5e4a3b9e77c001a901234"},',
        '{"type":"QUERY_EXPRESSION","name":"Pod","expression":"ResourceAttributes[\'pod\']",',
        '"sourceId":"65f5e4a3b9e77c001a905678","sourceMetricType":"exponential histogram"},',
        '{"type":"QUERY_EXPRESSION","name":"Region","expression":"Region","sourceId":"65f5e4a3b9e77c001a901234",',
        '"where":"Region != \'\'","whereLanguage":"sql",',
        '"appliesToSourceIds":["65f5e4a3b9e77c001a901234","65f5e4a3b9e77c001a902345"]}]}',
      ],
    },
    {
      name: 'sends tiles at the edges of the grid, and beyond the right one, which no server checks',
      with: [
        {
          name: 'Grid',
          tiles: [
            { name: 'wide', x: 0, y: 0, w: 24, h: 1, config: { displayType: 'markdown', markdown: 'a' } },
            { name: 'right', x: 23, y: 900, w: 24, h: 40, config: { displayType: 'markdown' } },
          ],
        },
      ],
      sends: [
        ...head,
        '{"name":"Grid","tiles":[',
        '{"name":"wide","x":0,"y":0,"w":24,"h":1,"config":{"displayType":"markdown","markdown":"a"}},',
        '{"name":"right","x":23,"y":900,"w":24,"h":40,"config":{"displayType":"markdown"}}]}',
      ],
    },
    {
      name: 'sends tiles between columns and rows, for any number is a place',
      with: [
        {
          name: 'Grid',
          tiles: [{ name: 'half', x: 22.5, y: 0.25, w: 1.5, h: 1.125, config: { displayType: 'markdown' } }],
        },
      ],
      sends: [
        ...head,
        '{"name":"Grid","tiles":[',
        '{"name":"half","x":22.5,"y":0.25,"w":1.5,"h":1.125,"config":{"displayType":"markdown"}}]}',
      ],
    },
    {
      name: 'sends a saved query in PromQL',
      with: [{ name: 'Up', tiles: [], savedQuery: 'up', savedQueryLanguage: 'promql' }],
      sends: [...head, '{"name":"Up","tiles":[],"savedQuery":"up","savedQueryLanguage":"promql"}'],
    },
    {
      name: 'sends a saved query with its language, values of filters, and a container',
      with: [
        {
          name: 'Checkout',
          tiles: [],
          savedQuery: 'level:error',
          savedQueryLanguage: 'lucene',
          savedFilterValues: [{ type: 'sql', condition: "ServiceName = 'checkout'" }],
          containers: [
            {
              id: 'top',
              title: 'Overview',
              collapsed: false,
              collapsible: true,
              bordered: false,
              tabs: [{ id: 'first', title: 'First' }],
            },
          ],
        },
      ],
      sends: [
        ...head,
        '{"name":"Checkout","tiles":[],"savedQuery":"level:error","savedQueryLanguage":"lucene",',
        '"savedFilterValues":[{"type":"sql","condition":"ServiceName = \'checkout\'"}],',
        '"containers":[{"id":"top","title":"Overview","collapsed":false,"collapsible":true,"bordered":false,',
        '"tabs":[{"id":"first","title":"First"}]}]}',
      ],
    },
    {
      name: 'sends a tile in a tab of a container',
      with: [
        {
          name: 'Tabs',
          tiles: [
            {
              name: 'T',
              x: 0,
              y: 0,
              w: 6,
              h: 2,
              containerId: 'top',
              tabId: 'first',
              config: { displayType: 'markdown' },
            },
          ],
        },
      ],
      sends: [
        ...head,
        '{"name":"Tabs","tiles":[{"name":"T","x":0,"y":0,"w":6,"h":2,"containerId":"top","tabId":"first",',
        '"config":{"displayType":"markdown"}}]}',
      ],
    },
    {
      name: 'sends as many containers as there may be, each closed and with a title of one character',
      with: [{ name: 'C', tiles: [], containers: Array(50).fill({ id: 'c', title: 'C', collapsed: true }) }],
      sends: [
        ...head,
        '{"name":"C","tiles":[],"containers":[{"id":"c","title":"C","collapsed":true}',
        ',{"id":"c","title":"C","collapsed":true}'.repeat(49),
        ']}',
      ],
    },
    {
      name: 'sends a filter in as few words as there may be',
      with: [
        {
          name: 'F',
          tiles: [],
          filters: [
            {
              type: 'QUERY_EXPRESSION',
              name: 'n',
              expression: 'e',
              sourceId: '65f5e4a3b9e77c001a901234',
            },
          ],
        },
      ],
      sends: [
        ...head,
        '{"name":"F","tiles":[],"filters":[{"type":"QUERY_EXPRESSION","name":"n","expression":"e",',
        '"sourceId":"65f5e4a3b9e77c001a901234"}]}',
      ],
    },
    ...[...tileConfigs, ...displayConfigs].map(([name, config, ...json]) => ({
      name: `sends a tile with ${name}`,
      with: [{ name: 'Checkout', tiles: [{ name: 'Tile', x: 6, y: 2, w: 12, h: 4, config }] }],
      sends: [...head, '{"name":"Checkout","tiles":[{"name":"Tile","x":6,"y":2,"w":12,"h":4,"config":', ...json, '}]}'],
    })),
    ...tileSeries.map(([name, series, ...json]) => ({
      name: `sends a tile in the deprecated form with ${name}`,
      with: [{ name: 'Old', tiles: [{ name: 'Tile', x: 0, y: 0, w: 8, h: 3, series: [series] }] }],
      sends: [...head, '{"name":"Old","tiles":[{"name":"Tile","x":0,"y":0,"w":8,"h":3,"series":[', ...json, ']}]}'],
    })),
  ]
}
