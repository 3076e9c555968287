// A thread with one compiler: takes the path of a `tsconfig.json`, and answers with what the command would say.
import { dirname } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type typescript from 'typescript-5.9'

const ts: typeof typescript = (await import(workerData)).default
const installed = new Map<string, typescript.SourceFile | undefined>()

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

/** Reads files as the command does, but what is installed once for all programs: it is the same in each. */
function hostOf(options: typescript.CompilerOptions): typescript.CompilerHost {
  const host = ts.createCompilerHost(options)
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseForTypeErrors
  const read = host.getSourceFile
  host.getSourceFile = (file, target, ...others) => {
    if (!file.includes('/node_modules/')) return read(file, target, ...others)
    // A file is read in another way where it is a module of another kind.
    const key = JSON.stringify([file, target])
    if (!installed.has(key)) installed.set(key, read(file, target, ...others))
    return installed.get(key)
  }
  return host
}
