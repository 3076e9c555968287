import type { IncomingMessage } from 'node:http'
import { runInNewContext } from 'node:vm'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { describe, expect, test } from 'vitest'
import type { ClientFactory } from '../../src/index.ts'
import { toHtml } from '../../src/report/html.ts'
import { toJunit } from '../../src/report/junit.ts'
import { toMarkdown } from '../../src/report/markdown.ts'
import { toText } from '../../src/report/text.ts'
import { checkUnsent } from '../../src/running/client-check.ts'
import { AUTHORIZATION, caseOf, useDeployment } from './run-against.ts'

const { runOn } = useDeployment()

type Send = (url: string, init: RequestInit) => Promise<Response>

/** A client that changes requests or answers. */
const through = (change: (send: Send) => Send): ClientFactory =>
  ((options: { fetch: Send }) =>
    createObservabilityOssClient({ ...options, fetch: change(options.fetch) } as never)) as ClientFactory

const toWrongPath = through((send) => (url, init) => send(url.replace('/webhooks', '/webhook'), init))
const ignoringFailures = through((send) => async (url, init) => {
  const { status, headers, ...rest } = await send(url, init)
  return new Response('{"data":[]}', { ...rest, headers, status: status === 401 ? 200 : status })
})

describe('a mistake of our own client', () => {
  test.for([
    [/^the address is .*webhook"/, toWrongPath, 'listWebhooks/good-call'],
    [/^the client took the answer 401 for/, ignoringFailures, 'listWebhooks/no-credentials'],
  ] as const)('is not a failure of the server: %s', async ([complaint, createClient, only]) => {
    const report = await runOn(['--only', `listSources/good-call,${only}`], {}, { createClient })
    const item = caseOf(report, only)
    expect(item).toMatchObject({
      verdict: 'not reached',
      complaints: [],
      reason: expect.stringContaining('our client'),
    })
    expect(item.clientComplaints).toContainEqual(expect.stringMatching(complaint))
    expect(item.curl).toMatch(/^curl /)
    expect(report).toMatchObject({ outcome: 'incomplete', exitCode: 2, counts: { failed: 0 } })
    expect(report.interruptions.join()).toMatch(/^Our client made a mistake in \d cases?, .* please report it/)
  })

  test('is a separate section of every report', async () => {
    const report = await runOn(['--only', 'listWebhooks/good-call'], {}, { createClient: toWrongPath })
    expect(toText(report)).toMatch(/^MISTAKE OF OUR CLIENT GET \/api\/v2\/webhooks: 200, body/m)
    expect(toText(report)).not.toMatch(/^FAIL/m)
    expect(toMarkdown(report)).toContain('MISTAKE OF OUR CLIENT GET ')
    expect(toHtml(report)).toContain('MISTAKE OF OUR CLIENT GET ')
    expect(toJunit(report)).toContain('message="not reached: our client made a mistake here')
  })

  test.for([
    ['several lines with control characters', 'one\ntwo\u001b[31m\u202e three '],
    ['a long message', 'long '.repeat(100_000)],
    ['a message with the credential', `who is ${AUTHORIZATION}?`],
  ])('is not that it shortens the message of a server: %s', async ([, message]) => {
    const refused = (status: number) => ({ status, type: 'application/json', body: { message: String(message) } })
    const isBad = ({ url: path }: IncomingMessage) => path?.includes('limit=0')
    const report = await runOn(['--only', 'listAlerts/bound'], {
      before: (request) => (isBad(request) ? refused(400) : undefined),
    })
    expect(report).toMatchObject({ outcome: 'passed', interruptions: [] })
  })

  test('is told by the names of its errors, also of those of another realm', () => {
    const [foreign] = ['InvalidArgumentError'].map((name) =>
      runInNewContext(`Object.assign(new Error('x'), { name: '${name}' })`),
    )
    expect(checkUnsent({ error: foreign }, [])).toEqual([])
    expect(checkUnsent({ error: runInNewContext('new RangeError("x")') }, [])).toEqual([
      expect.stringMatching(/^it ended with RangeError, expected/),
    ])
  })

  test('is not the result of a wrong answer', async () => {
    const report = await runOn(['--only', 'listWebhooks/good-call'], {
      drifts: [{ reply: (_, reply) => ({ ...reply, type: 'text/plain' }) }],
    })
    expect(caseOf(report, 'listWebhooks').verdict).toBe('failed')
    expect(report.cases.flatMap(({ clientComplaints = [] }) => clientComplaints)).toEqual([])
  })
})
