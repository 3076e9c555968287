import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import typescript59 from 'typescript-5.9'
import typescript6 from 'typescript-6'

type TypeScript = typeof typescript59
type LanguageServiceHost = Parameters<TypeScript['createLanguageService']>[0]

/** The compilers that answer an editor in JavaScript. */
export const typescripts: Readonly<Record<'5.9' | '6', TypeScript>> = {
  '5.9': typescript59,
  '6': typescript6 as unknown as TypeScript,
}

// Parsing the compiler's own libraries takes longest; this does it once for all files that are opened.
const registries = new Map<TypeScript, ReturnType<TypeScript['createDocumentRegistry']>>()

function registryOf(ts: TypeScript): ReturnType<TypeScript['createDocumentRegistry']> {
  const registry = registries.get(ts) ?? ts.createDocumentRegistry()
  registries.set(ts, registry)
  return registry
}

/** 6385 and 6387: "is deprecated", and "this signature is deprecated". */
const deprecated = [6385, 6387]

/** A file as it stands open in an editor. A position in it is named by a text that ends there. */
export interface OpenFile {
  /** What is underlined in red. */
  errors(): string[]
  /** What is struck through. */
  struck(): string[]
  /** What hovering over a position shows below the declaration. */
  hover(text: string): string
  /** The declaration that hovering over a position shows. */
  declaration(text: string): string
  /** What is offered at a position. */
  completions(text: string): string[]
  /** What can be imported, by name, from the module that an `import * as` names. */
  exportsOf(namespace: string): string[]
}

let opened = 0

/** Opens a file with this content in a project. The packages of the project are found as Node finds them. */
export function open(ts: TypeScript, project: string, content: string): OpenFile {
  // A name of its own, so that two open files are not taken for one.
  const path = join(project, `open-${opened++}.ts`)
  const service = ts.createLanguageService(hostOf(ts, project, path, content), registryOf(ts))
  const endOf = (text: string) => {
    const start = content.indexOf(text)
    if (start < 0) throw new Error(`The open file has no \`${text}\`.`)
    return start + text.length
  }
  return {
    errors: () =>
      [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)].map((diagnostic) =>
        ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'),
      ),
    struck: () =>
      service
        .getSuggestionDiagnostics(path)
        .filter((diagnostic) => deprecated.includes(diagnostic.code) && diagnostic.reportsDeprecated)
        .map(({ start, length }) => content.slice(start, start + length)),
    hover: (text) => {
      const { documentation, tags } = service.getQuickInfoAtPosition(path, endOf(text) - 1) ?? {}
      const shown = (tags ?? []).map((tag) => `@${tag.name} ${ts.displayPartsToString(tag.text)}`)
      return [ts.displayPartsToString(documentation), ...shown].join('\n')
    },
    declaration: (text) => ts.displayPartsToString(service.getQuickInfoAtPosition(path, endOf(text) - 1)?.displayParts),
    completions: (text) =>
      (service.getCompletionsAtPosition(path, endOf(text), {})?.entries ?? []).map((entry) => entry.name),
    exportsOf: (namespace) => {
      const checker = service.getProgram()?.getTypeChecker()
      const source = service.getProgram()?.getSourceFile(path)
      const symbol =
        source && checker?.getSymbolsInScope(source, ts.SymbolFlags.Alias).find((s) => s.name === namespace)
      if (!checker || !symbol) throw new Error(`The open file imports no \`* as ${namespace}\`.`)
      return checker.getExportsOfModule(checker.getAliasedSymbol(symbol)).map((found) => found.name)
    },
  }
}

/** A project with this one file, whose packages are found as Node finds them. */
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
