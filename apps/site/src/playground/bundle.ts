import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'
import { declarations } from './declarations.ts'
import { languageServiceModule, unneeded } from './language-service-module.ts'
import { moduleTable } from './module-names.ts'
import { exampleSeed } from './seed.ts'

const folder = new URL('../../generator/public/playground/', import.meta.url)

/** Builds the files that run examples: the frame, its worker, and the language worker with its declarations. */
export async function bundlePlayground(): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await Promise.all(['runner', 'language'].map(bundleWorker))
  writeFileSync(new URL('licences.txt', folder), licenceTexts())
  mkdirSync(new URL('types/', folder))
  for (const [part, files] of Object.entries(declarations()))
    writeFileSync(new URL(`types/${part}.json`, folder), JSON.stringify(files))
  writeFileSync(new URL('frame.html', folder), frame())
}

async function bundleWorker(name: string): Promise<void> {
  const input = fileURLToPath(new URL(`workers/${name}.ts`, import.meta.url))
  const treeshake = { manualPureFunctions: unneeded }
  const bundle = await rolldown({ input, platform: 'browser', plugins: [given], treeshake, onLog: quiet })
  await bundle.write({ file: fileURLToPath(new URL(`${name}.js`, folder)), format: 'iife', minify: true })
  await bundle.close()
}

const compiler = createRequire(import.meta.url).resolve('typescript-5.9')

/** Provides the seed, the modules, the language service, and empty modules in place of Node's own, which the compiler does not need. */
const given: Plugin = {
  name: 'given',
  resolveId: (id) =>
    id.startsWith('virtual:') || /^(node:)?(fs|path|os|inspector|perf_hooks|crypto|module|url|util|v8)$/.test(id)
      ? `\0${id}`
      : null,
  load: (id) => {
    if (id === '\0virtual:seed') return `export default ${JSON.stringify(exampleSeed())}`
    if (id === '\0virtual:modules') return moduleTable()
    if (id === compiler) return languageServiceModule(readFileSync(id, 'utf8'))
    return id.startsWith('\0') && !id.includes('rolldown') ? 'export default {}' : null
  },
}

function quiet(level: string, log: { message: string }): void {
  if (level === 'warn' && !/EVAL|eval/.test(log.message)) console.warn(log.message)
}

/**
 * The page of the frame in which programs run. The `sandbox` of its element removes its origin, and its policy, which the
 * worker inherits, blocks all requests. The worker has a `data:` address, because browsers refuse `crypto.subtle` to one with
 * a `blob:` address without an origin. Removing the frame ends the worker at any time. Any page can embed the frame without
 * `sandbox`, and its programs would then have the origin of the site, so the frame runs nothing there.
 */
export function frame(): string {
  const script = `
    const tell = (happening) => parent.postMessage(happening, '*')
    const fail = ({ message }) => tell({ kind: 'failed', name: 'Error', message })
    const run = ({ source, data }) => {
      if (source !== parent) return
      const worker = new Worker('data:text/javascript;charset=utf-8,' + encodeURIComponent(data.worker))
      worker.onmessage = (event) => tell(event.data)
      worker.onerror = fail
      worker.postMessage(data.script)
    }
    if (origin === 'null') {
      addEventListener('message', run)
      tell({ kind: 'ready' })
    } else fail({ message: 'This frame runs programs only without an origin. Give it sandbox="allow-scripts".' })
  `
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = `default-src 'none'; script-src 'sha256-${hash}' 'unsafe-eval'; worker-src data:`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}"><title>A program</title></head><body><script>${script}</script></body></html>\n`
}

const siteFolder = fileURLToPath(new URL('../..', import.meta.url))
// Packages for building and for commands, which no reader downloads.
const left = ['rolldown', '@clouddb/document', '@clouddb/generator', 'commander', 'mz', 'pirates', 'tinyglobby']

/** The licences of all packages that a reader downloads to run or edit an example. */
export function licenceTexts(): string {
  const licences = new Map<string, string>()
  const visit = (folder: string): void => {
    const { name, version, license, dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    if (licences.has(name)) return
    const files = readdirSync(folder).filter((file) => /^(licen[cs]e|thirdpartynotice|notice)/i.test(file))
    const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim())
    licences.set(name, [`${name} ${version} (${license})`, ...texts].join('\n\n'))
    for (const each of Object.keys(dependencies)) if (!left.includes(each)) visit(folderOf(each, folder))
  }
  visit(siteFolder)
  return [...licences]
    .flatMap(([name, text]) => (name.startsWith('@clouddb/') ? [] : [text]))
    .join(`\n\n${'-'.repeat(80)}\n\n`)
}

function folderOf(name: string, from: string): string {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const there = join(folder, 'node_modules', name)
    if (existsSync(there)) return realpathSync(there)
  }
  throw new Error(`${name} is not installed, on which ${from} depends. Cure: pnpm install.`)
}
