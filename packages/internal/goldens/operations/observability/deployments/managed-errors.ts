import type { ResponseGolden } from '../../../src/goldens/golden.ts'
import { answersJson } from '../../answers.ts'
import { requestId } from '../../managed.ts'

/** Refusals of the managed deployment: the server's words stand under `error`, an id of the request at times beside. */
export const badRequest: ResponseGolden = {
  name: 'throws a 400, also for a service that does not exist',
  answers: [[...answersJson('400 Bad Request'), '{"status":400,"error":"BAD_REQUEST: Invalid service id"}']],
  outcome: { error: 'BadRequestError', status: 400, detail: 'BAD_REQUEST: Invalid service id' },
}

export const unauthorized: ResponseGolden = {
  name: 'throws a 401, with the id of the request',
  answers: [
    [
      ...answersJson('401 Unauthorized'),
      '{"requestId":"0f4b2c6e-8d1a-4e37-b925-6c3f7a9d1e58","error":"UNAUTHORIZED: Key is not active","status":401}',
    ],
  ],
  outcome: { error: 'AuthenticationError', status: 401, detail: 'UNAUTHORIZED: Key is not active', requestId },
}

export const forbidden: ResponseGolden = {
  name: 'throws the 403 of a role that may not do this',
  answers: [[...answersJson('403 Forbidden'), '{"status":403,"error":"FORBIDDEN: Missing permission"}']],
  outcome: { error: 'PermissionDeniedError', status: 403, detail: 'FORBIDDEN: Missing permission' },
}

export const missing: ResponseGolden = {
  name: 'throws the 404 of a missing item, which is JSON, and does not doubt the route',
  answers: [
    [
      ...answersJson('404 Not Found'),
      '{"status":404,"error":"NOT_FOUND: Unknown Error","requestId":"0f4b2c6e-8d1a-4e37-b925-6c3f7a9d1e58"}',
    ],
  ],
  outcome: {
    error: 'NotFoundError',
    status: 404,
    detail: 'NOT_FOUND: Unknown Error',
    requestId,
    says: 'answered 404: NOT_FOUND: Unknown Error',
  },
}

export const limited: ResponseGolden = {
  name: 'throws a bare 429, and when to come back',
  answers: [
    [
      'HTTP/1.1 429 Too Many Requests',
      'content-type: application/json; charset=utf-8',
      'x-ratelimit-reset: 4.5',
      '',
      '{"error":"TOO_MANY_REQUESTS"}',
    ],
  ],
  outcome: { error: 'RateLimitError', status: 429, detail: 'TOO_MANY_REQUESTS', retryAfter: 4.5 },
}

export const failed: ResponseGolden = {
  name: 'throws a 500, with the id of the request',
  answers: [
    [
      ...answersJson('500 Internal Server Error'),
      '{"status":500,"error":"INTERNAL_ERROR","requestId":"0f4b2c6e-8d1a-4e37-b925-6c3f7a9d1e58"}',
    ],
  ],
  outcome: { error: 'ServerError', status: 500, detail: 'INTERNAL_ERROR', requestId },
}

export const gatewayFailed: ResponseGolden = {
  name: 'throws the text of a gateway, once, for the request may have been applied',
  undescribed: 'A gateway answers in place of the server.',
  retries: 2,
  answers: [['HTTP/1.1 502 Bad Gateway', 'content-type: text/plain', 'retry-after: 0.01', '', 'upstream error\n']],
  outcome: { error: 'ServerError', status: 502, detail: 'upstream error', retryAfter: 0.01 },
}

export const idle: ResponseGolden = {
  name: 'throws the 424 of a service that is idle',
  undescribed: 'Nobody has said of which operations it is a status.',
  answers: [[...answersJson('424 Failed Dependency'), '{"status":424,"error":"FAILED_DEPENDENCY: Service is idle"}']],
  outcome: { error: 'ApiError', status: 424, detail: 'FAILED_DEPENDENCY: Service is idle' },
}
