import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useSample } from '../sample-run.ts'

const runSample = useSample()

/** Starts the command behind `pnpm mock` on a free port. Returns the variables that it prints. */
async function startMock(api: string): Promise<Record<string, string>> {
  const command = fileURLToPath(import.meta.resolve('@clouddb/goldens/mock-command'))
  const mock = spawn(process.execPath, [command, api, '--port', '0'], { stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(async () => {
    const closed = once(mock, 'close')
    mock.kill()
    await closed
  })
  mock.stderr.resume()
  const [lines] = await once(mock.stdout.setEncoding('utf8'), 'data')
  const exported = [...String(lines).matchAll(/^export (\w+)=(.+)$/gm)]
  return Object.fromEntries(exported.map(([, name = '', value = '']) => [name, value]))
}

test('the mocks of all documents serve the sample, which sends nothing that a document forbids', async () => {
  const apis = ['management', 'observability-cloud', 'observability-oss']
  const [management, cloud, oss] = (await Promise.all(apis.map(startMock))) as [object, object, object]
  // A cloud has one address for its two APIs, and each mock has its own.
  const addressOf = (variables: object) => Object(variables).CLOUDDB_BASE_URL
  const { fetch } = globalThis
  // A mock says what a document forbids.
  const headers = { authorization: 'Bearer key', 'content-type': 'application/json' }
  const wrong = await fetch(`${Object(oss).CLOUDDB_OSS_BASE_URL}/api/v2/alerts`, {
    method: 'POST',
    headers,
    body: '{}',
  })
  expect(wrong.headers.get('sl-violations')).toContain('required')
  const answers: { path: string; violations: string | null }[] = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const variables = input.includes('/observability') ? cloud : management
    const response = await fetch(input.replace('https://cloud.example', addressOf(variables)), init)
    answers.push({ path: new URL(input).pathname, violations: response.headers.get('sl-violations') })
    return response
  })
  const { code, stdout, stderr } = await runSample([], {
    ...management,
    ...cloud,
    ...oss,
    CLOUDDB_BASE_URL: 'https://cloud.example',
    SAMPLE_WEBHOOK_URL: 'https://hooks.slack.com/services/T0/B0/sample',
  })
  vi.unstubAllGlobals()
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(answers.filter(({ violations }) => violations)).toEqual([])
  expect(answers.length).toBeGreaterThan(10)
  for (const deployment of ['open-source', 'managed'])
    expect(stdout).toContain(`○ apply the project to the ${deployment} deployment: webhook`)
})
