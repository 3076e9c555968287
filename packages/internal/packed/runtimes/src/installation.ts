import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

/** A project of its own, locked like the root, so that no install of the root brings these runtimes along. */
const folder = fileURLToPath(new URL('../installation', import.meta.url))

/** Installs the runtimes and the bundlers at their locked versions. Takes some seconds, and most of a gigabyte. */
export async function installRuntimes(): Promise<void> {
  const [command, shell] = process.platform === 'win32' ? ['pnpm.cmd', true] : ['pnpm', false]
  await promisify(execFile)(command, ['install', '--frozen-lockfile'], { cwd: folder, shell }).catch((error) => {
    throw new Error(
      `The runtimes could not be installed: ${error.stdout || error.stderr || error.message}\n` +
        'Start this by its script, which brings pnpm: `pnpm runtimes --install`.',
    )
  })
}

/** The version of an installed package, or `undefined` where it is not there: not installed, or not for this machine. */
export function versionOf(name: string): string | undefined {
  const manifest = join(folder, 'node_modules', name, 'package.json')
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version.replace('v', '') : undefined
}

/** A file of an installed package. */
export function fileOf(name: string, path: string): string {
  return join(folder, 'node_modules', name, path)
}

/** Loads an installed package. */
export async function load(name: string): Promise<unknown> {
  const path = createRequire(join(folder, 'package.json')).resolve(name)
  return import(pathToFileURL(path).href)
}
