import { createHash } from 'node:crypto'
import type { Environment } from '../processes.ts'
import { host } from './jobs.ts'
import type { Manifest, Packed, Planned } from './packed.ts'

/** What the registry says of a version, and the bytes that it serves. */
export interface Served {
  readonly manifest: Manifest & { readonly dist?: { readonly integrity?: string; readonly shasum?: string } }
  readonly bytes: Buffer
}

const always = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md']
// Who installs a package has no use for them.
const fieldsOfTheRepository = ['scripts', 'devDependencies', 'private', 'publishConfig']

/** What is wrong with a tarball before it is sent. `versions` are those that can be installed once it is. */
export function complaintsAboutPacked(packed: Packed, versions: ReadonlyMap<string, readonly string[]>): string[] {
  const { manifest, files } = packed
  const label = `${packed.name}@${packed.version}`
  const named = [...always, ...pathsIn(manifest.exports), ...Object.values(manifest.bin ?? {})]
  const missing = named
    .map((path) => path.replace(/^\.\//, ''))
    .filter((path) => !files.includes(path))
    .map((path) => `${label} lacks the file ${path}, which it promises.`)
  const ranges = Object.entries(manifest.dependencies ?? {}).flatMap(([name, range]) =>
    rangeComplaint(name, range, versions).map(
      (complaint) => `${label} depends on ${name} by "${range}", ${complaint}.`,
    ),
  )
  const kept = fieldsOfTheRepository
    .filter((field) => field in manifest)
    .map((field) => `${label} is packed with "${field}", which belongs to this repository.`)
  return [...new Set(missing), ...ranges, ...kept]
}

function rangeComplaint(name: string, range: string, versions: ReadonlyMap<string, readonly string[]>): string[] {
  if (/^(workspace|catalog|link|file):/.test(range)) return ['which no installer outside knows']
  const ours = versions.get(name)
  if (!ours) return name.startsWith('@clouddb/') ? ['which is not published'] : []
  return ours.includes(range) ? [] : [`and the versions there are ${ours.join(', ') || 'none'}`]
}

/** What is wrong with what the registry serves, beside what was packed. */
export function complaintsAboutServed(packed: Packed, planned: Planned, served: Served): string[] {
  const label = `${packed.name}@${packed.version}`
  const { dist = {}, ...manifest } = served.manifest
  const complaints: string[] = []
  const equal = (what: string, found: unknown, expected: unknown) => {
    if (JSON.stringify(found) !== JSON.stringify(expected))
      complaints.push(`${label}: ${what} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}.`)
  }
  equal('the integrity in the plan', planned.tarball.integrity, digest('sha256', packed.bytes))
  equal('dist.integrity', dist.integrity, digest('sha512', packed.bytes))
  equal('dist.shasum', dist.shasum, createHash('sha1').update(packed.bytes).digest('hex'))
  if (!served.bytes.equals(packed.bytes)) complaints.push(`${label}: the bytes that are served are not those packed.`)
  const url = `${host.server}/${host.repository}`
  // The registry holds these against the proof of origin, so they have to name the repository that publishes.
  equal('repository', manifest.repository, { type: 'git', url: `git+${url}.git`, directory: packed.folder })
  equal('homepage', manifest.homepage, `${url}/tree/HEAD/${packed.folder}#readme`)
  equal('bugs', manifest.bugs, { url: `${url}/issues` })
  return complaints
}

const digest = (algorithm: 'sha256' | 'sha512', bytes: Buffer) =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`

/** Every path that an `exports` map names. */
export function pathsIn(exports: unknown): string[] {
  if (typeof exports === 'string') return [exports]
  return typeof exports === 'object' && exports !== null ? Object.values(exports).flatMap(pathsIn) : []
}

/** What the job that publishes does not ask of provenance, though it must: the proof is made there or nowhere. */
export function complaintsAboutProvenance(environment: Environment, isRefusedHere: boolean): string[] {
  const isAsked = environment.PNPM_CONFIG_PROVENANCE === 'true'
  return [
    ...(isAsked ? [] : ['The step that publishes does not set PNPM_CONFIG_PROVENANCE to "true".']),
    ...(isAsked && !isRefusedHere
      ? ['With PNPM_CONFIG_PROVENANCE a package was published here, where nobody can sign a proof: it is not heard.']
      : []),
  ]
}
