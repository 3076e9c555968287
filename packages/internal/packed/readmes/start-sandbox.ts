import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished } from 'vitest'

/** Runs the command of the sandbox, and reads the variables that it prints. */
export async function startSandbox(
  bin: string,
  ...options: readonly string[]
): Promise<{ readonly exported: Readonly<Record<string, string>>; readonly printed: () => string }> {
  const child = spawn(process.execPath, [bin, '--port', '0', ...options])
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    printed += chunk
  })
  onTestFinished(async () => {
    child.kill()
    await once(child, 'exit')
  })
  await expect.poll(() => printed).toContain('CLOUDDB_SANDBOX_URL=')
  const exported = Object.fromEntries(
    [...printed.matchAll(/^export (\w+)=(.+)$/gm)].map(([, name, value]) => [name, value]),
  )
  return { exported: exported as Record<string, string>, printed: () => printed }
}
