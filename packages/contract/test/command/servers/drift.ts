import type { IncomingMessage } from 'node:http'
import type { Json, Operation } from '../../../src/index.ts'

export type Fields = Record<string, unknown>

/** An answer before it is serialized. */
export interface Reply {
  readonly status: number
  readonly type: string
  readonly body: Json
  readonly headers?: Readonly<Record<string, string>>
}

/** A request, and the operation that it is for. */
export interface Asked {
  readonly operation: Operation
  readonly path: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  body: Json | undefined
  readonly headers: IncomingMessage['headers']
}

/** The status of a refusal. */
export type Complaint = 400 | 401 | 404

/** A deviation of a deployment from its document. */
export interface Drift {
  /** The only operation that it decides about. Default: it decides about all. */
  readonly decides?: string
  /** Returns the body for the sandbox in place of the sent one, if the drift validates the operation itself. */
  readonly replaces?: (asked: Asked) => Json | undefined
  /**
   * Returns the status of the refusal, or undefined to accept the request. It gets the decision of the sandbox, and may
   * change the request: a request that only the drift accepts must be valid afterwards.
   */
  readonly decide?: (asked: Asked, complaint: Complaint | undefined) => Complaint | undefined
  /** Changes an answer. */
  readonly reply?: (asked: Asked, reply: Reply) => Reply
  /** Returns true if a change is answered and not stored. */
  readonly forgets?: (asked: Asked) => boolean
}

export const isFor = ({ operation }: Asked, id: string): boolean => operation.id === id

/** Changes the answers of one operation. */
export const answering = (id: string, change: (reply: Reply, asked: Asked) => Reply): Drift => ({
  reply: (asked, reply) => (isFor(asked, id) ? change(reply, asked) : reply),
})

/** Changes the payload in the successful answers of one operation. */
export const showing = <Data = Fields>(id: string, change: (data: Data, asked: Asked) => unknown): Drift =>
  answering(id, (reply, asked) => {
    const body = Object(reply.body) as Readonly<Record<string, Data>>
    const key = ['data', 'result'].find((each) => body[each] !== undefined)
    if (reply.status !== 200 || key === undefined) return reply
    return { ...reply, body: { ...body, [key]: change(body[key] as Data, asked) } as Json }
  })

/** Changes each object of a list. */
export const listing = (id: string, change: (item: Fields, index: number) => unknown): Drift =>
  showing<readonly Fields[]>(id, (data) => data.map(change))

/** Shows another value in one field of an object. */
export const showingField = (id: string, name: string, change: (value: unknown) => unknown): Drift =>
  showing(id, (data) => ({ ...data, [name]: change(data[name]) }))

/** Changes one field of each object of a list. */
export const listingField = (id: string, name: string, change: (value: unknown, index: number) => unknown): Drift =>
  listing(id, (item, index) => ({ ...item, [name]: change(item[name], index) }))

/** Decides about the requests of one operation. */
export const deciding = (id: string, decide: NonNullable<Drift['decide']>): Drift => ({
  decides: id,
  decide: (asked, complaint) => (isFor(asked, id) ? decide(asked, complaint) : complaint),
})

/** Accepts requests that are only refused for these query parameters, and answers as if they were absent. */
export const ignoringQuery = (id: string, ...names: readonly string[]): Drift =>
  deciding(id, ({ query }, complaint) => {
    for (const name of names) query.delete(name)
    return complaint === 400 ? undefined : complaint
  })

/** Accepts pages of alerts whose limit is 0, which is below its minimum. */
export const takingNoLimit: Drift = deciding('listAlerts', ({ query }, complaint) => {
  if (query.get('limit') !== '0') return complaint
  query.delete('limit')
  return undefined
})

/** Calls a function each time that an operation has succeeded. */
export const after = (id: string, act: (asked: Asked, reply: Reply) => unknown): Drift =>
  answering(id, (reply, asked) => {
    if (reply.status === 200) act(asked, reply)
    return reply
  })

/** Answers with 500 although the request is done. */
export const failing = (isMeant: (asked: Asked) => boolean): Drift => ({
  reply: (asked, reply) => (isMeant(asked) ? { ...reply, status: 500, body: { message: 'x' } } : reply),
})

/** Changes the body of the requests of one operation. */
export const receiving = (id: string, change: (body: Fields) => unknown): Drift =>
  deciding(id, ({ body }, complaint) => {
    if (body) change(body as Fields)
    return complaint
  })

/** Shows what an update leaves out: what must be cleared or derived as it was before, and what must be kept as null. */
export function lying(
  update: string,
  shows: readonly string[],
  names: Readonly<Record<'kept' | 'cleared', readonly string[]>>,
) {
  const last = new Map<unknown, Fields>()
  const lies = new Map<unknown, Fields>()
  const untrue = (record: Fields): Fields => ({ ...record, ...lies.get(record.id) })
  const isList = (data: unknown): data is readonly Fields[] => Array.isArray(data)
  return [
    after(update, ({ path, body }) => {
      const [id] = Object.values(path)
      const sent = body as Fields
      const lost = names.kept.filter((name) => !(name in sent)).map((name) => [name, null])
      const stuck = names.cleared.filter((name) => !(name in sent)).map((name) => [name, last.get(id)?.[name]])
      lies.set(id, Object.fromEntries([...lost, ...stuck.filter(([, value]) => value !== undefined)]))
      last.set(id, { ...last.get(id), ...sent })
    }),
    ...[...shows, update].map((id) =>
      showing<Fields | readonly Fields[]>(id, (data) => (isList(data) ? data.map(untrue) : untrue(data))),
    ),
  ]
}

/** Says one object more than there are. */
export const sayingMore = (id: string): Drift =>
  answering(id, (reply) => {
    const { meta = {}, ...rest } = Object(reply.body)
    if (reply.status !== 200) return reply
    const total = Number(meta.total ?? rest.totalCount) + 1
    return {
      ...reply,
      headers: { ...reply.headers, 'x-total-count': `${total}` },
      body: { ...rest, ...('total' in meta ? { meta: { ...meta, total } } : { totalCount: total }) },
    }
  })
