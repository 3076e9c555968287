import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, onTestFinished, vi } from 'vitest'
import { main } from '../src/command.ts'

export const fixtures: string = fileURLToPath(new URL('./fixtures', import.meta.url))
const consumers = fileURLToPath(new URL('./consumers', import.meta.url))
const repository = fileURLToPath(new URL('../../../..', import.meta.url))
const temporary = fileURLToPath(new URL('../node_modules/.cache/test/', import.meta.url))

/** The runtime, whose functions generated definitions name. */
export const core = await import(join(repository, 'packages/client-core/src/index.ts'))

/** Creates a folder with an empty package, and removes it after the test. */
export function makePackage(): string {
  return fill(makeFolder())
}

/** Packages generated from fixtures, each once for all tests of a file. Tests may read and copy them, but not change them. */
export function packagesForFile(): (document: string) => Promise<string> {
  const root = createFolder(afterAll)
  const made = new Map<string, Promise<string>>()
  const make = async (document: string) => {
    const folder = join(root, document)
    mkdirSync(folder)
    expect(await generateInto(fill(folder), document)).toEqual({ code: 0, errors: '' })
    return folder
  }
  return (document) => {
    const folder = made.get(document) ?? make(document)
    made.set(document, folder)
    return folder
  }
}

function fill(folder: string): string {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  return folder
}

export function makeFolder(): string {
  return createFolder(onTestFinished)
}

function createFolder(atTheEnd: (remove: () => void) => void): string {
  mkdirSync(temporary, { recursive: true })
  const folder = mkdtempSync(temporary)
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The output and the exit code of the command. */
export interface Outcome {
  readonly code: number
  readonly errors: string
}

/** Runs the command on a fixture, or on any other document. */
export async function generateInto(folder: string, document: string, ...more: string[]): Promise<Outcome> {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  try {
    const code = await main(['--document', resolve(fixtures, document), '--output', folder, ...more])
    return { code, errors: printed.mock.calls.map((call) => call.join(' ')).join('\n') }
  } finally {
    printed.mockRestore()
  }
}

/** Generates a package from the text of a document, and returns its folder. */
export async function generateText(text: string): Promise<string> {
  const [folder, path] = [makePackage(), join(makeFolder(), 'lamps.yaml')]
  writeFileSync(path, text)
  expect(await generateInto(folder, path)).toEqual({ code: 0, errors: '' })
  return folder
}

export function generated(folder: string, name: string): string {
  return readFileSync(join(folder, 'src/generated', name), 'utf8')
}

/** A generated page of the package. */
export function pageOf(folder: string, name: string): string {
  return readFileSync(join(folder, 'docs', `${name}.md`), 'utf8')
}

/** The comment before a declaration, on one line. */
export function commentOf(source: string, declaration: string): string {
  const before = source.slice(0, source.indexOf(declaration))
  return before
    .slice(before.lastIndexOf('/**'))
    .replace(/\s*\n[\s*]*/g, ' ')
    .trim()
}

/** Compiles packages in one folder with the code that uses them, and returns the errors of the compiler. */
export function compile(packages: Readonly<Record<string, string>>): string {
  const files = Object.entries(packages).flatMap(([consumer, folder]) => {
    cpSync(join(consumers, consumer), join(folder, consumer))
    return [join(folder, consumer), join(folder, 'src/generated/definition.ts')]
  })
  const paths = {
    '@clouddb/client-core': [join(repository, 'packages/client-core/src/index.ts')],
    '@clouddb/client-core/requests': [join(repository, 'packages/client-core/src/requests.ts')],
  }
  const settings = { extends: join(repository, 'tsconfig.base.json'), compilerOptions: { paths }, files }
  const project = join(makeFolder(), 'tsconfig.json')
  writeFileSync(project, JSON.stringify(settings))
  const compiler = createRequire(join(repository, 'package.json')).resolve('typescript/package.json')
  return spawnSync(process.execPath, [join(compiler, '../bin/tsc'), '-p', project], { encoding: 'utf8' }).stdout
}
