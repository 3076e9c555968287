import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileOf, load, versionOf } from '../installation.ts'
import type { Outcome } from '../program/program.ts'
import { type MissingRuntime, outcome, type Runtime, type Setup, type Way } from '../runtime.ts'

/** How a program is started: its command and what comes before the file. */
type Command = readonly [command: string, ...parameters: string[]]

/** Node in the versions that people have, Bun and Deno: the program is a process that has to end by itself. */
export async function findProcesses(): Promise<(Runtime | MissingRuntime)[]> {
  const nodes = ['20.0', '20', '22', '24'].map((line) => findNode(line))
  const own = process.versions.node
  const [bun, deno] = ['bun', 'deno'].map(versionOf)
  return [
    ...nodes,
    isOfLine(own, '26') ? processOf(`Node ${own}`, `node/${own}`, () => [process.execPath]) : missing('Node 26'),
    bun ? processOf(`Bun ${bun}`, `Bun/${bun}`, () => [fileOf('bun', 'bin/bun.exe')]) : missing('Bun'),
    deno ? processOf(`Deno ${deno}`, `Deno/${deno}`, startDeno) : missing('Deno'),
  ]
}

function findNode(line: string): Runtime | MissingRuntime {
  const name = `node-${line}-${process.platform}-${process.arch}`
  const version = versionOf(name)
  if (version === undefined) return missing(`Node ${line}`)
  return processOf(`Node ${version}`, `node/${version}`, () => [fileOf(name, 'bin/node')], version === '20.0.0')
}

async function startDeno(): Promise<Command> {
  const { runInstall } = (await load('deno/install_api.cjs')) as { runInstall(): string }
  return [runInstall(), 'run', '--allow-all', '--node-modules-dir=manual', '--no-lock']
}

const isOfLine = (version: string, line: string) => version.startsWith(`${line}.`)

const missing = (name: string): MissingRuntime => ({ name, missing: '`pnpm runtimes --install` installs it' })

function processOf(
  name: string,
  userAgent: string,
  command: () => Command | Promise<Command>,
  isBeforeAttributes = false,
): Runtime {
  return {
    name,
    ways: ['import', 'require'],
    ...(isBeforeAttributes && { notes: ['documents'] }),
    run: async (way, setup) => runProcess(await command(), userAgent, way, isBeforeAttributes ? 'require' : way, setup),
  }
}

async function runProcess(
  [command, ...parameters]: Command,
  userAgent: string,
  packages: Way,
  documents: Way,
  { project, server, nobody }: Setup,
): Promise<Outcome[]> {
  const traits = { environment: true, hidesRedirects: false, userAgent }
  const told = JSON.stringify({ packages, documents, conditions: { server, nobody, traits } })
  const child = spawn(command, [...parameters, join(project, 'process.mjs'), told], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Nothing of the caller's: an address or a key of theirs must not change what is found.
    env: {
      HOME: project,
      DENO_DIR: join(project, '.deno'),
      CLOUDDB_OSS_BASE_URL: `${server}/answers/environment`,
      CLOUDDB_OSS_API_KEY: 'key-of-the-environment',
    },
  })
  const { printed, complained, problem } = await ending(child)
  try {
    return [...JSON.parse(printed), outcome('the process ends by itself', problem)]
  } catch {
    throw new Error(`It printed no results: ${(printed + complained).slice(0, 2_000)}`)
  }
}

const longestRun = 600_000
// The connections to the server stay open for longer than this, so a process that is held by one does not end.
const longestEnding = 120_000

interface Ending {
  readonly printed: string
  readonly complained: string
  /** Why it did not end as it should. */
  readonly problem: string | undefined
}

/** Waits for the results, and then for the end of the process, which nothing may keep it from. */
async function ending(child: ChildProcessByStdio<null, Readable, Readable>): Promise<Ending> {
  let [printed, complained] = ['', '']
  const killAfter = (milliseconds: number) => setTimeout(() => child.kill('SIGKILL'), milliseconds)
  let timer = killAfter(longestRun)
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    printed += chunk
    if (!printed.endsWith('\n')) return
    clearTimeout(timer)
    timer = killAfter(longestEnding)
  })
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    complained += chunk
  })
  const code = await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject))
  clearTimeout(timer)
  if (child.killed) return { printed, complained, problem: 'Something keeps the process from ending.' }
  return { printed, complained, problem: code === 0 ? undefined : `It ended with ${code}.` }
}
