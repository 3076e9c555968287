import { createCommandReader, UsageError } from '@clouddb/command'
import { isDay } from '../clock.ts'
import { durationRules } from '../option-rules.ts'
import type { PassingState } from '../state.ts'

/** The options of the command. */
export type Settings = Exclude<ReturnType<typeof readSandboxArguments>, string>

/** The output of `--help`, from which the arguments are read. */
export const sandboxHelp = `npx @clouddb/sandbox [options]

Serves the management API and both observability APIs on this machine, with state, rules and telemetry.

  --port <number>        the port to listen on, on the loopback; 0 for any that is free (default: 8010)
  --since <day>          the age of the open-source server, such as 2026-02-27 (default: today's)
  --managed-since <day>  the age of the managed deployment, such as 2026-07-31 (default: today's)
  --seed <file>          what to begin with: a snapshot, as sandbox.snapshot() gives it, in JSON
  --demo                 begin with dashboards and alerts, one of which fires
  --data <file>          keep the state in this file, and go on from it; it is replaced whole after each change
  --latency <ms>         let every answer take so long (default: 0)
  --durations <ms>       how long services stay in states in which they do not remain: 0, or starting=500,stopping=0
  --rate-limits <which>  real: 10 requests in 10 s, or 100 in 60 s, for each key; off (default: off)
  --faults <file>        what is to go wrong, as a JSON list: [{ "kind": "status", "status": 503, "operation": "listAlerts" }]
  --log, --no-log        a line for each request (default), or none
  --no-control           do not serve the control API below /_sandbox/
  -h, --help             this text
  -v, --version          the version

A page at the address shows the state. It answers on the loopback only; its credentials are known to everybody.
SIGINT, SIGTERM and SIGHUP stop it, and so does the end of its npx. Exit codes: 0 stopped, 2 could not start.
`

const { read } = createCommandReader('npx @clouddb/sandbox', sandboxHelp)

/** Reads the arguments. */
export function readSandboxArguments(args: readonly string[]) {
  const given = read(args)
  if (given.has('help')) return 'help'
  if (given.has('version')) return 'version'
  if (given.words.length > 0)
    throw new UsageError(`It takes options only, and "${given.words[0]}" is none. Put a -- option before it.`)
  const [seed, durations] = [given.one('seed'), given.one('durations')]
  if (given.has('demo') && seed !== undefined)
    throw new UsageError('--demo and --seed both name the initial state. Leave one of them out.')
  return {
    port: wholeNumber('--port', given.one('port') ?? '8010', 65_535),
    latency: wholeNumber('--latency', given.one('latency') ?? '0', 600_000),
    durations: durations === undefined ? undefined : durationsIn(durations),
    rateLimits: oneOf('--rate-limits', given.one('rate-limits') ?? 'off', ['real', 'off'] as const),
    isLogged: !given.has('no-log'),
    hasControl: !given.has('no-control'),
    since: day('--since', given.one('since')),
    managedSince: day('--managed-since', given.one('managed-since')),
    seed,
    isDemo: given.has('demo'),
    data: given.one('data'),
    faults: given.one('faults'),
  }
}

function wholeNumber(option: string, value: string, largest: number): number {
  if (/^\d{1,6}$/.test(value) && Number(value) <= largest) return Number(value)
  throw new UsageError(`${option} is "${value}". Give a whole number from 0 to ${largest}.`)
}

/** One number for all states, or numbers for some: `starting=500,stopping=0`. */
function durationsIn(value: string): Partial<Record<PassingState, number>> {
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

function day(option: string, value: string | undefined): string | undefined {
  if (value === undefined || isDay(value)) return value
  throw new UsageError(`${option} is "${value}". Give a day, such as 2026-02-27.`)
}
