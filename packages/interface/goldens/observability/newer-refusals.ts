import type { RefusedBody } from '../refusals.ts'

const long = (length: number) => 'n'.repeat(length)

/** A dashboard around the settings of one tile, beside what every tile of its kind needs. */
const tile = (displayType: string, ...settings: string[]) =>
  [
    '{"name":"Checkout","tiles":[{"name":"Tile","x":0,"y":0,"w":12,"h":4,"config":{',
    `"displayType":"${displayType}","sourceId":"65f5e4a3b9e77c001a901234","select":[{"aggFn":"count"}],`,
    ...settings,
    '}}]}',
  ].join('')

/** A dashboard around its containers. */
const containers = (...items: string[]) => `{"name":"Checkout","tiles":[],"containers":[${items.join('')}]}`

/** A dashboard around the place of a tile among containers. */
const inTab = (setting: string) =>
  `{"name":"Checkout","tiles":[{"name":"T","x":0,"y":0,"w":6,"h":2,${setting},"config":{"displayType":"markdown"}}]}`

/** A dashboard around a filter, with more than every filter needs. */
const filter = (setting: string) =>
  [
    '{"name":"Checkout","tiles":[],"filters":[{"type":"QUERY_EXPRESSION","name":"Service","expression":"ServiceName",',
    `"sourceId":"65f5e4a3b9e77c001a901234","id":"65f5e4a3b9e77c001af17e01",${setting}}]}`,
  ].join('')

const rule = (setting: string) => tile('number', `"colorRules":[{${setting}}]`)

/** What no server of 2026 takes, of the settings that came after the first. */
export const newerRefusals: readonly RefusedBody[] = [
  ['public', 'tiles.0.config.seriesLimit', 'refuses fewer than no series', tile('line', '"seriesLimit":-1')],
  ['public', 'tiles.0.config.seriesLimit', 'refuses half a series', tile('stacked_bar', '"seriesLimit":2.5')],
  ['public', 'tiles.0.config.limit', 'refuses fewer than no pieces of a pie', tile('pie', '"limit":-1')],
  ['public', 'tiles.0.config.limit', 'refuses fewer than no bars', tile('bar', '"limit":-1')],
  [
    'public',
    'tiles.0.config.formulas',
    'refuses 11 formulas',
    tile('line', `"formulas":[{"expression":"A"}${',{"expression":"A"}'.repeat(10)}]`),
  ],
  ['public', 'tiles.0.config.formulas', 'refuses a formula without an expression', tile('line', '"formulas":[{}]')],
  [
    'public',
    'tiles.0.config.formulas.0.expression',
    'refuses a formula of more than 1024 characters',
    tile('table', `"formulas":[{"expression":"${long(1025)}"}]`),
  ],
  [
    'public',
    'tiles.0.config.having',
    'refuses a condition of more than 10000 characters',
    tile('table', `"having":"${long(10001)}"`),
  ],
  [
    'public',
    'tiles.0.config.orderBy',
    'refuses an order of more than 10000 characters',
    tile('table', `"orderBy":"${long(10001)}"`),
  ],
  [
    'public',
    'tiles.0.config.groupBy',
    'refuses groups of more than 10000 characters',
    tile('line', `"groupBy":"${long(10001)}"`),
  ],
  [
    'public',
    'tiles.0.config.onClick',
    'refuses a click that opens nothing known',
    tile('table', '"onClick":{"type":"trace","urlTemplate":"https://example.com"}'),
  ],
  [
    'public',
    'tiles.0.config.onClick',
    'refuses a click that opens an empty address',
    tile('table', '"onClick":{"type":"external","urlTemplate":""}'),
  ],
  [
    'public',
    'tiles.0.config.onClick',
    'refuses a click that opens a dashboard without naming it',
    tile('table', '"onClick":{"type":"dashboard","target":{"mode":"id"}}'),
  ],
  ['public', 'tiles.0.config.color', 'refuses a colour that no server knows', tile('number', '"color":"#ff0000"')],
  ['public', 'tiles.0.config.colorRules', 'refuses a rule without a colour', rule('"operator":"gt","value":1')],
  [
    'public',
    'tiles.0.config.colorRules',
    'refuses a comparison with a text',
    rule('"operator":"gt","value":"1","color":"chart-red"'),
  ],
  [
    'public',
    'tiles.0.config.colorRules',
    'refuses a range of one number',
    rule('"operator":"between","value":[1],"color":"chart-red"'),
  ],
  [
    'public',
    'tiles.0.config.colorRules',
    'refuses a comparison that no server knows',
    rule('"operator":"like","value":"a","color":"chart-red"'),
  ],
  [
    'public',
    'tiles.0.config.colorRules',
    'refuses a label of more than 40 characters',
    rule(`"operator":"eq","value":1,"color":"chart-red","label":"${long(41)}"`),
  ],
  [
    'public',
    'tiles.0.config.colorRules',
    'refuses 11 rules',
    tile(
      'number',
      '"colorRules":[',
      '{"operator":"eq","value":1,"color":"chart-red"},'.repeat(10),
      '{"operator":"eq","value":1,"color":"chart-red"}]',
    ),
  ],
  [
    'public',
    'tiles.0.config.backgroundChart',
    'refuses a chart behind a number that is no line or area',
    tile('number', '"backgroundChart":{"type":"pie"}'),
  ],
  [
    'public',
    'containers.0.id',
    'refuses a container with an empty id',
    containers('{"id":"","title":"A","collapsed":false}'),
  ],
  [
    'public',
    'containers.0.title',
    'refuses a container with a title of more than 256 characters',
    containers(`{"id":"a","title":"${long(257)}","collapsed":false}`),
  ],
  [
    'public',
    'containers.0.id',
    'refuses a container with an id of more than 256 characters',
    containers(`{"id":"${long(257)}","title":"A","collapsed":false}`),
  ],
  [
    'public',
    'containers.0.title',
    'refuses a container with an empty title',
    containers('{"id":"a","title":"","collapsed":false}'),
  ],
  ['public', 'containers.0', 'refuses a container without an id', containers('{"title":"A","collapsed":false}')],
  ['public', 'containers.0', 'refuses a container without a title', containers('{"id":"a","collapsed":false}')],
  [
    'public',
    'containers.0',
    'refuses a misspelt field of a container',
    containers('{"id":"a","title":"A","collapsed":false,"colapsible":true}'),
  ],
  [
    'public',
    'containers.0.tabs.0',
    'refuses a tab without an id',
    containers('{"id":"a","title":"A","collapsed":false,"tabs":[{"title":"T"}]}'),
  ],
  ['public', 'tiles.0.tabId', 'refuses a tile in a tab without a name', inTab('"tabId":""')],
  ['public', 'tiles.0.tabId', 'refuses a tile in a tab of more than 256 characters', inTab(`"tabId":"${long(257)}"`)],
  ['public', 'tiles.0.containerId', 'refuses a tile in a container without a name', inTab('"containerId":""')],
  [
    'public',
    'containers.0',
    'refuses a container that is neither open nor closed',
    containers('{"id":"a","title":"A"}'),
  ],
  [
    'public',
    'containers.0.tabs',
    'refuses 21 tabs',
    containers(
      '{"id":"a","title":"A","collapsed":false,"tabs":[',
      '{"id":"t","title":"T"},'.repeat(20),
      '{"id":"t","title":"T"}]}',
    ),
  ],
  [
    'public',
    'containers.0.tabs.0',
    'refuses a tab without a title',
    containers('{"id":"a","title":"A","collapsed":false,"tabs":[{"id":"t"}]}'),
  ],
]

/** The same of the filters of a stored dashboard, which have an id. */
export const newerFilterRefusals: readonly RefusedBody[] = [
  [
    'public',
    'filters.0.variableName',
    'refuses a variable that starts with a digit',
    filter('"isVariableEnabled":true,"variableName":"1st"'),
  ],
  [
    'public',
    'filters.0.variableName',
    'refuses a variable of more than 64 characters',
    filter(`"isVariableEnabled":true,"variableName":"${long(65)}"`),
  ],
  [
    'public',
    'filters.0.whereLanguage',
    'refuses a condition of a filter in a language that no server knows',
    filter('"where":"up","whereLanguage":"promql"'),
  ],
  [
    'public',
    'filters.0.appliesToSourceIds',
    'refuses one source where a list belongs',
    filter('"appliesToSourceIds":"65f5e4a3b9e77c001a901234"'),
  ],
]
