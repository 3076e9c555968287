import { answersJson } from '../../answers.ts'
import { json, plain, requestId, service } from '../../managed.ts'
import type { Deployment } from './deployment.ts'

/** The managed deployment: below a service, HTTP Basic, the payload under `result` beside the id of the request. */
export const managed: Deployment = {
  section: '4.3',
  base: `${service}/observability`,
  anyId: {},
  plain,
  json,
  orText: plain,
  foreign: 'authorization: Bearer 7b0f5c1e9a3d4862',
  answers: (...payload) => [
    ...answersJson('200 OK'),
    '{"status":200,"requestId":"0f4b2c6e-8d1a-4e37-b925-6c3f7a9d1e58","result":',
    ...payload,
    '}',
  ],
  deleted: [...answersJson('200 OK'), '{"status":200,"requestId":"0f4b2c6e-8d1a-4e37-b925-6c3f7a9d1e58"}'],
  resolves: (payload) => ({ payload, requestId }),
}
