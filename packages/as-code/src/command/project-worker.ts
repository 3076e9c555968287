import module from 'node:module'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { CodeError } from '../form/problems.ts'
import { loadModule, messageOf, placeOf } from './module-file.ts'
import { PlainCopy } from './plain-copy.ts'

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
  answer({ problems: [`${placeOf(error, file, name)}: ${how}: ${messageOf(error)}. Correct it.`] })
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
