import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { base } from './apis.ts'

const folder = fileURLToPath(new URL('../dist', import.meta.url))
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/** Serves the built site on loopback: the files below its folder, and nothing else. */
export async function serve(port = 0): Promise<{ address: string; close(): void }> {
  const server = createServer(({ url = '/' }, response) => {
    const file = servedFile(new URL(url, 'http://localhost'))
    response.writeHead(file ? 200 : 404, {
      'content-type': types[extname(file ?? '404.html')] ?? 'application/octet-stream',
    })
    createReadStream(file ?? join(folder, '404.html')).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`
  return { address, close: () => void server.close().closeAllConnections() }
}

/** The file of the built site that an address leads to. */
export function servedFile(address: URL): string | undefined {
  const pathname = decodeURIComponent(address.pathname)
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return undefined
  const path = join(folder, normalize(pathname.slice(base.length)))
  const file = path.endsWith('/') ? join(path, 'index.html') : path
  return file.startsWith(folder) && existsSync(file) && statSync(file).isFile() ? file : undefined
}
