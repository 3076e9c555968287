import type { Corpus } from '../corpus.ts'
import { written } from './bodies.ts'
import { derivedCategories } from './derived.ts'
import { sequences } from './sequences/sequences.ts'

/** All requests of the corpus: what is derived from the document, and what is written. No answers yet. */
export function plan(): Corpus {
  const { categories, bodies } = derivedCategories()
  // Steps that sequences share become each one's own, for answers are written into them.
  return { bodies: { ...written, ...bodies }, categories: JSON.parse(JSON.stringify([...categories, ...sequences()])) }
}
