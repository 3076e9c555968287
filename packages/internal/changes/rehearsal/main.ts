// The command `pnpm rehearse`: rehearses two releases on a registry on the loopback, and what users do with them.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { repository } from '@clouddb/packed/install/packages.ts'
import { git, must, mustBeEmpty, repositoryEnvironment, run } from './src/commands.ts'
import { startRegistry } from './src/registry.ts'
import {
  checkOut,
  createTree,
  makeChange,
  mustBeInstallable,
  mustBePublished,
  type PackedRelease,
  pack,
  publish,
  type ReleaseContext,
  version,
} from './src/release.ts'
import {
  createManagers,
  createProject,
  growthOf,
  installation,
  installProgram,
  type Manager,
  type Sizes,
  sizeOf,
  upgradeProgram,
  useProgram,
} from './src/users.ts'

const { values: options } = parseArgs({
  options: {
    /** Includes the changes that are not committed. */
    uncommitted: { type: 'boolean', default: false },
    /** Writes the installed sizes to results.json. */
    write: { type: 'boolean', default: false },
    /** Does not remove the temporary folder. */
    keep: { type: 'boolean', default: false },
  },
})

const start = Date.now()
let steps = 0

/** Runs a step and prints its name and its time. */
async function step<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const since = Date.now()
  const print = (mark: string) =>
    console.log(`${mark} ${((Date.now() - since) / 1000).toFixed(1).padStart(6)} s  ${name}`)
  try {
    const value = await work()
    steps++
    print('✓')
    return value
  } catch (error) {
    print('✗')
    throw error
  }
}

const stateOfRepository = async () =>
  (await git(repository, 'rev-parse', 'HEAD')) +
  (await git(repository, 'status', '--porcelain', '--untracked-files=all'))

const resultsFile = new URL('results.json', import.meta.url)
// The real path, because compilers and Node name files by their real paths.
const folder = await realpath(await mkdtemp(join(tmpdir(), 'rehearsal-')))
const removeFolder = () => {
  if (options.keep) console.log(`The files of the rehearsal are in ${folder}.`)
  else rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    removeFolder()
    process.exit(130)
  })

const registry = await startRegistry()
try {
  const before = await stateOfRepository()
  const isDirty = before.includes('\n', before.indexOf('\n') + 1)
  const cure = 'commit first, because a release is made from a commit; or use `pnpm rehearse --uncommitted`.'
  must(!isDirty || options.uncommitted, `There are uncommitted changes:\n${before}`, cure)
  await rehearse()
  must((await stateOfRepository()) === before, 'The rehearsal changed the repository.', 'see `git status`.')
  console.log(`\n${steps} steps passed in ${((Date.now() - start) / 1000).toFixed(0)} s.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  registry.close()
  removeFolder()
}

async function rehearse(): Promise<void> {
  const inFolder = (name: string) => join(folder, name)
  const [home, projects] = [inFolder('home'), inFolder('projects')]
  const context: ReleaseContext = {
    tree: inFolder('tree'),
    checkout: inFolder('checkout'),
    artifacts: inFolder('artifacts'),
    registry,
  }
  for (const path of [context.tree, context.artifacts, home, projects]) await mkdir(path)

  await step('installs yarn and bun', () =>
    run(['pnpm', 'install', '--frozen-lockfile', '--prefer-offline'], installation, repositoryEnvironment),
  )
  const otherRegistry = (await run(['npm', 'config', 'get', 'registry'], installation, repositoryEnvironment)).trim()
  const managers = createManagers(registry.url, otherRegistry, home)

  await step('copies and installs the repository', () => createTree(repository, context.tree))
  const first = await releaseFirst(context)
  const sizes = await step('npm installs each package alone, which is no larger than before', () =>
    measureInstalls(managers[0] as Manager, projects, first),
  )
  const programs: { manager: Manager; folder: string; printed: string }[] = []
  for (const manager of managers)
    await step(`${manager.name}: a program that uses every method compiles and runs`, async () => {
      const program = await installProgram(projects, manager)
      programs.push({ manager, folder: program, printed: await useProgram(program, manager) })
    })
  const different = programs.filter(({ printed }) => printed !== programs[0]?.printed)
  mustBeEmpty(
    different.map(({ manager }) => `The program prints something else with ${manager.name}.`),
    'run it with --keep.',
  )
  for (const { name, once = [], env } of managers.filter((manager) => manager.once))
    await step(`${name}: the commands run without an install`, async () => {
      for (const command of ['@clouddb/as-code', '@clouddb/contract', '@clouddb/sandbox']) {
        const help = await run([...once, command, '--help'], join(projects, `${name}-program`), env)
        must(help.includes(`npx ${command}`), `The help of ${command} is: ${help}`, 'look at its `bin`.')
      }
    })

  const second = await releaseSecond(context)
  for (const { manager, folder: program, printed } of programs.filter((one) => one.manager.once))
    await step(`${manager.name}: the program compiles and prints the same after an upgrade`, async () => {
      await upgradeProgram(program, manager, first.packages, second.packages)
      const now = await useProgram(program, manager)
      must(now === printed, `The program prints\n${now}\ninstead of\n${printed}`, 'raise the bump.')
    })
  if (options.write) writeFileSync(resultsFile, `${JSON.stringify(sizes, null, 2)}\n`)
}

/** Releases the repository as it is: its changesets, or the versions that are not published yet. */
async function releaseFirst(context: ReleaseContext): Promise<PackedRelease> {
  if (await git(context.tree, 'ls-files', '.changeset/*.md', ':!.changeset/README.md'))
    await step('makes the versions', () => version(context))
  const release = await step('packs the first release', () => pack(context, 'first'))
  await step('installs the checkout of the job "publish"', () => checkOut(context))
  await step('publishes nothing while the proof of origin cannot be signed', async () => {
    const error = (await publish(context, release, true)) ?? ''
    const isRefused = error.includes('PROVENANCE') && registry.stored.length === 0
    const cure = 'set PNPM_CONFIG_PROVENANCE: "true" for the step changesets/action/publish in release.yml.'
    must(isRefused, `Publishing does not fail for lack of a proof of origin: ${error}`, cure)
  })
  await step('publishes the first release', () => publishAll(context, release))
  return release
}

/** Releases a change. The registry fails for two packages, and the job is run again. */
async function releaseSecond(context: ReleaseContext): Promise<PackedRelease> {
  await step('`pnpm changes` writes a changeset, and the versions are made', () => makeChange(context))
  const release = await step('packs the second release', () => pack(context, 'second'))
  await step('the registry fails: the connection is cut, and 503; nothing is left incomplete', async () => {
    await checkOut(context)
    registry.faults = { '@clouddb/observability-cloud': 'cut', '@clouddb/observability-oss': 'unavailable' }
    const error = await publish(context, release)
    registry.faults = {}
    must(error !== undefined, 'Publishing succeeds although the registry fails.', 'see `changeset publish`.')
    mustBeInstallable(context)
  })
  await step('runs the job again, which publishes the rest', () => publishAll(context, release))
  return release
}

async function publishAll(context: ReleaseContext, release: PackedRelease): Promise<void> {
  const error = await publish(context, release)
  must(error === undefined, `${error}`, 'the registry is new, so look at the packages or the workflow.')
  await mustBePublished(context, release)
  mustBeInstallable(context)
}

async function measureInstalls(npm: Manager, projects: string, { packages }: PackedRelease): Promise<Sizes> {
  const names = packages.map(({ name }) => name)
  const installs = { ...Object.fromEntries(names.map((name) => [name.slice('@clouddb/'.length), [name]])), all: names }
  const sizes: Record<string, Sizes[string]> = {}
  for (const [label, added] of Object.entries(installs))
    sizes[label] = await sizeOf(join(await createProject(projects, label, npm, added), 'node_modules'))
  const growth = growthOf(JSON.parse(readFileSync(resultsFile, 'utf8')), sizes)
  mustBeEmpty(options.write ? [] : growth, 'install less; or run `pnpm rehearse --write` and `pnpm figures`.')
  return sizes
}
