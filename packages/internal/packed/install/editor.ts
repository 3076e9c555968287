import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCompiler } from './compile.ts'

type TypeScript = Awaited<ReturnType<typeof loadCompiler>>
type LanguageServiceHost = Parameters<TypeScript['createLanguageService']>[0]

/** 6385 and 6387: "is deprecated", and "this signature is deprecated". */
const deprecated = [6385, 6387]

/** A file that is open in an editor. */
type OpenFile = ReturnType<typeof openFile>

/** Opens a file with this content in a project. */
export type Editor = (project: string, content: string) => OpenFile

/** Creates an editor that asks a compiler. */
export function createEditor(ts: TypeScript): Editor {
  // Parsing the compiler's own libraries takes the longest; the registry does it once for all files.
  const registry = ts.createDocumentRegistry()
  let opened = 0
  return (project, content) => {
    // A name of its own, so that the registry does not confuse two files.
    const path = join(project, `open-${opened++}.ts`)
    return openFile(ts, ts.createLanguageService(hostOf(ts, project, path, content), registry), path, content)
  }
}

/** The editor that most tests use. */
export const openInEditor: Editor = createEditor(await loadCompiler('5.9'))

type LanguageService = ReturnType<TypeScript['createLanguageService']>

/** Asks about an open file. A text that ends at a position names that position. */
function openFile(ts: TypeScript, service: LanguageService, path: string, content: string) {
  const endOf = (text: string) => {
    const start = content.indexOf(text)
    if (start < 0) throw new Error(`The open file has no \`${text}\`.`)
    return start + text.length
  }
  const infoAt = (text: string) => service.getQuickInfoAtPosition(path, endOf(text) - 1)
  return {
    /** The messages of the errors. */
    errors: () =>
      [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)].map(({ messageText }) =>
        ts.flattenDiagnosticMessageText(messageText, '\n'),
      ),
    /** The same, by the text at which an error is shown, and its line, from 0. */
    mistakes: () =>
      service.getSemanticDiagnostics(path).map(({ start = 0, length = 0, messageText }) => ({
        line: content.slice(0, start).split('\n').length - 1,
        at: content.slice(start, start + length),
        message: ts.flattenDiagnosticMessageText(messageText, '\n'),
      })),
    /** The texts that are struck through. */
    struck: () =>
      service
        .getSuggestionDiagnostics(path)
        .filter((diagnostic) => deprecated.includes(diagnostic.code) && diagnostic.reportsDeprecated)
        .map(({ start, length }) => content.slice(start, start + length)),
    /** The documentation that a hover shows. */
    hover: (text: string) => {
      const { documentation, tags = [] } = infoAt(text) ?? {}
      const shown = tags.map((tag) => `@${tag.name} ${ts.displayPartsToString(tag.text)}`)
      return [ts.displayPartsToString(documentation), ...shown].join('\n')
    },
    /** The declaration that a hover shows. */
    declaration: (text: string) => ts.displayPartsToString(infoAt(text)?.displayParts),
    completions: (text: string) =>
      (service.getCompletionsAtPosition(path, endOf(text), {})?.entries ?? []).map(({ name }) => name),
    /**
     * The numbers of types and instantiations that a check of the file needs, or a check of all files, declarations
     * included. They are the same on every machine.
     */
    cost: (files: 'this file' | 'all files') => {
      const program = service.getProgram()
      program?.getSemanticDiagnostics(files === 'this file' ? program.getSourceFile(path) : undefined)
      return { types: program?.getTypeCount() ?? 0, instantiations: program?.getInstantiationCount() ?? 0 }
    },
  }
}

/** A project with this one file. Its packages are found as Node finds them. */
function hostOf(ts: TypeScript, project: string, path: string, content: string): LanguageServiceHost {
  return {
    getCompilationSettings: () => ({
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      types: [],
      strict: true,
      noEmit: true,
      skipDefaultLibCheck: true,
    }),
    getScriptFileNames: () => [path],
    getScriptVersion: () => '1',
    getScriptSnapshot: (file) => {
      const text = file === path ? content : ts.sys.fileExists(file) ? readFileSync(file, 'utf8') : undefined
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => project,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (file) => file === path || ts.sys.fileExists(file),
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  }
}
