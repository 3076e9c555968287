import type { Message, RefusedCall, ResponseGolden } from '../src/golden.ts'
import type { Bodies, TextSection } from '../src/golden-text.ts'
import { type Deployment, jsonHead } from './deployments.ts'

/** Responses with these payloads. The client must return the payload unchanged. */
export function payloadGoldens({ answers, resolves }: Deployment, payloads: Bodies): ResponseGolden[] {
  return Object.entries(payloads).map(([name, json]) => {
    return { name, answers: [answers(json)], outcome: resolves(JSON.parse(json)) }
  })
}

const errorClasses: Readonly<Record<string, string>> = {
  400: 'BadRequestError',
  401: 'AuthenticationError',
  403: 'PermissionDeniedError',
  404: 'NotFoundError',
  409: 'ConflictError',
  429: 'RateLimitError',
  500: 'ServerError',
}

/** An error in JSON, with the words of the server in `message` or `error`. */
export function errorGolden(status: string, body: string): ResponseGolden {
  const { message, error, requestId } = JSON.parse(body)
  const detail = message ?? error
  const number = Number.parseInt(status, 10)
  return {
    name: `throws the ${number}: ${detail}`,
    answers: [[...jsonHead(status), body]],
    outcome: { error: errorClasses[number] ?? 'ApiError', status: number, detail, ...(requestId && { requestId }) },
  }
}

/** An error in plain text. */
export function textErrorGolden(status: string, text: string): ResponseGolden {
  const number = Number.parseInt(status, 10)
  return {
    name: `throws the ${number} in plain text: ${text}`,
    answers: [[`HTTP/1.1 ${status}`, 'content-type: text/plain; charset=utf-8', '', text]],
    outcome: {
      error: errorClasses[number] ?? 'ApiError',
      status: number,
      detail: text,
      says: `answered ${number}: ${text}`,
    },
  }
}

/** The errors that a text states. */
export function statedErrors({ errors }: TextSection): ResponseGolden[] {
  return errors.map(([status, body]) =>
    body.startsWith('{') ? errorGolden(status, body) : textErrorGolden(status, body),
  )
}

/** The HTML page of a server without the route. */
export function notServed(route: string): ResponseGolden {
  return {
    name: 'throws a 404 in HTML, and says that the route is not served',
    answers: [
      [
        'HTTP/1.1 404 Not Found',
        'content-type: text/html; charset=utf-8',
        '',
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Error</title>\n</head>\n<body>\n',
        `<pre>Cannot ${route}</pre>\n</body>\n</html>\n`,
      ],
    ],
    outcome: { error: 'NotFoundError', status: 404, detail: `Cannot ${route}`, says: 'the route is not served here' },
  }
}

/** The response of a gateway that cannot reach the server. */
const upstreamDown: Message = [
  'HTTP/1.1 503 Service Unavailable',
  'content-type: text/plain',
  'retry-after: 0.01',
  '',
  'upstream down',
]

const gateway = { undescribed: 'The gateway answers, not the server.' }

/** A write that may have been applied. */
export const sentOnce: ResponseGolden = {
  ...gateway,
  name: 'does not repeat a write after the gateway failed, because it may have been applied',
  retries: 2,
  answers: [upstreamDown],
  outcome: { error: 'ServerError', status: 503, detail: 'upstream down', retryAfter: 0.01 },
}

/** A read, or a write that is safe to repeat. */
export function repeatedGolden(answer: Message, outcome: ResponseGolden['outcome']): ResponseGolden {
  return {
    ...gateway,
    name: 'repeats a call after the gateway failed',
    retries: 1,
    answers: [upstreamDown, answer],
    outcome,
  }
}

/** 2xx responses that come from a proxy or a broken server. */
export function falseSuccesses({ answers, deleted }: Pick<Deployment, 'answers' | 'deleted'>): RefusedCall[] {
  return [
    ['throws on a 200 without its payload', deleted, 'its body has no'],
    ['throws on a 200 whose payload is null', answers('null'), 'its body has `null` for its payload'],
    ['throws on a 200 in text', ['HTTP/1.1 200 OK', 'content-type: text/plain', '', 'OK'], 'not JSON'],
  ].map(([name, answer, says]) => {
    return { name: String(name), answer: answer as Message, error: 'ResponseParseError', says: String(says) }
  })
}

/** A 200 that is the page of a proxy. */
export const falseSuccessInHtml: RefusedCall = {
  name: 'throws on a 200 in HTML',
  answer: ['HTTP/1.1 200 OK', 'content-type: text/html', '', '<!doctype html><title>Sign in</title>'],
  error: 'ResponseParseError',
  says: 'Sign in',
}
