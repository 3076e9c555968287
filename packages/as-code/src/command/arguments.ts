import { basename, join } from 'node:path'
import { type CommandLine, createCommandReader, joined, suggestion } from '@clouddb/command'
import { words as copiedKinds } from '../copy/copy.ts'
import type { ApiName } from '../document/api-documents.ts'
import { refuse, safeText, shellWord } from '../form/sentences.ts'
import { help } from './help.ts'
import { projectFiles } from './project-file.ts'

/** The commands, each with its argument in words for its usage. */
const takes = {
  ...{ plan: 'file', apply: 'file', adopt: 'file', edits: 'file', pull: 'folder' },
  ...{ copy: 'name, in quotation marks where it has blanks', restore: 'file' },
} as const

type CommandName = keyof typeof takes

const commandNames = Object.keys(takes) as CommandName[]

const { read, refuseForeign, seeHelp } = createCommandReader('npx @clouddb/as-code', help)

/** What the arguments say. */
export type Settings = ReturnType<typeof settingsOf>

/** Reads the arguments. Messages do not repeat the value of an unknown option: it may be a secret. */
export function readArguments(args: readonly string[]): Settings | 'help' | 'version' {
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
    kind: kindOf(given.one('kind')),
    leaveOut: given.has('leave-out'),
    dryRun: given.has('dry-run'),
  } as const
}

function kindOf(word: string | undefined): keyof typeof copiedKinds | undefined {
  if (word === undefined) return undefined
  const found = (['dashboard', 'savedSearch'] as const).find((kind) => copiedKinds[kind] === word)
  return found ?? refuse(`--kind must be dashboard or saved-search; got ${safeText(JSON.stringify(word), 60)}.`)
}

function refuseWords(given: CommandLine, command: CommandName): void {
  const [, path, ...rest] = given.words
  if (rest.length > 0 || (path === 'all' && given.one('prune') === ''))
    refuse(
      given.has('prune') && given.words.includes('all')
        ? 'Write --prune=all, with an equals sign.'
        : `${command} takes one ${takes[command]}; got ${rest.length + 1}. ${seeHelp}`,
    )
  if (path === undefined && (command === 'copy' || command === 'restore'))
    refuse(`${command} needs a ${takes[command]}. ${seeHelp}`)
}

function commandOf(name: string | undefined): CommandName {
  const found = commandNames.find((each) => each === name)
  if (found) return found
  if (name === undefined) refuse(`Say what to do: ${joined(commandNames)}. ${seeHelp}`)
  return refuse(
    `"${safeText(name, 60)}" is not a command: these are ${joined(commandNames, 'and')}.${suggestion(name, commandNames)} ${seeHelp}`,
  )
}

function refuseTogether(given: CommandLine, command: CommandName): void {
  const both = (one: string, other: string, reason: string) => {
    if (given.has(one) && given.has(other)) refuse(`--${one} and --${other} cannot be used together: ${reason}`)
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
  const found = apis.find((api) => text === api || text === `observability-${api}`)
  return found ?? refuse(`${place} must be oss or cloud; got ${safeText(JSON.stringify(text) ?? 'nothing', 60)}.`)
}

/**
 * Returns a command as it is typed, for the same files and the same deployment as the one that runs.
 *
 * @param file - The file of the project.
 */
export function typedCommand(
  command: string,
  { path, to, api, allowInsecureConnection }: Settings,
  file: string | undefined,
): string {
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
