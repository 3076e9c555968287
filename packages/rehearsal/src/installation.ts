import { fileURLToPath } from 'node:url'
import { run } from './processes.ts'
import { pnpm } from './release.ts'
import { gitEnvironment } from './tree.ts'

/** A project of its own, locked like the root: no install of the root brings a registry and package managers along. */
export const installation: string = fileURLToPath(new URL('../installation', import.meta.url))

/** Installs the registry, yarn and bun at their locked versions. */
export async function installTools(): Promise<void> {
  await run(pnpm('install', '--frozen-lockfile', '--prefer-offline'), { cwd: installation, env: gitEnvironment })
}

/** Where npm gets packages from on this machine. */
export async function configuredRegistry(): Promise<string> {
  return (await run(['npm', 'config', 'get', 'registry'], { cwd: installation, env: gitEnvironment })).trim()
}
