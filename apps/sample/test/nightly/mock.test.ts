import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { goldens, runGolden, startByteServer } from '@clouddb/goldens'
import { breaksRule } from '@clouddb/goldens/broken-rules'
import { bundledDocument } from '@clouddb/goldens/mock'
import { createManagementClient } from '@clouddb/management'
import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
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

test.each([
  ['management', createManagementClient],
  ['observability-cloud', createObservabilityCloudClient],
  ['observability-oss', createObservabilityOssClient],
] as const)('the command of Prism judges requests of %s as its goldens state', async (api, createClient) => {
  const { CLOUDDB_OSS_BASE_URL, CLOUDDB_BASE_URL } = await startMock(api)
  const byteServer = await startByteServer()
  onTestFinished(() => byteServer.close())
  const subjects = {
    createClient: createClient as never,
    mockUrl: CLOUDDB_OSS_BASE_URL ?? CLOUDDB_BASE_URL ?? '',
    byteServer,
  }
  // The mock in `packages/internal/goldens` judges all of them, and costs less. The bodies of dashboards take seconds.
  const own = goldens.filter(({ operation, ...each }) => each.api === api && !operation.endsWith('Dashboard'))
  const slice = own.filter((golden) => golden.kind === 'request' || 'request' in golden)
  expect(slice.length).toBeGreaterThan(40)
  const document = bundledDocument(`@clouddb/${api}`)
  for (const golden of slice.filter((each, position) => position % 8 === 0 && !breaksRule(document, each)))
    expect(await runGolden(golden, subjects), `${golden.operation} ${golden.name}`).toEqual([])
})

test('the mocks of all documents serve the sample, which sends nothing that a document forbids', async () => {
  const apis = ['management', 'observability-cloud', 'observability-oss']
  const [management, cloud, oss] = (await Promise.all(apis.map(startMock))) as [object, object, object]
  // A cloud has one address for its two APIs, and each mock has its own.
  const addressOf = (variables: object) => Object(variables).CLOUDDB_BASE_URL
  const { fetch } = globalThis
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
