import { fileURLToPath } from 'node:url'
import { createManagementClient } from '@clouddb/management'
import { fetchWithNames as fetchWithManagementNames } from '@clouddb/management/names'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { fetchWithNames } from '@clouddb/observability-oss/names'
import { afterEach } from 'vitest'
import type { Progress } from '../../src/command/engine/sender.ts'
import { main } from '../../src/command/main.ts'
import { type RunSettings, readSettings } from '../../src/command/options/settings.ts'
import { createProgress } from '../../src/command/output/progress.ts'
import { run } from '../../src/command/run.ts'
import type { ClientFactory } from '../../src/index.ts'
import type { CaseReport, RunReport } from '../../src/report/run-report.ts'
import { documentOf, read } from '../documents.ts'
import { type Deployment, type DeploymentOptions, startDeployment } from './servers/deployment.ts'
import { describedDashboards } from './servers/described-dashboards.ts'
import type { Drift } from './servers/drift.ts'
import { API_KEY, BASIC, REPORTS } from './servers/seed.ts'
import { directFetch } from './servers/served.ts'
import { smallDocument } from './servers/small-document.ts'

export { API_KEY, BASIC }
export const AUTHORIZATION = `Bearer ${API_KEY}`
export const BASIC_AUTHORIZATION = `Basic ${btoa(`${BASIC.keyId}:${BASIC.keySecret}`)}`

/** The credentials of the command, for each document. */
export const ENVIRONMENT = {
  CLOUDDB_OSS_API_KEY: API_KEY,
  CLOUDDB_KEY_ID: BASIC.keyId,
  CLOUDDB_KEY_SECRET: BASIC.keySecret,
  CLOUDDB_ORGANIZATION_ID: '6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11',
  CLOUDDB_SERVICE_ID: REPORTS,
}

/** The program that `npx @clouddb/contract` starts. */
export const BIN = fileURLToPath(new URL('../../src/bin.ts', import.meta.url))

const silence: Progress = createProgress({ write: () => {} }, {})

export const common = () => ({
  tool: { name: '@clouddb/contract', version: '1.2.3' },
  stop: new AbortController().signal,
  progress: silence,
  fetch: directFetch,
})

/** The settings for some arguments. */
export function settingsFrom(args: readonly string[], env: Record<string, string> = {}): RunSettings {
  const invocation = readSettings(args, env)
  if (invocation.kind !== 'run') throw new Error(`The arguments ask for ${invocation.kind}, not for a run.`)
  return invocation.settings
}

/** The surroundings of a run that a test replaces; the default document is the small one. */
export type RunOptions = Partial<Omit<Parameters<typeof run>[1], 'loaded'>> & {
  readonly createClient?: ClientFactory
  readonly raw?: Record<string, unknown>
}

/** A time limit that no request reaches, also on a busy machine. */
export const PATIENT = ['--timeout', '3600']

/** Runs the cases of the small document against a server of the open-source API. */
export function runAgainst(url: string, args: readonly string[] = [], options: RunOptions = {}): Promise<RunReport> {
  const patience = args.includes('--timeout') ? [] : PATIENT
  const defaults = ['--document', 'observability-oss', '--target', url, ...patience]
  const rate = args.includes('--rate') ? [] : ['--rate', 'none']
  const settings = settingsFrom([...defaults, ...rate, ...args], ENVIRONMENT)
  const { raw = smallDocument(), createClient = createObservabilityOssClient, ...surroundings } = options
  const loaded = { document: read(raw), createClient, fetchWithNames }
  return run(settings, { ...common(), loaded, ...surroundings })
}

/** Runs the command with `--write` against a sandbox whose dashboards are as a document describes them. */
export async function runOnDescribed(
  raw: Record<string, unknown>,
  drifts: readonly Drift[],
  args: readonly string[],
): Promise<RunReport> {
  const deployment = await startDeployment({ drifts: [describedDashboards(raw), ...drifts] })
  try {
    return await runAgainst(deployment.url, ['--write', ...args], { raw })
  } finally {
    await deployment.close()
  }
}

/** Runs the cases of the management document. */
export function runManagement(url: string, args: readonly string[], options: RunOptions = {}): Promise<RunReport> {
  const defaults = ['--document', 'management', '--target', url, '--rate', 'none', ...PATIENT]
  const settings = settingsFrom([...defaults, ...args], ENVIRONMENT)
  const loaded = {
    document: documentOf('@clouddb/management'),
    createClient: createManagementClient,
    fetchWithNames: fetchWithManagementNames,
  }
  return run(settings, { ...common(), loaded, ...options })
}

/** The failures, one line for each complaint: `listAlerts: the case: the complaint`. */
export const failuresOf = ({ cases }: RunReport): string[] =>
  cases.flatMap(({ operation, name, complaints }) => complaints.map((each) => `${operation}: ${name}: ${each}`))

export const caseOf = ({ cases }: RunReport, start: string): CaseReport => {
  const found = cases.find(({ id }) => id.startsWith(start))
  if (!found) throw new Error(`The report has no case ${start}.`)
  return found
}

/** Starts a sandbox for each test, and closes it after the test. */
export function useDeployment() {
  let deployment: Deployment | undefined
  afterEach(() => deployment?.close())
  const start = async (options: DeploymentOptions = {}): Promise<string> => {
    deployment = await startDeployment(options)
    return deployment.url
  }
  return {
    start,
    runOn: async (args: readonly string[], deploymentOptions: DeploymentOptions = {}, options: RunOptions = {}) =>
      runAgainst(await start(deploymentOptions), args, options),
    current: () => deployment as Deployment,
  }
}

/** The arguments of a run against a server of the open-source API. */
export const argumentsFor = (url: string, ...args: readonly string[]): readonly string[] => [
  ...['--document', 'observability-oss', '--target', url, '--rate', 'none', ...PATIENT],
  ...args,
]

/** Calls the command in this process, and returns the text that it writes. */
export async function callCommand(args: readonly string[], env: Record<string, string> = {}, process = fakeProcess()) {
  const { stdout, stderr } = process.texts
  const exitCode = await main(args, { env, ...process.surroundings })
  return { exitCode, stdout: stdout.join(''), stderr: stderr.join('') }
}

/** The parts of a process that the command uses; `emit` sends it a signal. */
export function fakeProcess() {
  const texts = { stdout: [] as string[], stderr: [] as string[] }
  const listeners = new Map<string, (what: unknown) => void>()
  return {
    texts,
    emit: (event: string) => listeners.get(event)?.(event),
    surroundings: {
      stdout: { write: (text: string) => texts.stdout.push(text) },
      stderr: { write: (text: string) => texts.stderr.push(text) },
      on: (event: string, listener: (what: unknown) => void) => listeners.set(event, listener),
      off: (event: string) => listeners.delete(event),
      exit: (code: number): never => {
        throw new Error(`exit ${code}`)
      },
    },
  }
}
