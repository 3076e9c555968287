import type { RefusedBody } from '../../../refusals.ts'

const long = (length: number) => 'n'.repeat(length)

/** A dashboard around the config of one tile. */
const tile = (...config: string[]) =>
  `{"name":"Checkout","tiles":[{"name":"Tile","x":0,"y":0,"w":12,"h":4,"config":${config.join('')}}]}`

/** A dashboard around the select of a tile with lines. */
const select = (...items: string[]) =>
  tile(`{"displayType":"line","sourceId":"65f5e4a3b9e77c001a901234","select":${items.join('')}}`)

const position = (grid: string) =>
  `{"name":"Checkout","tiles":[{"name":"Tile",${grid},"config":{"displayType":"markdown"}}]}`

/** What no tile may hold. */
export const refusedTiles: readonly RefusedBody[] = [
  [
    'tiles.0',
    'refuses a tile with neither a config nor series',
    '{"name":"Checkout","tiles":[{"name":"Tile","x":0,"y":0,"w":12,"h":4}]}',
  ],
  [
    'tiles.0',
    'refuses a tile with both a config and series',
    position('"x":0,"y":0,"w":1,"h":1,"series":[{"type":"markdown","content":"a"}]'),
  ],
  ['tiles.0.config', 'refuses a display type that no server knows', tile('{"displayType":"gauge"}')],
  [
    'tiles.0.config',
    'refuses markdown under the key of the deprecated form, for servers drop it',
    tile('{"displayType":"markdown","content":"a"}'),
  ],
  [
    'tiles.0.config.markdown',
    'refuses markdown of more than 50000 characters',
    tile(`{"displayType":"markdown","markdown":"${long(50001)}"}`),
  ],
  [
    'tiles.0.config',
    'refuses a search without columns',
    tile('{"displayType":"search","sourceId":"65f5e4a3b9e77c001a901234"}'),
  ],
  [
    'tiles.0.config.select',
    'refuses a search whose columns are a list',
    tile('{"displayType":"search","sourceId":"65f5e4a3b9e77c001a901234","select":["Body"],"whereLanguage":"lucene"}'),
  ],
  ['tiles.0.config', 'refuses lines without a source', tile('{"displayType":"line","select":[{"aggFn":"count"}]}')],
  ['tiles.0.config', 'refuses SQL of its own without any', tile('{"displayType":"line","configType":"sql"}')],
  [
    'tiles.0.config.select',
    'refuses bars of two numbers',
    tile('{"displayType":"bar","sourceId":"65f5e4a3b9e77c001a901234","select":[{"aggFn":"count"},{"aggFn":"count"}]}'),
  ],
  [
    'tiles.0.config.select',
    'refuses a pie of two numbers',
    tile('{"displayType":"pie","sourceId":"65f5e4a3b9e77c001a901234","select":[{"aggFn":"count"},{"aggFn":"count"}]}'),
  ],
  [
    'tiles.0.config.select',
    'refuses a number tile with two numbers',
    tile(
      '{"displayType":"number","sourceId":"65f5e4a3b9e77c001a901234","select":[{"aggFn":"count"},{"aggFn":"count"}]}',
    ),
  ],
  [
    'tiles.0.config.groupBy',
    'refuses columns to group by as a list, which belongs to chart series',
    tile(
      '{"displayType":"pie","sourceId":"65f5e4a3b9e77c001a901234","select":[{"aggFn":"count"}],"groupBy":["Service"]}',
    ),
  ],
  [
    'tiles.0.config.asRatio',
    'refuses the ratio of one series',
    tile('{"displayType":"line","sourceId":"65f5e4a3b9e77c001a901234","select":[{"aggFn":"count"}],"asRatio":true}'),
  ],
  [
    'tiles.0.config.numberFormat.output',
    'refuses a number format that no server knows',
    tile(
      '{"displayType":"line","sourceId":"65f5e4a3b9e77c001a901234","select":[{"aggFn":"count"}],',
      '"numberFormat":{"output":"dollars"}}',
    ),
  ],
  [
    'tiles.0.config.numberFormat',
    'refuses a number format without its kind of quantity',
    tile(
      '{"displayType":"line","sourceId":"65f5e4a3b9e77c001a901234","select":[{"aggFn":"count"}],',
      '"numberFormat":{"mantissa":2}}',
    ),
  ],
  [
    'tiles.0.config.select.0.numberFormat',
    'refuses a number format of one series without its kind of quantity',
    select('[{"aggFn":"count","numberFormat":{"unit":"ms"}}]'),
  ],
  ['tiles.0.config.select', 'refuses lines of nothing', select('[]')],
  ['tiles.0.config.select', 'refuses 21 lines', select(`[{"aggFn":"count"}${',{"aggFn":"count"}'.repeat(20)}]`)],
  ['tiles.0.config.select.0', 'refuses a line without a function', select('[{"valueExpression":"Duration"}]')],
  [
    'tiles.0.config.select.0.aggFn',
    'refuses the name of a percentile as a function',
    select('[{"aggFn":"p95","valueExpression":"Duration"}]'),
  ],
  [
    'tiles.0.config.select.0.level',
    'refuses a level of a quantile that is text',
    select('[{"aggFn":"quantile","valueExpression":"Duration","level":"0.95"}]'),
  ],
  [
    'tiles.0.config.select.0.level',
    'refuses a level of a quantile that no server knows',
    select('[{"aggFn":"quantile","valueExpression":"Duration","level":0.75}]'),
  ],
  [
    'tiles.0.config.select.0.level',
    'refuses a level beside another function',
    select('[{"aggFn":"avg","valueExpression":"Duration","level":0.95}]'),
  ],
  [
    'tiles.0.config.select.0.valueExpression',
    'refuses a count of an expression',
    select('[{"aggFn":"count","valueExpression":"Duration"}]'),
  ],
  ['tiles.0.config.select.0', 'refuses an average of nothing', select('[{"aggFn":"avg"}]')],
  [
    'tiles.0.config.select.0.whereLanguage',
    'refuses a query language that no server knows',
    select('[{"aggFn":"count","where":"up","whereLanguage":"kql"}]'),
  ],
  [
    'tiles.0.config.select.0.metricType',
    'refuses a type of metric that no server knows',
    select('[{"aggFn":"sum","valueExpression":"Value","metricName":"requests","metricType":"counter"}]'),
  ],
  [
    'tiles.0.config.select.0',
    'refuses the words of chart series in a tile',
    select('[{"aggFn":"avg","field":"Duration"}]'),
  ],
  [
    'tiles.0.config.select.0.where',
    'refuses a filter of more than 10000 characters',
    select(`[{"aggFn":"count","where":"${long(10001)}"}]`),
  ],
  [
    'tiles.0.config.select.0.alias',
    'refuses an alias of more than 10000 characters',
    select(`[{"aggFn":"count","alias":"${long(10001)}"}]`),
  ],
  [
    'tiles.0.config.select.0.valueExpression',
    'refuses an expression of more than 10000 characters',
    select(`[{"aggFn":"avg","valueExpression":"${long(10001)}"}]`),
  ],
  [
    'tiles.0.config.select.0.periodAggFn',
    'refuses another change in each period than the difference',
    select('[{"aggFn":"sum","valueExpression":"Value","metricName":"requests","periodAggFn":"rate"}]'),
  ],
]
