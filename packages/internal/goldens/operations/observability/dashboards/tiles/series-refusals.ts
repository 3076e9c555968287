import type { RefusedBody } from '../../../refusals.ts'

const long = (length: number) => 'n'.repeat(length)

/** A dashboard around the series of one tile, in the deprecated form. */
const series = (...items: string[]) =>
  `{"name":"Checkout","tiles":[{"name":"Tile","x":0,"y":0,"w":12,"h":4,"series":[${items.join('')}]}]}`

/** What no series of a tile may hold. */
export const refusedSeries: readonly RefusedBody[] = [
  ['tiles.0.series', 'refuses the deprecated form with no series', series('')],
  ['tiles.0.series.0', 'refuses a series of a type that no server knows', series('{"type":"pie"}')],
  [
    'tiles.0.series.0.content',
    'refuses a series with markdown of more than 100000 characters',
    series(`{"type":"markdown","content":"${long(100001)}"}`),
  ],
  [
    'tiles.0.series.0.level',
    'refuses a series with a level above 1',
    series(
      '{"type":"number","sourceId":"65f5e4a3b9e77c001a901234","aggFn":"quantile","level":95,"field":"D",',
      '"where":"","whereLanguage":"sql"}',
    ),
  ],
  [
    'tiles.0.series.0.groupBy',
    'refuses a series with one text to group by, which belongs to a config',
    series(
      '{"type":"time","sourceId":"65f5e4a3b9e77c001a901234","aggFn":"count","where":"","whereLanguage":"sql",',
      '"groupBy":"ServiceName"}',
    ),
  ],
  [
    'tiles.0.series.0.groupBy',
    'refuses a series with 11 columns to group by',
    series(
      '{"type":"table","sourceId":"65f5e4a3b9e77c001a901234","aggFn":"count","where":"","whereLanguage":"sql",',
      '"groupBy":["a","b","c","d","e","f","g","h","i","j","k"]}',
    ),
  ],
  [
    'tiles.0.series.0',
    'refuses time series in the deprecated form with a misspelt field',
    series(
      '{"type":"time","sourceId":"65f5e4a3b9e77c001a901234","aggFn":"count","where":"","whereLanguage":"sql",',
      '"groupBy":[],"displayTyp":"line"}',
    ),
  ],
  [
    'tiles.0.series.0',
    'refuses time series in the deprecated form without a source',
    series('{"type":"time","aggFn":"count","where":"","whereLanguage":"sql","groupBy":[]}'),
  ],
  [
    'tiles.0.series.0',
    'refuses time series in the deprecated form without a function',
    series('{"type":"time","sourceId":"65f5e4a3b9e77c001a901234","where":"","whereLanguage":"sql","groupBy":[]}'),
  ],
  [
    'tiles.0.series.0',
    'refuses time series in the deprecated form without a filter, which may be empty',
    series('{"type":"time","sourceId":"65f5e4a3b9e77c001a901234","aggFn":"count","whereLanguage":"sql","groupBy":[]}'),
  ],
  [
    'tiles.0.series.0',
    'refuses time series in the deprecated form without groups, which may be none',
    series('{"type":"time","sourceId":"65f5e4a3b9e77c001a901234","aggFn":"count","where":"","whereLanguage":"sql"}'),
  ],
  [
    'tiles.0.series.0',
    'refuses a table in the deprecated form with a misspelt field',
    series(
      '{"type":"table","sourceId":"65f5e4a3b9e77c001a901234","aggFn":"count","where":"","whereLanguage":"sql",',
      '"groupBy":[],"displayTyp":"line"}',
    ),
  ],
  [
    'tiles.0.series.0',
    'refuses a table in the deprecated form without a source',
    series('{"type":"table","aggFn":"count","where":"","whereLanguage":"sql","groupBy":[]}'),
  ],
  [
    'tiles.0.series.0',
    'refuses a table in the deprecated form without a function',
    series('{"type":"table","sourceId":"65f5e4a3b9e77c001a901234","where":"","whereLanguage":"sql","groupBy":[]}'),
  ],
  [
    'tiles.0.series.0',
    'refuses a table in the deprecated form without a filter, which may be empty',
    series('{"type":"table","sourceId":"65f5e4a3b9e77c001a901234","aggFn":"count","whereLanguage":"sql","groupBy":[]}'),
  ],
  [
    'tiles.0.series.0',
    'refuses a table in the deprecated form without groups, which may be none',
    series('{"type":"table","sourceId":"65f5e4a3b9e77c001a901234","aggFn":"count","where":"","whereLanguage":"sql"}'),
  ],
  [
    'tiles.0.series.0',
    'refuses a number in the deprecated form with a misspelt field',
    series(
      '{"type":"number","sourceId":"65f5e4a3b9e77c001a901234","aggFn":"count","where":"","whereLanguage":"sql",',
      '"displayTyp":"line"}',
    ),
  ],
  [
    'tiles.0.series.0',
    'refuses a number in the deprecated form without a source',
    series('{"type":"number","aggFn":"count","where":"","whereLanguage":"sql"}'),
  ],
  [
    'tiles.0.series.0',
    'refuses a number in the deprecated form without a function',
    series('{"type":"number","sourceId":"65f5e4a3b9e77c001a901234","where":"","whereLanguage":"sql"}'),
  ],
  [
    'tiles.0.series.0',
    'refuses a number in the deprecated form without a filter, which may be empty',
    series('{"type":"number","sourceId":"65f5e4a3b9e77c001a901234","aggFn":"count","whereLanguage":"sql"}'),
  ],
  [
    'tiles.0.series.0',
    'refuses a search in the deprecated form with a misspelt field',
    series(
      '{"type":"search","sourceId":"65f5e4a3b9e77c001a901234","fields":["Body"],"where":"",',
      '"whereLanguage":"sql","displayTyp":"line"}',
    ),
  ],
  [
    'tiles.0.series.0',
    'refuses a search in the deprecated form without a source',
    series('{"type":"search","fields":["Body"],"where":"","whereLanguage":"sql"}'),
  ],
  [
    'tiles.0.series.0',
    'refuses a search in the deprecated form without columns',
    series('{"type":"search","sourceId":"65f5e4a3b9e77c001a901234","where":"","whereLanguage":"sql"}'),
  ],
  [
    'tiles.0.series.0',
    'refuses a search in the deprecated form without a filter, which may be empty',
    series('{"type":"search","sourceId":"65f5e4a3b9e77c001a901234","fields":["Body"],"whereLanguage":"sql"}'),
  ],
  [
    'tiles.0.series.0',
    'refuses markdown in the deprecated form with a misspelt field',
    series('{"type":"markdown","content":"# Old","displayTyp":"line"}'),
  ],
  ['tiles.0.series.0', 'refuses markdown in the deprecated form without content', series('{"type":"markdown"}')],
]
