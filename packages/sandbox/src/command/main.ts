import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { UsageError } from '@clouddb/command'
import type { Fault } from '../generated/schema.ts'
import type { Handler } from '../http/request.ts'
import { createServedSandbox, type Sandbox, type SandboxOptions, type ServedSandbox } from '../sandbox.ts'
import { createDemoSeed } from '../seed/demo-seed.ts'
import { moveServicesBack } from '../services/service-states.ts'
import type { State } from '../state.ts'
import { readSandboxArguments, type Settings, sandboxHelp } from './arguments.ts'
import { withControl } from './control/control.ts'
import { greeting, logLine, variablesOf } from './output.ts'
import { readOwnFile } from './own-files.ts'
import { withPage } from './page/page.ts'
import { createHttpServer } from './server.ts'
import { openStateFile, readErrorReason, readJsonOption, readStateFile, type StateFile } from './state-file.ts'

/** The parts of the process that the command uses. */
export interface Process {
  readonly stdout: { write(text: string): unknown }
  readonly stderr: { write(text: string): unknown }
  /** Settles when the command is asked to stop. */
  readonly stop: Promise<unknown>
}

/** Runs the command until it is asked to stop, and returns its exit code: 0 stopped, 2 could not start. */
export async function main(args: readonly string[], process: Process): Promise<number> {
  try {
    const settings = readSandboxArguments(args)
    if (settings === 'help') process.stdout.write(sandboxHelp)
    else if (settings === 'version') process.stdout.write(`${JSON.parse(readOwnFile('package.json')).version}\n`)
    else await serve(settings, process)
    return 0
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    process.stderr.write(`sandbox: ${error.message}\n`)
    return 2
  }
}

async function serve(settings: Settings, process: Process): Promise<void> {
  const file = settings.data === undefined ? undefined : await openStateFile(settings.data)
  try {
    await serveUntilStop(settings, process, file)
  } finally {
    await file?.close()
  }
}

async function serveUntilStop(settings: Settings, { stdout, stderr, stop }: Process, file?: StateFile): Promise<void> {
  const complain = (line: string) => stderr.write(line)
  const served = await prepare(settings, file, (line) => stdout.write(line))
  const { sandbox } = served
  const answer = withControl(served, served.answer, settings.hasControl)
  const save = file ? await saving(file, sandbox, complain) : async () => {}
  const answerAndSave: Handler = async (request) => {
    try {
      return await answer(request)
    } finally {
      if (request.method !== 'GET' && request.method !== 'HEAD') await save()
    }
  }
  const server = createHttpServer(withPage(served, answerAndSave, settings.hasControl), complain)
  const address = await listen(server, settings.port)
  stdout.write(greeting(address, variablesOf(address, sandbox, settings.hasControl)))
  await stop
  server.close()
  server.closeAllConnections()
  await save()
}

async function prepare(
  settings: Settings,
  file: StateFile | undefined,
  print: (line: string) => void,
): Promise<ServedSandbox> {
  const { since, managedSince, latency, durations, rateLimits, isLogged } = settings
  const seed = await initialState(settings, file?.state)
  const served = createServedSandbox({
    latency,
    rateLimits,
    ...(since !== undefined && { since }),
    ...(managedSince !== undefined && { managedSince }),
    ...(durations && { durations }),
    ...(seed && { seed }),
    ...(isLogged && { onRequest: (request) => print(logLine(request)) }),
  })
  if (settings.faults !== undefined) await addFaults(served.sandbox, settings.faults)
  return served
}

async function initialState({ seed, data, isDemo }: Settings, stored?: State): Promise<SandboxOptions['seed']> {
  if (isDemo && stored)
    throw new UsageError(`--demo cannot replace the state in --data ${data}. Leave --demo out, or name a new file.`)
  if (isDemo) return createDemoSeed()
  const given = stored ?? (seed === undefined ? undefined : await readStateFile('--seed', seed))
  return given && today(given)
}

/** The stored state at the present time, which may be an earlier one. Alerts are evaluated for the last day at most. */
function today(seed: State): State {
  const now = Date.now()
  if (now < seed.time) moveServicesBack(seed.managed, now)
  return { ...seed, time: now, evaluatedUntil: Math.min(now, Math.max(seed.evaluatedUntil, now - 86_400_000)) }
}

async function addFaults(sandbox: Sandbox, path: string): Promise<void> {
  const faults = await readJsonOption('--faults', path)
  if (!Array.isArray(faults)) throw new UsageError(`--faults ${path} is no list. Write the faults as a JSON list.`)
  try {
    for (const fault of faults as Fault[]) sandbox.fail(fault)
  } catch (error) {
    throw new UsageError(`--faults ${path}: ${(error as Error).message}`, { cause: error })
  }
}

/** Returns a function that saves the state. If that fails later, it prints an error, and the sandbox continues in memory. */
async function saving(file: StateFile, sandbox: Sandbox, complain: (line: string) => void) {
  await file.write(sandbox.snapshot())
  return () =>
    file.write(sandbox.snapshot()).catch(({ cause }) => {
      const words = `the state could not be written to ${file.path}: ${readErrorReason(cause)}`
      complain(`sandbox: ${words}. It is in memory only.\n`)
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
