import type { OperationGoldens } from '../src/golden.ts'
import { openSource } from './deployments.ts'
import { refusedBodies, refusedCredentials, refusedItem, refuses } from './requests.ts'
import { reads, throws, throwsText } from './responses.ts'

const { base, plain, json, foreign, answers } = openSource
const path = `${base}/team`
const person = { email: 'grace@example.com', name: 'Grace' }
const personJson = '{"email":"grace@example.com","name":"Grace"}'
const removed = { answers: [answers('{"success":true}')], outcome: { payload: { success: true } } }
const invitationId = '6b045012315fd96e2cf6beb7'
const link = '"url":"http://localhost:8080/join-team?token=f1fe491e3da849d9"'

/** Operations that read, without arguments. */
function read(name: string, at: string, payload: string): OperationGoldens {
  return {
    with: [],
    requests: [{ name: `asks for ${name}`, sends: [`GET ${at} HTTP/1.1`, ...plain, ''] }],
    responses: reads(openSource, { [`reads ${name}`]: payload }),
    refused: refusedCredentials(`GET ${at} HTTP/1.1`, foreign),
  }
}

/** A removal of what an id in the path names. */
function remove(resource: string, parameter: string): OperationGoldens {
  return {
    with: [invitationId],
    requests: [
      {
        name: 'sends the id in the path, and no body',
        sends: [`DELETE ${path}/${resource}/${invitationId} HTTP/1.1`, ...plain, ''],
      },
    ],
    responses: [{ name: 'resolves to the confirmation', ...removed }, throwsText('404 Not Found', 'Not Found')],
    refused: [refusedItem('DELETE', `team/${resource}`, parameter, [...plain, ''])],
  }
}

const member = remove('member', 'memberId')

export const team: Readonly<Record<string, OperationGoldens>> = {
  getTeam: read('the team', path, '{"id":"6b044d63f83274aaf6e553f9","name":"Platform"}'),
  listTeamMembers: read(
    'all members',
    `${path}/members`,
    '[{"id":"6b044d63f83274aaf6e553f5","email":"a@example.com","name":"a@example.com","isCurrentUser":true}]',
  ),
  listTeamInvitations: read(
    'all invitations',
    `${path}/invitations`,
    `[{"id":"${invitationId}","createdAt":"2026-11-23T14:39:14.443Z","email":"grace@example.com",${link}}]`,
  ),
  deleteTeamMember: {
    ...member,
    responses: [
      ...member.responses,
      throws('400 Bad Request', '{"message":"You cannot remove yourself from the team"}'),
    ],
  },
  deleteTeamInvitation: remove('invitation', 'invitationId'),
  createTeamInvitation: {
    with: [person],
    requests: [
      { name: 'sends the address and the name', sends: [`POST ${path}/invitation HTTP/1.1`, ...json, '', personJson] },
    ],
    responses: [
      ...reads(openSource, {
        'reads the invitation and its link': `{"email":"grace@example.com","invitationId":"${invitationId}","status":"pending",${link}}`,
      }),
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
    refused: [
      ...refusedBodies(
        [`POST ${path}/invitation HTTP/1.1`, ...json],
        [
          ['', 'refuses a person without an address', '{"name":"Grace"}'],
          ['email', 'refuses an address without a domain of two parts', '{"email":"grace@example"}'],
          ['email', 'refuses two dots in a row', '{"email":"grace..hopper@example.com"}'],
        ],
      ),
      refuses('the method GET', 405, [`GET ${path}/invitation HTTP/1.1`, ...plain, '']),
    ],
  },
}
