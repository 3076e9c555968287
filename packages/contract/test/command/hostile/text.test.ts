import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { failuresOf, runAgainst, useDeployment } from '../run-against.ts'

const { start } = useDeployment()

describe('an answer that is more than anybody can read', () => {
  const MEGABYTE = 1024 * 1024
  const READERS = ['--only', 'listSources,listWebhooks/good-call']

  /** Answers the first request for sources itself, in pieces, and the others as it should. */
  async function startSending(send: (response: ServerResponse) => unknown): Promise<string> {
    const inner = await start()
    let sent = false
    const server = createServer(async (request, response) => {
      if (request.url === '/api/v2/sources' && !sent) {
        sent = true
        response.writeHead(200, { 'content-type': 'application/json' })
        return send(response)
      }
      const { authorization = '' } = request.headers
      const answer = await fetch(`${inner}${request.url}`, { headers: { authorization } })
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
      response.end(await answer.text())
    })
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  const servers: Server[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) server.closeAllConnections()
  })

  /** As fast as it is taken, for so long. */
  function pour(response: ServerResponse, piece: string, pieces: number): void {
    for (let left = pieces; left > 0; left -= 1) {
      if (response.destroyed) return
      if (!response.write(piece)) return void response.once('drain', () => pour(response, piece, left - 1))
    }
    response.end()
  }

  test.for([
    ['text without an end', 'a'.repeat(MEGABYTE), Number.POSITIVE_INFINITY, /longer than 64 MB/],
    ['one megabyte of brackets', '['.repeat(MEGABYTE), 1, /nests deeper than 100 levels/],
  ] as const)('fails its case with words, and the rest goes on: %s', async ([, piece, pieces, words]) => {
    const url = await startSending((response) => pour(response, piece, pieces))
    const report = await runAgainst(url, READERS)
    expect(failuresOf(report)).toEqual([expect.stringMatching(words)])
    expect(report).toMatchObject({ exitCode: 1, interruptions: [], counts: { failed: 1 } })
    expect(report.counts.passed).toBeGreaterThan(3)
  })

  test.for([
    ['that says nothing more', () => {}],
    [
      'that drips',
      (response: ServerResponse) => {
        const drip = setInterval(() => response.write(' '), 50)
        response.once('close', () => clearInterval(drip))
      },
    ],
  ] as const)('is a time-out where it never ends, and no acceptance: one %s', async ([, go]) => {
    const url = await startSending((response) => {
      response.write('{"data":[')
      go(response)
    })
    const report = await runAgainst(url, [...READERS, '--timeout', '1'])
    expect(failuresOf(report)).toEqual([])
    expect(report.interruptions.join()).toMatch(/gave no complete answer within its timeout of 1000 ms/)
    expect(report.exitCode).toBe(2)
  })
})
