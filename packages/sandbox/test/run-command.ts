import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { onTestFinished } from 'vitest'
import { main } from '../src/command/main.ts'

/**
 * Runs the command on a free port until the test is finished. `address` settles when the command is ready, or has ended.
 */
export function run(...args: string[]) {
  const printed = { out: '', err: '' }
  const [ready, asked] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()]
  const writer = (name: keyof typeof printed) => ({
    write: (text: string) => {
      printed[name] += text
      const found = /CLOUDDB_OSS_BASE_URL=(\S+)/.exec(printed.out)?.[1]
      if (found) ready.resolve(found)
    },
  })
  const ended = main(args.includes('--port') ? args : ['--port', '0', ...args], {
    stdout: writer('out'),
    stderr: writer('err'),
    stop: asked.promise,
  })
  ended.then(() => ready.resolve(''), ready.reject)
  const stop = () => {
    asked.resolve()
    return ended
  }
  onTestFinished(async () => void (await stop()))
  return { printed, address: ready.promise, stop }
}

/** A client of the open-source deployment at the address of a command. It sends each request once. */
export const clientAt = (baseUrl: string) =>
  createObservabilityOssClient({ baseUrl, apiKey: 'sandbox-api-key', maxRetries: 0 })

/** Makes a folder that is removed when the test is finished, with a file if it has content. */
export async function fileWith(content?: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'file.json')
  if (content !== undefined) await writeFile(file, content)
  return file
}
