import { CodeError } from '../form/problems.ts'

/** `1 object`, `1,204 objects` */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
}

/** `a, b or c` */
export function choice(words: readonly string[], last = 'or'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}

/** Refuses a mistake of the user. The message says what is wrong and how to fix it. */
export function refuse(problem: string): never {
  throw new CodeError([problem])
}

/** What follows a sentence about a mistyped word: ` Do you mean --prune?`; empty where no known word is close. */
export function suggestion(word: string, known: readonly string[], prefix = ''): string {
  const ranked = known.map((each) => ({ each, distance: distanceBetween(word.toLowerCase(), each.toLowerCase()) }))
  const best = ranked.toSorted((left, right) => left.distance - right.distance)[0]
  const isNear = best && best.distance <= Math.max(2, Math.floor(word.length / 3)) && best.distance < best.each.length
  return isNear ? ` Do you mean ${prefix}${best.each}?` : ''
}

/** The number of letters to add, drop or replace. */
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
