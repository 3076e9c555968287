import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './processes.ts'
import { startRegistry } from './registry.ts'
import { pnpm, type ReleaseContext } from './release/jobs.ts'
import type { Transcript } from './transcript.ts'
import { cloneTree, gitEnvironment, refuseUncommitted, uncommitted } from './tree.ts'

/** A project of its own, locked like the root: no install of the root brings a registry and package managers along. */
export const installation: string = fileURLToPath(new URL('../installation', import.meta.url))

export interface Options {
  readonly repository: string
  /** A folder of its own, which somebody else removes. */
  readonly folder: string
  readonly takesUncommitted: boolean
  /** Is told how to close what was opened, as soon as it is. */
  readonly onOpened: (close: () => Promise<void>) => void
}

/** A registry with an empty store, and a clone of the tree in which all is installed. */
export async function setUp(options: Options, { step }: Transcript): Promise<ReleaseContext> {
  const { repository, folder } = options
  const tree = join(folder, 'tree')
  const [registry] = await Promise.all([
    step('a registry with an empty store', async () => {
      await install(installation)
      await mkdir(join(folder, 'registry'))
      const registry = await startRegistry(installation, join(folder, 'registry'), await configuredRegistry())
      options.onOpened(() => registry.close())
      return registry
    }),
    step(
      'a clone of the tree, installed',
      async () => {
        const files = await uncommitted(repository)
        if (!options.takesUncommitted) refuseUncommitted(files)
        await cloneTree(repository, tree, files)
        await install(tree)
        return files
      },
      (files) => (files.length > 0 ? `with ${files.length} files that are not committed: ${files.join(', ')}` : ''),
    ),
  ])
  return { tree, checkout: join(folder, 'checkout'), artifacts: join(folder, 'artifacts'), registry, step }
}

/** Installs a project at its locked versions. */
async function install(project: string): Promise<void> {
  await run(pnpm('install', '--frozen-lockfile', '--prefer-offline'), { cwd: project, env: gitEnvironment })
}

/** Where npm gets packages from on this machine. */
async function configuredRegistry(): Promise<string> {
  return (await run(['npm', 'config', 'get', 'registry'], { cwd: installation, env: gitEnvironment })).trim()
}
