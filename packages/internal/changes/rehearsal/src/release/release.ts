import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { refuse } from '../problem.ts'
import { changesetsIn } from './changes.ts'
import { checkOut, pack, publish, publishingEnvironment, publishWhole, type ReleaseContext, select } from './jobs.ts'
import { type Packed, plannedIn, readPacked } from './packed.ts'
import { mustBePublishable, mustBeServed } from './published.ts'
import { complaintsAboutProvenance } from './tarballs.ts'
import { version } from './versions.ts'

/** A version by package. */
export type Versions = ReadonlyMap<string, string>

/** A release: what was packed for it, and the versions that stand after it. */
export interface Release {
  readonly packed: readonly Packed[]
  /** Where its plan and its tarballs are. */
  readonly folder: string
  readonly versions: Versions
}

/** The release of what is there: the waiting changesets, or the versions that were written from them. */
export async function firstRelease(context: ReleaseContext): Promise<Release> {
  const { step, registry, tree } = context
  const waiting = await changesetsIn(tree)
  const before = await versionsIn(tree)
  if (waiting.length > 0) await step(`the version step, with ${waiting.length} changesets`, () => version(context))
  const first = await prepared(context, 'first', before)
  await step('a package whose proof of origin cannot be signed is not published', async () => {
    const { status, stdout, stderr } = await publish(context, first.folder, 'signed')
    const isRefused = status !== 0 && /PROVENANCE/.test(stdout + stderr) && registry.stored.length === 0
    refuse(
      complaintsAboutProvenance(await publishingEnvironment(context), isRefused),
      'that the job "publish" asks for a proof of origin, and that pnpm hears it',
      'set PNPM_CONFIG_PROVENANCE: "true" for the step changesets/action/publish in release.yml.',
    )
  })
  await step(
    'the tarballs are published, in the order of the plan',
    () => publishWhole(context, first.folder),
    () => registry.stored.map((label) => label.replace('@clouddb/', '')).join(', '),
  )
  await served(context, first)
  return first
}

/** Everything between the versions of a release and its publishing: a plan, and tarballs. */
export async function prepared(context: ReleaseContext, label: string, before: Versions): Promise<Release> {
  const { step, registry, tree } = context
  const folder = await step('the jobs "select" and "pack"', async () =>
    pack(context, label, await select(context, label)),
  )
  const packed = await step(
    'the tarballs hold what they promise',
    async () => {
      const packed = await readPacked(tree, folder)
      await mustBePublishable(registry.url, packed)
      await checkOut(context)
      return packed
    },
    (packed) => packed.map(({ name, version }) => `${name} ${before.get(name) ?? 'nothing'} -> ${version}`).join(', '),
  )
  const versions = new Map([...before, ...packed.map(({ name, version }) => [name, version] as const)])
  return { packed, folder, versions }
}

/** Whether what was published is what was packed, and has its tag. */
export async function served({ registry, step }: ReleaseContext, { packed, folder }: Release): Promise<void> {
  await step('integrity, tags and addresses of what is served', async () =>
    mustBeServed(registry.url, packed, await plannedIn(folder)),
  )
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
