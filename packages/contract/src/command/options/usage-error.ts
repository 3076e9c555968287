/** The arguments or the environment are wrong. The message says what was wrong, what was expected, and how to correct it. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** The end of a message for a mistyped word: `` : `--document management`, perhaps ``; empty where no known word is close. */
export function suggestion(word: string, known: readonly string[], prefix = ''): string {
  const closest = closestOf(word, known)
  return closest === undefined ? '' : `: \`${prefix}${closest}\`, perhaps`
}

/** The known word that is closest to a mistyped one; undefined where none is close. */
export function closestOf(word: string, known: readonly string[]): string | undefined {
  const ranked = known.map((each) => ({ each, distance: distanceBetween(word.toLowerCase(), each.toLowerCase()) }))
  const best = ranked.toSorted((left, right) => left.distance - right.distance)[0]
  const isNear = best && best.distance <= Math.max(2, Math.floor(word.length / 3))
  // A part of a word, such as `oss`, stands for the whole.
  return isNear ? best.each : known.find((each) => word.length > 2 && each.toLowerCase().includes(word.toLowerCase()))
}

/** The number of letters to add, drop or replace (Levenshtein distance). */
function distanceBetween(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...left].entries()) {
    const next = [index + 1]
    for (const [column, other] of [...right].entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
