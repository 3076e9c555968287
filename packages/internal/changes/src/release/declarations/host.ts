import { dirname } from 'node:path/posix'
import ts from 'typescript'
import type { Surface } from '../surface.ts'

/** Before, or after: the packages as an installer has them, by name. */
export type World = ReadonlyMap<string, Surface>

export type Side = 'before' | 'after'

export const options: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  types: [],
}

export function filesOf(side: Side, world: World): [string, string][] {
  return [...world].flatMap(([name, { manifest, declarations }]): [string, string][] => {
    // Without its version: two packages of one version are one to the compiler.
    const { version: _, ...unversioned } = manifest
    const folder = `/${side}/node_modules/${name}`
    return [
      [`${folder}/package.json`, JSON.stringify(unversioned)],
      ...[...declarations].map(([path, text]): [string, string] => [`${folder}/${path}`, text]),
    ]
  })
}

/** Serves both worlds from memory, and from the disk nothing but the compiler's own libraries. */
export function createHost(files: ReadonlyMap<string, string>): ts.CompilerHost {
  const disk = ts.createCompilerHost(options)
  const library = dirname(disk.getDefaultLibFileName(options).replaceAll('\\', '/'))
  const isLibrary = (file: string) => file.startsWith(`${library}/lib.`)
  const folders = new Set([...files.keys()].flatMap(foldersAbove))
  return {
    ...disk,
    getCurrentDirectory: () => '/',
    fileExists: (file) => files.has(file) || (isLibrary(file) && disk.fileExists(file)),
    readFile: (file) => files.get(file) ?? (isLibrary(file) ? disk.readFile(file) : undefined),
    directoryExists: (folder) => folders.has(folder.replace(/\/$/, '')),
    getDirectories: () => [],
    realpath: (path) => path,
    getSourceFile(file, version) {
      const text = files.get(file)
      if (text !== undefined) return ts.createSourceFile(file, text, version, true)
      return isLibrary(file) ? libraryFile(file, version, disk) : undefined
    },
  }
}

const libraryFiles = new Map<string, ts.SourceFile>()

/** The libraries are large and never change: each is parsed once, without its comments, which nobody compares. */
function libraryFile(
  file: string,
  version: ts.ScriptTarget | ts.CreateSourceFileOptions,
  disk: ts.CompilerHost,
): ts.SourceFile {
  const known = libraryFiles.get(file)
  if (known) return known
  const options = typeof version === 'object' ? version : { languageVersion: version }
  const text = disk.readFile(file) ?? ''
  const parsed = ts.createSourceFile(file, text, { ...options, jsDocParsingMode: ts.JSDocParsingMode.ParseNone })
  libraryFiles.set(file, parsed)
  return parsed
}

function foldersAbove(file: string): string[] {
  const folder = dirname(file)
  return folder === '/' ? [] : [folder, ...foldersAbove(folder)]
}
