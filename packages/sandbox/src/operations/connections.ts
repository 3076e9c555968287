import type { Connection, CreateConnectionRequest } from '@clouddb/observability-oss/types'
import { Refusal } from '../http/refusal.ts'
import { objectIdOf } from '../identifiers.ts'
import type { StoredConnection } from '../state.ts'
import type { Call, Context, Handlers } from './operation.ts'

/** The sandbox connects to nothing, so that it does not store passwords. */
export const connections: Handlers = {
  listConnections: ({ context }) => ({ payload: context.state.connections.map(shown) }),
  getConnection: (call) => ({ payload: shown(found(call)) }),
  createConnection: ({ context, body }) => {
    const { password: _, ...sent } = body as CreateConnectionRequest
    const now = timeOf(context)
    const created = { ...sent, id: context.identifiers.objectId(), createdAt: now, updatedAt: now }
    context.state.connections.push(created)
    return { payload: shown(created) }
  },
  updateConnection: (call) => {
    const stored = found(call)
    const { password: _, ...sent } = call.body as CreateConnectionRequest
    Object.assign(stored, sent, { updatedAt: timeOf(call.context) })
    return { payload: shown(stored) }
  },
  // Sources that name the connection stay, and queries of them are refused.
  deleteConnection: (call) => {
    const { state } = call.context
    const gone = found(call)
    state.connections = state.connections.filter((connection) => connection !== gone)
    return {}
  },
}

function found({ context: { state }, id }: Call): StoredConnection {
  const stored = state.connections.find((connection) => connection.id === objectIdOf(id))
  if (!stored) throw new Refusal(404, 'Not Found', 'text')
  return stored
}

function timeOf({ clock }: Context): string {
  return new Date(clock.now()).toISOString()
}

/** A connection of a seed can have an id and a name alone. */
function shown(connection: StoredConnection): Connection {
  return { host: '', username: '', ...connection }
}
