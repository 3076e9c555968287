import type { RefusedBody } from '../../../refusals.ts'

const long = (length: number) => 'n'.repeat(length)

/** A dashboard around the settings of one tile, beside what every tile of its kind needs. */
export const tile = (displayType: string, ...settings: string[]) =>
  [
    '{"name":"Checkout","tiles":[{"name":"Tile","x":0,"y":0,"w":12,"h":4,"config":{',
    `"displayType":"${displayType}","sourceId":"65f5e4a3b9e77c001a901234","select":[{"aggFn":"count"}],`,
    ...settings,
    '}}]}',
  ].join('')

/** A click on a table that opens a dashboard by its name. */
const click = (field: string) =>
  tile('table', `"onClick":{"type":"dashboard","target":{"mode":"template","template":"a"},${field}}`)

const clickFilter = (expression: string, template: string) =>
  `{"kind":"expressionTemplate","expression":"${expression}","template":"${template}"}`

const rule = (field: string) => tile('number', `"colorRules":[{${field}}]`)

/** What a tile may not show beside its values. */
export const refusedDisplays: readonly RefusedBody[] = [
  ['tiles.0.config.limit', 'refuses fewer than no pieces of a pie', tile('pie', '"limit":-1')],
  ['tiles.0.config.limit', 'refuses fewer than no bars', tile('bar', '"limit":-1')],
  [
    'tiles.0.config.having',
    'refuses a condition of more than 10000 characters',
    tile('table', `"having":"${long(10001)}"`),
  ],
  [
    'tiles.0.config.orderBy',
    'refuses an order of more than 10000 characters',
    tile('table', `"orderBy":"${long(10001)}"`),
  ],
  [
    'tiles.0.config.groupBy',
    'refuses groups of more than 10000 characters',
    tile('line', `"groupBy":"${long(10001)}"`),
  ],
  [
    'tiles.0.config.onClick',
    'refuses a click that opens nothing known',
    tile('table', '"onClick":{"type":"trace","urlTemplate":"https://example.com"}'),
  ],
  [
    'tiles.0.config.onClick',
    'refuses a click that opens an empty address',
    tile('table', '"onClick":{"type":"external","urlTemplate":""}'),
  ],
  [
    'tiles.0.config.onClick',
    'refuses a click that opens a dashboard without naming it',
    tile('table', '"onClick":{"type":"dashboard","target":{"mode":"id"}}'),
  ],
  [
    'tiles.0.config.onClick',
    'refuses a click that opens an address of more than 10000 characters',
    tile('table', `"onClick":{"type":"external","urlTemplate":"${long(10001)}"}`),
  ],
  [
    'tiles.0.config.onClick',
    'refuses a click that opens a name of more than 10000 characters',
    tile('table', `"onClick":{"type":"search","target":{"mode":"template","template":"${long(10001)}"}}`),
  ],
  [
    'tiles.0.config.onClick',
    'refuses a click with a condition of more than 10000 characters',
    click(`"whereTemplate":"${long(10001)}"`),
  ],
  [
    'tiles.0.config.onClick',
    'refuses a click with 51 filters',
    click(`"filters":[${clickFilter('a', 'b')}${`,${clickFilter('a', 'b')}`.repeat(50)}]`),
  ],
  [
    'tiles.0.config.onClick',
    'refuses a click with a filter on an expression of more than 10000 characters',
    click(`"filters":[${clickFilter(long(10001), 'b')}]`),
  ],
  [
    'tiles.0.config.onClick',
    'refuses a click with a filter by a template of more than 10000 characters',
    click(`"filters":[${clickFilter('a', long(10001))}]`),
  ],
  ['tiles.0.config.color', 'refuses a colour that no server knows', tile('number', '"color":"#ff0000"')],
  ['tiles.0.config.colorRules', 'refuses a rule without a colour', rule('"operator":"gt","value":1')],
  [
    'tiles.0.config.colorRules',
    'refuses a comparison with a text',
    rule('"operator":"gt","value":"1","color":"chart-red"'),
  ],
  [
    'tiles.0.config.colorRules',
    'refuses a range of one number',
    rule('"operator":"between","value":[1],"color":"chart-red"'),
  ],
  [
    'tiles.0.config.colorRules',
    'refuses a comparison that no server knows',
    rule('"operator":"like","value":"a","color":"chart-red"'),
  ],
  [
    'tiles.0.config.colorRules',
    'refuses a label of more than 40 characters',
    rule(`"operator":"eq","value":1,"color":"chart-red","label":"${long(41)}"`),
  ],
  [
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
    'tiles.0.config.backgroundChart',
    'refuses a chart behind a number that is no line or area',
    tile('number', '"backgroundChart":{"type":"pie"}'),
  ],
]
