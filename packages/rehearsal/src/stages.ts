import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { change, withBreakingChanges, withOptionalField } from './changes.ts'
import { configuredRegistry, installation, installTools } from './installation.ts'
import { Problem, refuse } from './problem.ts'
import { run } from './processes.ts'
import { type Registry, startRegistry } from './registry.ts'
import * as release from './release.ts'
import { mustBePublishable, mustBeServed, readPacked } from './store.ts'
import { complaintsAboutProvenance, type Packed } from './tarballs.ts'
import type { Transcript } from './transcript.ts'
import { cloneTree, commit, gitEnvironment, refuseUncommitted, uncommitted } from './tree.ts'
import type { Versions } from './upgrade.ts'
import { readReleaseWorkflow, stepsOf } from './workflow.ts'

export interface Options {
  readonly repository: string
  /** A folder of its own, which somebody else removes. */
  readonly folder: string
  readonly takesUncommitted: boolean
  /** Is told how to close what was opened, as soon as it is. */
  readonly onOpened: (close: () => Promise<void>) => void
}

/** A release: what was packed for it, and the versions that stand after it. */
export interface Release {
  readonly packed: readonly Packed[]
  /** Where its plan and its tarballs are. */
  readonly folder: string
  readonly versions: Versions
}

/** A registry with an empty store, and a clone of the tree in which all is installed. */
export async function setUp(
  options: Options,
  { step }: Transcript,
): Promise<{ registry: Registry; desk: release.Desk }> {
  const { repository, folder } = options
  const tree = join(folder, 'tree')
  const [registry] = await Promise.all([
    step('a registry with an empty store', async () => {
      await installTools()
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
        await run(release.pnpm('install', '--frozen-lockfile', '--prefer-offline'), { cwd: tree, env: gitEnvironment })
        return files
      },
      (files) => (files.length > 0 ? `with ${files.length} files that are not committed: ${files.join(', ')}` : ''),
    ),
  ])
  const desk = {
    tree,
    checkout: join(folder, 'checkout'),
    registry: registry.url,
    artifacts: join(folder, 'artifacts'),
  }
  return { registry, desk }
}

/** The release of what is there: the waiting changesets, or the versions that were written from them. */
export async function firstRelease(desk: release.Desk, registry: Registry, transcript: Transcript): Promise<Release> {
  const { step } = transcript
  const waiting = await changesetsIn(desk.tree)
  const before = await versionsIn(desk.tree)
  if (waiting.length > 0) await step(`the version step, with ${waiting.length} changesets`, () => release.version(desk))
  const first = await prepared(desk, 'first', before, transcript)
  await step('a package whose proof of origin cannot be signed is not published', async () => {
    const { status, stdout, stderr } = await release.publish(desk, first.folder, 'signed')
    const isRefused = status !== 0 && /PROVENANCE/.test(stdout + stderr) && registry.stored.length === 0
    refuse(
      complaintsAboutProvenance(await environmentOfPublishing(desk), isRefused),
      'that the job "publish" asks for a proof of origin, and that pnpm hears it',
      'set PNPM_CONFIG_PROVENANCE: "true" for the step changesets/action/publish in release.yml.',
    )
  })
  await step(
    'the tarballs are published, in the order of the plan',
    () => release.publishWhole(desk, first.folder),
    () => registry.stored.map(withoutScope).join(', '),
  )
  await served(desk, first, transcript)
  return first
}

/** Everything between the versions of a release and its publishing: a plan, and tarballs. */
export async function prepared(
  desk: release.Desk,
  label: string,
  before: Versions,
  { step }: Transcript,
): Promise<Release> {
  const folder = await step('the jobs "select" and "pack"', async () =>
    release.pack(desk, label, await release.select(desk, label)),
  )
  const packed = await step(
    'the tarballs hold what they promise',
    async () => {
      const packed = await readPacked(desk, folder)
      await mustBePublishable(desk.registry, packed)
      await release.checkOut(desk)
      return packed
    },
    (packed) => packed.map(({ name, version }) => `${name} ${before.get(name) ?? 'nothing'} -> ${version}`).join(', '),
  )
  const versions = new Map([...before, ...packed.map(({ name, version }) => [name, version] as const)])
  return { packed, folder, versions }
}

const withoutScope = (name: string) => name.replace('@clouddb/', '')

/** Whether what was published is what was packed, and has its tag. */
export async function served(desk: release.Desk, { packed, folder }: Release, { step }: Transcript): Promise<void> {
  await step('integrity, tags and addresses of what is served', async () => {
    await mustBeServed(desk.registry, packed, await release.plannedIn(folder))
  })
}

/** An optional field, and a fix that no comparison sees: the changesets are written as CONTRIBUTING.md says. */
export async function makeSmallChange(desk: release.Desk, { step }: Transcript): Promise<void> {
  await step(
    '`pnpm changes` writes the changeset of an optional field',
    async () => {
      await change(desk.tree, withOptionalField)
      return changesets(desk)
    },
    (files) => files.join(', '),
  )
  const fix = ['--patch', '@clouddb/client-core', '--message', 'A fix that nobody could compare.']
  await release.changeset(desk, desk.tree, 'add', ...fix)
  await commit(desk.tree, 'A change')
  await step('the version step', () => release.version(desk))
}

/** A field that goes, and a method with another name. */
export async function makeBreakingChange(desk: release.Desk, { step }: Transcript): Promise<void> {
  await step(
    '`pnpm changes` writes the changesets of what breaks',
    async () => {
      await change(desk.tree, withBreakingChanges)
      return changesets(desk)
    },
    (files) => files.join(', '),
  )
  await commit(desk.tree, 'A breaking change')
  await step('the version step', () => release.version(desk))
}

/** Runs `pnpm changes`, which must ask nothing and write something. */
async function changesets(desk: release.Desk): Promise<string[]> {
  await run(release.pnpm('run', 'changes'), { cwd: desk.tree, env: gitEnvironment })
  const files = await changesetsIn(desk.tree)
  if (files.length > 0) return files
  throw new Problem(
    '`pnpm changes` wrote no changeset.',
    'a changeset that says what changed in the document',
    'look at packages/release: the comparison does not see the change.',
  )
}

async function changesetsIn(tree: string): Promise<string[]> {
  return (await readdir(join(tree, '.changeset'))).filter((file) => file.endsWith('.md') && file !== 'README.md')
}

/** The versions that stand in the manifests of what is published. */
async function versionsIn(tree: string): Promise<Versions> {
  const folders = await readdir(join(tree, 'packages'))
  const manifests = await Promise.all(
    folders.map(async (folder) =>
      JSON.parse(
        await readFile(join(tree, 'packages', folder, 'package.json'), 'utf8').catch(() => '{"private":true}'),
      ),
    ),
  )
  return new Map(manifests.filter((manifest) => manifest.private !== true).map(({ name, version }) => [name, version]))
}

async function environmentOfPublishing({ tree }: release.Desk): Promise<Readonly<Record<string, string>>> {
  const steps = stepsOf(await readReleaseWorkflow(tree), 'publish')
  return steps.find((step) => step.kind === 'changesets')?.environment ?? {}
}
