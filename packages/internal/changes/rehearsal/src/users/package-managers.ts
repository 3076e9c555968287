import { delimiter, dirname, join } from 'node:path'
import { type Command, cleanEnvironment, type Environment } from '../processes.ts'

/** A package manager as a user has it. */
export interface Manager {
  readonly name: string
  readonly environment: Environment
  /** What a project has beside its manifest. */
  readonly files: Readonly<Record<string, string>>
  add(names: readonly string[]): Command
  /** Takes what the ranges of the project allow. */
  update(names: readonly string[]): Command
  /** Runs a program of the project in the Node of the person, or in what stands for it. */
  run(program: string, ...parameters: string[]): Command
  /** The same, in a Node that reads TypeScript. */
  runTypeScript(program: string): Command
  /** Runs a file of tests that are written for Node. */
  runTest(program: string): Command
  /** The command of a package that is not installed. */
  once(name: string, ...parameters: string[]): Command
}

/** Where the managers come from, and where they keep what they bring. */
export interface ManagerOptions {
  readonly installation: string
  readonly home: string
  readonly registry: string
  readonly repository: string
}

export type ManagerName = 'npm' | 'pnpm' | 'yarn' | 'pnp' | 'bun'

/** The Node that reads TypeScript. */
const node = process.execPath

export function createManagers(options: ManagerOptions): Record<ManagerName, Manager> {
  const environment: Environment = {
    ...usersEnvironment(options.repository),
    HOME: options.home,
    CI: undefined,
    NO_COLOR: '1',
  }
  const npm = createNpm(environment, options)
  return {
    npm,
    pnpm: {
      ...npm,
      name: 'pnpm',
      environment: { ...environment, pnpm_config_registry: options.registry, pnpm_config_minimum_release_age: '0' },
      add: (names) => ['pnpm', 'add', ...names],
      update: (names) => ['pnpm', 'update', ...names],
      once: (name, ...parameters) => ['pnpm', 'dlx', name, ...parameters],
    },
    ...createYarns(npm, environment, options),
    bun: createBun(npm, environment, options),
  }
}

function createNpm(environment: Environment, { registry }: ManagerOptions): Manager {
  const ofNpm = { npm_config_registry: registry, npm_config_audit: 'false', npm_config_fund: 'false' }
  return {
    name: 'npm',
    environment: { ...environment, ...ofNpm, npm_config_update_notifier: 'false' },
    files: {},
    add: (names) => ['npm', 'install', ...names],
    update: (names) => ['npm', 'update', ...names],
    run: (program, ...parameters) => ['node', program, ...parameters],
    runTypeScript: (program) => [node, program],
    runTest: (program) => [node, program],
    once: (name, ...parameters) => ['npx', '--yes', name, ...parameters],
  }
}

// That a version is minutes old is no reason to refuse it here. Users of pnpm and yarn get it by a range after a day,
// unless they say otherwise, as this does.
const yarnSettings = { YARN_ENABLE_TELEMETRY: '0', YARN_NPM_MINIMAL_AGE_GATE: '0', YARN_ENABLE_PROGRESS_BARS: '0' }

function createYarns(npm: Manager, environment: Environment, { installation, registry }: ManagerOptions) {
  const yarn = join(installation, 'node_modules/@yarnpkg/cli-dist/bin/yarn.js')
  const ofYarn = (linker: string) => ({
    ...environment,
    ...yarnSettings,
    YARN_NPM_REGISTRY_SERVER: registry.replace(/\/$/, ''),
    YARN_UNSAFE_HTTP_WHITELIST: '127.0.0.1',
    YARN_NODE_LINKER: linker,
  })
  const withModules: Manager = {
    ...npm,
    name: 'yarn',
    environment: ofYarn('node-modules'),
    // A project of its own, whatever stands above it.
    files: { 'yarn.lock': '' },
    add: (names) => [node, yarn, 'add', ...names],
    update: (names) => [node, yarn, 'up', ...names],
    once: (name, ...parameters) => [node, yarn, 'dlx', '--quiet', name, ...parameters],
  }
  const plugAndPlay: Manager = {
    ...withModules,
    name: "yarn, Plug'n'Play",
    environment: ofYarn('pnp'),
    run: (program, ...parameters) => [node, yarn, 'node', program, ...parameters],
    runTypeScript: (program) => [node, yarn, 'node', program],
    runTest: (program) => [node, yarn, 'node', program],
  }
  return { yarn: withModules, pnp: plugAndPlay }
}

function createBun(npm: Manager, environment: Environment, { installation, home, registry }: ManagerOptions): Manager {
  const bun = join(installation, 'node_modules/bun/bin/bun.exe')
  return {
    ...npm,
    name: 'bun',
    environment: { ...environment, npm_config_registry: registry, BUN_INSTALL_CACHE_DIR: join(home, '.bun') },
    add: (names) => [bun, 'add', ...names],
    update: (names) => [bun, 'update', ...names],
    run: (program, ...parameters) => [bun, program, ...parameters],
    runTypeScript: (program) => [bun, program],
    runTest: (program) => [bun, 'test', `.//${program}`],
    once: (name, ...parameters) => [bun, 'x', name, ...parameters],
  }
}

/** The commands of the person, without those of this repository; the Node that reads TypeScript comes last. */
function usersEnvironment(repository: string): Environment {
  const environment = cleanEnvironment()
  const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(repository))
  return { ...environment, PATH: [...folders, dirname(process.execPath)].join(delimiter) }
}
