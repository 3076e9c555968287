import type { OperationGoldens } from '../src/golden.ts'
import { add, crud } from './crud.ts'
import { type Deployment, managed, openSource, organization, refusedOption, requestId, service } from './deployments.ts'
import { type Bodies, type RefusedBody, refusedBodies, refusedItem, refuses } from './requests.ts'
import { notServed, reads, throws, throwsText } from './responses.ts'
import { openSourceTiles, refusedByManaged, refusedByOpenSource, refusedTiles, tiles } from './tiles.ts'

const id = '65f5e4a3b9e77c001a2b3c4d'
const body = '{"name":"Checkout","tiles":[]}'

const long = (length: number) => 'n'.repeat(length)
const withFields = (fields: string) => `{"name":"Checkout","tiles":[],${fields}}`
const withTile = (fields: string) =>
  `{"name":"Grid","tiles":[{"name":"Tile",${fields},"config":{"displayType":"markdown"}}]}`
const withFilter = (fields: string) =>
  withFields(
    '"filters":[{"type":"QUERY_EXPRESSION","name":"Service","expression":"ServiceName",' +
      `"sourceId":"65f5e4a3b9e77c001a901234"${fields}}]`,
  )
/** A stored filter has an id. */
const withStoredFilter = (fields: string) => withFilter(`,"id":"65f5e4a3b9e77c001af17e01"${fields}`)

const creations: Bodies = {
  'sends a name and tiles, which may be empty': '{"name":"","tiles":[]}',
  'sends text in UTF-8': '{"name":"Kasse \\"Süd\\" – 東京","tiles":[]}',
  'sends a filter without an id': withFilter(''),
  'sends a filter with a condition and sources': withFilter(
    ',"sourceMetricType":"exponential histogram","where":"a","whereLanguage":"sql",' +
      '"appliesToSourceIds":["65f5e4a3b9e77c001a902345"]',
  ),
  'sends a tile at the far edges': withTile('"x":23,"y":9007199254740991,"w":24,"h":9007199254740991'),
  'sends a tile between columns and rows': withTile('"x":22.5,"y":0.25,"w":1.5,"h":1.125'),
  'sends a saved query in PromQL': withFields('"savedQuery":"up","savedQueryLanguage":"promql"'),
  'sends a saved query, values of filters, and a container with a tab': withFields(
    '"savedQuery":"level:error","savedQueryLanguage":"lucene","savedFilterValues":[{"type":"sql","condition":"a"}],' +
      '"containers":[{"id":"top","title":"Overview","collapsed":false,"collapsible":true,"bordered":false,' +
      '"tabs":[{"id":"first","title":"First"}]}]',
  ),
}

const updates: Bodies = {
  'sends the whole dashboard, with the ids of tiles and filters': [
    '{"name":"Checkout","tiles":[{"id":"7c3b9d5e-2f4a-4b8c-9e1d-0a6f5b4c3d2e","name":"Requests","x":0,"y":0,"w":12,',
    '"h":4,"config":{"displayType":"number","sourceId":"65f5e4a3b9e77c001a901234","select":[{"aggFn":"count"}]}}],',
    '"tags":["team:payments"],"filters":[{"id":"65f5e4a3b9e77c001af17e01","type":"QUERY_EXPRESSION",',
    '"name":"Service","expression":"ServiceName","sourceId":"65f5e4a3b9e77c001a901234"}]}',
  ],
  'sends a dashboard as it was read, without its id, with nulls and defaults': [
    '{"name":"Checkout","tiles":[{"id":"65f5e4a3b9e77c001a00711e","name":"Requests","x":0,"y":0,"w":12,"h":4,',
    '"config":{"displayType":"line","sourceId":"65f5e4a3b9e77c001a901234",',
    '"select":[{"aggFn":"count","valueExpression":"","where":"","whereLanguage":"lucene"}],',
    '"asRatio":false,"fillNulls":true,"alignDateRangeToGranularity":true}}],"tags":[],"filters":[],',
    '"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}',
  ],
}

/** Bodies that neither `createDashboard` nor `updateDashboard` accepts. */
const refusedDashboards: readonly RefusedBody[] = [
  ['', 'refuses a dashboard without a name', '{"tiles":[]}'],
  ['', 'refuses a dashboard without tiles', '{"name":"Checkout"}'],
  ['name', 'refuses a name that is null', '{"name":null,"tiles":[]}'],
  ['tiles', 'refuses a tile instead of a list', '{"name":"Checkout","tiles":{"name":"Tile"}}'],
  ['', 'refuses a misspelt field', withFields('"tag":["a"]')],
  ['savedQueryLanguage', 'refuses a language that is null', withFields('"savedQuery":"a","savedQueryLanguage":null')],
  ['containers', 'refuses null for containers', withFields('"containers":null')],
  ['filters.0.type', 'refuses an unknown type of filter', withFilter('').replace('QUERY_EXPRESSION', 'LUCENE')],
]

const refusedCreations: readonly RefusedBody[] = [
  ['name', 'refuses a name of more than 1024 characters', `{"name":"${long(1025)}","tiles":[]}`],
  ['tags', 'refuses 51 tags', withFields(`"tags":["a"${',"b"'.repeat(50)}]`)],
  ['tags.0', 'refuses a tag of 33 characters', withFields(`"tags":["${long(33)}"]`)],
  [
    'savedFilterValues.0.condition',
    'refuses a condition of more than 10000 characters',
    withFields(`"savedFilterValues":[{"condition":"${long(10001)}"}]`),
  ],
  ['tiles.0.x', 'refuses a tile right of the grid', withTile('"x":24,"y":0,"w":1,"h":1')],
  ['tiles.0.y', 'refuses a tile above the grid', withTile('"x":0,"y":-1,"w":1,"h":1')],
  ['tiles.0.w', 'refuses a tile without width', withTile('"x":0,"y":0,"w":0,"h":1')],
  ['tiles.0', 'refuses a tile in a tab, but in no container', withTile('"tabId":"first","x":0,"y":0,"w":1,"h":1')],
  ['containers.0', 'refuses a container without a state', withFields('"containers":[{"id":"a","title":"A"}]')],
  ['filters.0.id', 'refuses a filter with an id, which the server assigns', withStoredFilter('')],
]

const refusedUpdates: readonly RefusedBody[] = [
  ['filters.0', 'refuses a filter without its id', withFilter('')],
  ['filters.0', 'refuses an unknown field of a filter', withStoredFilter(',"color":"chart-red"')],
  ['filters.0.appliesToSourceIds.0', 'refuses an empty id of a source', withStoredFilter(',"appliesToSourceIds":[""]')],
]

const stored = [
  '{"id":"65f5e4a3b9e77c001a2b3c4d","name":"Checkout","tiles":[',
  '{"id":"65f5e4a3b9e77c001a00711e","name":"Requests","x":0,"y":0,"w":12,"h":4,"config":{"displayType":"line",',
  '"sourceId":"65f5e4a3b9e77c001a901234","select":[{"aggFn":"count","valueExpression":"","where":"",',
  '"whereLanguage":"lucene"}],"asRatio":false,"fillNulls":true,"alignDateRangeToGranularity":true}},',
  '{"id":"65f5e4a3b9e77c001a00722f","name":"Note","x":12,"y":0,"w":6,"h":2,',
  '"config":{"displayType":"markdown","markdown":"# Hi"}}],',
  '"tags":["team:payments"],"filters":[{"id":"65f5e4a3b9e77c001af17e01","type":"QUERY_EXPRESSION",',
  '"name":"Service","expression":"ServiceName","sourceId":"65f5e4a3b9e77c001a901234"}],',
  '"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}',
]

const dashboards = (deployment: Deployment, accepted: Bodies, refused: readonly RefusedBody[]) =>
  crud(deployment, {
    name: 'dashboards',
    parameter: 'dashboardId',
    id,
    body,
    stored,
    creations: { ...creations, ...accepted },
    updates,
    refusedCreations: [...refusedDashboards, ...refusedCreations, ...refused],
    refusedUpdates: [...refusedDashboards, ...refusedUpdates],
    deletion: deployment.plain,
  })

const ofManaged = dashboards(managed, {}, refusedByManaged)

export const managedDashboards: Readonly<Record<string, OperationGoldens>> = {
  listDashboards: add(ofManaged.list, {
    requests: [
      {
        name: 'sends to the service of the call',
        with: [{ serviceId: '0c5d9e7a-4b21-4f83-9a6e-2d8f1b3c5a70' }],
        sends: [
          `GET ${organization}/services/0c5d9e7a-4b21-4f83-9a6e-2d8f1b3c5a70/observability/dashboards HTTP/1.1`,
          ...managed.plain,
          '',
        ],
      },
    ],
    responses: [
      throws('403 Forbidden', '{"status":403,"error":"FORBIDDEN: Missing permission"}'),
      {
        ...throws('424 Failed Dependency', '{"status":424,"error":"FAILED_DEPENDENCY: Service is idle"}'),
        undescribed: 'No source says which operations answer 424.',
      },
    ],
    refused: [
      refuses(
        'a service id that is no UUID',
        400,
        [`GET ${organization}/services/checkout/observability/dashboards HTTP/1.1`, ...managed.plain, ''],
        'path.serviceId',
      ),
      refusedOption('serviceId', ''),
      {
        name: 'does not send to a service id that leads to another path',
        with: [{ serviceId: '..' }],
        error: 'InvalidArgumentError',
        says: '`serviceId`',
      },
    ],
  }),
  createDashboard: ofManaged.create,
  getDashboard: ofManaged.get,
  updateDashboard: add(ofManaged.update, {
    responses: [
      // The gateway refuses fields that it does not know.
      throws('400 Bad Request', '{"status":400,"error":"BAD_REQUEST: request body property can\'t be validated: id"}'),
      throws('404 Not Found', `{"status":404,"error":"NOT_FOUND: Unknown Error","requestId":"${requestId}"}`),
      notServed(`PUT ${service}/observability/dashboards/${id}`),
    ],
    refused: refusedBodies(
      [`PUT ${managed.base}/dashboards/${id} HTTP/1.1`, ...managed.json],
      ['"isBroadcastEnabled":true', '"isVariableEnabled":false', '"variableName":"pod"'].map((field): RefusedBody => {
        return ['filters.0', `refuses a filter with ${field}`, withStoredFilter(`,${field}`)]
      }),
    ),
  }),
  deleteDashboard: ofManaged.remove,
}

const variables: Bodies = {
  'sends a filter that is a variable': withFilter(
    `,"appliesToSourceIds":[],"isBroadcastEnabled":false,"isVariableEnabled":true,"variableName":"${'v'.repeat(64)}"`,
  ),
  'sends a filter that is a variable and filters tiles': withFilter(
    ',"appliesToSourceIds":["65f5e4a3b9e77c001a902345"],"isBroadcastEnabled":true,"isVariableEnabled":true',
  ),
}

const refusedVariables: readonly RefusedBody[] = [
  [
    'filters.0.variableName',
    'refuses a variable that starts with a digit',
    withStoredFilter(',"isVariableEnabled":true,"variableName":"1st"'),
  ],
  ['filters.0', 'refuses a filter that does nothing', withStoredFilter(',"isBroadcastEnabled":false')],
  ['filters.0', 'refuses a variable name of a filter that is no variable', withStoredFilter(',"variableName":"pod"')],
  [
    'filters.0',
    'refuses sources of a filter that filters no tiles',
    withStoredFilter(
      ',"isBroadcastEnabled":false,"isVariableEnabled":true,"appliesToSourceIds":["65f5e4a3b9e77c001a901234"]',
    ),
  ],
]

// Both documents share the schemas of tiles: one deployment is enough.
const ofOpenSource = dashboards(openSource, { ...tiles, ...openSourceTiles, ...variables }, [
  ...refusedTiles,
  ...refusedByOpenSource,
])

/** Rules between fields, in the words of a server of August 2026. */
const brokenRules = [
  'Heatmap tiles require a Trace source. The following source IDs are not Trace sources: 65f5e4a3b9e77c001a901234',
  'tiles.0.tabId: tabId requires containerId to be set',
]

export const openSourceDashboards: Readonly<Record<string, OperationGoldens>> = {
  listDashboards: ofOpenSource.list,
  createDashboard: add(ofOpenSource.create, {
    responses: [
      ...reads(openSource, {
        'reads formulas, limits of series, variables, and tiles between columns': [
          '{"id":"6b027de57f0c1101370f1ef0","name":"Shares","tiles":[{"id":"6b027de57f0c1101370f1eed","x":0.5,"y":0,',
          '"w":12,"h":4.25,"name":"SQL","config":{"configType":"sql","displayType":"stacked_bar",',
          '"connectionId":"6b0276d5e79e4918b828a867","sqlTemplate":"SELECT 1","fillNulls":true,"seriesLimit":0}}],',
          '"tags":[],"filters":[{"type":"QUERY_EXPRESSION","name":"Pod","expression":"pod","isBroadcastEnabled":false,',
          '"isVariableEnabled":true,"variableName":"pod","id":"6b027de57f0c1101370f1eef",',
          '"sourceId":"6b0276d5e79e4918b828a86e"}],"savedQuery":"up","savedQueryLanguage":"promql",',
          '"savedFilterValues":[],"containers":[{"id":"top","title":"Top","collapsed":false}]}',
        ],
      }),
      ...brokenRules.map((message) => throws('400 Bad Request', JSON.stringify({ message }))),
      throwsText('403 Forbidden', 'Forbidden'),
      throws('413 Payload Too Large', '{"message":"Something went wrong :("}'),
      throws('500 Internal Server Error', '{"message":"Something went wrong :("}'),
    ],
  }),
  getDashboard: add(ofOpenSource.get, {
    responses: [throwsText('404 Not Found', 'Not Found'), notServed(`GET /api/v2/dashboards/${id}`)],
    refused: [refusedItem('GET', 'dashboards', 'dashboardId', [...openSource.plain, ''])],
  }),
  updateDashboard: add(ofOpenSource.update, {
    refused: refusedBodies([`PUT /api/v2/dashboards/${id} HTTP/1.1`, ...openSource.json], refusedVariables),
  }),
  deleteDashboard: add(ofOpenSource.remove, {
    refused: [refusedItem('DELETE', 'dashboards', 'dashboardId', [...openSource.plain, ''])],
  }),
}
