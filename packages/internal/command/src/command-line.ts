import { parseArgs } from 'node:util'
import { closestOf } from './suggestion.ts'

export { closestOf, suggestion } from './suggestion.ts'

/** A wrong use of a command. The message says what is wrong, what was expected, and how to fix it. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** An option, as the help of a command describes it. */
interface Option {
  readonly name: string
  /** The letter after one dash. */
  readonly short: string | undefined
  /** `none`: a flag. `once`, `several`: with a value. `list`: the same, split at commas. */
  readonly takes: 'none' | 'once' | 'several' | 'list'
  /** The values that a flag may have as well: `--prune=all`. */
  readonly values: readonly string[]
  /** The commands that take it; empty for all of them. */
  readonly commands: readonly string[]
}

/** The arguments of a command. The values are not checked yet. A name that the help does not have is an error of the caller. */
export interface CommandLine {
  /** The arguments before, between and behind the options. */
  readonly words: readonly string[]
  has(name: string): boolean
  /** The value of an option; empty for a flag without a value. */
  one(name: string): string | undefined
  /** The values of an option that may be given several times. */
  all(name: string): readonly string[]
  /** The options as they were typed, without some of them: `['--rate', '10/10s', '--write']`. */
  optionsWithout(names: readonly string[]): readonly string[]
}

/** Reads arguments as the help of a command describes its options. */
export interface CommandReader {
  /** The end of messages: `See npx @clouddb/sandbox --help.` */
  readonly seeHelp: string
  /**
   * @throws UsageError for an option that the help does not have, twice an option, and a value too many or too few. Messages
   * do not repeat the value of an unknown option: it may be a secret.
   */
  read(args: readonly string[]): CommandLine
  /** Refuses an option that the help has under `Options of <other commands>` only. */
  refuseForeign(line: CommandLine, command: string): void
}

/**
 * Makes a reader from the text of `--help`, which lists each option at the beginning of a line: `--json` for a flag,
 * `--to <name>` for a value, `--only <name>...` for several, `--ids <name,...>` for a list, and `--prune=all` for a flag that
 * may have a value. Below `Options of plan and apply`, options belong to these commands; `(plan)` behind one narrows that.
 *
 * @param call How the command is called: `npx @clouddb/sandbox`.
 */
export function createCommandReader(call: string, help: string): CommandReader {
  const options = optionsIn(help)
  const seeHelp = `See ${call} --help.`
  const optionNamed = (name: string) => options.find((each) => each.name === name)

  function read(args: readonly string[]): CommandLine {
    const types = options.map(({ name, takes }) => [name, { type: takes === 'none' ? 'boolean' : 'string' } as const])
    // The messages of strict parsing are written for authors of commands, not for their users.
    const { tokens } = parseArgs({
      args: joinedValues(args),
      options: Object.fromEntries(types),
      strict: false,
      allowPositionals: true,
      tokens: true,
    })
    const given = new Map<string, string[]>()
    for (const token of tokens) {
      if (token.kind !== 'option') continue
      const option = options.find(({ name, short }) => name === token.name || short === token.name)
      if (!option) throw unknown(token.rawName, token.name)
      const values = given.get(option.name) ?? []
      if (values.length > 0 && option.takes !== 'several' && option.takes !== 'list')
        throw new UsageError(`--${option.name} is given twice. Leave one out.`)
      given.set(option.name, [...values, valueGiven(option, token.value)])
    }
    const typedValues = (name: string) => {
      if (!optionNamed(name)) throw new Error(`The help has no option --${name}.`)
      return given.get(name)
    }
    const all = (name: string) => {
      const values = typedValues(name) ?? []
      const isList = optionNamed(name)?.takes === 'list'
      return isList ? values.flatMap((value) => value.split(/\s*,\s*/)).filter(Boolean) : values
    }
    return {
      words: tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : [])),
      has: (name) => typedValues(name) !== undefined,
      one: (name) => typedValues(name)?.[0],
      all,
      optionsWithout: (names) => {
        const others = [...given].filter(([name]) => !names.includes(name))
        return others.flatMap(([name, values]) => values.flatMap((value) => [`--${name}`, ...(value ? [value] : [])]))
      },
    }
  }

  /** Joins an option and its value by an equals sign: `parseArgs` takes `-5` for an option otherwise. */
  function joinedValues(args: readonly string[]): string[] {
    const takesValue = (word = '') =>
      word.startsWith('--') && !['none', undefined].includes(optionNamed(word.slice(2))?.takes)
    return args.flatMap((word, index) => {
      if (takesValue(args[index - 1]) && isValue(word)) return []
      return takesValue(word) && isValue(args[index + 1]) ? `${word}=${args[index + 1]}` : word
    })
  }

  function valueGiven({ name, takes, values }: Option, value: string | undefined): string {
    if (takes !== 'none') {
      if (value?.trim() && isValue(value)) return value.trim()
      throw new UsageError(`--${name} needs a value. ${seeHelp}`)
    }
    if (value === undefined || values.includes(value)) return value ?? ''
    const forms = values.map((each) => ` or --${name}=${each}`).join('')
    throw new UsageError(
      forms
        ? `The only value of --${name} is ${values.join(', ')}: write --${name}${forms}.`
        : `--${name} takes no value. Write --${name}.`,
    )
  }

  function unknown(written: string, name: string): UsageError {
    const meant = closestOf(
      name,
      options.map((option) => option.name),
    )
    // Every user of a machine can see the arguments of a process.
    const isSecret = !meant && /key|secret|token|password|credential|auth|user/i.test(name)
    const cure = meant ? `Do you mean --${meant}? ` : isSecret ? 'Credentials belong into the environment. ' : ''
    return new UsageError(`${printable(written)} is not an option. ${cure}${seeHelp}`)
  }

  function refuseForeign(line: CommandLine, command: string): void {
    for (const { name, commands } of options)
      if (line.has(name) && commands.length > 0 && !commands.includes(command))
        throw new UsageError(`--${name} is an option of ${joined(commands, 'and')}, not of ${command}. ${seeHelp}`)
  }

  return { seeHelp, read, refuseForeign }
}

/** In `--to --json` the value of `--to` is missing. */
const isValue = (word: string | undefined): word is string => word !== undefined && !word.startsWith('--')

const printable = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?').slice(0, 60)

function optionsIn(help: string): readonly Option[] {
  const found = new Map<string, Option>()
  const add = (option: Option): void => {
    const known = found.get(option.name) ?? { ...option, values: [] }
    const isOfAll = known.commands.length === 0 || option.commands.length === 0
    const commands = isOfAll ? [] : [...new Set([...known.commands, ...option.commands])]
    found.set(option.name, { ...known, values: [...known.values, ...option.values], commands })
  }
  let commands: readonly string[] = []
  for (const line of help.split('\n')) {
    const [, heading, alike = ''] = /^Options of ([\w, ]+)(?:: (.*))?/.exec(line) ?? []
    if (/^\S/.test(line)) commands = heading?.split(/, | and /) ?? []
    for (const name of alike.match(/(?<=--)[\w-]+/g) ?? [])
      add({ ...(found.get(name) as Option), values: [], commands })
    const [, short, written = ''] = /^ {2}(?:-(\w), )?(--\S.*)$/.exec(line) ?? []
    const [, only] = / {2}\((\w+)\) /.exec(written) ?? []
    for (const each of written.replace(/ {2}.*/, '').split(', ')) {
      const [, name, value, placeholder = '', more] = /^--([\w-]+)(?:=(\w+)| <([^>]+)>(\.\.\.)?)?$/.exec(each) ?? []
      if (name === undefined) continue
      const takes = placeholder === '' ? 'none' : more ? 'several' : placeholder.endsWith(',...') ? 'list' : 'once'
      add({ name, short, takes, values: value === undefined ? [] : [value], commands: only ? [only] : commands })
    }
  }
  return [...found.values()]
}

/** `a, b or c` */
export function joined(words: readonly string[], last = 'or'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}
