import { createServer, type IncomingMessage, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { afterEach, describe, expect, test } from 'vitest'
import type { RunReport } from '../../src/report/run-report.ts'
import { API_KEY, callCommand, failuresOf, runAgainst, useDeployment } from './run-against.ts'
import { type DeploymentOptions, LOST } from './servers/deployment.ts'
import { selfSigned } from './servers/self-signed.ts'
import { listen, page } from './servers/served.ts'

const { start: startDeployment, runOn, current } = useDeployment()
const endings: (() => unknown)[] = []
afterEach(() => Promise.all(endings.splice(0).map((end) => end())))

async function start(server: Server): Promise<string> {
  endings.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  return listen(server)
}

/** A port on which nothing listens. */
async function closedPort(): Promise<number> {
  const server = createServer()
  const [, port] = (await start(server)).split(':')
  server.close()
  return Number(port)
}

const adviceOf = ({ interruptions, cases, exitCode, counts }: RunReport): string => {
  expect({ cases, exitCode, failed: counts.failed }).toEqual({ cases: [], exitCode: 2, failed: 0 })
  expect(interruptions).toHaveLength(1)
  expect(interruptions[0]).not.toContain('\n')
  return String(interruptions[0])
}

describe('before it derives cases, the command explains', () => {
  const unknownKey: DeploymentOptions = {
    seed: ({ openSource }) => Object.assign(openSource, { apiKeys: ['of-somebody-else'] }),
  }
  const redirecting = async (location: (path: string) => string) =>
    `http://${await start(
      createServer((request, response) => response.writeHead(308, { location: location(String(request.url)) }).end()),
    )}`
  const selfSignedServer = createSecureServer(selfSigned, (_, response) => response.writeHead(404).end())
  test.for<[string, () => Promise<string>, RegExp, number?]>([
    [
      'that no server listens at the address',
      async () => `http://127.0.0.1:${await closedPort()}`,
      /ECONNREFUSED .*; expected a running deployment: check `--target`\.$/,
    ],
    [
      'that the path belongs to no API',
      async () => `${await startDeployment({ before: () => page(404, 'Cannot GET it') })}/api/v2`,
      /serves none of the operations of observability-oss that were tried: GET \/api\/v2\/\w+ was answered 404; check `--target` and `--api`\.$/,
      8,
    ],
    [
      'that the server does not know the key',
      () => startDeployment(unknownKey),
      /with 401; .* check CLOUDDB_OSS_API_KEY\.$/,
    ],
    [
      'that a proxy asks for credentials',
      () => startDeployment({ before: () => page(407, 'Who are you?') }),
      /; a proxy on the way asks for credentials: give them within its address, `HTTPS_PROXY=http:/,
    ],
    [
      'which target a redirect to the same path of another host means',
      () => redirecting((path) => `https://api.example.com/base${path}`),
      /leads on to https:\/\/api\.example\.com\/base\/api\/v2\/\w+; expected the API itself: give `--target https:\/\/api\.example\.com\/base`\.$/,
    ],
    [
      'that a redirect may lead to a page to log in',
      () => redirecting(() => '/login?next=there'),
      /leads on to http:\S+\/login\?next=there; .* this may be a page to log in\.$/,
    ],
    [
      'how to accept a self-signed certificate',
      async () => `https://${await start(selfSignedServer)}`,
      /self.signed certificate.* name the file of this one, `NODE_EXTRA_CA_CERTS=ca\.pem npx @clouddb\/contract \.\.\.`\.$/,
    ],
    [
      'that a server does not use TLS',
      async () => (await startDeployment()).replace('http://', 'https://'),
      /: try `--target http:\/\/127\.0\.0\.1:\d+`\.$/,
    ],
  ])('%s', async ([, serve, words, requests = 1]) => {
    const report = await runAgainst(await serve(), ['--write'], { fetch })
    expect(adviceOf(report)).toMatch(words)
    expect(report.counts.requests).toBe(requests)
  })
})

test('a redirect to the same path with a slash fails the case', async () => {
  const url = await startDeployment({
    before: ({ url: path }) => {
      const isBare = path === '/api/v2/sources'
      if (isBare) return { status: 301, type: 'text/plain', body: '', headers: { location: `${path}/` } }
      return path === '/api/v2/sources/' ? { status: 200, type: 'application/json', body: { data: [] } } : undefined
    },
  })
  const report = await runAgainst(url, ['--only', 'listSources/good-call'])
  expect(failuresOf(report)[0]).toMatch(/the server leads on to .*\/api\/v2\/sources\/, expected the answer itself$/)
  expect(report.cases[0]?.clientComplaints).toBeUndefined()
})

/** Calls the command with an address of this machine that counts as another machine, and where no server listens. */
const callUnreachable = async (env: Record<string, string>) => {
  const target = ['--target', `http://0.0.0.0:${await closedPort()}`, '--allow-insecure-connection']
  return callCommand(['--document', 'observability-oss', ...target], { CLOUDDB_OSS_API_KEY: API_KEY, ...env })
}

test.for<[string, RegExp, Record<string, string>]>([
  [
    'Node needs a variable to use a proxy',
    /; HTTP_PROXY names a proxy, .*: set NODE_USE_ENV_PROXY=1 \(Node 22\.21, 24 or newer\)\.$/m,
    {},
  ],
  [
    'no proxy listens',
    /go by the proxy of HTTP_PROXY: check it, or name 0\.0\.0\.0 in NO_PROXY\.$/m,
    { NODE_USE_ENV_PROXY: '1' },
  ],
])('the command explains that %s', async ([, words, env]) => {
  expect((await callUnreachable({ HTTP_PROXY: 'http://127.0.0.1:9', ...env })).stdout).toMatch(words)
})

describe('a request whose connection is lost', () => {
  const losing = (isMeant: (request: IncomingMessage) => boolean) => {
    let losses = 0
    return (request: IncomingMessage) => (isMeant(request) && ++losses === 1 ? LOST : undefined)
  }

  test('is sent again if it changes nothing', async () => {
    const report = await runOn(['--only', 'listSources/good-call'], {
      before: losing(({ url: path }) => path === '/api/v2/sources'),
    })
    expect(report).toMatchObject({ outcome: 'passed', interruptions: [], counts: { passed: 1, requests: 2 } })
  })

  test('is not sent again if it may have changed something', async () => {
    const report = await runOn(['--write', '--only', 'createDashboard/example'], {
      before: losing(({ method }) => method === 'POST'),
    })
    expect(report.interruptions.join()).toMatch(/^1 request brought no answer/)
    const creations = current().requests.filter((each) => each.startsWith('POST'))
    expect(creations).toHaveLength(report.cases.length)
  })

  test('is sent only twice', async () => {
    const report = await runOn(['--only', 'listSources/good-call,listWebhooks/good-call'], {
      before: ({ url: path }) => (path === '/api/v2/webhooks' ? LOST : undefined),
    })
    expect(report.counts).toMatchObject({ passed: 1, notReached: 1, requests: 3 })
  })
})

test.for([
  '*/no-credentials',
  'updateWebhook/good-call',
  'createWebhook/no-credentials',
  'queryChartSeries/no-credentials',
])('a server that serves a part of the routes is tested: %s', async (only) => {
  const url = await startDeployment({
    before: ({ url = '' }) => (/webhooks|charts/.test(url) ? undefined : page(404, 'Not Found')),
  })
  const report = await runAgainst(url, ['--write', '--only', only])
  expect(report.interruptions).toEqual([])
  expect(report.counts.passed).toBeGreaterThan(0)
  expect(failuresOf(report)).toEqual([])
})
