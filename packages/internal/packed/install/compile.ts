import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type typescript from 'typescript-5.9'

const require = createRequire(import.meta.url)

/** The supported compilers, and the name by which each is installed here. */
export const compilers = {
  '5.4': 'typescript-5.4',
  '5.9': 'typescript-5.9',
  '6': 'typescript-6',
  '7': 'typescript',
} as const

export type Compiler = keyof typeof compilers

/** The module resolutions that read `exports`. */
export const resolutions = {
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
  node16: { module: 'node16', moduleResolution: 'node16' },
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
} as const

export type Resolution = keyof typeof resolutions

/** Whether the nightly tier runs. */
export const isNightly: boolean = process.env.TEST_TIER === 'all'

/** The compilers that a test uses: the oldest and the newest, and all in the nightly tier. */
export const testedCompilers: readonly Compiler[] = isNightly ? ['5.4', '5.9', '6', '7'] : ['5.4', '7']

/** The compilers and resolutions that a test uses: the newest and one, and all combinations in the nightly tier. */
export const testedCombinations: readonly (readonly [Compiler, Resolution])[] = testedCompilers.flatMap((compiler) =>
  (Object.keys(resolutions) as Resolution[])
    // Tests of the tarballs and of the site find the right declarations by the other resolutions.
    .filter((resolution) => isNightly || (compiler === '7' && resolution === 'nodenext'))
    .map((resolution) => [compiler, resolution] as const),
)

const strictest = {
  target: 'es2022',
  lib: ['es2022', 'dom'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  // The declarations of packages are checked, but not those of the compiler itself.
  skipDefaultLibCheck: true,
  noEmit: true,
} as const

/** Type-checks files of a folder and the declarations of their packages. Returns the errors, or an empty string. */
export async function compile(
  compiler: Compiler,
  folder: string,
  files: readonly string[],
  options: Readonly<Record<string, unknown>>,
): Promise<string> {
  const config = join(folder, `tsconfig.${compiler}.json`)
  await writeFile(config, JSON.stringify({ compilerOptions: { ...strictest, ...options }, files }))
  return compiler === '7' ? runCompiler(compiler, config) : compileInProcess(await loadCompiler(compiler), config)
}

/** Runs the command of a compiler. Version 7 has no other interface. */
function runCompiler(compiler: Compiler, config: string): Promise<string> {
  const tsc = join(dirname(require.resolve(`${compilers[compiler]}/package.json`)), 'bin/tsc')
  const words = [tsc, '--project', config, '--pretty', 'false']
  return new Promise((resolve) => {
    execFile(process.execPath, words, { cwd: dirname(config) }, (_, out, err) => resolve((out + err).trim()))
  })
}

type TypeScript = typeof typescript

/** Loads a compiler that has an interface in JavaScript. */
export async function loadCompiler(compiler: Exclude<Compiler, '7'>): Promise<TypeScript> {
  return (await import(compilers[compiler])).default
}

/** Compiles in this process, which reads the libraries of a compiler only once. */
function compileInProcess(ts: TypeScript, config: string): string {
  const folder = dirname(config)
  const { config: json } = ts.readConfigFile(config, ts.sys.readFile)
  const { options, fileNames, errors } = ts.parseJsonConfigFileContent(json, ts.sys, folder, undefined, config)
  const program = ts.createProgram(fileNames, options, hostOf(ts, options))
  const diagnostics = [...errors, ...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics]
  const format = {
    getCurrentDirectory: () => folder,
    getCanonicalFileName: (file: string) => file,
    getNewLine: () => '\n',
  }
  return ts.formatDiagnostics(ts.sortAndDeduplicateDiagnostics(diagnostics), format).trim()
}

const installed = new Map<string, typescript.SourceFile | undefined>()

/** Reads each installed file once, because it is the same in every program. */
function hostOf(ts: TypeScript, options: typescript.CompilerOptions): typescript.CompilerHost {
  const host = ts.createCompilerHost(options)
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseForTypeErrors
  const read = host.getSourceFile
  host.getSourceFile = (file, target, ...others) => {
    if (!file.includes('/node_modules/')) return read(file, target, ...others)
    // The compiler parses a file differently if it is a module of another kind.
    const key = JSON.stringify([ts.version, file, target])
    if (!installed.has(key)) installed.set(key, read(file, target, ...others))
    return installed.get(key)
  }
  return host
}
