/** A block of TypeScript in a text for people. */
export interface Snippet {
  /** The text's path in the repository. */
  readonly file: string
  /** The line on which the code begins; the first of the file is 1. */
  readonly line: number
  readonly code: string
  /** What it prints, where a block of text that follows shows it. */
  readonly prints?: string
}

/** Every block of a Markdown text that is marked as TypeScript. */
export function snippetsIn(file: string, markdown: string): Snippet[] {
  const blocks = markdown.matchAll(/^```(?:ts|typescript)\n(.*?)^```$(?:\n\n^```text\n(.*?)^```$)?/gms)
  return [...blocks].map(({ index, 1: code = '', 2: prints }) => ({
    file,
    line: markdown.slice(0, index).split('\n').length + 1,
    code,
    ...(prints !== undefined && { prints }),
  }))
}

/** Whether it speaks to a sandbox of its own, and so needs neither a server nor a network. */
export function usesSandbox({ code }: Snippet): boolean {
  return code.includes("from '@clouddb/sandbox'")
}

/** Where the compiler's complaints about `snippets/<index>.ts` stand in the texts that people read. */
export function whereItStands(complaints: string, snippets: readonly Snippet[]): string {
  return complaints.replace(/^(?:.*\/)?(\d+)(?:\.test)?\.ts\((\d+),(\d+)\)/gm, (whole, index, line, column) => {
    const snippet = snippets[Number(index)]
    return snippet === undefined ? whole : `${snippet.file}:${snippet.line + Number(line) - 1}:${column}`
  })
}
