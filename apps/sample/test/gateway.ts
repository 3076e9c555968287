import { startSandbox } from '../sandbox/sandbox.ts'

/** A request that reached the deployments. */
export interface ReceivedRequest {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

/** Deployments at addresses that look real: a `fetch` that records requests, and answers from a sandbox. */
export interface Gateway {
  /** The variables that lead the sample here. */
  readonly variables: Readonly<Record<string, string>>
  requests: ReceivedRequest[]
  /** Answers a request in place of the sandbox. */
  override: (received: ReceivedRequest) => Response | undefined
  fetch: typeof fetch
}

export function createGateway(): Gateway {
  const sandbox = startSandbox()
  const { keyId, keySecret, organizationId, serviceId } = sandbox.observabilityCloud
  const url = 'https://gateway.example'
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
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const text = await request.clone().text()
      const received = {
        method: request.method,
        path: new URL(request.url).pathname,
        body: text === '' ? undefined : JSON.parse(text),
      }
      gateway.requests.push(received)
      return gateway.override(received) ?? sandbox.fetch(request)
    },
  }
  return gateway
}
