import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { installPacked, runPnpm } from '../../install/install.ts'
import type { Setup } from './runtime.ts'
import { startServer } from './server/server.ts'

/** A separate project with its own lockfile, so that an install of the repository does not install the runtimes. */
const installation = fileURLToPath(new URL('../installation', import.meta.url))

/** Installs the runtimes and the bundlers at their locked versions: about 900 MB. */
export async function installRuntimes(): Promise<void> {
  const cure = 'Start this by its script, which provides pnpm: `pnpm runtimes --install`.'
  await runPnpm(['install', '--frozen-lockfile'], installation, 'The runtimes could not be installed', cure)
}

/** Returns the version of an installed package, or `undefined` if it is not installed on this machine. */
export function versionOf(name: string): string | undefined {
  const manifest = join(installation, 'node_modules', name, 'package.json')
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version.replace('v', '') : undefined
}

/** Returns the path of a file in an installed package. */
export function installedFile(name: string, path: string): string {
  return join(installation, 'node_modules', name, path)
}

/** Imports an installed package. */
export async function loadInstalled(name: string): Promise<unknown> {
  const path = createRequire(join(installation, 'package.json')).resolve(name)
  return import(pathToFileURL(path).href)
}

/** Installs the packed packages, adds the program, and starts the server. */
export async function setUp(): Promise<Setup & { tearDown(): Promise<void> }> {
  const [project, server] = await Promise.all([installPacked(), startServer()])
  await cp(fileURLToPath(new URL('entries/', import.meta.url)), project, { recursive: true })
  await mkdir(join(project, 'bundles'))
  await writeProgram(join(project, 'program.mjs'))
  return {
    project,
    server: server.url,
    nobody: server.nobody,
    tearDown: async () => {
      server.close()
      await rm(project, { recursive: true, force: true })
    },
  }
}

/** Writes the program as one JavaScript module without imports: it gets the packages as arguments. */
async function writeProgram(file: string): Promise<void> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL('program/program.ts', import.meta.url)),
    platform: 'neutral',
    onLog: (_, { message }) => {
      throw new Error(message)
    },
  })
  await bundle.write({ file, format: 'esm' })
  await bundle.close()
}
