import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { dependenciesOfCommands, nameOf, type Published, published } from './packages.ts'
import { repository } from './repository.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder with a project in which the packed packages are installed, and `tarballs/`. */
    project: string
  }
}

const run = promisify(execFile)

/** For the tests: everything that is published, installed as {@link installPacked} does. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const project = await installPacked(published)
  provide('project', project)
  return () => rm(project, { recursive: true, force: true })
}

/**
 * Packs packages as a release does and installs them into an empty project, as an installer does, offline.
 *
 * @returns The folder of the project, with the packed packages in `tarballs/`. It is the caller's to remove.
 */
export async function installPacked(folders: readonly Published[]): Promise<string> {
  // Beyond links, because compilers and Node name files by their real paths.
  const project = await realpath(await mkdtemp(join(tmpdir(), 'consumer-')))
  await mkdir(join(project, 'tarballs'))
  await writeFile(join(project, 'package.json'), JSON.stringify({ name: 'project', private: true, type: 'module' }))
  await Promise.all([...folders.map((folder) => install(folder, project)), copyDependencies(project)])
  return project
}

async function install(folder: Published, project: string): Promise<void> {
  const tarball = join(project, 'tarballs', `${folder}.tgz`)
  const target = join(project, 'node_modules', nameOf(folder))
  await mkdir(target, { recursive: true })
  const command = process.platform === 'win32' ? 'pnpm.cmd' : 'pnpm'
  await run(command, ['pack', '--out', tarball], {
    cwd: join(repository, 'packages', folder),
    shell: process.platform === 'win32',
  }).catch((error) => {
    throw new Error(
      `\`pnpm pack\` failed in packages/${folder}: ${error.stderr || error.stdout || error.message}\n` +
        'Build the packages first, and start this test by a script, which brings pnpm: `pnpm run test`.',
    )
  })
  await run('tar', ['-xzf', tarball, '-C', target, '--strip-components=1'])
}

/** The dependencies that come from elsewhere, from where the workspace has them. */
async function copyDependencies(project: string): Promise<void> {
  const store = await realpath(join(repository, 'packages/client-core/node_modules/openapi-fetch'))
  for (const name of await readdir(join(store, '..')))
    await cp(join(store, '..', name), join(project, 'node_modules', name), { recursive: true, dereference: true })
  // What only commands need is many files, and nobody looks at them: a link will do.
  for (const [folder, names] of Object.entries(dependenciesOfCommands)) {
    for (const name of Object.keys(names)) {
      const target = await realpath(join(repository, 'packages', folder, 'node_modules', name))
      await symlink(target, join(project, 'node_modules', name), 'junction')
    }
  }
}
