import { randomBytes } from 'node:crypto'
import type { Case, Json } from '../index.ts'
import { isObject } from './fixtures/payload.ts'

/** A name by which people recognize what a run has made, and the run finds what it lost sight of. */
export const createMark = (): string => `clouddb-contract ${randomBytes(4).toString('hex')}`

/**
 * The same case with the mark as the name in its body, where that does not change what the case is about: a valid body
 * stays valid, an invalid one invalid, and a name whose length is what matters keeps it.
 */
export function marked(item: Case, mark: string, accepts: (body: Json) => boolean): Case {
  const { body } = item.call
  if (!isObject(body) || typeof body.name !== 'string' || body.name.startsWith(mark)) return item
  const isAboutName = item.place === '/name'
  const name = isAboutName ? mark.slice(0, body.name.length) + body.name.slice(mark.length) : mark
  const named = { ...body, name }
  if ((isAboutName && body.name.length <= mark.length) || accepts(named) !== accepts(body)) return item
  return { ...item, call: { ...item.call, body: named } }
}
