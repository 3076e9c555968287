import type { ClientOptions } from '@clouddb/client-core'
import { countWithNoun, safeText } from '@clouddb/command/safe-text'
import type { Output, Surroundings } from './surroundings.ts'

type Fetch = typeof globalThis.fetch
type Logger = NonNullable<ClientOptions['logger']>

/** Counts requests, and learns from answers how many the deployment takes in a time. */
export class Pace {
  /** The number of answers. */
  answers = 0
  /** Prints a line beside those of the command. */
  print: (line: string) => unknown = () => {}
  /** Of the client, which tells of its first wait. */
  readonly logger: Logger
  /** Called after each answer. */
  onAnswer: (() => void) | undefined
  readonly fetch: Fetch
  readonly #now: () => number
  #limit = Number.NaN
  #window = Number.NaN
  #left = Number.NaN
  #until = Number.NaN

  constructor(fetch: Fetch | undefined, now: () => number = () => performance.now()) {
    this.#now = now
    const tell: Logger['warn'] = (message, { delay }) =>
      this.print(
        typeof delay === 'number'
          ? `waiting ${durationOf(delay / 1_000)} for the rate limit of the deployment`
          : safeText(message),
      )
    this.logger = { error: tell, warn: tell, info: tell, debug: tell }
    this.fetch = async (input, init) => {
      const answer = await (fetch ?? globalThis.fetch)(input, init)
      // A limited request is sent again.
      if (answer.status !== 429) this.answers++
      this.#learn(answer.headers)
      this.onAnswer?.()
      return answer
    }
  }

  #learn(headers: Headers): void {
    const headerNumber = (name: string) => Number.parseFloat(headers.get(name) ?? headers.get(`x-${name}`) ?? '')
    const rest = headerNumber('ratelimit-reset')
    // Some servers state seconds since 1970.
    const seconds = rest > 2 ** 30 ? rest - Date.now() / 1_000 : rest
    this.#limit = headerNumber('ratelimit-limit')
    this.#left = headerNumber('ratelimit-remaining')
    this.#until = this.#now() + seconds * 1_000
    const stated = Number(/;\s*w=(\d+)/.exec(headers.get('ratelimit-policy') ?? '')?.[1])
    // Without a policy the longest rest of a window that was seen is the window.
    this.#window = stated || Math.max(seconds, this.#window || 0)
  }

  /**
   * Returns the seconds that more requests take at the current limit, or at the pace until now where no limit holds them
   * back. `undefined`: nobody can tell.
   *
   * @param elapsed - The milliseconds that the first `sent` requests took.
   */
  secondsFor(requests: number, sent: number, elapsed: number): number | undefined {
    const measured = sent > 0 ? (requests * elapsed) / sent / 1_000 : undefined
    if (!(requests > this.#left) || !(this.#limit > 0)) return measured
    const windows = Math.ceil((requests - this.#left) / this.#limit) - 1
    return Math.max(0, this.#until - this.#now()) / 1_000 + windows * this.#window
  }
}

/** Returns the pace of a command, whose waits go to the error output. */
export function paceOf({ fetch, stderr }: Surroundings): Pace {
  const pace = new Pace(fetch)
  pace.print = (line) => stderr.write(`as-code: ${line}\n`)
  return pace
}

/** `20 s`, `4 min`, `1 h 5 min` */
export function durationOf(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, Math.ceil(seconds))} s`
  const minutes = Math.ceil(seconds / 60)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return hours === 0 ? `${minutes} min` : `${hours} h${rest > 0 ? ` ${rest} min` : ''}`
}

/** Prints what a run writes: a line for each object, and on a terminal a last line that counts requests and the time left. */
export class Progress {
  readonly #output: Output
  readonly #isLive: boolean
  readonly #pace: Pace
  readonly #total: number
  readonly #before: number
  readonly #start: number
  readonly #now: () => number

  constructor(output: Output, env: Surroundings['env'], pace: Pace, total: number, now = () => performance.now()) {
    this.#output = output
    this.#isLive = Boolean(output.isTTY) && env.TERM !== 'dumb' && !env.CI
    this.#pace = pace
    this.#total = total
    this.#before = pace.answers
    this.#now = now
    this.#start = now()
    if (!this.#isLive) return
    pace.onAnswer = () => this.#output.write(clearLine + this.#status())
    pace.print = (line) => this.say(line)
  }

  say(line: string): void {
    this.#output.write(this.#isLive ? `${clearLine}${line}\n${this.#status()}` : `${line}\n`)
  }

  end(): void {
    if (!this.#isLive) return
    this.#pace.onAnswer = undefined
    this.#output.write(clearLine)
  }

  /** `120 of at most 720 requests, 6 min left` */
  #status(): string {
    const sent = this.#pace.answers - this.#before
    const left = Math.max(0, this.#total - sent)
    const seconds = this.#pace.secondsFor(left, sent, this.#now() - this.#start)
    const time = seconds === undefined || left === 0 ? '' : `, at most ${durationOf(seconds)} left`
    return `${sent.toLocaleString('en-US')} of at most ${countWithNoun(this.#total, 'request')}${time}`
  }
}

/** To the beginning of the line, and removes it. */
const clearLine = '\r\u001b[K'
