import { type CommandLine, createCommandReader, joined, UsageError } from '@clouddb/command'
import { reportFormats } from '../../report/render.ts'
import { documentedDeployment } from './deployments.ts'
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

const managed = documentedDeployment('observability-cloud').variables
const openSource = documentedDeployment('observability-oss').variables

/** The text of `--help`, from which the arguments are read. */
export const contractHelp = `contract: checks whether a deployment keeps to the OpenAPI document that the @clouddb clients are generated from

  npx @clouddb/contract --api <name> [options]

Sends requests that are derived from the document, and checks the answers. Only reads, unless you add --write.

  --api <name>         management, cloud or oss, for the packages management, observability-cloud and observability-oss
  --document <name>    the same, with the name of the package
  --target <address>   of the deployment; default: ${managed.baseUrl}, for observability-oss ${openSource.baseUrl},
                       else http://localhost:8000
  --only <case,...>    operations, kinds of case or single cases, with commas: listAlerts,getAlert/unknown-object
  --ids <name=id,...>  existing objects to read, with commas: dashboardId=66a1f0c2d4e8b7a9c3f50201
  --rate <rate>        the most requests in a time: 10/10s, 100/1m, none; default: the public limit of the deployment,
                       10/10s for the managed ones and 100/60s for open source
  --timeout <seconds>  for one request; default: 30
  --report <form>...   ${joined(reportFormats)}, to standard output;
                       with a file: --report html=report.html; har has all exchanges; may be given several times
  --baseline <file>    accept the failures of an earlier run, and show what is new and what is mended; the file is its
                       JSON report, written with --report json=baseline.json
  --names <file>       for a deployment with words of its own in paths and fields: JSON of the words by those of the
                       document, {"segments":{"observability":"your-word"},"fields":{"databaseVersion":"yourWord"}};
                       cases and complaints use the document's words, requests in reports those of the deployment
  --list               print the cases and the objects that they need, and send nothing
  --strict             for a server that you write: answers must have the fields that live servers always send, none
                       that the document does not describe, and each described field at least once; otherwise remarks
  --allow-insecure-connection
                       send credentials over plain http to another machine
  --clean              list and delete the objects that earlier runs left behind (named clouddb-contract and eight
                       digits, and alerts on such dashboards), and nothing else; with --list only name them
  --yes                required with --clean where it is not CI (variable CI): delete what is listed
  -h, --help           this text
  -v, --version        the version

Writing
  --write              also create, change and delete objects. Objects that the run creates are named clouddb-contract
                       and eight digits, and are deleted in the end, also after a failure and after Ctrl-C.
                       Existing objects are not touched; if a creation is answered with one of them, the run ends.
  --allow <what,...>   also call operations that the document marks with these effects, with commas: cost (may cost
                       money), person (may reach or remove a person), access (may change who has access); with cost
                       the run creates one service, changes it and what belongs to it, and deletes it in the end
  --yes-write-to <host>
                       required with --write and --clean when the target is another machine
  Existing objects are never deleted, and changed only where the run cannot create such objects and you name them:
  --ids serviceId=... changes settings of that service and restores them.

Credentials, from the environment only
  management, observability-cloud  ${managed.keyId}, ${managed.keySecret}, ${managed.organizationId}, ${managed.serviceId}
  observability-oss                ${openSource.apiKey}

Where GitHub runs it (GITHUB_ACTIONS), failures are annotated, and the Markdown report goes to the summary of the job.
For a proxy set NODE_USE_ENV_PROXY=1, for a certificate of your own NODE_EXTRA_CA_CERTS=ca.pem; Node reads both.

Exit codes
  0  the cases that could be tested in this mode passed, or failed as in the baseline
  1  a case failed
  2  wrong use; or an object was left behind or would have been harmed, whatever else failed; or nothing failed, and the
     run could not start, could not finish, or tested nothing

Examples
  # read a local deployment of the open-source API
  ${openSource.apiKey}=... npx @clouddb/contract --api oss

  # test a server that you are writing, with everything, as fast as it answers
  npx @clouddb/contract --api oss --target http://localhost:3000 --write --rate none

  # in continuous integration
  npx @clouddb/contract --api cloud --report junit=contract.xml --report html=contract.html

  # accept what fails today, and fail for what is new
  npx @clouddb/contract --api oss --report json=baseline.json
  npx @clouddb/contract --api oss --baseline baseline.json

  # what would be sent?
  npx @clouddb/contract --api management --write --list
`

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
    /** What was typed beyond what a repetition of one case says itself. */
    repeated: typed.optionsWithout(['api', 'document', 'target', 'only', 'ids', 'report', 'baseline']),
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
