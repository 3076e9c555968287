import type { Message, ResponseGolden } from '../../../src/goldens/golden.ts'
import { answersJson } from '../../answers.ts'

/** Refusals of the open-source deployment: under `message` or `error`, or as text; never with an id of the request. */
export const unauthorized: ResponseGolden = {
  name: 'throws the text of a 401, and says that an Ingestion API Key is none for the API',
  answers: [['HTTP/1.1 401 Unauthorized', 'content-type: text/plain; charset=utf-8', '', 'Unauthorized']],
  outcome: { error: 'AuthenticationError', status: 401, detail: 'Unauthorized', says: 'Ingestion API Key' },
}

export const unauthorizedInJson: ResponseGolden = {
  name: 'throws a 401 in JSON, as the published document shows it',
  undescribed: 'The published document says so, and live servers do otherwise.',
  answers: [[...answersJson('401 Unauthorized'), '{"message":"Unauthorized access. API key is missing or invalid."}']],
  outcome: {
    error: 'AuthenticationError',
    status: 401,
    detail: 'Unauthorized access. API key is missing or invalid.',
  },
}

export const forbidden: ResponseGolden = {
  name: 'throws the 403 of a user without a team',
  answers: [[...answersJson('403 Forbidden'), '{"message":"Forbidden"}']],
  outcome: { error: 'PermissionDeniedError', status: 403, detail: 'Forbidden' },
}

export const forbiddenInText: ResponseGolden = {
  name: 'throws the 403 of a user without a team, which is text here',
  answers: [['HTTP/1.1 403 Forbidden', 'content-type: text/plain; charset=utf-8', '', 'Forbidden']],
  outcome: { error: 'PermissionDeniedError', status: 403, detail: 'Forbidden' },
}

/** A body that is wrong, in the words of the validation. */
export function invalid(words: string): ResponseGolden {
  return {
    name: 'throws every complaint of the validation',
    answers: [[...answersJson('400 Bad Request'), `{"message":"${words}"}`]],
    outcome: { error: 'BadRequestError', status: 400, detail: words },
  }
}

/** A body that is right, and names what does not exist. */
export function unknown(words: string): ResponseGolden {
  return {
    name: 'throws what the server does not know',
    answers: [[...answersJson('400 Bad Request'), `{"message":"${words}"}`]],
    outcome: { error: 'BadRequestError', status: 400, detail: words },
  }
}

export const notAnId: ResponseGolden = {
  name: 'throws that an id is not one of 24 hexadecimal digits',
  answers: [[...answersJson('400 Bad Request'), '{"message":"Params validation failed: id: Invalid ObjectId"}']],
  outcome: { error: 'BadRequestError', status: 400, detail: 'Params validation failed: id: Invalid ObjectId' },
}

export function missing(words: string): ResponseGolden {
  return {
    name: 'throws the 404 of a missing item',
    answers: [[...answersJson('404 Not Found'), `{"message":"${words}"}`]],
    outcome: { error: 'NotFoundError', status: 404, detail: words, says: `answered 404: ${words}` },
  }
}

export const missingInText: ResponseGolden = {
  name: 'throws the 404 of a missing item, which is text',
  answers: [['HTTP/1.1 404 Not Found', 'content-type: text/plain; charset=utf-8', '', 'Not Found']],
  outcome: { error: 'NotFoundError', status: 404, detail: 'Not Found', says: 'answered 404: Not Found' },
}

const limitedAnswer = (retryAfter: string, reset = '60'): Message => [
  'HTTP/1.1 429 Too Many Requests',
  'content-type: text/html; charset=utf-8',
  'ratelimit-limit: 100',
  'ratelimit-remaining: 0',
  `ratelimit-reset: ${reset}`,
  `retry-after: ${retryAfter}`,
  '',
  'Too many requests, please try again later.',
]

export const limited: ResponseGolden = {
  name: 'throws the text of a 429, and when to come back',
  answers: [limitedAnswer('60')],
  outcome: {
    error: 'RateLimitError',
    status: 429,
    detail: 'Too many requests, please try again later.',
    retryAfter: 60,
  },
}

/** A server says 60 in every `retry-after`, however soon the window ends. */
export const limitedBriefly: ResponseGolden = {
  name: 'throws a 429 with the time that is left of the window, not with the 60 seconds of every answer',
  answers: [limitedAnswer('60', '10')],
  outcome: {
    error: 'RateLimitError',
    status: 429,
    detail: 'Too many requests, please try again later.',
    retryAfter: 10,
  },
}

export const limitedOnce = (answer: Message, payload: unknown): ResponseGolden => ({
  name: 'sends a limited request again, for it was not applied',
  retries: 1,
  answers: [limitedAnswer('0.01'), answer],
  outcome: { payload },
})

export const failed: ResponseGolden = {
  name: 'throws a 500',
  answers: [[...answersJson('500 Internal Server Error'), '{"message":"Something went wrong :("}']],
  outcome: { error: 'ServerError', status: 500, detail: 'Something went wrong :(' },
}

export const failedOnce: ResponseGolden = {
  ...failed,
  name: 'throws a 500 after one request, for a change may have been applied',
  retries: 2,
}

export const tooLarge: ResponseGolden = {
  name: 'throws that a body is too large, a status without a class of its own',
  answers: [[...answersJson('413 Payload Too Large'), '{"message":"Something went wrong :("}']],
  outcome: { error: 'ApiError', status: 413, detail: 'Something went wrong :(' },
}
