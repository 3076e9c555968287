import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { OpenApiDocument } from '@clouddb/spec/document/openapi'
import ts from 'typescript'
import { parse } from 'yaml'
import type { Bump } from '../comparison/change.ts'

/** The part of a manifest that users of a package depend on. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly type?: string
  readonly exports?: Exports
  readonly bin?: string | Readonly<Record<string, string>>
  readonly engines?: Ranges
  readonly dependencies?: Ranges
  readonly peerDependencies?: Ranges
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
  readonly optionalDependencies?: Ranges
  readonly sideEffects?: boolean | readonly string[]
}

export type Ranges = Readonly<Record<string, string>>

export type Exports = string | null | { readonly [key: string]: Exports }

/** Everything that users of a version depend on: its manifest, its document, and its type declarations. */
export interface Surface {
  readonly manifest: Manifest
  /** The text of `openapi.json`, where the package has one. */
  readonly document: string | undefined
  /** Text by path in the package: `dist/index.d.ts`. */
  readonly declarations: ReadonlyMap<string, string>
}

/** One difference between two versions of a package, in a sentence for its users. */
export interface PackageChange {
  readonly bump: Bump
  readonly sentence: string
}

/** The packages that a project has installed, by name. */
export type Packages = ReadonlyMap<string, Surface>

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

/** The surface of a package in the work tree, which has to be built. */
export function readSurface(root: string, folder: string): Surface {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const built = readDeclarations(folder, 'dist')
  const missing = targetsOf(manifest.exports ?? null).filter(
    (target) => isDeclaration(target) && !built.has(join(target)),
  )
  if (built.size === 0 || missing.length > 0)
    throw new Error(`${manifest.name} is not built: ${folder} lacks ${missing[0] ?? 'dist'}. Run \`pnpm build\`.`)
  const declarations = reachable(manifest, built)
  return { manifest: promisedBy(manifest, root), document: readText(join(folder, 'openapi.json')), declarations }
}

/** The declarations below a folder of a package, by their path in `dist`, without source map comments. */
function readDeclarations(folder: string, from: string): Map<string, string> {
  const files = globSync('**/*.d.{ts,cts,mts}', { cwd: join(folder, from) }).sort()
  return new Map(
    files.map((file) => [
      `dist/${file.replaceAll('\\', '/')}`,
      readFileSync(join(folder, from, file), 'utf8').replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '\n'),
    ]),
  )
}

/** The declarations that the entries refer to, directly or indirectly, without those of an earlier build. */
function reachable(manifest: Manifest, declarations: ReadonlyMap<string, string>): Map<string, string> {
  const reached = new Set<string>()
  const follow = (path: string): void => {
    const text = declarations.get(path)
    if (text === undefined || reached.has(path)) return
    reached.add(path)
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles)
      if (fileName.startsWith('.')) follow(join(dirname(path), fileName).replace(/\.([cm]?)[jt]s$/, '.d.$1ts'))
  }
  for (const target of targetsOf(manifest.exports ?? null))
    follow(join(target).replace(/(?<!\.d)\.([cm]?)js$/, '.d.$1ts'))
  return new Map([...declarations].filter(([path]) => reached.has(path)))
}

const isDeclaration = (file: string) => /\.d\.[cm]?ts$/.test(file)

const targetsOf = (exports: Exports): string[] =>
  typeof exports === 'string' ? [exports] : Object.values(exports ?? {}).flatMap(targetsOf)

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
    throw new Error(`openapi.json of ${manifest.name} ${manifest.version} is no JSON. Run \`pnpm generate\`.`, {
      cause,
    })
  }
}

const folderName = 'released'

/** The surface of the last release of a package; `undefined` before the first release. */
export function readBaseline(folder: string): Surface | undefined {
  const manifest = readText(join(folder, folderName, 'manifest.json'))
  if (manifest === undefined) return undefined
  return {
    manifest: JSON.parse(manifest),
    document: readText(join(folder, folderName, 'openapi.json')),
    declarations: readDeclarations(folder, `${folderName}/declarations`),
  }
}

/**
 * Writes the baseline of each package that has a new version, and returns their names. A package without a new version
 * keeps its baseline, so a baseline never contains a change that is not released.
 */
export function writeBaselines(root: string): string[] {
  return [...publishedPackages(root)].flatMap(([name, folder]) => {
    const surface = readSurface(root, folder)
    if (readBaseline(folder)?.manifest.version === surface.manifest.version) return []
    writeBaseline(folder, surface)
    return [name]
  })
}

/** Replaces the whole baseline. After an interruption there is one of the two or none, which the check reports. */
function writeBaseline(folder: string, { manifest, document, declarations }: Surface): void {
  const target = join(folder, folderName)
  const fresh = mkdtempSync(join(folder, `.${folderName}-`))
  try {
    writeFileSync(join(fresh, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    if (document !== undefined) writeFileSync(join(fresh, 'openapi.json'), document)
    for (const [path, text] of declarations) {
      const file = join(fresh, 'declarations', path.slice('dist/'.length))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    rmSync(target, { recursive: true, force: true })
    renameSync(fresh, target)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}
