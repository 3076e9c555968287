import type { Connection, CreateSourceRequest, Source } from '@clouddb/observability-oss/types'
import { dayOfSource, documentedDay } from '../documents.ts'
import { Refusal } from '../http/refusal.ts'
import { isObjectId, objectIdOf } from '../identifiers.ts'
import { itemWith, keyById } from '../item-index.ts'
import type { StoredConnection } from '../state.ts'
import { observedKind } from './kinds.ts'
import { unexplainedAbsence } from './lists.ts'
import { type Call, type Context, type Handlers, presentTime } from './operation.ts'

const sourceKind = observedKind('Source', {
  items: ({ context }) => context.state.sources,
  describe: (source, { context }) => describeSource(source, context),
  // Servers leave out sources of kinds that they do not know.
  list: ({ context }, describe) => ({
    payload: context.state.sources.filter((source) => knowsOf(source, context)).map(describe),
  }),
  refuse: ({ context: { state, since }, body }: SourceCall) => {
    if (since >= checksConnectionsSince) refuseUnknownConnection(state.connections, body.connection)
  },
  make: ({ context, body }: SourceCall, before) => storedSource(body, before?.id ?? context.identifiers.objectId()),
})

const connectionKind = observedKind('Connection', {
  items: ({ context }) => context.state.connections,
  missing: unexplainedAbsence,
  describe: describeConnection,
  make: storedConnection,
})

/** What names a deleted source or connection stays, and its queries fail. */
export const sources = { ...sourceKind, ...connectionKind } satisfies Partial<Handlers>

type SourceCall = Call<'createSource' | 'updateSource'>

/** The day from which servers look for the connection of a source. */
const checksConnectionsSince = documentedDay('LogSourceRequest', 'connection', 'pattern')

/** A source with the defaults of servers. Nothing of an earlier form stays. */
function storedSource(sent: CreateSourceRequest, id: string): Source {
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
  if (!itemWith(connections, keyById, objectIdOf(sent)))
    throw new Refusal(400, 'connection must be an existing connection id')
}

/** `5 minute` as `5m`. */
function shortForm(interval: string): string {
  return interval.replace(/^(\d+) ([a-z])[a-z]*$/, '$1$2')
}

/** A source with the properties that a server of this version knows. */
function describeSource(source: Source, context: Context): object {
  return Object.fromEntries(Object.entries(source).filter(([property]) => knowsOf(source, context, property)))
}

/** Whether a server of this version knows the kind of a source, or a property of it. */
function knowsOf({ kind }: Source, { since, document }: Context, property?: string): boolean {
  return dayOfSource(kind ?? '', property, document) <= since
}

/** A connection without its password: the sandbox connects to nothing. What is not sent stays, and an empty prefix removes the one from before. */
function storedConnection({ context, body }: Call<'createConnection'>, before?: StoredConnection): StoredConnection {
  const { password: _, ...sent } = body
  const own = before ?? { id: context.identifiers.objectId(), createdAt: presentTime(context) }
  const { settingPrefix, ...stored }: StoredConnection = { ...own, ...(sent as StoredConnection) }
  return { ...stored, ...(settingPrefix && { settingPrefix }), updatedAt: presentTime(context) }
}

/** A connection of a seed can have an id and a name alone. */
function describeConnection(connection: StoredConnection): Connection {
  return { host: '', username: '', ...connection }
}
