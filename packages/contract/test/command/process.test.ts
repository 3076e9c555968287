import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callCommand } from './call-command.ts'
import { API_KEY, PATIENT } from './run-against.ts'
import { type Deployment, type DeploymentOptions, startDeployment } from './servers/deployment.ts'

const bin = fileURLToPath(new URL('../../src/bin.ts', import.meta.url))

interface Ended {
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
}

/** The command as a process of its own, with nothing in its environment but what is said. */
function start(args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [bin, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const texts = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text) => {
    texts.stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    texts.stderr += text
  })
  const ended = once(child, 'close').then(([exitCode]): Ended => ({ exitCode, ...texts }))
  return ended
}

const argumentsFor = (url: string, args: readonly string[]): readonly string[] => [
  '--document',
  'observability-oss',
  '--target',
  url,
  '--rate',
  'none',
  ...PATIENT,
  ...args,
]

describe('the process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  const file = (name: string) => join(folder, 'reports', name)
  const read = (name: string) => readFileSync(file(name), 'utf8')
  const deployments: Deployment[] = []
  const serve = async (options: DeploymentOptions = {}) => {
    const deployment = await startDeployment(options)
    deployments.push(deployment)
    return deployment.url
  }
  const inFolder = (report: string) => report.replace('=', `=${folder}/reports/`)
  let passed: Ended
  let failed: Ended

  beforeAll(async () => {
    const only = ['--only', 'listSources,listWebhooks']
    const reports = ['--report', 'json', '--report', `html=${file('a.html')}`, '--report', `junit=${file('a.xml')}`]
    // It repeats the credentials that it was sent.
    const echo = {
      reply: (asked: never, reply: never) => ({
        ...(reply as object),
        status: 418,
        body: (asked as { headers: object }).headers,
      }),
    }
    const env = { CLOUDDB_OSS_API_KEY: API_KEY }
    passed = await start(argumentsFor(await serve(), [...only, ...reports]), env)
    const others = ['markdown=b.md', 'html=b.html', 'har=b.har'].flatMap((each) => ['--report', inFolder(each)])
    failed = await callCommand(argumentsFor(await serve({ drifts: [echo as never] }), [...only, ...others]), {
      ...env,
      GITHUB_ACTIONS: 'true',
      GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
    })
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true })
    await Promise.all(deployments.map((each) => each.close()))
  })

  test('ends with 0 where nothing failed, and with 1 where something did', () => {
    expect([passed.exitCode, failed.exitCode]).toEqual([0, 1])
    expect(passed.stderr).toContain('Nothing failed: ')
    expect(failed.stdout).toContain('FAIL GET /api/v2/sources: ')
  })

  test('gives standard output to the report that was asked for there, and to nothing else', () => {
    expect(JSON.parse(passed.stdout)).toMatchObject({ version: 1, outcome: 'passed' })
  })

  test('writes the other reports into files, in folders that it makes', () => {
    expect(read('a.html')).toMatch(/^<!doctype html>/)
    expect(read('a.xml')).toMatch(/^<\?xml /)
    expect(read('b.md')).toMatch(/^## Contract: /)
  })

  test('tells GitHub, where that runs it', () => {
    expect(failed.stdout).toMatch(/^::error title=GET \/api\/v2\/sources%3A 200%2C body matches the schema::/m)
    expect(readFileSync(join(folder, 'summary.md'), 'utf8').trim()).toBe(read('b.md').trim())
    expect(passed.stderr).not.toContain('::error')
  })

  test('shows no progress where nobody watches', () => {
    for (const { stdout, stderr } of [passed, failed]) expect(stdout + stderr).not.toMatch(/(?!\n)\p{Cc}/u)
    expect(failed.stderr).toBe('')
  })

  test('prints a credential nowhere, also where the server repeats it', () => {
    const texts = [passed, failed].flatMap(({ stdout, stderr }) => [stdout, stderr])
    const files = ['a.html', 'a.xml', 'b.md', 'b.html', 'b.har'].map(read)
    expect(files[3]).toContain('***')
    for (const text of [...texts, ...files]) expect(text).not.toContain(API_KEY)
  })
})
