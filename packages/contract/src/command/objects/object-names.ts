import { randomBytes } from 'node:crypto'
import { kinds } from '../../derivation/kinds.ts'
import type { Case, Json } from '../../index.ts'
import { isObject } from '../../schema/schema.ts'

/** A name by which people recognize what a run has made, and the run finds what it lost sight of. */
export const createMark = (): string => `clouddb-contract ${randomBytes(4).toString('hex')}`

/** True for the name of what some run has made. */
export const isMark = (name: Json | undefined): boolean =>
  typeof name === 'string' && /^clouddb-contract [0-9a-f]{8}/.test(name)

/**
 * The same case with the mark as the name in its body, where that does not change what the case is about: a valid body
 * stays valid, an invalid one invalid, and a name whose length is what matters keeps it.
 */
export function marked(item: Case, mark: string, accepts: (body: Json) => boolean): Case {
  const { body } = item.call
  if (!isObject(body)) return item
  if (body.name === undefined) {
    const named = { ...body, name: mark }
    // Of a body as people send it nothing depends on that; the least body is about what it leaves out.
    const isFree = kinds[item.kind].creates && item.kind !== 'minimal body'
    return isFree && accepts(body) && accepts(named) ? { ...item, call: { ...item.call, body: named } } : item
  }
  if (typeof body.name !== 'string' || body.name.startsWith(mark)) return item
  const isAboutName = item.bodyPointer === '/name'
  const name = isAboutName ? mark.slice(0, body.name.length) + body.name.slice(mark.length) : mark
  const named = { ...body, name }
  if ((isAboutName && body.name.length <= mark.length) || accepts(named) !== accepts(body)) return item
  return { ...item, call: { ...item.call, body: named } }
}
