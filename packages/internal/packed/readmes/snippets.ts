import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../install/packages.ts'

/** A block of TypeScript in a Markdown text. */
export interface Snippet {
  /** The path of the text in the repository. */
  readonly file: string
  /** The line of the text on which the code begins. The first line is 1. */
  readonly line: number
  readonly code: string
  /** The output, if a block of text after the code shows it. */
  readonly prints?: string
}

const patterns = [
  ...['*.md', '.changeset/*.md', 'docs/**/*.md', 'openapi/*.md'],
  ...['packages/*/{,docs/}*.md', 'packages/internal/*/*.md', 'apps/*/*.md'],
]

/** The Markdown texts of the repository, by path. */
export const pageTexts: ReadonlyMap<string, string> = new Map(
  globSync(patterns, { cwd: repository, exclude: ['**/CHANGELOG.md'] })
    .sort()
    .map((file) => [file.replaceAll('\\', '/'), readFileSync(join(repository, file), 'utf8')]),
)

/** Returns the blocks of a Markdown text that are marked as TypeScript. */
export function snippetsIn(file: string, markdown: string): Snippet[] {
  const blocks = markdown.matchAll(/^```(?:ts|typescript)\n(.*?)^```$(?:\n\n^```text\n(.*?)^```$)?/gms)
  return [...blocks].map(({ index, 1: code = '', 2: prints }) => ({
    file,
    line: markdown.slice(0, index).split('\n').length + 1,
    code,
    ...(prints !== undefined && { prints }),
  }))
}

/** Replaces the positions in compiler errors about `<index>.ts` with the positions in the texts. */
export function locate(errors: string, snippets: readonly Snippet[]): string {
  return errors.replace(/^(?:.*\/)?(\d+)(?:\.test)?\.ts\((\d+),(\d+)\)/gm, (whole, index, line, column) => {
    const snippet = snippets[Number(index)]
    return snippet === undefined ? whole : `${snippet.file}:${snippet.line + Number(line) - 1}:${column}`
  })
}
