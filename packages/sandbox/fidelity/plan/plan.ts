import type { Corpus } from '../corpus.ts'
import { written } from './bodies.ts'
import { derivedCategories } from './derived.ts'
import { sequences } from './sequences/sequences.ts'

/** All requests of the corpus: what is derived from the document, and what is written. No answers yet. */
export function plan(): Corpus {
  const { categories, bodies } = derivedCategories()
  return { bodies: { ...written, ...bodies }, categories: [...categories, ...sequences()] }
}
