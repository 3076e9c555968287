import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { startSandbox } from '../sandbox/start.ts'

/** A request that reached the deployments. */
export interface ReceivedRequest {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

/** What the gateway answers in place of the sandbox. */
export interface Answer {
  readonly status: number
  readonly type?: string
  readonly body: string
}

/** Stands for real deployments: writes down what arrives, and lets a sandbox answer unless a test wants otherwise. */
export interface Gateway {
  /** The variables that lead the sample here. */
  readonly variables: Readonly<Record<string, string>>
  requests: ReceivedRequest[]
  /** Answers a request in place of the sandbox. */
  override: (received: ReceivedRequest) => Answer | undefined
  /** Makes it as new, with a sandbox that remembers nothing. */
  reset(): void
  close(): Promise<void>
}

export async function startGateway(): Promise<Gateway> {
  let sandbox = startSandbox()
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { keyId, keySecret, organizationId, serviceId } = sandbox.observabilityCloud
  const gateway: Gateway = {
    variables: {
      CLOUDDB_BASE_URL: url,
      CLOUDDB_KEY_ID: String(keyId),
      CLOUDDB_KEY_SECRET: String(keySecret),
      CLOUDDB_ORGANIZATION_ID: String(organizationId),
      CLOUDDB_SERVICE_ID: String(serviceId),
      CLOUDDB_OSS_BASE_URL: url,
      CLOUDDB_OSS_API_KEY: String(sandbox.observabilityOss.apiKey),
    },
    requests: [],
    override: () => undefined,
    reset: () => {
      sandbox = startSandbox()
      gateway.requests = []
      gateway.override = () => undefined
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((settle) => server.close(settle))
    },
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = request
    const body = headers['content-type'] === undefined ? undefined : await json(request)
    const received = { method, path, body }
    gateway.requests.push(received)
    const answer = gateway.override(received) ?? (await ask(received, headers.authorization ?? ''))
    response.writeHead(answer.status, { 'content-type': answer.type ?? 'application/json' }).end(answer.body)
  }

  async function ask({ method, path, body }: ReceivedRequest, authorization: string): Promise<Answer> {
    const headers = { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
    const response = await sandbox.fetch(url + path, {
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

  return gateway
}
