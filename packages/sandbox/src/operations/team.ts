import type { TeamInvitation } from '@clouddb/observability-oss/types'
import { Refusal } from '../http/refusal.ts'
import { objectIdOf } from '../identifiers.ts'
import { addItem, itemsWith, itemWith, type KeyOf, keyById, removeItem } from '../item-index.ts'
import type { PendingInvitation, Team } from '../state.ts'
import { type Call, type Context, type Handlers, presentTime } from './operation.ts'

/** The people of the open-source deployment. */
export const team = {
  getTeam: ({ context }) => ({ payload: { id: context.teamId, name: teamOf(context).name } }),
  listTeamMembers: ({ context }) => ({
    payload: teamOf(context).members.map((member, index) => ({ ...member, isCurrentUser: index === 0 })),
  }),
  deleteTeamMember: (call) => {
    const { members } = teamOf(call.context)
    // Servers compare the id as it is written.
    if (call.id === members[0]?.id) throw new Refusal(400, 'You cannot remove yourself from the team')
    return removeFrom(members, call)
  },
  listTeamInvitations: ({ context }) => ({ payload: pendingInvitations(context).map(describeInvitation) }),
  createTeamInvitation: ({ context, body }) => {
    const email = body.email.toLowerCase()
    const { members, invitations } = teamOf(context)
    if (itemWith(members, emailOf, email)) throw new Refusal(400, 'User already exists. Please contact support')
    const known = itemsWith(invitations, emailOf, email).find((one) => isPending(one, context))
    const invitation = known ?? addInvitation(context, email, body.name)
    return { payload: { email, invitationId: invitation.id, status: 'pending', url: urlOf(invitation) } }
  },
  deleteTeamInvitation: (call) => removeFrom(teamOf(call.context).invitations, call),
} satisfies Partial<Handlers>

function teamOf({ team: found }: Context): Team {
  if (!found) throw new Error('This deployment has no team.')
  return found
}

const lifetime = 30 * 24 * 3_600_000

const emailOf: KeyOf<{ readonly email: string }> = ({ email }) => email

/** Whether an invitation is of the last 30 days. Servers delete older ones. */
const isPending = ({ createdAt }: PendingInvitation, { clock }: Context): boolean =>
  Date.parse(createdAt) + lifetime > clock.now()

function pendingInvitations(context: Context): PendingInvitation[] {
  const { invitations } = teamOf(context)
  for (const one of invitations.filter((each) => !isPending(each, context))) removeItem(invitations, one)
  return invitations
}

function addInvitation(context: Context, email: string, name: string | undefined): PendingInvitation {
  const { identifiers } = context
  const token = (identifiers.uuid() + identifiers.uuid()).replaceAll('-', '')
  const createdAt = presentTime(context)
  const invitation = { id: identifiers.objectId(), createdAt, email, ...(name !== undefined && { name }), token }
  addItem(teamOf(context).invitations, invitation)
  return invitation
}

const urlOf = ({ token }: PendingInvitation): string => `http://localhost:8080/join-team?token=${token}`

const describeInvitation = ({ token, ...invitation }: PendingInvitation): TeamInvitation => ({
  ...invitation,
  url: urlOf({ token, ...invitation }),
})

function removeFrom(from: (Team['members'][number] | PendingInvitation)[], { id, context }: Call) {
  const gone = itemWith(from, keyById, objectIdOf(id))
  if (!gone || ('token' in gone && !isPending(gone, context))) throw new Refusal(404, 'Not Found', 'text')
  removeItem(from, gone)
  return { payload: { success: true } }
}
