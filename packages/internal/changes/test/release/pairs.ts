/** A text before and after a change, with the changes that a comparison has to report. */
export interface Pair {
  readonly before: string
  readonly after: string
  /** `major: Options.b is gone` */
  readonly expected: readonly string[]
  readonly title: string
}

/**
 * Reads pairs of texts. Indented lines name the expected changes, or give the reason why none is expected:
 *
 *     engines: {} ==> {node: '>=20'}            a part before and after
 *       major: node must be >=20
 *     - type: module                            longer texts: lines before and lines after
 *     + type: module
 *     + sideEffects: true
 *       nothing: the default value is added
 */
export function readPairs(text: string): Pair[] {
  return [...text.matchAll(/((?:^\S.*\n)+)((?:^ {2}.*\n)+)/gm)].map(([, sides = '', says = '']) => {
    const lines = sides.trim().split('\n').flatMap(linesOf)
    const [before, after] = ['- ', '+ '].map((mark) =>
      lines.flatMap((line) => (line.startsWith(mark) ? [line.slice(2)] : [])).join('\n'),
    ) as [string, string]
    const [first = '', ...others] = says.trim().split(/\n\s*/)
    const expected = first.startsWith('nothing: ') ? [] : [first, ...others]
    return { before, after, expected, title: `${before} => ${after}, ${first}` }
  })
}

function linesOf(line: string): string[] {
  const { part, before, after } = /^(?<part>\w+: )(?<before>.*) ==>(?<after>.*)$/.exec(line)?.groups ?? {}
  return part === undefined ? [line] : [`- ${part}${before}`, `+ ${part}${after?.trim()}`]
}
