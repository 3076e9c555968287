// A thread with one compiler: takes the path of a `tsconfig.json`, and answers with what the command would say.
import { dirname } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type typescript from 'typescript-5.9'

const ts: typeof typescript = (await import(workerData)).default
const libraries = new Map<string, typescript.SourceFile | undefined>()
const libraryFolder = dirname(ts.getDefaultLibFilePath({}))

parentPort?.on('message', (config: string) => parentPort?.postMessage(compile(config)))

function compile(config: string): string {
  const folder = dirname(config)
  const { options, fileNames, errors } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    folder,
    undefined,
    config,
  )
  const program = ts.createProgram(fileNames, options, hostOf(options))
  const diagnostics = [...errors, ...ts.getPreEmitDiagnostics(program)]
  const { diagnostics: ofEmitting } = program.emit()
  const all = ts.sortAndDeduplicateDiagnostics([...diagnostics, ...ofEmitting])
  const format = {
    getCurrentDirectory: () => folder,
    getCanonicalFileName: (file: string) => file,
    getNewLine: () => '\n',
  }
  return ts.formatDiagnostics(all, format).trim()
}

/** Reads files as usual, but the compiler's own libraries once for all programs: they are the same in each. */
function hostOf(options: typescript.CompilerOptions): typescript.CompilerHost {
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile
  host.getSourceFile = (file, ...others) => {
    if (dirname(file) !== libraryFolder) return read(file, ...others)
    if (!libraries.has(file)) libraries.set(file, read(file, ...others))
    return libraries.get(file)
  }
  return host
}
