import { document } from './document.ts'
import { messages } from './messages.ts'
import { type DocumentPair, readPairs } from './notation.ts'
import { operations } from './operations.ts'
import { schemas } from './schemas.ts'
import { traps } from './traps.ts'
import { unions } from './unions.ts'

export type { DocumentPair } from './notation.ts'

/** Pairs of documents with the changes that the comparison has to report. */
export const corpus: readonly DocumentPair[] = [messages, schemas, unions, traps, operations, document].flatMap(
  readPairs,
)
