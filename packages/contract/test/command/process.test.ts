import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Json } from '../../src/index.ts'
import { API_KEY, argumentsFor, BIN, callCommand } from './run-against.ts'
import { startDeployment } from './servers/deployment.ts'
import type { Drift } from './servers/drift.ts'

/** The output and the exit code of the command. */
type Ended = Awaited<ReturnType<typeof callCommand>>

/** Runs the command as a process with this environment only; it has to succeed. */
const run = async (args: readonly string[], env: Record<string, string>): Promise<Ended> => ({
  ...(await promisify(execFile)(process.execPath, [BIN, ...args], { env, maxBuffer: Number.POSITIVE_INFINITY })),
  exitCode: 0,
})

describe('the process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  const file = (name: string) => join(folder, 'reports', name)
  const read = (name: string) => readFileSync(file(name), 'utf8')
  const inFolder = (report: string) => report.replace('=', `=${folder}/reports/`)
  let passed: Ended
  let failed: Ended

  beforeAll(async () => {
    const only = ['--only', 'listSources,listWebhooks']
    const reports = ['--report', 'json', '--report', `html=${file('a.html')}`, '--report', `junit=${file('a.xml')}`]
    // The server returns the credentials that it gets, and spreads a part of them over the name of a header and its value.
    const spread = { canary: '4f9a' }
    const echo: Drift = {
      reply: ({ headers }, reply) => ({ ...reply, status: 418, body: { ...headers } as Json, headers: spread }),
    }
    const env = { CLOUDDB_OSS_API_KEY: API_KEY }
    const [conforming, echoing] = [await startDeployment(), await startDeployment({ drifts: [echo] })]
    passed = await run(argumentsFor(conforming.url, ...only, ...reports), env)
    const others = ['markdown=b.md', 'html=b.html', 'har=b.har', 'json=b.json'].flatMap((each) => [
      '--report',
      inFolder(each),
    ])
    failed = await callCommand(argumentsFor(echoing.url, ...only, ...others), {
      ...env,
      GITHUB_ACTIONS: 'true',
      GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
    })
    await Promise.all([conforming.close(), echoing.close()])
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('exits with 0 if nothing failed, and with 1 otherwise', () => {
    expect([passed.exitCode, failed.exitCode]).toEqual([0, 1])
    expect(passed.stderr).toContain('Nothing failed: ')
    expect(failed.stdout).toContain('FAIL GET /api/v2/sources: ')
  })

  test('writes only the requested report to standard output', () => {
    expect(JSON.parse(passed.stdout)).toMatchObject({ version: 1, outcome: 'passed' })
  })

  test('writes the other reports into files, and creates their folders', () => {
    expect(read('a.html')).toMatch(/^<!doctype html>/)
    expect(read('a.xml')).toMatch(/^<\?xml /)
    expect(read('b.md')).toMatch(/^## Contract: /)
  })

  test('writes annotations and a summary for GitHub', () => {
    expect(failed.stdout).toMatch(/^::error title=GET \/api\/v2\/sources%3A 200%2C body matches the schema::/m)
    expect(readFileSync(join(folder, 'summary.md'), 'utf8').trim()).toBe(read('b.md').trim())
    expect(passed.stderr).not.toContain('::error')
  })

  test('shows no progress outside of a terminal', () => {
    for (const { stdout, stderr } of [passed, failed]) expect(stdout + stderr).not.toMatch(/(?!\n)\p{Cc}/u)
    expect(failed.stderr).toBe('')
  })

  test('prints no credentials, also if the server returns them', () => {
    const texts = [passed, failed].flatMap(({ stdout, stderr }) => [stdout, stderr])
    const files = ['a.html', 'a.xml', 'b.md', 'b.html', 'b.har', 'b.json'].map(read)
    expect(files[3]).toContain('***')
    for (const text of [...texts, ...files]) expect(text).not.toContain(API_KEY)
  })

  test('keeps JSON whole where neighbouring strings contain parts of a secret', () => {
    const { cases } = JSON.parse(read('b.json'))
    expect(cases[0].answer.headers).toMatchObject({ canary: '4f9a' })
  })
})
