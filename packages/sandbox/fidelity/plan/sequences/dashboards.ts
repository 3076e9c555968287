import type { Sequence } from '../../corpus.ts'
import type { Json, Patch } from '../../json.ts'
import { alerts, base, dashboards, fullBase, get, remove, send, sequence, tileAlert } from '../steps.ts'

const one = `${dashboards}/{base}`
const put = (patch: Patch, of = 'changed') => send('PUT', one, of, patch, 'after')

/** What becomes of a dashboard, and of the alerts on its tiles, from one request to the next. */
export const dashboardSequences = (): Sequence[] => [
  sequence(
    'a dashboard: read, changed, read, deleted, gone',
    base,
    get(one),
    put({}),
    get(one),
    remove(one),
    get(one),
    remove(one),
    put({}),
  ),
  ...kept(),
  ...tileIds(),
  ...alertsOfTiles(),
  sequence('two dashboards of one name', base, send('POST', dashboards, 'base', {}, 'second'), get(dashboards)),
  sequence(
    'dashboards are listed by name',
    send('POST', dashboards, 'base', { with: { '/name': 'b' } }, 'b'),
    send('POST', dashboards, 'base', { with: { '/name': 'a' } }, 'a'),
    send('POST', dashboards, 'base', { with: { '/name': 'C' } }, 'c'),
    get(dashboards),
  ),
  sequence('the body of a GET with its id is put', base, put({ with: { '/id': '{base}' } })),
  sequence('the id in the body is of another', base, put({ with: { '/id': '66a1f0c2d4e8b7a9c3f5ffff' } }), get(one)),
]

const fields: { [name: string]: Json } = {
  tags: ['other'],
  filters: [],
  savedQuery: 'SeverityText:info',
  savedQueryLanguage: 'sql',
  savedFilterValues: [],
  containers: [],
}

const kept = (): Sequence[] => [
  ...Object.entries(fields).flatMap(([field, other]) => [
    sequence(`a PUT leaves out ${field}`, fullBase, put({ without: [`/${field}`] }, 'fullChanged'), get(one)),
    sequence(
      `a PUT clears ${field} with null`,
      fullBase,
      put({ with: { [`/${field}`]: null } }, 'fullChanged'),
      get(one),
    ),
    sequence(`a PUT sets ${field} anew`, fullBase, put({ with: { [`/${field}`]: other } }, 'fullChanged'), get(one)),
    sequence(
      `a creation leaves out ${field}`,
      send('POST', dashboards, 'full', { without: [`/${field}`] }, 'new'),
      get(`${dashboards}/{new}`),
    ),
    sequence(
      `a creation has ${field} null`,
      send('POST', dashboards, 'full', { with: { [`/${field}`]: null } }, 'new'),
    ),
  ]),
  sequence('a PUT of a name alone', fullBase, put({ without: ['/tiles'] }, 'fullChanged'), get(one)),
  sequence('a PUT of tiles alone', fullBase, put({ without: ['/name'] }, 'fullChanged'), get(one)),
  sequence(
    'a PUT leaves out all that is optional',
    fullBase,
    put({ without: Object.keys(fields).map((field) => `/${field}`) }, 'fullChanged'),
    get(one),
  ),
  sequence('a PUT empties the tiles', fullBase, put({ with: { '/tiles': [] } }, 'fullChanged'), get(one)),
]

const ids: [string, Patch][] = [
  ['all kept', {}],
  ['the first left out', { without: ['/tiles/0/id'] }],
  ['all left out', { without: ['/tiles/0/id', '/tiles/1/id', '/tiles/2/id'] }],
  ['the first unknown', { with: { '/tiles/0/id': '66a1f0c2d4e8b7a9c3f5ffff' } }],
  ['the first a word', { with: { '/tiles/0/id': 'mine' } }],
  ['the first empty', { with: { '/tiles/0/id': '' } }],
  ['the first two the same', { with: { '/tiles/0/id': '{base.tile.1}' } }],
  ['two the same and unknown', { with: { '/tiles/0/id': 'mine', '/tiles/1/id': 'mine' } }],
  ['the first two exchanged', { with: { '/tiles/0/id': '{base.tile.1}', '/tiles/1/id': '{base.tile.0}' } }],
  ['the last tile gone', { without: ['/tiles/2'] }],
  ['the first tile gone', { without: ['/tiles/0'] }],
  ['an id that is too long', { with: { '/tiles/0/id': { $repeat: ['x', 37] } } }],
  ['a filter without an id', { without: ['/filters/0/id'] }],
  ['a filter with an unknown id', { with: { '/filters/0/id': '66a1f0c2d4e8b7a9c3f5ffff' } }],
  ['a filter with a word for an id', { with: { '/filters/0/id': 'mine' } }],
  ['a filter with an empty id', { with: { '/filters/0/id': '' } }],
]

const tileIds = (): Sequence[] => [
  ...ids.map(([name, patch]) => sequence(`ids of a PUT: ${name}`, base, put(patch), get(one))),
  sequence(
    'ids of a creation are not taken',
    send('POST', dashboards, 'base', { with: { '/tiles/0/id': 'mine' } }, 'new'),
    get(`${dashboards}/{new}`),
  ),
  sequence(
    'ids of a creation are the same',
    send('POST', dashboards, 'base', { with: { '/tiles/0/id': 'mine', '/tiles/1/id': 'mine' } }, 'new'),
  ),
  sequence(
    'a creation with the id of a filter',
    send('POST', dashboards, 'base', { with: { '/filters/0/id': 'mine' } }),
  ),
]

const config = { sourceId: '{source.log}', select: [{ aggFn: 'count' }] }
const becoming: [string, Patch][] = [
  ['stays', {}],
  ['has another name', { with: { '/tiles/0/name': 'Failures' } }],
  ['moves', { with: { '/tiles/0/x': 4 } }],
  ['loses its id', { without: ['/tiles/0/id'] }],
  ['goes', { without: ['/tiles/0'] }],
  ...['stacked_bar', 'table', 'number', 'pie', 'bar'].map((displayType): [string, Patch] => [
    `becomes ${displayType}`,
    { with: { '/tiles/0/config': { displayType, ...config } } },
  ]),
  ['becomes markdown', { with: { '/tiles/0/config': { displayType: 'markdown', markdown: 'x' } } }],
  [
    'becomes search',
    {
      with: {
        '/tiles/0/config': {
          displayType: 'search',
          sourceId: '{source.log}',
          select: 'Body',
          where: '',
          whereLanguage: 'lucene',
        },
      },
    },
  ],
  ['has another source', { with: { '/tiles/0/config/sourceId': '{source.trace}' } }],
  ['is refused', { with: { '/tiles/0/w': 0 } }],
]

const alertsOfTiles = (): Sequence[] => [
  ...becoming.map(([name, patch]) =>
    sequence(`an alert's tile ${name}`, base, tileAlert, put(patch), get(`${alerts}/{alert}`), get(alerts)),
  ),
  sequence('an alert goes with its dashboard', base, tileAlert, remove(one), get(`${alerts}/{alert}`), get(alerts)),
  sequence('a dashboard stays when its alert goes', base, tileAlert, remove(`${alerts}/{alert}`), get(one)),
  sequence(
    'an alert goes with its saved search',
    send('POST', '/api/v2/saved-searches', 'savedSearch', {}, 'mySearch'),
    send('POST', alerts, 'searchAlert', { with: { '/savedSearchId': '{mySearch}' } }, 'alert'),
    remove('/api/v2/saved-searches/{mySearch}'),
    get(`${alerts}/{alert}`),
  ),
  sequence(
    'two alerts on one tile',
    base,
    tileAlert,
    send('POST', alerts, 'tileAlert', { with: { '/name': 'Again' } }, 'again'),
    get(alerts),
    put({ without: ['/tiles/0'] }),
    get(alerts),
  ),
]
