import { type CommandLine, createCommandReader, UsageError } from '@clouddb/command'
import { contractHelp } from '../help.ts'
import {
  parseRate,
  parseReports,
  readAllowed,
  readCredentialOptions,
  readDeployment,
  readIds,
  readNames,
  readTimeout,
} from './option-readers.ts'
import { type Environment, readProxy, readTarget, refuseUnconfirmedWriting } from './target.ts'

const { read, seeHelp } = createCommandReader('npx @clouddb/contract', contractHelp)

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
    credentials: readCredentialOptions(deployment, environment),
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
