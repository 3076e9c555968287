import module from 'node:module'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { declarationPlace } from '../code/declarations.ts'
import { CodeError, refuseDeclaration } from '../form/code-error.ts'
import { lineOf, loadModule, moduleErrorMessage } from './module-file.ts'

const cures: Readonly<Record<string, string>> = {
  'a Function': ' Call it.',
  'a Promise': ' Await it.',
  'a Set': ' Write [...set].',
  'a Date': ' Write its text.',
}

/** Copies data. The copy can be sent to another thread, and objects that appear twice stay the same. */
class PlainCopy {
  readonly places: [object, string][] = []
  readonly #copies = new Map<object, object>()
  readonly #open = new Set<unknown>()
  readonly #name: string

  constructor(name: string) {
    this.#name = name
  }

  of(value: unknown, path: string): unknown {
    const place = `${this.#name}: ${path === '' ? 'the default export' : path}`
    const kind = declaredKind(value)
    if (kind !== undefined) refuseDeclaration(`${place} is ${kind}, and a project is plain data.${cures[kind] ?? ''}`)
    if (typeof value !== 'object' || value === null) return value
    if (this.#open.has(value)) refuseDeclaration(`${place} contains itself, and a project is plain data.`)
    return this.#copies.get(value) ?? this.#copy(value, path)
  }

  #copy(value: object, path: string): object {
    const isList = Array.isArray(value)
    const copy: object = isList ? [] : {}
    this.#copies.set(value, copy)
    this.#open.add(value)
    // A list may have holes.
    for (const key of isList ? value.keys() : Object.keys(value)) {
      const inner = typeof key === 'number' ? `${path}[${key}]` : path ? `${path}.${key}` : key
      const member = this.of((value as Record<string | number, unknown>)[key], inner)
      Object.defineProperty(copy, key, { value: member, enumerable: true, configurable: true, writable: true })
    }
    this.#open.delete(value)
    const place = declarationPlace(value)
    if (place !== undefined) this.places.push([copy, place])
    return copy
  }
}

/** Names what is no data: `a Set`. */
function declaredKind(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${value}`
  if (value === null || /^(string|boolean|undefined)$/.test(typeof value)) return undefined
  const kind = Object.prototype.toString.call(value).slice(8, -1)
  return kind === 'Object' || kind === 'Array' ? undefined : `a ${kind}`
}

// A worker loads the modules of a project, so that nothing of them goes on when the project is known: no timer, no socket,
// no output and no end of the process. It answers with one message of plain data.

/** The module that a worker loads. */
export interface LoadRequest {
  readonly file: string
  /** How messages name the file. */
  readonly name: string
  /** Other modules, whose exports are answered as far as they are data. */
  readonly others: readonly string[]
  /** True: where the package is not installed beside the file, this one stands for it. */
  readonly isStandalone?: boolean
}

/** The answer of a worker. An object that stands in several places is one object. */
export type LoadAnswer =
  | { readonly problems: readonly string[] }
  | {
      readonly value: unknown
      readonly exports: readonly { readonly file: string; readonly name: string; readonly value: unknown }[]
      readonly places: readonly (readonly [object: object, place: string])[]
    }

const answer = (content: LoadAnswer): void => parentPort?.postMessage(content)

const { file, name, others, isStandalone } = workerData as LoadRequest

const packageName = '@clouddb/as-code'

if (isStandalone)
  // Node 20 has no such hooks, and loads no TypeScript either.
  module.registerHooks?.({
    resolve: (specifier, context, next) => {
      try {
        return next(specifier, context)
      } catch (error) {
        if (specifier !== packageName) throw error
        return next(import.meta.resolve(packageName), context)
      }
    },
  })

// Node warns of modules that package.json does not tell from CommonJS. What fails because of it is said in a sentence.
const ofModules = /MODULE_TYPELESS_PACKAGE_JSON|Type Stripping|Failed to load the ES module/
const print = process.listeners('warning')
process.removeAllListeners('warning')
process.on('warning', (warning) => {
  if (!ofModules.test(`${(warning as NodeJS.ErrnoException).code} ${warning.message}`))
    for (const each of print) each(warning)
})
const fail = (error: unknown, how: string): void =>
  answer({ problems: [`${lineOf(error, file, name)}: ${how}: ${moduleErrorMessage(error)}. Correct it.`] })
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.once(event, (error: unknown) => fail(error, 'it fails, and nothing handles it'))
process.once('beforeExit', () =>
  answer({
    problems: [`${name}: it waits for a promise that nothing settles. Remove the await, or settle the promise.`],
  }),
)
load().then(answer, (error) => {
  if (error instanceof CodeError) answer({ problems: error.problems })
  else fail(error, 'its default export fails')
})

async function load(): Promise<LoadAnswer> {
  const copy = new PlainCopy(name)
  const value = copy.of(await loadModule(file, name), '')
  const exports = await Promise.all(others.map((other) => exportsOf(other, copy)))
  // What was rejected meanwhile, and nothing handles, is answered before.
  await new Promise((resolve) => setImmediate(resolve))
  return { value, exports: exports.flat(), places: copy.places }
}

/** Files that no project imports may be broken. They declare nothing then. */
async function exportsOf(other: string, copy: PlainCopy) {
  try {
    const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(other).href)
    return Object.entries(exported).map(([key, each]) => ({ file: other, name: key, value: copy.of(each, key) }))
  } catch {
    return []
  }
}
