// The command `pnpm mutate`: plants one mistake at a time in sources with Stryker, which it installs first, and counts the
// mistakes that the tests of the package notice.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

/** What is mutated, by the folder of the package, and the share of mistakes that its tests must notice. */
const sources: Readonly<Record<string, { readonly files: readonly string[]; readonly least: number }>> = {
  'client-core': { files: ['src/**/*.ts'], least: 0.85 },
  sandbox: {
    files: ['src/{rules,validation,operations,alerting}/**/*.ts', 'src/deployments/limiter.ts'],
    least: 0.78,
  },
}

/** The result of one mistake: `Killed` and `Timeout` are noticed, `Survived` and `NoCoverage` are not. */
interface Mutant {
  readonly status: string
}

const { values: options } = parseArgs({
  options: {
    /** Mutates this package alone. */
    package: { type: 'string' },
    /** Mutates only the files whose paths end with this text. */
    only: { type: 'string' },
    /** How many processes run tests at a time; by default one less than the machine has processors. */
    concurrency: { type: 'string' },
    /** Writes the figures to figures.json. */
    write: { type: 'boolean', default: false },
  },
})

const installation = join(import.meta.dirname, 'installation')
const figuresFile = join(import.meta.dirname, 'figures.json')
const names = Object.keys(sources).filter((name) => options.package === undefined || options.package === name)
if (names.length === 0)
  throw new Error(`No sources of ${options.package} are mutated. Use one of ${Object.keys(sources).join(', ')}.`)

const install = ['install', '--frozen-lockfile', '--reporter=append-only']
const settings = { cwd: installation, stdio: 'inherit', shell: process.platform === 'win32' } as const
if (spawnSync('pnpm', install, settings).status !== 0)
  throw new Error('Stryker could not be installed. Start this by its script, which provides pnpm: `pnpm mutate`.')

for (const name of names) await measure(name)

/** Prints the figures of a package, and fails if its tests notice too little. */
async function measure(name: string): Promise<void> {
  const { files = [], least = 1 } = sources[name] ?? {}
  const results = await mutate(name, options.only === undefined ? files : [`src/**/*${options.only}`])
  const count = (...statuses: string[]) => results.filter(({ status }) => statuses.includes(status)).length
  const noticed = count('Killed', 'Timeout')
  const label = options.only === undefined ? name : `${name}, ${options.only}`
  const mutants = noticed + count('Survived', 'NoCoverage')
  const share = `${((100 * noticed) / mutants).toFixed(1)} %`
  console.log(`${name}: the tests notice ${noticed} of ${mutants} mistakes (${share}).`)
  if (options.write) {
    const known = JSON.parse(readFileSync(figuresFile, 'utf8'))
    const date = new Date().toISOString().slice(0, 10)
    writeFileSync(figuresFile, `${JSON.stringify({ ...known, [label]: { date, mutants, noticed } }, null, 2)}\n`)
  }
  if (noticed / mutants >= least) return
  console.error(
    `${name}: at least ${100 * least} % must be noticed. Test the mistakes that survive, which are listed above.`,
  )
  process.exitCode = 1
}

/** Runs Stryker on files of a package. It prints each mistake that no test notices. */
async function mutate(name: string, files: readonly string[]): Promise<readonly Mutant[]> {
  const { resolve } = createRequire(join(installation, 'package.json'))
  const { Stryker } = await import(pathToFileURL(resolve('@stryker-mutator/core')).href)
  // Stryker mutates the folder in which it is started.
  process.chdir(join(import.meta.dirname, '../..', name))
  return new Stryker({
    mutate: files,
    plugins: [pathToFileURL(resolve('@stryker-mutator/vitest-runner')).href],
    testRunner: 'vitest',
    vitest: { configFile: join(import.meta.dirname, 'vitest.config.ts'), related: false },
    ignorePatterns: ['.vitest', 'dist', 'docs', 'released', 'fidelity', 'test/{fidelity,nightly}', 'tsconfig.json'],
    tempDirName: '.vitest/stryker',
    cleanTempDir: 'always',
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    ...(options.concurrency === undefined ? {} : { concurrency: Number(options.concurrency) }),
  }).runMutationTest()
}
