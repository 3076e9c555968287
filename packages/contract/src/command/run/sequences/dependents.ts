import type { JsonObject } from '../../../index.ts'
import { idsIn, payloadOfSent } from '../../fixtures/payload.ts'
import { type Resource, roleOf } from '../../fixtures/resources.ts'
import type { RunContext } from '../context.ts'
import type { Sent } from '../sender.ts'
import { disagreement, itemNode } from './comparison.ts'

/** An object of another kind that refers to the one that a sequence is about. */
export interface Dependent {
  readonly resource: Resource
  readonly id: string
}

/** What the run has made beside the object that a sequence is about, by kind and id. */
export type Witnesses = ReadonlyMap<Resource, ReadonlyMap<string, JsonObject>>

/** Makes an object of each kind that can refer to this one. */
export async function dependentsOn(resource: Resource, creation: Sent, context: RunContext): Promise<Dependent[]> {
  const own = idsIn(payloadOfSent(creation, context.document), resource.idName)
  const made: Dependent[] = []
  for (const other of ownedBeside(resource, context)) {
    const references = other.create ? context.fitting.referencesOf(context.goodCall(other.create)) : []
    if (!references.some(({ name }) => name === resource.idName)) continue
    const dependent = await context.fixtures.make(other, own)
    if ('id' in dependent) made.push({ resource: other, id: dependent.id })
  }
  return made
}

/** What is there of other kinds that the run has made, but for what refers to the object itself. */
export async function witnessesBeside(
  resource: Resource,
  dependents: readonly Dependent[],
  context: RunContext,
): Promise<Witnesses> {
  const { created, inventory } = context
  const witnesses = new Map<Resource, ReadonlyMap<string, JsonObject>>()
  for (const other of ownedBeside(resource, context)) {
    const isOurs = (id: string) => created.has(other, id) && !dependents.some((each) => each.id === id)
    const records = [...((await inventory.read(other)) ?? [])].filter(([id]) => isOurs(id))
    if (records.length > 0) witnesses.set(other, new Map(records))
  }
  return witnesses
}

/** What became of objects of other kinds that nobody has touched. */
export async function effectOnWitnesses(witnesses: Witnesses, context: RunContext): Promise<string | undefined> {
  const { document, created, inventory } = context
  for (const [resource, records] of witnesses) {
    const now = await inventory.read(resource)
    if (!now || !resource.list) continue
    const how = { document, node: itemNode(resource.list, document), isLater: true }
    for (const [id, record] of records) {
      if (created.isGone(resource, id)) continue
      const present = now.get(id)
      const path = context.pathOf(resource, id)
      if (!present) return `${path} is no longer there, which nobody has deleted`
      const says = disagreement(record, present, how)
      if (says !== undefined) return `${path} is another than before, which nobody has changed: ${says}`
    }
  }
  return undefined
}

const ownedBeside = (resource: Resource, { resources }: RunContext): readonly Resource[] =>
  resources.filter(
    (each) => each !== resource && each.create && each.list && roleOf(each.create, resources).kind === 'create',
  )
