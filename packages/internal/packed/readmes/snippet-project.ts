import { existsSync } from 'node:fs'
import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject } from 'vitest'
import { linkModule } from '../install/install.ts'
import { runNode } from '../install/node.ts'
import { repository } from '../install/packages.ts'
import { pageTexts, type Snippet, snippetsIn } from './snippets.ts'

/** The folder with a file for each snippet. */
export const folder: string = join(inject('project'), 'snippets')

export const readmeOf = (name: string): string => `packages/${name}/README.md`
export const pageText = (file: string): string => pageTexts.get(file) ?? ''

export const snippets: readonly Snippet[] = [...pageTexts].flatMap(([file, text]) => snippetsIn(file, text))

const importsFrom = ({ code }: Snippet, pattern: string) => new RegExp(`from '(${pattern})'`).test(code)

export const importsOthers = (snippet: Snippet): boolean => importsFrom(snippet, '(?!@clouddb/).*')

const kinds = ['vitest', 'node:test', '@clouddb/sandbox', '@clouddb/sandbox/control'] as const

/** How a snippet is run: as the first of these modules that it imports says. */
export type Kind = (typeof kinds)[number] | 'plain'

export const snippetKind = (snippet: Snippet): Kind => kinds.find((module) => importsFrom(snippet, module)) ?? 'plain'

const files = snippets.map((snippet, index) => `${index}${snippetKind(snippet) === 'vitest' ? '.test' : ''}.ts`)

export const filesWhere = (matches: (snippet: Snippet) => boolean): string[] =>
  files.filter((_, index) => matches(snippets[index] as Snippet))
export const snippetFiles = (kind: Kind): string[] => filesWhere((snippet) => snippetKind(snippet) === kind)

/** The variables that a user sets, with the addresses of mocks. */
export const environment: Readonly<Record<string, string>> = inject('environment')
const { NODE_NO_WARNINGS = '', NODE_COMPILE_CACHE = '' } = environment
/** An environment without the caller's variables, and without an address of a server. */
export const withoutServer: Readonly<Record<string, string>> = { NODE_NO_WARNINGS, NODE_COMPILE_CACHE }

/** Writes the snippets and what they need. Several test files need them, and the first one writes them. */
export async function writeSnippets(): Promise<void> {
  if (existsSync(folder)) return
  const modules = join(repository, 'packages/internal/packed/node_modules')
  for (const name of ['vitest', '@types/node', 'undici', 'pino', '@opentelemetry/api'])
    await linkModule(folder, modules, name)
  for (const name of ['telemetry.ts', 'run-snippets.ts'])
    await copyFile(new URL(name, import.meta.url), join(folder, name))
  await Promise.all(snippets.map(({ code }, index) => writeFile(join(folder, files[index] ?? ''), code)))
}

/** Runs snippets in one process, and expects that each prints what its text shows, or what `prints` says. */
export async function mustRun(
  names: readonly string[],
  flags: readonly string[],
  env: Readonly<Record<string, string>>,
  prints: (file: string) => RegExp | undefined = () => undefined,
): Promise<void> {
  const { stdout } = await runNode(folder, [...flags, 'run-snippets.ts', ...names], env)
  const outcomes: object[] = JSON.parse(stdout)
  for (const [index, name] of names.entries()) {
    const snippet = snippets[Number.parseInt(name, 10)] as Snippet
    const pattern = prints(name)
    const expected = pattern ? expect.stringMatching(pattern) : (snippet.prints ?? expect.any(String))
    expect(outcomes[index], `${snippet.file}:${snippet.line}`).toEqual({ stdout: expected, stderr: '' })
  }
}
