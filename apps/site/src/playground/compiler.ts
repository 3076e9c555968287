import ts from 'typescript-5.9'
import type { Complaint } from './run.ts'

/** Returns the type errors of a program. */
export type Check = (code: string) => Complaint[]

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
}
const program = '/program.ts'

/** Creates a type checker over files in memory, by their paths. Declarations of packages are below `/node_modules`. */
export function createCheck(files: Readonly<Record<string, string>>): Check {
  let code = ''
  let version = 0
  const textOf = (path: string): string | undefined => (path === program ? code : files[path])
  const folders = new Set(Object.keys(files).flatMap(foldersOf))
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [program],
    getScriptVersion: (path) => (path === program ? String(version) : '0'),
    getScriptSnapshot: (path) => {
      const text = textOf(path)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: () => '/lib/lib.d.ts',
    fileExists: (path) => textOf(path) !== undefined,
    readFile: textOf,
    directoryExists: (path) => folders.has(path.replace(/\/$/, '')),
    getDirectories: () => [],
  })
  return (text) => {
    code = text
    version += 1
    const found = [...service.getSyntacticDiagnostics(program), ...service.getSemanticDiagnostics(program)]
    const source = service.getProgram()?.getSourceFile(program)
    return found.map(({ start = 0, length = 0, messageText }) => {
      const { line = 0, character = 0 } = source?.getLineAndCharacterOfPosition(start) ?? {}
      const message = ts.flattenDiagnosticMessageText(messageText, '\n')
      return { from: start, to: start + length, line: line + 1, column: character + 1, message }
    })
  }
}

function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

/** Compiles a program to a script without types. Its imports become calls of `require`. */
export function compile(code: string): string {
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS, esModuleInterop: true }
  return ts.transpileModule(code, { compilerOptions }).outputText
}
