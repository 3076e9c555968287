import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** The compilers that users have, and the package that each is installed as here. */
export const compilers = {
  '5.4': 'typescript-5.4',
  '5.9': 'typescript-5.9',
  '6': 'typescript-6',
  '7': 'typescript',
} as const

export type Compiler = keyof typeof compilers

/** The ways of finding a package that read `exports`. */
export const resolutions = {
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
  node16: { module: 'node16', moduleResolution: 'node16' },
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
} as const

export type Resolution = keyof typeof resolutions

export const strictest = {
  target: 'es2022',
  lib: ['es2022', 'dom'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  // The declarations of packages are checked; those of the compiler itself are not ours to check.
  skipDefaultLibCheck: true,
  noEmit: true,
} as const

/** Milliseconds that a test may wait: for its compilers, and before that for those of other tests. */
export const compiling = 300_000

/** Type-checks files of a folder, declarations of packages included, and returns what the compiler says: nothing. */
export async function compile(
  compiler: Compiler,
  folder: string,
  files: readonly string[],
  options: Readonly<Record<string, unknown>>,
): Promise<string> {
  const config = join(folder, `tsconfig.${compiler}.${Object.values(options).join('.').replace(/\W/g, '-')}.json`)
  await writeFile(config, JSON.stringify({ compilerOptions: { ...strictest, ...options }, files }))
  const tsc = join(dirname(require.resolve(`${compilers[compiler]}/package.json`)), 'bin/tsc')
  return taking(() => output(process.execPath, [tsc, '--project', config, '--pretty', 'false'], folder))
}

function output(command: string, parameters: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(command, parameters, { cwd }, (_, stdout, stderr) => resolve((stdout + stderr).trim()))
  })
}

let free = Math.max(2, availableParallelism())
const waiting: (() => void)[] = []

/** Lets at most as many compilers run as there are processors: more only take each other's time and memory. */
async function taking<Value>(work: () => Promise<Value>): Promise<Value> {
  if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve))
  else free--
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else free++
  }
}
