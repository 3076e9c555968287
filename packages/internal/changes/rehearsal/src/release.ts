import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isMap, parse, parseDocument } from 'yaml'
import { attempt, type Environment, git, must, mustBeEmpty, repositoryEnvironment, run } from './commands.ts'
import type { Registry } from './registry.ts'

/** The folders of a rehearsal, and its registry. */
export interface ReleaseContext {
  /** A clone of the repository, in which the jobs "version" and "pack" run. */
  readonly tree: string
  /** The checkout of the job "publish", in which nothing is built. */
  readonly checkout: string
  /** The folder of plans, tarballs and patches. */
  readonly artifacts: string
  readonly registry: Registry
}

/** A package in a publish plan, with its tarball. */
interface PlannedPackage {
  readonly name: string
  readonly version: string
  readonly tag: string
  readonly tarball: { readonly path: string }
}

export type Plan = readonly PlannedPackage[]

/** A plan, and the folder of its tarballs. */
export interface PackedRelease {
  readonly folder: string
  readonly packages: Plan
}

interface WorkflowStep {
  readonly uses?: string
  readonly run?: string
  readonly env?: Readonly<Record<string, string>>
}

const host = 'https://git.example.com/example/clouddb'

/** Returns the steps of a job of release.yml. A rehearsal leaves out audits, and does not repeat `pnpm run check`. */
export function stepsOf(workflow: string, job: string): WorkflowStep[] {
  const steps: WorkflowStep[] | undefined = parse(workflow).jobs?.[job]?.steps
  if (!steps) throw new Error(`release.yml has no job "${job}".`)
  return steps
    .filter(({ run }) => !run?.startsWith('pnpm audit'))
    .map((step) => (step.run?.trim() === 'pnpm run check' ? { ...step, run: 'pnpm run build' } : step))
}

async function jobOf({ tree }: ReleaseContext, job: string): Promise<WorkflowStep[]> {
  return stepsOf(await readFile(join(tree, '.github/workflows/release.yml'), 'utf8'), job)
}

const isInstall = (script: string) => script.startsWith('pnpm install')
const bash = (script: string) => ['bash', '-e', '-o', 'pipefail', '-c', script]

const environmentOf = ({ registry }: ReleaseContext): Environment => ({
  ...repositoryEnvironment,
  CI: 'true',
  PNPM_CONFIG_REGISTRY: registry.url,
  TURBO_TELEMETRY_DISABLED: '1',
})

const changeset = (context: ReleaseContext, cwd: string, ...words: string[]) =>
  run(['pnpm', 'exec', 'changeset', ...words], cwd, environmentOf(context))

/** Copies the files of a repository to a new one with one commit, and installs its dependencies. */
export async function createTree(repository: string, tree: string): Promise<void> {
  const files = await git(repository, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
  for (const file of files.split('\0').filter((name) => name && existsSync(join(repository, name)))) {
    await mkdir(dirname(join(tree, file)), { recursive: true })
    await cp(join(repository, file), join(tree, file))
  }
  await git(tree, 'init', '--quiet', '--initial-branch=main')
  await commit(tree, 'The repository')
  await run(['pnpm', 'install', '--frozen-lockfile', '--prefer-offline'], tree, repositoryEnvironment)
}

export async function commit(tree: string, message: string): Promise<void> {
  await git(tree, 'add', '--all')
  await git(tree, 'commit', '--quiet', '--no-verify', '--message', message)
}

/** Runs the job "version", and commits its patch as the job "pull-request" does. */
export async function version(context: ReleaseContext): Promise<void> {
  const { tree, artifacts } = context
  // Tools come from the usual registry.
  const env = { ...environmentOf(context), PNPM_CONFIG_REGISTRY: undefined, RUNNER_TEMP: artifacts }
  for (const { run: script } of await jobOf(context, 'version'))
    if (script && !isInstall(script)) await run(bash(script), tree, env)
  await git(tree, 'reset', '--quiet', '--hard')
  await git(tree, 'apply', '--index', join(artifacts, 'version.patch'))
  await commit(tree, 'Version packages')
}

/** Runs the jobs "select" and "pack". */
export async function pack(context: ReleaseContext, label: string): Promise<PackedRelease> {
  const { tree, artifacts } = context
  const temporary = join(artifacts, label)
  await mkdir(temporary)
  const plan = join(temporary, 'plan.json')
  await changeset(context, tree, 'publish-plan', '--output', plan)
  // The action's name for its folder, which a later step looks for.
  const folder = join(temporary, 'changeset-pack-1')
  const variables = {
    GITHUB_SERVER_URL: new URL(host).origin,
    GITHUB_REPOSITORY: new URL(host).pathname.slice(1),
    GITHUB_SHA: (await git(tree, 'rev-parse', 'HEAD')).trim(),
    RUNNER_TEMP: temporary,
  }
  for (const { run: script, uses } of await jobOf(context, 'pack')) {
    if (script && !isInstall(script)) await run(bash(script), tree, { ...environmentOf(context), ...variables })
    if (uses?.startsWith('changesets/action/pack@'))
      await changeset(context, tree, 'pack', '--out-dir', folder, '--from-publish-plan', plan)
  }
  await git(tree, 'checkout', '--quiet', '--', '.')
  const written: Plan[] = JSON.parse(await readFile(join(folder, 'publish-plan.json'), 'utf8')).plan
  return { folder, packages: written.flat() }
}

/** Prepares the checkout of the job "publish": installs as that job does. */
export async function checkOut(context: ReleaseContext): Promise<void> {
  const { tree, checkout } = context
  if (existsSync(checkout)) {
    await git(checkout, 'pull', '--quiet', 'origin', 'main')
    return
  }
  await git(tree, 'clone', '--quiet', tree, checkout)
  const env = { ...environmentOf(context), PNPM_CONFIG_REGISTRY: undefined }
  for (const { run: script } of await jobOf(context, 'publish')) if (script) await run(bash(script), checkout, env)
}

/**
 * Runs the job "publish". Nobody can sign a proof of origin here, so it is not requested, unless `isSigned` is true.
 *
 * @returns The error, or `undefined` if every package was published.
 */
export async function publish(
  context: ReleaseContext,
  { folder }: PackedRelease,
  isSigned = false,
): Promise<string | undefined> {
  const step = (await jobOf(context, 'publish')).find(({ uses }) => uses?.startsWith('changesets/action/publish@'))
  const env = { ...environmentOf(context), ...step?.env, ...(!isSigned && { PNPM_CONFIG_PROVENANCE: 'false' }) }
  const command = ['pnpm', 'exec', 'changeset', 'publish', '--from-pack-dir', folder]
  const { isOk, stdout, stderr } = await attempt(command, context.checkout, env)
  return isOk ? undefined : `${stdout}\n${stderr}`
}

/** Expects that the registry serves each package of a release as it was packed, and that each has a tag in git. */
export async function mustBePublished({ registry, checkout }: ReleaseContext, release: PackedRelease): Promise<void> {
  const tags = (await git(checkout, 'tag', '--list')).split('\n')
  const problems: string[] = []
  for (const { name, version, tag, tarball } of release.packages) {
    const label = `${name}@${version}`
    const packument = registry.packument(name)
    const manifest = packument?.versions[version]
    const served = manifest && Buffer.from(await (await fetch(manifest.dist.tarball)).arrayBuffer())
    const packed = await readFile(join(release.folder, tarball.path))
    const integrity = `sha512-${createHash('sha512').update(packed).digest('base64')}`
    if (!served?.equals(packed) || manifest?.dist.integrity !== integrity)
      problems.push(`The registry does not serve the tarball of ${label} that was packed.`)
    const directory = `packages/${name.slice('@clouddb/'.length)}`
    // The registry compares this with the proof of origin.
    const repository = { type: 'git', url: `git+${host}.git`, directory }
    if (JSON.stringify(manifest?.repository) !== JSON.stringify(repository))
      problems.push(`${label} has the repository ${JSON.stringify(manifest?.repository)}.`)
    if (packument?.['dist-tags'][tag] !== version) problems.push(`${label} does not have the tag ${tag}.`)
    if (!tags.includes(label)) problems.push(`There is no git tag ${label}.`)
    const times = registry.stored.filter((one) => one === label).length
    if (times !== 1) problems.push(`${label} was stored ${times} times.`)
  }
  mustBeEmpty(problems, 'look at the jobs "pack" and "publish" of release.yml.')
}

/** Expects that every stored version depends only on stored versions of our packages. */
export function mustBeInstallable({ registry }: ReleaseContext): void {
  const problems = registry.stored.flatMap((label) => {
    const [name, version] = [label.slice(0, label.lastIndexOf('@')), label.slice(label.lastIndexOf('@') + 1)]
    const { dependencies = {} } = registry.packument(name)?.versions[version] ?? {}
    return Object.entries(dependencies)
      .filter(([needed, range]) => needed.startsWith('@clouddb/') && !registry.stored.includes(`${needed}@${range}`))
      .map(([needed, range]) => `${label} depends on ${needed}@${range}, which is not stored.`)
  })
  mustBeEmpty(problems, 'publish in the order of the plan: dependencies first.')
}

/** The change of the second release: the schema of a request gets an optional field. */
export const change = {
  document: 'openapi/management.yaml',
  schema: 'ServiceScalingPatchRequest',
  field: 'rehearsalNote',
} as const

export function withOptionalField(document: string): string {
  const root = parseDocument(document)
  const properties = root.getIn(['components', 'schemas', change.schema, 'properties'])
  if (!isMap(properties))
    throw new Error(`${change.document} has no ${change.schema}. Name another schema in release.ts.`)
  properties.set(change.field, root.createNode({ description: 'A note about the change.', type: 'string' }))
  return root.toString({ lineWidth: 0 })
}

/** Changes the document, lets `pnpm changes` write its changeset, adds one for a fix, and makes the versions. */
export async function makeChange(context: ReleaseContext): Promise<void> {
  const { tree } = context
  const file = join(tree, change.document)
  await writeFile(file, withOptionalField(await readFile(file, 'utf8')))
  await run(['pnpm', 'run', 'changes'], tree, repositoryEnvironment)
  const written = await git(tree, 'ls-files', '--others', '--exclude-standard', '.changeset')
  must(written !== '', '`pnpm changes` wrote no changeset.', 'look at the comparison in packages/internal/changes.')
  await changeset(context, tree, 'add', '--patch', '@clouddb/client-core', '--message', 'A fix.')
  await commit(tree, 'A change')
  await version(context)
}
