import type { IncomingMessage } from 'node:http'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Json } from '../../src/index.ts'
import { AUTHORIZATION, caseOf, failuresOf, runAgainst, useDeployment } from './run-against.ts'
import { LOST } from './servers/deployment.ts'
import type { Reply } from './servers/drift.ts'
import { directFetch, page } from './servers/served.ts'

const { start, runOn, current } = useDeployment()
afterEach(() => void vi.useRealTimers())

const READERS = 'listSources,listWebhooks/good-call,listAlerts/good-call'

describe('a server', () => {
  test('that exceeds the time limit makes the run incomplete', async () => {
    // The clock of the client moves only when the server has received the request.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const report = await runOn(['--only', 'listSources/good-call,listWebhooks/good-call'], {
      before: ({ url: path }) => {
        if (!path?.includes('webhooks')) return undefined
        vi.advanceTimersByTime(3_600_000)
        return new Promise(() => {})
      },
    })
    expect(failuresOf(report)).toEqual([])
    expect(report).toMatchObject({ outcome: 'incomplete', exitCode: 2, counts: { passed: 1, notReached: 1 } })
    expect(report.interruptions.join()).toMatch(/^1 request brought no answer.* within its timeout of 3600000 ms/)
  })

  test('may close an idle connection while a request is on its way', async () => {
    const rested = new WeakSet<object>()
    const url = await start({
      before: ({ socket }) => {
        if (rested.has(socket)) return LOST
        rested.add(socket)
        return undefined
      },
    })
    const report = await runAgainst(url, ['--write', '--only', 'list*/good-call,createAlert/good-call'], { fetch })
    expect(failuresOf(report)).toEqual([])
    expect(report).toMatchObject({ outcome: 'passed', exitCode: 0, interruptions: [] })
    expect(current().requests).toHaveLength(report.counts.requests)
  })

  test('may limit requests, and the run waits as long as the server asks', async () => {
    const arrivals: number[] = []
    const limited: Reply = { ...page(429, 'Too many requests'), headers: { 'retry-after': '0.2' } }
    const report = await runOn(['--only', READERS], {
      before: (_request, count) => {
        arrivals.push(Date.now())
        return count === 3 ? limited : undefined
      },
    })
    expect(failuresOf(report)).toEqual([])
    // One request is sent again, and one sequence asks for a list twice.
    expect(report).toMatchObject({ outcome: 'passed', counts: { requests: report.counts.passed + 2 } })
    expect(Number(arrivals[3]) - Number(arrivals[2])).toBeGreaterThanOrEqual(199)
  })

  test('whose answer has too many levels fails the case, and the run continues', async () => {
    const nested: Json = JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`)
    let sources = 0
    const report = await runOn(['--only', 'listSources,listWebhooks/good-call'], {
      before: ({ url: path }) =>
        path === '/api/v2/sources' && ++sources === 1
          ? { status: 200, type: 'application/json', body: nested }
          : undefined,
    })
    expect(failuresOf(report)).toEqual([expect.stringMatching(/nests deeper than 100 levels/)])
    expect(report).toMatchObject({ exitCode: 1, interruptions: [], counts: { failed: 1 } })
    expect(report.counts.passed).toBeGreaterThan(3)
  })

  test('whose answer never ends exceeds the time limit, and is not accepted', async () => {
    let sources = 0
    const endless: typeof fetch = async (input, init) => {
      if (!String(input).endsWith('/api/v2/sources') || ++sources > 1) return directFetch(input, init)
      const start = (controller: ReadableStreamDefaultController) => {
        controller.enqueue(new TextEncoder().encode('{"data":['))
        init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
      }
      return new Response(new ReadableStream({ start }), { headers: { 'content-type': 'application/json' } })
    }
    const args = ['--only', 'listSources,listWebhooks/good-call', '--timeout', '1']
    const report = await runOn(args, {}, { fetch: endless })
    expect(failuresOf(report)).toEqual([])
    expect(report.interruptions.join()).toMatch(/gave no complete answer within its timeout of 1000 ms/)
    expect(report.exitCode).toBe(2)
  })

  test('that limits requests for an hour ends the run', async () => {
    const limited: Reply = { ...page(429, 'Too many requests'), headers: { 'ratelimit-reset': '3600' } }
    const report = await runOn(['--only', READERS], { before: (_request, count) => (count > 2 ? limited : undefined) })
    expect(report).toMatchObject({ outcome: 'incomplete', exitCode: 2, counts: { passed: 2 } })
    expect(report.interruptions.join()).toContain('the server limits requests, for another 3600 s')
  })

  test('that answers every request with a page is not an API', async () => {
    const report = await runOn(['--only', 'list*'], { before: () => page(200, 'Welcome') })
    expect(report).toMatchObject({ outcome: 'incomplete', exitCode: 2, counts: { failed: 0, requests: 1 } })
    expect(report.interruptions.join()).toMatch(/answered with a page; expected the API: check `--target`/)
  })

  test.for([404, 405, 501])(
    'that answers %i to a valid call does not support the route, and does not fail',
    async (status) => {
      const report = await runOn(['--only', 'listWebhooks,listSources'], {
        before: ({ url: path }) => (path?.includes('webhooks') ? page(status, 'No') : undefined),
      })
      expect(report).toMatchObject({ outcome: 'passed', exitCode: 0, counts: { failed: 0 } })
      const webhooks = report.cases.filter(({ operation }) => operation === 'listWebhooks')
      expect(new Set(webhooks.map(({ verdict }) => verdict))).toEqual(new Set(['unsupported']))
      // The run asks for the route once, and a sequence asks for the sources once more.
      expect(report.counts.requests).toBe(report.counts.passed + 2)
    },
  )

  test('that stops answering makes the run incomplete', async () => {
    const report = await runOn(['--only', 'list*'], { before: (_request, count) => (count > 6 ? LOST : undefined) })
    expect(failuresOf(report)).toEqual([])
    expect(report).toMatchObject({ outcome: 'incomplete', exitCode: 2, counts: { passed: 6, requests: 14 } })
    expect(report.interruptions.at(-1)).toMatch(/^The run ended early: the server stopped answering/)
  })

  test('that stops answering on one route makes the run incomplete, and the other routes are tested', async () => {
    const report = await runOn(['--only', 'list*'], {
      before: ({ url: path }) => (path?.startsWith('/api/v2/sources') ? LOST : undefined),
    })
    const verdicts = (id: string) =>
      new Set(report.cases.filter(({ operation }) => operation === id).map(({ verdict }) => verdict))
    expect(verdicts('listSources')).toEqual(new Set(['not reached']))
    expect(verdicts('listWebhooks')).toContain('passed')
    expect(report).toMatchObject({ outcome: 'incomplete', exitCode: 2, counts: { failed: 0 } })
    expect(report.interruptions).toEqual([
      expect.stringMatching(
        /^\d+ requests brought no answer that could be judged: GET \/api\/v2\/sources: no complete/,
      ),
    ])
  })

  test('that forbids an operation with 403 does not fail', async () => {
    const forbidden: Reply = { status: 403, type: 'application/json', body: { message: 'Forbidden' } }
    const isClosed = ({ url: path, headers }: IncomingMessage) =>
      path?.startsWith('/api/v2/webhooks') && headers.authorization === AUTHORIZATION
    const report = await runOn(['--only', 'listSources,listWebhooks/good-call'], {
      before: (request) => (isClosed(request) ? forbidden : undefined),
    })
    expect(report).toMatchObject({ outcome: 'passed', counts: { failed: 0 } })
    expect(caseOf(report, 'listWebhooks/good-call').reason).toBe('the credentials may not do this (403)')
  })
})
