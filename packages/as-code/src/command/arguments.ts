import { basename, join } from 'node:path'
import { type CommandLine, createCommandReader, joined, suggestion } from '@clouddb/command'
import { safeText, shellWord } from '@clouddb/command/safe-text'
import { words as copiedKinds } from '../copy/copy.ts'
import { type ApiName, connections } from '../document/api-documents.ts'
import { refuseDeclaration } from '../form/code-error.ts'
import { projectFiles } from './project-file.ts'

const variables = (api: keyof typeof connections) => Object.values(connections[api]).join(', ')

/** The text of `--help`. */
export const asCodeHelp = `clouddb-as-code: dashboards, alerts, saved searches and webhooks as code

  npx @clouddb/as-code plan [file]    say what applying would change; writes nothing
  npx @clouddb/as-code apply [file]   write it
  npx @clouddb/as-code adopt [file]   apply, and take over objects that no project owns and that have a declared name
  npx @clouddb/as-code edits [file]   say what others edited since the last run, one line each; writes nothing
  npx @clouddb/as-code pull [folder]  write the objects of a deployment to files, one for each; takes over nothing
  npx @clouddb/as-code copy <name>    create a copy of a dashboard or saved search with its alerts, also on another deployment
  npx @clouddb/as-code restore <file> create again what apply has deleted and kept in a file

The file exports a project by default; without an argument it is clouddb.ts, clouddb.mts, clouddb.js, clouddb.mjs or
clouddb.json in the working directory. Node 22.18 or newer loads .ts and .mts files.

Options of plan and apply
  --overwrite       replace what was edited on the deployment since it was last applied, and accept losses
  --prune           delete objects and alerts of the project that are not in the files, at most a third of its objects
  --prune=all       delete any number of them
  --no-tags         write no tags: edits are not noticed then, and nothing is pruned
  --json            print JSON, as docs/command.md describes it
  --markdown        (plan) print Markdown for a comment on a pull request
  --detailed        add the bodies of the requests, without secrets
  --adopt           (plan) plan what adopt does
  --backup <file>   (apply) where to keep what is deleted; default: clouddb-deleted-<time>.json in the working
                    directory. A file that exists is never replaced
Options of adopt: --overwrite, --json, --detailed
Options of pull
  --project <name>  write what this project owns. Default: what no project owns
  --only <name>...  write only objects with this name, of the project or of nobody; may be given several times
  --as <name>       the name of a new project; default: project
  --tag <tag>       write only dashboards and saved searches with this tag, of the project or of nobody
  --json            write one clouddb.json in place of TypeScript
  --force           replace files that belong to no project, or have edits, comments or code of their own
Options of copy and restore
  --as <name>       (copy) the name of the copy; default: that of the original, which another deployment can have
  --kind <kind>     (copy) dashboard or saved-search, where both have the name
  --from <name>     (copy) the deployment of clouddb.config.json that has the original; default: the one that gets the copy
  --leave-out       leave out what the deployment cannot hold: fields, channels, alerts, tiles. Each is named
  --dry-run         say what would be written; writes nothing
  --json            print JSON

Deployment
  --to <name>       a deployment of clouddb.config.json in the working directory
  --api <oss|cloud>  which API, where the environment has the variables of both, and not CLOUDDB_API
  --allow-insecure-connection
                    send credentials over plain http to another machine
  Without --to, the environment names the deployment:
    oss             ${variables('oss')}
    cloud           ${variables('cloud')}

  -h, --help        this text
  --version         the version

Exit codes
  0  nothing to do, or everything was applied
  1  an error: nothing was written, or what was written is named and the next run goes on
  2  plan, --dry-run: there are changes
  3  conflicts: somebody edited an object, or the project does not own it. Nothing was written;
     pull kept files with edits, comments or code of their own, and wrote the others. edits: there are edits
`

/** The commands, each with its argument in words for its usage. */
const takes = {
  ...{ plan: 'file', apply: 'file', adopt: 'file', edits: 'file', pull: 'folder' },
  ...{ copy: 'name, in quotation marks where it has blanks', restore: 'file' },
} as const

type CommandName = keyof typeof takes

const commandNames = Object.keys(takes) as CommandName[]

const { read, refuseForeign, seeHelp } = createCommandReader('npx @clouddb/as-code', asCodeHelp)

/** What the arguments say. */
export type Settings = ReturnType<typeof settingsOf>

/** Reads the arguments. Messages do not repeat the value of an unknown option: it may be a secret. */
export function readAsCodeArguments(args: readonly string[]): Settings | 'help' | 'version' {
  const given = read(args)
  if (given.has('help')) return 'help'
  if (given.has('version')) return 'version'
  const command = commandOf(given.words[0])
  refuseWords(given, command)
  refuseForeign(given, command)
  refuseTogether(given, command)
  return settingsOf(given, command)
}

/** Says what each option means. The help describes them. */
function settingsOf(given: CommandLine, command: CommandName) {
  const api = given.one('api')
  const prune: boolean | 'all' = given.one('prune') === 'all' ? 'all' : given.has('prune')
  return {
    command,
    /** The project file; for `pull` the folder, for `copy` the name of the original, for `restore` the file of what was deleted. */
    path: given.words[1],
    to: given.one('to'),
    api: api === undefined ? undefined : apiOf(api, '--api'),
    allowInsecureConnection: given.has('allow-insecure-connection'),
    overwrite: given.has('overwrite'),
    prune,
    tags: !given.has('no-tags'),
    adopt: given.has('adopt') || command === 'adopt',
    format: given.has('json') ? 'json' : given.has('markdown') ? 'markdown' : 'text',
    detailed: given.has('detailed'),
    backup: given.one('backup'),
    force: given.has('force'),
    project: given.one('project'),
    only: given.all('only'),
    tag: given.one('tag'),
    as: given.one('as'),
    from: given.one('from'),
    kind: copiedKind(given.one('kind')),
    leaveOut: given.has('leave-out'),
    dryRun: given.has('dry-run'),
  } as const
}

function copiedKind(word: string | undefined): keyof typeof copiedKinds | undefined {
  if (word === undefined) return undefined
  const copied = (['dashboard', 'savedSearch'] as const).find((kind) => copiedKinds[kind] === word)
  return (
    copied ?? refuseDeclaration(`--kind must be dashboard or saved-search; got ${safeText(JSON.stringify(word), 60)}.`)
  )
}

function refuseWords(given: CommandLine, command: CommandName): void {
  const [, path, ...rest] = given.words
  if (rest.length > 0 || (path === 'all' && given.one('prune') === ''))
    refuseDeclaration(
      given.has('prune') && given.words.includes('all')
        ? 'Write --prune=all, with an equals sign.'
        : `${command} takes one ${takes[command]}; got ${rest.length + 1}. ${seeHelp}`,
    )
  if (path === undefined && (command === 'copy' || command === 'restore'))
    refuseDeclaration(`${command} needs a ${takes[command]}. ${seeHelp}`)
}

function commandOf(name: string | undefined): CommandName {
  const command = commandNames.find((each) => each === name)
  if (command) return command
  if (name === undefined) refuseDeclaration(`Say what to do: ${joined(commandNames)}. ${seeHelp}`)
  return refuseDeclaration(
    `"${safeText(name, 60)}" is not a command: these are ${joined(commandNames, 'and')}.${suggestion(name, commandNames)} ${seeHelp}`,
  )
}

function refuseTogether(given: CommandLine, command: CommandName): void {
  const both = (one: string, other: string, reason: string) => {
    if (given.has(one) && given.has(other))
      refuseDeclaration(`--${one} and --${other} cannot be used together: ${reason}`)
  }
  both('to', 'api', 'the configuration file says which API a deployment has. Leave --api out.')
  both('project', 'as', 'a project that owns objects has its name. Leave one out.')
  both('json', 'markdown', 'both are a form of the output. Leave one out.')
  both('no-tags', 'prune', 'without tags nobody can tell what the project owns. Leave one out.')
  both('no-tags', 'adopt', 'adopting writes tags. Leave one out.')
  if (command === 'plan') both('markdown', 'detailed', 'bodies are too long for a comment. Leave one out.')
}

const apis: readonly ApiName[] = ['oss', 'cloud']

/** Reads the name of an API. The names of the client packages are understood, too. */
export function apiOf(text: unknown, place: string): ApiName {
  const known = apis.find((api) => text === api || text === `observability-${api}`)
  return (
    known ?? refuseDeclaration(`${place} must be oss or cloud; got ${safeText(JSON.stringify(text) ?? 'nothing', 60)}.`)
  )
}

/**
 * Returns a command as it is typed, for the same files and the same deployment as the one that runs.
 *
 * @param file - The file of the project.
 */
export function typedCommand(command: string, settings: Settings, file: string | undefined): string {
  const { path, to, api, allowInsecureConnection } = settings
  const isPull = command.startsWith('pull ')
  const folder = path?.includes('/') ? path.replace(/\/[^/]*$/, '') || '/' : undefined
  // A folder beside a file whose name `pull` does not know gets what the deployment has.
  const isKnown = file === undefined || projectFiles.includes(basename(file))
  const words = [
    isPull ? (isKnown ? folder : join(folder ?? '.', 'pulled')) : path,
    isPull && file?.endsWith('.json') ? '--json' : undefined,
    to === undefined ? undefined : `--to ${shellWord(to)}`,
    api === undefined ? undefined : `--api ${api}`,
    allowInsecureConnection ? '--allow-insecure-connection' : undefined,
  ]
  const given = words.map((word, index) => (word && index === 0 ? shellWord(word) : word))
  return [`npx @clouddb/as-code ${command}`, ...given.filter(Boolean)].join(' ')
}
