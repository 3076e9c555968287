import { parseArgs } from 'node:util'
import { closestOf, UsageError } from './usage-error.ts'

/** The arguments by option. The values are not checked yet. */
export interface ParsedArguments {
  readonly flags: ReadonlySet<Flag>
  /** The value of an option that is given once. */
  one(name: Single): string | undefined
  /** The values of an option that may be given several times; those of lists are split at commas. */
  all(name: Several): readonly string[]
}

const KINDS = {
  flag: ['write', 'clean', 'strict', 'list', 'allow-insecure-connection', 'help', 'version'],
  single: ['document', 'target', 'yes-write-to', 'rate', 'timeout', 'baseline'],
  several: ['only', 'ids', 'report'],
} as const

type Kind = keyof typeof KINDS
type Flag = (typeof KINDS.flag)[number]
type Single = (typeof KINDS.single)[number]
type Several = (typeof KINDS.several)[number]

const kindOf = new Map<string, Kind>(
  Object.entries(KINDS).flatMap(([kind, names]) => names.map((name) => [name, kind as Kind])),
)

const LISTS: ReadonlySet<string> = new Set(['only', 'ids'])

const SHORT: Readonly<Record<string, string>> = { h: 'help', v: 'version' }

/** Words that people try for credentials. A message must not repeat the value after them. */
const SECRET = /key|secret|token|password|credential|auth|user/i

/** Parses the arguments. Messages do not repeat a value whose option is unknown: it may be a secret. */
export function parseArguments(args: readonly string[]): ParsedArguments {
  const given = new Map<string, string[]>()
  for (const token of tokensOf(args)) {
    if (token.kind !== 'option') {
      if (token.kind === 'positional') throw strayValue(token.value)
      continue
    }
    const name = SHORT[token.name] ?? token.name
    const kind = kindOf.get(name)
    if (!kind) throw unknownOption(token.rawName, token.name)
    const values = given.get(name) ?? []
    if (kind === 'single' && values.length > 0) {
      throw new UsageError(`\`--${name}\` is given twice; expected one of them: leave the other out.`)
    }
    given.set(name, [...values, valueGiven(name, kind, token.value)])
  }
  return {
    flags: new Set([...given.keys()].filter((name) => kindOf.get(name) === 'flag') as Flag[]),
    one: (name) => given.get(name)?.[0],
    all: (name) => {
      const values = given.get(name) ?? []
      if (!LISTS.has(name)) return values
      return values.flatMap((value) => value.split(/\s*,\s*/)).filter(Boolean)
    },
  }
}

function tokensOf(args: readonly string[]) {
  const options = Object.fromEntries(
    [...kindOf].map(([name, kind]) => [name, { type: kind === 'flag' ? 'boolean' : 'string' } as const]),
  )
  // The messages of strict parsing are written for authors of commands, not for their users.
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true })
  return tokens
}

function valueGiven(name: string, kind: Kind, value: string | undefined): string {
  if (kind === 'flag') {
    if (value === undefined) return ''
    throw new UsageError(`\`--${name}\` takes no value; expected the word alone: write \`--${name}\`.`)
  }
  // In `--target --write` the value of `--target` is missing.
  if (value?.trim() && !value.startsWith('--')) return value.trim()
  throw new UsageError(`\`--${name}\` has no value; expected one after it: see \`contract --help\`.`)
}

function strayValue(value: string): UsageError {
  if (/^https?:\/\//.test(value)) {
    return new UsageError(
      'An address stands alone among the arguments; expected it after its option: write `--target <address>`.',
    )
  }
  return new UsageError(
    'A word stands alone among the arguments, after no option that takes it; expected options only: see `contract --help`.',
  )
}

function unknownOption(shown: string, name: string): UsageError {
  const closest = closestOf(name, [...kindOf.keys()])
  if (closest) return new UsageError(`\`${shown}\` is no option; expected \`--${closest}\`, perhaps.`)
  if (SECRET.test(name)) {
    return new UsageError(
      `\`${shown}\` is no option, because everybody on a machine sees its arguments; expected credentials in the environment: see \`contract --help\`.`,
    )
  }
  return new UsageError(`\`${shown}\` is no option; expected one of those in \`contract --help\`.`)
}

/** Quotes a word for a POSIX shell. */
export const quoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
