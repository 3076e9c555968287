import type { Attempt, CallContext } from './errors.ts'

const levels = ['off', 'error', 'warn', 'info', 'debug'] as const

/** How much is logged: nothing, failures, repeated attempts, every call, every attempt with its headers. */
export type LogLevel = (typeof levels)[number]

/** Where log lines go; `console` is one. What a logger throws breaks no call. */
export type Logger = Readonly<
  Record<Exclude<LogLevel, 'off'>, (message: string, fields: Readonly<Record<string, unknown>>) => unknown>
>

/** Writes down how the last of these attempts ended. */
export type Log = (
  call: Omit<CallContext, 'attempts'>,
  attempts: readonly Attempt[],
  headers: Headers | undefined,
) => void

export function isLogLevel(value: unknown): value is LogLevel {
  return levels.includes(value as LogLevel)
}

export const logLevels: readonly string[] = levels

/** The log of a client, or `undefined` where nothing is to be logged. */
export function createLog(logger: Logger, level: LogLevel): Log | undefined {
  const loudest = levels.indexOf(level)
  if (loudest === 0) return undefined
  return ({ operationId, method, path }, attempts, headers) => {
    const { status, reason, delay } = attempts.at(-1) as Attempt
    const message = `${method} ${path}: ${reason}`
    const fields = { operationId, method, path, attempt: attempts.length, reason }
    const write = (lineLevel: Exclude<LogLevel, 'off'>, line: string, more: object) => {
      if (levels.indexOf(lineLevel) <= loudest) writeSafely(logger, lineLevel, line, { ...fields, ...more })
    }
    write('debug', message, headers === undefined ? {} : { headers: showHeaders(headers) })
    if (delay !== undefined) write('warn', `${message}, trying again in ${Math.round(delay)} ms`, { delay })
    else write(status === undefined || status >= 400 ? 'error' : 'info', message, {})
  }
}

// A logger is the caller's code, and what it throws is no reason to fail a call.
function writeSafely(logger: Logger, level: Exclude<LogLevel, 'off'>, message: string, fields: object): void {
  try {
    const written = logger[level](message, fields as Readonly<Record<string, unknown>>)
    if (written instanceof Promise) written.catch(() => {})
  } catch {}
}

// What a log may show of headers. Everything else could be a secret, or carry one back.
const shownHeaders = /^(?:content-type|retry-after(?:-ms)?|(?:x-)?ratelimit-\w+|x-request-id)$/

function showHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => shownHeaders.test(name)))
}
