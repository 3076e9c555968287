import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** A version of a package that somebody sends. */
export interface Publication {
  readonly name: string
  readonly version: string
}

/**
 * What goes wrong with a publication: the connection is cut before it arrives, the server is not well and refuses it, or
 * it is stored and the answer gets lost.
 */
export type Fault = 'none' | 'cut' | 'unavailable' | 'lost'

export interface Registry {
  readonly url: string
  /** What was stored, in its order: `@clouddb/management@1.0.0`. */
  readonly stored: readonly string[]
  /** What was sent and is there already: it was refused. */
  readonly repeated: readonly string[]
  /** What is to go wrong with a publication; nothing at first. */
  faultOf: (publication: Publication) => Fault
  close(): Promise<void>
}

/**
 * Starts a registry with an empty store. What it has not it takes from an uplink, but nothing of our own scope: what is
 * installed of ours is what the rehearsal has published.
 */
export async function startRegistry(installation: string, folder: string, uplink: string): Promise<Registry> {
  const { runServer } = createRequire(join(installation, 'package.json'))('verdaccio') as Verdaccio
  const store = await runServer({
    self_path: folder,
    storage: join(folder, 'storage'),
    web: { enable: false },
    // One failure is no reason to take the uplink for gone.
    uplinks: { configured: { url: uplink, maxage: '30m', timeout: '60s', max_fails: 1000, fail_timeout: '1s' } },
    packages: {
      '@clouddb/*': { access: '$all', publish: '$anonymous' },
      '**': { access: '$all', proxy: 'configured' },
    },
    max_body_size: '100mb',
    log: { type: 'stdout', level: 'fatal', format: 'json' },
  })
  store.listen(0, '127.0.0.1')
  await once(store, 'listening')
  const { port } = store.address() as AddressInfo
  return startProxy(port, store)
}

/** The registry as clients see it: it can fail, and it refuses a version that is there in the words of the public one. */
async function startProxy(port: number, store: Server): Promise<Registry> {
  const stored: string[] = []
  const repeated: string[] = []
  const proxy = createServer((incoming, outgoing) => {
    const isPublication = incoming.method === 'PUT'
    const answered = isPublication ? publish(incoming, outgoing) : give(port, incoming, outgoing)
    answered.catch(() => outgoing.destroy())
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const registry: Registry = {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/`,
    stored,
    repeated,
    faultOf: () => 'none',
    async close() {
      for (const server of [proxy, store]) {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      }
    },
  }
  return registry

  async function publish(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = Buffer.concat(await incoming.toArray())
    const { name, versions = {} } = JSON.parse(body.toString())
    const [version] = Object.keys(versions)
    if (version === undefined) {
      await pass(port, incoming, outgoing, body)
      return
    }
    const label = `${name}@${version}`
    if (stored.includes(label)) {
      repeated.push(label)
      const error = `You cannot publish over the previously published versions: ${version}.`
      outgoing.writeHead(403, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
      return
    }
    const fault = registry.faultOf({ name, version })
    if (fault === 'cut') incoming.socket.destroy()
    else if (fault === 'unavailable') outgoing.writeHead(503).end('The registry is not well.')
    else {
      const status = await pass(port, incoming, fault === 'lost' ? undefined : outgoing, body)
      if (status < 300) stored.push(label)
      if (fault === 'lost') incoming.socket.destroy()
    }
  }
}

/** Gives what is asked for. What the uplink did not have at once it may have in a moment: a store says 404 for both. */
async function give(port: number, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { method, url = '/' } = incoming
  const isOfOthers = method === 'GET' && !/^\/(-\/|@clouddb(\/|%2f))/i.test(url)
  for (let wait = 100; isOfOthers && wait < 5_000; wait *= 2) {
    const answer = await ask(port, incoming)
    if (answer.statusCode !== 404 && (answer.statusCode ?? 500) < 500) return hand(answer, outgoing)
    answer.resume()
    await setTimeout(wait)
  }
  await pass(port, incoming, outgoing)
}

/** Passes a request on to the store, and its answer back, unless that is to get lost. Returns the status. */
async function pass(
  port: number,
  incoming: IncomingMessage,
  outgoing?: ServerResponse,
  body?: Buffer,
): Promise<number> {
  const answer = await ask(port, incoming, body)
  if (outgoing) await hand(answer, outgoing)
  else await once(answer.resume(), 'end')
  return answer.statusCode ?? 502
}

async function ask(port: number, incoming: IncomingMessage, body?: Buffer): Promise<IncomingMessage> {
  const { method = 'GET', url = '/', headers } = incoming
  // The host stays that of the proxy, so that addresses of tarballs lead there.
  const passed = request({ host: '127.0.0.1', port, method, path: url, headers })
  if (body || method === 'GET') passed.end(body)
  else incoming.pipe(passed)
  const [answer] = (await once(passed, 'response')) as [IncomingMessage]
  return answer
}

async function hand(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
  answer.pipe(outgoing)
  await once(answer, 'end')
}

interface Verdaccio {
  runServer(config: object): Promise<Server>
}
