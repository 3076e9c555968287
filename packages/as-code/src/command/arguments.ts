import { parseArgs } from 'node:util'
import type { ApiName } from '../document/walk.ts'
import { shownText } from '../form/shown-text.ts'
import { choice, refuse, suggestion } from './words.ts'

const everywhere = ['to', 'api', 'allow-insecure-connection', 'help', 'version'] as const
const planning = ['overwrite', 'prune', 'no-tags', 'json', 'detailed'] as const

/** The options of each command. */
const commands = {
  plan: [...everywhere, ...planning, 'adopt', 'markdown'],
  apply: [...everywhere, ...planning, 'backup'],
  adopt: [...everywhere, 'overwrite', 'json', 'detailed'],
  pull: [...everywhere, 'project', 'only', 'tag', 'json', 'force'],
} as const

type CommandName = keyof typeof commands
type Option = (typeof commands)[CommandName][number]

const withText: ReadonlySet<string> = new Set<Option>(['to', 'api', 'backup', 'project', 'only', 'tag'])

const commandNames = Object.keys(commands) as CommandName[]
const optionNames = [...new Set(Object.values(commands).flat())]

/** Stands between the values of an option that is given several times. */
const between = '\u0000'

/** What the arguments say. */
export interface Settings {
  readonly command: CommandName
  /** The project file; for `pull` the folder. */
  readonly path: string | undefined
  /** The name of a deployment of the configuration file. */
  readonly to: string | undefined
  readonly api: ApiName | undefined
  readonly allowInsecureConnection: boolean
  readonly overwrite: boolean
  readonly prune: boolean | 'all'
  readonly tags: boolean
  readonly adopt: boolean
  readonly format: 'text' | 'json' | 'markdown'
  readonly detailed: boolean
  readonly backup: string | undefined
  readonly force: boolean
  readonly project: string | undefined
  readonly only: readonly string[]
  readonly tag: string | undefined
}

export const seeHelp = 'See npx @clouddb/as-code --help.'

/** Reads the arguments. Messages do not repeat the value of an unknown option: it may be a secret. */
export function readArguments(args: readonly string[]): Settings | 'help' | 'version' {
  const { given, positionals } = parse(args)
  if (given.has('help')) return 'help'
  if (given.has('version')) return 'version'
  const [name, path, ...rest] = positionals
  const command = commandOf(name)
  if (rest.length > 0 || (path === 'all' && given.get('prune') === ''))
    refuse(
      given.has('prune') && positionals.includes('all')
        ? 'Write --prune=all, with an equals sign.'
        : `${command} takes one ${command === 'pull' ? 'folder' : 'file'}; got ${rest.length + 1}. ${seeHelp}`,
    )
  for (const option of given.keys()) checkOption(option, command)
  checkTogether(given, command)
  return {
    command,
    path,
    to: given.get('to'),
    api: given.has('api') ? apiOf(given.get('api') as string, '--api') : undefined,
    allowInsecureConnection: given.has('allow-insecure-connection'),
    overwrite: given.has('overwrite'),
    prune: given.get('prune') === 'all' ? 'all' : given.has('prune'),
    tags: !given.has('no-tags'),
    adopt: given.has('adopt') || command === 'adopt',
    format: given.has('json') ? 'json' : given.has('markdown') ? 'markdown' : 'text',
    detailed: given.has('detailed'),
    backup: given.get('backup'),
    force: given.has('force'),
    project: given.get('project'),
    only: given.get('only')?.split(between) ?? [],
    tag: given.get('tag'),
  }
}

function parse(args: readonly string[]) {
  const options = Object.fromEntries(
    optionNames.map((name) => [name, { type: withText.has(name) ? 'string' : 'boolean' } as const]),
  )
  // The messages of strict parsing are written for authors of commands, not for their users.
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true })
  const given = new Map<Option, string>()
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const name = optionNames.find((each) => each === (token.name === 'h' ? 'help' : token.name))
    if (!name)
      refuse(`${shownText(token.rawName, 60)} is not an option.${suggestion(token.name, optionNames, '--')} ${seeHelp}`)
    const before = given.get(name)
    if (before !== undefined && name !== 'only') refuse(`--${name} is given twice. Leave one out.`)
    const value = valueGiven(name, token.value)
    given.set(name, before === undefined ? value : before + between + value)
  }
  const positionals = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []))
  return { given, positionals }
}

function valueGiven(name: Option, value: string | undefined): string {
  if (withText.has(name)) {
    // In `--to --json` the value of `--to` is missing.
    if (!value?.trim() || value.startsWith('--')) refuse(`--${name} needs a value. ${seeHelp}`)
    return value
  }
  if (value === undefined || (name === 'prune' && value === 'all')) return value ?? ''
  return refuse(
    name === 'prune'
      ? 'The only value of --prune is all: write --prune or --prune=all.'
      : `--${name} takes no value. Write --${name}.`,
  )
}

function commandOf(name: string | undefined): CommandName {
  const found = commandNames.find((each) => each === name)
  if (found) return found
  if (name === undefined) refuse(`Say what to do: ${choice(commandNames)}. ${seeHelp}`)
  return refuse(
    `"${shownText(name, 60)}" is not a command: these are ${choice(commandNames, 'and')}.${suggestion(name, commandNames)} ${seeHelp}`,
  )
}

function checkOption(option: Option, command: CommandName): void {
  if ((commands[command] as readonly Option[]).includes(option)) return
  const owners = commandNames.filter((name) => (commands[name] as readonly Option[]).includes(option))
  refuse(`--${option} is an option of ${choice(owners, 'and')}, not of ${command}. ${seeHelp}`)
}

function checkTogether(given: ReadonlyMap<Option, string>, command: CommandName): void {
  const both = (one: Option, other: Option, reason: string) => {
    if (given.has(one) && given.has(other)) refuse(`--${one} and --${other} cannot be used together: ${reason}`)
  }
  both('to', 'api', 'the configuration file says which API a deployment has. Leave --api out.')
  both('json', 'markdown', 'both are a form of the output. Leave one out.')
  both('no-tags', 'prune', 'without tags nobody can tell what the project owns. Leave one out.')
  both('no-tags', 'adopt', 'adopting writes tags. Leave one out.')
  if (given.has('markdown') && given.has('detailed') && command === 'plan')
    refuse('--markdown and --detailed cannot be used together: bodies are too long for a comment. Leave one out.')
}

const apis: readonly ApiName[] = ['oss', 'cloud']

/** Reads the name of an API. The names of the client packages are understood, too. */
export function apiOf(text: unknown, place: string): ApiName {
  const found = apis.find((api) => text === api || text === `observability-${api}`)
  return found ?? refuse(`${place} must be oss or cloud; got ${shownText(JSON.stringify(text) ?? 'nothing', 60)}.`)
}
