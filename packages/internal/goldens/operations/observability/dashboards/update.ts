import type { RequestGolden } from '../../../src/goldens/golden.ts'
import type { Deployment } from '../deployments/deployment.ts'

/** What `updateDashboard` sends. */
export function updateDashboardRequests({ base, json }: Deployment): RequestGolden[] {
  const head = [`PUT ${base}/dashboards/65f5e4a3b9e77c001a2b3c4d HTTP/1.1`, ...json, '']
  return [
    {
      name: 'sends the id in the path and the whole dashboard in the body, tiles and filters with their ids',
      with: [
        '65f5e4a3b9e77c001a2b3c4d',
        {
          name: 'Checkout',
          tiles: [
            {
              id: '7c3b9d5e-2f4a-4b8c-9e1d-0a6f5b4c3d2e',
              name: 'Requests',
              x: 0,
              y: 0,
              w: 12,
              h: 4,
              config: { displayType: 'number', sourceId: '65f5e4a3b9e77c001a901234', select: [{ aggFn: 'count' }] },
            },
          ],
          tags: ['team:payments'],
          filters: [
            {
              id: '65f5e4a3b9e77c001af17e01',
              type: 'QUERY_EXPRESSION',
              name: 'Service',
              expression: 'ServiceName',
              sourceId: '65f5e4a3b9e77c001a901234',
            },
          ],
        },
      ],
      sends: [
        ...head,
        '{"name":"Checkout","tiles":[{"id":"7c3b9d5e-2f4a-4b8c-9e1d-0a6f5b4c3d2e","name":"Requests",',
        '"x":0,"y":0,"w":12,"h":4,"config":{"displayType":"number","sourceId":"65f5e4a3b9e77c001a901234",',
        '"select":[{"aggFn":"count"}]}}],"tags":["team:payments"],"filters":[{"id":"65f5e4a3b9e77c001af17e01",',
        '"type":"QUERY_EXPRESSION","name":"Service","expression":"ServiceName",',
        '"sourceId":"65f5e4a3b9e77c001a901234"}]}',
      ],
    },
    {
      name: 'sends back a dashboard as it was read, without its id, nulls and defaults included',
      with: [
        '65f5e4a3b9e77c001a2b3c4d',
        {
          name: 'Checkout',
          tiles: [
            {
              id: '65f5e4a3b9e77c001a00711e',
              name: 'Requests',
              x: 0,
              y: 0,
              w: 12,
              h: 4,
              config: {
                displayType: 'line',
                sourceId: '65f5e4a3b9e77c001a901234',
                select: [{ aggFn: 'count', valueExpression: '', where: '', whereLanguage: 'lucene' }],
                asRatio: false,
                fillNulls: true,
                alignDateRangeToGranularity: true,
              },
            },
          ],
          tags: [],
          filters: [],
          savedQuery: null,
          savedQueryLanguage: null,
          savedFilterValues: [],
        },
      ],
      sends: [
        ...head,
        '{"name":"Checkout","tiles":[{"id":"65f5e4a3b9e77c001a00711e","name":"Requests","x":0,"y":0,"w":12,"h":4,',
        '"config":{"displayType":"line","sourceId":"65f5e4a3b9e77c001a901234",',
        '"select":[{"aggFn":"count","valueExpression":"","where":"","whereLanguage":"lucene"}],',
        '"asRatio":false,"fillNulls":true,"alignDateRangeToGranularity":true}}],"tags":[],"filters":[],',
        '"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}',
      ],
    },
    {
      name: 'sends a new tile without an id, which the server assigns',
      with: [
        '65f5e4a3b9e77c001a2b3c4d',
        {
          name: 'Checkout',
          tiles: [{ name: 'Note', x: 0, y: 0, w: 6, h: 2, config: { displayType: 'markdown', markdown: 'New' } }],
        },
      ],
      sends: [
        ...head,
        '{"name":"Checkout","tiles":[',
        '{"name":"Note","x":0,"y":0,"w":6,"h":2,"config":{"displayType":"markdown","markdown":"New"}}]}',
      ],
    },
  ]
}
