import type { Connection, CreateConnectionRequest, CreateSourceRequest, Source } from '@clouddb/observability-oss/types'
import { dayOf } from '../documents.ts'
import { Refusal } from '../http/refusal.ts'
import { isObjectId, objectIdOf } from '../identifiers.ts'
import { addItem, changeItem, idOf, itemWith, removeItem } from '../item-index.ts'
import type { StoredConnection } from '../state.ts'
import { itemOf, nowOf } from './lists.ts'
import { type Call, type Context, type Handlers, knows, type Outcome } from './operation.ts'

export const sources = {
  listSources: ({ context }) => ({
    // Servers leave out sources of kinds that they do not know.
    payload: context.state.sources
      .filter((source) => knows(context, componentOf(source)))
      .map((source) => describeSource(source, context)),
  }),
  getSource: (call) => ({ payload: describeSource(findSource(call), call.context) }),
  createSource: ({ context, body }) => {
    const created = storedForm(context, body as CreateSourceRequest, context.identifiers.objectId())
    addItem(context.state.sources, created)
    return { payload: describeSource(created, context) }
  },
  updateSource,
  // What names the source stays, and its queries fail.
  deleteSource: (call) => {
    removeItem(call.context.state.sources, findSource(call))
    return {}
  },
} satisfies Partial<Handlers>

function updateSource(call: Call): Outcome {
  const { context, body, id } = call
  const updated = storedForm(context, body as CreateSourceRequest, objectIdOf(id))
  const stored = findSource(call)
  changeItem(context.state.sources, stored, updated)
  return { payload: describeSource(stored, context) }
}

const findSource = (call: Call): Source => itemOf(call.context.state.sources, call, 'Source not found')

/** The day from which servers look for the connection of a source. */
const checksConnectionsSince = dayOf('LogSourceRequest', 'connection', 'pattern')

/** A source with the defaults of servers. Nothing of an earlier form stays. */
function storedForm({ state, since }: Context, sent: CreateSourceRequest, id: string): Source {
  if (since >= checksConnectionsSince) refuseUnknownConnection(state.connections, sent.connection)
  const common = { disabled: false, querySettings: [], ...sent, id, connection: objectIdOf(sent.connection) }
  if (sent.kind !== 'log' && sent.kind !== 'trace') return common as Source
  const { materializedViews = [], metadataMaterializedViews: metadata } = sent
  return {
    ...(sent.kind === 'trace' && { durationPrecision: 3 }),
    highlightedTraceAttributeExpressions: [],
    highlightedRowAttributeExpressions: [],
    ...common,
    materializedViews: materializedViews.map((view) => ({ ...view, minGranularity: shortForm(view.minGranularity) })),
    ...(metadata && { metadataMaterializedViews: { ...metadata, granularity: shortForm(metadata.granularity) } }),
  } as Source
}

function refuseUnknownConnection(connections: readonly { id: string }[], sent: string): void {
  if (!isObjectId(sent)) throw new Refusal(400, 'connection must be a valid connection id')
  if (!itemWith(connections, idOf, objectIdOf(sent)))
    throw new Refusal(400, 'connection must be an existing connection id')
}

/** `5 minute` as `5m`. */
function shortForm(interval: string): string {
  return interval.replace(/^(\d+) ([a-z])[a-z]*$/, '$1$2')
}

/** A source with the properties that a server of this version knows. */
function describeSource(source: Source, context: Context): object {
  const component = componentOf(source)
  return Object.fromEntries(Object.entries(source).filter(([property]) => knows(context, component, property)))
}

function componentOf(source: Source): string {
  const kind: string = source.kind ?? ''
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Source`
}

/** The sandbox connects to nothing, so that it does not store passwords. */
export const connections = {
  listConnections: ({ context }) => ({ payload: context.state.connections.map(describeConnection) }),
  getConnection: (call) => ({ payload: describeConnection(findConnection(call)) }),
  createConnection: (call) => {
    const { context } = call
    const now = nowOf(call)
    const created = storedConnection(call, { id: context.identifiers.objectId(), createdAt: now })
    addItem(context.state.connections, created)
    return { payload: describeConnection(created) }
  },
  updateConnection: (call) => {
    const stored = findConnection(call)
    changeItem(call.context.state.connections, stored, storedConnection(call, stored))
    return { payload: describeConnection(stored) }
  },
  // Sources that name the connection stay, and queries of them are refused.
  deleteConnection: (call) => {
    removeItem(call.context.state.connections, findConnection(call))
    return {}
  },
} satisfies Partial<Handlers>

/** A connection without its password. What is not sent stays, and an empty prefix removes the one from before. */
function storedConnection(call: Call, before: Pick<StoredConnection, 'id' | 'createdAt'>): StoredConnection {
  const { password: _, ...sent } = call.body as CreateConnectionRequest
  const { settingPrefix, ...stored }: StoredConnection = { ...before, ...(sent as StoredConnection) }
  return { ...stored, ...(settingPrefix && { settingPrefix }), updatedAt: nowOf(call) }
}

const findConnection = (call: Call): StoredConnection => itemOf(call.context.state.connections, call)

/** A connection of a seed can have an id and a name alone. */
function describeConnection(connection: StoredConnection): Connection {
  return { host: '', username: '', ...connection }
}
