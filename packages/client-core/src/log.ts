import type { Attempt, CallContext } from './errors.ts'
import { clean } from './failure.ts'

export const logLevels = ['off', 'error', 'warn', 'info', 'debug'] as const

/** How much is logged: nothing, failures, repeated attempts, every call, every attempt with its headers. */
export type LogLevel = (typeof logLevels)[number]

/** Where log lines go; `console` is one. What a logger throws breaks no call. */
export type Logger = Readonly<
  Record<Exclude<LogLevel, 'off'>, (message: string, fields: Readonly<Record<string, unknown>>) => unknown>
>

/** Writes down how the last attempt of a call ended. */
export type Log = (call: CallContext, headers: Headers | undefined) => void

// What a log may show of headers. Everything else could be a secret, or carry one back.
const shownHeaders = /^content-type$|^retry-after|^(?:x-)?ratelimit-|^x-request-id$/

/** The log of a client, or `undefined` where nothing is to be logged. */
export function createLog(logger: Logger, level: LogLevel): Log | undefined {
  const loudest = logLevels.indexOf(level)
  if (loudest === 0) return undefined
  return ({ operationId, method, path, attempts }, headers) => {
    const attempt = attempts.at(-1) as Attempt
    const { status, delay } = attempt
    const message = `${method} ${path}: ${attempt.reason}`
    const write = (line: Exclude<LogLevel, 'off'>, text: string, more?: object) => {
      if (logLevels.indexOf(line) > loudest) return
      // A logger is the caller's code, and what it throws is no reason to fail a call.
      try {
        const written = logger[line](text, { operationId, method, path, attempt: attempts.length, ...attempt, ...more })
        if (written instanceof Promise) written.catch(() => {})
      } catch {}
    }
    write(
      'debug',
      message,
      headers && {
        headers: Object.fromEntries(
          [...headers].flatMap(([name, value]) => (shownHeaders.test(name) ? [[name, clean(value)]] : [])),
        ),
      },
    )
    if (delay !== undefined) write('warn', `${message}, again in ${delay.toFixed()} ms`)
    else write((status as number) < 400 ? 'info' : 'error', message)
  }
}
