import type { Connection, CreateConnectionRequest } from '@clouddb/observability-oss/types'
import { addItem, changeItem, removeItem } from '../item-index.ts'
import type { StoredConnection } from '../state.ts'
import { itemOf, nowOf } from './lists.ts'
import type { Call, Handlers } from './operation.ts'

/** The sandbox connects to nothing, so that it does not store passwords. */
export const connections = {
  listConnections: ({ context }) => ({ payload: context.state.connections.map(shown) }),
  getConnection: (call) => ({ payload: shown(found(call)) }),
  createConnection: (call) => {
    const { context } = call
    const now = nowOf(call)
    const created = storedForm(call, { id: context.identifiers.objectId(), createdAt: now })
    addItem(context.state.connections, created)
    return { payload: shown(created) }
  },
  updateConnection: (call) => {
    const stored = found(call)
    changeItem(call.context.state.connections, stored, storedForm(call, stored))
    return { payload: shown(stored) }
  },
  // Sources that name the connection stay, and queries of them are refused.
  deleteConnection: (call) => {
    removeItem(call.context.state.connections, found(call))
    return {}
  },
} satisfies Partial<Handlers>

/** A connection without its password. What is not sent stays, and an empty prefix removes the one from before. */
function storedForm(call: Call, before: Pick<StoredConnection, 'id' | 'createdAt'>): StoredConnection {
  const { password: _, ...sent } = call.body as CreateConnectionRequest
  const { settingPrefix, ...stored }: StoredConnection = { ...before, ...(sent as StoredConnection) }
  return { ...stored, ...(settingPrefix && { settingPrefix }), updatedAt: nowOf(call) }
}

const found = (call: Call): StoredConnection => itemOf(call.context.state.connections, call)

/** A connection of a seed can have an id and a name alone. */
function shown(connection: StoredConnection): Connection {
  return { host: '', username: '', ...connection }
}
