import { type ParsedArguments, parseArguments } from './arguments.ts'
import { DEFAULT_TIMEOUT } from './defaults.ts'
import { type Deployment, type DocumentName, deploymentOf, documentNames } from './deployments.ts'
import { parseRate, type Rate } from './rate.ts'
import { parseReports, type RequestedReport } from './reports.ts'
import { type Environment, type NamedProxy, readProxy, readTarget, refuseUnconfirmedWriting } from './target.ts'
import { suggestion, UsageError } from './usage-error.ts'

/** The job that the arguments ask for, checked as far as that is possible without the document. */
export type Invocation =
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | { readonly kind: 'list'; readonly settings: ListSettings }
  | { readonly kind: 'clean'; readonly settings: CleanSettings }
  | { readonly kind: 'run'; readonly settings: RunSettings }

export interface ListSettings {
  readonly deployment: Deployment
  readonly mode: 'read-only' | 'writing'
  /** The patterns of `--only`. Empty: all cases. */
  readonly only: readonly string[]
  readonly rate: Rate | undefined
  readonly strict: boolean
}

export interface RunSettings extends ListSettings {
  /** The address of the deployment, without a slash at the end. */
  readonly target: string
  readonly credentials: Readonly<Record<string, string>>
  /** Existing objects, by the name of their parameter; the client's own parameters are among them. */
  readonly ids: Readonly<Record<string, string>>
  /** Milliseconds for one request. */
  readonly timeout: number
  readonly reports: readonly RequestedReport[]
  /** The report of an earlier run whose failures are accepted. */
  readonly baseline: string | undefined
  readonly allowInsecureConnection: boolean
  /** The proxy that the environment names for the target. */
  readonly proxy: NamedProxy | undefined
}

export interface CleanSettings extends RunSettings {
  /** True: only says what would be deleted. */
  readonly isRehearsal: boolean
}

/** Reads the arguments and the environment, and refuses what is wrong or contradicts itself. */
export function readSettings(args: readonly string[], environment: Environment): Invocation {
  // `--help` works whatever else is wrong.
  if (args.some((each) => each === '--help' || each === '-h')) return { kind: 'help' }
  const typed = parseArguments(args)
  if (typed.flags.has('version')) return { kind: 'version' }
  const deployment = readDeployment(typed.one('document'))
  const rate = typed.one('rate')
  const settings: ListSettings = {
    deployment,
    mode: typed.flags.has('write') ? 'writing' : 'read-only',
    only: typed.all('only'),
    strict: typed.flags.has('strict'),
    rate: rate === undefined ? deployment.rate : parseRate(rate),
  }
  const reports = parseReports(typed.all('report'))
  const isClean = typed.flags.has('clean')
  if (isClean) refuseBeside('--clean', typed, ['write', 'only', 'report'])
  const isRehearsal = typed.flags.has('list')
  if (isRehearsal && !isClean) {
    if (typed.one('baseline') !== undefined) {
      throw new UsageError(
        '`--list` sends nothing and has nothing to compare; expected one of the two: leave `--list` or `--baseline` out.',
      )
    }
    if (reports.length === 0) return { kind: 'list', settings }
    throw new UsageError(
      '`--list` sends nothing and has nothing to report; expected one of the two: leave `--list` or `--report` out.',
    )
  }
  const target = readTarget(typed, deployment, environment)
  refuseUnconfirmedWriting(typed, target)
  const runSettings: RunSettings = {
    ...settings,
    reports,
    baseline: typed.one('baseline'),
    target: target.origin + target.pathname.replace(/\/+$/, ''),
    timeout: readTimeout(typed.one('timeout')),
    proxy: readProxy(target, environment),
    allowInsecureConnection: typed.flags.has('allow-insecure-connection'),
    ids: readIds(typed.all('ids'), deployment, environment),
    credentials: readCredentials(deployment, environment),
  }
  if (isClean) return { kind: 'clean', settings: { ...runSettings, isRehearsal } }
  return { kind: 'run', settings: runSettings }
}

function refuseBeside(option: string, typed: ParsedArguments, others: readonly ('write' | 'only' | 'report')[]): void {
  const given = others.find((name) => (name === 'write' ? typed.flags.has(name) : typed.all(name).length > 0))
  if (given === undefined) return
  throw new UsageError(
    `\`${option}\` and \`--${given}\` are given together; expected one of them: the one deletes what earlier runs left behind, the other is for a run.`,
  )
}

function readDeployment(name: string | undefined): Deployment {
  const known = documentNames.join(', ')
  if (name === undefined) {
    throw new UsageError(
      `\`--document\` is missing; expected one of ${known}: say which API stands at the address, since one address can serve several.`,
    )
  }
  if ((documentNames as readonly string[]).includes(name)) return deploymentOf(name as DocumentName)
  throw new UsageError(
    `\`--document ${name}\` names no document; expected one of ${known}${suggestion(name, documentNames, '--document ')}.`,
  )
}

function readTimeout(text: string | undefined): number {
  if (text === undefined) return DEFAULT_TIMEOUT
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0
  if (seconds > 0 && seconds <= 3600) return seconds * 1000
  throw new UsageError(
    `\`--timeout ${text}\` is no time; expected seconds for one request, up to 3600: \`--timeout 30\`.`,
  )
}

function readIds(pairs: readonly string[], { variables, bound }: Deployment, environment: Environment) {
  const ids: Record<string, string> = {}
  for (const pair of pairs) {
    const [, name, value] = /^(\w+)=(.+)$/.exec(pair) ?? []
    if (name === undefined || value === undefined) {
      throw new UsageError(
        `\`--ids ${pair}\` names no object; expected a name and an id, several with commas: \`--ids dashboardId=66a1f0c2d4e8b7a9c3f50201\`.`,
      )
    }
    if (ids[name] !== undefined && ids[name] !== value) {
      throw new UsageError(`\`--ids\` gives ${name} twice; expected one id: leave the other out.`)
    }
    ids[name] = value
  }
  for (const name of bound) {
    const value = ids[name] ?? environment[String(variables[name])]
    if (!value) {
      throw new UsageError(
        `${name} is missing; expected it in the environment or among the ids: set ${variables[name]}, or add \`--ids ${name}=...\`.`,
      )
    }
    ids[name] = value
  }
  return ids
}

function readCredentials({ credentials, variables }: Deployment, environment: Environment): Record<string, string> {
  const missing = credentials.map((name) => String(variables[name])).filter((variable) => !environment[variable])
  if (missing.length > 0) {
    throw new UsageError(
      `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing; expected the credentials in the environment: \`export ${missing[0]}=...\`.`,
    )
  }
  return Object.fromEntries(credentials.map((name) => [name, String(environment[String(variables[name])])]))
}
