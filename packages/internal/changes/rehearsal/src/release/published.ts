import { Problem, refuse } from '../problem.ts'
import type { Packed, Planned } from './packed.ts'
import { complaintsAboutPacked, complaintsAboutServed, type Served } from './tarballs.ts'

/** What the registry says of a package; `undefined` where it does not know it. */
async function packumentOf(registry: string, name: string): Promise<Packument | undefined> {
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
