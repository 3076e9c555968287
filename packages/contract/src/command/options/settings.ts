import { type CommandLine, createCommandReader, suggestion, UsageError } from '@clouddb/command'
import { help } from '../help.ts'
import { type Deployment, deploymentOf, documentNames, shortNameOf } from './deployments.ts'
import { readAllowed } from './effects.ts'
import { readNames } from './names.ts'
import { parseRate } from './rate.ts'
import { parseReports } from './reports.ts'
import { type Environment, readProxy, readTarget, refuseUnconfirmedWriting } from './target.ts'

const { read, seeHelp } = createCommandReader('npx @clouddb/contract', help)

/** Milliseconds for one request, unless `--timeout` says otherwise. */
export const DEFAULT_TIMEOUT = 30_000

/** The job that the arguments ask for, checked as far as that is possible without the document. */
export type Invocation =
  | { readonly kind: 'help' | 'version' }
  | { readonly kind: 'list'; readonly settings: ListSettings }
  | { readonly kind: 'clean'; readonly settings: CleanSettings }
  | { readonly kind: 'run'; readonly settings: RunSettings }

export type ListSettings = ReturnType<typeof readListSettings>
export type RunSettings = ReturnType<typeof readRunSettings>
/** `isRehearsal`: only says what would be deleted. `isConfirmed`: the user has said yes to it. */
export type CleanSettings = RunSettings & { readonly isRehearsal: boolean; readonly isConfirmed: boolean }

/** Reads the arguments and the environment, and refuses what is wrong or contradicts itself. */
export function readSettings(args: readonly string[], environment: Environment): Invocation {
  // `--help` works whatever else is wrong.
  if (args.some((each) => each === '--help' || each === '-h')) return { kind: 'help' }
  const typed = read(args)
  if (typed.has('version')) return { kind: 'version' }
  refuseWords(typed)
  const settings = readListSettings(typed)
  const isRehearsal = typed.has('list')
  if (typed.has('clean')) {
    const why = 'the one deletes what earlier runs left behind, the other is for a run'
    refuseBeside('clean', ['write', 'only', 'report'], why, typed)
    const isConfirmed = typed.has('yes')
    return { kind: 'clean', settings: { ...readRunSettings(settings, typed, environment), isRehearsal, isConfirmed } }
  }
  if (typed.has('yes')) {
    throw new UsageError(
      '`--yes` is given without `--clean`; expected both or none: it confirms what `--clean` deletes. Writing to another machine is confirmed with `--yes-write-to <host>`.',
    )
  }
  if (!isRehearsal) return { kind: 'run', settings: readRunSettings(settings, typed, environment) }
  refuseBeside('list', ['baseline', 'report'], '`--list` sends nothing, so there is no result', typed)
  return { kind: 'list', settings }
}

function readListSettings(typed: CommandLine) {
  const deployment = readDeployment(typed)
  const [rate, names] = [typed.one('rate'), typed.one('names')]
  return {
    deployment,
    mode: typed.has('write') ? 'writing' : 'read-only',
    /** The effects beyond the API's objects that `--allow` names. */
    allowed: readAllowed(typed.all('allow'), typed.has('write')),
    /** The patterns of `--only`. Empty: all cases. */
    only: typed.all('only'),
    strict: typed.has('strict'),
    names: names === undefined ? undefined : readNames(names),
    rate: rate === undefined ? deployment.rate : parseRate(rate),
    reports: parseReports(typed.all('report')),
  } as const
}

function readRunSettings(settings: ListSettings, typed: CommandLine, environment: Environment) {
  const { deployment } = settings
  const target = readTarget(typed, deployment, environment)
  refuseUnconfirmedWriting(typed, target)
  return {
    ...settings,
    /** The report of an earlier run whose failures are accepted. */
    baseline: typed.one('baseline'),
    /** The address of the deployment, without a slash at the end. */
    target: target.origin + target.pathname.replace(/\/+$/, ''),
    /** Milliseconds for one request. */
    timeout: readTimeout(typed.one('timeout')),
    /** The proxy that the environment names for the target. */
    proxy: readProxy(target, environment),
    allowInsecureConnection: typed.has('allow-insecure-connection'),
    /** Existing objects, by the name of their parameter; the client's own parameters are among them. */
    ids: readIds(typed.all('ids'), deployment, environment),
    /** The names of the objects that `--ids` itself names: the run may change and restore them. */
    named: new Set(typed.all('ids').map((pair) => pair.split('=')[0] ?? '')),
    credentials: readCredentials(deployment, environment),
  } as const
}

function refuseBeside(option: string, others: readonly string[], why: string, typed: CommandLine): void {
  const given = others.find(typed.has)
  if (given === undefined) return
  throw new UsageError(`\`--${option}\` and \`--${given}\` are given together; expected one of them: ${why}.`)
}

/** Does not repeat a stray value: it may be a secret. */
function refuseWords({ words: [word] }: CommandLine): void {
  if (word === undefined) return
  const cure = /^https?:\/\//.test(word) ? 'Write `--target <address>` for an address.' : seeHelp
  throw new UsageError(`An argument belongs to no option (not shown); expected options only. ${cure}`)
}

function readDeployment(typed: CommandLine): Deployment {
  const words = documentNames.map(shortNameOf)
  const [name = typed.one('document'), known] = [typed.one('api'), words.join(', ')]
  if (name === undefined) {
    throw new UsageError(
      `\`--api\` is missing; expected one of ${known}: say which API stands at the address, since one address can serve several.`,
    )
  }
  const found = documentNames.find((each) => each === name || shortNameOf(each) === name)
  if (found) return deploymentOf(found)
  throw new UsageError(`\`--api ${name}\` names no API; expected one of ${known}.${suggestion(name, words, '--api ')}`)
}

function readTimeout(text: string | undefined): number {
  if (text === undefined) return DEFAULT_TIMEOUT
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0
  if (seconds > 0 && seconds <= 3600) return seconds * 1000
  throw new UsageError(
    `\`--timeout ${text}\` is not a time; expected seconds for one request, up to 3600: \`--timeout 30\`.`,
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
