/** An event of a program. Its texts are untrusted. */
export type Happening =
  | { readonly kind: 'print'; readonly level: Level; readonly text: string }
  | {
      readonly kind: 'request'
      readonly method: string
      readonly path: string
      readonly status: number
      readonly body: string
    }
  | { readonly kind: 'failed'; readonly name: string; readonly message: string; readonly detail?: string }
  | { readonly kind: 'done' }

const levels = ['log', 'info', 'warn', 'error', 'debug'] as const
type Level = (typeof levels)[number]

/** The environment of a program. */
export interface Surroundings {
  /** The modules that it can import, by name. */
  readonly modules: Readonly<Record<string, unknown>>
  readonly fetch: typeof fetch
  readonly environment: Readonly<Record<string, string>>
  tell(happening: Happening): void
}

type AsyncFunction = (...values: readonly unknown[]) => Promise<unknown>
const AsyncFunction = (async () => {}).constructor as new (...parts: readonly string[]) => AsyncFunction

/** Runs a program to its end. It was compiled to CommonJS and may use `await` at the top level. */
export async function run(script: string, surroundings: Surroundings): Promise<void> {
  const { modules, environment, tell } = surroundings
  const require = (name: string): unknown => {
    if (Object.hasOwn(modules, name)) return modules[name]
    throw new Error(`A program here can import only ${Object.keys(modules).join(', ')}; it imports ${name}.`)
  }
  const print = Object.fromEntries(
    levels.map((level) => [level, (...values: unknown[]) => tell({ kind: 'print', level, text: textOf(values) })]),
  )
  const given = { require, exports: {}, console: print }
  // The clients read both from the global object.
  const shared = globalThis as unknown as { process?: { env: Record<string, string> }; fetch: typeof fetch }
  shared.process ??= { env: {} }
  Object.assign(shared.process.env, environment)
  shared.fetch = watched(surroundings)
  try {
    await new AsyncFunction(...Object.keys(given), `'use strict';${script}`)(...Object.values(given))
    tell({ kind: 'done' })
  } catch (error) {
    tell(failureOf(error))
  }
}

/** Wraps `fetch` to report each request and its response. */
function watched({ fetch, tell }: Surroundings): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const { method, url } = request
    const answer = await fetch(request)
    const body = await answer.clone().text()
    const { pathname, search } = new URL(url)
    tell({ kind: 'request', method, path: pathname + search, status: answer.status, body: indented(body) })
    return answer
  }
}

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), undefined, 2)
  } catch {
    return body
  }
}

function failureOf(error: unknown): Happening {
  if (!(error instanceof Error)) return { kind: 'failed', name: 'Thrown', message: textOf([error]) }
  const { name, message } = error
  const { status, requestId } = error as { status?: number; requestId?: string }
  const isAnswered = status !== undefined || requestId !== undefined
  return { kind: 'failed', name, message, ...(isAnswered && { detail: textOf([{ status, requestId }]) }) }
}

/** Formats the arguments of `console.log`. */
function textOf(values: readonly unknown[]): string {
  return values.map((value) => (typeof value === 'string' ? value : shown(value))).join(' ')
}

function shown(value: unknown): string {
  const seen = new Set<unknown>()
  const plain = (_: string, item: unknown): unknown => {
    if (typeof item === 'bigint' || typeof item === 'function' || typeof item === 'symbol') return String(item)
    if (item instanceof Error) return `${item.name}: ${item.message}`
    if (item instanceof Map) return Object.fromEntries(item)
    if (item instanceof Set) return [...item]
    if (typeof item === 'object' && item !== null) {
      if (seen.has(item)) return '(circular)'
      seen.add(item)
    }
    return item
  }
  return JSON.stringify(value, plain, 2) ?? String(value)
}

/** A request to the compiler worker. */
export interface CompilerRequest {
  readonly id: number
  readonly code: string
}

/** The result of the compiler worker: the script and the type errors. */
export interface CompilerAnswer {
  readonly id: number
  readonly script: string
  readonly complaints: readonly Complaint[]
}

/** A type error, with its position in characters from the start of the program. */
export interface Complaint {
  readonly from: number
  readonly to: number
  readonly line: number
  readonly column: number
  readonly message: string
}

/** A message from the frame. */
export type FrameAnswer = { readonly kind: 'ready' } | Happening
