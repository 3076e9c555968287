import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { createSeed, type Fault, type Sandbox, type SandboxOptions } from '@clouddb/sandbox'
import { expect, onTestFinished } from 'vitest'
import { main } from '../../src/command/main.ts'
import { count, logs } from '../declarations.ts'
import { type Interceptor, World } from '../worlds.ts'

export type Files = Readonly<Record<string, string | object>>

type Variables = Readonly<Record<string, string | undefined>>

export interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** The variables that name the open-source deployment of the sandbox. */
export const openSource = {
  CLOUDDB_OSS_BASE_URL: 'https://open-source.sandbox.invalid',
  CLOUDDB_OSS_API_KEY: 'sandbox-api-key',
}

/** The variables that name the managed deployment of the sandbox. */
export function managed({ observabilityCloud: { baseUrl, keyId, keySecret, organizationId, serviceId } }: Sandbox) {
  return {
    CLOUDDB_BASE_URL: baseUrl,
    CLOUDDB_KEY_ID: `${keyId}`,
    CLOUDDB_KEY_SECRET: `${keySecret}`,
    CLOUDDB_ORGANIZATION_ID: organizationId,
    CLOUDDB_SERVICE_ID: serviceId,
  }
}

const time = Date.UTC(2026, 0, 5, 9)
const seed = createSeed({ time })

/** A folder with files, and a sandbox that stands for both deployments. */
export class Workplace {
  readonly folder: string
  readonly world: World
  /** The variables of the commands. */
  env: Variables = openSource
  /** What stops the command, by the name of the signal. */
  readonly signals = new Map<string, () => void>()

  constructor(folder: string, options: SandboxOptions = {}) {
    this.folder = folder
    this.world = new World('newest', { clock: time, seed, ...options })
  }

  // Tests take these functions out of their workplace.

  readonly write = async (files: Files): Promise<void> => {
    for (const [name, content] of Object.entries(files)) {
      const path = join(this.folder, name)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
    }
  }

  /** Writes a project of these objects as `clouddb.json`. */
  readonly declare = (...objects: readonly unknown[]): Promise<void> =>
    this.write({ 'clouddb.json': projectOf(...objects) })

  readonly read = (path: string): Promise<string> => readFile(join(this.folder, path), 'utf8')

  /** Changes the text of a file, in which the old text must be. */
  readonly change = async (path: string, from: string | RegExp, to: string): Promise<void> => {
    const text = await this.read(path)
    expect(text).toMatch(from)
    await this.write({ [path]: text.replace(from, to) })
  }

  /** The name of the file in which a run has kept what it deleted. */
  readonly keptFile = async (): Promise<string> => {
    return `${(await readdir(this.folder)).find((name) => name.startsWith('clouddb-deleted-'))}`
  }

  readonly run = async (args: string, env: Variables = this.env, fetch: unknown = this.world.fetch): Promise<Ended> => {
    const printed = { out: '', err: '' }
    const code = await main(args.split(' ').filter(Boolean), {
      stdout: { write: (text) => (printed.out += text) },
      stderr: { write: (text) => (printed.err += text) },
      env,
      cwd: () => this.folder,
      on: (signal, listener) => this.signals.set(signal, listener),
      off: (signal) => this.signals.delete(signal),
      exit: () => {},
      fetch: fetch as typeof globalThis.fetch,
    })
    return { code, ...printed }
  }

  /** Runs, and expects the exit code, and no word about an error. Returns the output. */
  readonly expectRun = async (args: string, code = 0): Promise<string> => {
    const { out, ...ended } = await this.run(args)
    expect({ args, ...ended }).toEqual({ args, code, err: '' })
    return out
  }
}

/** A workplace for one test. `isInstalled`: files can import the package. */
export async function workplace(files: Files, options: SandboxOptions = {}, isInstalled = false): Promise<Workplace> {
  const folder = await mkdtemp(isInstalled ? join(import.meta.dirname, '../pull/pulled-') : join(tmpdir(), 'as-code-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const place = new Workplace(folder, options)
  await place.write(files)
  return place
}

/** A workplace with a project of these objects that was applied. */
export async function applied(...objects: readonly unknown[]): Promise<Workplace> {
  const place = await workplace({ 'clouddb.json': projectOf(...objects) })
  await place.expectRun('apply')
  return place
}

/** A dashboard with one line, as a file of JSON has it. */
export function dashboardOf(changes: object = {}, tile: object = {}, config: object = {}) {
  const chart = { displayType: 'line', source: logs, select: [count], ...config }
  const tiles = [{ name: 'Count', x: 0, y: 0, w: 12, h: 4, config: chart, ...tile }]
  return { dashboard: { name: 'Errors', tiles, ...changes } }
}

/** The same with a name. */
export const boardOf = (name: string, changes: object = {}, tile: object = {}) =>
  dashboardOf({ name, ...changes }, tile)

/** A project as a file of JSON has it. */
export function projectOf(...objects: readonly unknown[]) {
  return { project: 'checkout', objects }
}

/** A project that can be applied. */
export const good = projectOf(dashboardOf())

/** Something wrong, and what is said about it. */
export interface Broken {
  /** Default: a project that can be applied. */
  readonly files?: Files
  /** Default: `apply`. */
  readonly args?: string
  /** Default: the variables of the open-source deployment. */
  readonly env?: Variables
  /** What is on the deployment before. */
  readonly live?: (world: World) => Promise<unknown>
  readonly since?: string
  readonly fault?: Fault
  readonly intercept?: Interceptor
  /** True: the command runs in a process of its own. */
  readonly isNative?: true
  /** Default: 1. */
  readonly code?: number
  readonly says: string
}

/** Runs the command where something is wrong. `isUntouched`: the state of the deployment is the same as before. */
export async function runBroken({ files = { 'clouddb.json': good }, args = 'apply', env, ...broken }: Broken) {
  const { live, since, fault, intercept, isNative } = broken
  const { folder, world, run } = await workplace(files, since ? { since } : {})
  await live?.(world)
  if (fault) world.sandbox.fail({ ...fault, times: 100 })
  const before = world.state
  world.intercept = intercept
  const ended = isNative ? await runNatively(folder, args, env) : await run(args, env)
  return { ...ended, isUntouched: world.state === before }
}

async function runNatively(cwd: string, args: string, variables: Variables = openSource): Promise<Ended> {
  const bin = fileURLToPath(new URL('../../src/bin.ts', import.meta.url))
  const env = { ...process.env, ...variables }
  const child = spawn(process.execPath, [bin, ...args.split(' ')], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, err, [code]] = await Promise.all([readText(child.stdout), readText(child.stderr), once(child, 'close')])
  return { code, out, err }
}
