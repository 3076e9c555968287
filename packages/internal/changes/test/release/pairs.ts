import { readBlocks } from '../comparison/blocks.ts'

/** A text before and after a change, with the changes that a comparison has to report. */
export interface Pair {
  readonly before: string
  readonly after: string
  readonly expected: readonly string[]
  readonly title: string
}

/**
 * Reads pairs of texts:
 *
 *     engines: {} ==> {node: '>=20'}            a part before and after
 *       major: node must be >=20
 *     = type: module                            longer texts: lines of both, lines before and lines after
 *     - sideEffects: false
 *     + dependencies: {}
 *       patch: sideEffects is true for bundlers, where it was false
 */
export function readPairs(text: string): Pair[] {
  return readBlocks(text).map(({ lines, expected, reason }) => {
    const marked = lines.flatMap(linesOf)
    const [before, after] = ['- ', '+ '].map((mark) =>
      marked.flatMap((line) => (line.startsWith(mark) || line.startsWith('= ') ? [line.slice(2)] : [])).join('\n'),
    ) as [string, string]
    return { before, after, expected, title: reason ?? `${before} => ${after}, ${expected[0]}` }
  })
}

function linesOf(line: string): string[] {
  const { part, before, after } = /^(?<part>\w+: )(?<before>.*) ==>(?<after>.*)$/.exec(line)?.groups ?? {}
  return part === undefined ? [line] : [`- ${part}${before}`, `+ ${part}${after?.trim()}`]
}
