import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CompilerState, Extractor, ExtractorConfig, type IConfigFile } from '@microsoft/api-extractor'
import type { Exports, Manifest } from './manifest.ts'

/** The report of an entry. */
export interface Report {
  /** The exported declarations that people wrote, for a review. */
  readonly text: string
  /** The hash of all declarations, also of those that the document decides. Comments are no part of it. */
  readonly hash: string
}

/** The reports of a package, by the subpath of the entry: `.`, `./jobs`. */
export type Reports = ReadonlyMap<string, Report>

/** Makes the reports of packages, which have to be built, by their folders. */
export type MakeReports = (packages: ReadonlyMap<string, Manifest>) => ReadonlyMap<string, Reports>

/** Makes reports with API Extractor. A file keeps those of a package until one of its declarations changes. */
export const makeReports: MakeReports = (packages) => {
  const files = new Map([...packages].map(([folder, manifest]) => [folder, join(cache, keyOf(folder, manifest))]))
  const fileOf = (folder: string) => files.get(folder) ?? ''
  const changed = new Map([...packages].filter(([folder]) => !existsSync(fileOf(folder))))
  mkdirSync(cache, { recursive: true })
  for (const [folder, reports] of extractReports(changed)) writeFileSync(fileOf(folder), JSON.stringify([...reports]))
  const read = (folder: string) => new Map<string, Report>(JSON.parse(readFileSync(fileOf(folder), 'utf8')))
  return new Map([...packages.keys()].map((folder) => [folder, read(folder)]))
}

const cache = fileURLToPath(new URL('../../node_modules/.cache/reports', import.meta.url))

function keyOf(folder: string, { name, exports }: Manifest): string {
  const files = globSync('{dist/**/*.d.{ts,cts,mts},src/generated/*.ts}', { cwd: folder }).sort()
  const texts = files.map((file) => [file, readFileSync(join(folder, file), 'utf8')])
  const code = readFileSync(import.meta.filename, 'utf8')
  return createHash('sha256')
    .update(JSON.stringify([Extractor.version, code, name, exports, texts]))
    .digest('hex')
}

function extractReports(packages: ReadonlyMap<string, Manifest>): Map<string, Reports> {
  const written = mkdtempSync(join(tmpdir(), 'reports-'))
  try {
    const entries = [...packages].flatMap(([folder, manifest]) =>
      [...declarationsOf(manifest)].map(([subpath, file]) => ({
        folder,
        name: join(manifest.name, subpath),
        subpath,
        config: configOf(folder, join(folder, file), written),
      })),
    )
    const found = new Map([...packages.keys()].map((folder) => [folder, new Map<string, Report>()]))
    // One program for all packages: most of the time, the compiler reads libraries that all of them need.
    const [first] = entries
    if (first === undefined) return found
    const additionalEntryPoints = entries.map(({ config }) => config.mainEntryPointFilePath)
    const compilerState = CompilerState.create(first.config, { additionalEntryPoints })
    for (const { folder, name, subpath, config } of entries) {
      Extractor.invoke(config, { localBuild: true, compilerState, messageCallback: silence })
      const report = readFileSync(config.reportFilePath, 'utf8')
      const hash = createHash('sha256').update(compactReport(name, report)).digest('hex')
      found.get(folder)?.set(subpath, { text: compactReport(name, report, generatedNames(folder)), hash })
    }
    return found
  } finally {
    rmSync(written, { recursive: true, force: true })
  }
}

// What it says about declarations is about libraries that mark each of them as public or not.
const silence = (message: { handled: boolean }) => {
  message.handled = true
}

const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  target: 'es2022',
  module: 'nodenext',
  moduleResolution: 'nodenext',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
}

const silent = { default: { logLevel: 'none' } } as const

function configOf(projectFolder: string, entry: string, reportFolder: string): ExtractorConfig {
  const configObject = {
    projectFolder,
    mainEntryPointFilePath: entry,
    compiler: { overrideTsconfig: { compilerOptions, files: [entry] } },
    newlineKind: 'lf',
    apiReport: {
      enabled: true,
      reportFileName: 'entry.api.md',
      reportFolder,
      reportTempFolder: join(reportFolder, 'temporary'),
      includeForgottenExports: true,
    },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    messages: {
      compilerMessageReporting: silent,
      extractorMessageReporting: silent,
      tsdocMessageReporting: silent,
    },
  } as IConfigFile
  const packageJsonFullPath = join(projectFolder, 'package.json')
  return ExtractorConfig.prepare({ configObject, configObjectFullPath: undefined, packageJsonFullPath })
}

/** The file of declarations of each entry: those for `import`, which are the same as those for `require`. */
export function declarationsOf({ exports = {} }: Manifest): ReadonlyMap<string, string> {
  const isMain =
    exports === null || typeof exports === 'string' || Object.keys(exports).some((key) => !key.startsWith('.'))
  const entries = Object.entries(isMain ? { '.': exports } : exports)
  return new Map(
    entries.flatMap(([subpath, target]) => {
      const [file] = typesOf(target)
      return file === undefined ? [] : [[subpath, file]]
    }),
  )
}

function typesOf(target: Exports): string[] {
  if (target === null || typeof target === 'string') return /\.d\.[cm]?ts$/.test(target ?? '') ? [target as string] : []
  return Object.values(target).flatMap(typesOf)
}

/** The names that generated files declare. The document decides what they mean. */
function generatedNames(folder: string): ReadonlySet<string> {
  const files = globSync('src/generated/*.ts', { cwd: folder })
  const declared = /^(?:export )?(?:declare )?(?:const|function|class|interface|type) ([\w$]+)/gm
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(declared)].map(([, name = '']) => name),
    ),
  )
}

const left = '// The document decides the other declarations, which are generated from it.'

/**
 * The declarations of a report of API Extractor, without what says nothing about types: marks of documentation, and
 * imports that no declaration uses. Declarations with the names of `leftOut` are left out.
 */
export function compactReport(name: string, report: string, leftOut: ReadonlySet<string> = new Set()): string {
  const [, body = ''] = /```ts\n(.*)```/s.exec(report) ?? []
  const blocks = body
    .split(/\n{2,}/)
    .map(withoutMarks)
    .filter((block) => block !== '')
  const imports = blocks.flatMap((block) => block.match(/^(?:import|export \*) .*$/gm) ?? [])
  const declarations = blocks.filter((block) => !/^(import|export \*) /.test(block))
  const kept = declarations.filter((block) => !leftOut.has(nameOf(block)))
  const passedOn = imports.flatMap((line) => passOn(line, kept))
  const own = kept.filter((block) => !isPassedOn(block)).join('\n\n')
  const used = imports.filter((line) => line.startsWith('export') || isUsedIn(own, line))
  return [
    `<!-- What ${name} exports. \`pnpm changes\` writes this file; its diff is to be reviewed. -->\n\n\`\`\`ts`,
    ...[used.join('\n'), passedOn.join('\n'), own, kept.length < declarations.length ? left : '']
      .filter((part) => part !== '')
      .map((part, index) => (index === 0 ? part : `\n${part}`)),
    '```\n',
  ].join('\n')
}

function withoutMarks(block: string): string {
  return block
    .replace(/ ?(@public|\(undocumented\)|\(No @packageDocumentation comment for this package\))/g, '')
    .replace(/^ *\/\/ *(\n|$)/gm, '')
    .replace(/ *\/\/ *$/gm, '')
    .trim()
}

/** The name of a declaration. The tool adds a number to a name that two declarations have. */
function nameOf(block: string): string {
  const [, name = ''] =
    /^(?:export )?(?:declare )?(?:abstract )?(?:const|function|class|interface|type|enum|namespace) ([\w$]+)/m.exec(
      block,
    ) ?? []
  return name.replace(/_\d+$/, '')
}

const isPassedOn = (block: string) => /^export \{ [\w$]+ \}$/.test(block)

/** `export { A } from 'package'`, in place of an import and an export. */
function passOn(line: string, blocks: readonly string[]): string[] {
  const [, name = ''] = /^import \{ (?:[\w$]+ as )?([\w$]+) \} from /.exec(line) ?? []
  return blocks.includes(`export { ${name} }`) ? [line.replace('import', 'export')] : []
}

/** Whether a text has the local name of an import: `import { A as B } from 'package'`. */
function isUsedIn(text: string, line: string): boolean {
  const [, name = ''] = /([\w$]+)(?: \})? from /.exec(line) ?? []
  return new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(text)
}
