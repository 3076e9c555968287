import type { CreateTeamInvitationRequest, TeamInvitation } from '@clouddb/observability-oss/types'
import { Refusal } from '../http/refusal.ts'
import { objectIdOf } from '../identifiers.ts'
import type { PendingInvitation, Team } from '../state.ts'
import type { Call, Context, Handlers } from './operation.ts'

/** The people of the open-source deployment. */
export const team: Handlers = {
  getTeam: ({ context }) => ({ payload: { id: context.teamId, name: teamOf(context).name } }),
  listTeamMembers: ({ context }) => ({
    payload: teamOf(context).members.map((member, index) => ({ ...member, isCurrentUser: index === 0 })),
  }),
  deleteTeamMember: (call) => {
    const { members } = teamOf(call.context)
    // Servers compare the id as it is written.
    if (call.id === members[0]?.id) throw new Refusal(400, 'You cannot remove yourself from the team')
    return removed(members, call)
  },
  listTeamInvitations: ({ context }) => ({ payload: pending(context).map(shown) }),
  createTeamInvitation: ({ context, body }) => {
    const { email: written, name } = body as CreateTeamInvitationRequest
    const email = written.toLowerCase()
    if (teamOf(context).members.some((member) => member.email === email))
      throw new Refusal(400, 'User already exists. Please contact support')
    const invitation = pending(context).find((one) => one.email === email) ?? invited(context, email, name)
    return { payload: { email, invitationId: invitation.id, status: 'pending', url: urlOf(invitation) } }
  },
  deleteTeamInvitation: (call) => removed(pending(call.context), call),
}

function teamOf({ team: found }: Context): Team {
  if (!found) throw new Error('This deployment has no team.')
  return found
}

const lifetime = 30 * 24 * 3_600_000

/** The invitations of the last 30 days. Servers delete older ones. */
function pending(context: Context): PendingInvitation[] {
  const { invitations } = teamOf(context)
  const isPast = ({ createdAt }: PendingInvitation) => Date.parse(createdAt) + lifetime <= context.clock.now()
  for (const one of invitations.filter(isPast)) invitations.splice(invitations.indexOf(one), 1)
  return invitations
}

function invited(context: Context, email: string, name: string | undefined): PendingInvitation {
  const { clock, identifiers } = context
  const token = (identifiers.uuid() + identifiers.uuid()).replaceAll('-', '')
  const createdAt = new Date(clock.now()).toISOString()
  const invitation = { id: identifiers.objectId(), createdAt, email, ...(name !== undefined && { name }), token }
  teamOf(context).invitations.push(invitation)
  return invitation
}

const urlOf = ({ token }: PendingInvitation): string => `http://localhost:8080/join-team?token=${token}`

const shown = ({ token, ...invitation }: PendingInvitation): TeamInvitation => ({
  ...invitation,
  url: urlOf({ token, ...invitation }),
})

function removed(from: { readonly id: string }[], { id }: Call) {
  const index = from.findIndex((one) => one.id === objectIdOf(id))
  if (index < 0) throw new Refusal(404, 'Not Found', 'text')
  from.splice(index, 1)
  return { payload: { success: true } }
}
