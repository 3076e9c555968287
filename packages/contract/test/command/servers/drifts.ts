import {
  type Asked,
  after,
  answering,
  type Drift,
  deciding,
  type Fields,
  ignoringQuery,
  listing,
  listingField,
  sayingMore,
  showing,
  showingField,
} from './drift.ts'

/** The complaint that a drift must cause, and the drift. */
type Row = readonly [complaint: RegExp, ...drifts: readonly Drift[]]

/** Drifts by the case that must find them. */
export type DriftsByCase = Readonly<Record<string, readonly Row[]>>

const omitting = (id: string, name: string): Drift => showing(id, ({ [name]: _, ...data }) => data)
const increased = (value: unknown): number => Number(value) + 1
const zeros = (): string => '0'.repeat(24)

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

/** Raises the threshold of an alert with each update that is refused. */
function changingAlertsByRefusals(): readonly Drift[] {
  let refusals = 0
  return [
    answering('updateAlert', (reply) => {
      if (reply.status === 400) refusals += 1
      return reply
    }),
    showingField('getAlert', 'threshold', (value) => Number(value) + refusals),
  ]
}

/** Found by writing, reading and deleting several objects. */
export const writingDrifts: DriftsByCase = {
  'createAlert/sequence/answers-with-what-it-was-given': [
    [/\/threshold is 51, but 50 was sent/, showingField('createAlert', 'threshold', increased)],
  ],
  'createAlert/example': [
    [
      /in the answer \/numConsecutiveWindows is not there, but 2 was sent/,
      omitting('createAlert', 'numConsecutiveWindows'),
    ],
    [/getAlert shows that \/note is not there, but ".*" was sent/, omitting('getAlert', 'note')],
    [
      /in the answer \/channels is not there, but .* was sent/,
      omitting('createAlert', 'channels'),
      omitting('getAlert', 'channels'),
      listing('listAlerts', ({ channels: _, ...alert }) => alert),
    ],
  ],
  // The longest message.
  'createAlert/length/ca1e302a': [
    [
      /in the answer \/message is "\S+&lt;/,
      showingField('createAlert', 'message', (message) => `${message}`.replaceAll('<', '&lt;')),
    ],
  ],
  'createWebhook/example': [
    [
      /listWebhooks shows that \/url is "[^"]+", but/,
      listingField('listWebhooks', 'url', (url) => String(url).replace('https:', 'http:')),
    ],
  ],
  'deleteAlert/sequence/knows-no-object-that-was-deleted': [
    [
      /the refusal 404 is text\/css, where the document has/,
      answering('deleteAlert', (reply) => (reply.status === 404 ? { ...reply, type: 'text/css', body: 'x' } : reply)),
    ],
  ],
  'getAlert/sequence/shows-what-was-created': [
    [
      /\/channel\/webhookId is "0+", but/,
      showingField('getAlert', 'channel', (channel) => ({ ...(channel as Fields), webhookId: zeros() })),
    ],
    [
      /it is answered 404/,
      deciding('getAlert', ({ path }, known) => (String(path.alertId).startsWith('66a1f0c2') ? known : 404)),
    ],
  ],
  'getAlert/sequence/shows-the-same-when-it-is-read-again': [[/when it is read again \/updatedAt is/, movingTime()]],
  'listAlerts/sequence/lists-what-was-created': [
    [/^\/threshold is 51, but 50 was sent/, listingField('listAlerts', 'threshold', increased)],
  ],
  'listAlerts/sequence/shows-all-of-many-objects': [
    [
      /\d+ objects were created .*, and \d+ of them are not in the list, which shows 10/,
      showing<readonly Fields[]>('listAlerts', (data) => data.slice(0, 10)),
    ],
  ],
  'listAlerts/sequence/shows-what-was-changed-as-it-is-read': [
    [
      /in the list and when it is read \/threshold is/,
      ...listingAfter('updateAlert', (data, { alertId }) =>
        data.map((alert) => (alert.id === alertId ? { ...alert, threshold: increased(alert.threshold) } : alert)),
      ),
    ],
  ],
  'updateAlert/example': [
    [
      /getAlert shows that \/numConsecutiveWindows is not there, but 2 was sent/,
      omitting('getAlert', 'numConsecutiveWindows'),
    ],
  ],
  'updateAlert/required-absent': [[/it is refused, and changes threshold all the same/, ...changingAlertsByRefusals()]],
  'updateAlert/sequence/changes-what-is-read-afterwards': [
    [/in the answer the id is/, showingField('updateAlert', 'id', zeros)],
  ],
  'updateAlert/sequence/replaces-and-empties-what-was-stored-before': [
    [/\/threshold is \d+, but \d+ was sent/, ...ignoringUpdates('threshold')],
  ],
  'updateAlert/sequence/refers-to-other-objects-than-before': [
    [/in the answer \/(dashboardId|tileId) is ".*", but ".*" was sent/, ...ignoringUpdates('dashboardId', 'tileId')],
  ],
  'updateAlert/sequence/leaves-the-other-objects-as-they-were': [
    [
      / is not as before: \/interval is/,
      ...listingAfter('updateAlert', ([first, ...others]) => [daily(first as Fields), ...others]),
    ],
  ],
  'updateAlert/sequence/knows-no-object-that-was-deleted': [
    [
      /the server accepted it with 200/,
      answering('updateAlert', (reply, { body }) =>
        reply.status === 404 ? { ...reply, status: 200, body: { data: body ?? {} } } : reply,
      ),
    ],
  ],
  'updateDashboard/sequence/changes-what-is-read-afterwards': [
    [
      /in the answer \/tiles\/0\/id is "another"/,
      showingField('updateDashboard', 'tiles', (tiles) =>
        (tiles as readonly Fields[]).map((tile) => ({ ...tile, id: 'another' })),
      ),
    ],
  ],
  'updateDashboard/sequence/leaves-what-refers-to-it-as-it-was': [
    [
      / is not as before, although no request changed it/,
      ...listingAfter('updateDashboard', (data) => data.map(daily)),
    ],
  ],
  'deleteDashboard/sequence/takes-one-object-and-leaves-the-others-as-they-were': [
    [/alerts.* is no longer there, although no request deleted it/, ...listingAfter('deleteDashboard', () => [])],
  ],
}

/** Found by reading. */
export const readingDrifts: DriftsByCase = {
  'getAlert/sequence/shows-what-the-list-shows': [
    [/\/interval is "5m" in one answer and "12h" in the other/, showingField('getAlert', 'interval', () => '12h')],
    [/ was asked for, and 0+ came/, showingField('getAlert', 'id', zeros)],
  ],
  'listAlerts/bound': [
    [
      /the body has reason, expected message/,
      answering('listAlerts', (reply) => (reply.status === 400 ? { ...reply, body: { reason: 'No' } } : reply)),
    ],
  ],
  'listAlerts/good-call': [
    [
      /\/data\/0\/updated_at has the name updated_at, which the document writes updatedAt/,
      listing('listAlerts', ({ updatedAt, ...item }) => ({ ...item, updated_at: updatedAt })),
    ],
    [/\/data\/0\/threshold must be number/, listingField('listAlerts', 'threshold', String)],
    [
      /\/data\/0\/updatedAt must match format "date-time"/,
      listingField('listAlerts', 'updatedAt', (time) => String(time).replace('T', ' ')),
    ],
  ],
  'listAlerts/sequence/shows-the-same-when-it-is-asked-again': [
    [
      /66a1f0c2d4e8b7a9c3f50401 has no threshold, which each creation requires/,
      listing('listAlerts', ({ threshold: _, ...alert }) => alert),
    ],
  ],
  'listAlerts/sequence/keeps-to-limit-and-offset': [
    [
      /in the header X-Total-Count/,
      answering('listAlerts', (reply) => ({ ...reply, headers: { 'x-total-count': '77' } })),
    ],
    [/the list says that there are 3 objects, and 2 are listed/, sayingMore('listAlerts')],
  ],
  'queryChartSeries/example': [
    [
      /the refusal 500 is text\/html, where the document has application\/json/,
      answering('queryChartSeries', (reply) => ({ ...reply, status: 500, type: 'text/html', body: '<p>No' })),
    ],
  ],
  'listSources/good-call': [
    [
      /the header ratelimit-reset is "soon", against its schema/,
      answering('listSources', (reply) => ({ ...reply, headers: { 'ratelimit-reset': 'soon' } })),
    ],
    [
      /content-type of the answer is .*text\/html/,
      answering('listSources', (reply) => ({ ...reply, type: 'text/html', body: JSON.stringify(reply.body) })),
    ],
  ],
  'listSources/sequence/shows-the-same-when-it-is-asked-again': [
    [/is in the list more than once/, showing<readonly Fields[]>('listSources', (data) => [...data, data[0]])],
    [/an object in the list has no id/, listingField('listSources', 'id', (id, index) => (index === 0 ? '' : id))],
    [
      /none of the objects that were listed just before is listed/,
      listingField('listSources', 'id', () => Math.random().toString(16).slice(2)),
    ],
  ],
  'listWebhooks/sequence/keeps-to-limit-and-offset': [
    [/the page of limit=1 (shows \d+ objects|says that the limit)/, ignoringQuery('listWebhooks', 'limit')],
    [/the page of limit=1&offset=1 says that the offset is 0/, ignoringQuery('listWebhooks', 'offset')],
    [
      /^the list says that the limit is 50, and it is 1000$/,
      answering('listWebhooks', (reply, { query }) => {
        const body = reply.body as Readonly<Record<string, object>>
        return query.has('limit') ? reply : { ...reply, body: { ...body, meta: { ...body.meta, limit: 50 } } as never }
      }),
    ],
    [
      /the page of .* and the whole list has/,
      showing<readonly Fields[]>('listWebhooks', (data, { query }) => (query.has('offset') ? data.slice(1) : data)),
    ],
  ],
  'listWebhooks/no-credentials': [
    [/the server accepted it with 200/, deciding('listWebhooks', (_, known) => (known === 401 ? undefined : known))],
  ],
}

/** Accepts a credential that is partly right. */
export function lenientDrifts(key: string): readonly Row[] {
  const accepting = (says: string, accepts: (given: string) => boolean): Row => [
    new RegExp(`refuses the right credential ${says}: the server accepted it with 200`),
    {
      decide: ({ headers: { authorization = '' } }, known) =>
        known === 401 && authorization !== `Bearer ${key}` && accepts(authorization) ? undefined : known,
    },
  ]
  return [
    accepting('cut short', (given) => given.length > 15 && `Bearer ${key}`.startsWith(given)),
    accepting('without its scheme', (given) => given === key),
    accepting('one character longer', (given) => given.startsWith(`Bearer ${key}`)),
    accepting('with another end', (given) => new RegExp(`^Bearer ${key.slice(0, 6)}.{${key.length - 6}}$`).test(given)),
  ]
}
