import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { changesetsIn } from './changes.ts'
import { configuredRegistry, installation, installTools } from './installation.ts'
import { refuse } from './problem.ts'
import { run } from './processes.ts'
import { type Registry, startRegistry } from './registry.ts'
import * as release from './release.ts'
import { mustBePublishable, mustBeServed, readPacked } from './store.ts'
import { complaintsAboutProvenance, type Packed } from './tarballs.ts'
import type { Transcript } from './transcript.ts'
import { cloneTree, gitEnvironment, refuseUncommitted, uncommitted } from './tree.ts'
import type { Versions } from './upgrade.ts'
import { version } from './versions.ts'
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
): Promise<{ registry: Registry; context: release.ReleaseContext }> {
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
  const context = {
    tree,
    checkout: join(folder, 'checkout'),
    registry: registry.url,
    artifacts: join(folder, 'artifacts'),
  }
  return { registry, context }
}

/** The release of what is there: the waiting changesets, or the versions that were written from them. */
export async function firstRelease(
  context: release.ReleaseContext,
  registry: Registry,
  transcript: Transcript,
): Promise<Release> {
  const { step } = transcript
  const waiting = await changesetsIn(context.tree)
  const before = await versionsIn(context.tree)
  if (waiting.length > 0) await step(`the version step, with ${waiting.length} changesets`, () => version(context))
  const first = await prepared(context, 'first', before, transcript)
  await step('a package whose proof of origin cannot be signed is not published', async () => {
    const { status, stdout, stderr } = await release.publish(context, first.folder, 'signed')
    const isRefused = status !== 0 && /PROVENANCE/.test(stdout + stderr) && registry.stored.length === 0
    refuse(
      complaintsAboutProvenance(await environmentOfPublishing(context), isRefused),
      'that the job "publish" asks for a proof of origin, and that pnpm hears it',
      'set PNPM_CONFIG_PROVENANCE: "true" for the step changesets/action/publish in release.yml.',
    )
  })
  await step(
    'the tarballs are published, in the order of the plan',
    () => release.publishWhole(context, first.folder),
    () => registry.stored.map(withoutScope).join(', '),
  )
  await served(context, first, transcript)
  return first
}

/** Everything between the versions of a release and its publishing: a plan, and tarballs. */
export async function prepared(
  context: release.ReleaseContext,
  label: string,
  before: Versions,
  { step }: Transcript,
): Promise<Release> {
  const folder = await step('the jobs "select" and "pack"', async () =>
    release.pack(context, label, await release.select(context, label)),
  )
  const packed = await step(
    'the tarballs hold what they promise',
    async () => {
      const packed = await readPacked(context, folder)
      await mustBePublishable(context.registry, packed)
      await release.checkOut(context)
      return packed
    },
    (packed) => packed.map(({ name, version }) => `${name} ${before.get(name) ?? 'nothing'} -> ${version}`).join(', '),
  )
  const versions = new Map([...before, ...packed.map(({ name, version }) => [name, version] as const)])
  return { packed, folder, versions }
}

const withoutScope = (name: string) => name.replace('@clouddb/', '')

/** Whether what was published is what was packed, and has its tag. */
export async function served(
  context: release.ReleaseContext,
  { packed, folder }: Release,
  { step }: Transcript,
): Promise<void> {
  await step('integrity, tags and addresses of what is served', async () => {
    await mustBeServed(context.registry, packed, await release.plannedIn(folder))
  })
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

async function environmentOfPublishing({ tree }: release.ReleaseContext): Promise<Readonly<Record<string, string>>> {
  const steps = stepsOf(await readReleaseWorkflow(tree), 'publish')
  return steps.find((step) => step.kind === 'changesets')?.environment ?? {}
}
