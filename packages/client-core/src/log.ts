import type { Attempt, CallContext } from './errors.ts'
import { clean } from './failure.ts'

export const logLevels = ['off', 'error', 'warn', 'info', 'debug'] as const

/** How much is logged: nothing, failures, repeated attempts, every call, every attempt with its headers. */
export type LogLevel = (typeof logLevels)[number]

/** Where log lines go; `console` is one. What a logger throws breaks no call. */
export type Logger = Readonly<
  Record<Exclude<LogLevel, 'off'>, (message: string, fields: Readonly<Record<string, unknown>>) => unknown>
>

export interface Log {
  /** Writes down how the last attempt of a call ended. */
  attempt(call: CallContext, headers: Headers | undefined): void
  /** Writes down what else there is to say of a call. */
  write(line: Exclude<LogLevel, 'off'>, call: CallContext, words: string, fields?: object): void
}

// What a log may show of headers. Everything else could be a secret, or carry one back.
const shownHeaders = /^content-type$|^retry-after|^(?:x-)?ratelimit-|^x-request-id$/

/** The log of a client, or `undefined` where nothing is to be logged. */
export function createLog(logger: Logger, level: LogLevel): Log | undefined {
  const loudest = logLevels.indexOf(level)
  if (loudest === 0) return undefined
  const write: Log['write'] = (line, { attempts, ...call }, words, fields) => {
    if (logLevels.indexOf(line) > loudest) return
    // A logger is the caller's code, and what it throws is no reason to fail a call.
    try {
      const written = logger[line](`${call.method} ${call.path}: ${words}`, { ...call, ...fields })
      if (written instanceof Promise) written.catch(() => {})
    } catch {}
  }
  return {
    attempt(call, headers) {
      const attempt = call.attempts.at(-1) as Attempt
      const { status, reason, delay } = attempt
      const fields = { attempt: call.attempts.length, ...attempt }
      const shown = [...(headers ?? [])].filter(([name]) => shownHeaders.test(name))
      const safe = shown.map(([name, value]) => [name, clean(value)])
      write('debug', call, reason, { ...fields, headers: Object.fromEntries(safe) })
      // Of a rate limit it is said once, for all calls.
      if (delay === undefined) write((status as number) < 400 ? 'info' : 'error', call, reason, fields)
      else if (status !== 429) write('warn', call, `${reason}, again in ${delay.toFixed()} ms`, fields)
    },
    write,
  }
}
