import type { AddressInfo } from 'node:net'
import { withPage } from '../../src/command/page/page.ts'
import { createHttpServer } from '../../src/command/server.ts'
import type { Sandbox } from '../../src/index.ts'

/** Serves a sandbox with its page, as the command does. */
export async function serve(sandbox: Sandbox): Promise<{ readonly address: string; close(): void }> {
  const server = createHttpServer(withPage(sandbox, sandbox.fetch))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}
