import { createServer, type ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { failuresOf, runAgainst, useDeployment } from '../run-against.ts'
import { listen } from '../servers/served.ts'

const { start } = useDeployment()
const endings: (() => void)[] = []
afterEach(() => {
  for (const end of endings.splice(0)) end()
})

/** Answers the first request for sources itself, and passes on the others. */
async function startSending(send: (response: ServerResponse) => unknown): Promise<string> {
  const inner = await start()
  let sent = false
  const server = createServer(async (request, response) => {
    const { authorization = '' } = request.headers
    const isFirst = request.url === '/api/v2/sources' && !sent
    sent ||= isFirst
    const answer = await fetch(`${inner}${request.url}`, { headers: { authorization } })
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    if (isFirst) send(response)
    else response.end(await answer.text())
  })
  endings.push(() => server.closeAllConnections())
  return `http://${await listen(server)}`
}

const READERS = ['--only', 'listSources,listWebhooks/good-call']

test('an answer with too many levels fails its case, and the run continues', async () => {
  const url = await startSending((response) => response.end('['.repeat(1024 * 1024)))
  const report = await runAgainst(url, READERS)
  expect(failuresOf(report)).toEqual([expect.stringMatching(/nests deeper than 100 levels/)])
  expect(report).toMatchObject({ exitCode: 1, interruptions: [], counts: { failed: 1 } })
  expect(report.counts.passed).toBeGreaterThan(3)
})

test('an answer that never ends is a timeout, and does not count as accepted', async () => {
  const url = await startSending((response) => {
    response.write('{"data":[')
    const drip = setInterval(() => response.write(' '), 50)
    response.once('close', () => clearInterval(drip))
  })
  const report = await runAgainst(url, [...READERS, '--timeout', '1'])
  expect(failuresOf(report)).toEqual([])
  expect(report.interruptions.join()).toMatch(/gave no complete answer within its timeout of 1000 ms/)
  expect(report.exitCode).toBe(2)
})
