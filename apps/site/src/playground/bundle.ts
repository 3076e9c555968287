import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'
import { declarations } from './declarations.ts'
import { frame } from './frame.ts'
import { licences } from './licences.ts'
import { exampleSeed } from './seed.ts'

const folder = new URL('../../generator/public/playground/', import.meta.url)

/** Makes what pages load when somebody runs an example: the frame, its worker, and the compiler with its declarations. */
export async function bundlePlayground(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await Promise.all(['runner', 'compiler'].map(bundleWorker))
  writeFileSync(new URL('licences.txt', folder), licences())
  writeFileSync(new URL('types.json', folder), JSON.stringify(declarations()))
  writeFileSync(
    new URL('frame.html', folder),
    frame((script) => createHash('sha256').update(script).digest('base64')),
  )
}

async function bundleWorker(name: string): Promise<void> {
  const input = fileURLToPath(new URL(`workers/${name}.ts`, import.meta.url))
  const bundle = await rolldown({ input, platform: 'browser', plugins: [given], onLog: quiet })
  await bundle.write({ file: fileURLToPath(new URL(`${name}.js`, folder)), format: 'iife', minify: true })
  await bundle.close()
}

/** The seed, which is made here; and nothing in place of Node's own modules, which the compiler does without. */
const given: Plugin = {
  name: 'given',
  resolveId: (id) =>
    id === 'virtual:seed' || /^(node:)?(fs|path|os|inspector|perf_hooks|crypto|module|url|util|v8)$/.test(id)
      ? `\0${id}`
      : null,
  load: (id) => {
    if (id === '\0virtual:seed') return `export default ${JSON.stringify(exampleSeed())}`
    return id.startsWith('\0') && !id.includes('rolldown') ? 'export default {}' : null
  },
}

function quiet(level: string, log: { message: string }): void {
  if (level === 'warn' && !/EVAL|eval/.test(log.message)) console.warn(log.message)
}
