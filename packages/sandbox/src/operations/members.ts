import type {
  Invitation as InvitationRecord,
  Member as MemberRecord,
  Organization as OrganizationRecord,
} from '@clouddb/management/types'
import { dayOfOperation, managementDocument } from '../documents.ts'
import { Refusal } from '../http/refusal.ts'
import { addItem, idOf, itemsWith, itemWith, type KeyOf, removeItem } from '../item-index.ts'
import type { Invitation, Member } from '../state.ts'
import { defined, expectPresent, type ManagementCall, type ManagementHandlers } from './operation.ts'
import { assignedRoles, formerRoles } from './roles.ts'

/** The organization of a key. */
export const organizations = {
  listOrganizations: (call) => ({ payload: [recordOf(call)] }),
  getOrganization: (call) => ({ payload: recordOf(call) }),

  updateOrganization: (call) => {
    const { organization } = call
    const { privateEndpoints, ...settings } = call.body
    const { add = [], remove = [] } = privateEndpoints ?? {}
    Object.assign(organization, defined(settings))
    const replaced = new Set([...remove, ...add].map(({ id }) => id))
    const kept = organization.privateEndpoints.filter(({ id }) => !replaced.has(id))
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
  listMembers: (call) => ({ payload: call.organization.members.map((one) => withFormerRole(one, call)) }),
  getMember: (call) => ({ payload: withFormerRole(memberOf(call), call) }),
  updateMember: (call) => {
    const member = memberOf(call)
    member.assignedRoles = assignedRoles(call.organization, call.body) ?? member.assignedRoles
    return { payload: withFormerRole(member, call) }
  },
  deleteMember: (call) => {
    removeItem(call.organization.members, memberOf(call))
    return {}
  },
} satisfies Partial<ManagementHandlers>

/** The invitations to an organization. One that has expired is shown no more. */
export const invitations = {
  listInvitations: (call) => {
    const open = call.organization.invitations.filter((one) => isOpen(one, call))
    return { payload: open.map((one) => withFormerRole(one, call)) }
  },
  getInvitation: (call) => ({ payload: withFormerRole(invitationOf(call), call) }),
  createInvitation: (call) => {
    const { organization, body, identifiers, clock } = call
    const { email: written, ...sent } = body
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
    return { payload: withFormerRole(invitation, call) }
  },
  deleteInvitation: (call) => {
    removeItem(call.organization.invitations, invitationOf(call))
    return {}
  },
} satisfies Partial<ManagementHandlers>

const userOf: KeyOf<Member> = ({ userId }) => userId
const emailOf: KeyOf<{ readonly email: string }> = ({ email }) => email

function memberOf({ organization, id }: ManagementCall): Member {
  return expectPresent(itemWith(organization.members, userOf, id))
}

const isOpen = ({ expireAt }: Invitation, { clock }: ManagementCall): boolean => Date.parse(expireAt) > clock.now()

function invitationOf(call: ManagementCall): Invitation {
  const invitation = itemWith(call.organization.invitations, idOf, call.id.toLowerCase())
  return expectPresent(invitation && isOpen(invitation, call) ? invitation : undefined)
}

function withFormerRole<Kind extends Member | Invitation>(
  one: Kind,
  { organization }: ManagementCall,
): Kind & (MemberRecord | InvitationRecord) {
  const [role] = formerRoles(organization, one.assignedRoles)
  return { ...one, ...(role !== undefined && { role }) }
}
