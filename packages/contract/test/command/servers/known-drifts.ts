import type { Json } from '../../../src/index.ts'
import type { Asked, Drift, Reply } from './drift.ts'

/** One way in which a server does not keep to the document, and the words by which the command has to show it. */
export interface KnownDrift extends Drift {
  readonly name: string
  /** The operation that fails. */
  readonly operation: string
  /** The case that shows it, and what is complained about. */
  readonly shows: RegExp
}

const isFor = (asked: Asked, id: string): boolean => asked.operation.id === id

/** Changes what stands under `data` in the answers of one operation. */
const payload =
  (id: string, change: (data: never) => unknown) =>
  (asked: Asked, reply: Reply): Reply => {
    const body = reply.body as { readonly data?: unknown }
    if (!isFor(asked, id) || reply.status !== 200 || body.data === undefined) return reply
    return { ...reply, body: { ...body, data: change(body.data as never) } as Json }
  }

type Fields = Record<string, unknown>

/** A server of the open-source API that drifts in ten ways at once; each is to be found beside the others. */
export const drifts: readonly KnownDrift[] = [
  {
    name: 'wraps a list in another key',
    operation: 'listDashboards',
    shows: /200, body matches the schema.*required property 'data'/,
    reply: (asked, reply) =>
      isFor(asked, 'listDashboards') && reply.status === 200
        ? { ...reply, body: { items: (reply.body as Fields).data } as Json }
        : reply,
  },
  {
    name: 'sends null where the document has text',
    operation: 'getDashboard',
    shows: /\/data\/name must be string/,
    reply: payload('getDashboard', (data: Fields) => ({ ...data, name: null })),
  },
  {
    name: 'sends a number as text',
    operation: 'listAlerts',
    shows: /\/data\/0\/threshold must be number/,
    reply: payload('listAlerts', (data: readonly Fields[]) =>
      data.map((each) => ({ ...each, threshold: String(each.threshold) })),
    ),
  },
  {
    name: 'leaves out an id',
    operation: 'listSources',
    shows: /\/data\/1 must have required property 'id'/,
    reply: payload('listSources', (data: readonly Fields[]) =>
      data.map(({ id, ...rest }, index) => (index === 1 ? rest : { id, ...rest })),
    ),
  },
  {
    name: 'asks for no credentials',
    operation: 'listWebhooks',
    shows: /refuses a request without credentials.*accepted it with 200/,
    decide: (asked, complaint) => (isFor(asked, 'listWebhooks') && complaint === 401 ? undefined : complaint),
  },
  {
    name: 'takes a number beyond its bound',
    operation: 'listAlerts',
    shows: /limit just outside its minimum 1: the server accepted it with 200/,
    decide: (asked, complaint) => {
      if (!isFor(asked, 'listAlerts') || asked.query.get('limit') !== '0') return complaint
      asked.query.delete('limit')
      return undefined
    },
  },
  {
    name: 'takes what is no member of an enumeration',
    operation: 'createAlert',
    shows: /interval.*which is no member: the server accepted it with 200/,
    decide: (asked, complaint) => {
      const body = (asked.body ?? {}) as Fields
      if (!isFor(asked, 'createAlert') || !String(body.interval).endsWith('-and-more')) return complaint
      body.interval = '1h'
      return undefined
    },
  },
  {
    name: 'refuses a member of an enumeration',
    operation: 'createAlert',
    shows: /thresholdType.*set to "below_or_equal": it failed: 400 /,
    decide: (asked, complaint) => {
      const { thresholdType } = (asked.body ?? {}) as Fields
      return isFor(asked, 'createAlert') && thresholdType === 'below_or_equal' ? 400 : complaint
    },
  },
  {
    name: 'forgets what it was told to change',
    operation: 'updateAlert',
    shows: /changes what is read afterwards: \/name is .* changed" was sent/,
    forgets: (asked) => isFor(asked, 'updateAlert'),
  },
  {
    name: 'keeps what it was told to delete',
    operation: 'deleteDashboard',
    shows: /leaves nothing to be read: it is answered 200|was answered 200, but .* is still there/,
    forgets: (asked) => isFor(asked, 'deleteDashboard'),
  },
]
