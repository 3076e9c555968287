import type { Attempt, CallContext } from './errors.ts'
import { toOneLine } from './failure.ts'

export const logLevels = ['off', 'error', 'warn', 'info', 'debug'] as const

/** The amount of logging: nothing, failures, retries, every call, every attempt with its headers. */
export type LogLevel = (typeof logLevels)[number]

/** Receives log lines; `console` is one. An error that a logger throws breaks no call. */
export type Logger = Readonly<
  Record<Exclude<LogLevel, 'off'>, (message: string, fields: Readonly<Record<string, unknown>>) => unknown>
>

/** The log of a client. Where no level was chosen, it only has `wait`. */
export interface Log {
  /** Logs the milliseconds for which a rate limit holds back all calls, among them this one. */
  wait(call: CallContext, delay: number): void
  /** Logs the end of the last attempt of a call. */
  attempt?(call: CallContext, headers: Headers | undefined): void
  /** Logs any other message about a call. */
  write?(line: Exclude<LogLevel, 'off'>, call: CallContext, words: string, fields?: object): unknown
}

/** Shorter waits are not worth a warning that nobody asked for. */
const leastUnasked = 1_000

// The headers that a log may show. Any other header could be a secret or quote one.
const shownHeaders = /^content-type$|^retry-after|^(?:x-)?ratelimit-|^x-request-id$/

/** Returns the log of a client, or `undefined` where nothing is logged. Without a level, it only tells of one wait. */
export function createLog(logger: Logger, level: LogLevel | undefined): Log | undefined {
  const loudest = logLevels.indexOf(level ?? 'warn')
  if (loudest === 0) return undefined
  let isTold = false
  const write: Required<Log>['write'] = async (line, { attempts, ...call }, words, fields) => {
    if (logLevels.indexOf(line) > loudest) return
    // The logger is foreign code. Its error, or the rejection of its promise, must not fail a call.
    try {
      await logger[line](`${call.method} ${call.path}: ${words}`, { ...call, ...fields })
    } catch {}
  }
  const wait: Log['wait'] = (call, delay) => {
    if (!level && (isTold || delay < leastUnasked)) return
    isTold = true
    const words = `waits ${(delay / 1_000).toFixed(1)} s with all calls, for the rate limit (options: maxQueueTime, logLevel)`
    write('warn', call, words, { delay })
  }
  if (!level) return { wait }
  return {
    wait,
    write,
    attempt(call, headers) {
      const attempt = call.attempts.at(-1) as Attempt
      const { status, reason, delay } = attempt
      const fields = { attempt: call.attempts.length, ...attempt }
      const shown: Record<string, string> = {}
      headers?.forEach((value, name) => {
        if (shownHeaders.test(name)) shown[name] = toOneLine(value)
      })
      write('debug', call, reason, { ...fields, headers: shown })
      // A rate limit is logged once for all calls.
      if (delay === undefined) write((status as number) < 400 ? 'info' : 'error', call, reason, fields)
      else if (status !== 429) write('warn', call, `${reason}, again in ${delay.toFixed()} ms`, fields)
    },
  }
}
