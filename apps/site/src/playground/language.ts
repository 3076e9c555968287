import type ts from 'typescript-5.9'
import {
  createLanguageService,
  displayPartsToString,
  flattenDiagnosticMessageText,
  ModuleDetectionKind,
  ModuleKind,
  ModuleResolutionKind,
  ScriptSnapshot,
  ScriptTarget,
} from 'typescript-5.9'
import type { Complaint, Completion, Completions, Explanation, Language } from './messages.ts'

/** Declarations, by their paths. Those of packages are below `/node_modules`, those of the language in `/lib`. */
export type Files = Readonly<Record<string, string>>

const program = '/program.ts'
const preferences: ts.UserPreferences = { includeCompletionsWithInsertText: true, quotePreference: 'single' }
const triggers = ['.', "'", '"'] as const

/**
 * Creates a function that gives the service for a program, with the declarations of the packages that the program names
 * and that those name. A part is loaded once.
 *
 * @param load Loads a part of the declarations: `base`, or the package of this name.
 */
export function createLanguages(load: (part: string) => Promise<Files>): (code: string) => Promise<Language> {
  const parts = new Map<string, Promise<Files>>()
  const loadPart = (part: string): Promise<Files> => {
    const loaded = parts.get(part) ?? load(part)
    parts.set(part, loaded)
    return loaded
  }
  let latest: { readonly packages: string; readonly language: Language } | undefined
  return async (code) => {
    const files: Record<string, string> = { ...(await loadPart('base')) }
    const packages = new Set<string>()
    const add = async (text: string): Promise<void> => {
      for (const [, name = ''] of text.matchAll(/@clouddb\/([a-z-]+)/g)) {
        if (packages.has(name) || !files[`/node_modules/@clouddb/${name}/package.json`]) continue
        packages.add(name)
        const part = await loadPart(name)
        Object.assign(files, part)
        await add(Object.values(part).join('\n'))
      }
    }
    await add(code)
    const key = [...packages].sort().join()
    if (latest?.packages !== key) latest = { packages: key, language: createLanguage(files) }
    return latest.language
  }
}

/** Creates the service that knows the types of a program, over files in memory. */
export function createLanguage(files: Files): Language {
  const { service, write } = createService(files)
  return {
    check: (code) => {
      write(code)
      const diagnostics = [...service.getSyntacticDiagnostics(program), ...service.getSemanticDiagnostics(program)]
      return diagnostics.map((diagnostic) => diagnosticComplaint(diagnostic, code))
    },
    complete: (code, position, typed) => {
      write(code)
      const triggerCharacter = triggers.find((each) => each === typed)
      const given = { ...preferences, ...(triggerCharacter && { triggerCharacter }) }
      const completions = service.getCompletionsAtPosition(program, position, given)
      return completions && completionsOf(completions, code, position)
    },
    describe: (code, position, name) => {
      write(code)
      const entry = service.getCompletionEntryDetails(program, position, name, {}, undefined, preferences, undefined)
      return entry && explanationOf(entry)
    },
    explain: (code, position) => {
      write(code)
      const info = service.getQuickInfoAtPosition(program, position)
      if (info === undefined) return undefined
      const { start, length } = info.textSpan
      return { ...explanationOf(info), from: start, to: start + length }
    },
  }
}

/** The paths of the files that the type check of a program reads. */
export function filesReadBy(code: string, files: Files): string[] {
  const { service, write } = createService(files)
  write(code)
  const read = service.getProgram()?.getSourceFiles() ?? []
  return read.map(({ fileName }) => fileName).filter((path) => path !== program)
}

function createService(files: Files) {
  let code = ''
  let version = 0
  const textOfFile = (path: string): string | undefined => (path === program ? code : files[path])
  const options = optionsFor(files)
  const service = createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [program],
    getScriptVersion: (path) => (path === program ? String(version) : '0'),
    getScriptSnapshot: (path) => {
      const text = textOfFile(path)
      return text === undefined ? undefined : ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: () => '/lib/lib.d.ts',
    fileExists: (path) => textOfFile(path) !== undefined,
    readFile: textOfFile,
    directoryExists: (path) => pathsIn(files, path).length > 0,
    getDirectories: (path) => [
      ...new Set(pathsIn(files, path).flatMap((below) => below.split('/').slice(0, -1)[0] ?? [])),
    ],
  })
  const write = (text: string): void => {
    if (text === code) return
    code = text
    version += 1
  }
  return { service, write }
}

function optionsFor(files: Files): ts.CompilerOptions {
  return {
    target: ScriptTarget.ES2022,
    module: ModuleKind.ESNext,
    moduleResolution: ModuleResolutionKind.Bundler,
    moduleDetection: ModuleDetectionKind.Force,
    lib: Object.keys(files).flatMap((path) => (path.startsWith('/lib/') ? [path.slice('/lib/'.length)] : [])),
    types: [],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  }
}

/** The paths of the files below a folder, from there. */
function pathsIn(files: Files, folder: string): string[] {
  const start = folder.replace(/\/*$/, '/')
  return Object.keys(files).flatMap((path) => (path.startsWith(start) ? [path.slice(start.length)] : []))
}

function diagnosticComplaint({ start = 0, length = 0, messageText }: ts.Diagnostic, code: string): Complaint {
  const before = code.slice(0, start).split('\n')
  const message = flattenDiagnosticMessageText(messageText, '\n')
  return { from: start, to: start + length, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, message }
}

function completionsOf(
  { entries, optionalReplacementSpan: span }: ts.CompletionInfo,
  code: string,
  position: number,
): Completions {
  const from = span?.start ?? code.slice(0, position).search(/[\w$]*$/)
  return { from, entries: entries.map((entry) => completionOf(entry, from)) }
}

function completionOf(entry: ts.CompletionEntry, from: number): Completion {
  const { name, kind, sortText, insertText: text = name, replacementSpan } = entry
  const start = replacementSpan?.start ?? from
  return {
    name,
    kind,
    rank: sortText.startsWith('z') ? -1 : sortText < '15' ? 1 : 0,
    isDeprecated: /\bdeprecated\b/.test(entry.kindModifiers ?? ''),
    ...((text !== name || start !== from) && { insert: { text, from: start } }),
  }
}

function explanationOf({
  displayParts,
  documentation,
  tags = [],
}: ts.QuickInfo | ts.CompletionEntryDetails): Explanation {
  const noted = tags.map(({ name, text }) => `@${name} ${displayPartsToString(text)}`.trim())
  return {
    declaration: displayPartsToString(displayParts),
    documentation: [displayPartsToString(documentation), ...noted].filter((text) => text !== '').join('\n'),
  }
}
