import type { ApiKey, CreateKeyRequest } from '../generated/schema.ts'
import { printableValue } from './job-errors.ts'

/** The part of a request that a new key has from the key that it replaces. Every other property is new to it. */
export type KeyRights = Required<Omit<CreateKeyRequest, 'name' | 'state' | 'hashData' | 'roles' | 'assignedRoleIds'>> &
  Pick<CreateKeyRequest, 'roles' | 'assignedRoleIds'>

const isText = (value: unknown) => typeof value === 'string' && value !== ''
const isListOf = (list: unknown, isItem: (item: never) => boolean) => Array.isArray(list) && list.every(isItem as never)
const isRole = (role: { roleId?: unknown } | null) => isText(role?.roleId)
const isEntry = (entry: { source?: unknown; description?: unknown } | null) =>
  isText(entry?.source) && typeof (entry?.description ?? '') === 'string'

/** Names what a record does not show of what a new key is made from. `expireAt` is absent where a key never expires. */
function listUnshown({ name, state, assignedRoles, roles, ipAccessList, expireAt }: ApiKey): string[] {
  const hasRoles = assignedRoles == null ? !!roles?.length : isListOf(assignedRoles, isRole)
  return [
    ...(typeof name === 'string' ? [] : ['name']),
    ...(isText(state) ? [] : ['state']),
    ...(hasRoles && isListOf(roles ?? [], isText) ? [] : ['roles']),
    ...(isListOf(ipAccessList, isEntry) ? [] : ['access list']),
    ...(isText(expireAt ?? 'never') && (expireAt == null || Date.parse(expireAt)) ? [] : ['expiry']),
  ]
}

/**
 * Returns the rights that a new key must have.
 *
 * @throws Error when the record does not show all of them, or nobody could use the new key.
 */
export function readRights(key: ApiKey, newExpiry: string | null | undefined): KeyRights {
  const unshown = listUnshown(key)
  if (unshown.length > 0)
    throw new Error(`the answer does not show the ${unshown.join(', ')} of the key, so that its rights are not known`)
  const { state, assignedRoles, roles, ipAccessList, expireAt: expiry = null } = key
  const expireAt = newExpiry === undefined ? expiry : newExpiry
  if (state !== 'enabled') throw new Error(`the key is ${printableValue(state)}, not enabled`)
  if (!ipAccessList?.length) throw new Error('the access list of the key is empty, so that no address can use it')
  if (expireAt !== null && !(Date.parse(expireAt) > Date.now()))
    throw new Error(
      newExpiry === undefined
        ? `the key expired at ${printableValue(expireAt)}. Pass \`expireAt\` for the new one`
        : '`expireAt` is no time in the future, written as ISO 8601',
    )
  const roleIds = assignedRoles?.map(({ roleId }) => roleId as string) ?? []
  return {
    expireAt,
    ipAccessList: ipAccessList.map(({ source = '', description }) => ({ source, ...(description && { description }) })),
    // A request without roles could give the new key those of the key that sends it.
    ...(roleIds.length === 0 && roles?.length
      ? { roles: roles as CreateKeyRequest['roles'] & {} }
      : { assignedRoleIds: roleIds }),
  }
}

/** Whether two keys have the same rights. Servers may round a time, and order lists as they like. */
export function haveSameRights(one: KeyRights, other: KeyRights): boolean {
  const [text, otherText] = [one, other].map(({ expireAt, ...lists }) => [
    expireAt && Math.round(Date.parse(expireAt) / 60_000),
    Object.values(lists).map((list) => list.map((item) => JSON.stringify(item)).sort()),
  ])
  return JSON.stringify(text) === JSON.stringify(otherText)
}
