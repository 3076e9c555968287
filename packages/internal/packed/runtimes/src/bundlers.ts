import { readFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { load } from './installation.ts'

/** Makes one file of an entry in a project, as a program for browsers. Throws when the bundler as much as warns. */
export type Bundle = (entry: string, file: string) => Promise<void>

/** The bundlers that people use, each as its own manual says. */
export const bundlers: Readonly<Record<'esbuild' | 'rollup' | 'vite' | 'webpack', Bundle>> = {
  esbuild: bundleForBrowsers,

  async rollup(entry, file) {
    const { rollup } = (await load('rollup')) as { rollup: Rollup }
    const { default: resolve } = (await load('@rollup/plugin-node-resolve')) as Plugin
    const { default: json } = (await load('@rollup/plugin-json')) as Plugin
    // The sandbox depends on a package that is CommonJS alone, which rollup reads by a plugin.
    const { default: commonjs } = (await load('@rollup/plugin-commonjs')) as Plugin
    const onwarn = ({ message }: { message: string }) => refuse([message])
    const bundle = await rollup({ input: entry, plugins: [resolve({ browser: true }), json(), commonjs()], onwarn })
    await bundle.write({ file, format: 'es' })
    await bundle.close()
  },

  async vite(entry, file) {
    const { build } = (await load('vite')) as { build(config: object): Promise<unknown> }
    await build({
      root: dirname(entry),
      configFile: false,
      logLevel: 'silent',
      plugins: [refuseNode],
      build: {
        // Three documents with their examples are more than it advises to ship.
        chunkSizeWarningLimit: 10_000,
        emptyOutDir: false,
        outDir: dirname(file),
        rolldownOptions: {
          input: entry,
          output: { entryFileNames: file.slice(dirname(file).length + 1) },
          onLog: (_: string, { message }: { message: string }) => refuse([message]),
        },
      },
    })
  },

  async webpack(entry, file) {
    const { default: webpack } = (await load('webpack')) as { default: Webpack }
    const output = { path: dirname(file), filename: file.slice(dirname(file).length + 1) }
    // It, too, advises against bundles as large as the documents.
    const options = { mode: 'production', target: 'web', entry, output, performance: false }
    await new Promise<void>((resolve, reject) =>
      webpack(options, (error, stats) => {
        if (error) return reject(error)
        const { errors = [], warnings = [] } = stats?.toJson({ all: false, errors: true, warnings: true }) ?? {}
        try {
          resolve(refuse([...errors, ...warnings].map(({ message }) => message)))
        } catch (problem) {
          reject(problem)
        }
      }),
    )
  },
}

/** Makes a module for workers, by the conditions under which their tools look for files. */
export const bundleForWorkers: Bundle = (entry, file) =>
  bundleWithEsbuild(entry, file, { conditions: ['workerd', 'worker', 'browser'] })

function bundleForBrowsers(entry: string, file: string): Promise<void> {
  return bundleWithEsbuild(entry, file, { minify: true })
}

async function bundleWithEsbuild(entry: string, file: string, options: object): Promise<void> {
  const { build } = (await load('esbuild')) as { build(options: object): Promise<{ warnings: { text: string }[] }> }
  const usual = { entryPoints: [entry], outfile: file, bundle: true, format: 'esm', platform: 'browser' }
  const { warnings } = await build({ ...usual, logLevel: 'silent', ...options })
  refuse(warnings.map(({ text }) => text))
}

/** Vite puts an empty module in the place of one of Node's, and tells nobody. */
const refuseNode = {
  name: 'refuse-node',
  enforce: 'pre',
  resolveId(id: string): void {
    if (isBuiltin(id)) refuse([`It imports ${id}.`])
  },
}

function refuse(complaints: readonly string[]): void {
  if (complaints.length > 0) throw new Error(`The bundler complains: ${complaints.join('\n')}`)
}

/** Throws when a bundle is not whole: when it still asks for a module, or for what Node alone has. */
export async function mustBeWhole(file: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  const found = /\bfrom\s*["'][^"']+["'];|\bimport\s*["']|["']node:\w+|\bBuffer\b/.exec(text)
  if (found) throw new Error(`The bundle has ${text.slice(Math.max(0, found.index - 60), found.index + 60)}`)
}

/** The driver's own check of a runtime that runs a bundle. */
export const wholeBundle = 'the bundle runs without a complaint, and has none of Node’s modules'

/** Where a bundle of an entry is put. */
export const bundleFile = (project: string, bundler: string) => join(project, 'bundles', `${bundler}.js`)

interface Plugin {
  default(options?: object): object
}
type Rollup = (options: object) => Promise<{ write(options: object): Promise<unknown>; close(): Promise<void> }>
type Webpack = (options: object, done: (error: Error | null, stats?: Stats) => void) => void
interface Stats {
  toJson(options: object): { errors?: { message: string }[]; warnings?: { message: string }[] }
}
