import { closestMatch } from 'leven'

/** The known word that a mistyped one is closest to, or a part of; undefined where none is close. */
export function closestOf(word: string, known: readonly string[]): string | undefined {
  const [written, ...names] = [word, ...known].map((each) => each.toLowerCase())
  const near = closestMatch(String(written), names, { maxDistance: Math.max(2, Math.floor(word.length / 3)) })
  const meant = near ?? names.find((each) => word.length > 2 && each.includes(String(written)))
  return known[names.indexOf(String(meant))]
}

/** What follows a sentence about a mistyped word: ` Do you mean --prune?`; empty where no known word is close. */
export function suggestion(word: string, known: readonly string[], prefix = ''): string {
  const meant = closestOf(word, known)
  return meant === undefined ? '' : ` Do you mean ${prefix}${meant}?`
}
