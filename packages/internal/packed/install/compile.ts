import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'

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

/** Type-checks files of a folder, declarations of packages included, and returns what the compiler says: nothing. */
export async function compile(
  compiler: Compiler,
  folder: string,
  files: readonly string[],
  options: Readonly<Record<string, unknown>>,
): Promise<string> {
  const config = join(folder, `tsconfig.${compiler}.${Object.values(options).join('.').replace(/\W/g, '-')}.json`)
  await writeFile(config, JSON.stringify({ compilerOptions: { ...strictest, ...options }, files }))
  return compiler === '7' || 'extendedDiagnostics' in options
    ? limited(() => command(compiler, config))
    : inThread(compiler, config)
}

/** The compiler as a command; the only form that 7 has, and the one that counts. */
function command(compiler: Compiler, config: string): Promise<string> {
  const tsc = join(dirname(require.resolve(`${compilers[compiler]}/package.json`)), 'bin/tsc')
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [tsc, '--project', config, '--pretty', 'false'],
      { cwd: dirname(config) },
      (_, out, err) => resolve((out + err).trim()),
    )
  })
}

const running = new Map<Compiler, { readonly worker: Worker; last: Promise<unknown> }>()

/** The compiler in a thread that stays: warm, and with its own libraries read, it takes a fraction of the time. */
function inThread(compiler: Compiler, config: string): Promise<string> {
  const worker = () => new Worker(new URL('compiler.ts', import.meta.url), { workerData: compilers[compiler] })
  const thread = running.get(compiler) ?? { worker: worker(), last: Promise.resolve() }
  running.set(compiler, thread)
  // So that it does not keep a process from ending.
  thread.worker.unref()
  const said = thread.last.then(() =>
    limited(async () => {
      thread.worker.postMessage(config)
      const [text] = await once(thread.worker, 'message')
      return text as string
    }),
  )
  thread.last = said.catch(() => {})
  return said
}

let free = Math.max(2, availableParallelism())
const waiting: (() => void)[] = []

/** Lets at most as many compilers run as there are processors: more only take each other's time and memory. */
async function limited<Value>(work: () => Promise<Value>): Promise<Value> {
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
