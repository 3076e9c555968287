const levels = ['off', 'error', 'warn', 'info', 'debug'] as const

/** How much is logged: nothing, failures, repeated attempts, every call, every attempt with its headers. */
export type LogLevel = (typeof levels)[number]

/** Where log lines go; `console` is one. What a logger throws breaks no call. */
export type Logger = Readonly<
  Record<Exclude<LogLevel, 'off'>, (message: string, fields: Readonly<Record<string, unknown>>) => unknown>
>

export type Log = (
  level: Exclude<LogLevel, 'off'>,
  message: string,
  fields: () => Readonly<Record<string, unknown>>,
) => void

export function isLogLevel(value: unknown): value is LogLevel {
  return levels.includes(value as LogLevel)
}

export const logLevels: readonly string[] = levels

/** A log that costs nothing while nothing is to be logged: `fields` is only called for a line that is written. */
export function createLog(logger: Logger, level: LogLevel): Log {
  const loudest = levels.indexOf(level)
  return (lineLevel, message, fields) => {
    if (levels.indexOf(lineLevel) > loudest) return
    try {
      const written = logger[lineLevel](message, fields())
      if (written instanceof Promise) written.catch(() => {})
    } catch {
      // A logger is the caller's code, and no reason to fail a call.
    }
  }
}

// What a log may show of headers. Everything else could be a secret, or carry one back.
const shownHeaders = [
  'content-type',
  'content-length',
  'date',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'retry-after',
  'retry-after-ms',
  'x-ratelimit-reset',
  'x-request-id',
  'x-total-count',
]

export function showHeaders(headers: Headers): Record<string, string> {
  const shown: Record<string, string> = {}
  for (const name of shownHeaders) {
    const value = headers.get(name)
    if (value !== null) shown[name] = value
  }
  return shown
}
