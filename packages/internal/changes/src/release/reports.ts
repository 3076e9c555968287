import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ExtractorConfig, IConfigFile } from '@microsoft/api-extractor'
import manifestOfTool from '@microsoft/api-extractor/package.json' with { type: 'json' }
import { declarationsOf, type Manifest } from './manifest.ts'
import { compactReport, generatedNames } from './report-text.ts'

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
  const files = new Map([...packages].map(([folder, manifest]) => [folder, join(cache, reportKey(folder, manifest))]))
  const fileOf = (folder: string) => files.get(folder) ?? ''
  const changed = new Map([...packages].filter(([folder]) => !existsSync(fileOf(folder))))
  mkdirSync(cache, { recursive: true })
  for (const [folder, reports] of extractReports(changed)) writeFileSync(fileOf(folder), JSON.stringify([...reports]))
  const read = (folder: string) => new Map<string, Report>(JSON.parse(readFileSync(fileOf(folder), 'utf8')))
  return new Map([...packages.keys()].map((folder) => [folder, read(folder)]))
}

/** Loads API Extractor, which brings a compiler. Reports that a file has need neither. */
const load = (): typeof import('@microsoft/api-extractor') => createRequire(import.meta.url)('@microsoft/api-extractor')

const cache = fileURLToPath(new URL('../../node_modules/.cache/reports', import.meta.url))

function reportKey(folder: string, { name, exports }: Manifest): string {
  const files = globSync('{dist/**/*.d.{ts,cts,mts},src/generated/*.ts}', { cwd: folder }).sort()
  const texts = files.map((file) => [file, readFileSync(join(folder, file), 'utf8')])
  const code = readFileSync(import.meta.filename, 'utf8')
  return createHash('sha256')
    .update(JSON.stringify([manifestOfTool.version, code, name, exports, texts]))
    .digest('hex')
}

function extractReports(packages: ReadonlyMap<string, Manifest>): Map<string, Reports> {
  const found = new Map([...packages.keys()].map((folder) => [folder, new Map<string, Report>()]))
  if (![...packages.values()].some((manifest) => declarationsOf(manifest).size > 0)) return found
  const { CompilerState, Extractor } = load()
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
  return load().ExtractorConfig.prepare({ configObject, configObjectFullPath: undefined, packageJsonFullPath })
}
