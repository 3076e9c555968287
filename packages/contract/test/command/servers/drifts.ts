import type { Json } from '../../../src/index.ts'
import type { Asked, Drift, Reply } from './drift.ts'

/** A drift that is looked for alone: its selection of cases, and the words of the failure that it must cause. */
export interface SingleDrift extends Drift {
  readonly name: string
  readonly only: string
  readonly shows: RegExp
}

export type Fields = Record<string, unknown>
type Change = (data: never, asked: Asked) => unknown

/** Changes what stands under `data` in the good answers of one operation. */
export const changed =
  (id: string, change: Change): NonNullable<Drift['reply']> =>
  (asked: Asked, reply: Reply): Reply => {
    const body = reply.body as { readonly data?: unknown }
    if (asked.operation.id !== id || reply.status !== 200 || body.data === undefined) return reply
    return { ...reply, body: { ...body, data: change(body.data as never, asked) } as Json }
  }

export const each =
  (change: (item: Fields, index: number) => unknown): Change =>
  (data: readonly Fields[]) =>
    data.map(change)

const isDone = ({ operation }: Asked, { status }: Reply, id: string): boolean => operation.id === id && status === 200

const dataOf = ({ body }: Reply) => (body as { readonly data: Fields }).data

/** Changes what several operations show of an alert. */
const changedIn =
  (ids: readonly string[], change: (data: Fields) => unknown): Answering =>
  (asked, reply) =>
    ids.reduce((last, id) => changed(id, change)(asked, last), reply)

type Answering = NonNullable<Drift['reply']>

/** Shows the last value of a field that was sent. */
function remembering(name: string): Answering {
  let last: unknown
  return (asked, reply) => {
    if (asked.operation.id === 'updateAlert') last = (asked.body as Fields | undefined)?.[name] ?? last
    return changed('getAlert', (data: Fields) => ({ ...data, [name]: data[name] ?? last }))(asked, reply)
  }
}

/** Shows nothing in a field that the last update left out. */
function clearing(name: string): Answering {
  let isCleared = false
  return (asked, reply) => {
    if (asked.operation.id === 'updateAlert') isCleared = !(name in Object(asked.body))
    return changedIn(['getAlert', 'updateAlert'], (data) => (isCleared ? { ...data, [name]: null } : data))(
      asked,
      reply,
    )
  }
}

/** Shows what an alert had at first, whatever an update says. */
function remainingAt(names: readonly string[]): Answering {
  const first = new Map<string, Fields>()
  return (asked, reply) => {
    if (isDone(asked, reply, 'createAlert')) {
      const data = dataOf(reply)
      first.set(String(data.id), Object.fromEntries(names.map((name) => [name, data[name]])))
    }
    return changedIn(['getAlert', 'updateAlert'], (data) => ({ ...data, ...first.get(String(data.id)) }))(asked, reply)
  }
}

/** Lists alerts of which one should be gone: those that `isKept` says when their dashboard is changed or deleted so. */
function keepingAlerts(id: string, isKept: (alert: Fields, asked: Asked) => boolean): Answering {
  const made = new Map<string, Fields>()
  const kept = new Map<string, Fields>()
  return (asked, reply) => {
    if (isDone(asked, reply, 'createAlert')) made.set(String(dataOf(reply).id), dataOf(reply))
    for (const [alertId, alert] of isDone(asked, reply, id) ? made : []) {
      if (alert.dashboardId === asked.path.dashboardId && isKept(alert, asked)) kept.set(alertId, alert)
    }
    if (asked.operation.id === 'deleteAlert') kept.delete(String(asked.path.alertId))
    const others = (data: readonly Fields[]) => data.filter((alert) => !kept.has(String(alert.id)))
    return changed('listAlerts', (data: readonly Fields[]) => [...others(data), ...kept.values()])(asked, reply)
  }
}

const hasNot = ({ tileId }: Fields, { body }: Asked): boolean =>
  !((body as { readonly tiles: readonly Fields[] }).tiles ?? []).some(({ id }) => id === tileId)

/** Lists alerts otherwise once an operation was asked for. */
function listingOtherwise(id: string, change: (data: readonly Fields[], path: Asked['path']) => unknown): Answering {
  let path: Asked['path'] | undefined
  return (asked, reply) => {
    if (isDone(asked, reply, id)) path = asked.path
    const last = path
    return last ? changed('listAlerts', (data: readonly Fields[]) => change(data, last))(asked, reply) : reply
  }
}

/** A time that is another one each time it is read. */
function movingTime(): Answering {
  let reads = 0
  return changed('getAlert', (data: Fields) => ({ ...data, updatedAt: new Date(++reads * 1000).toISOString() }))
}

const points = (change: (points: readonly Fields[], asked: { readonly body: unknown }) => unknown) =>
  changed('queryChartSeries', change as never)

const withoutChannels = ({ channels: _, ...data }: Fields) => data

/** Found by what is written, read and deleted, also among several objects and kinds of them. */
export const writingDrifts: readonly SingleDrift[] = [
  {
    name: 'a creation that answers another threshold',
    only: 'createAlert/sequence',
    shows: /^createAlert: answers with what it was given: \/threshold is 51, but 50 was sent/,
    reply: changed('createAlert', (data: Fields) => ({ ...data, threshold: Number(data.threshold) + 1 })),
  },
  {
    name: 'a nested field that is lost',
    only: 'getAlert/sequence',
    shows: /^getAlert: shows what was created: \/channel\/webhookId is /,
    reply: changed('getAlert', (data: Fields) => ({
      ...data,
      channel: { ...(data.channel as object), webhookId: '0'.repeat(24) },
    })),
  },
  {
    name: 'a list with another threshold than was sent',
    only: 'listAlerts/sequence',
    shows: /^listAlerts: lists what was created: \/threshold is/,
    reply: changed(
      'listAlerts',
      each((item) => ({ ...item, threshold: Number(item.threshold) + 1 })),
    ),
  },
  {
    name: 'a creation that forgets a field of a later example',
    only: 'createAlert/example',
    shows: /^createAlert: accepts the example .*: in the answer \/numConsecutiveWindows is not there, but 2 was sent/,
    reply: changed('createAlert', ({ numConsecutiveWindows: _, ...data }: Fields) => data),
  },
  {
    name: 'a creation that stores otherwise than it answers',
    only: 'createAlert/example',
    shows: /^createAlert: accepts the example .*: getAlert shows that \/note is not there, but ".*" was sent/,
    reply: changed('getAlert', ({ note: _, ...data }: Fields) => data),
  },
  {
    name: 'a new object that cannot be read',
    only: 'getAlert/sequence',
    shows: /^getAlert: shows what was created: it is answered 404/,
    decide: ({ operation, path }, known) =>
      operation.id === 'getAlert' && !String(path.alertId).startsWith('66a1f0c2') ? 404 : known,
  },
  {
    name: 'an update that forgets one field',
    only: 'updateAlert/example',
    shows:
      /^updateAlert: accepts the example .*: getAlert shows that \/numConsecutiveWindows is not there, but 2 was sent/,
    reply: changed('getAlert', ({ numConsecutiveWindows: _, ...data }: Fields) => data),
  },
  {
    name: 'an update that clears the thresholdMax that it has to keep',
    only: 'updateAlert/sequence',
    shows: /^updateAlert: keeps and clears .*: an update that leaves it out keeps it, but \/thresholdMax is null, but /,
    reply: clearing('thresholdMax'),
  },
  {
    name: 'an update that clears the tags of a dashboard',
    only: 'updateDashboard/sequence',
    shows: /^updateDashboard: keeps and clears .*: an update that leaves it out keeps it, but \/tags/,
    decide: ({ operation, body }, known) => {
      if (operation.id === 'updateDashboard' && body && !('tags' in (body as Fields))) (body as Fields).tags = []
      return known
    },
  },
  ...['name', 'note'].map((name) => ({
    name: `an update that keeps the ${name} that it has to clear`,
    only: 'updateAlert/sequence',
    shows: new RegExp(`^updateAlert: keeps and clears .*: an update that leaves out ${name} clears it, but it is`),
    reply: remembering(name),
  })),
  {
    name: 'an update that changes the id',
    only: 'updateAlert/sequence',
    shows: /^updateAlert: changes what is read afterwards: in the answer the id is/,
    reply: changed('updateAlert', (data: Fields) => ({ ...data, id: '0'.repeat(24) })),
  },
  {
    name: 'an update that gives new ids to tiles',
    only: 'updateDashboard/sequence',
    shows: /^updateDashboard: changes what is read afterwards: in the answer \/tiles\/0\/id is "another"/,
    reply: changed('updateDashboard', (data: Fields) => ({
      ...data,
      tiles: (data.tiles as Fields[]).map((tile) => ({ ...tile, id: 'another' })),
    })),
  },
  {
    name: 'an update that touches another object',
    only: 'updateAlert/sequence',
    shows: /^updateAlert: leaves the other objects as they were: .* is not as before/,
    reply: listingOtherwise('updateAlert', (data) =>
      data.map((item, index) => (index === 0 ? { ...item, interval: '1d' } : item)),
    ),
  },
  {
    name: 'an update of what is not there that is taken',
    only: 'updateAlert/sequence',
    shows: /^updateAlert: knows no object that was deleted: the server accepted it with 200/,
    reply: ({ operation, body }, reply) =>
      operation.id === 'updateAlert' && reply.status === 404
        ? { ...reply, status: 200, body: { data: body ?? {} } }
        : reply,
  },
  {
    name: 'a list of at most ten objects',
    only: 'listAlerts/sequence',
    shows:
      /^listAlerts: shows all of many objects: \d+ objects were created .*, and \d+ of them are not in the list, which shows 10/,
    reply: changed('listAlerts', (data: readonly unknown[]) => data.slice(0, 10)),
  },
  {
    name: 'an update that keeps the tile of before',
    only: 'updateAlert/sequence',
    shows:
      /^updateAlert: refers to other objects than before: in the answer \/(dashboardId|tileId) is ".*", but ".*" was sent/,
    reply: remainingAt(['dashboardId', 'tileId']),
  },
  {
    name: 'an update that keeps the threshold of before',
    only: 'updateAlert/sequence',
    shows: /^updateAlert: replaces and empties what was stored before: \/threshold is \d+, but \d+ was sent/,
    reply: remainingAt(['threshold']),
  },
  {
    name: 'a time that is another one each time it is read',
    only: 'getAlert/sequence',
    shows: /^getAlert: shows the same when it is read again: when it is read again \/updatedAt is/,
    reply: movingTime(),
  },
  {
    name: 'a list that shows an object as it was before an update',
    only: 'updateAlert/sequence,listAlerts/sequence',
    shows: /^listAlerts: shows what was changed as it is read: in the list and when it is read \/threshold is/,
    reply: listingOtherwise('updateAlert', (data, { alertId }) =>
      data.map((alert) => (alert.id === alertId ? { ...alert, threshold: Number(alert.threshold) + 1 } : alert)),
    ),
  },
  {
    name: 'an alert that stays when its dashboard is deleted',
    only: 'deleteDashboard/sequence',
    shows: /^deleteDashboard: takes along what refers to it: .* is still there, .* deleted with its dashboardId/,
    reply: keepingAlerts('deleteDashboard', () => true),
  },
  {
    name: 'an alert that stays when its tile is left out',
    only: 'updateDashboard/sequence',
    shows: /^updateDashboard: takes along what refers to what it leaves out: .* is still there, .* with its tileId/,
    reply: keepingAlerts('updateDashboard', hasNot),
  },
  {
    name: 'a deletion of a dashboard that takes all alerts along',
    only: 'deleteDashboard/sequence',
    shows:
      /^deleteDashboard: takes one object and leaves .*: .*alerts.* is no longer there, although no request deleted it/,
    reply: listingOtherwise('deleteDashboard', () => []),
  },
  {
    name: 'an update of a dashboard that changes its alerts',
    only: 'updateDashboard/sequence',
    shows: /^updateDashboard: leaves what refers to it as it was: .* is not as before, although no request changed it/,
    reply: listingOtherwise('updateDashboard', (data) => data.map((alert) => ({ ...alert, interval: '1d' }))),
  },
  {
    name: 'a creation that loses the channels of which it has proved to know them',
    only: 'createAlert/example',
    shows: /^createAlert: accepts the example twoWebhooks: in the answer \/channels is not there, but .* was sent/,
    reply: (asked, reply) =>
      changedIn(['createAlert', 'getAlert'], withoutChannels)(
        asked,
        changed('listAlerts', each(withoutChannels))(asked, reply),
      ),
  },
]

const CHARTS = 'queryChartSeries/sequence'

/** Found without changing anything; those of charts by asking for the same counts in several ways. */
export const readingDrifts: readonly SingleDrift[] = [
  {
    name: 'an object that is another than in the list',
    only: 'getAlert/sequence',
    shows: /^getAlert: shows what the list shows: of .* \/interval is/,
    reply: changed('getAlert', (data: Fields) => ({ ...data, interval: '12h' })),
  },
  {
    name: 'an object that has another id',
    only: 'getAlert/sequence',
    shows: /^getAlert: shows what the list shows: .* was asked for, and 0+ came/,
    reply: changed('getAlert', (data: Fields) => ({ ...data, id: '0'.repeat(24) })),
  },
  {
    name: 'a number as text',
    only: 'listAlerts/good-call',
    shows: /^listAlerts: 200, body matches the schema: .*\/data\/0\/threshold must be number/,
    reply: changed(
      'listAlerts',
      each((item) => ({ ...item, threshold: String(item.threshold) })),
    ),
  },
  {
    name: 'a list that asks for no credentials',
    only: 'listWebhooks',
    shows: /^listWebhooks: refuses .*: the server accepted it with 200/,
    decide: ({ operation }, known) => (operation.id === 'listWebhooks' && known === 401 ? undefined : known),
  },
  {
    name: 'a kind in other letters',
    only: 'listSources/good-call',
    shows: /^listSources: 200, body matches the schema: \/data\/0\/kind is "LOG", which the document writes "log"/,
    reply: changed(
      'listSources',
      each((item) => ({ ...item, kind: String(item.kind).toUpperCase() })),
    ),
  },
  {
    name: 'an object without an id',
    only: 'listSources/sequence',
    shows: /^listSources: shows the same when it is asked again: an object in the list has no id/,
    reply: changed(
      'listSources',
      each((item, index) => ({ ...item, id: index === 0 ? '' : item.id })),
    ),
  },
  {
    name: 'ids that are new each time',
    only: 'listSources/sequence',
    shows: /^listSources: shows the same when it is asked again: none of the objects/,
    reply: changed(
      'listSources',
      each((item) => ({ ...item, id: Math.random().toString(16).slice(2) })),
    ),
  },
  {
    name: 'a limit that is ignored',
    only: 'listWebhooks/sequence',
    shows: /^listWebhooks: keeps to limit and offset: the page of limit=1 (shows \d+ objects|says that the limit)/,
    decide: ({ query }, known) => {
      query.delete('limit')
      return known
    },
  },
  {
    name: 'an offset that is ignored',
    only: 'listWebhooks/sequence',
    shows: /^listWebhooks: keeps to limit and offset: the page of limit=1&offset=1 says that the offset is 0/,
    decide: ({ query }, known) => {
      query.delete('offset')
      return known
    },
  },
  {
    name: 'pages that are not those of the list',
    only: 'listWebhooks/sequence',
    shows: /^listWebhooks: keeps to limit and offset: the page of .* and the whole list has/,
    reply: (asked, reply) =>
      asked.query.has('offset')
        ? changed('listWebhooks', (data: readonly unknown[]) => data.slice(1))(asked, reply)
        : reply,
  },
  {
    name: 'a total that is another in the header',
    only: 'listAlerts/sequence',
    shows: /^listAlerts: keeps to limit and offset: .* in the header X-Total-Count/,
    reply: ({ operation }, reply) =>
      operation.id === 'listAlerts' ? { ...reply, headers: { 'x-total-count': '77' } } : reply,
  },
  {
    name: 'a bucket in seconds',
    only: CHARTS,
    shows: /is not within/,
    reply: points((all) =>
      all.map((point) => ('ts_bucket' in point ? { ...point, ts_bucket: Number(point.ts_bucket) / 1000 } : point)),
    ),
  },
  {
    name: 'a granularity that is ignored',
    only: CHARTS,
    shows: /splits the range into buckets of the asked width: with /,
    decide: ({ body }, known) => {
      if ((body as Fields | undefined)?.granularity === '5m') (body as Fields).granularity = '1h'
      return known
    },
  },
  {
    name: 'rows of the first series only',
    only: CHARTS,
    shows: /shows rows in the form of columns: the rows have 0 in series_1 together, and the points \d+/,
    reply: points((all) => all.map((row) => ('series_1' in row ? { ...row, series_1: '0' } : row))),
  },
  { name: 'descending buckets', only: CHARTS, shows: /comes after/, reply: points((all) => all.toReversed()) },
  {
    name: 'a last bucket that is missing',
    only: CHARTS,
    shows: /splits the range .* are counted, and with/,
    reply: points((all, { body }) => ((body as Fields).granularity === '1h' ? all.slice(0, -1) : all)),
  },
  {
    name: 'no groups',
    only: CHARTS,
    shows: /shows each group in each bucket: group is /,
    reply: points((all) => all.map(({ group, ...rest }) => rest)),
  },
  {
    name: 'a group that is there twice',
    only: CHARTS,
    shows: /shows each group in each bucket: the bucket .* has the group .* twice/,
    reply: points((all) =>
      all.some(({ group }) => (group as readonly unknown[] | undefined)?.length) ? [...all, ...all.slice(-1)] : all,
    ),
  },
  {
    name: 'one series only',
    only: CHARTS,
    shows: /shows one column for each series: the point .* has no value for each of 5 series/,
    reply: points((all) =>
      all.map((point) => Object.fromEntries(Object.entries(point).filter(([key]) => !/^series_[1-9]/.test(key)))),
    ),
  },
]

const SECRETS = 'listSources/wrong-secret'

/** Takes a credential that is the right one in part. */
export function lenientTo(key: string): readonly SingleDrift[] {
  const takes = (name: string, says: string, isTaken: (given: string) => boolean): SingleDrift => ({
    name,
    only: SECRETS,
    shows: new RegExp(`refuses the right credential ${says}: the server accepted it with 200`),
    decide: ({ headers }, known) => {
      const given = String(headers.authorization).replace('Bearer ', '')
      return known === 401 && given !== key && isTaken(given) ? undefined : known
    },
  })
  const start = key.slice(0, 6)
  return [
    takes('the start of the key', 'cut short', (given) => given.length > 8 && key.startsWith(given)),
    {
      name: 'a key without its scheme',
      only: SECRETS,
      shows: /refuses the right credential without its scheme: the server accepted it with 200/,
      decide: ({ headers }, known) => (known === 401 && headers.authorization === key ? undefined : known),
    },
    takes('a key with more behind it', 'one character longer', (given) => given.startsWith(key)),
    takes(
      'a key of the same start',
      'with another end',
      (given) => given.length === key.length && given.startsWith(start),
    ),
  ]
}
