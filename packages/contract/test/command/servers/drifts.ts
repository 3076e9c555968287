import { type Asked, after, answering, type Drift, deciding, type Fields, listing, showing } from './drift.ts'

/** The name of a drift, the complaint that it must cause, and the drift. */
type Row = readonly [name: string, complaint: RegExp, ...drifts: readonly Drift[]]

/** Drifts by the case that must find them. */
type DriftsByCase = Readonly<Record<string, readonly Row[]>>

/** Shows another value in one field of an object. */
const showingField = (id: string, name: string, change: (value: unknown) => unknown): Drift =>
  showing(id, (data) => ({ ...data, [name]: change(data[name]) }))

const omitting = (id: string, name: string): Drift => showing(id, ({ [name]: _, ...data }) => data)
const listingField = (id: string, name: string, change: (value: unknown, index: number) => unknown): Drift =>
  listing(id, (item, index) => ({ ...item, [name]: change(item[name], index) }))
const increased = (value: unknown): number => Number(value) + 1
const zeros = (): string => '0'.repeat(24)

/** Changes the body of the requests of one operation. */
const receiving = (id: string, change: (body: Fields) => unknown): Drift =>
  deciding(id, ({ body }, complaint) => {
    if (body) change(body as Fields)
    return complaint
  })

/** Keeps the last value of a field that an update leaves out. */
function keepingField(name: string): readonly Drift[] {
  let last: unknown
  return [
    receiving('updateAlert', (body) => {
      last = body[name] ?? last
    }),
    showing('getAlert', (data) => ({ ...data, [name]: data[name] ?? last })),
  ]
}

/** Clears a field that an update leaves out. */
function clearingField(name: string): readonly Drift[] {
  let isCleared = false
  const clear = (data: Fields) => (isCleared ? { ...data, [name]: null } : data)
  return [
    receiving('updateAlert', (body) => {
      isCleared = !(name in body)
    }),
    showing('getAlert', clear),
    showing('updateAlert', clear),
  ]
}

/** Shows the first values of some fields of an alert, whatever an update sends. */
function ignoringUpdates(...names: readonly string[]): readonly Drift[] {
  const first = new Map<unknown, Fields>()
  const restore = (data: Fields) => ({ ...data, ...first.get(data.id) })
  return [
    showing('createAlert', (data) => {
      first.set(data.id, Object.fromEntries(names.map((name) => [name, data[name]])))
      return data
    }),
    showing('getAlert', restore),
    showing('updateAlert', restore),
  ]
}

/** Still lists some alerts after their dashboard was changed or deleted. */
function keepingAlerts(id: string, isKept: (alert: Fields, asked: Asked) => boolean): readonly Drift[] {
  const made = new Map<unknown, Fields>()
  const kept = new Map<unknown, Fields>()
  return [
    showing('createAlert', (data) => {
      made.set(data.id, data)
      return data
    }),
    after(id, (asked) => {
      for (const [alertId, alert] of made)
        if (alert.dashboardId === asked.path.dashboardId && isKept(alert, asked)) kept.set(alertId, alert)
    }),
    after('deleteAlert', ({ path }) => kept.delete(path.alertId)),
    showing<readonly Fields[]>('listAlerts', (data) => [
      ...data.filter((alert) => !kept.has(alert.id)),
      ...kept.values(),
    ]),
  ]
}

const lacksTile = ({ tileId }: Fields, { body }: Asked): boolean =>
  !((body as { readonly tiles?: readonly Fields[] }).tiles ?? []).some(({ id }) => id === tileId)

/** Changes the list of alerts after an operation has succeeded. */
function listingAfter(id: string, change: (data: readonly Fields[], path: Asked['path']) => unknown): readonly Drift[] {
  let path: Asked['path'] | undefined
  return [
    after(id, (asked) => {
      path = asked.path
    }),
    showing<readonly Fields[]>('listAlerts', (data) => (path ? change(data, path) : data)),
  ]
}

const daily = (alert: Fields): Fields => ({ ...alert, interval: '1d' })

/** Shows another time each time that an alert is read. */
function movingTime(): Drift {
  let reads = 0
  return showingField('getAlert', 'updatedAt', () => new Date(++reads * 1000).toISOString())
}

/** Found by writing, reading and deleting several objects. */
export const writingDrifts: DriftsByCase = {
  'createAlert/sequence/answers-with-what-it-was-given': [
    ['another threshold', /\/threshold is 51, but 50 was sent/, showingField('createAlert', 'threshold', increased)],
  ],
  'createAlert/example': [
    [
      'a lost field',
      /in the answer \/numConsecutiveWindows is not there, but 2 was sent/,
      omitting('createAlert', 'numConsecutiveWindows'),
    ],
    [
      'a field that is not stored',
      /getAlert shows that \/note is not there, but ".*" was sent/,
      omitting('getAlert', 'note'),
    ],
    [
      'a lost field that another answer proves to be known',
      /in the answer \/channels is not there, but .* was sent/,
      omitting('createAlert', 'channels'),
      omitting('getAlert', 'channels'),
      listing('listAlerts', ({ channels: _, ...alert }) => alert),
    ],
  ],
  'getAlert/sequence/shows-what-was-created': [
    [
      'another value in a nested field',
      /\/channel\/webhookId is /,
      showingField('getAlert', 'channel', (channel) => ({ ...(channel as Fields), webhookId: zeros() })),
    ],
    [
      'a new object that cannot be read',
      /it is answered 404/,
      deciding('getAlert', ({ path }, known) => (String(path.alertId).startsWith('66a1f0c2') ? known : 404)),
    ],
  ],
  'getAlert/sequence/shows-the-same-when-it-is-read-again': [
    ['a time that changes with each reading', /when it is read again \/updatedAt is/, movingTime()],
  ],
  'listAlerts/sequence/lists-what-was-created': [
    ['another threshold', /\/threshold is/, listingField('listAlerts', 'threshold', increased)],
  ],
  'listAlerts/sequence/shows-all-of-many-objects': [
    [
      'a list of at most ten objects',
      /\d+ objects were created .*, and \d+ of them are not in the list, which shows 10/,
      showing<readonly Fields[]>('listAlerts', (data) => data.slice(0, 10)),
    ],
  ],
  'listAlerts/sequence/shows-what-was-changed-as-it-is-read': [
    [
      'a list that is older than an update',
      /in the list and when it is read \/threshold is/,
      ...listingAfter('updateAlert', (data, { alertId }) =>
        data.map((alert) => (alert.id === alertId ? { ...alert, threshold: increased(alert.threshold) } : alert)),
      ),
    ],
  ],
  'updateAlert/example': [
    [
      'a field that is not stored',
      /getAlert shows that \/numConsecutiveWindows is not there, but 2 was sent/,
      omitting('getAlert', 'numConsecutiveWindows'),
    ],
  ],
  'updateAlert/sequence/changes-what-is-read-afterwards': [
    ['another id', /in the answer the id is/, showingField('updateAlert', 'id', zeros)],
  ],
  'updateAlert/sequence/keeps-and-clears-what-is-left-out-as-documented': [
    [
      'a cleared field that must be kept',
      /an update that leaves it out keeps it, but \/thresholdMax is null, but /,
      ...clearingField('thresholdMax'),
    ],
    ['a kept name', /an update that leaves out name clears it, but it is/, ...keepingField('name')],
    ['a kept note', /an update that leaves out note clears it, but it is/, ...keepingField('note')],
  ],
  'updateAlert/sequence/replaces-and-empties-what-was-stored-before': [
    ['the threshold from before the update', /\/threshold is \d+, but \d+ was sent/, ...ignoringUpdates('threshold')],
  ],
  'updateAlert/sequence/refers-to-other-objects-than-before': [
    [
      'the tile from before the update',
      /in the answer \/(dashboardId|tileId) is ".*", but ".*" was sent/,
      ...ignoringUpdates('dashboardId', 'tileId'),
    ],
  ],
  'updateAlert/sequence/leaves-the-other-objects-as-they-were': [
    [
      'a change of another object',
      /.* is not as before/,
      ...listingAfter('updateAlert', ([first, ...others]) => [daily(first as Fields), ...others]),
    ],
  ],
  'updateAlert/sequence/knows-no-object-that-was-deleted': [
    [
      'an accepted update of a deleted object',
      /the server accepted it with 200/,
      answering('updateAlert', (reply, { body }) =>
        reply.status === 404 ? { ...reply, status: 200, body: { data: body ?? {} } } : reply,
      ),
    ],
  ],
  'updateDashboard/sequence/changes-what-is-read-afterwards': [
    [
      'new ids of tiles',
      /in the answer \/tiles\/0\/id is "another"/,
      showingField('updateDashboard', 'tiles', (tiles) =>
        (tiles as readonly Fields[]).map((tile) => ({ ...tile, id: 'another' })),
      ),
    ],
  ],
  'updateDashboard/sequence/keeps-and-clears-what-is-left-out-as-documented': [
    [
      'cleared tags that must be kept',
      /an update that leaves it out keeps it, but \/tags/,
      receiving('updateDashboard', (body) => {
        body.tags ??= []
      }),
    ],
  ],
  'updateDashboard/sequence/takes-along-what-refers-to-what-it-leaves-out': [
    [
      'an alert that stays when its tile is left out',
      /.* is still there, .* with its tileId/,
      ...keepingAlerts('updateDashboard', lacksTile),
    ],
  ],
  'updateDashboard/sequence/leaves-what-refers-to-it-as-it-was': [
    [
      'changed alerts',
      /.* is not as before, although no request changed it/,
      ...listingAfter('updateDashboard', (data) => data.map(daily)),
    ],
  ],
  'deleteDashboard/sequence/takes-along-what-refers-to-it': [
    [
      'an alert that stays',
      /.* is still there, .* deleted with its dashboardId/,
      ...keepingAlerts('deleteDashboard', () => true),
    ],
  ],
  'deleteDashboard/sequence/takes-one-object-and-leaves-the-others-as-they-were': [
    [
      'deleted alerts of other dashboards',
      /.*alerts.* is no longer there, although no request deleted it/,
      ...listingAfter('deleteDashboard', () => []),
    ],
  ],
}

const points = (change: (points: readonly Fields[], granularity: unknown) => unknown): Drift =>
  showing<readonly Fields[]>('queryChartSeries', (data, { body }) => change(data, (body as Fields).granularity))

/** Replaces the bucket of each row in the form of columns. */
const rowBucket = (replacement: (text: unknown) => Fields): Drift =>
  points((all) =>
    all.map(({ __time_bucket, ...rest }) => (__time_bucket ? { ...rest, ...replacement(__time_bucket) } : rest)),
  )

/** Found by reading; drifts of charts are found by asking for the same counts in several ways. */
export const readingDrifts: DriftsByCase = {
  'getAlert/sequence/shows-what-the-list-shows': [
    ['another interval', /of .* \/interval is/, showingField('getAlert', 'interval', () => '12h')],
    ['another id', /.* was asked for, and 0+ came/, showingField('getAlert', 'id', zeros)],
  ],
  'listAlerts/good-call': [
    ['a number as text', /\/data\/0\/threshold must be number/, listingField('listAlerts', 'threshold', String)],
  ],
  'listAlerts/sequence/keeps-to-limit-and-offset': [
    [
      'another total in the header',
      /in the header X-Total-Count/,
      answering('listAlerts', (reply) => ({ ...reply, headers: { 'x-total-count': '77' } })),
    ],
  ],
  'listSources/good-call': [
    [
      'a value in other letters',
      /\/data\/0\/kind is "LOG", which the document writes "log"/,
      listingField('listSources', 'kind', (kind) => String(kind).toUpperCase()),
    ],
  ],
  'listSources/sequence/shows-the-same-when-it-is-asked-again': [
    [
      'an object without an id',
      /an object in the list has no id/,
      listingField('listSources', 'id', (id, index) => (index === 0 ? '' : id)),
    ],
    [
      'ids that are new each time',
      /none of the objects/,
      listingField('listSources', 'id', () => Math.random().toString(16).slice(2)),
    ],
  ],
  'listWebhooks/sequence/keeps-to-limit-and-offset': [
    [
      'an ignored limit',
      /the page of limit=1 (shows \d+ objects|says that the limit)/,
      deciding('listWebhooks', ({ query }, known) => (query.delete('limit') as undefined) ?? known),
    ],
    [
      'an ignored offset',
      /the page of limit=1&offset=1 says that the offset is 0/,
      deciding('listWebhooks', ({ query }, known) => (query.delete('offset') as undefined) ?? known),
    ],
    [
      'pages that are not parts of the list',
      /the page of .* and the whole list has/,
      showing<readonly Fields[]>('listWebhooks', (data, { query }) => (query.has('offset') ? data.slice(1) : data)),
    ],
  ],
  'queryChartSeries/sequence': [
    [
      'buckets in seconds',
      /is not within/,
      points((all) =>
        all.map((point) => ('ts_bucket' in point ? { ...point, ts_bucket: Number(point.ts_bucket) / 1000 } : point)),
      ),
    ],
    [
      'an ignored granularity',
      /with /,
      receiving('queryChartSeries', (body) => {
        if (body.granularity === '5m') body.granularity = '1h'
      }),
    ],
    [
      'rows of the first series only',
      /the rows have 0 in series_1 together, and the points \d+/,
      points((all) => all.map((row) => ('series_1' in row ? { ...row, series_1: '0' } : row))),
    ],
    ['rows without a bucket', /a row has no key that ends in time_bucket/, rowBucket((text) => ({ bucket: text }))],
    [
      'rows with two buckets',
      /a row has several keys that end in time_bucket/,
      rowBucket((text) => ({ a_time_bucket: text, b_time_bucket: text })),
    ],
    [
      'rows in other buckets',
      /no point has the bucket "2020-01-01T00:00:00Z" of a row/,
      rowBucket(() => ({ time_bucket: '2020-01-01T00:00:00Z' })),
    ],
    ['descending buckets', /comes after/, points((all) => all.toReversed())],
    [
      'a missing last bucket',
      /.* are counted, and with/,
      points((all, granularity) => (granularity === '1h' ? all.slice(0, -1) : all)),
    ],
    ['no groups', /group is /, points((all) => all.map(({ group: _, ...rest }) => rest))],
    [
      'a group that occurs twice',
      /the bucket .* has the group .* twice/,
      points((all) =>
        all.some(({ group }) => (group as readonly unknown[] | undefined)?.length) ? [...all, ...all.slice(-1)] : all,
      ),
    ],
    [
      'the first series only',
      /the point .* has no value for each of 5 series/,
      points((all) =>
        all.map((point) => Object.fromEntries(Object.entries(point).filter(([key]) => !/^series_[1-9]/.test(key)))),
      ),
    ],
  ],
  'listWebhooks/no-credentials': [
    [
      'a list without authentication',
      /the server accepted it with 200/,
      deciding('listWebhooks', (_, known) => (known === 401 ? undefined : known)),
    ],
  ],
}

/** Accepts a credential that is partly right. */
export function lenientDrifts(key: string): readonly Row[] {
  const accepting = (name: string, says: string, accepts: (given: string) => boolean): Row => [
    name,
    new RegExp(`refuses the right credential ${says}: the server accepted it with 200`),
    {
      decide: ({ headers: { authorization = '' } }, known) =>
        known === 401 && authorization !== `Bearer ${key}` && accepts(authorization) ? undefined : known,
    },
  ]
  return [
    accepting('the start of the key', 'cut short', (given) => given.length > 15 && `Bearer ${key}`.startsWith(given)),
    accepting('the key without its scheme', 'without its scheme', (given) => given === key),
    accepting('a longer key', 'one character longer', (given) => given.startsWith(`Bearer ${key}`)),
    accepting('a key with the same start and length', 'with another end', (given) =>
      new RegExp(`^Bearer ${key.slice(0, 6)}.{${key.length - 6}}$`).test(given),
    ),
  ]
}
