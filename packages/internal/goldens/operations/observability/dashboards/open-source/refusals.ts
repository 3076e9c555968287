import { type RefusedBody, refusedBodies } from '../../../refusals.ts'
import { oss } from '../../deployments/open-source.ts'
import { storedFilter } from '../refusals.ts'
import { tile } from '../tiles/display-refusals.ts'

const formula = (expression: string) => tile('line', `"formulas":[{"expression":"${expression}"}]`)

/** What the open-source deployment refuses of these. */
const refusedOfOpenSource: readonly RefusedBody[] = [
  ['tiles.0.config.seriesLimit', 'refuses fewer than no series', tile('line', '"seriesLimit":-1')],
  ['tiles.0.config.seriesLimit', 'refuses half a series', tile('stacked_bar', '"seriesLimit":2.5')],
  [
    'tiles.0.config.formulas',
    'refuses 11 formulas',
    tile('line', `"formulas":[{"expression":"A"}${',{"expression":"A"}'.repeat(10)}]`),
  ],
  ['tiles.0.config.formulas', 'refuses a formula without an expression', tile('line', '"formulas":[{}]')],
  [
    'tiles.0.config.formulas',
    'refuses two formulas for one number',
    tile('number', '"formulas":[{"expression":"A"},{"expression":"A"}]'),
  ],
  [
    'tiles.0.config.formulas',
    'refuses a formula beside a ratio',
    '{"name":"Checkout","tiles":[{"name":"Tile","x":0,"y":0,"w":12,"h":4,"config":{"displayType":"line",',
    '"sourceId":"65f5e4a3b9e77c001a901234","select":[{"aggFn":"count"},{"aggFn":"count"}],"asRatio":true,',
    '"formulas":[{"expression":"A / B"}]}}]}',
  ],
  [
    'tiles.0.config.formulas.0.expression',
    'refuses a formula of more than 1024 characters',
    formula(`A${' '.repeat(1024)}`),
  ],
  ...[
    ['no letter', '1 + 2'],
    ['nothing', ''],
    ['a small letter', 'a / A'],
    ['two letters as one', 'AB'],
    ['letters without an operator', 'A B'],
    ['a number before a letter', '2A'],
    ['an operator that no server knows', 'A ^ 2'],
    ['an operator at its end', 'A /'],
    ['a plus sign before a letter', '+A'],
    ['a function', 'max(A)'],
  ].map(
    ([what, expression = '']): RefusedBody => [
      'tiles.0.config.formulas.0.expression',
      `refuses a formula with ${what}`,
      formula(expression),
    ],
  ),
]

const refusedVariables: readonly RefusedBody[] = [
  [
    'filters.0.variableName',
    'refuses a variable that starts with a digit',
    storedFilter('"isVariableEnabled":true,"variableName":"1st"'),
  ],
  [
    'filters.0.variableName',
    'refuses a variable of more than 64 characters',
    storedFilter(`"isVariableEnabled":true,"variableName":"${'n'.repeat(65)}"`),
  ],
  ['filters.0', 'refuses a filter that does nothing', storedFilter('"isBroadcastEnabled":false')],
  [
    'filters.0',
    'refuses the name of a variable for a filter that is none',
    storedFilter('"isVariableEnabled":false,"variableName":"pod"'),
  ],
  [
    'filters.0',
    'refuses the name of a variable for a filter that does not say to be one',
    storedFilter('"variableName":"pod"'),
  ],
  [
    'filters.0',
    'refuses sources for a filter that filters no tiles',
    storedFilter(
      '"isBroadcastEnabled":false,"isVariableEnabled":true,"appliesToSourceIds":["65f5e4a3b9e77c001a901234"]',
    ),
  ],
]

export const refusedOpenSourceCreations = refusedBodies(
  ['POST /api/v2/dashboards HTTP/1.1', ...oss.json],
  refusedOfOpenSource,
)
export const refusedOpenSourceUpdates = refusedBodies(
  ['PUT /api/v2/dashboards/65f5e4a3b9e77c001a2b3c4d HTTP/1.1', ...oss.json],
  [...refusedOfOpenSource, ...refusedVariables],
)

/** What the managed deployment refuses, because its document lacks it. */
export const refusedAsUnknown: readonly RefusedBody[] = [
  ['tiles.0.config', 'refuses a limit of series', tile('line', '"seriesLimit":5')],
  ['tiles.0.config', 'refuses a limit of stacked series', tile('stacked_bar', '"seriesLimit":5')],
  ...['line', 'stacked_bar', 'table', 'number'].flatMap((displayType): RefusedBody[] => [
    ['tiles.0.config', `refuses a formula as ${displayType}`, tile(displayType, '"formulas":[{"expression":"A"}]')],
    ['tiles.0.config', `refuses to hide operands as ${displayType}`, tile(displayType, '"showOperandSeries":false')],
  ]),
  ...['line', 'stacked_bar'].map(
    (displayType): RefusedBody => [
      'tiles.0.config',
      `refuses a limit of series from SQL as ${displayType}`,
      '{"name":"Checkout","tiles":[{"name":"Tile","x":0,"y":0,"w":12,"h":4,"config":{',
      `"displayType":"${displayType}","configType":"sql","connectionId":"65f5e4a3b9e77c001ac00001",`,
      '"sqlTemplate":"SELECT 1","seriesLimit":5}}]}',
    ],
  ),
]

export const refusedAsUnknownInFilters: readonly RefusedBody[] = [
  ['filters.0', 'refuses to switch the filtering of tiles', storedFilter('"isBroadcastEnabled":true')],
  ['filters.0', 'refuses to make a filter a variable', storedFilter('"isVariableEnabled":false')],
  ['filters.0', 'refuses a name of a variable', storedFilter('"variableName":"pod"')],
]
