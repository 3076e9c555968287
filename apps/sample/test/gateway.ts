import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { startMocks } from '../mocks/start.ts'

/** A request that reached the deployments. */
export interface ReceivedRequest {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

/** What the gateway answers in place of the mocks. */
export interface Answer {
  readonly status: number
  readonly type?: string
  readonly body: string
}

/** Stands for real deployments: writes down what arrives, and lets the mocks answer unless a test wants otherwise. */
export interface Gateway {
  /** The variables that lead the sample here. */
  readonly variables: Readonly<Record<string, string>>
  requests: ReceivedRequest[]
  /** Answers a request in place of the mocks. */
  override: (received: ReceivedRequest) => Answer | undefined
  close(): Promise<void>
}

export async function startGateway(): Promise<Gateway> {
  const mocks = await startMocks()
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const gateway: Gateway = {
    variables: {
      CLOUDDB_BASE_URL: url,
      CLOUDDB_KEY_ID: 'key-of-the-test',
      CLOUDDB_KEY_SECRET: 'secret-of-the-test',
      CLOUDDB_ORGANIZATION_ID: '6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11',
      CLOUDDB_SERVICE_ID: 'b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40',
      CLOUDDB_OSS_BASE_URL: url,
      CLOUDDB_OSS_API_KEY: 'access-key-of-the-test',
    },
    requests: [],
    override: () => undefined,
    close: async () => {
      server.closeAllConnections()
      await Promise.all([new Promise((settle) => server.close(settle)), mocks.close()])
    },
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = request
    const body = headers['content-type'] === undefined ? undefined : await json(request)
    const received = { method, path, body }
    gateway.requests.push(received)
    const answer = gateway.override(received) ?? (await ask(upstream(path), received, headers.authorization ?? ''))
    response.writeHead(answer.status, { 'content-type': answer.type ?? 'application/json' }).end(answer.body)
  }

  function upstream(path: string): string {
    if (path.startsWith('/api/v2/')) return mocks.oss
    return path.includes('/observability/') ? mocks.cloud : mocks.management
  }

  return gateway
}

async function ask(origin: string, { method, path, body }: ReceivedRequest, authorization: string): Promise<Answer> {
  const headers = { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
  const response = await fetch(origin + path, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  })
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? 'text/plain',
    body: await response.text(),
  }
}
