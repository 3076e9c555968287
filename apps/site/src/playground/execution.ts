import { programFailure, programFile } from './failure.ts'
import type { Happening } from './messages.ts'
import { consoleOf } from './output.ts'

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

/** Runs the script of a compiled program to its end. It may use `await` at the top level. */
export async function runScript(script: string, surroundings: Surroundings): Promise<void> {
  const { tell } = surroundings
  try {
    const start = prepare(script, surroundings)
    tell({ kind: 'step', step: 'running' })
    const begun = performance.now()
    await start()
    tell({ kind: 'done', milliseconds: performance.now() - begun })
  } catch (error) {
    tell(programFailure(error))
  }
}

/** Makes a function of a script, which then finds the modules, the console, `fetch` and the environment. */
function prepare(script: string, surroundings: Surroundings): () => Promise<unknown> {
  const { modules, environment, tell } = surroundings
  const require = (name: string): unknown => {
    if (Object.hasOwn(modules, name)) return modules[name]
    throw new Error(`A program here can import only ${Object.keys(modules).join(', ')}; it imports ${name}.`)
  }
  const given = { require, exports: {}, console: consoleOf(tell) }
  // The clients read both from the global object.
  const shared = globalThis as unknown as { process?: { env: Record<string, string> }; fetch: typeof fetch }
  shared.process ??= { env: {} }
  Object.assign(shared.process.env, environment)
  shared.fetch = watched(surroundings)
  const main = new AsyncFunction(...Object.keys(given), `'use strict';${script}\n//# sourceURL=${programFile}`)
  return () => main(...Object.values(given))
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
