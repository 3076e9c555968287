import type { OperationGoldens, ResponseGolden } from '../src/golden.ts'
import { openSource } from './deployments.ts'
import { refusedItem, refuses } from './requests.ts'
import { throws, throwsText } from './responses.ts'
import { type Single, single } from './single.ts'

const { base, plain } = openSource
const of = (operation: Single): OperationGoldens => single(openSource, `${base}/team`, operation)
const invitationId = '6b045012315fd96e2cf6beb7'
const link = '"url":"http://localhost:8080/join-team?token=f1fe491e3da849d9"'

/** A removal of what an id in the path names. */
const remove = (resource: string, parameter: string, ...failures: ResponseGolden[]) =>
  of({
    start: `DELETE /${resource}/${invitationId}`,
    with: [invitationId],
    reads: ['{"success":true}'],
    more: [throwsText('404 Not Found', 'Not Found'), ...failures],
    refused: [refusedItem('DELETE', `team/${resource}`, parameter, [...plain, ''])],
  })

export const team: Readonly<Record<string, OperationGoldens>> = {
  getTeam: of({ start: 'GET ', reads: ['{"id":"6b044d63f83274aaf6e553f9","name":"Platform"}'] }),
  listTeamMembers: of({
    start: 'GET /members',
    reads: ['[{"id":"6b044d63f83274aaf6e553f5","email":"a@example.com","name":"a@example.com","isCurrentUser":true}]'],
  }),
  listTeamInvitations: of({
    start: 'GET /invitations',
    reads: [`[{"id":"${invitationId}","createdAt":"2026-11-23T14:39:14.443Z","email":"grace@example.com",${link}}]`],
  }),
  deleteTeamMember: remove(
    'member',
    'memberId',
    throws('400 Bad Request', '{"message":"You cannot remove yourself from the team"}'),
  ),
  deleteTeamInvitation: remove('invitation', 'invitationId'),
  createTeamInvitation: of({
    start: 'POST /invitation',
    body: '{"email":"grace@example.com","name":"Grace"}',
    reads: [`{"email":"grace@example.com","invitationId":"${invitationId}","status":"pending",${link}}`],
    more: [
      {
        name: 'throws the words of a broken rule, which are in a list',
        answers: [
          [
            'HTTP/1.1 400 Bad Request',
            'content-type: application/json; charset=utf-8',
            '',
            '[{"type":"Body","errors":{"issues":[{"validation":"email","code":"invalid_string",',
            '"message":"Invalid email","path":["email"]}],"name":"ZodError"}}]',
          ],
        ],
        outcome: { error: 'BadRequestError', status: 400, detail: 'Invalid email' },
      },
    ],
    refusedBodies: [
      ['', 'refuses a person without an address', '{"name":"Grace"}'],
      ['email', 'refuses an address without a domain of two parts', '{"email":"grace@example"}'],
      ['email', 'refuses two dots in a row', '{"email":"grace..hopper@example.com"}'],
    ],
    refused: [refuses('the method GET', 405, [`GET ${base}/team/invitation HTTP/1.1`, ...plain, ''])],
  }),
}
