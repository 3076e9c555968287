import type { Role, RolePolicyRequest } from '@clouddb/management/types'
import { Refusal } from '../http/refusal.ts'
import type { ApiKey, Member, Organization, StoredRole } from '../state.ts'
import { defined, expectPresent, type ManagementCall, type ManagementHandlers } from './operation.ts'
import { managementShelf, presentTime } from './service-objects.ts'
import { StoredObjects } from './stored-objects.ts'

/** The roles of an organization: those that every organization has, and its own. */
export const customRoles = {
  listRoles: (call) => ({ payload: call.organization.roles.map((role) => describeRole(call, role)) }),
  getRole: (call) => ({ payload: describeRole(call, roleNamed(call)) }),
  createRole: (call) => {
    const { organization, identifiers, body } = call
    const { name, actors, policies } = body
    const role: StoredRole = { roleId: identifiers.uuid(), roleName: name, roleType: 'custom' }
    const details = { policies: storedPolicies(call, role, policies), createdAt: presentTime(call) }
    refuseUnknownActors(organization, actors)
    organization.roles.push(role)
    roleDetails(call).add({ id: role.roleId, ...details, updatedAt: presentTime(call) })
    assign(organization, role, actors)
    return { payload: describeRole(call, role) }
  },
  updateRole: (call) => {
    const role = ownRole(call)
    const { name, actors, policies } = call.body
    const stored = roleDetails(call).find(role.roleId ?? '')
    const changed = policies && storedPolicies(call, role, policies)
    if (actors) refuseUnknownActors(call.organization, actors)
    if (stored)
      roleDetails(call).change(stored, {
        ...stored.record,
        ...defined({ policies: changed }),
        updatedAt: presentTime(call),
      })
    if (name !== undefined) role.roleName = name
    if (actors) assign(call.organization, role, actors)
    return { payload: describeRole(call, role) }
  },
  deleteRole: (call) => {
    const role = ownRole(call)
    const stored = roleDetails(call).find(role.roleId ?? '')
    if (stored) roleDetails(call).remove(stored)
    assign(call.organization, role, [])
    call.organization.roles = call.organization.roles.filter((one) => one !== role)
    return {}
  },
} satisfies Partial<ManagementHandlers>

/** What the organization's list of roles does not have: the policies and the times of its own ones. */
function roleDetails(call: ManagementCall): StoredObjects {
  const { objects, within } = managementShelf(call, [])
  return new StoredObjects(objects, 'role', within)
}

function roleNamed({ organization, id }: ManagementCall): StoredRole {
  return expectPresent(organization.roles.find(({ roleId }) => roleId === id.toLowerCase()))
}

function ownRole(call: ManagementCall): StoredRole {
  const role = roleNamed(call)
  if (role.roleType === 'system') throw new Refusal(400, 'BAD_REQUEST: System roles cannot be changed')
  return role
}

function describeRole(call: ManagementCall, { roleId, roleName, roleType }: StoredRole): Role {
  const owner = `organization/${call.organization.id}`
  const actors = [...actorsOf(call.organization)].flatMap(([actor, holder]) =>
    holder.assignedRoles?.some((role) => role.roleId === roleId) ? [actor] : [],
  )
  const { policies = [], createdAt, updatedAt } = (roleDetails(call).find(roleId ?? '')?.record ?? {}) as Partial<Role>
  const known = { id: roleId ?? '', tenantId: owner, ownerId: owner, name: roleName, type: roleType, actors, policies }
  return defined({ ...known, createdAt, updatedAt }) as Role
}

type Holder = Pick<ApiKey | Member, 'assignedRoles'>

/** The users and the keys of an organization, by the names that roles have for them. */
function actorsOf({ members, keys }: Organization): Map<string, Holder> {
  return new Map<string, Holder>([
    ...members.map((member) => [`user/${member.userId}`, member] as const),
    ...keys.map((key) => [`apiKey/${key.id}`, key] as const),
  ])
}

function refuseUnknownActors(organization: Organization, actors: readonly string[]): void {
  const known = actorsOf(organization)
  const unknown = actors.find((actor) => !known.has(actor))
  if (unknown !== undefined) throw new Refusal(400, `BAD_REQUEST: Unknown actor: ${unknown}`)
}

/** Gives a role to these and takes it from the others. */
function assign(organization: Organization, role: StoredRole, actors: readonly string[]): void {
  for (const [actor, holder] of actorsOf(organization)) {
    const others = (holder.assignedRoles ?? []).filter(({ roleId }) => roleId !== role.roleId)
    holder.assignedRoles = actors.includes(actor) ? [...others, role] : others
  }
}

/** Policies as they are stored. The server adds what a permission brings with it. */
function storedPolicies(
  call: ManagementCall,
  { roleId }: StoredRole,
  policies: readonly RolePolicyRequest[],
): object[] {
  const tenantId = `organization/${call.organization.id}`
  return policies.map((policy) => {
    const scopes = new Set(policy.permissions.map((permission) => permission.split(':')[1]))
    if (scopes.size > 1)
      throw new Refusal(400, 'BAD_REQUEST: All permissions in a policy must target the same resource scope')
    if (policy.resources.includes('organization/*'))
      throw new Refusal(400, 'BAD_REQUEST: Invalid resource: organization/*')
    const brought = policy.permissions.flatMap((one) =>
      /:service:manage$/.test(one) ? [`${one.slice(0, -6)}delete`] : [],
    )
    const permissions = [...new Set([...policy.permissions, ...brought])]
    return { id: call.identifiers.uuid(), roleId, tenantId, ...policy, permissions }
  })
}
