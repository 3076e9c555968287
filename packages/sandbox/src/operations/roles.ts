import type { AssignedRole } from '@clouddb/management/types'
import { Refusal } from '../http/refusal.ts'
import type { Organization } from '../state.ts'

/** The names of the roles that the API deprecates, and those of the system roles that replace them. */
const formerNames: Readonly<Record<string, string>> = {
  admin: 'Admin',
  developer: 'Developer',
  query_endpoints: 'Query endpoints',
}

/** The roles that a request assigns: ids, or former names. */
interface SentRoles {
  readonly assignedRoleIds?: readonly string[]
  readonly roles?: readonly string[]
  readonly role?: string
}

/** The roles that a request assigns; `undefined` if it assigns none. */
export function assignedRoles(organization: Organization, sent: SentRoles): AssignedRole[] | undefined {
  const former = sent.roles ?? (sent.role === undefined ? undefined : [sent.role])
  const field = sent.roles ? 'roles' : 'role'
  if (former && organization.hasCustomRoles) {
    const said = `Organization has migrated to Custom Roles. Use 'assignedRoleIds' instead of '${field}'.`
    throw new Refusal(400, `BAD_REQUEST: ${said}`)
  }
  const { assignedRoleIds: ids } = sent
  if (ids) return ids.map((id) => roleIn(organization, ({ roleId }) => roleId === id.toLowerCase()))
  return former?.map((name) => roleIn(organization, ({ roleName }) => roleName === formerNames[name]))
}

function roleIn({ roles }: Organization, isWanted: (role: AssignedRole) => boolean): AssignedRole {
  const role = roles.find(isWanted)
  if (!role) throw new Refusal(400, 'BAD_REQUEST: Invalid role id')
  return role
}

/** The former names of roles, as organizations without custom roles show them. */
export function formerRoles({ hasCustomRoles }: Organization, roles: readonly AssignedRole[]): string[] {
  if (hasCustomRoles) return []
  const has = (name: string) => roles.some(({ roleName, roleType }) => roleType === 'system' && roleName === name)
  return Object.keys(formerNames).filter((former) => has(formerNames[former] ?? ''))
}

/** Whether roles let a key do something: an administrator and a custom role everything, a developer reads. */
export function mayDo(roles: readonly AssignedRole[], method: string): boolean {
  return roles.some(
    ({ roleName, roleType }) =>
      roleType !== 'system' ||
      roleName === formerNames.admin ||
      (roleName === formerNames.developer && (method === 'GET' || method === 'HEAD')),
  )
}
