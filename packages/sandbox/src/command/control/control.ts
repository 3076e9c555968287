import { z } from 'zod/v3'
import { controlDocument, type Document } from '../../documents.ts'
import { hasTooMany } from '../../http/body.ts'
import { Refusal } from '../../http/refusal.ts'
import { type Handler, type IncomingRequest, readRequest, type SentRequest } from '../../http/request.ts'
import { createRouter, type Route } from '../../http/router.ts'
import { parsedJson } from '../../json.ts'
import type { ServedSandbox } from '../../sandbox.ts'
import { controlCompositions } from '../../validation/control.ts'
import { createValidator, shortenedWords } from '../../validation/validate.ts'
import { guarded } from '../guarded.ts'
import { readOwnFile } from '../own-files.ts'
import { operations } from './operations.ts'
import { refuseOtherOrigins, refuseStrangers } from './strangers.ts'

/** Serves the control API below `/_sandbox/`, and passes all other requests on. */
export function withControl(served: ServedSandbox, next: Handler, isOn = true): Handler {
  const control = createControl(served, controlDocument)
  return async (request) => {
    if (!/^\/_sandbox(\/|$)/i.test(request.url.pathname)) return next(request)
    try {
      if (isOn) return await control(request)
      throw new Refusal(404, 'The control API is off. Start the sandbox without --no-control.')
    } catch (error) {
      if (error instanceof Refusal) return json(error.status, { error: error.message })
      throw error
    }
  }
}

function createControl(served: ServedSandbox, document: Document): Handler {
  const routeOf = createRouter(document.operations)
  const validate = createValidator(
    document,
    { since: '9999-12-31', now: served.clock.now },
    {
      ...controlCompositions,
      // `restore` completes a state before it checks it.
      State: () => z.unknown(),
    },
  )
  return async (request) => {
    const { method, url, headers } = request
    if (/^(GET|HEAD)$/.test(method) && url.pathname === '/_sandbox/openapi.json') return documentFor(headers)
    refuseStrangers(request)
    const route = routeOf(method, url.pathname)
    if (!route) throw new Refusal(404, `There is no ${method} ${url.pathname}. See /_sandbox/openapi.json.`)
    const valid = validate(route, url.searchParams, await readBody(request, route))
    const result = execute(() => operations[route.operation.id as keyof typeof operations]({ ...served, ...valid }))
    return result === undefined ? new Response(null, { status: 204, headers: guarded }) : json(200, result)
  }
}

/** The document is no secret, so that a browser can show it. Its server is the one that was asked. */
function documentFor(headers: Headers): Response {
  refuseOtherOrigins(headers)
  const servers = [{ url: `http://${headers.get('host')}` }]
  return json(200, { ...JSON.parse(readOwnFile('openapi.json')), servers })
}

/** A whole state may have many values. Each takes many times the memory of its text. */
const mostValues = 2_000_000

async function readBody(request: SentRequest, { operation }: Route): Promise<unknown> {
  if (!operation.body) return undefined
  const { headers, body, bodyFault }: IncomingRequest = await readRequest(request)
  if (bodyFault === 413) throw new Refusal(413, 'The body is too large. Send 32 MiB at most.')
  const isJson = /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '')
  const words = isJson ? new TextDecoder().decode(body) : ''
  if (hasTooMany(words, { values: mostValues }))
    throw new Refusal(413, 'The body is too large. Send 2,000,000 values in 1,000 levels at most.')
  const sent = parsedJson(words)
  if (sent !== undefined) return sent
  throw new Refusal(400, 'The body is not JSON. Send JSON with the header Content-Type: application/json.')
}

/** The methods of a sandbox refuse wrong arguments by a `TypeError`. */
function execute(operation: () => unknown): unknown {
  try {
    return operation()
  } catch (error) {
    const { name, message } = Object(error)
    if (name === 'TypeError') throw new Refusal(400, shortenedWords(message))
    throw error
  }
}

function json(status: number, value: unknown): Response {
  return Response.json(value, { status, headers: guarded })
}
