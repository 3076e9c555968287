import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { repository } from '../repository.ts'

const require = createRequire(import.meta.url)
const packages = ['management', 'observability-cloud', 'observability-oss', 'client-core', 'sandbox']

/** The declarations that examples are checked against: of our packages as built, what they lead to, and the language. */
export function declarations(): Record<string, string> {
  const folders = packages.map((folder) => [`@clouddb/${folder}`, join(repository, 'packages', folder)] as const)
  const core = join(repository, 'packages/client-core/node_modules')
  const outside = ['openapi-fetch'].map((name) => [name, realpathSync(join(core, name))] as const)
  const helpers = outside.map(
    ([, folder]) => ['openapi-typescript-helpers', join(folder, '../openapi-typescript-helpers')] as const,
  )
  const all = [...folders, ...outside, ...helpers].flatMap(([name, folder]) => packageFiles(name, folder))
  return Object.fromEntries([...all, ...libraryFiles()])
}

type File = readonly [path: string, text: string]

function packageFiles(name: string, folder: string): File[] {
  const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })
  const paths = files.filter((file) => /\.d\.[cm]?ts$/.test(file)).map((file) => `dist/${file.replaceAll('\\', '/')}`)
  return ['package.json', ...paths].map((path) => [
    `/node_modules/${name}/${path}`,
    readFileSync(join(folder, path), 'utf8'),
  ])
}

/** The libraries of the language and of browsers, with what they refer to. */
function libraryFiles(): File[] {
  const folder = dirname(require.resolve('typescript-5.9'))
  const found = new Map<string, string>()
  const add = (name: string): void => {
    const file = `lib.${name}.d.ts`
    if (found.has(file)) return
    const text = readFileSync(join(folder, file), 'utf8')
    found.set(file, text)
    for (const [, other = ''] of text.matchAll(/<reference lib="([^"]+)"/g)) add(other)
  }
  for (const name of ['es2023', 'dom', 'dom.iterable']) add(name)
  return [...found].map(([file, text]) => [`/lib/${file}`, text])
}
