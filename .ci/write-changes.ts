import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compareDocuments } from '../packages/internal/changes/src/comparison/compare-documents.ts'
import { runReleaseCommand } from '../packages/internal/changes/src/release/commands.ts'
import { generatedNames } from '../packages/internal/changes/src/release/report-text.ts'
import type { MakeReports, Report } from '../packages/internal/changes/src/release/reports.ts'
import { matchingFiles, memoryKey, recall, remember } from './memory.ts'
import { startTurbo } from './turbo.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folders = globSync('packages/*/package.json', { cwd: root }).map(dirname).sort()

/** What people wrote of the types. Reports show these alone, and of what the document decides the names. */
const sources = [
  'packages/*/{package.json,tsdown.config.ts,src/**/*.ts}',
  'packages/internal/{command,document,telemetry}/src/**/*.ts',
  'packages/internal/changes/src/release/*.ts',
  '{tsdown.config.ts,pnpm-lock.yaml}',
]

/**
 * Writes the missing changesets, and the reports on types where people changed these. Returns whether all is fine. Where only
 * documents changed, the reports are those of the last time, with their hashes: the sentences on the documents announce the
 * change of types, and `pnpm changes:check` makes every report anew.
 */
export async function writeChanges(): Promise<boolean> {
  const written = matchingFiles(sources, (file) => file.includes('/generated/'))
  const names = folders.map((folder) => [...generatedNames(join(root, folder))].sort())
  const key = memoryKey('reports', written, names)
  const known = recall<[folder: string, reports: [subpath: string, report: Report][]][]>(key)
  if (known === undefined || folders.some((folder) => !existsSync(join(root, folder, '.built.json')))) await build()
  const makeReports: MakeReports = known
    ? () => new Map(known.map(([folder, reports]) => [join(root, folder), new Map(reports)]))
    : (await import('../packages/internal/changes/src/release/reports.ts')).makeReports
  const { text, isFine } = runReleaseCommand('write', root, {
    compareDocuments,
    makeReports: (packages) => {
      const made = makeReports(packages)
      const entries = [...made].map(([folder, reports]) => [relative(root, folder), [...reports]])
      if (known === undefined) remember(key, entries)
      return made
    },
  })
  ;(isFine ? process.stdout : process.stderr).write(`${text}\n`)
  return isFine
}

async function build(): Promise<void> {
  const turbo = startTurbo(['run', 'build', '--filter=./packages/*', '--output-logs=errors-only'], 'inherit')
  const [code] = await once(turbo, 'close')
  if (code !== 0) throw new Error('The packages cannot be built, so that nothing can be compared. Correct them first.')
}
