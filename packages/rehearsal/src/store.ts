import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { Problem, refuse } from './problem.ts'
import { run } from './processes.ts'
import { type Planned, plannedIn, type ReleaseContext } from './release.ts'
import { complaintsAboutPacked, complaintsAboutServed, type Packed, type Served } from './tarballs.ts'

/** Unpacks the tarballs of a run and reads them. */
export async function readPacked(context: ReleaseContext, packed: string): Promise<Packed[]> {
  return Promise.all(
    (await plannedIn(packed)).map(async ({ name, version, tarball }) => {
      const file = join(packed, tarball.path)
      const folder = unpackedFolder(packed, name)
      await mkdir(folder, { recursive: true })
      await run(['tar', '-xzf', file, '-C', folder, '--strip-components=1'], { cwd: packed, env: process.env })
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      return {
        name,
        version,
        folder: await folderOf(context, name),
        bytes: await readFile(file),
        files: entries
          .filter((entry) => entry.isFile())
          .map((entry) => relative(folder, join(entry.parentPath, entry.name))),
        manifest: JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')),
      }
    }),
  )
}

/** The folder in which the tarball of a package was unpacked. */
export const unpackedFolder = (packed: string, name: string): string => join(packed, 'unpacked', name)

async function folderOf({ tree }: ReleaseContext, name: string): Promise<string> {
  for (const folder of await readdir(join(tree, 'packages'))) {
    const manifest = await readFile(join(tree, 'packages', folder, 'package.json'), 'utf8').catch(() => '{}')
    if (JSON.parse(manifest).name === name) return `packages/${folder}`
  }
  throw new Error(`No folder of packages/ has the package ${name}.`)
}

/** What the registry says of a package; `undefined` where it does not know it. */
export async function packumentOf(registry: string, name: string): Promise<Packument | undefined> {
  const answer = await fetch(registry + name.replace('/', '%2f'))
  if (answer.status === 404) return undefined
  if (!answer.ok) throw new Error(`The registry answers ${answer.status} when it is asked for ${name}.`)
  return (await answer.json()) as Packument
}

interface Packument {
  readonly versions: Readonly<Record<string, Served['manifest'] & { readonly dist: { readonly tarball: string } }>>
  readonly 'dist-tags': Readonly<Record<string, string>>
}

/** Whether what is about to be sent is whole, and depends on what is there or comes along. */
export async function mustBePublishable(registry: string, packed: readonly Packed[]): Promise<void> {
  const versions = new Map<string, string[]>()
  for (const name of new Set(packed.flatMap(({ manifest }) => Object.keys(manifest.dependencies ?? {})))) {
    if (!name.startsWith('@clouddb/')) continue
    const there = Object.keys((await packumentOf(registry, name))?.versions ?? {})
    versions.set(name, [...there, ...packed.filter((one) => one.name === name).map(({ version }) => version)])
  }
  refuse(
    packed.flatMap((one) => complaintsAboutPacked(one, versions)),
    'tarballs that hold what they promise, and depend on exact versions of each other',
    'look at `files`, `exports` and `dependencies` of the package, and at `beforePacking` in .pnpmfile.mjs.',
  )
}

/** Whether the registry serves what was packed, byte by byte, under the newest tag, and says where it is from. */
export async function mustBeServed(registry: string, packed: readonly Packed[], plan: readonly Planned[]) {
  const complaints: string[] = []
  for (const one of packed) {
    const packument = await packumentOf(registry, one.name)
    const manifest = packument?.versions[one.version]
    const planned = plan.find(({ name }) => name === one.name)
    if (!packument || !manifest || !planned) {
      complaints.push(`${one.name}@${one.version} is not in the registry.`)
      continue
    }
    const bytes = Buffer.from(await (await fetch(manifest.dist.tarball)).arrayBuffer())
    complaints.push(...complaintsAboutServed(one, planned, { manifest, bytes }))
    const tagged = packument['dist-tags'][planned.tag]
    if (tagged !== one.version)
      complaints.push(`${one.name}: the tag ${planned.tag} leads to ${tagged}, not to ${one.version}.`)
  }
  refuse(
    complaints,
    'that the registry serves the bytes that were packed, and says which repository they are from',
    'look at the step of release.yml that names the repository, and at what stands between the packer and the registry.',
  )
}

/** Whether everything that can be installed can be installed whole: what it needs of ours is there, too. */
export async function mustBeConsistent(registry: string, stored: readonly string[]): Promise<void> {
  const complaints: string[] = []
  for (const label of stored) {
    const [name, version] = [label.slice(0, label.lastIndexOf('@')), label.slice(label.lastIndexOf('@') + 1)]
    const { dependencies = {} } = (await packumentOf(registry, name))?.versions[version] ?? {}
    for (const [needed, range] of Object.entries(dependencies as Readonly<Record<string, string>>))
      if (needed.startsWith('@clouddb/') && !stored.includes(`${needed}@${range}`))
        complaints.push(`${label} can be had and needs ${needed}@${range}, which cannot.`)
  }
  refuse(
    complaints,
    'that a release which stops half way leaves nothing that cannot be installed',
    'publish in the order of the plan: dependencies first.',
  )
}

/** Whether every version was stored, and each once. */
export function mustBeOnce(stored: readonly string[], plan: readonly Planned[]): void {
  const labels = plan.map(({ name, version }) => `${name}@${version}`)
  const times = (label: string) => stored.filter((one) => one === label).length
  const wrong = labels.filter((label) => times(label) !== 1)
  if (wrong.length === 0) return
  throw new Problem(
    wrong.map((label) => `${label} was stored ${times(label)} times.`).join('\n'),
    'that the second run publishes the rest, and nothing twice',
    'look at what `changeset publish` says of a version that is there already.',
  )
}
