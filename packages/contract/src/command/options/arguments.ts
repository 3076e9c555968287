import { parseArgs } from 'node:util'
import { closestOf, UsageError } from './usage-error.ts'

const OPTIONS = {
  document: 'once',
  target: 'once',
  only: 'list',
  ids: 'list',
  rate: 'once',
  timeout: 'once',
  report: 'several',
  baseline: 'once',
  names: 'once',
  list: 'flag',
  strict: 'flag',
  'allow-insecure-connection': 'flag',
  clean: 'flag',
  help: 'flag',
  version: 'flag',
  write: 'flag',
  allow: 'list',
  'yes-write-to': 'once',
  yes: 'flag',
} as const

/** Every option, with how it is given: without a value, once, several times, or as lists that are split at commas. */
export type Option = keyof typeof OPTIONS

type OptionOf<Kind> = { [Name in Option]: (typeof OPTIONS)[Name] extends Kind ? Name : never }[Option]

const SHORT: Readonly<Record<string, string>> = { h: 'help', v: 'version' }

const names = Object.keys(OPTIONS) as Option[]

/** The arguments by option. The values are not checked yet. */
export type ParsedArguments = ReturnType<typeof parseArguments>

/** Words that people try for credentials. A message must not repeat the value after them. */
const SECRET = /key|secret|token|password|credential|auth|user/i

/** Parses the arguments. Messages do not repeat a value whose option is unknown: it may be a secret. */
export function parseArguments(args: readonly string[]) {
  const given = new Map<Option, string[]>()
  for (const token of tokensOf(args)) {
    if (token.kind === 'positional') throw strayValue(token.value)
    if (token.kind !== 'option') continue
    const name = names.find((each) => each === (SHORT[token.name] ?? token.name))
    if (!name) throw unknownOption(token.rawName, token.name)
    const values = given.get(name) ?? []
    if (OPTIONS[name] === 'once' && values.length > 0) {
      throw new UsageError(`\`--${name}\` is given twice; expected one of them: leave the other out.`)
    }
    given.set(name, [...values, valueGiven(name, token.value)])
  }
  return {
    has: (name: Option): boolean => given.has(name),
    one: (name: OptionOf<'once'>): string | undefined => given.get(name)?.[0],
    all: (name: OptionOf<'list' | 'several'>): readonly string[] => {
      const values = given.get(name) ?? []
      return OPTIONS[name] === 'list' ? values.flatMap((value) => value.split(/\s*,\s*/)).filter(Boolean) : values
    },
  }
}

function tokensOf(args: readonly string[]) {
  const options = Object.fromEntries(
    names.map((name) => [name, { type: OPTIONS[name] === 'flag' ? 'boolean' : 'string' } as const]),
  )
  // The messages of strict parsing are written for authors of commands, not for their users.
  return parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true }).tokens
}

function valueGiven(name: Option, value: string | undefined): string {
  if (OPTIONS[name] === 'flag') {
    if (value === undefined) return ''
    throw new UsageError(`\`--${name}\` takes no value; expected the word alone: write \`--${name}\`.`)
  }
  // In `--target --write` the value of `--target` is missing.
  if (value?.trim() && !value.startsWith('--')) return value.trim()
  throw new UsageError(`\`--${name}\` has no value; expected one after it: see \`npx @clouddb/contract --help\`.`)
}

function strayValue(value: string): UsageError {
  if (/^https?:\/\//.test(value)) {
    return new UsageError('An address belongs to no option; expected it after its option: write `--target <address>`.')
  }
  return new UsageError(
    'An argument belongs to no option (not shown); expected options only: see `npx @clouddb/contract --help`.',
  )
}

function unknownOption(shown: string, name: string): UsageError {
  const closest = closestOf(name, names)
  if (closest) return new UsageError(`\`${shown}\` is not an option; expected \`--${closest}\`, perhaps.`)
  if (SECRET.test(name)) {
    return new UsageError(
      `\`${shown}\` is not an option, because every user of a machine can see arguments; expected credentials in the environment: see \`npx @clouddb/contract --help\`.`,
    )
  }
  return new UsageError(`\`${shown}\` is not an option; expected one of those in \`npx @clouddb/contract --help\`.`)
}

/** Quotes a word for a POSIX shell. */
export const quoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
