import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import ts from 'typescript-5.9'
import { repositoryFolder } from '../apis.ts'
import { type Files, filesReadBy } from './language.ts'
import { importable, moduleNames } from './module-names.ts'

const require = createRequire(import.meta.url)
type File = readonly [path: string, text: string]

/**
 * The declarations that a program can reach, in parts: one for each of our packages, and `base`, which every program needs:
 * the language, the packages of others, and the names of all packages.
 */
export function declarations(): Record<string, Files> {
  const core = join(repositoryFolder, 'packages/client-core/node_modules')
  const fetch = realpathSync(join(core, 'openapi-fetch'))
  const all: File[] = [
    ...[...importable, 'client-core'].flatMap((folder) =>
      packageFiles(`@clouddb/${folder}`, join(repositoryFolder, 'packages', folder)),
    ),
    ...packageFiles('openapi-fetch', fetch),
    ...packageFiles('openapi-typescript-helpers', join(fetch, '../openapi-typescript-helpers')),
    ...libraryFiles(),
  ]
  const everything = moduleNames.map((name) => `import '${name}'\n`)
  const read = new Set(filesReadBy(everything.join(''), Object.fromEntries(all)))
  const parts: Record<string, Record<string, string>> = {}
  for (const [path, text] of all) {
    if (!read.has(path) && !path.endsWith('.json')) continue
    const part = /^\/node_modules\/@clouddb\/([^/]+)\/dist\//.exec(path)?.[1] ?? 'base'
    parts[part] = { ...parts[part], [path]: text }
  }
  return parts
}

function packageFiles(name: string, folder: string): File[] {
  const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })
  const paths = files.filter((file) => /\.d\.[cm]?ts$/.test(file)).map((file) => `dist/${file.replaceAll('\\', '/')}`)
  return ['package.json', ...paths].map((path) => [
    `/node_modules/${name}/${path}`,
    readFileSync(join(folder, path), 'utf8'),
  ])
}

/** The libraries of the language and of workers, in which programs run, with their references. */
function libraryFiles(): File[] {
  const folder = dirname(require.resolve('typescript-5.9'))
  const texts = new Map<string, string>()
  const add = (name: string): void => {
    const file = `lib.${name}.d.ts`
    if (texts.has(file)) return
    const text = readFileSync(join(folder, file), 'utf8')
    texts.set(file, trimmed(file, text))
    for (const [, other = ''] of text.matchAll(/<reference lib="([^"]+)"/g)) add(other)
  }
  for (const name of ['es2023', 'webworker', 'webworker.iterable']) add(name)
  return [...texts].map(([file, text]) => [`/lib/${file}`, text])
}

/** Names of what programs here do not reach: drawing, media, databases, and requests, which the frame blocks. */
const unreached =
  /^(web(gl|_?transport|socket)|ext_|oes_|angle_|khr_|ovr_|gl|gpu|canvas|offscreencanvas|idb|image|video|audio|media|rtc|font|css|dom(matrix|point|quad|rect)|path2d|textmetrics|serviceworker|push|notification|xmlhttp|cache|filesystem|encoded|texim)/i

/** A library without comments, which are two thirds of it, and without what programs do not reach. */
function trimmed(file: string, text: string): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022)
  const isReached = (statement: ts.Statement) => !declaredNames(statement).some((name) => unreached.test(name))
  const statements = file.includes('webworker') ? source.statements.filter(isReached) : source.statements
  const reached = ts.factory.updateSourceFile(source, statements)
  return ts.createPrinter({ removeComments: true }).printFile(reached)
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => (name as ts.Identifier).text)
  const { name } = statement as ts.DeclarationStatement
  return name === undefined ? [] : [name.text]
}
