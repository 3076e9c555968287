import { readFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { basename, dirname } from 'node:path'
import { promisify } from 'node:util'
import { loadInstalled } from '../setup.ts'

/** Bundles an entry into one file, as a program for browsers. Throws if the bundler warns. */
export type Bundle = (entry: string, file: string) => Promise<void>

/** The supported bundlers, each configured as its own manual says. */
export const bundlers: Readonly<Record<'esbuild' | 'rollup' | 'vite' | 'webpack', Bundle>> = {
  esbuild: (entry, file) => bundleWithEsbuild(entry, file, { minify: true }),

  async rollup(entry, file) {
    const { rollup } = (await loadInstalled('rollup')) as { rollup: Rollup }
    const plugins: object[] = []
    // The sandbox depends on a package that exists only in CommonJS, which rollup reads by a plugin.
    for (const name of ['node-resolve', 'json', 'commonjs']) {
      const plugin = (await loadInstalled(`@rollup/plugin-${name}`)) as { default(options: object): object }
      plugins.push(plugin.default(name === 'node-resolve' ? { browser: true } : {}))
    }
    const onwarn = ({ message }: Message) => mustBeSilent([message])
    const bundle = await rollup({ input: entry, plugins, onwarn })
    await bundle.write({ file, format: 'es' })
    await bundle.close()
  },

  async vite(entry, file) {
    const { build } = (await loadInstalled('vite')) as { build(config: object): Promise<unknown> }
    await build({
      root: dirname(entry),
      configFile: false,
      logLevel: 'silent',
      plugins: [refuseNode],
      build: {
        // Three documents with their examples are larger than vite recommends.
        chunkSizeWarningLimit: 10_000,
        emptyOutDir: false,
        outDir: dirname(file),
        rolldownOptions: {
          input: entry,
          output: { entryFileNames: basename(file) },
          onLog: (_: string, { message }: Message) => mustBeSilent([message]),
        },
      },
    })
  },

  async webpack(entry, file) {
    const { default: webpack } = (await loadInstalled('webpack')) as { default: Webpack }
    const output = { path: dirname(file), filename: basename(file) }
    // webpack, too, warns about bundles as large as the documents.
    const options = { mode: 'production', target: 'web', entry, output, performance: false }
    const { errors, warnings } = (await promisify(webpack)(options)).compilation
    mustBeSilent([...errors, ...warnings].map(({ message }) => message))
  },
}

/** Bundles a module for workers, with the conditions by which their tools resolve packages. */
export const bundleForWorkers: Bundle = (entry, file) =>
  bundleWithEsbuild(entry, file, { conditions: ['workerd', 'worker', 'browser'] })

async function bundleWithEsbuild(entry: string, file: string, options: object): Promise<void> {
  const { build } = (await loadInstalled('esbuild')) as {
    build(options: object): Promise<{ warnings: { text: string }[] }>
  }
  const usual = { entryPoints: [entry], outfile: file, bundle: true, format: 'esm', platform: 'browser' }
  const { warnings } = await build({ ...usual, logLevel: 'silent', ...options })
  mustBeSilent(warnings.map(({ text }) => text))
}

/** Vite replaces a module of Node with an empty one, without a warning. */
const refuseNode = {
  name: 'refuse-node',
  enforce: 'pre',
  resolveId(id: string): void {
    if (isBuiltin(id)) mustBeSilent([`The program imports ${id}.`])
  },
}

function mustBeSilent(warnings: readonly string[]): void {
  if (warnings.length > 0) throw new Error(`The bundler warns: ${warnings.join('\n')}`)
}

/** Throws if a bundle imports a module or uses what only Node has. */
export async function mustBeComplete(file: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  const found = /\bfrom\s*["'][^"']+["'];|(?:^|[;}])\s*import\s*["']|["']node:\w+|\bBuffer\b/m.exec(text)
  if (found) throw new Error(`The bundle has ${text.slice(Math.max(0, found.index - 60), found.index + 60)}`)
}

/** The driver's own check of a runtime that runs a bundle. */
export const completeBundle = 'the bundle runs without a complaint, and has no module of Node'

interface Message {
  readonly message: string
}
type Rollup = (options: object) => Promise<{ write(options: object): Promise<unknown>; close(): Promise<void> }>
interface Stats {
  readonly compilation: { readonly errors: readonly Message[]; readonly warnings: readonly Message[] }
}
type Webpack = (options: object, done: (error: Error | null, stats: Stats) => void) => void
