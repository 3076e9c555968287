/// <reference path="./pino.d.ts" />
import { channel } from 'node:diagnostics_channel'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import { keepConnections } from './kept-connections.ts'

const require = createRequire(import.meta.url)

/** A running mock of one API. */
export interface Mock {
  /** Its address on the loopback, without a slash at the end: the `baseUrl` of a client. */
  readonly url: string
  /** For who asks it thousands of times: a `fetch` that costs less than half of the global one. */
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>
  /** Ends it and every connection to it. */
  close(): Promise<void>
}

/**
 * Starts a mock of one API on a free port of the loopback. It serves the first example of each answer, or what the
 * header `Prefer: code=<status>, example=<name>` asks for, and refuses what breaks the document, naming the reason in
 * the header `sl-violations`.
 *
 * @param api A package (`@clouddb/management`), whose bundled document is taken, or a bundled document.
 */
export async function startMock(api: string | object): Promise<Mock> {
  // Imported here, for it takes half a second: who imports this module may never start a mock.
  const [{ createLogger }, { getHttpOperationsFromSpec }, { createServer }] = await Promise.all([
    import('@stoplight/prism-core'),
    import('@stoplight/prism-http'),
    import('@stoplight/prism-http-server'),
  ])
  // A copy, because reading a document replaces its references in place.
  const document = structuredClone(typeof api === 'string' ? bundledDocument(api) : api)
  const server = createServer(await getHttpOperationsFromSpec(document), {
    cors: false,
    components: { logger: createLogger('mock', { level: 'silent' }) },
    config: {
      isProxy: false,
      mock: { dynamic: false },
      validateRequest: true,
      // What it serves are the document's examples, and the linter holds them against their schemas.
      validateResponse: false,
      checkSecurity: true,
      errors: false,
      upstreamProxy: undefined,
    },
  })
  const url = await patiently(() => server.listen(0, '127.0.0.1'))
  const connections = keepConnections()
  return {
    url,
    fetch: connections.fetch,
    close: async () => {
      connections.close()
      await server.close()
    },
  }
}

/**
 * Has the HTTP server that starts listening close no connection before it is closed itself. By its clock it would, one
 * that rests after five seconds; on a busy machine a request can be on its way just then, and is lost. The server inside the
 * mock can be had in no other way.
 */
function patiently<Result>(listen: () => Result): Result {
  const listens = channel('tracing:net.server.listen:asyncStart')
  const wait = (message: unknown): void => {
    const { server } = message as { readonly server: Server }
    Object.assign(server, { keepAliveTimeout: 0, requestTimeout: 0, headersTimeout: 0 })
  }
  listens.subscribe(wait)
  try {
    return listen()
  } finally {
    listens.unsubscribe(wait)
  }
}

/** The document that a package was generated from, as the package ships it. */
export function bundledDocument(packageName: string): Record<string, unknown> {
  return require(`${packageName}/openapi.json`)
}
