import type { ApiKey, CreateKeyRequest } from '../generated/schema.ts'
import { shown } from './job-errors.ts'

/** The part of a request that a new key has from the key that it replaces. Every other property is new to it. */
export type KeyRights = Required<Omit<CreateKeyRequest, 'name' | 'state' | 'hashData' | 'roles' | 'assignedRoleIds'>> &
  Pick<CreateKeyRequest, 'roles' | 'assignedRoleIds'>

const isText = (value: unknown) => typeof value === 'string' && value !== ''
const isListOf = (list: unknown, isItem: (item: never) => boolean) => Array.isArray(list) && list.every(isItem as never)

/** Whether a record shows what a new key is made from. `expireAt` is absent where a key never expires. */
const isShown: Readonly<Record<string, (key: ApiKey) => boolean>> = {
  name: ({ name }) => typeof name === 'string',
  state: ({ state }) => isText(state),
  roles: ({ assignedRoles, roles }) =>
    isListOf(roles ?? [], isText) &&
    (isListOf(assignedRoles, (role: { roleId?: unknown } | null) => isText(role?.roleId)) ||
      (assignedRoles == null && !!roles?.length)),
  'access list': ({ ipAccessList }) =>
    isListOf(
      ipAccessList,
      (entry: { source?: unknown; description?: unknown } | null) =>
        isText(entry?.source) && typeof (entry?.description ?? '') === 'string',
    ),
  expiry: ({ expireAt }) => expireAt == null || (isText(expireAt) && !Number.isNaN(Date.parse(expireAt))),
}

/**
 * Returns the rights that a new key must have.
 *
 * @throws Error when the record does not show all of them, or nobody could use the new key.
 */
export function rightsOf(key: ApiKey, newExpiry: string | null | undefined): KeyRights {
  const unshown = Object.keys(isShown).filter((name) => !isShown[name]?.(key))
  if (unshown.length > 0)
    throw new Error(
      `the answer does not show the ${unshown.join(', ')} of the key, and a new one could have other rights`,
    )
  const { state, assignedRoles, roles, ipAccessList, expireAt: expiry = null } = key
  const { expireAt = expiry } = { expireAt: newExpiry }
  if (state !== 'enabled') throw new Error(`the key is ${shown(state)}. Only one that is enabled can be rotated`)
  if (ipAccessList?.length === 0) throw new Error('the access list of the key is empty, so that no address can use it')
  if (expireAt !== null && !(Date.parse(expireAt) > Date.now()))
    throw new Error(
      newExpiry === undefined
        ? `the key expired at ${shown(expireAt)}. Pass \`expireAt\` for the new one`
        : '`expireAt` is no time in the future, written as ISO 8601',
    )
  const roleIds = assignedRoles?.map(({ roleId }) => roleId as string) ?? []
  return {
    expireAt,
    ipAccessList: (ipAccessList ?? []).map(({ source = '', description }) => ({
      source,
      ...(description && { description }),
    })),
    // A request without roles could give the new key those of the key that sends it.
    ...(roleIds.length === 0 && roles?.length
      ? { roles: roles as CreateKeyRequest['roles'] & {} }
      : { assignedRoleIds: roleIds }),
  }
}

/** Names what a record of a new key does not show as it was asked for. */
export function wrongRights(key: ApiKey, { expireAt, ipAccessList, roles, assignedRoleIds = [] }: KeyRights): string[] {
  const [sources, asked] = [key.ipAccessList, ipAccessList].map((list) => membersOf(list, 'source'))
  const isRight: Readonly<Record<string, boolean>> = {
    state: key.state === 'enabled',
    roles: roles ? sameText(key.roles, roles) : sameText(membersOf(key.assignedRoles, 'roleId'), assignedRoleIds),
    'access list': sameText(sources, asked),
    // Servers may round a time.
    expiry: Math.abs(timeOf(key.expireAt) - timeOf(expireAt)) < 60_000,
  }
  return Object.keys(isRight).filter((name) => !isRight[name])
}

const timeOf = (time: string | null | undefined) => (time == null ? 0 : Date.parse(time))

const membersOf = (list: unknown, name: string): unknown =>
  Array.isArray(list) ? list.map((item: Record<string, unknown> | null) => item?.[name]) : list

/** Whether two lists have the same members, in any order. Ids are compared without their case. */
function sameText(list: unknown, other: unknown): boolean {
  const [text, otherText] = [list, other].map((each) =>
    Array.isArray(each) ? [...new Set(each.map((item) => String(item).toLowerCase()))].sort().join('\n') : undefined,
  )
  return text !== undefined && text === otherText
}
