// Prints the measures that a refactoring must hold, as JSON: `node .ci/measures.ts [--cpu]`. Save the output before a change
// and compare it after: `diff before.json after.json`. `--cpu` also runs each package's tests, one package at a time.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const repository = join(import.meta.dirname, '..')
const run = (command: string, args: readonly string[], cwd = repository) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] })
const json = (file: string) => JSON.parse(readFileSync(join(repository, file), 'utf8'))

const tracked = run('git', ['ls-files']).trim().split('\n')
const packages = tracked
  .filter((file) => file.endsWith('/package.json') && !/\/installation\/|\/generator\//.test(file))
  .map(dirname)
  .filter((folder) => existsSync(join(repository, folder, 'tsconfig.json')))
const published = packages.filter((folder) => json(`${folder}/package.json`).private !== true)

const measures = {
  lines: linesByPackage(),
  packed: Object.fromEntries(published.map((folder) => [folder, packedFiles(folder)])),
  released: createHash('sha256')
    .update(run('git', ['ls-tree', '-r', 'HEAD', ...published.map((folder) => `${folder}/released`)]))
    .digest('hex'),
  figures: tableIn('docs/quality.md', 'figures'),
  fidelity: tableIn('packages/sandbox/docs/fidelity.md', 'fidelity'),
  mutation: figuresOf('**/mutation/figures.json'),
  size: figuresOf('**/bench/results.json'),
  runtimes: figuresOf('**/runtimes/results.json'),
  ...(process.argv.includes('--cpu') ? { cpuSeconds: cpuByPackage() } : {}),
}
console.log(JSON.stringify(measures, null, 2))

/** Returns the rows of a generated table of a text. */
function tableIn(file: string, name: string): string[] {
  const [, table = ''] = readFileSync(join(repository, file), 'utf8').split(
    new RegExp(`<!-- ${name}:(?:start|end) -->`),
  )
  return table.trim().split('\n')
}

/** Hand-written TypeScript lines by package: tracked, and not generated. */
function linesByPackage(): Record<string, number> {
  const written = tracked.filter((file) => /\.(ts|mts|tsx)$/.test(file) && !/(^|\/)generated\//.test(file))
  const lines: Record<string, number> = { total: 0 }
  for (const file of written) {
    const owner =
      packages.filter((folder) => file.startsWith(`${folder}/`)).sort((a, b) => b.length - a.length)[0] ?? '.'
    const count = readFileSync(join(repository, file), 'utf8').split('\n').length - 1
    lines[owner] = (lines[owner] ?? 0) + count
    lines.total = (lines.total ?? 0) + count
  }
  return lines
}

function packedFiles(folder: string): Record<string, number> {
  const [{ files }] = JSON.parse(run('npm', ['pack', '--dry-run', '--json'], join(repository, folder)))
  return Object.fromEntries(files.map(({ path, size }: { path: string; size: number }) => [path, size]))
}

function figuresOf(pattern: string): unknown {
  const [file] = globSync(pattern, { cwd: repository, exclude: (path) => path.includes('node_modules') })
  return file === undefined ? undefined : json(file)
}

function cpuByPackage(): Record<string, number> {
  const tested = packages.filter((folder) => json(`${folder}/package.json`).scripts?.test !== undefined)
  return Object.fromEntries(
    tested.map((folder) => {
      const { stderr } = spawnSync('bash', ['-c', 'TIMEFORMAT="%U %S"; time pnpm run test >/dev/null 2>&1'], {
        cwd: join(repository, folder),
        encoding: 'utf8',
      })
      const [user = 0, system = 0] = stderr.trim().split('\n').at(-1)?.split(' ').map(Number) ?? []
      return [folder, Math.round(user + system)]
    }),
  )
}
