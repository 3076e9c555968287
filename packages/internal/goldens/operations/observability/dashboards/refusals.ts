import type { RefusedBody } from '../../refusals.ts'

const long = (length: number) => 'n'.repeat(length)

const position = (grid: string) =>
  `{"name":"Checkout","tiles":[{"name":"Tile",${grid},"config":{"displayType":"markdown"}}]}`

const filter = (...filter: string[]) => `{"name":"Checkout","tiles":[],"filters":[${filter.join('')}]}`

/** A dashboard around a filter, with more than every filter needs. */
export const storedFilter = (field: string) =>
  [
    '{"name":"Checkout","tiles":[],"filters":[{"type":"QUERY_EXPRESSION","name":"Service","expression":"ServiceName",',
    `"sourceId":"65f5e4a3b9e77c001a901234","id":"65f5e4a3b9e77c001af17e01",${field}}]}`,
  ].join('')

/** What neither `createDashboard` nor `updateDashboard` may take. */
export const refusedDashboards: readonly RefusedBody[] = [
  ['', 'refuses a dashboard without a name', '{"tiles":[]}'],
  ['', 'refuses a dashboard without tiles', '{"name":"Checkout"}'],
  ['name', 'refuses a name of more than 1024 characters', `{"name":"${long(1025)}","tiles":[]}`],
  ['name', 'refuses a name that is null', '{"name":null,"tiles":[]}'],
  ['tiles', 'refuses one tile where a list belongs', '{"name":"Checkout","tiles":{"name":"Tile"}}'],
  ['', 'refuses a misspelt field', '{"name":"Checkout","tiles":[],"tag":["a"]}'],
  ['tags', 'refuses 51 tags', `{"name":"Checkout","tiles":[],"tags":["a"${',"b"'.repeat(50)}]}`],
  ['tags.0', 'refuses a tag of 33 characters', `{"name":"Checkout","tiles":[],"tags":["${long(33)}"]}`],
  [
    'tiles',
    'refuses 501 tiles',
    '{"name":"Checkout","tiles":[',
    '{"name":"T","x":0,"y":0,"w":1,"h":1,"config":{"displayType":"markdown"}},'.repeat(500),
    '{"name":"T","x":0,"y":0,"w":1,"h":1,"config":{"displayType":"markdown"}}]}',
  ],
  [
    'savedQueryLanguage',
    'refuses a saved query whose language is null',
    '{"name":"Checkout","tiles":[],"savedQuery":"level:error","savedQueryLanguage":null}',
  ],
  [
    'containers',
    'refuses 51 containers',
    '{"name":"Checkout","tiles":[],"containers":[',
    '{"id":"a","title":"A","collapsed":false},'.repeat(50),
    '{"id":"a","title":"A","collapsed":false}]}',
  ],
  [
    'savedQueryLanguage',
    'refuses a saved query in a language that no server knows',
    '{"name":"Checkout","tiles":[],"savedQuery":"up","savedQueryLanguage":"kql"}',
  ],
  [
    'savedFilterValues.0',
    'refuses the value of a filter without a condition',
    '{"name":"Checkout","tiles":[],"savedFilterValues":[{"type":"sql"}]}',
  ],
  [
    'savedFilterValues.0.condition',
    'refuses the value of a filter with a condition of more than 10000 characters',
    `{"name":"Checkout","tiles":[],"savedFilterValues":[{"condition":"${long(10001)}"}]}`,
  ],
  [
    'containers',
    'refuses containers that are null, for an empty list clears them',
    '{"name":"Checkout","tiles":[],"containers":null}',
  ],
  [
    'filters.0.expression',
    'refuses a filter with an empty expression',
    filter('{"type":"QUERY_EXPRESSION","name":"Service","expression":"","sourceId":"65f5e4a3b9e77c001a901234"}'),
  ],
  [
    'filters.0',
    'refuses a filter without a type',
    filter('{"name":"Service","expression":"ServiceName","sourceId":"65f5e4a3b9e77c001a901234"}'),
  ],
  [
    'filters.0.type',
    'refuses a filter of another type',
    filter('{"type":"LUCENE","name":"Service","expression":"ServiceName","sourceId":"65f5e4a3b9e77c001a901234"}'),
  ],
  [
    'filters.0',
    'refuses a filter without a source',
    filter('{"type":"QUERY_EXPRESSION","name":"Service","expression":"ServiceName"}'),
  ],
  [
    'filters.0.name',
    'refuses a filter with an empty name',
    filter('{"type":"QUERY_EXPRESSION","name":"","expression":"ServiceName","sourceId":"65f5e4a3b9e77c001a901234"}'),
  ],
]

/** A tile that lies beside the grid. */
export const refusedPositions: readonly RefusedBody[] = [
  ['tiles.0.x', 'refuses a tile left of the grid', position('"x":-1,"y":0,"w":1,"h":1')],
  ['tiles.0.x', 'refuses a tile right of the grid', position('"x":24,"y":0,"w":1,"h":1')],
  ['tiles.0.y', 'refuses a tile above the grid', position('"x":0,"y":-1,"w":1,"h":1')],
  ['tiles.0.w', 'refuses a tile without width', position('"x":0,"y":0,"w":0,"h":1')],
  ['tiles.0.w', 'refuses a tile wider than the grid', position('"x":0,"y":0,"w":25,"h":1')],
  ['tiles.0.h', 'refuses a tile without height', position('"x":0,"y":0,"w":1,"h":0')],
  ['tiles.0', 'refuses a tile without a column', position('"y":0,"w":1,"h":1')],
  ['tiles.0', 'refuses a tile without a row', position('"x":0,"w":1,"h":1')],
  ['tiles.0', 'refuses a tile without a width', position('"x":0,"y":0,"h":1')],
  ['tiles.0', 'refuses a tile without a height', position('"x":0,"y":0,"w":1')],
  ['tiles.0.h', 'refuses a tile of less than a row', position('"x":0,"y":0,"w":1,"h":0.5')],
  ['tiles.0.w', 'refuses a tile of less than a column', position('"x":0,"y":0,"w":0.5,"h":1')],
  ['tiles.0', 'refuses a tile in a tab of no container', position('"tabId":"first","x":0,"y":0,"w":1,"h":1')],
  ['tiles.0.id', 'refuses a tile id of 37 characters', position(`"id":"${long(37)}","x":0,"y":0,"w":1,"h":1`)],
]

/** A filter of a new dashboard has no id yet. */
export const refusedOnCreation: readonly RefusedBody[] = [
  [
    'filters.0',
    'refuses a filter with an id, which the server assigns',
    filter(
      '{"id":"65f5e4a3b9e77c001af17e01","type":"QUERY_EXPRESSION","name":"Service","expression":"ServiceName",',
      '"sourceId":"65f5e4a3b9e77c001a901234"}',
    ),
  ],
]

/** A filter of a stored dashboard has one. */
export const refusedOnUpdate: readonly RefusedBody[] = [
  [
    'filters.0',
    'refuses a filter without its id',
    filter(
      '{"type":"QUERY_EXPRESSION","name":"Service","expression":"ServiceName","sourceId":"65f5e4a3b9e77c001a901234"}',
    ),
  ],
]

/** What no filter of a stored dashboard, which has an id, may hold. */
export const refusedFilters: readonly RefusedBody[] = [
  [
    'filters.0.whereLanguage',
    'refuses a condition of a filter in a language that no server knows',
    storedFilter('"where":"up","whereLanguage":"promql"'),
  ],
  [
    'filters.0.appliesToSourceIds',
    'refuses one source where a list belongs',
    storedFilter('"appliesToSourceIds":"65f5e4a3b9e77c001a901234"'),
  ],
  [
    'filters.0.appliesToSourceIds.0',
    'refuses an empty text among the sources that a filter applies to',
    storedFilter('"appliesToSourceIds":[""]'),
  ],
  ['filters.0', 'refuses a field that no filter has', storedFilter('"color":"chart-red"')],
]
