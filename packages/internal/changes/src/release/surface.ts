import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { OpenApiDocument } from '@clouddb/spec/document/openapi'
import ts from 'typescript'
import { parse } from 'yaml'

/** What a manifest promises to those who install a package. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly type?: string
  readonly exports?: Exports
  readonly bin?: string | Readonly<Record<string, string>>
  readonly engines?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly sideEffects?: boolean | readonly string[]
}

export type Exports = string | null | { readonly [key: string]: Exports }

/** All that a version of a package promises: its manifest, its document, and the declarations of its types. */
export interface Surface {
  readonly manifest: Manifest
  /** The text of `openapi.json`, where the package has one. */
  readonly document: string | undefined
  /** Text by path in the package: `dist/index.d.ts`. */
  readonly declarations: ReadonlyMap<string, string>
}

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

/** What a package promises as it stands in the tree, built. */
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

/** Declarations below a folder of a package, as `dist/…`, without what no compiler reads. */
export function readDeclarations(folder: string, from: string): Map<string, string> {
  const files = globSync('**/*.d.{ts,cts,mts}', { cwd: join(folder, from) }).sort()
  return new Map(
    files.map((file) => [
      `dist/${file.replaceAll('\\', '/')}`,
      readFileSync(join(folder, from, file), 'utf8').replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '\n'),
    ]),
  )
}

/** What the entries lead to: an earlier build may have left others beside it. */
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

export function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** The part of a manifest that users depend on; what the workspace's catalog decides is written out. */
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
