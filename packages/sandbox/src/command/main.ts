import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Fault } from '../faults.ts'
import { createSandbox, type Sandbox } from '../sandbox.ts'
import type { State } from '../state.ts'
import { readArguments, type Settings } from './arguments.ts'
import { greeting } from './greeting.ts'
import { help } from './help.ts'
import { logLine } from './log-line.ts'
import { onlyOnLoopback } from './loopback.ts'
import { withPage } from './page/page.ts'
import { createHttpServer } from './server.ts'
import { createStateFile, readJson, readState, readStateIfThere } from './state-file.ts'
import { UsageError } from './usage-error.ts'

/** What the command uses of its process. */
export interface Surroundings {
  readonly stdout: { write(text: string): unknown }
  readonly stderr: { write(text: string): unknown }
  /** Settles when the command is asked to stop. */
  readonly stop: Promise<unknown>
}

/** Runs the command until it is asked to stop, and returns its exit code: 0 stopped, 2 could not start. */
export async function main(args: readonly string[], surroundings: Surroundings): Promise<number> {
  try {
    const settings = readArguments(args)
    if (settings === 'help') surroundings.stdout.write(help)
    else if (settings === 'version') surroundings.stdout.write(`${readVersion()}\n`)
    else await serve(settings, surroundings)
    return 0
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    surroundings.stderr.write(`sandbox: ${error.message}\n`)
    return 2
  }
}

async function serve(settings: Settings, { stdout, stderr, stop }: Surroundings): Promise<void> {
  const sandbox = await prepare(settings, (line) => stdout.write(line))
  if (settings.data !== undefined) await tryWriting(settings.data, sandbox)
  const save = saving(settings.data, sandbox, (line) => stderr.write(line))
  const served: typeof globalThis.fetch = async (input, init) => {
    const answer = await sandbox.fetch(input, init)
    if (init?.method !== 'GET' && init?.method !== 'HEAD') await save()
    return answer
  }
  const server = createHttpServer(onlyOnLoopback(withPage(sandbox, served)))
  const address = await listen(server, settings.port)
  stdout.write(greeting(address, sandbox))
  await stop
  server.close()
  server.closeAllConnections()
  await save()
}

async function prepare(settings: Settings, print: (line: string) => void): Promise<Sandbox> {
  const { since, latency, rateLimits, isLogged } = settings
  const kept = settings.data === undefined ? undefined : await readStateIfThere('--data', settings.data)
  const seed = kept ?? (settings.seed === undefined ? undefined : await readState('--seed', settings.seed))
  const sandbox = createSandbox({
    latency,
    rateLimits,
    ...(since !== undefined && { since }),
    ...(seed && { seed: today(seed) }),
    ...(isLogged && { onRequest: (request) => print(logLine(request)) }),
  })
  if (settings.faults !== undefined) await addFaults(sandbox, settings.faults)
  return sandbox
}

/** What was kept goes on now; alerts do not make up for more than the last day. */
function today(seed: State): State {
  const now = Date.now()
  return { ...seed, time: now, evaluatedUntil: Math.max(seed.evaluatedUntil, now - 86_400_000) }
}

async function addFaults(sandbox: Sandbox, path: string): Promise<void> {
  const faults = await readJson('--faults', path)
  if (!Array.isArray(faults)) throw new UsageError(`--faults ${path} is no list. Write the faults as a JSON list.`)
  try {
    for (const fault of faults as Fault[]) sandbox.fail(fault)
  } catch (error) {
    throw new UsageError(`--faults ${path}: ${(error as Error).message}`, { cause: error })
  }
}

async function tryWriting(path: string, sandbox: Sandbox): Promise<void> {
  await createStateFile(path)(sandbox.snapshot()).catch(({ code, message }: NodeJS.ErrnoException) => {
    throw new UsageError(`--data ${path} cannot be written: ${code ?? message}. Name a file in a folder that is there.`)
  })
}

/** Keeps the state where that was asked for. What cannot be written is said; the sandbox goes on with it in memory. */
function saving(path: string | undefined, sandbox: Sandbox, complain: (line: string) => void): () => Promise<void> {
  if (path === undefined) return async () => {}
  const write = createStateFile(path)
  return () =>
    write(sandbox.snapshot()).catch((error: NodeJS.ErrnoException) => {
      complain(
        `sandbox: the state could not be written to ${path}: ${error.code ?? error.message}. It is in memory only.\n`,
      )
    })
}

async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      reject(
        new UsageError(`Port ${port} cannot be listened on: ${code}. Give another --port, or 0 for any that is free.`),
      )
    })
    server.listen(port, '127.0.0.1', resolve)
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The version stands beside the source as well as beside what is built from it. */
function readVersion(): string {
  for (const path of ['../package.json', '../../package.json']) {
    try {
      return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')).version
    } catch {
      // The other one, then.
    }
  }
  return 'unknown'
}
