import type {
  CreateInvitationRequest,
  Invitation as InvitationRecord,
  Member as MemberRecord,
  OrganizationPrivateEndpointRequest,
  Organization as OrganizationRecord,
  UpdateMemberRequest,
  UpdateOrganizationRequest,
} from '@clouddb/management/types'
import { dayOfOperation, managementDocument } from '../documents.ts'
import { Refusal } from '../http/refusal.ts'
import { addItem, idOf, itemsWith, itemWith, type KeyOf, removeItem } from '../item-index.ts'
import type { Invitation, Member, Organization } from '../state.ts'
import { defined, type ManagementCall, type ManagementHandlers } from './operation.ts'
import { assignedRoles, formerRoles } from './roles.ts'

/** The organization of a key. */
export const organizations = {
  listOrganizations: (call) => ({ payload: [recordOf(call)] }),
  getOrganization: (call) => ({ payload: recordOf(call) }),

  updateOrganization: (call) => {
    const { organization, body } = call
    const { privateEndpoints, ...settings } = body as UpdateOrganizationRequest
    const { add = [], remove = [] } = privateEndpoints ?? {}
    Object.assign(organization, defined(settings))
    const isNamed = (by: readonly OrganizationPrivateEndpointRequest[], id?: string) => by.some((one) => one.id === id)
    const kept = organization.privateEndpoints.filter(({ id }) => !isNamed([...remove, ...add], id))
    const added = add.map(({ id = '', description = '', cloudProvider = '', region = '' }) => {
      return { id, description, cloudProvider, region }
    })
    organization.privateEndpoints = [...kept, ...added]
    return { payload: recordOf(call) }
  },
} satisfies Partial<ManagementHandlers>

/** They came with the configuration of snapshots. The build has no schemas of answers. */
const capabilitiesSince = dayOfOperation('getSnapshotConfiguration', managementDocument)

function recordOf({ organization, since }: ManagementCall): OrganizationRecord {
  const { id, createdAt, name, privateEndpoints, enableCoreDumps, canTakeSnapshots } = organization
  const shown = since >= capabilitiesSince && { capabilities: { snapshots: canTakeSnapshots } }
  return { id, createdAt, name, privateEndpoints, enableCoreDumps, ...shown }
}

const week = 7 * 24 * 3_600_000

/** The members of an organization. */
export const members = {
  listMembers: ({ organization }) => ({
    payload: organization.members.map((one) => withFormerRole(organization, one)),
  }),
  getMember: (call) => ({ payload: withFormerRole(call.organization, memberOf(call)) }),
  updateMember: (call) => {
    const member = memberOf(call)
    member.assignedRoles = assignedRoles(call.organization, call.body as UpdateMemberRequest) ?? member.assignedRoles
    return { payload: withFormerRole(call.organization, member) }
  },
  deleteMember: (call) => {
    removeItem(call.organization.members, memberOf(call))
    return {}
  },
} satisfies Partial<ManagementHandlers>

/** The invitations to an organization. One that has expired is shown no more. */
export const invitations = {
  listInvitations: (call) => ({
    payload: call.organization.invitations
      .filter((one) => isOpen(one, call))
      .map((one) => withFormerRole(call.organization, one)),
  }),
  getInvitation: (call) => ({ payload: withFormerRole(call.organization, invitationOf(call)) }),
  createInvitation: (call) => {
    const { organization, body, identifiers, clock } = call
    const { email: written, ...sent } = body as CreateInvitationRequest
    const email = written.toLowerCase()
    const isInvited = itemsWith(organization.invitations, emailOf, email).some((one) => isOpen(one, call))
    if (isInvited || itemWith(organization.members, emailOf, email))
      throw new Refusal(409, 'CONFLICT: The address is that of a member, or invited already')
    const invitation: Invitation = {
      id: identifiers.uuid(),
      email,
      createdAt: new Date(clock.now()).toISOString(),
      expireAt: new Date(clock.now() + week).toISOString(),
      assignedRoles: assignedRoles(organization, sent) ?? [],
    }
    addItem(organization.invitations, invitation)
    return { payload: withFormerRole(organization, invitation) }
  },
  deleteInvitation: (call) => {
    removeItem(call.organization.invitations, invitationOf(call))
    return {}
  },
} satisfies Partial<ManagementHandlers>

const userOf: KeyOf<Member> = ({ userId }) => userId
const emailOf: KeyOf<{ readonly email: string }> = ({ email }) => email

function memberOf({ organization, id }: ManagementCall): Member {
  return expectFound(itemWith(organization.members, userOf, id))
}

const isOpen = ({ expireAt }: Invitation, { clock }: ManagementCall): boolean => Date.parse(expireAt) > clock.now()

function invitationOf(call: ManagementCall): Invitation {
  const invitation = itemWith(call.organization.invitations, idOf, call.id.toLowerCase())
  return expectFound(invitation && isOpen(invitation, call) ? invitation : undefined)
}

function expectFound<Item>(object: Item | undefined): Item {
  if (object === undefined) throw new Refusal(404, 'NOT_FOUND')
  return object
}

function withFormerRole<Kind extends Member | Invitation>(
  organization: Organization,
  one: Kind,
): Kind & (MemberRecord | InvitationRecord) {
  const [role] = formerRoles(organization, one.assignedRoles)
  return { ...one, ...(role !== undefined && { role }) }
}
