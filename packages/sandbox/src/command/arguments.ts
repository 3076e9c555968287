import { parseArgs } from 'node:util'
import { isTypoOf } from '@clouddb/client-core'
import { isDay } from '../clock.ts'
import { durationRules } from '../option-rules.ts'
import type { PassingState } from '../state.ts'

/** A wrong use of the command. The message says what is wrong, what was expected, and how to fix it. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** The options of the command. */
export type Settings = Exclude<ReturnType<typeof readArguments>, string>

/** Reads the arguments. */
export function readArguments(args: readonly string[]) {
  const { values, positionals } = parse(args)
  if (values.help) return 'help'
  if (values.version) return 'version'
  if (positionals.length > 0)
    throw new UsageError(`It takes options only, and "${positionals[0]}" is none. Put a -- option before it.`)
  const { since, seed, data, faults, demo: isDemo = false } = values
  if (isDemo && seed !== undefined)
    throw new UsageError('--demo and --seed both name the initial state. Leave one of them out.')
  return {
    port: wholeNumber('--port', values.port ?? '8010', 65_535),
    latency: wholeNumber('--latency', values.latency ?? '0', 600_000),
    durations: values.durations === undefined ? undefined : durations(values.durations),
    rateLimits: oneOf('--rate-limits', values['rate-limits'] ?? 'off', ['real', 'off'] as const),
    isLogged: !values['no-log'],
    hasControl: !values['no-control'],
    since: since === undefined ? undefined : day(since),
    seed,
    isDemo,
    data,
    faults,
  }
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = {
  port: text,
  since: text,
  seed: text,
  demo: flag,
  data: text,
  latency: text,
  durations: text,
  'rate-limits': text,
  faults: text,
  log: flag,
  'no-log': flag,
  'no-control': flag,
  help: { ...flag, short: 'h' },
  version: flag,
} as const
const seeHelp = 'See npx @clouddb/sandbox --help.'

/** The output of `--help`. */
export const help = `npx @clouddb/sandbox [options]

Serves the management API and both observability APIs on this machine, with state, rules and telemetry.

  --port <number>        the port to listen on, on the loopback; 0 for any that is free (default: 8010)
  --since <day>          the age of the open-source server, such as 2026-02-27 (default: today's)
  --seed <file>          what to begin with: a snapshot, as sandbox.snapshot() gives it, in JSON
  --demo                 begin with dashboards and alerts, one of which fires
  --data <file>          keep the state in this file, and go on from it; it is replaced whole after each change
  --latency <ms>         let every answer take so long (default: 0)
  --durations <ms>       how long services stay in states in which they do not remain: 0, or starting=500,stopping=0
  --rate-limits <which>  real: 10 requests in 10 s, or 100 in 60 s, for each key; off (default: off)
  --faults <file>        what is to go wrong, as a JSON list: [{ "kind": "status", "status": 503, "operation": "listAlerts" }]
  --log, --no-log        a line for each request (default), or none
  --no-control           do not serve the control API below /_sandbox/
  --help, --version

A page at the address shows the state. It answers on the loopback only; its credentials are known to everybody.
SIGINT, SIGTERM and SIGHUP stop it, and so does the end of its npx. Exit codes: 0 stopped, 2 could not start.
`

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: withValues(args), allowPositionals: true, options })
  } catch (error) {
    if (error instanceof UsageError) throw error
    const [problem = ''] = (error as Error).message.split('. ')
    const [, name = ''] = /^Unknown option '--(.+)'$/.exec(problem) ?? []
    const meant = Object.keys(options).find((option) => isTypoOf(option, name))
    throw new UsageError(`${problem}. ${meant ? `Did you mean --${meant}?` : seeHelp}`, { cause: error })
  }
}

/** Joins options and their values by an equals sign: `parseArgs` takes no value that begins with a dash otherwise. */
function withValues(args: readonly string[]): string[] {
  const takesText = (argument: string) =>
    Object.entries(options).some(([name, { type }]) => argument === `--${name}` && type === 'string')
  return args.flatMap((argument, index) => {
    if (index > 0 && takesText(args[index - 1] as string)) return []
    if (!takesText(argument)) return argument
    const value = args[index + 1]
    if (value === undefined || value.startsWith('--')) throw new UsageError(`${argument} needs a value. ${seeHelp}`)
    return `${argument}=${value}`
  })
}

function wholeNumber(option: string, value: string, largest: number): number {
  if (/^\d{1,6}$/.test(value) && Number(value) <= largest) return Number(value)
  throw new UsageError(`${option} is "${value}". Give a whole number from 0 to ${largest}.`)
}

/** One number for all states, or numbers for some: `starting=500,stopping=0`. */
function durations(value: string): Partial<Record<PassingState, number>> {
  const states = Object.keys(durationRules)
  const written = /^\d+$/.test(value) ? states.map((state) => `${state}=${value}`) : value.split(',')
  const entries = written.map((each) => /^(\w+)=(\d{1,9})$/.exec(each)?.slice(1) ?? [])
  if (entries.every(([state = '']) => states.includes(state)))
    return Object.fromEntries(entries.map(([state, milliseconds]) => [state, Number(milliseconds)]))
  throw new UsageError(
    `--durations is "${value}". Give milliseconds, up to 9 digits, for all states or for some of ${states.join(', ')}: 0, or starting=500,stopping=0.`,
  )
}

function oneOf<Member extends string>(option: string, value: string, members: readonly Member[]): Member {
  const found = members.find((member) => member === value)
  if (found !== undefined) return found
  throw new UsageError(`${option} is "${value}". Say ${members.join(' or ')}.`)
}

function day(value: string): string {
  if (isDay(value)) return value
  throw new UsageError(`--since is "${value}". Give a day, such as 2026-02-27.`)
}
