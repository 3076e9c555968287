import type { Role, RolePolicyRequest } from '@clouddb/management/types'
import { Refusal } from '../http/refusal.ts'
import type { ApiKey, Member, Organization, StoredRole } from '../state.ts'
import { managedKind } from './kinds.ts'
import { defined, type ManagementCall, type ManagementHandlers, presentTime } from './operation.ts'
import { managementShelf } from './service-objects.ts'
import { StoredObjects } from './stored-objects.ts'

/** The roles of an organization: those that every organization has, and its own. */
export const customRoles = managedKind('Role', {
  items: ({ organization }) => organization.roles,
  find: ({ organization, id }) => organization.roles.find(({ roleId }) => roleId === id.toLowerCase()),
  describe: (role, call) => describeRole(call, role),
  make: storedRole,
  follow: ({ organization, body }: ManagementCall<'createRole' | 'updateRole'>, role) => {
    if (body.actors) assign(organization, role, body.actors)
    // A state that was restored from JSON has a copy of the role wherever it is assigned.
    for (const holder of [...organization.members, ...organization.keys, ...organization.invitations])
      holder.assignedRoles = holder.assignedRoles.map((one) => (one.roleId === role.roleId ? role : one))
  },
  remove: (call, role) => {
    if (!role) return
    refuseSystemRole(role)
    const stored = roleDetails(call).find(role.roleId ?? '')
    if (stored) roleDetails(call).remove(stored)
    assign(call.organization, role, [])
    call.organization.roles = call.organization.roles.filter((one) => one !== role)
  },
}) satisfies Partial<ManagementHandlers>

/** The role of a body, whose details are stored beside it. */
function storedRole(call: ManagementCall<'createRole' | 'updateRole'>, before?: StoredRole): StoredRole {
  const { name, actors, policies } = call.body
  if (before) refuseSystemRole(before)
  const role = before ?? { roleId: call.identifiers.uuid(), roleName: name ?? '', roleType: 'custom' as const }
  const times = { createdAt: presentTime(call), updatedAt: presentTime(call) }
  const changes = { policies: policies && storedPolicies(call, role, policies), updatedAt: times.updatedAt }
  if (actors) refuseUnknownActors(call.organization, actors)
  const details = roleDetails(call)
  const stored = details.find(role.roleId ?? '')
  if (stored) details.change(stored, { ...stored.record, ...defined(changes) })
  else if (!before) details.add({ id: role.roleId, ...times, ...changes })
  return name === undefined ? role : { ...role, roleName: name }
}

/** What the organization's list of roles does not have: the policies and the times of its own ones. */
function roleDetails(call: ManagementCall): StoredObjects {
  const { objects, within } = managementShelf(call, [])
  return new StoredObjects(objects, 'role', within)
}

function refuseSystemRole({ roleType }: StoredRole): void {
  if (roleType === 'system') throw new Refusal(400, 'BAD_REQUEST: System roles cannot be changed')
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
