import { join } from 'node:path/posix'
import ts from 'typescript'
import { entriesOf } from '../manifest.ts'
import type { Surface } from '../surface.ts'
import { createHost, filesOf, options, type Side, type World } from './host.ts'

/** Both worlds in one program, so that the compiler can hold a type of one against a type of the other. */
export interface Worlds {
  readonly checker: ts.TypeChecker
  /** The module that a package serves under a subpath and a condition, if it serves declarations there. */
  moduleOf(side: Side, name: string, subpath: string, condition: Condition): ts.Symbol | undefined
  /** The package that declares a symbol; `undefined` for what the language or the platform brings. */
  packageOf(symbol: ts.Symbol): string | undefined
  /** What the same name means in the other world, if it has the name. */
  partnerOf(symbol: ts.Symbol): ts.Symbol | undefined
  /** The type that stands in the type of an optional member for its absence. */
  readonly missing: ts.Type
}

export type Condition = 'import' | 'require'

const probe = '/probe.ts'

export function createWorlds(before: World, after: World): Worlds {
  const files = new Map([
    ...filesOf('before', before),
    ...filesOf('after', after),
    [probe, 'export type Probe = { x?: never }'],
  ])
  const host = createHost(files)
  const roots = [...files.keys()].filter((file) => /\.ts$|\.[cm]ts$/.test(file))
  const program = ts.createProgram(roots, options, host)
  const checker = program.getTypeChecker()
  const names = { before: namesOf(program, checker, 'before'), after: namesOf(program, checker, 'after') }
  return {
    checker,
    partnerOf(symbol) {
      const [, side, rest] = placeOf(symbol)
      return names[side === 'before' ? 'after' : 'before'].get(`${rest} ${plainName(symbol)}`)
    },
    moduleOf(side, name, subpath, condition) {
      const mode = condition === 'import' ? ts.ModuleKind.ESNext : ts.ModuleKind.CommonJS
      const from = `/${side}/user.${condition === 'import' ? 'mts' : 'cts'}`
      const { resolvedModule } = ts.resolveModuleName(
        join(name, subpath),
        from,
        options,
        host,
        undefined,
        undefined,
        mode,
      )
      const file = resolvedModule && program.getSourceFile(resolvedModule.resolvedFileName)
      return file && checker.getSymbolAtLocation(file)
    },
    packageOf: (symbol) => placeOf(symbol)[2],
    missing: missingType(program, checker),
  }
}

/** Whatever the files of a world declare at their top, by package and name. */
function namesOf(program: ts.Program, checker: ts.TypeChecker, side: Side): ReadonlyMap<string, ts.Symbol> {
  const names = new Map<string, ts.Symbol>()
  for (const file of program.getSourceFiles()) {
    if (!file.fileName.startsWith(`/${side}/`)) continue
    const { locals } = file as { locals?: ReadonlyMap<string, ts.Symbol> }
    for (const local of locals?.values() ?? []) {
      const symbol = checker.getExportSymbolOfSymbol(local)
      if (!(symbol.flags & ts.SymbolFlags.Alias)) names.set(`${placeOf(symbol)[2]} ${plainName(symbol)}`, symbol)
    }
  }
  return names
}

/** The side and the package of the file that declares a symbol. */
const placeOf = (symbol: ts.Symbol): readonly (string | undefined)[] =>
  /^\/(before|after)\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(
    symbol.declarations?.[0]?.getSourceFile().fileName ?? '',
  ) ?? []

/** The name that people see; a bundler numbers those that would meet another. */
export const plainName = (symbol: ts.Symbol): string => symbol.name.replace(/\$\d+$/, '')

function missingType(program: ts.Program, checker: ts.TypeChecker): ts.Type {
  const file = program.getSourceFile(probe) as ts.SourceFile
  const [alias] = file.statements
  const [member] = checker.getTypeAtLocation(alias as ts.TypeAliasDeclaration).getProperties()
  return checker.getTypeOfSymbol(member as ts.Symbol)
}

/** The subpaths of a package that can bring declarations, and the conditions under which users ask for them. */
export function entryPoints({ manifest }: Surface): string[] {
  return [...entriesOf(manifest).keys()].filter((subpath) => !/\.json$|\*/.test(subpath))
}
