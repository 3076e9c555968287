import type { RequestGolden } from '../../../src/goldens/golden.ts'
import type { RefusedBody } from '../../refusals.ts'

/** What has a length: its name, where it stands, the least and the most of it, and a dashboard with so much of it. */
type Bound = readonly [what: string, at: string, least: number, most: number, around: (length: number) => string]

const long = (length: number) => 'n'.repeat(length)
const many = (item: (index: number) => string) => (length: number) =>
  Array.from({ length }, (_, index) => item(index)).join(',')

const tile = (fields: string) => `{"name":"Checkout","tiles":[{"name":"Tile","x":0,"y":0,"w":1,"h":1,${fields}}]}`
const charted = (fields: string) => tile(`"config":{"sourceId":"65f5e4a3b9e77c001a901234",${fields}}`)
const table = (fields: string) => charted(`"displayType":"table","select":[{"aggFn":"count"}],${fields}`)
const selected = (fields: string) => charted(`"displayType":"table","select":[{${fields}}]`)
const number = (fields: string) => charted(`"displayType":"number","select":[{"aggFn":"count"}],${fields}`)
const opening = (fields: string) =>
  table(`"onClick":{"type":"search","target":{"mode":"template","template":"Logs"},${fields}}`)
const filling = (filter: string) => opening(`"filters":[{"kind":"expressionTemplate",${filter}}]`)
const filter = (fields: string) =>
  `{"name":"Checkout","tiles":[],"filters":[{"type":"QUERY_EXPRESSION","sourceId":"65f5e4a3b9e77c001a901234",${fields}}]}`
const containers = (list: string) => `{"name":"Checkout","tiles":[],"containers":[${list}]}`

const config = 'tiles.0.config'
const anyLength = Number.POSITIVE_INFINITY

const bounds: readonly Bound[] = [
  ['a condition on aggregated rows', config, 0, 10000, (n) => table(`"having":"${long(n)}"`)],
  ['columns to group by', config, 0, 10000, (n) => table(`"groupBy":"${long(n)}"`)],
  ['an order of rows', config, 0, 10000, (n) => table(`"orderBy":"${long(n)}"`)],
  ['the name of a series', config, 0, 10000, (n) => selected(`"aggFn":"count","alias":"${long(n)}"`)],
  ['the condition of a series', config, 0, 10000, (n) => selected(`"aggFn":"count","where":"${long(n)}"`)],
  ['an expression to aggregate', config, 1, 10000, (n) => selected(`"aggFn":"max","valueExpression":"${long(n)}"`)],
  [
    'the columns of a search',
    config,
    0,
    10000,
    (n) => charted(`"displayType":"search","select":"${long(n)}","whereLanguage":"sql"`),
  ],
  ['a text in Markdown', config, 0, 50000, (n) => tile(`"config":{"displayType":"markdown","markdown":"${long(n)}"}`)],
  [
    'a query in SQL',
    config,
    0,
    100000,
    (n) =>
      tile(
        `"config":{"configType":"sql","displayType":"table","connectionId":"65f5e4a3b9e77c001a901235","sqlTemplate":"${long(n)}"}`,
      ),
  ],
  ['an address to open', config, 1, 10000, (n) => table(`"onClick":{"type":"external","urlTemplate":"${long(n)}"}`)],
  [
    'the template of a place to open',
    config,
    1,
    10000,
    (n) => table(`"onClick":{"type":"search","target":{"mode":"template","template":"${long(n)}"}}`),
  ],
  ['the condition that a place opens with', config, 0, 10000, (n) => opening(`"whereTemplate":"${long(n)}"`)],
  [
    'the expression of a filter to open with',
    config,
    1,
    10000,
    (n) => filling(`"expression":"${long(n)}","template":"a"`),
  ],
  [
    'the template of a filter to open with',
    config,
    1,
    10000,
    (n) => filling(`"expression":"a","template":"${long(n)}"`),
  ],
  [
    'filters to open with',
    config,
    0,
    50,
    (n) => opening(`"filters":[${many(() => '{"kind":"expressionTemplate","expression":"a","template":"b"}')(n)}]`),
  ],
  [
    'series of a table',
    config,
    1,
    20,
    (n) => charted(`"displayType":"table","select":[${many(() => '{"aggFn":"count"}')(n)}]`),
  ],
  [
    'colors by value',
    config,
    0,
    10,
    (n) => number(`"colorRules":[${many((index) => `{"operator":"gt","value":${index},"color":"chart-warning"}`)(n)}]`),
  ],
  [
    'the text beside a color',
    config,
    0,
    40,
    (n) => number(`"colorRules":[{"operator":"gt","value":1,"color":"chart-warning","label":"${long(n)}"}]`),
  ],
  [
    'a text that a color is for',
    config,
    0,
    200,
    (n) => number(`"colorRules":[{"operator":"eq","value":"${long(n)}","color":"chart-warning"}]`),
  ],
  ['the label of a filter', 'filters.0.name', 1, anyLength, (n) => filter(`"name":"${long(n)}","expression":"Pod"`)],
  [
    'the expression of a filter',
    'filters.0.expression',
    1,
    anyLength,
    (n) => filter(`"name":"Pod","expression":"${long(n)}"`),
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
    (n) => containers(`{"id":"a","title":"${long(n)}","collapsed":false}`),
  ],
  [
    'tabs of a container',
    'containers.0.tabs',
    0,
    20,
    (n) =>
      containers(
        `{"id":"a","title":"A","collapsed":false,"tabs":[${many((index) => `{"id":"t${index}","title":"T"}`)(n)}]}`,
      ),
  ],
  [
    'the id of a tab',
    'containers.0.tabs.0.id',
    1,
    256,
    (n) => containers(`{"id":"a","title":"A","collapsed":false,"tabs":[{"id":"${long(n)}","title":"T"}]}`),
  ],
  [
    'the title of a tab',
    'containers.0.tabs.0.title',
    1,
    256,
    (n) => containers(`{"id":"a","title":"A","collapsed":false,"tabs":[{"id":"t","title":"${long(n)}"}]}`),
  ],
]

/** Dashboards with the least and the most of each, which servers take. */
export function boundedDashboards(head: readonly string[]): RequestGolden[] {
  const taken = bounds.flatMap(([what, , least, most, around]) =>
    [least, most].filter(Number.isFinite).map((length): RequestGolden => {
      const body = around(length)
      return { name: `sends ${what}, ${length} long`, with: [JSON.parse(body)], sends: [...head, body] }
    }),
  )
  const far = '{"name":"Checkout","tiles":[{"name":"Far","x":23,"y":9007199254740991,"w":24,"h":9007199254740991,'
  const body = `${far}"config":{"displayType":"markdown"}}]}`
  return [...taken, { name: 'sends a tile far below, and high', with: [JSON.parse(body)], sends: [...head, body] }]
}

/** Dashboards with less or more than that, which they refuse. */
export const unboundedDashboards: readonly RefusedBody[] = bounds.flatMap(([what, at, least, most, around]) =>
  [least - 1, most + 1]
    .filter((length) => length >= 0 && Number.isFinite(length))
    .map((length): RefusedBody => [at, `refuses ${what}, ${length} long`, around(length)]),
)
