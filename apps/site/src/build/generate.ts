import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const cwd = fileURLToPath(new URL('../../generator', import.meta.url))

/** Installs and runs the generator, a project with its own lockfile. */
export async function generateSite(): Promise<void> {
  await install()
  rmSync(new URL('../../dist', import.meta.url), { recursive: true, force: true })
  // A test sets another NODE_ENV, with which the generator builds no search.
  const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' }
  const command = ['node_modules/astro/bin/astro.mjs', 'build']
  const child = spawn(process.execPath, command, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] })
  // The generator prints a line for each page. The output matters only if it fails.
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    printed += text
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`The generator failed:\n${printed}`)
}

async function install(): Promise<void> {
  const [command, shell] = process.platform === 'win32' ? ['pnpm.cmd', true] : ['pnpm', false]
  await promisify(execFile)(command, ['install', '--frozen-lockfile'], { cwd, shell }).catch((error) => {
    throw new Error(
      `The generator could not be installed: ${error.stdout || error.stderr || error.message}\n` +
        'Run the script, which provides pnpm: `pnpm --filter @clouddb/site site`.',
    )
  })
}
