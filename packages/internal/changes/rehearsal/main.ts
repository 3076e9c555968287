// The command `pnpm rehearse`: makes two releases of the last commit on a registry on the loopback, by the scripts of
// release.yml, and does what users do with them, on a machine with Node, npm and git. `--keep` leaves the files.
import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import * as fs from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { compile, resolutions } from '@clouddb/packed/install/compile.ts'
import { listen } from '@clouddb/packed/install/loopback.ts'
import { repository } from '@clouddb/packed/install/packages.ts'
import { parse } from 'yaml'

type Environment = Readonly<Record<string, string | undefined>>
type Step = { uses?: string; run?: string; env?: Environment }
type Release = { folder: string; packages: { name: string; version: string; tag: string; tarball: { path: string } }[] }
/** A package manager, the files of its projects, and the command that runs a program in TypeScript. */
type Manager = { name: string; env: Environment; command: string[]; start: string[]; files: Record<string, string> }
const [GITHUB_SERVER_URL, GITHUB_REPOSITORY] = ['https://git.example.com', 'example/clouddb']
const installation = join(import.meta.dirname, 'installation')
const folder = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), 'rehearsal-')))
const [tree, checkout] = [join(folder, 'tree'), join(folder, 'checkout')]
const read = (...path: string[]) => fs.readFileSync(join(...path), 'utf8')
const git = (cwd: string, ...words: string[]) => run(['git', ...words], cwd)
const changeset = (cwd: string, env: Environment, ...words: string[]) => run(['pnpm', 'changeset', ...words], cwd, env)

// The environment of a new terminal, without the settings of the program that started this one.
const set = /^(p?npm_|NODE_OPTIONS|NODE_PATH|INIT_CWD|CLOUDDB_|YARN_|BUN_|GITHUB_|ACTIONS_|TURBO_HASH)/i
const kept = Object.entries({ ...process.env, NO_PROXY: '127.0.0.1,localhost' }).filter(([name]) => !set.test(name))
const terminal: Environment = Object.fromEntries(kept)

console.log(`The files are in ${folder}.`)
if (!process.argv.includes('--keep')) process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }))

/** The packages at whose publication the registry cuts the connection. */
const faults = new Set<string>()
await step('installs Verdaccio, yarn and bun', () => run(['pnpm', 'install', '--frozen-lockfile'], installation))
const usual = (await run(['npm', 'config', 'get', 'registry'], folder)).trim().replace(/\/$/, '')
const registry = await startRegistry()
const ofRegistry: Environment = { ...terminal, CI: 'true', PNPM_CONFIG_REGISTRY: registry }
await rehearse()

async function rehearse(): Promise<void> {
  const install = ['pnpm', 'install', '--frozen-lockfile']
  await step('clones and installs the last commit', () => clone(repository, tree, install))
  const first = await step('makes the versions of the first release, and packs it', () => pack('first'))
  const inert = [...install, '--ignore-scripts', '--ignore-pnpmfile']
  await step('prepares a checkout that publishes and builds nothing', () => clone(tree, checkout, inert))
  await step('publishes the first release', () => publish(first))
  const users = managers()
  const printed = await useWithAll(users, first, 'a program compiles and runs with the first release')
  await step('npx runs the commands without an install', async () => {
    for (const name of ['@clouddb/as-code', '@clouddb/contract', '@clouddb/sandbox'])
      await run(['npx', '--yes', name, '--help'], join(folder, 'npm'), users[0]?.env)
  })
  await step('`pnpm changes` writes a changeset for an optional field', changeTree)
  const second = await step('makes the versions of the second release, and packs it', () => pack('second'))
  await step('the registry fails: half of the release is there, with all that it depends on', async () => {
    faults.add('@clouddb/management').add('@clouddb/contract')
    const isRefused = await publish(second)
      .then(() => false)
      .catch(() => true)
    faults.clear()
    const { length } = await missingFrom(second)
    const isHalf = isRefused && length > 0 && length < second.packages.length
    must(isHalf, `The registry lacks ${length} of ${second.packages.length} packages.`, 'see `changeset publish`.')
  })
  await step('the job runs again, and publishes the rest', () => publish(second))
  await useWithAll(users, second, 'the program compiles and prints the same after an upgrade', printed)
}

/** Runs a step, and prints its name and its time. */
async function step<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  console.time(name)
  return work().finally(() => console.timeEnd(name))
}

/** Throws if the condition is false. The cure says what to do about the problem. */
function must(condition: boolean, problem: string, cure: string): asserts condition {
  if (!condition) throw new Error(`${problem}\nCure: ${cure}`)
}

/** Runs a command that must succeed, and returns what it prints. */
async function run([program = '', ...words]: readonly string[], cwd: string, env = terminal): Promise<string> {
  const options = { cwd, env, timeout: 600_000, killSignal: 'SIGKILL', maxBuffer: 2 ** 28 } as const
  const { stdout } = await promisify(execFile)(program, words, options).catch(({ stdout, stderr, message }) => {
    const lines = `${stdout}\n${stderr || message}`.trim().split('\n').slice(-25).join('\n')
    throw new Error(`\`${[program, ...words].join(' ')}\` failed in ${cwd}:\n${lines}`)
  })
  return stdout
}

async function clone(from: string, to: string, install: readonly string[]): Promise<void> {
  const identity = ['-c', 'user.name=rehearsal', '-c', 'user.email=rehearsal@example.com']
  await git(folder, 'clone', '--quiet', ...identity, from, to)
  await git(to, 'checkout', '--quiet', '-B', 'main')
  await run(install, to, { ...terminal, CI: 'true' })
}

/** Starts Verdaccio, empty, behind a server that fails as `faults` says. Returns the address. */
async function startRegistry(): Promise<string> {
  const { runServer } = createRequire(join(installation, 'package.json'))('verdaccio')
  const verdaccio: Server = await runServer({
    storage: join(folder, 'registry'),
    self_path: folder,
    auth: { htpasswd: { file: join(folder, 'htpasswd') } },
    packages: { '@clouddb/*': { access: '$all', publish: '$all' } },
    log: { type: 'stdout', format: 'pretty', level: 'fatal' },
  })
  const store = await listen(verdaccio.unref())
  const front = createServer((incoming, answer) => {
    const { method, url = '', headers } = incoming
    const name = decodeURIComponent(url.slice(1))
    if (method === 'PUT' && faults.has(name)) return void incoming.socket.destroy()
    const passed = request(store + url, { method, headers }, (stored) => {
      // Verdaccio refuses a version that it has with 409, and the public registry with 403 and these words.
      const refusal = JSON.stringify({ error: 'You cannot publish over the previously published versions.' })
      if (stored.statusCode === 409) answer.writeHead(403).end(refusal)
      else stored.pipe(answer.writeHead(stored.statusCode ?? 502, stored.headers))
    })
    incoming.pipe(passed)
  })
  return listen(front.unref())
}

/** Runs the scripts of a job of release.yml, without installs and audits. Of the gate, the build is enough. */
async function runJob(name: string, cwd: string, env: Environment, act?: (step: Step) => unknown) {
  const steps: Step[] = parse(read(tree, '.github/workflows/release.yml')).jobs[name].steps
  for (const each of steps) {
    const script = each.run?.trim() === 'pnpm run check' ? 'pnpm run build' : each.run
    if (script === undefined) await act?.(each)
    else if (!/^pnpm (install|audit)/.test(script)) await run(['bash', '-eo', 'pipefail', '-c', script], cwd, env)
  }
}

/** Makes the versions, if changesets wait, and packs them: the jobs "version", "select" and "pack". */
async function pack(label: string): Promise<Release> {
  const [temporary, packed] = [join(folder, label), join(folder, label, 'changeset-pack-1')]
  fs.mkdirSync(temporary)
  if (await git(tree, 'ls-files', '.changeset/*.md', ':!.changeset/README.md')) {
    await runJob('version', tree, { ...terminal, CI: 'true', RUNNER_TEMP: temporary })
    await git(tree, 'commit', '--quiet', '--message', 'Version packages')
  }
  const words = ['--out-dir', packed, '--from-publish-plan', join(temporary, 'plan.json')]
  await changeset(tree, ofRegistry, 'publish-plan', '--output', join(temporary, 'plan.json'))
  const GITHUB_SHA = (await git(tree, 'rev-parse', 'HEAD')).trim()
  const env = { ...ofRegistry, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA, RUNNER_TEMP: temporary }
  await runJob('pack', tree, env, ({ uses }) => uses?.includes('/pack@') && changeset(tree, env, 'pack', ...words))
  await git(tree, 'checkout', '--quiet', '--', '.')
  return { folder: packed, packages: JSON.parse(read(packed, 'publish-plan.json')).plan.flat() }
}

/** Runs the job "publish", after which the registry must have everything. Nobody can sign a proof of origin here. */
async function publish(release: Release): Promise<void> {
  await git(checkout, 'pull', '--quiet', 'origin', 'main')
  await runJob('publish', checkout, ofRegistry, ({ uses, env }) => {
    const unsigned = { ...ofRegistry, ...env, PNPM_CONFIG_PROVENANCE: 'false' }
    return uses?.includes('/publish@') && changeset(checkout, unsigned, 'publish', '--from-pack-dir', release.folder)
  })
  const missing = await missingFrom(release)
  must(missing.length === 0, `The registry lacks ${missing}.`, 'look at `changeset publish`.')
}

/** Returns what the registry lacks of a release. What it has must be as it was packed, and depend on nothing that it lacks. */
async function missingFrom({ folder: packed, packages }: Release): Promise<string[]> {
  const [missing, needed] = [new Set<string>(), new Set<string>()]
  const tags = (await git(checkout, 'tag', '--list')).split('\n')
  for (const { name, version, tag, tarball } of packages) {
    const label = `${name}@${version}`
    const known = await (await fetch(`${registry}/${name}`)).json()
    const manifest = known.versions?.[version]
    if (!manifest) missing.add(label)
    if (!manifest) continue
    const integrity = `sha512-${hash('sha512', fs.readFileSync(join(packed, tarball.path)), 'base64')}`
    const expected = [integrity, `git+${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}.git`, version, true].join()
    const is = [manifest.dist.integrity, manifest.repository.url, known['dist-tags'][tag], tags.includes(label)].join()
    must(is === expected, `${label} has ${is}, not ${expected}.`, 'look at the jobs "pack" and "publish".')
    for (const [other, range] of Object.entries(manifest.dependencies ?? {})) needed.add(`${other}@${range}`)
  }
  const early = [...missing].filter((label) => needed.has(label))
  must(early.length === 0, `Published packages depend on ${early}, which is missing.`, 'publish dependencies first.')
  return [...missing]
}

/** Adds an optional field to a document, and a fix. `pnpm changes` must write the changeset of the field. */
async function changeTree(): Promise<void> {
  const document = join(tree, 'openapi/management.yaml')
  const properties = /\n {4}ServiceScalingPatchRequest:\n(?:.|\n)*?\n {6}properties:\n/
  const field = '        rehearsalNote: { description: A note about the change., type: string }\n'
  fs.writeFileSync(document, read(document).replace(properties, `$&${field}`))
  await run(['pnpm', 'run', 'changes'], tree)
  const written = await git(tree, 'ls-files', '--others', '--exclude-standard', '.changeset')
  must(written !== '', '`pnpm changes` wrote no changeset.', 'see whether the document still has this schema.')
  await changeset(tree, terminal, 'add', '--patch', '@clouddb/client-core', '--message', 'A fix.')
  await git(tree, 'add', '--all')
  await git(tree, 'commit', '--quiet', '--message', 'A change')
}

/** The package managers as users have them: npx brings pnpm, and an installation of its own brings yarn and bun. */
function managers(): Manager[] {
  const home = join(folder, 'home')
  // The Node that reads TypeScript comes first, and the folder of the pnpm that started this is not there.
  const paths = (terminal.PATH ?? '').split(delimiter).filter((path) => !path.includes('node_modules'))
  const PATH = [dirname(process.execPath), ...paths].join(delimiter)
  const registries = { npm_config_registry: usual, pnpm_config_registry: usual, pnpm_config_minimum_release_age: '0' }
  const env = { ...terminal, ...registries, PATH, HOME: home, CI: undefined }
  const program = read(import.meta.dirname, 'program.ts')
  const project = { 'package.json': '{ "private": true, "type": "module" }', 'program.ts': program }
  const files = { ...project, '.npmrc': `@clouddb:registry=${registry}/\n` }
  const [pnpm, node] = [JSON.parse(read(repository, 'package.json')).packageManager, ['node']]
  const bun = [join(installation, 'node_modules/bun/bin/bun.exe')]
  const yarn = [...node, join(installation, 'node_modules/@yarnpkg/cli-dist/bin/yarn.js')]
  const ofYarn = `npmScopes: { clouddb: { npmRegistryServer: '${registry}', npmMinimalAgeGate: 0 } }
npmRegistryServer: '${usual}'\nnpmMinimalAgeGate: 0\nunsafeHttpWhitelist: ['*']\nenableTelemetry: false\nnodeLinker: `
  const yarnFiles = (linker: string) => ({ ...project, 'yarn.lock': '', '.yarnrc.yml': `${ofYarn}${linker}\n` })
  return [
    { name: 'npm', command: ['npm'], start: node, files, env },
    { name: 'pnpm', command: ['npx', '--yes', pnpm], start: node, files, env },
    { name: 'yarn', command: yarn, start: node, files: yarnFiles('node-modules'), env },
    { name: "yarn with Plug'n'Play", command: yarn, start: [...yarn, ...node], files: yarnFiles('pnp'), env },
    { name: 'bun', command: bun, start: bun, files, env: { ...env, BUN_INSTALL_CACHE_DIR: join(home, '.bun') } },
  ]
}

/** Adds a release to a project of each manager, where a program must compile, run, and print the same as before. */
async function useWithAll(users: Manager[], { packages }: Release, what: string, before = ''): Promise<string> {
  const wanted = packages.filter((one) => !/contract|client-core/.test(one.name))
  let printed = before
  for (const { name, env, command, start, files } of users)
    await step(`${name}: ${what}`, async () => {
      const project = join(folder, name.replaceAll(/\W+/g, '-'))
      for (const [file, text] of Object.entries(fs.existsSync(project) ? {} : files)) {
        fs.mkdirSync(project, { recursive: true })
        fs.writeFileSync(join(project, file), text)
      }
      await run([...command, 'add', ...wanted.map((one) => `${one.name}@${one.version}`)], project, env)
      // Under Plug'n'Play there is no `node_modules`, in which a compiler finds packages.
      const isFound = fs.existsSync(join(project, 'node_modules/@clouddb'))
      const errors = isFound ? await compile('7', project, ['program.ts'], resolutions.nodenext) : ''
      must(errors === '', errors, 'a bump is too low, or rehearsal/program.ts is wrong.')
      const now = await run([...start, 'program.ts'], project, env)
      printed ||= now
      must(now === printed, `The program prints\n${now}\ninstead of\n${printed}`, 'a bump is too low.')
    })
  return printed
}
