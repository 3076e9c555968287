import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { beforeAll, expect, test } from 'vitest'
import { fixtures, packagesForFile } from './package-folder.ts'

// What an editor shows of the generated code. `|` marks where the pointer is.
const source = `
import type { Methods } from './src/generated/methods.ts'
import type { Copy, Ticket } from './src/generated/schema.ts'
declare const client: Methods
declare const copy: Copy
declare const ticket: Ticket
client['books/replace copy']('b', '1', copy)
client.search({ query: { q: 'tides', page: 2 }, headers: { 'X-Desk': 'north' } })
client.fillShelf({ title: 'a' })
client['get-copy']('b', '1')
copy.former
copy.weight
copy.pages
client.getCover('side')
copy.state === 'lent'
`

const packageOf = packagesForFile()

let service: ts.LanguageService
let file: string

beforeAll(async () => {
  const folder = await packageOf('oddities.yaml')
  file = join(folder, 'editor.ts')
  writeFileSync(file, source)
  const options: ts.CompilerOptions = {
    strict: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
    paths: { '@clouddb/client-core': [join(fixtures, 'client-core.ts')] },
  }
  service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) =>
      ts.sys.fileExists(path) ? ts.ScriptSnapshot.fromString(readFileSync(path, 'utf8')) : undefined,
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
  })
})

function hover(text: string, offset = 0): { signature: string; documentation: string; tags: string[] } {
  const info = service.getQuickInfoAtPosition(file, source.indexOf(text) + offset)
  return {
    signature: ts.displayPartsToString(info?.displayParts),
    documentation: ts.displayPartsToString(info?.documentation),
    tags: (info?.tags ?? []).map((tag) => `${tag.name} ${ts.displayPartsToString(tag.text)}`.trim()),
  }
}

function textOf(diagnostic: ts.Diagnostic): string {
  return source.slice(diagnostic.start, (diagnostic.start ?? 0) + (diagnostic.length ?? 0))
}

test('hovering a method shows its documentation', () => {
  const { signature, documentation, tags } = hover('fillShelf(')
  expect(signature).toBe(
    '(method) Methods.fillShelf(body: FillRequest, options?: FillShelfOptions): ApiPromise<Reading[]>',
  )
  expect(documentation).toBe('Fill a shelf.\n\n`POST /shelves/{branch}`')
  expect(tags).toEqual([
    'param body - What is sent.',
    'param options - Settings of this call.',
    'returns The readings.',
  ])
})

test('hovering a method with a quoted name shows errors, other media types and text that looks like tags', () => {
  const { documentation, tags } = hover("'get-copy'", 1)
  expect(documentation).toContain('Mail to \\@desk or desk@example.com')
  expect(documentation).toContain('A second thought, after a blank line.')
  expect(documentation).toContain('may also come as `text/html`')
  expect(tags).toContain('param bookId - The book, by number.')
  expect(tags).toContain('throws {ApiError} Something went wrong.')
})

test('hovering a property shows its bounds', () => {
  expect(hover('copy.weight', 5).tags).toEqual(['minimum 24', 'exclusiveMaximum 1068', 'multipleOf 12', 'default 24'])
})

test('hovering a property shows which servers are too old for it', () => {
  expect(hover('copy.pages', 5).documentation).toBe('Servers before 2026-05-27 refuse or ignore it.')
})

test('deprecated methods, properties and query parameters are struck through', () => {
  const struck = service.getSuggestionDiagnostics(file).filter(({ code }) => code === 6385 || code === 6387)
  expect(struck.map((diagnostic) => [diagnostic.code, textOf(diagnostic)])).toEqual([
    [6387, "'books/replace copy'"],
    [6385, 'former'],
  ])
  expect(hover('former').tags).toEqual(['deprecated The library forgot what it means.'])
  const offset = source.indexOf('page: 2')
  const completions = service.getCompletionsAtPosition(file, offset, {})?.entries ?? []
  expect(completions.find(({ name }) => name === 'page')?.kindModifiers).toContain('deprecated')
})

test('a closed enum refuses a wrong value, and an open one offers the known ones', () => {
  const errors = service.getSemanticDiagnostics(file)
  expect(errors.map((error) => [error.code, textOf(error)])).toEqual([[2345, "'side'"]])
  const offset = source.indexOf("'lent'") + 1
  const offered = service.getCompletionsAtPosition(file, offset, {})?.entries.map(({ name }) => name)
  expect(offered).toEqual(expect.arrayContaining(['lent', 'at home']))
})
