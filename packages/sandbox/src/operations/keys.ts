import { Refusal } from '../http/refusal.ts'
import type { ManagementHandlers } from './management-call.ts'

export const keys: ManagementHandlers = {
  /** The key that authenticates the request cannot be deleted. */
  deleteKey: ({ organization, key, id }) => {
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) throw new Refusal(400, 'BAD_REQUEST: Invalid key id')
    if (key.id === id)
      throw new Refusal(400, 'BAD_REQUEST: Only a key not used to authenticate the active request can be deleted')
    const others = organization.keys.filter((known) => known.id !== id)
    if (others.length === organization.keys.length) throw new Refusal(404, 'NOT_FOUND')
    organization.keys = others
    return {}
  },
}
