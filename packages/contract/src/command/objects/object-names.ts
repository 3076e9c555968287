import { randomBytes, randomInt } from 'node:crypto'
import { derivedCaseKinds } from '../../derivation/kinds.ts'
import type { Case, Json, JsonObject } from '../../index.ts'
import { isJsonObject } from '../../schema/schema.ts'

/** The start of the name of every object that a run creates. Eight hexadecimal digits of the run follow. */
export const NAME_PREFIX = 'clouddb-contract'

/** The name of the objects of one run, by which people recognize them and the run finds those that no answer showed. */
export const createMark = (): string => `${NAME_PREFIX} ${randomBytes(4).toString('hex')}`

/** The name that an update gives to an object of the run. */
export const changedName = (mark: string): string => `${mark}${CHANGED}`
const CHANGED = ' changed'

/** A name that no other object of the run has, for servers that give each name once. */
export const numberedName = (mark: string, number: number): string => mark + FILLER.repeat(number)

/** Repeated after the mark where a case asks for a name of a certain length. */
const FILLER = 'x'

const WHOLE_NAME = new RegExp(`^${NAME_PREFIX} [0-9a-f]{8}(?:${CHANGED}|${FILLER}+)?$`)

/** An address at which nobody can be reached, with the digits of the run and others: an address can be invited once. */
const emailAddress = (mark: string): string => `${mark.replace(' ', '.')}.${randomBytes(4).toString('hex')}@example.com`
const WHOLE_ADDRESS = new RegExp(`^${NAME_PREFIX}\\.[0-9a-f]{8}\\.[0-9a-f]{8}@example\\.com$`)

/** The name of an object; an invitation is known by its address. */
export function objectNameIn({ name, email }: JsonObject): string | undefined {
  const [first] = [name, email].filter((each) => typeof each === 'string')
  return first
}

/** True for a name that runs give, from its first to its last character: people may begin names in the same way. */
export const isMark = (name: Json | undefined): name is string =>
  typeof name === 'string' && (WHOLE_NAME.test(name) || WHOLE_ADDRESS.test(name))

/** True for a record with the name or the address of one run. */
export const isOfRun = (record: JsonObject, mark: string): boolean =>
  objectNameIn(record)
    ?.replace(/^([\w-]+)\./, '$1 ')
    .startsWith(mark) === true

/** How the objects of a kind are known in one run, in words; an invitation shows its address in any case. */
export const signOf = (mark: string, body: Json | undefined): string =>
  isJsonObject(body) && body.email !== undefined
    ? `has an address that begins with "${mark.replace(' ', '.')}"`
    : `is named "${mark}"`

/**
 * The same case with the mark as the name in its body, unless that changes what the case tests: a valid body stays valid,
 * an invalid one invalid, and a case about the length of the name keeps its length.
 */
export function marked(given: Case, mark: string, accepts: (body: Json) => boolean): Case {
  const item = addressed(given, mark, accepts)
  const { body } = item.call
  if (!isJsonObject(body) || (body.name === undefined && typeof body.email === 'string')) return item
  if (body.name === undefined) {
    const named = { ...body, name: mark }
    // A minimal body tests what it leaves out, so it gets no name.
    const isFree = derivedCaseKinds[item.kind].creates && item.kind !== 'minimal body'
    return isFree && accepts(body) && accepts(named) ? { ...item, call: { ...item.call, body: named } } : item
  }
  if (typeof body.name !== 'string' || body.name.startsWith(mark)) return item
  const isAboutName = item.bodyPointer === '/name'
  const name = isAboutName ? mark.padEnd(body.name.length, FILLER) : mark
  // No mark fits into a short name. A server may give each name once, and another run may use this one.
  const isShort = isAboutName && body.name.length <= mark.length
  const named = { ...body, name: isShort ? rareText(body.name.length) : name }
  if (accepts(named) !== accepts(body)) return item
  return { ...item, call: { ...item.call, body: named } }
}

/** Letters of which there are so many that runs hardly choose the same; each is one unit in UTF-16 as well. */
const rareText = (length: number): string =>
  Array.from({ length }, () => String.fromCharCode(0x4e00 + randomInt(20_000))).join('')

/** The same case with an address of its own in its body. */
function addressed(item: Case, mark: string, accepts: (body: Json) => boolean): Case {
  const { body } = item.call
  if (!isJsonObject(body) || typeof body.email !== 'string' || item.bodyPointer === '/email') return item
  const own = { ...body, email: emailAddress(mark) }
  return accepts(own) === accepts(body) ? { ...item, call: { ...item.call, body: own } } : item
}
