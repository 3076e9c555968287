import { execFile } from 'node:child_process'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withRepetition } from '../../src/command/output/repetition.ts'
import type { Json } from '../../src/index.ts'
import type { CaseReport, RunReport } from '../../src/report/run-report.ts'
import { parsedJsonText } from '../../src/schema/schema.ts'
import {
  API_KEY,
  AUTHORIZATION,
  BASIC,
  BASIC_AUTHORIZATION,
  callCommand,
  ENVIRONMENT,
  runAgainst,
  runManagement,
  settingsFrom,
} from './run-against.ts'
import { serve } from './servers/served.ts'

/** A server that answers every request with 418, and records the requests. */
async function startRefusing() {
  const got: { line: string; body: string; headers: IncomingHttpHeaders }[] = []
  const served = await serve(async ({ method, url, headers }, body) => {
    got.push({ line: `${method} ${url}`, body, headers })
    return { status: 418, type: 'application/json', body: { message: 'I am a teapot' } }
  })
  return { ...served, got }
}

/** Runs a line in a shell, in which `npx @clouddb/contract` prints the arguments that the command would get. */
function paste(line: string) {
  const npx = `npx() { shift; printf '%s\\0' "$@"; }`
  const shell = promisify(execFile)('sh', { env: { ...ENVIRONMENT, PATH: process.env.PATH } })
  // A long line does not fit into the arguments of the shell.
  shell.child.stdin?.end(`${npx}; ${line}\n`)
  return shell.catch((error) => error)
}

/** One case of each kind, because cases of one kind differ only in their values. */
const oneOfEachKind = (cases: readonly CaseReport[]): CaseReport[] => [
  ...new Map(cases.map((item) => [`${item.kind} ${item.request?.method}`, item])).values(),
]

const failed = ({ cases }: RunReport): CaseReport[] => cases.filter(({ verdict }) => verdict === 'failed')

describe('a report shows how to repeat a failure', () => {
  let server: Awaited<ReturnType<typeof startRefusing>>
  let reports: readonly RunReport[]
  beforeAll(async () => {
    server = await startRefusing()
    const ids = 'sourceId=66a1f0c2d4e8b7a9c3f50101,alertId=66a1f0c2d4e8b7a9c3f50102'
    const service = 'serviceId=b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40'
    reports = await Promise.all([
      runAgainst(server.url, ['--write', '--ids', ids, '--only', 'createDashboard/example,getAlert,listWebhooks']),
      runManagement(server.url, ['--write', '--ids', service, '--only', 'updateServiceScaling']),
    ])
  })
  afterAll(() => server.close())

  test('with curl, which sends the same request', async () => {
    const cases = reports.flatMap((report) => oneOfEachKind(failed(report)))
    expect(new Set(cases.map(({ request }) => request?.method)).size).toBeGreaterThan(2)
    for (const { title, request, curl, kind } of cases) {
      server.got.length = 0
      await paste(String(curl))
      const [again] = server.got
      expect(again?.line, title).toBe(`${request?.method} ${request?.url.slice(server.url.length)}`)
      expect(textOf(again?.body), title).toEqual(textOf(request?.body))
      expect(again?.headers['content-type'], title).toBe(request?.headers['content-type'])
      const own = request?.url.includes('/api/v2') ? AUTHORIZATION : BASIC_AUTHORIZATION
      const isOwn = !/credentials|scheme|secret/.test(kind)
      expect(again?.headers.authorization, title).toBe(isOwn ? own : request?.headers.authorization)
    }
  })

  test('with the command, which finds the same failure', async () => {
    const report = reports[1] as RunReport
    const item = failed(report).at(-1)
    expect(item?.again).toMatch(/^npx @clouddb\/contract --api .* --target .* --write --only .* --ids /)
    const words = (await paste(`${item?.again} --report json`)).stdout.split('\0').slice(0, -1)
    const { stdout } = await callCommand(words, ENVIRONMENT)
    expect(failed(JSON.parse(stdout)).map(({ id, complaints }) => [id, complaints])).toEqual([
      [item?.id, item?.complaints],
    ])
  })

  test('without credentials', () => {
    const lines = reports.flatMap(failed).flatMap(({ curl, again }) => [curl, again])
    for (const secret of [API_KEY, BASIC.keyId, BASIC.keySecret]) expect(lines.join('\n')).not.toContain(secret)
  })
})

describe('a curl line for a shell', () => {
  const settings = settingsFrom(['--document', 'observability-oss'], { CLOUDDB_OSS_API_KEY: API_KEY })
  const lineOf = (url: string, body?: string) => {
    const request = { method: 'POST', url, headers: { 'content-type': 'application/json' }, ...(body && { body }) }
    const item = { id: 'a/b/c', kind: 'good call', verdict: 'failed', request } as unknown as CaseReport
    return String(withRepetition(item, settings).curl)
  }

  test.for([
    ['quotes', `it's "quoted", $HOME, \`id\`, $(id), \\ and !`],
    ['blanks and line ends', 'two  blanks\nand\ta tab'],
    ['letters of many languages and control characters', 'ü 漢 😀 \u202e \u001b[31m \u200b \u0000'],
    ['commands for a log', '##[error]no ::error::no'],
    ['a megabyte', 'long '.repeat(200_000)],
  ] as const)('carries %s', async ([, text]) => {
    const server = await startRefusing()
    const body = JSON.stringify({ name: text })
    const line = lineOf(`${server.url}/a/../b/[1-3]/{x}?q='`, body)
    await paste(line)
    server.close()
    expect(line).toMatch(/^[\x20-\x7e]+$/)
    expect(line).not.toContain('##')
    expect(server.got.map(({ line }) => line)).toEqual(["POST /a/../b/[1-3]/{x}?q='"])
    expect(JSON.parse(String(server.got[0]?.body))).toEqual({ name: text })
  })
})

/** The JSON value of a body; a body that breaks off as it is. */
const textOf = (body = ''): Json => parsedJsonText(body) ?? body
