// Starts turbo without its telemetry, which it would switch on in the home folder: `node .ci/turbo.ts run build`.
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Starts turbo with these words. */
export function startTurbo(words: readonly string[], stdio: StdioOptions, env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn('turbo', words, {
    stdio,
    shell: process.platform === 'win32',
    env: { ...process.env, ...env, TURBO_TELEMETRY_DISABLED: '1' },
  })
}

if (import.meta.main) {
  const [code] = await once(startTurbo(process.argv.slice(2), 'inherit'), 'close')
  process.exitCode = code ?? 1
}
