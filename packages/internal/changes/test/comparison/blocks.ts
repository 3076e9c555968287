/** A case of a table: what is done, and what a comparison has to report. */
interface Block {
  readonly lines: readonly string[]
  /** `major: Options.b is gone` */
  readonly expected: readonly string[]
  /** The changes that are expected in the opposite order. */
  readonly undone: readonly string[]
  /** Why no change is expected. */
  readonly reason: string | undefined
}

/** The two sides of a change, with the changes that a comparison has to report. */
export interface Pair<Side> {
  readonly name: string
  readonly before: Side
  readonly after: Side
  readonly expected: readonly string[]
}

/**
 * Reads a table. The indented lines of a case name the expected changes, or give the reason why none is expected. A line
 * that begins with `undone` belongs to the pair in the opposite order:
 *
 *     request.note = {type: string}
 *       minor: CreateAlertRequest takes a new optional field note
 *       undone major: CreateAlertRequest no longer takes the field note
 *     schemas.Interval.enum = [6h, 5m, 1m]
 *       nothing: values of a list in another order
 */
export function readBlocks(text: string): Block[] {
  return [...text.matchAll(/((?:^\S.*\n)+)((?:^ {2}.*\n)+)/gm)].map(([, lines = '', says = '']) => {
    const told = says.trim().split(/\n\s*/)
    const [, reason] = /^nothing: (.*)$/.exec(told[0] ?? '') ?? []
    const undone = told.flatMap((line) => /^undone (.*)$/.exec(line)?.[1] ?? [])
    const expected = reason === undefined ? told.filter((line) => !line.startsWith('undone ')) : []
    return { lines: lines.trimEnd().split('\n'), expected, undone, reason }
  })
}

/** Returns the pair of a case, and the pair in the opposite order where changes of that are expected. */
export function pairsOf<Side>({ expected, undone }: Block, name: string, before: Side, after: Side): Pair<Side>[] {
  const done = { name, before, after, expected }
  const opposite = { name: `${name}, undone`, before: after, after: before, expected: undone }
  return undone.length > 0 ? [done, opposite] : [done]
}
