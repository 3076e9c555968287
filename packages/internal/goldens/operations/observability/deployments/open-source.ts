import type { Deployment } from './deployment.ts'

const authorization = 'authorization: Bearer 7b0f5c1e9a3d4862'
const plain = [authorization, 'accept: application/json']

/** The open-source deployment: below `/api/v2`, a Personal API Access Key, the payload under `data`; no request ids. */
export const oss: Deployment = {
  section: '4.4',
  base: '/api/v2',
  anyId: { unjudged: 'Servers of this deployment refuse an id that is not 24 hexadecimal digits.' },
  plain,
  json: [...plain, 'content-type: application/json'],
  orText: [authorization, 'accept: application/json, text/plain;q=0.5, */*;q=0.1'],
  foreign: 'authorization: Basic UW03dFh2MkxrUDlzV2Q0Ujo0YjFkSG44Y1oweVRmSjN1R3E2b0V4NWlBYQ==',
  answers: (...payload) => [
    'HTTP/1.1 200 OK',
    'content-type: application/json; charset=utf-8',
    'ratelimit-limit: 100',
    'ratelimit-remaining: 97',
    'ratelimit-reset: 41',
    '',
    '{"data":',
    ...payload,
    '}',
  ],
  deleted: ['HTTP/1.1 200 OK', 'content-type: application/json; charset=utf-8', '', '{}'],
  resolves: (payload) => ({ payload }),
}
