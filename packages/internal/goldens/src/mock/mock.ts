/// <reference path="./pino.d.ts" />
import { channel } from 'node:diagnostics_channel'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import { pointerTo } from '@clouddb/document/pointer'
import { componentsReached } from '@clouddb/document/references'
import { keepConnections } from './kept-connections.ts'

const require = createRequire(import.meta.url)

/** A running mock of one API. */
export interface Mock {
  /** Its address on the loopback, without a slash at the end: the `baseUrl` of a client. */
  readonly url: string
  /** A `fetch` for thousands of requests. It costs less than half of the global one. */
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>
  /** Stops the mock and closes every connection. */
  close(): Promise<void>
}

/**
 * Starts a mock of one API on a free port of the loopback. It serves the first example of each response, or the one that
 * the header `Prefer: code=<status>, example=<name>` selects. It refuses requests that violate the document, and names
 * the violations in the header `sl-violations`.
 *
 * @param api The name of a package that has a bundled document (`@clouddb/management`), or a bundled document.
 */
export async function startMock(api: string | object): Promise<Mock> {
  const { prepareStackTrace } = Error
  // Imported here because it takes half a second, and not every importer starts a mock.
  const [{ createLogger }, { getHttpOperationsFromSpec }, { createServer }] = await Promise.all([
    import('@stoplight/prism-core'),
    import('@stoplight/prism-http'),
    import('@stoplight/prism-http-server'),
  ])
  // A dependency of the mock looks for the source map of each line of each stack, which takes longer than most calls.
  Error.prepareStackTrace = prepareStackTrace
  const document = withoutUnread(typeof api === 'string' ? bundledDocument(api) : api)
  const server = createServer(await getHttpOperationsFromSpec(document), {
    cors: false,
    components: { logger: createLogger('mock', { level: 'silent' }) },
    config: {
      isProxy: false,
      mock: { dynamic: false },
      validateRequest: true,
      // The linter checks the examples that the mock serves.
      validateResponse: false,
      checkSecurity: true,
      errors: false,
      upstreamProxy: undefined,
    },
  })
  const url = await withoutTimeouts(() => server.listen(0, '127.0.0.1'))
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
 * A copy, because the mock replaces references in place. The mock reads schemas of responses only where an example is missing,
 * and starts faster without them and what they alone refer to.
 */
function withoutUnread(document: object): object {
  type Response = { content?: Record<string, { schema?: unknown; examples?: unknown }> }
  type Components = { responses?: Record<string, Response>; schemas?: Record<string, unknown> }
  const copy = structuredClone(document) as { paths?: unknown; components?: Components }
  for (const { content = {} } of Object.values(copy.components?.responses ?? {}))
    for (const body of Object.values(content)) if (body.examples) delete body.schema
  const { schemas = {} } = copy.components ?? {}
  const read = componentsReached(copy, [copy.paths])
  for (const name of Object.keys(schemas)) if (!read.has(pointerTo('components', 'schemas', name))) delete schemas[name]
  return copy
}

/**
 * Removes the time limits of the HTTP server that starts to listen. It would close connections that are idle for five
 * seconds, and a slow machine may send a request at that moment. The mock gives no other access to its server.
 */
function withoutTimeouts<Result>(listen: () => Result): Result {
  const listens = channel('tracing:net.server.listen:asyncStart')
  const removeTimeouts = (message: unknown): void => {
    const { server } = message as { readonly server: Server }
    Object.assign(server, { keepAliveTimeout: 0, requestTimeout: 0, headersTimeout: 0 })
  }
  listens.subscribe(removeTimeouts)
  try {
    return listen()
  } finally {
    listens.unsubscribe(removeTimeouts)
  }
}

/** Returns the bundled document that a package ships. */
export function bundledDocument(packageName: string): Record<string, unknown> {
  return require(`${packageName}/openapi.json`)
}
