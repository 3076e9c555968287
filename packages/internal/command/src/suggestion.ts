/** The known word that a mistyped one is closest to, or a part of; undefined where none is close. */
export function closestOf(word: string, known: readonly string[]): string | undefined {
  const written = word.toLowerCase()
  const most = Math.max(2, Math.floor(word.length / 3))
  const distances = known.map((each) => distanceOf(written, each.toLowerCase()))
  const least = Math.min(...distances)
  if (least <= most) return known[distances.indexOf(least)]
  return known.find((each) => word.length > 2 && each.toLowerCase().includes(written))
}

/** The least number of letters to insert, to delete or to replace that turns a word into another one. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (let at = 0; at < other.length; at++)
      next.push(Math.min(Number(row[at]) + Number(letter !== other[at]), Number(row[at + 1]) + 1, Number(next[at]) + 1))
    row = next
  }
  return Number(row.at(-1))
}

/** What follows a sentence about a mistyped word: ` Do you mean --prune?`; empty where no known word is close. */
export function suggestion(word: string, known: readonly string[], prefix = ''): string {
  const meant = closestOf(word, known)
  return meant === undefined ? '' : ` Do you mean ${prefix}${meant}?`
}
