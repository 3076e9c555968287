// Prints what a refactoring must hold and no tracked file shows, as JSON: the lines of each package, and the files and sizes
// of each packed package. `--cpu` adds the CPU seconds of each package's tests: `node .ci/measures.ts [--cpu]`.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const repository = join(import.meta.dirname, '..')
const run = (command: string, words: readonly string[], cwd = repository) =>
  execFileSync(command, words, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] })

// Hand-written TypeScript: tracked, and neither generated nor a copy of the last release.
const tracked = run('git', ['ls-files']).trim().split('\n')
const written = tracked.filter((file) => /\.(ts|mts|tsx)$/.test(file) && !/(^|\/)(generated|released)\//.test(file))
const packages = tracked
  .filter((file) => file.endsWith('/package.json') && existsSync(join(repository, dirname(file), 'tsconfig.json')))
  .map((file) => ({ folder: dirname(file), ...JSON.parse(readFileSync(join(repository, file), 'utf8')) }))
const byFolder = <Value>(some: typeof packages, measure: (folder: string) => Value) =>
  Object.fromEntries(some.map(({ folder }) => [folder, measure(folder)]))

const measures = {
  lines: { total: countLines(''), ...byFolder(packages, (folder) => countLines(`${folder}/`)) },
  packed: byFolder(
    packages.filter((each) => each.private !== true),
    packedFiles,
  ),
  ...(process.argv.includes('--cpu') && {
    cpuSeconds: byFolder(
      packages.filter((each) => each.scripts?.test),
      cpuSeconds,
    ),
  }),
}
console.log(JSON.stringify(measures, null, 2))

function countLines(start: string): number {
  const files = written.filter((file) => file.startsWith(start))
  return files.reduce((sum, file) => sum + readFileSync(join(repository, file), 'utf8').split('\n').length - 1, 0)
}

function packedFiles(folder: string): Record<string, number> {
  const [{ files }] = JSON.parse(run('npm', ['pack', '--dry-run', '--json'], join(repository, folder)))
  return Object.fromEntries(files.map(({ path, size }: { path: string; size: number }) => [path, size]))
}

function cpuSeconds(folder: string): number {
  const timed = ['-c', 'TIMEFORMAT="%U %S"; time pnpm run test >/dev/null 2>&1']
  const { stderr } = spawnSync('bash', timed, { cwd: join(repository, folder), encoding: 'utf8' })
  const [user = 0, system = 0] = stderr.trim().split('\n').at(-1)?.split(' ').map(Number) ?? []
  return Math.round(user + system)
}
