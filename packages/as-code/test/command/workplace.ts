import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { createObservabilityOssClient, type ObservabilityOssClient } from '@clouddb/observability-oss'
import { createSandbox, createSeed, type Fault, type Sandbox, type SandboxOptions } from '@clouddb/sandbox'
import { onTestFinished } from 'vitest'
import { main } from '../../src/command/main.ts'

const start = Date.UTC(2026, 0, 5, 9)

export type Files = Readonly<Record<string, string | object>>

export interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** A folder with files, and a sandbox that stands for both deployments. `isInstalled`: files can import the package. */
export async function workplace(files: Files, options: SandboxOptions = {}, isInstalled = false) {
  const folder = await mkdtemp(isInstalled ? join(import.meta.dirname, '../pull/pulled-') : join(tmpdir(), 'as-code-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const write = async (more: Files) => {
    for (const [name, content] of Object.entries(more))
      await writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
  await write(files)
  const sandbox = createSandbox({ clock: start, ...options })
  return { folder, sandbox, write, run: runner(folder, sandbox) }
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

function runner(folder: string, sandbox: Sandbox) {
  return async (
    args: string,
    env: Readonly<Record<string, string | undefined>> = openSource,
    fetch = sandbox.fetch,
    signals = new Map<string, () => void>(),
  ): Promise<Ended> => {
    const printed = { out: [] as string[], err: [] as string[] }
    const code = await main(args.split(' ').filter(Boolean), {
      stdout: { write: (text) => printed.out.push(text) },
      stderr: { write: (text) => printed.err.push(text) },
      env,
      cwd: () => folder,
      on: (signal, listener) => signals.set(signal, listener),
      off: (signal) => signals.delete(signal),
      exit: () => {},
      fetch,
    })
    return { code, out: printed.out.join(''), err: printed.err.join('') }
  }
}

export const logs = { ref: 'source', kind: 'log', name: 'Logs' }

/** A dashboard with one line, as a file of JSON has it. */
export function dashboardOf(changes: object = {}, tile: object = {}, config: object = {}) {
  const chart = { displayType: 'line', source: logs, select: [{ aggFn: 'count' }], ...config }
  return {
    dashboard: {
      name: 'Errors',
      tiles: [{ name: 'Count', x: 0, y: 0, w: 12, h: 4, config: chart, ...tile }],
      ...changes,
    },
  }
}

/** A project as a file of JSON has it. */
export function projectOf(...objects: unknown[]) {
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
  readonly env?: Readonly<Record<string, string | undefined>>
  /** What is on the deployment before. */
  readonly live?: (client: ObservabilityOssClient) => Promise<unknown>
  readonly since?: string
  readonly faults?: readonly Fault[]
  /** The list whose total is larger than what it holds. */
  readonly cut?: string
  readonly twoSources?: true
  /** True: the command runs in a process of its own. */
  readonly isNative?: true
  /** Default: 1. */
  readonly code?: number
  readonly says: string
}

/** Runs the command where something is wrong. `isUntouched`: the state of the deployment is the same as before. */
export async function runBroken({ files = { 'clouddb.json': good }, args = 'apply', ...broken }: Broken) {
  const { env = openSource, live, since, faults = [], cut, twoSources } = broken
  const seed = createSeed({ time: start })
  if (twoSources) {
    const sources = seed.openSource.sources as Record<string, unknown>[]
    sources.push({ ...sources.find(({ name }) => name === 'Logs'), id: '66a1f0c2d4e8b7a9c3f10999' })
  }
  const { folder, sandbox, run } = await workplace(files, { seed, ...(since ? { since } : {}) })
  await live?.(createObservabilityOssClient(sandbox.observabilityOss))
  for (const fault of faults) sandbox.fail(fault)
  const before = JSON.stringify(sandbox.snapshot())
  const cutting: typeof fetch = async (input, init) => {
    const answer = await sandbox.fetch(input, init)
    if (!cut || !`${input}`.includes(`/${cut}`)) return answer
    const content = (await answer.json()) as object
    return Response.json({ ...content, meta: { total: 100, limit: 50, offset: 0 } }, answer)
  }
  const ended = broken.isNative ? await runNatively(folder, args, env) : await run(args, env, cutting)
  return { ...ended, isUntouched: JSON.stringify(sandbox.snapshot()) === before }
}

async function runNatively(cwd: string, args: string, variables: NodeJS.ProcessEnv): Promise<Ended> {
  const bin = fileURLToPath(new URL('../../src/bin.ts', import.meta.url))
  const env = { ...process.env, ...variables }
  const child = spawn(process.execPath, [bin, ...args.split(' ')], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, err, [code]] = await Promise.all([readText(child.stdout), readText(child.stderr), once(child, 'close')])
  return { code, out, err }
}
