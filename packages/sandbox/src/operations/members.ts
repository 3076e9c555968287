import type {
  Invitation as InvitationRecord,
  Member as MemberRecord,
  Organization as OrganizationRecord,
} from '@clouddb/management/types'
import { managementDocument, operationNamed } from '../documents.ts'
import { Refusal } from '../http/refusal.ts'
import { itemsWith, itemWith, type KeyOf, keyById } from '../item-index.ts'
import type { Invitation, Member } from '../state.ts'
import { managedKind } from './kinds.ts'
import { defined, type ManagementCall, type ManagementHandlers } from './operation.ts'
import { assignedRoles, formerRoles } from './roles.ts'

/** The organization of a key, its members, and the invitations to it. */
export const members = {
  listOrganizations: (call) => ({ payload: [organizationRecord(call)] }),
  getOrganization: (call) => ({ payload: organizationRecord(call) }),

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
    return { payload: organizationRecord(call) }
  },

  ...managedKind('Member', {
    items: ({ organization }) => organization.members,
    find: ({ organization, id }) => itemWith(organization.members, userOf, id),
    describe: withFormerRole,
    make: ({ organization, body }: ManagementCall<'updateMember'>, before): Member => {
      const given = assignedRoles(organization, body)
      return { ...(before as Member), ...(given && { assignedRoles: given }) }
    },
  }),

  ...managedKind('Invitation', {
    items: ({ organization }) => organization.invitations,
    find: (call) => {
      const invitation = itemWith(call.organization.invitations, keyById, call.id.toLowerCase())
      return invitation && isOpen(invitation, call) ? invitation : undefined
    },
    describe: withFormerRole,
    // One that has expired is shown no more.
    list: (call, describe) => ({
      payload: call.organization.invitations.filter((one) => isOpen(one, call)).map(describe),
    }),
    make: newInvitation,
  }),
} satisfies Partial<ManagementHandlers>

/** They came with the configuration of snapshots. The build has no schemas of answers. */
const { since: capabilitiesSince } = operationNamed('getSnapshotConfiguration', managementDocument)

function organizationRecord({ organization, since }: ManagementCall): OrganizationRecord {
  const { id, createdAt, name, privateEndpoints, enableCoreDumps, canTakeSnapshots } = organization
  const shown = since >= capabilitiesSince && { capabilities: { snapshots: canTakeSnapshots } }
  return { id, createdAt, name, privateEndpoints, enableCoreDumps, ...shown }
}

const week = 7 * 24 * 3_600_000

const userOf: KeyOf<Member> = ({ userId }) => userId
const emailOf: KeyOf<{ readonly email: string }> = ({ email }) => email

const isOpen = ({ expireAt }: Invitation, { clock }: ManagementCall): boolean => Date.parse(expireAt) > clock.now()

function newInvitation(call: ManagementCall<'createInvitation'>): Invitation {
  const { organization, body, identifiers, clock } = call
  const { email: written, ...sent } = body
  const email = written.toLowerCase()
  const isInvited = itemsWith(organization.invitations, emailOf, email).some((one) => isOpen(one, call))
  if (isInvited || itemWith(organization.members, emailOf, email))
    throw new Refusal(409, 'CONFLICT: The address is that of a member, or invited already')
  return {
    id: identifiers.uuid(),
    email,
    createdAt: new Date(clock.now()).toISOString(),
    expireAt: new Date(clock.now() + week).toISOString(),
    assignedRoles: assignedRoles(organization, sent) ?? [],
  }
}

function withFormerRole<Kind extends Member | Invitation>(
  one: Kind,
  { organization }: ManagementCall,
): Kind & (MemberRecord | InvitationRecord) {
  const [role] = formerRoles(organization, one.assignedRoles)
  return { ...one, ...(role !== undefined && { role }) }
}
