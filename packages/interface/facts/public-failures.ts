import { number, record, type Shape, text, whole } from './public-shape.ts'
import type { PublicAnswer } from './public-table.ts'

type Answers = { readonly [status: number]: PublicAnswer }

const error = { 'application/json': record('ErrorEnvelope') }

const badRequest: PublicAnswer = {
  says: [
    'the server cannot or will not process the request because of a perceived client error',
    'a well-formed id of something that does not exist may be answered so, *not with 404*',
  ],
  types: error,
}

/**
 * What the managed deployments answer beside what the interface document shows, seen on live servers. They are known to
 * answer 422 as well, but not after which requests, so that no operation declares it.
 */
export const managedFailures: Answers = {
  401: { says: ['the key is missing, unknown or not active'], types: error },
  403: { says: ['its role does not allow the operation'], types: error },
  404: {
    says: ['in JSON, the resource does not exist', 'in HTML, the route is not served for this service'],
    types: { ...error, 'text/html': text },
  },
  // Published nowhere, and captured live.
  429: {
    says: ['more than 10 requests within 10 seconds', 'the request was not applied'],
    types: error,
    headers: {
      // Seconds, with a fraction.
      'x-ratelimit-reset': { ...number, minimum: 0, says: ['seconds until the request limit is reset'] },
      // Servers do not promise it; where it is sent, it may be a date as well.
      'retry-after': { ...text, says: ['seconds to wait before the next attempt, or a date'] },
    },
  },
  500: { says: ['the server failed'], types: error },
  // Bodies of what stands before the API.
  502: { says: ['the gateway had no valid answer'], types: { 'text/html': text } },
  503: { says: ['the API is unavailable for now'], types: { 'text/plain': text } },
}

/** A resource in the wrong state, on the operations that change services and keys. */
export const conflict: Answers = {
  409: { says: ['the resource is in a state that does not allow the operation'], types: error },
}
export const failedDependency: Answers = { 424: { says: ['the service is idle'], types: error } }

/** What the managed observability operations answer, all alike. */
export const managedObservabilityFailures: Answers = { 400: badRequest, ...managedFailures }

/** Counted before the key is checked, and so sent with every answer. */
const limitHeaders = {
  'ratelimit-limit': { ...whole, says: ['requests that a key may send within the window'] },
  'ratelimit-remaining': { ...whole, says: ['requests that are left within the window'] },
  'ratelimit-reset': { ...whole, says: ['seconds until the window starts anew'] },
} as const

const totalHeader = { 'x-total-count': { ...whole, says: ['number of items on all pages'] } } as const

type Said = NonNullable<PublicAnswer['says']>

const sentAs =
  (...types: readonly string[]) =>
  (...says: Said): PublicAnswer => ({
    says,
    types: Object.fromEntries(
      types.map((type): [string, Shape] => [type, type === 'application/json' ? record('ErrorMessage') : text]),
    ),
    headers: limitHeaders,
  })

const json = sentAs('application/json')
const plain = sentAs('text/plain')
const page = sentAs('text/html')
const older = 'the server is older and does not serve the route'

/** The words of an answer, where there are some. */
export function saidAs([first, ...others]: readonly string[]): Pick<PublicAnswer, 'says'> {
  return first === undefined ? {} : { says: [first, ...others] }
}

/** A success of the open-source deployment. */
export const answerWith = (name: string, ...says: readonly string[]): PublicAnswer => ({
  ...saidAs(says),
  types: { 'application/json': record(name) },
  headers: limitHeaders,
})

export const pageWith = (name: string, ...says: readonly string[]): PublicAnswer => ({
  ...saidAs(says),
  types: { 'application/json': record(name) },
  headers: { ...totalHeader, ...limitHeaders },
})

/** What every operation of the open-source deployment answers. */
export const openSourceFailures: Answers = {
  // The published document shows JSON here, which live servers do not send.
  401: plain('the key is missing or unknown', 'an Ingestion API Key is not valid here'),
  // Published nowhere.
  429: {
    ...page('more than 100 requests within 60 seconds', 'the request was not applied'),
    headers: { 'retry-after': { ...whole, says: ['seconds to wait before the next attempt'] }, ...limitHeaders },
  },
  500: json('the server failed'),
}

export const badDashboard: Answers = { 400: json('the dashboard breaks a rule') }
export const badAlert: Answers = { 400: json('the alert breaks a rule', '`Invalid input` where `source` is missing') }
// The published document shows the words under `error`; live servers send `message`.
export const badQuery: Answers = { 400: json('the query breaks a rule') }
export const badId: Answers = { 400: json('the id is not one') }
export const badPage: Answers = { 400: json('the page breaks a rule') }

const noTeam = 'the user of the key has no team'
export const forbidden: Answers = { 403: json(noTeam) }
/** Dashboards are refused in text. */
export const forbiddenInText: Answers = { 403: plain(noTeam) }

export const routeNotServed: Answers = { 404: page(older) }
/** The published document shows JSON; live servers send text. */
export const dashboardNotFound: Answers = {
  404: sentAs('text/plain', 'text/html')('there is no such dashboard', older),
}
export const alertNotFound: Answers = { 404: sentAs('application/json', 'text/html')('there is no such alert', older) }
export const sourceNotFound: Answers = {
  404: sentAs('application/json', 'text/html')('a series names a source that does not exist', older),
}
export const payloadTooLarge: Answers = { 413: json('the body has more than 32 MB') }
/** A mistake in the query of a user is answered so as well, so that a repetition does not help. */
export const queryFailed: Answers = { 500: json('a bad condition or expression of the caller is answered so as well') }
