import type { Body, RefusedBody } from './requests.ts'

/** A length: its name, the part of the body that has it, the least and the greatest value, and a body with a length. */
type Bound = readonly [name: string, at: string, least: number, greatest: number, body: (length: number) => string]

const long = (length: number) => 'n'.repeat(length)
const many = (item: (index: number) => string) => (length: number) =>
  Array.from({ length }, (_, index) => item(index)).join(',')

const dashboard = (fields: string) => `{"name":"Checkout","tiles":[],${fields}}`
const tile = (fields: string) => `{"name":"Checkout","tiles":[{"name":"Tile","x":0,"y":0,"w":1,"h":1,${fields}}]}`
const config = (fields: string) => tile(`"config":{"sourceId":"65f5e4a3b9e77c001a901234",${fields}}`)
const table = (fields: string) => config(`"displayType":"table","select":[{"aggFn":"count"}],${fields}`)
const select = (fields: string) => config(`"displayType":"table","select":[{${fields}}]`)
const rules = (list: string) => config(`"displayType":"number","select":[{"aggFn":"count"}],"colorRules":[${list}]`)
const click = (fields: string) =>
  table(`"onClick":{"type":"search","target":{"mode":"template","template":"Logs"},${fields}}`)
const clickFilter = (fields: string) => click(`"filters":[{"kind":"expressionTemplate",${fields}}]`)
const containers = (list: string) => dashboard(`"containers":[${list}]`)
const tabs = (list: string) => containers(`{"id":"a","title":"A","collapsed":false,"tabs":[${list}]}`)
const inTab = (fields: string) => tile(`${fields},"config":{"displayType":"markdown"}`)
const filter = (fields: string) =>
  dashboard(`"filters":[{"type":"QUERY_EXPRESSION","sourceId":"65f5e4a3b9e77c001a901234",${fields}}]`)
const sql = '"configType":"sql","displayType":"table","connectionId":"65f5e4a3b9e77c001a901235"'
const anyLength = Number.POSITIVE_INFINITY

const inTile = 'tiles.0.config'

const bounds: readonly Bound[] = [
  ['a name', 'name', 0, 1024, (n) => `{"name":"${long(n)}","tiles":[]}`],
  ['tags', 'tags', 0, 50, (n) => dashboard(`"tags":[${many((index) => `"${index}"`)(n)}]`)],
  ['a tag', 'tags.0', 0, 32, (n) => dashboard(`"tags":["${long(n)}"]`)],
  ['the id of a tile', 'tiles.0.id', 0, 36, (n) => inTab(`"id":"${long(n)}"`)],
  ['a condition on rows', inTile, 0, 10000, (n) => table(`"having":"${long(n)}"`)],
  ['columns to group by', inTile, 0, 10000, (n) => table(`"groupBy":"${long(n)}"`)],
  ['an order of rows', inTile, 0, 10000, (n) => table(`"orderBy":"${long(n)}"`)],
  ['the name of a series', inTile, 0, 10000, (n) => select(`"aggFn":"count","alias":"${long(n)}"`)],
  ['the condition of a series', inTile, 0, 10000, (n) => select(`"aggFn":"count","where":"${long(n)}"`)],
  ['an expression to aggregate', inTile, 1, 10000, (n) => select(`"aggFn":"max","valueExpression":"${long(n)}"`)],
  [
    'series of a table',
    inTile,
    1,
    20,
    (n) => config(`"displayType":"table","select":[${many(() => '{"aggFn":"count"}')(n)}]`),
  ],
  ['the columns of a search', inTile, 0, 10000, (n) => config(`"displayType":"search","select":"${long(n)}"`)],
  ['a text in Markdown', inTile, 0, 50000, (n) => tile(`"config":{"displayType":"markdown","markdown":"${long(n)}"}`)],
  ['a query in SQL', inTile, 0, 100000, (n) => tile(`"config":{${sql},"sqlTemplate":"${long(n)}"}`)],
  ['an address to open', inTile, 1, 10000, (n) => table(`"onClick":{"type":"external","urlTemplate":"${long(n)}"}`)],
  [
    'the template of a target',
    inTile,
    1,
    10000,
    (n) => table(`"onClick":{"type":"search","target":{"mode":"template","template":"${long(n)}"}}`),
  ],
  ['the condition of a target', inTile, 0, 10000, (n) => click(`"whereTemplate":"${long(n)}"`)],
  [
    'the expression of a target filter',
    inTile,
    1,
    10000,
    (n) => clickFilter(`"expression":"${long(n)}","template":"a"`),
  ],
  ['the template of a target filter', inTile, 1, 10000, (n) => clickFilter(`"expression":"a","template":"${long(n)}"`)],
  [
    'filters of a target',
    inTile,
    0,
    50,
    (n) => click(`"filters":[${many(() => '{"kind":"expressionTemplate","expression":"a","template":"b"}')(n)}]`),
  ],
  [
    'color rules',
    inTile,
    0,
    10,
    (n) => rules(many((index) => `{"operator":"gt","value":${index},"color":"chart-warning"}`)(n)),
  ],
  [
    'the label of a color',
    inTile,
    0,
    40,
    (n) => rules(`{"operator":"gt","value":1,"color":"chart-warning","label":"${long(n)}"}`),
  ],
  [
    'the text of a color',
    inTile,
    0,
    200,
    (n) => rules(`{"operator":"eq","value":"${long(n)}","color":"chart-warning"}`),
  ],
  ['the name of a filter', 'filters.0.name', 1, anyLength, (n) => filter(`"name":"${long(n)}","expression":"Pod"`)],
  [
    'the expression of a filter',
    'filters.0.expression',
    1,
    anyLength,
    (n) => filter(`"name":"Pod","expression":"${long(n)}"`),
  ],
  [
    'the condition of a filter value',
    'savedFilterValues.0.condition',
    0,
    10000,
    (n) => dashboard(`"savedFilterValues":[{"condition":"${long(n)}"}]`),
  ],
  [
    'containers',
    'containers',
    0,
    50,
    (n) => containers(many((index) => `{"id":"c${index}","title":"A","collapsed":false}`)(n)),
  ],
  [
    'the id of a container',
    'containers.0.id',
    1,
    256,
    (n) => containers(`{"id":"${long(n)}","title":"A","collapsed":false}`),
  ],
  [
    'the title of a container',
    'containers.0.title',
    1,
    256,
    (n) => containers(`{"id":"a","title":"${long(n)}","collapsed":true}`),
  ],
  ['tabs', 'containers.0.tabs', 0, 20, (n) => tabs(many((index) => `{"id":"t${index}","title":"T"}`)(n))],
  ['the id of a tab', 'containers.0.tabs.0.id', 1, 256, (n) => tabs(`{"id":"${long(n)}","title":"T"}`)],
  ['the title of a tab', 'containers.0.tabs.0.title', 1, 256, (n) => tabs(`{"id":"t","title":"${long(n)}"}`)],
  ['the tab of a tile', 'tiles.0.tabId', 1, 256, (n) => inTab(`"containerId":"a","tabId":"${long(n)}"`)],
  ['the container of a tile', 'tiles.0.containerId', 1, 256, (n) => inTab(`"containerId":"${long(n)}"`)],
]

/** Dashboards with the least and the greatest of each length. */
export const boundedDashboards: readonly Body[] = bounds.flatMap(([name, , least, greatest, body]) =>
  [least, greatest].filter(Number.isFinite).map((length): Body => [`sends ${name}, ${length} long`, body(length)]),
)

/** Dashboards in which one length is too small or too great. */
export const unboundedDashboards: readonly RefusedBody[] = bounds.flatMap(([name, at, least, greatest, body]) =>
  [least - 1, greatest + 1]
    .filter((length) => length >= 0 && Number.isFinite(length))
    .map((length): RefusedBody => [at, `refuses ${name}, ${length} long`, body(length)]),
)
