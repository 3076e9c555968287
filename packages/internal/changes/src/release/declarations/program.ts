import { dirname, join } from 'node:path/posix'
import ts from 'typescript'
import { entriesOf } from '../manifest.ts'
import type { Packages, Surface } from '../surface.ts'

export type Side = 'before' | 'after'

/** Both releases in one program, so that the compiler can compare a type of one with a type of the other. */
export interface Program {
  readonly checker: ts.TypeChecker
  /** The names that a package exports under a subpath. */
  exportsOf(side: Side, name: string, subpath: string): ReadonlyMap<string, Exported>
  /** The package that declares a symbol; `undefined` for a symbol of the language or the platform. */
  packageOf(symbol: ts.Symbol): string | undefined
  /** The symbol of the same name in the other release, if there is one. */
  partnerOf(symbol: ts.Symbol): ts.Symbol | undefined
  /** The type that the compiler adds to the type of an optional member. */
  readonly missing: ts.Type
}

/** A name that users import. */
export interface Exported {
  readonly symbol: ts.Symbol
  /** False where only the type can be used. */
  readonly isValue: boolean
  readonly conditions: readonly Condition[]
}

type Condition = 'import' | 'require'

const options: ts.CompilerOptions = {
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

const probe = '/probe.ts'

export function createProgram(before: Packages, after: Packages): Program {
  const files = new Map([
    ...filesOf('before', before),
    ...filesOf('after', after),
    [probe, 'export type Probe = { x?: never }'],
  ])
  const host = createHost(files)
  const roots = [...files.keys()].filter((file) => /\.[cm]?ts$/.test(file))
  const program = ts.createProgram(roots, options, host)
  const checker = program.getTypeChecker()
  const names = { before: declaredNames(program, 'before'), after: declaredNames(program, 'after') }
  const moduleOf = (side: Side, name: string, subpath: string, condition: Condition) => {
    const [mode, user] =
      condition === 'import' ? ([ts.ModuleKind.ESNext, 'mts'] as const) : ([ts.ModuleKind.CommonJS, 'cts'] as const)
    const resolve = (specifier: string) =>
      ts.resolveModuleName(specifier, `/${side}/user.${user}`, options, host, undefined, undefined, mode)
    const { resolvedModule } = resolve(join(name, subpath))
    const file = resolvedModule && program.getSourceFile(resolvedModule.resolvedFileName)
    return file && checker.getSymbolAtLocation(file)
  }
  return {
    checker,
    packageOf: (symbol) => placeOf(symbol)?.name,
    partnerOf(symbol) {
      const place = placeOf(symbol)
      return place && names[place.side === 'before' ? 'after' : 'before'].get(`${place.name} ${plainName(symbol)}`)
    },
    exportsOf(side, name, subpath) {
      const found = new Map<string, Exported>()
      for (const condition of ['import', 'require'] as const) {
        const module = moduleOf(side, name, subpath, condition)
        for (const exported of module ? checker.getExportsOfModule(module) : []) {
          const symbol = resolved(checker, exported)
          const known = found.get(exported.name)
          const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0 && !isTypeOnly(checker, exported)
          const conditions = [...(known?.conditions ?? []), condition]
          found.set(exported.name, { ...(known ?? { symbol, isValue }), conditions })
        }
      }
      return found
    },
    missing: missingType(program, checker),
  }
}

function filesOf(side: Side, release: Packages): [string, string][] {
  return [...release].flatMap(([name, { manifest, declarations }]): [string, string][] => {
    // Two packages of the same name and version are one package to the compiler.
    const { version: _, ...unversioned } = manifest
    const folder = `/${side}/node_modules/${name}`
    return [
      [`${folder}/package.json`, JSON.stringify(unversioned)],
      ...[...declarations].map(([path, text]): [string, string] => [`${folder}/${path}`, text]),
    ]
  })
}

/** A host that has both releases in memory, and reads only the compiler's own libraries from disk. */
function createHost(files: ReadonlyMap<string, string>): ts.CompilerHost {
  const disk = ts.createCompilerHost(options)
  const library = dirname(disk.getDefaultLibFileName(options).replaceAll('\\', '/'))
  const isLibrary = (file: string) => file.startsWith(`${library}/lib.`)
  const foldersAbove = (file: string): string[] =>
    dirname(file) === '/' ? [] : [dirname(file), ...foldersAbove(dirname(file))]
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
      return isLibrary(file) ? libraryFile(disk, file, version) : undefined
    },
  }
}

const libraryFiles = new Map<string, ts.SourceFile>()

/** Parses each of the compiler's large libraries once, without comments: several programs of one process need them. */
function libraryFile(
  disk: ts.CompilerHost,
  file: string,
  version: ts.ScriptTarget | ts.CreateSourceFileOptions,
): ts.SourceFile {
  const settings = typeof version === 'object' ? version : { languageVersion: version }
  const jsDocParsingMode = ts.JSDocParsingMode.ParseNone
  const known = libraryFiles.get(file)
  const parsed = known ?? ts.createSourceFile(file, disk.readFile(file) ?? '', { ...settings, jsDocParsingMode })
  libraryFiles.set(file, parsed)
  return parsed
}

/** The names that the files of a release declare at their top level, each with its package. */
function declaredNames(program: ts.Program, side: Side): ReadonlyMap<string, ts.Symbol> {
  const names = new Map<string, ts.Symbol>()
  const checker = program.getTypeChecker()
  for (const file of program.getSourceFiles()) {
    if (!file.fileName.startsWith(`/${side}/`)) continue
    const { locals } = file as { locals?: ReadonlyMap<string, ts.Symbol> }
    for (const local of locals?.values() ?? []) {
      const symbol = checker.getExportSymbolOfSymbol(local)
      if (!(symbol.flags & ts.SymbolFlags.Alias)) names.set(`${placeOf(symbol)?.name} ${plainName(symbol)}`, symbol)
    }
  }
  return names
}

function placeOf(symbol: ts.Symbol): { readonly side: string; readonly name: string } | undefined {
  const file = declarationOf(symbol)?.getSourceFile().fileName ?? ''
  const [, side = '', name = ''] = /^\/(before|after)\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file) ?? []
  return name === '' ? undefined : { side, name }
}

export const declarationOf = (symbol: ts.Symbol): ts.Declaration | undefined => symbol.declarations?.[0]

/** The name as users see it; bundlers add a number to names that are not unique. */
export const plainName = (symbol: ts.Symbol): string => symbol.name.replace(/\$\d+$/, '')

/** The symbol that an import or export refers to. */
export const resolved = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

/** Whether one of the exports and imports that refer to a name has the word `type`. */
function isTypeOnly(checker: ts.TypeChecker, exported: ts.Symbol): boolean {
  // The compiler has this method in every version, but does not declare it.
  const { getImmediateAliasedSymbol } = checker as {
    getImmediateAliasedSymbol?(symbol: ts.Symbol): ts.Symbol | undefined
  }
  const seen = new Set<ts.Symbol>()
  let symbol: ts.Symbol | undefined = exported
  while (symbol && symbol.flags & ts.SymbolFlags.Alias && !seen.has(symbol)) {
    seen.add(symbol)
    if (symbol.declarations?.some(ts.isTypeOnlyImportOrExportDeclaration)) return true
    symbol = getImmediateAliasedSymbol?.(symbol)
  }
  return false
}

function missingType(program: ts.Program, checker: ts.TypeChecker): ts.Type {
  const [alias] = (program.getSourceFile(probe) as ts.SourceFile).statements
  const [member] = checker.getTypeAtLocation(alias as ts.TypeAliasDeclaration).getProperties()
  return checker.getTypeOfSymbol(member as ts.Symbol)
}

/** The subpaths of a package that can have declarations. */
export function entryPoints({ manifest }: Surface): string[] {
  return [...entriesOf(manifest).keys()].filter((subpath) => !/\.json$|\*/.test(subpath))
}
