import type { AssignedRole } from '@clouddb/management/types'
import { Refusal } from '../http/refusal.ts'
import type { Member, Organization } from '../state.ts'

/** The names of the roles that the API deprecates, and those of the system roles that replace them. */
const formerNames: Readonly<Record<string, string>> = {
  admin: 'Admin',
  developer: 'Developer',
  query_endpoints: 'Query endpoints',
}

const system = (roleId: string, roleName: string): AssignedRole => ({ roleId, roleName, roleType: 'system' })

/** The roles that every organization has, the one of administrators first. */
export const systemRoles: readonly AssignedRole[] = [
  system('3d0f6a52-8c17-4e9b-b2d4-5a7c9e1f0b36', 'Admin'),
  system('7b2e4c96-1d5f-4a83-9e0c-8f6b3d1a5c72', 'Developer'),
  system('e5a9d3b1-4c7e-4f60-8b2d-0a6c1e9f7d48', 'Query endpoints'),
]

/** An administrator and a developer. */
export function defaultMembers(joinedAt: string): Member[] {
  const [admin, developer] = systemRoles as [AssignedRole, AssignedRole]
  return [
    { userId: 'Sandbox_1001', name: 'Ada', email: 'ada@example.com', joinedAt, assignedRoles: [admin] },
    { userId: 'Sandbox_1002', name: 'Bo', email: 'bo@example.com', joinedAt, assignedRoles: [developer] },
  ]
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
