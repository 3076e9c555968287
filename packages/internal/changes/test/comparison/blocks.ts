/** A case of a table: what is done, and what a comparison has to report. */
export interface Block {
  readonly lines: readonly string[]
  /** `major: Options.b is gone` */
  readonly expected: readonly string[]
  /** Why no change is expected. */
  readonly reason: string | undefined
}

/**
 * Reads a table. The indented lines of a case name the expected changes, or give the reason why none is expected:
 *
 *     request.note = {type: string}
 *       minor: CreateAlertRequest takes a new optional field note
 *     schemas.Interval.enum = [6h, 5m, 1m]
 *       nothing: values of a list in another order
 */
export function readBlocks(text: string): Block[] {
  return [...text.matchAll(/((?:^\S.*\n)+)((?:^ {2}.*\n)+)/gm)].map(([, lines = '', says = '']) => {
    const [first = '', ...others] = says.trim().split(/\n\s*/)
    const reason = /^nothing: (.*)$/.exec(first)?.[1]
    return { lines: lines.trimEnd().split('\n'), expected: reason === undefined ? [first, ...others] : [], reason }
  })
}
