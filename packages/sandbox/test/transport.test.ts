import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createClock } from '../src/clock.ts'
import { logLine } from '../src/command/output.ts'
import { createHttpServer } from '../src/command/server.ts'
import type { Reply } from '../src/deployments/deployment.ts'
import { Faults } from '../src/faults.ts'
import { textAnswer } from '../src/http/answer.ts'
import type { Handler } from '../src/http/request.ts'
import { RequestLog } from '../src/request-log.ts'
import { createServedSandbox } from '../src/sandbox.ts'
import { createHandler, fetchOf } from '../src/sandbox-fetch.ts'
import { time } from './server.ts'

// The server of the command, and requests that no `fetch` sends.

const { sandbox, answer } = createServedSandbox({ clock: time })
const authorization = `Bearer ${sandbox.observabilityOss.apiKey}`

interface Sent {
  readonly method: string
  readonly path: string
  readonly headers?: Record<string, string | number>
  readonly body?: string
}

/** Starts a server, which stops when the test is finished, and returns a function that starts requests. */
async function serve(handler: Handler, complain?: (line: string) => void) {
  const server = createHttpServer(handler, complain).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close().closeAllConnections())
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return ({ method, path, headers = {} }: Omit<Sent, 'body'>) => {
    const outgoing = request({ host: '127.0.0.1', port, method, path, headers: { authorization, ...headers } })
    // A server that answers before it has read the whole body may close the connection while the rest is sent.
    return outgoing.on('error', () => {})
  }
}

async function answered(outgoing: ReturnType<typeof request>) {
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return { status: incoming.statusCode, text: Buffer.concat(chunks).toString() }
}

const json = { 'content-type': 'application/json' }
const invalid = '{"message":"Invalid JSON payload"}'

test('a mistake of the sandbox is answered with 500, and is in the log', async () => {
  const log = new RequestLog()
  const refusal: Reply['refusal'] = ({ status, message }) => textAnswer(status, message)
  const reply: Reply = { headers: {}, success: () => textAnswer(200, ''), refusal, error: textAnswer }
  const fail = () => {
    throw new RangeError('Maximum call stack size exceeded')
  }
  const deployment = { operations: [], routeOf: () => undefined, reply: () => reply, answer: fail, reset: () => {} }
  const ask = createHandler({
    ...{ clock: createClock(time), faults: new Faults([]), requests: log, latency: 0, evaluateAlerts: () => {} },
    deploymentOf: () => ({ ...deployment, tooManyRequests: fail }),
  })
  const answer = await fetchOf(ask)('https://any.invalid/api/v2/alerts')
  expect([answer.status, await answer.text()]).toEqual([500, 'Something went wrong :('])
  const error = 'RangeError: Maximum call stack size exceeded'
  expect(log.list()).toEqual([{ sequence: 1, time, method: 'GET', path: '/api/v2/alerts', status: 500, error }])
  const [logged] = log.list()
  expect(logged && logLine(logged)).toBe(`12:00:00.000 500 GET /api/v2/alerts unexpected error: ${error}\n`)
})

describe('the server of the command', () => {
  const alerts = { method: 'GET', path: '/api/v2/alerts', headers: json }
  test.each<[Sent, status: number, text: string]>([
    [{ method: 'TRACE', path: '/' }, 404, 'Cannot TRACE /<'],
    [{ method: 'TRACE', path: '/api/v2', headers: { authorization: '' } }, 404, 'Cannot TRACE /api/v2<'],
    [{ method: 'TRACE', path: '/api/v2/alerts' }, 404, 'Cannot TRACE /api/v2/alerts<'],
    [{ method: 'TRACE', path: '/api/v2/alerts', headers: { authorization: '' } }, 401, 'Unauthorized'],
    [{ method: 'TRACE', path: '/v1/organizations' }, 401, 'UNAUTHORIZED'],
    [{ ...alerts, body: '{' }, 400, invalid],
    [{ ...alerts, body: '1' }, 400, invalid],
    [{ method: 'GET', path: '/nothing', headers: json, body: '{' }, 400, invalid],
    [{ method: 'OPTIONS', path: '/nothing', headers: json, body: '{' }, 400, invalid],
    [{ method: 'HEAD', path: '/api/v2/alerts', headers: json, body: '{' }, 400, ''],
    [{ ...alerts, body: '[1]' }, 200, '"data":[]'],
    [{ method: 'GET', path: '/api/v2/alerts', headers: { ...json, 'content-encoding': 'x' }, body: '{}' }, 415, ''],
  ])('answers %j with %i', async (sent, status, text) => {
    const start = await serve(answer)
    const { body = '' } = sent
    const length = body === '' ? {} : { 'content-length': body.length }
    const outgoing = start({ ...sent, headers: { ...sent.headers, ...length } }).end(body)
    expect(await answered(outgoing)).toEqual({ status, text: expect.stringContaining(text) })
  })

  test.each([
    [{ host: 'example.com' }, 403],
    [{ origin: 'https://example.com' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ ...json, 'content-length': 2 ** 40 }, 413],
  ])('answers a request with %j before it reads the body', async (headers, status) => {
    const start = await serve(answer)
    const sent = { method: 'POST', path: '/api/v2/dashboards', headers: { 'content-length': 10, ...headers } }
    const outgoing = start(sent)
    outgoing.flushHeaders()
    onTestFinished(() => void outgoing.destroy())
    expect((await answered(outgoing)).status).toBe(status)
  })

  test.each([
    [json, 413],
    [{ ...json, 'transfer-encoding': 'chunked' }, 413],
    [{ ...json, origin: 'https://example.com' }, 403],
  ])('answers a client with %j that closes the connection and sends 40 MB with %i', async (headers, status) => {
    const start = await serve(answer)
    const sent = { method: 'POST', path: '/api/v2/dashboards', headers: { ...headers, connection: 'close' } }
    const errors: Error[] = []
    const outgoing = start(sent).on('error', (error) => errors.push(error))
    const closed = once(outgoing, 'close')
    expect(await answered(outgoing.end(Buffer.alloc(40_000_000)))).toMatchObject({ status })
    await closed
    expect(errors).toEqual([])
  })

  test('reads at most 64 MiB of bodies at once, and reads them again after the answers', async () => {
    const free = Promise.withResolvers<void>()
    const start = await serve(async () => {
      await free.promise
      return new Response('answered')
    })
    const send = () => answered(start({ method: 'POST', path: '/' }).end(Buffer.alloc(30 * 1024 * 1024)))
    const answers = [send(), send(), send()]
    expect(await Promise.race(answers)).toEqual({ status: 503, text: expect.stringContaining('one after another') })
    free.resolve()
    expect((await Promise.all(answers)).map(({ status }) => status).toSorted()).toEqual([200, 200, 503])
    expect((await send()).status).toBe(200)
  })

  test('answers 500 to an unexpected error, and tells it', async () => {
    const lines: string[] = []
    const fail = () => Promise.reject(new RangeError('too deep'))
    const start = await serve(fail, (line) => lines.push(line))
    expect((await answered(start({ method: 'GET', path: '/' }).end())).status).toBe(500)
    expect(lines).toEqual(['sandbox: an unexpected error: RangeError: too deep\n'])
  })
})
