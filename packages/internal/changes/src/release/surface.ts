import { existsSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OpenApiDocument } from '@clouddb/document/openapi'
import { parse } from 'yaml'
import { declarationsOf, type Manifest } from './manifest.ts'
import type { MakeReports, Reports } from './reports.ts'

/** Everything that users of a version depend on: its manifest, its document, and its types. */
export interface Surface {
  readonly manifest: Manifest
  /** The text of `openapi.json`, where the package has one. */
  readonly document: string | undefined
  /** The hash of the declarations of each entry. */
  readonly types: Readonly<Record<string, string>>
}

/** The packages that a project has installed, by name. */
export type Packages = ReadonlyMap<string, Surface>

const documentName = 'openapi.json'

const promised: readonly (keyof Manifest)[] = [
  'name',
  'version',
  'type',
  'exports',
  'bin',
  'engines',
  'dependencies',
  'peerDependencies',
  'peerDependenciesMeta',
  'optionalDependencies',
  'sideEffects',
]

/** The folders of the packages that are published, by the package's name. */
export function publishedPackages(root: string): ReadonlyMap<string, string> {
  const folders = globSync('packages/*/package.json', { cwd: root }).map((file) => join(root, file, '..'))
  const found = folders.flatMap((folder): [string, string][] => {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return manifest.private ? [] : [[manifest.name, folder]]
  })
  return new Map(found.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** A package in the work tree, with the reports on its types. */
export interface Current extends Surface {
  readonly folder: string
  readonly reports: Reports
}

/** Reads the published packages of the work tree, which have to be built. */
export function readCurrent(root: string, makeReports: MakeReports): ReadonlyMap<string, Current> {
  const folders = publishedPackages(root)
  const manifests = new Map([...folders.values()].map((folder) => [folder, readManifest(folder)]))
  const reports = makeReports(manifests)
  return new Map(
    [...folders].map(([name, folder]) => {
      const own: Reports = reports.get(folder) ?? new Map()
      const types = Object.fromEntries([...own].map(([subpath, { hash }]) => [subpath, hash]))
      const manifest = promisedBy(manifests.get(folder) as Manifest, root)
      return [name, { manifest, document: readText(join(folder, documentName)), types, folder, reports: own }]
    }),
  )
}

function readManifest(folder: string): Manifest {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const bundle = (manifest.exports as Readonly<Record<string, string>> | undefined)?.[`./${documentName}`] ?? []
  const files = [...declarationsOf(manifest).values(), bundle].flat()
  const missing = files.find((file) => !existsSync(join(folder, file)))
  if (missing === undefined) return manifest
  throw new Error(`${manifest.name} is not built: ${folder} lacks ${missing}. Run \`pnpm build\`.`)
}

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** The part of a manifest that users depend on, with the versions of the workspace's catalog. */
function promisedBy(manifest: Manifest, root: string): Manifest {
  const catalog: Record<string, string> = parse(readText(join(root, 'pnpm-workspace.yaml')) ?? '')?.catalog ?? {}
  const part = Object.fromEntries(promised.flatMap((key) => (key in manifest ? [[key, manifest[key]]] : [])))
  const writtenOut = JSON.stringify(part, (key, value) => (value === 'catalog:' ? catalog[key] : value))
  return JSON.parse(writtenOut)
}

export function parseDocument({ manifest, document }: Surface): OpenApiDocument | undefined {
  if (document === undefined) return undefined
  try {
    return JSON.parse(document)
  } catch (cause) {
    throw new Error(`openapi.json of ${manifest.name} ${manifest.version} is no JSON. Run \`pnpm build\`.`, { cause })
  }
}

const folderName = 'released'

/** The surface of the last release of a package; `undefined` before the first release. */
export function readReleasedSurface(folder: string): Surface | undefined {
  const read = (file: string) => readText(join(folder, folderName, file))
  const manifest = read('manifest.json')
  if (manifest === undefined) return undefined
  return {
    manifest: JSON.parse(manifest),
    document: read(documentName),
    types: JSON.parse(read('types.json') ?? '{}'),
  }
}

/**
 * Writes the baseline of each package that has a new version, and returns their names. A package without a new version
 * keeps its baseline, so a baseline never contains a change that is not released.
 */
export function writeBaselines(packages: Iterable<Current>): string[] {
  return [...packages].flatMap((current) => {
    const { folder, manifest } = current
    if (readReleasedSurface(folder)?.manifest.version === manifest.version) return []
    writeBaseline(current)
    return [manifest.name]
  })
}

/** Replaces the whole baseline. After an interruption there is one of the two or none, which the check reports. */
function writeBaseline(current: Current): void {
  const { folder, manifest, types } = current
  const document = parseDocument(current)
  const target = join(folder, folderName)
  const fresh = mkdtempSync(join(folder, `.${folderName}-`))
  try {
    const write = (file: string, value: object) =>
      writeFileSync(join(fresh, file), `${JSON.stringify(value, null, 2)}\n`)
    write('manifest.json', manifest)
    write('types.json', types)
    if (document !== undefined) writeFileSync(join(fresh, documentName), `${inLines(document)}\n`)
    rmSync(target, { recursive: true, force: true })
    renameSync(fresh, target)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

const linesDown = 3

/** JSON with one line for each operation, each component, and each part of `info`: a diff names what changed. */
function inLines(value: unknown, depth = 0): string {
  if (typeof value !== 'object' || value === null || depth === linesDown) return JSON.stringify(value)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const printedKey = (key: string) => (Array.isArray(value) ? '' : `${JSON.stringify(key)}: `)
  const lines = Object.entries(value).map(
    ([key, child]) => `${'  '.repeat(depth + 1)}${printedKey(key)}${inLines(child, depth + 1)}`,
  )
  return lines.length === 0 ? `${open}${close}` : `${open}\n${lines.join(',\n')}\n${'  '.repeat(depth)}${close}`
}
