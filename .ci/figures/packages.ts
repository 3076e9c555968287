import { globSync, readFileSync } from 'node:fs'
import { tableOf } from './markdown-table.ts'

/** What of a manifest people want to know before they install. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly license: string
  readonly engines: { readonly node: string }
  readonly exports: { readonly '.': object }
  readonly dependencies: Readonly<Record<string, string>>
}

/** In the order in which people look for them. */
const order = ['management', 'observability-cloud', 'observability-oss', 'sandbox', 'contract', 'client-core']

/** The manifests of the packages that are published, by folder. */
export function publishedManifests(root: URL): Readonly<Record<string, Manifest>> {
  const files = globSync('packages/*/package.json', { cwd: root })
  const all = files.map((file): [string, Manifest & { private?: boolean }] => [
    file.split(/[\\/]/)[1] ?? '',
    JSON.parse(readFileSync(new URL(file, root), 'utf8')),
  ])
  const rank = ([folder]: [string, unknown]) => (order.includes(folder) ? order.indexOf(folder) : order.length)
  return Object.fromEntries(
    all.filter(([, manifest]) => !manifest.private).sort((one, other) => rank(one) - rank(other)),
  )
}

/** The packages with their versions, as the front README shows them. */
export function packagesTable(manifests: Readonly<Record<string, Manifest>>): string {
  const rows = Object.entries(manifests).map(([folder, { name, version, description }]) => [
    `[\`${name}\`](packages/${folder}/README.md)`,
    version,
    description,
  ])
  return tableOf([['package', 'version', 'what it is'], ...rows], 'text')
}

/** The line below the title of a package's README. */
export function factsLine({ version, engines, exports, dependencies, license }: Manifest): string {
  const count = Object.keys(dependencies).length
  return [
    `**${version}**`,
    `Node ${engines.node.replace(/^>=/, '')} or newer`,
    'require' in exports['.'] ? 'ES module and CommonJS' : 'ES module',
    `${count} ${count === 1 ? 'dependency' : 'dependencies'}`,
    license,
  ].join(' · ')
}
