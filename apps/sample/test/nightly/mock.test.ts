import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { goldens, runGolden, startByteServer } from '@clouddb/goldens'
import { createManagementClient } from '@clouddb/management'
import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { useSample } from '../run.ts'

const { runSample } = useSample()
const apis = ['management', 'observability-cloud', 'observability-oss'] as const
const createClients = [createManagementClient, createObservabilityCloudClient, createObservabilityOssClient]
const processes: ChildProcess[] = []
/** The variables that `pnpm mock` prints, of each API. */
let variables: readonly Readonly<Record<string, string>>[]

beforeAll(async () => {
  variables = await Promise.all(apis.map(startMock))
})
afterAll(() =>
  Promise.all(
    processes.map((mock) => {
      const closed = once(mock, 'close')
      mock.kill()
      return closed
    }),
  ),
)

/** Starts the command behind `pnpm mock` on a free port. Returns the variables that it prints. */
async function startMock(api: string): Promise<Record<string, string>> {
  const command = fileURLToPath(import.meta.resolve('@clouddb/goldens/mock-command'))
  const mock = spawn(process.execPath, [command, api, '--port', '0'], { stdio: ['ignore', 'pipe', 'pipe'] })
  processes.push(mock)
  mock.stderr.resume()
  const [lines] = await once(mock.stdout.setEncoding('utf8'), 'data')
  const exported = [...String(lines).matchAll(/^export (\w+)=(.+)$/gm)] as string[][]
  return Object.fromEntries(exported.map(([, name, value]) => [name, value]))
}

const urlOf = (index: number) => variables[index]?.[index === 2 ? 'CLOUDDB_OSS_BASE_URL' : 'CLOUDDB_BASE_URL'] ?? ''

describe('the command of Prism on the document of an API', () => {
  test.each(apis)('accepts and refuses requests of %s as its goldens state', async (api) => {
    const index = apis.indexOf(api)
    const byteServer = await startByteServer()
    const own = goldens.filter((golden) => golden.api === api && (golden.kind === 'request' || 'request' in golden))
    const complaints: string[] = []
    // The mock in `packages/internal/goldens` judges all of them, and costs less. The bodies of dashboards take seconds.
    const slice = own.filter(({ operation }) => !operation.endsWith('Dashboard'))
    for (const golden of slice.filter((_, position) => position % 8 === 0)) {
      const subjects = { createClient: createClients[index] ?? Object, mockUrl: urlOf(index), byteServer }
      const found = await runGolden(golden, subjects)
      complaints.push(...found.map((complaint) => `${golden.operation} ${golden.name}: ${complaint}`))
    }
    await byteServer.close()
    expect(complaints).toEqual([])
    expect(own.length).toBeGreaterThan(40)
  })

  test('serves the sample, which sends nothing that a document forbids', async () => {
    const { fetch } = globalThis
    const requests: string[] = []
    const violations: string[] = []
    // A cloud has one address for its two APIs, and each mock has its own.
    vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
      const url = input.includes('/observability') ? input.replace('https://cloud.example', urlOf(1)) : input
      const response = await fetch(url.replace('https://cloud.example', urlOf(0)), init)
      requests.push(`${init.method} ${new URL(url).pathname}`)
      violations.push(response.headers.get('sl-violations') ?? '')
      return response
    })
    const { code, stdout, stderr } = await runSample({
      variables: {
        ...Object.assign({}, ...variables),
        CLOUDDB_BASE_URL: 'https://cloud.example',
        SAMPLE_WEBHOOK_URL: 'https://hooks.slack.com/services/T0/B0/sample',
      },
    })
    vi.unstubAllGlobals()
    expect({ code, stderr, violations: violations.join('') }).toEqual({ code: 0, stderr: '', violations: '' })
    expect(requests.length).toBeGreaterThan(10)
    for (const deployment of ['open-source', 'managed'])
      expect(stdout).toContain(`○ apply the project to the ${deployment} deployment: webhook`)
  })
})
