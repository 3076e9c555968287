/** The command was called in a way that it cannot follow. The message says what was wrong, what was expected, the cure. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** The closest of some known words, for a word that was mistyped; none where nothing is close. */
export function closestOf(word: string, known: readonly string[]): string | undefined {
  const ranked = known.map((each) => ({ each, distance: distanceBetween(word.toLowerCase(), each.toLowerCase()) }))
  const best = ranked.toSorted((left, right) => left.distance - right.distance)[0]
  const isNear = best && best.distance <= Math.max(2, Math.floor(word.length / 3))
  // A part of a word, typed for the whole: `oss`.
  return isNear ? best.each : known.find((each) => word.length > 2 && each.toLowerCase().includes(word.toLowerCase()))
}

/** The number of letters to add, drop or replace (Levenshtein). */
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
