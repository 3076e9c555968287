import type { OperationGoldens } from '../src/golden.ts'
import { managed, organization } from './deployments.ts'
import { throws } from './responses.ts'
import { type Single, single } from './single.ts'

const of = (operation: Single): OperationGoldens => single(managed, organization, operation)

const roles =
  '"assignedRoles":[{"roleId":"8d1c3b5a-7f60-4e92-a4d8-2b6c0e9f1a37","roleName":"Admin","roleType":"system"}]'
const member =
  '{"userId":"Google_103948572610394857261","name":"Ada","role":"admin","email":"ada@example.com",' +
  `"joinedAt":"2026-08-04T20:10:42Z",${roles}}`
const userId = 'Google_103948572610394857261'

export const members: Record<string, OperationGoldens> = {
  listMembers: of({ start: 'GET /members', reads: ['[', member, ',{"userId":"1","name":null,"role":null}]'] }),
  getMember: of({ start: `GET /members/${userId}`, with: [userId], reads: [member] }),
  updateMember: of({
    start: `PATCH /members/${userId}`,
    with: [userId],
    body: '{"assignedRoleIds":["8d1c3b5a-7f60-4e92-a4d8-2b6c0e9f1a37"]}',
    reads: [member],
    refusedBodies: [
      ['role', 'refuses a role that keys have', '{"role":"query_endpoints"}'],
      ['', 'refuses another address of email', '{"email":"ada@example.com"}'],
    ],
    more: [
      throws(
        '400 Bad Request',
        '{"status":400,"error":"BAD_REQUEST: Organization has migrated to Custom Roles. Use \'assignedRoleIds\' instead of \'role\'."}',
      ),
    ],
  }),
  deleteMember: of({ start: `DELETE /members/${userId}`, with: [userId] }),
}

const invitationId = 'b6f0d2c4-8e1a-4739-95b7-3c5d7e9f1b28'
const invitation =
  `{"id":"${invitationId}","email":"bo@example.com","role":"developer","createdAt":"2026-08-04T20:10:42Z",` +
  `"expireAt":"2026-08-11T20:10:42Z",${roles}}`

export const invitations: Record<string, OperationGoldens> = {
  listInvitations: of({ start: 'GET /invitations', reads: ['[', invitation, ']'] }),
  getInvitation: of({ start: `GET /invitations/${invitationId}`, with: [invitationId], reads: [invitation] }),
  createInvitation: of({
    start: 'POST /invitations',
    body: '{"email":"bo@example.com","assignedRoleIds":[]}',
    reads: [invitation],
    refusedBodies: [
      ['', 'refuses an invitation of nobody', '{"role":"developer"}'],
      ['email', 'refuses what is no address', '{"email":"bo"}'],
    ],
  }),
  deleteInvitation: of({ start: `DELETE /invitations/${invitationId}`, with: [invitationId] }),
}
