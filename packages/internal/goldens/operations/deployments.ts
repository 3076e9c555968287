import type { Message, RefusedCall, Resolution, ResponseGolden } from '../src/golden.ts'

/** The head of a JSON response. */
export const jsonHead = (status: string, ...headers: string[]): string[] => [
  `HTTP/1.1 ${status}`,
  'content-type: application/json; charset=utf-8',
  ...headers,
  '',
]

/** The options of a client of the managed APIs. */
export const managedClient = {
  organizationId: 'a1f0c9d2-7b3e-4c58-9e21-5d6f8a0b4c37',
  serviceId: '3e8b5c14-92d7-4f6a-8b10-c7d9e2f4a658',
  keyId: 'Qm7tXv2LkP9sWd4R',
  keySecret: '4b1dHn8cZ0yTfJ3uGq6oEx5iAa',
}

export const organization = '/v1/organizations/a1f0c9d2-7b3e-4c58-9e21-5d6f8a0b4c37'
export const service = `${organization}/services/3e8b5c14-92d7-4f6a-8b10-c7d9e2f4a658`

/** `Qm7tXv2LkP9sWd4R:4b1dHn8cZ0yTfJ3uGq6oEx5iAa` in HTTP Basic. */
const basic = 'authorization: Basic UW03dFh2MkxrUDlzV2Q0Ujo0YjFkSG44Y1oweVRmSjN1R3E2b0V4NWlBYQ=='
const bearer = 'authorization: Bearer 7b0f5c1e9a3d4862'
const accept = 'accept: application/json'
const contentType = 'content-type: application/json'

/** The id of a request, in responses that have one. */
export const requestId = '0f4b2c6e-8d1a-4e37-b925-6c3f7a9d1e58'

/** The two deployments of the observability API differ in these; the rest of a golden is the same for both. */
export interface Deployment {
  /** The path before `/dashboards`. */
  readonly base: string
  /** The headers of a request without a body. */
  readonly plain: Message
  /** The headers of a request with a JSON body. */
  readonly json: Message
  /** The headers of a request that older servers answer with text. */
  readonly orText: Message
  /** A credential of the other deployment. */
  readonly foreign: string
  /** Why the mock is not asked about an id of another form. */
  readonly anyId: { readonly unjudged?: string }
  /** Returns a 200 with a payload, which is given as JSON in pieces. */
  answers(...payload: string[]): Message
  /** The response to a deletion. */
  readonly deleted: Message
  /** The result of `answers(...)`. */
  resolves(payload: unknown): Resolution
  readonly limited: ResponseGolden
  /** Goldens of the credential, which every operation has. */
  readonly credential: { readonly responses: readonly ResponseGolden[]; readonly refused: readonly RefusedCall[] }
}

/** Options for which the factory must create no client. */
export function refusedOption(name: string, value: string | undefined): RefusedCall {
  return {
    name: `creates no client without ${name}`,
    client: { [name]: value },
    error: 'ConfigurationError',
    says: name,
  }
}

/** The address is known from the console only. */
export const withoutAddress: RefusedCall = refusedOption('baseUrl', undefined)

/** Paths start with a service; HTTP Basic; the payload is in `result`, beside a request id. */
export const managed: Deployment = {
  base: `${service}/observability`,
  plain: [basic, accept],
  json: [basic, accept, contentType],
  orText: [basic, accept],
  foreign: bearer,
  anyId: {},
  answers: (...payload) => [
    ...jsonHead('200 OK'),
    '{"status":200,"requestId":"0f4b2c6e-8d1a-4e37-b925-6c3f7a9d1e58","result":',
    ...payload,
    '}',
  ],
  deleted: [...jsonHead('200 OK'), '{"status":200,"requestId":"0f4b2c6e-8d1a-4e37-b925-6c3f7a9d1e58"}'],
  resolves: (payload) => ({ payload, requestId }),
  limited: {
    name: 'throws a 429 without words, with the fraction of seconds to wait',
    answers: [[...jsonHead('429 Too Many Requests', 'x-ratelimit-reset: 4.5'), '{"error":"TOO_MANY_REQUESTS"}']],
    outcome: { error: 'RateLimitError', status: 429, detail: 'TOO_MANY_REQUESTS', retryAfter: 4.5 },
  },
  credential: { responses: [], refused: [withoutAddress] },
}

const tooMany = 'Too many requests, please try again later.'

/** Servers send `retry-after: 60` in every 429, however soon the window ends. */
const limitedInText = (name: string, seconds: number): ResponseGolden => ({
  name,
  answers: [
    [
      'HTTP/1.1 429 Too Many Requests',
      'content-type: text/html; charset=utf-8',
      'ratelimit-limit: 100',
      'ratelimit-remaining: 0',
      `ratelimit-reset: ${seconds}`,
      'retry-after: 60',
      '',
      tooMany,
    ],
  ],
  outcome: { error: 'RateLimitError', status: 429, detail: tooMany, retryAfter: seconds },
})

export const limitedBriefly: ResponseGolden = limitedInText(
  'throws a 429 with the rest of the window as the time to wait, not the 60 seconds of every answer',
  10,
)

/** Paths start with `/api/v2`; a Personal API Access Key; the payload is in `data`; no request ids. */
export const openSource: Deployment = {
  base: '/api/v2',
  plain: [bearer, accept],
  json: [bearer, accept, contentType],
  orText: [bearer, 'accept: application/json, text/plain;q=0.5, */*;q=0.1'],
  foreign: basic,
  anyId: { unjudged: 'Servers of this deployment refuse an id that is not 24 hexadecimal digits.' },
  answers: (...payload) => [...jsonHead('200 OK', 'ratelimit-remaining: 97'), '{"data":', ...payload, '}'],
  deleted: [...jsonHead('200 OK'), '{}'],
  resolves: (payload) => ({ payload }),
  limited: limitedInText('throws the text of a 429, with the time to wait', 60),
  credential: {
    responses: [
      {
        name: 'throws the text of a 401, and says that an Ingestion API Key is no API key',
        answers: [['HTTP/1.1 401 Unauthorized', 'content-type: text/plain; charset=utf-8', '', 'Unauthorized']],
        outcome: { error: 'AuthenticationError', status: 401, detail: 'Unauthorized', says: 'Ingestion API Key' },
      },
    ],
    refused: [],
  },
}
