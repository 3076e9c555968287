import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen, stop } from '@clouddb/packed/install/loopback.ts'

/** A failure of the registry: the connection is cut before a package is stored, or the server answers 503. */
export type Fault = 'cut' | 'unavailable'

interface Manifest {
  readonly name: string
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly repository?: unknown
  readonly dist: { readonly tarball: string; readonly integrity: string }
}

interface Packument {
  readonly name: string
  readonly versions: Record<string, Manifest>
  readonly 'dist-tags': Record<string, string>
  readonly time: Record<string, string>
}

/** The body of a publication: a packument with one version, and its tarball. */
interface Publication extends Packument {
  readonly _attachments: Readonly<Record<string, { readonly data: string }>>
}

/** A registry on the loopback, for our packages only. It is empty at first. */
export interface Registry {
  readonly url: string
  /** The stored versions, in order: `@clouddb/management@1.0.0`. */
  readonly stored: readonly string[]
  /** The faults of publications, by the name of the package. */
  faults: Readonly<Record<string, Fault>>
  packument(name: string): Packument | undefined
  close(): void
}

/** Starts a registry. Like the public one, it refuses to store a version twice. */
export async function startRegistry(): Promise<Registry> {
  const packuments = new Map<string, Packument>()
  const tarballs = new Map<string, Buffer>()
  const stored: string[] = []
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '/').slice(1)
    const tarball = tarballs.get(path)
    const [, name = '', tag = ''] = /^(@[^/]+\/[^/]+)\/?(.*)$/.exec(path) ?? []
    const packument = packuments.get(name)
    const found = tag ? packument?.versions[packument['dist-tags'][tag] ?? tag] : packument
    if (request.method === 'PUT') publish(request, response).catch(() => response.destroy())
    else if (tarball) response.end(tarball)
    else if (found) answer(response, 200, found)
    else answer(response, 404, { error: 'Not found' })
  })
  const registry: Registry = {
    url: `${await listen(server)}/`,
    stored,
    faults: {},
    packument: (name) => packuments.get(name),
    close: () => stop(server),
  }

  async function publish(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { _attachments, ...sent }: Publication = JSON.parse(Buffer.concat(await request.toArray()).toString())
    const [manifest] = Object.values(sent.versions)
    const [attachment] = Object.values(_attachments)
    if (!manifest || !attachment) throw new Error('The publication has no version or no tarball.')
    const { name, version } = manifest
    const fault = registry.faults[name]
    if (fault === 'cut') return void request.socket.destroy()
    if (fault === 'unavailable') return answer(response, 503, { error: 'Service Unavailable' })
    const before = packuments.get(name)
    const error = `You cannot publish over the previously published versions: ${version}.`
    if (before?.versions[version]) return answer(response, 403, { error })
    const path = `${name}/-/${version}.tgz`
    const dist = { ...manifest.dist, tarball: registry.url + path }
    const versions = { ...before?.versions, [version]: { ...manifest, dist } }
    const time = { ...before?.time, [version]: new Date().toISOString() }
    packuments.set(name, { name, versions, 'dist-tags': { ...before?.['dist-tags'], ...sent['dist-tags'] }, time })
    tarballs.set(path, Buffer.from(attachment.data, 'base64'))
    stored.push(`${name}@${version}`)
    answer(response, 201, { ok: true })
  }
  return registry
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
