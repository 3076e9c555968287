import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Conditions } from '../program/context.ts'
import type { Outcome } from '../program/program.ts'
import { type MissingRuntime, notInstalled, outcome, type Runtime, type Setup, type Way } from '../runtime.ts'
import { installedFile, loadInstalled, versionOf } from '../setup.ts'

/** The command that runs a file, without the file. */
type Command = readonly [program: string, ...parameters: string[]]
type FindCommand = () => Command | Promise<Command>

/** Returns the supported versions of Node, Bun and Deno. They run the program in a process, which must end by itself. */
export async function findProcesses(): Promise<(Runtime | MissingRuntime)[]> {
  const own = process.versions.node
  return [
    ...['20.0', '20', '22', '24'].map(findNode),
    own.startsWith('26.') ? processOf('Node', own, () => [process.execPath]) : notInstalled('Node 26'),
    processOf('Bun', versionOf('bun'), () => [installedFile('bun', 'bin/bun.exe')]),
    processOf('Deno', versionOf('deno'), startDeno),
  ]
}

function findNode(line: string): Runtime | MissingRuntime {
  const name = `node-${line}-${process.platform}-${process.arch}`
  const version = versionOf(name)
  return version === undefined
    ? notInstalled(`Node ${line}`)
    : processOf('Node', version, () => [installedFile(name, 'bin/node')])
}

async function startDeno(): Promise<Command> {
  const { runInstall } = (await loadInstalled('deno/install_api.cjs')) as { runInstall(): string }
  return [runInstall(), 'run', '--allow-all', '--node-modules-dir=manual', '--no-lock']
}

function processOf(
  name: 'Node' | 'Bun' | 'Deno',
  version: string | undefined,
  command: FindCommand,
): Runtime | MissingRuntime {
  if (version === undefined) return notInstalled(name)
  const traits = {
    environment: true,
    hidesRedirects: false,
    userAgent: `${name === 'Node' ? 'node' : name}/${version}`,
  }
  const lacksAttributes = name === 'Node' && version === '20.0.0'
  return {
    name: `${name} ${version}`,
    ways: ['import', 'require'],
    ...(lacksAttributes && { notes: ['documents'] }),
    async run(way, setup) {
      const { server, nobody } = setup
      const documents: Way = lacksAttributes ? 'require' : way
      const conditions: Conditions = { server, nobody, traits }
      return runProcess(await command(), JSON.stringify({ packages: way, documents, conditions }), setup)
    },
  }
}

async function runProcess(command: Command, argument: string, { project, server }: Setup): Promise<Outcome[]> {
  const [program, ...parameters] = command
  const child = spawn(program, [...parameters, join(project, 'process.mjs'), argument], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
    // The caller's variables, such as an address or a key, must not change the results.
    env: {
      HOME: project,
      DENO_DIR: join(project, '.deno'),
      CLOUDDB_OSS_BASE_URL: `${server}/answers/environment`,
      CLOUDDB_OSS_API_KEY: 'key-of-the-environment',
    },
  })
  const { stdout, stderr, problem } = await ending(child)
  try {
    return [...JSON.parse(stdout), outcome('the process ends by itself', problem)]
  } catch {
    throw new Error(`The process printed no results: ${(stdout + stderr).slice(0, 2_000)}`)
  }
}

const longestRun = 600_000
// The server keeps its connections open for longer than this, so an open connection shows as a process that hangs.
const longestEnding = 120_000

/** Waits for the results, and then for the end of the process. */
async function ending(child: ChildProcessByStdio<null, Readable, Readable>) {
  let [stdout, stderr] = ['', '']
  const killAfter = (milliseconds: number) => setTimeout(() => child.kill('SIGKILL'), milliseconds)
  let timer = killAfter(longestRun)
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    stdout += chunk
    if (!stdout.endsWith('\n')) return
    clearTimeout(timer)
    timer = killAfter(longestEnding)
  })
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    stderr += chunk
  })
  const code = await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject))
  clearTimeout(timer)
  if (child.killed) return { stdout, stderr, problem: 'Something keeps the process from ending.' }
  return { stdout, stderr, problem: code === 0 ? undefined : `The process ended with ${code}.` }
}
