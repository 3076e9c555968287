import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { dependenciesOfCommands, packageName, published, repository } from './packages.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A project in which the packed packages are installed. The packages are also in its `tarballs/`. */
    project: string
  }
}

const run = promisify(execFile)

/** The global setup of the tests: they share one installed project. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const project = await installPacked()
  provide('project', project)
  return () => rm(project, { recursive: true, force: true })
}

/**
 * Packs the published packages as a release does and installs them into an empty project, without a network.
 *
 * @returns The folder of the project, which the caller must remove.
 */
export async function installPacked(): Promise<string> {
  // The real path, because compilers and Node name files by their real paths.
  const project = await realpath(await mkdtemp(join(tmpdir(), 'packed-')))
  await writeFile(join(project, 'package.json'), JSON.stringify({ name: 'project', private: true, type: 'module' }))
  await pack(join(project, 'tarballs'))
  for (const folder of published) {
    const target = join(project, 'node_modules', packageName(folder))
    await mkdir(target, { recursive: true })
    await run('tar', ['-xzf', join(project, 'tarballs', `${folder}.tgz`), '-C', target, '--strip-components=1'])
  }
  await copyDependencies(project)
  return project
}

/** Packs the published packages into `<folder>.tgz`. */
async function pack(tarballs: string): Promise<void> {
  for (const folder of published)
    await writeFile(join(repository, 'packages', folder, 'dist/of-another-build.js'), 'throw new Error("stale")\n')
  const filters = published.map((folder) => `--filter=${packageName(folder)}`)
  const cure = 'Build the packages first, and start the tests by a script, which provides pnpm: `pnpm run test`.'
  await runPnpm([...filters, 'pack', '--pack-destination', tarballs], repository, '`pnpm pack` failed', cure)
  for (const file of await readdir(tarballs)) {
    const [, folder] = /^clouddb-(.+)-\d+\.\d+\.\d+.*\.tgz$/.exec(file) ?? []
    await rename(join(tarballs, file), join(tarballs, `${folder}.tgz`))
  }
}

/** Runs pnpm in a folder. An error has the problem, the output, and the cure. */
export async function runPnpm(words: readonly string[], cwd: string, problem: string, cure: string): Promise<void> {
  const [command, shell] = process.platform === 'win32' ? ['pnpm.cmd', true] : ['pnpm', false]
  await run(command, words, { cwd, shell }).catch((error) => {
    throw new Error(`${problem}: ${error.stdout}${error.stderr || error.message}\n${cure}`)
  })
}

/** Copies the dependencies that are not ours from the workspace. */
async function copyDependencies(project: string): Promise<void> {
  const store = dirname(await realpath(join(repository, 'packages/client-core/node_modules/openapi-fetch')))
  for (const name of await readdir(store))
    await cp(join(store, name), join(project, 'node_modules', name), { recursive: true, dereference: true })
  // A link is enough for the dependencies of commands, which are many files.
  for (const [folder, names] of Object.entries(dependenciesOfCommands))
    for (const name of Object.keys(names))
      await linkModule(project, join(repository, 'packages', folder, 'node_modules'), name)
}

/** Lets the programs of a folder import a package from another `node_modules`. */
export async function linkModule(folder: string, modules: string, name: string): Promise<void> {
  const link = join(folder, 'node_modules', name)
  await mkdir(dirname(link), { recursive: true })
  await symlink(await realpath(join(modules, name)), link, 'junction')
}
