import type {
  CreateInvitationRequest,
  Invitation as InvitationRecord,
  Member as MemberRecord,
  UpdateMemberRequest,
} from '@clouddb/management/types'
import { Refusal } from '../http/refusal.ts'
import { assignedRoles, formerRoles } from '../rules/roles.ts'
import type { Invitation, Member, Organization } from '../state.ts'
import type { ManagementCall, ManagementHandlers } from './operation.ts'

const week = 7 * 24 * 3_600_000

/** The members of an organization. */
export const members: ManagementHandlers = {
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
    const deleted = memberOf(call)
    call.organization.members = call.organization.members.filter((member) => member !== deleted)
    return {}
  },
}

/** The invitations to an organization. One that has expired is shown no more. */
export const invitations: ManagementHandlers = {
  listInvitations: (call) => ({ payload: open(call).map((one) => withFormerRole(call.organization, one)) }),
  getInvitation: (call) => ({ payload: withFormerRole(call.organization, invitationOf(call)) }),
  createInvitation: (call) => {
    const { organization, body, identifiers, clock } = call
    const { email: written, ...sent } = body as CreateInvitationRequest
    const email = written.toLowerCase()
    if ([...organization.members, ...open(call)].some((known) => known.email === email))
      throw new Refusal(409, 'CONFLICT: The address is that of a member, or invited already')
    const invitation: Invitation = {
      id: identifiers.uuid(),
      email,
      createdAt: new Date(clock.now()).toISOString(),
      expireAt: new Date(clock.now() + week).toISOString(),
      assignedRoles: assignedRoles(organization, sent) ?? [],
    }
    organization.invitations.push(invitation)
    return { payload: withFormerRole(organization, invitation) }
  },
  deleteInvitation: (call) => {
    const deleted = invitationOf(call)
    call.organization.invitations = call.organization.invitations.filter((invitation) => invitation !== deleted)
    return {}
  },
}

function memberOf({ organization, id }: ManagementCall): Member {
  return found(organization.members.find(({ userId }) => userId === id))
}

function open({ organization, clock }: ManagementCall): Invitation[] {
  return organization.invitations.filter(({ expireAt }) => Date.parse(expireAt) > clock.now())
}

function invitationOf(call: ManagementCall): Invitation {
  return found(open(call).find(({ id }) => id === call.id.toLowerCase()))
}

function found<Found>(object: Found | undefined): Found {
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
