import type { Json } from '../../../src/index.ts'
import type { Asked, Drift, Reply } from './drift.ts'

/** A drift that is looked for alone, and the words by which the command has to show it. */
export interface SingleDrift extends Drift {
  readonly name: string
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

/** Takes a request that should find nothing. */
const takesUnknown =
  (id: string): NonNullable<Drift['reply']> =>
  (asked, reply) =>
    asked.operation.id === id && reply.status === 404
      ? { status: 200, type: 'application/json', body: asked.body === undefined ? {} : { data: asked.body } }
      : reply

function touchingAnother(): NonNullable<Drift['reply']> {
  let isLater = false
  const touch = changed(
    'listAlerts',
    each((item, index) => (index === 0 ? { ...item, interval: '1d' } : item)),
  )
  return (asked, reply) => {
    if (asked.operation.id === 'updateAlert') isLater = true
    return isLater ? touch(asked, reply) : reply
  }
}

/** Shows the last value of a field that was sent. */
function remembering(name: string): NonNullable<Drift['reply']> {
  let last: unknown
  const shown = (data: Fields) => ({ ...data, [name]: data[name] ?? last })
  return (asked, reply) => {
    if (asked.operation.id === 'updateAlert') last = (asked.body as Fields | undefined)?.[name] ?? last
    return changed('getAlert', shown)(asked, reply)
  }
}

/** Shows nothing in a field that the last update left out. */
function clearing(name: string): NonNullable<Drift['reply']> {
  let isCleared = false
  const shown = (data: Fields) => (isCleared ? { ...data, [name]: null } : data)
  return (asked, reply) => {
    if (asked.operation.id === 'updateAlert') isCleared = !(name in Object(asked.body))
    return changed('getAlert', shown)(asked, changed('updateAlert', shown)(asked, reply))
  }
}

/** Found by what is written, read and deleted. */
export const stateDrifts: readonly (SingleDrift & { readonly only: string })[] = [
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
  ...['thresholdMax', 'scheduleStartAt'].map((name) => ({
    name: `an update that clears the ${name} that it has to keep`,
    only: 'updateAlert/sequence',
    shows: new RegExp(
      `^updateAlert: keeps and clears .*: an update that leaves it out keeps it, but /${name} is null, but `,
    ),
    reply: clearing(name),
  })),
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
    shows: /^updateAlert: leaves the other objects as they were: .* is another than before/,
    reply: touchingAnother(),
  },
  {
    name: 'an update of what is not there that is taken',
    only: 'updateAlert/sequence',
    shows: /^updateAlert: knows no object that was deleted: the server accepted it with 200/,
    reply: takesUnknown('updateAlert'),
  },
]

/** Found without changing anything. */
export const readingDrifts: readonly (SingleDrift & { readonly only: string })[] = [
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
]

/** Takes a credential that is the right one in part. */
export function lenientTo(key: string): readonly SingleDrift[] {
  const takes = (name: string, says: string, isTaken: (given: string) => boolean): SingleDrift => ({
    name,
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
