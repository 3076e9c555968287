import { randomBytes } from 'node:crypto'
import { kinds } from '../../derivation/kinds.ts'
import type { Case, ContractDocument, Json } from '../../index.ts'
import { callOn } from '../../running/existing-objects.ts'
import { isObject } from '../../schema/schema.ts'
import type { Ids } from './sender.ts'
import { expectationOf } from './verdict.ts'

/**
 * A case as a deployment can be asked, which knows only its own objects: what it names is named by ids that are known,
 * also in lists of ids. A reason instead, where nothing that exists could be named so.
 */
export function withReferences(item: Case, ids: Ids, { reader }: ContractDocument): Case | { readonly reason: string } {
  const { body } = item.call
  const { body: described } = item.operation
  if (body === undefined || !described) return item
  const isAccepted = expectationOf(item).kind === 'accepted'
  const isAboutReference = /[a-z]Id$/.test(item.bodyPointer ?? '')
  if (isAccepted && isAboutReference && !kinds[item.kind].isAboutPresence)
    return { reason: 'only a made-up object has such an id' }
  const { bodyPointer, ...general } = item
  const start = isAccepted && isAboutReference ? general : item
  const listed = { ...start, call: { ...start.call, body: withLists(body, ids, item.bodyPointer ?? '') } }
  const isStillRight = (each: Case) =>
    reader.accepts(described.node, callOn({ ids }, each).body) === reader.accepts(described.node, body)
  if (isStillRight(listed)) return listed
  if (isStillRight(start) || !isAccepted) return start
  return { reason: 'the ids that are known do not fit together in its body' }
}

/** `appliesToSourceIds: ['made-up']` with the one `sourceId` that is known. */
function withLists(value: Json, ids: Ids, about: string, pointer = ''): Json {
  if (Array.isArray(value)) return value.map((item, index) => withLists(item, ids, about, `${pointer}/${index}`))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const here = `${pointer}/${name}`
      const known = Object.entries(ids).find(([id]) => name.toLowerCase().endsWith(`${id.toLowerCase()}s`))
      const isList = Array.isArray(inner) && inner.length > 0 && inner.every((each) => typeof each === 'string')
      const isReplaced = known && isList && !about.startsWith(here)
      return [name, isReplaced ? [known[1]] : withLists(inner, ids, about, here)]
    }),
  )
}

/** True where what a body names by this name is in the body itself: a section that one of its tiles stands in. */
export function isNamedWithin({ call }: Case, name: string): boolean {
  const named = new Set<string>()
  const there = new Set<string>()
  visit(call.body)
  return named.size > 0 && [...named].every((id) => there.has(id))

  function visit(value: Json | undefined): void {
    if (Array.isArray(value)) for (const item of value) visit(item)
    if (!isObject(value)) return
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'string' && key === name) named.add(inner)
      if (typeof inner === 'string' && key === 'id') there.add(inner)
      visit(inner)
    }
  }
}

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
