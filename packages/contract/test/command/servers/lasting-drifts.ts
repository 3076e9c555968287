import type { Asked, Reply } from './drift.ts'
import { changed, each, type Fields, type SingleDrift } from './single-drifts.ts'

type Answering = (asked: Asked, reply: Reply) => Reply

const isDone = ({ operation }: Asked, { status }: Reply, id: string): boolean => operation.id === id && status === 200

const dataOf = ({ body }: Reply) => (body as { readonly data: Fields }).data

/** Lists alerts of which one should be gone: those that `isKept` says when their dashboard is changed or deleted so. */
function keepingAlerts(id: string, isKept: (alert: Fields, asked: Asked) => boolean): Answering {
  const made = new Map<string, Fields>()
  const kept = new Map<string, Fields>()
  return (asked, reply) => {
    if (isDone(asked, reply, 'createAlert')) made.set(String(dataOf(reply).id), dataOf(reply))
    if (isDone(asked, reply, id)) {
      for (const [alertId, alert] of made) {
        if (alert.dashboardId === asked.path.dashboardId && isKept(alert, asked)) kept.set(alertId, alert)
      }
    }
    if (asked.operation.id === 'deleteAlert') kept.delete(String(asked.path.alertId))
    const listed = (data: readonly Fields[]) => [
      ...data.filter((alert) => !kept.has(String(alert.id))),
      ...kept.values(),
    ]
    return changed('listAlerts', listed)(asked, reply)
  }
}

const hasNot = ({ tileId }: Fields, { body }: Asked): boolean =>
  !((body as { readonly tiles: readonly Fields[] }).tiles ?? []).some(({ id }) => id === tileId)

/** Lists alerts otherwise once an operation was asked for. */
function listingOtherwise(id: string, change: (data: readonly Fields[], path: Asked['path']) => unknown): Answering {
  let last: Asked['path'] | undefined
  return (asked, reply) => {
    if (isDone(asked, reply, id)) last = asked.path
    const path = last
    return path === undefined
      ? reply
      : changed('listAlerts', (data: readonly Fields[]) => change(data, path))(asked, reply)
  }
}

/** Shows what an alert referred to at first, whatever an update says. */
function remainingAt(names: readonly string[]): Answering {
  const first = new Map<string, Fields>()
  const shown = (data: Fields) => ({ ...data, ...first.get(String(data.id)) })
  return (asked, reply) => {
    if (isDone(asked, reply, 'createAlert')) {
      const data = dataOf(reply)
      first.set(String(data.id), Object.fromEntries(names.map((name) => [name, data[name]])))
    }
    return changed('getAlert', shown)(asked, changed('updateAlert', shown)(asked, reply))
  }
}

/** A time that is another one each time it is read. */
function movingTime(): Answering {
  let reads = 0
  return changed('getAlert', (data: Fields) => {
    reads += 1
    return { ...data, updatedAt: new Date(reads * 1000).toISOString() }
  })
}

const withoutChannels = ({ channels: _, ...data }: Fields) => data

function losingChannels(): Answering {
  const losing = [
    changed('createAlert', withoutChannels),
    changed('getAlert', withoutChannels),
    changed('listAlerts', each(withoutChannels)),
  ]
  return (asked, reply) => losing.reduce((last, lose) => lose(asked, last), reply)
}

/** Found by what lasts from one request to the next, among several objects and several kinds of them. */
export const lastingDrifts: readonly (SingleDrift & { readonly only: string })[] = [
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
    shows: /^deleteDashboard: takes one object and leaves .*: .*alerts.* is no longer there, which nobody has deleted/,
    reply: listingOtherwise('deleteDashboard', () => []),
  },
  {
    name: 'an update of a dashboard that changes its alerts',
    only: 'updateDashboard/sequence',
    shows: /^updateDashboard: leaves what refers to it as it was: .* is another than before, which nobody has changed/,
    reply: listingOtherwise('updateDashboard', (data) => data.map((alert) => ({ ...alert, interval: '1d' }))),
  },
  {
    name: 'a creation that loses the channels of which it has proved to know them',
    only: 'createAlert/example',
    shows: /^createAlert: accepts the example twoWebhooks: in the answer \/channels is not there, but .* was sent/,
    reply: losingChannels(),
  },
]
