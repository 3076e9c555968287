import { existsSync } from 'node:fs'
import { copyFile, lstat, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile, resolutions } from '@clouddb/packed/install/compile.ts'
import { satisfies } from 'semver'
import { type Environment, must, mustBeEmpty, run, usersEnvironment } from './commands.ts'
import type { Plan } from './release.ts'

/** A package manager as users have it. */
export interface Manager {
  readonly name: string
  readonly env: Environment
  /** The files of a project, without its manifest. */
  readonly files: Readonly<Record<string, string>>
  /** The package manager, of which `add` adds packages. */
  readonly command: readonly string[]
  /** The word that updates packages within their ranges. */
  readonly update: 'update' | 'up'
  /** The command that runs a program in TypeScript. */
  readonly start: readonly string[]
  /** The command that runs the command of a package without an install. */
  readonly once?: readonly string[]
}

/** A separate project with its own lockfile, so that an install of the repository does not install yarn and bun. */
export const installation: string = fileURLToPath(new URL('../installation', import.meta.url))

/** Returns the package managers. Our packages come from `registry`, and all others from `otherRegistry`. */
export function createManagers(registry: string, otherRegistry: string, home: string): readonly Manager[] {
  const node = process.execPath
  const yarn = join(installation, 'node_modules/@yarnpkg/cli-dist/bin/yarn.js')
  const bun = join(installation, 'node_modules/bun/bin/bun.exe')
  const usual = usersEnvironment()
  // The Node that reads TypeScript comes last.
  const all = (usual.PATH ?? '').split(delimiter)
  const folders = all.filter((folder) => !folder.includes('node_modules'))
  // On a machine without pnpm, npx provides it, in a folder of `node_modules`.
  const ofPnpm = all.filter((folder) => existsSync(join(folder, 'pnpm')))
  const PATH = [...folders, dirname(node), ...ofPnpm].join(delimiter)
  const env = { ...usual, PATH, HOME: home, CI: undefined, NO_COLOR: '1', npm_config_registry: otherRegistry }
  const files = { '.npmrc': `@clouddb:registry=${registry}\n` }
  const start = [node]
  const yarnSettings = {
    YARN_NPM_REGISTRY_SERVER: otherRegistry.replace(/\/$/, ''),
    YARN_UNSAFE_HTTP_WHITELIST: '*',
    YARN_ENABLE_TELEMETRY: '0',
    YARN_NPM_MINIMAL_AGE_GATE: '0',
  }
  const yarnrc = `npmScopes: { clouddb: { npmRegistryServer: '${registry.slice(0, -1)}', npmMinimalAgeGate: 0 } }\n`
  const yarnOf = (name: string, linker: string): Manager => ({
    name,
    env: { ...env, ...yarnSettings, YARN_NODE_LINKER: linker },
    files: { 'yarn.lock': '', '.yarnrc.yml': yarnrc },
    command: [node, yarn],
    update: 'up',
    start: linker === 'pnp' ? [node, yarn, 'node'] : start,
  })
  const shared = { files, update: 'update', start } as const
  const npmSettings = { npm_config_audit: 'false', npm_config_fund: 'false', npm_config_update_notifier: 'false' }
  const pnpmSettings = { pnpm_config_registry: otherRegistry, pnpm_config_minimum_release_age: '0' }
  const bunSettings = { BUN_INSTALL_CACHE_DIR: join(home, '.bun') }
  return [
    { ...shared, name: 'npm', env: { ...env, ...npmSettings }, command: ['npm'], once: ['npx', '--yes'] },
    { ...shared, name: 'pnpm', env: { ...env, ...pnpmSettings }, command: ['pnpm'], once: ['pnpm', 'dlx'] },
    yarnOf('yarn', 'node-modules'),
    yarnOf("yarn with Plug'n'Play", 'pnp'),
    { ...shared, name: 'bun', env: { ...env, ...bunSettings }, command: [bun], start: [bun] },
  ]
}

/** Creates a project and adds packages to it. Returns its folder. */
export async function createProject(parent: string, label: string, manager: Manager, names: readonly string[]) {
  const folder = join(parent, `${manager.name}-${label}`.replaceAll(/\W+/g, '-'))
  await mkdir(folder, { recursive: true })
  const manifest = JSON.stringify({ name: 'project', private: true, type: 'module' })
  for (const [file, text] of Object.entries({ 'package.json': manifest, ...manager.files }))
    await writeFile(join(folder, file), text)
  await run([...manager.command, 'add', ...names], folder, manager.env)
  return folder
}

/** The dependencies of the program that uses every method. */
const users = ['management', 'observability-cloud', 'observability-oss', 'as-code', 'sandbox'].map(
  (name) => `@clouddb/${name}`,
)

/** Installs the program that uses every method. */
export async function installProgram(parent: string, manager: Manager): Promise<string> {
  const folder = await createProject(parent, 'program', manager, users)
  await copyFile(new URL('../upgrade/program.ts', import.meta.url), join(folder, 'program.ts'))
  return folder
}

/** Compiles and runs the program. Returns what it prints. */
export async function useProgram(folder: string, manager: Manager): Promise<string> {
  // Under Plug'n'Play there is no `node_modules`, in which a compiler finds packages.
  if (!manager.name.includes('Play')) {
    const errors = await compile('7', folder, ['program.ts'], resolutions.nodenext)
    const cure = 'the bump of a changeset is too low, or packages/internal/changes/rehearsal/upgrade is wrong.'
    must(errors === '', errors, cure)
  }
  return run([...manager.start, 'program.ts'], folder, manager.env)
}

/** Updates the packages. Users write a new range for versions that their caret range does not allow. */
export async function upgradeProgram(folder: string, manager: Manager, before: Plan, after: Plan): Promise<void> {
  const { command, update, env } = manager
  const older = new Map(before.map(({ name, version }) => [name, version]))
  // A release has only the packages that changed.
  const newer = new Map([...before, ...after].map(({ name, version }) => [name, version]))
  const isAllowed = (name: string) => satisfies(newer.get(name) ?? '', `^${older.get(name)}`)
  const beyond = users.filter((name) => !isAllowed(name)).map((name) => `${name}@^${newer.get(name)}`)
  await run([...command, update, ...users.filter(isAllowed)], folder, env)
  if (beyond.length > 0) await run([...command, 'add', ...beyond], folder, env)
  const problems: string[] = []
  for (const name of users) {
    const { version } = JSON.parse(await readFile(join(folder, 'node_modules', name, 'package.json'), 'utf8'))
    if (version !== newer.get(name)) problems.push(`${name} is installed in ${version}, not in ${newer.get(name)}.`)
  }
  mustBeEmpty(problems, 'look at the dist-tags of the registry.')
}

/** The packages and the bytes that an install adds, by the name of the installed package. */
export type Sizes = Readonly<Record<string, { readonly packages: number; readonly bytes: number }>>

/** Measures the `node_modules` of npm. */
export async function sizeOf(modules: string): Promise<Sizes[string]> {
  const entries = await readdir(modules, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && entry.name !== '.package-lock.json')
  const sizes = await Promise.all(files.map(async (file) => (await lstat(join(file.parentPath, file.name))).size))
  const isPackage = /node_modules\/(@[^/]+\/)?[^/@.][^/]*$/
  return {
    packages: files.filter(({ name, parentPath }) => name === 'package.json' && isPackage.test(parentPath)).length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  }
}

/** Compares sizes with the previous ones. Bytes may grow by 3 %, because each release adds to a CHANGELOG. */
export function growthOf(before: Sizes, after: Sizes): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
    const [old, now] = [before[name], after[name]]
    if (!old || !now) return [`${name} is only in the ${old ? 'old' : 'new'} sizes.`]
    const limit = Math.floor(old.bytes * 1.03)
    return [
      ...(now.packages > old.packages ? [`${name} installs ${now.packages} packages instead of ${old.packages}.`] : []),
      ...(now.bytes > limit
        ? [`${name} installs ${now.bytes} bytes, more than ${limit}, which is 3 % more than before.`]
        : []),
    ]
  })
}
