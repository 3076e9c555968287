import type { ChangeCase } from './base.ts'
import { bounds } from './bounds.ts'
import { credentials } from './credentials.ts'
import { fields } from './fields.ts'
import { offers } from './offers.ts'
import { operations } from './operations.ts'
import { requests } from './requests.ts'
import { responses, sharedSchemas } from './responses.ts'
import { traps } from './traps.ts'
import { unions } from './unions.ts'
import { broken, ownWords, surroundings, words } from './whole.ts'

/** Pairs of documents, by theme. */
export const corpus: Readonly<Record<string, readonly ChangeCase[]>> = {
  requests,
  responses,
  sharedSchemas,
  bounds,
  fields,
  unions,
  traps,
  operations,
  offers,
  credentials,
  surroundings,
  ownWords,
  words,
  broken,
}
