import { randomBytes } from 'node:crypto'
import { kinds } from '../../derivation/kinds.ts'
import type { Case, Json } from '../../index.ts'
import { isObject } from '../../schema/schema.ts'

/** The start of the name of every object that a run creates. Eight hexadecimal digits of the run follow. */
export const NAME_PREFIX = 'clouddb-contract'

/** The name of the objects of one run, by which people recognize them and the run finds those that no answer showed. */
export const createMark = (): string => `${NAME_PREFIX} ${randomBytes(4).toString('hex')}`

/** True for the name of an object that some run has created. */
export const isMark = (name: Json | undefined): boolean =>
  typeof name === 'string' && new RegExp(`^${NAME_PREFIX} [0-9a-f]{8}`).test(name)

/**
 * The same case with the mark as the name in its body, unless that changes what the case tests: a valid body stays valid,
 * an invalid one invalid, and a case about the length of the name keeps its length.
 */
export function marked(item: Case, mark: string, accepts: (body: Json) => boolean): Case {
  const { body } = item.call
  if (!isObject(body)) return item
  if (body.name === undefined) {
    const named = { ...body, name: mark }
    // A minimal body tests what it leaves out, so it gets no name.
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
