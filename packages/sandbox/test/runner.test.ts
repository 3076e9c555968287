import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { endOfRunner } from '../src/command/runner.ts'

const npx = { npm_config_user_agent: 'npm/11.0.0', npm_lifecycle_event: 'npx' }

test('the command ends when npx is killed, although its shell lives on', async () => {
  const bin = fileURLToPath(new URL('../dist/bin.js', import.meta.url))
  const command = `'${process.execPath}' '${bin}' --port 0; true`
  const program = `require('node:child_process').spawn('sh', ['-c', ${JSON.stringify(command)}], { stdio: 'inherit' })`
  const env = { ...process.env, ...npx }
  const runner = spawn(process.execPath, ['-e', program], { env, detached: true, stdio: ['ignore', 'pipe', 'ignore'] })
  // A command that has not ended is in the group of its runner.
  onTestFinished(() => void spawn('kill', ['-KILL', '--', `-${runner.pid}`], { stdio: 'ignore' }))
  let printed = ''
  runner.stdout.on('data', (piece) => {
    printed += piece
    if (printed.includes('CLOUDDB_SANDBOX_URL')) runner.kill('SIGKILL')
  })
  // The output ends with the last process that holds it.
  await once(runner.stdout, 'end')
  expect(printed).toContain('CLOUDDB_SANDBOX_URL')
})

test.each<[from: string, env: Record<string, string>, goesOn: boolean]>([
  ['npx', npx, false],
  ['pnpm exec', { npm_config_user_agent: 'pnpm/12.0.0' }, false],
  ['a shell', {}, true],
  ['a script of a package', { ...npx, npm_lifecycle_event: 'pretest' }, true],
])('started by %s (%j) it goes on without its parent: %s', async (_, env, goesOn) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const started = { env, platform: process.platform, ppid: process.ppid }
  const ended = vi.fn()
  void endOfRunner(started).then(ended)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(ended).not.toHaveBeenCalled()
  started.ppid = 1
  await vi.advanceTimersByTimeAsync(5_000)
  expect(ended).toHaveBeenCalledTimes(goesOn ? 0 : 1)
})
