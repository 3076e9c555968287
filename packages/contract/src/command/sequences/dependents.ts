import type { Case, Json, JsonObject } from '../../index.ts'
import { isJsonObject, remembered } from '../../schema/schema.ts'
import type { Reference } from '../bodies/references.ts'
import { disagreement, itemNode } from '../engine/comparison.ts'
import { payloadOfSent, sentBody, shownIds } from '../engine/payload.ts'
import type { Sent } from '../engine/sender.ts'
import { isOwned, type OwnedResource, type Resource } from '../objects/resources.ts'
import type { RunContext } from '../objects/run-context.ts'

/** An object of another kind that refers to the object of a sequence. */
export interface Dependent {
  readonly resource: Resource
  readonly id: string
  readonly references: readonly Reference[]
  /** The answer to its creation. */
  readonly record: Json | undefined
}

/** Further objects that the run has created, by kind and id. They must stay as they are. */
export type Witnesses = ReadonlyMap<Resource, ReadonlyMap<string, JsonObject>>

/** Creates an object of each kind that can refer to this one. */
export async function dependentsOn(resource: Resource, creation: Sent, context: RunContext): Promise<Dependent[]> {
  const own = shownIds(payloadOfSent(creation, context.document), resource)
  const made: Dependent[] = []
  for (const { resource: other, usual, references } of referrersTo(resource, context)) {
    const dependent = await context.creations.make(other, own, usual)
    // Where its usual body is refused, it may have been created with one that refers to something else.
    const id = own[resource.idName]
    if ('id' in dependent && id !== undefined && JSON.stringify(sentBody(dependent.sent)).includes(id)) {
      const record = payloadOfSent(dependent.sent, context.document)
      made.push({ resource: other, id: dependent.id, references, record })
    }
  }
  return made
}

interface Referrer extends Pick<Dependent, 'references'> {
  readonly resource: OwnedResource
  /** The creation with a body that refers. */
  readonly usual: Case
}

/** The kinds of a run are its own. */
const referrersByKind = new WeakMap<Resource, readonly Referrer[]>()

/** The kinds of objects that the run can create and that refer to this kind, with their references. */
export const referrersTo = (resource: Resource, context: RunContext): readonly Referrer[] =>
  remembered(referrersByKind, resource, () =>
    ownedBeside(resource, context).flatMap((other) =>
      usualBodies(other, context)
        .map((usual) => ({ resource: other, usual, references: context.fitting.referencesOf(usual) }))
        .filter(({ references }) => references.some(({ name }) => name === resource.idName))
        .slice(0, 1),
    ),
  )

/** The good call, and the same with the bodies of the examples: an alert watches a tile or a saved search. */
export function usualBodies(
  { create }: Pick<OwnedResource, 'create'>,
  { goodCall, mark }: RunContext,
): readonly [Case, ...Case[]] {
  const good = goodCall(create)
  const bodies = (create.body?.examples ?? []).map(({ value }) =>
    isJsonObject(value) && typeof value.name === 'string' ? { ...value, name: mark } : value,
  )
  return [good, ...bodies.map((body) => ({ ...good, call: { ...good.call, body } }))]
}

/** The run's objects of other kinds, without those that refer to the object itself. */
export async function witnessesBeside(
  resource: Resource,
  dependents: readonly Dependent[],
  context: RunContext,
): Promise<Witnesses> {
  const { objects, inventory } = context
  const witnesses = new Map<Resource, ReadonlyMap<string, JsonObject>>()
  for (const other of ownedBeside(resource, context)) {
    const isOurs = (id: string) => objects.isOwn(other, id) && !dependents.some((each) => each.id === id)
    const records = [...((await inventory.read(other)) ?? [])].filter(([id]) => isOurs(id))
    if (records.length > 0) witnesses.set(other, new Map(records))
  }
  return witnesses
}

/** Says which object of another kind has changed or disappeared. */
export async function effectOnWitnesses(witnesses: Witnesses, context: RunContext): Promise<string | undefined> {
  for (const [resource, records] of witnesses) {
    const now = await context.inventory.read(resource)
    for (const [id, record] of now ? records : []) {
      if (context.objects.isGone(resource, id)) continue
      const path = context.pathOf(resource, id)
      if (!now?.has(id)) return `${path} is no longer there, although no request deleted it`
      const says = changeOf(resource, record, now.get(id), context)
      if (says !== undefined) return `${path} ${says}`
    }
  }
  return undefined
}

/** Says which object that refers to the changed one has changed. Some may be gone together with a part of it. */
export async function effectOnDependents(dependents: readonly Dependent[], context: RunContext) {
  for (const { resource, id, record } of dependents) {
    const now = (await context.inventory.read(resource))?.get(id)
    const says = now && changeOf(resource, record, now, context)
    if (says !== undefined) return `${context.pathOf(resource, id)}, which refers to it, ${says}`
  }
  return undefined
}

function changeOf({ list }: Resource, before: Json | undefined, now: Json | undefined, { document }: RunContext) {
  const how = { document, node: list ? itemNode(list, document) : [], isLater: true, isExcerpt: true }
  const says = disagreement(now, before, how)
  return says && `is not as before, although no request changed it: ${says}`
}

/** The other kinds that the run can create, delete and list. */
const ownedBeside = (resource: Resource, { resources }: RunContext): readonly OwnedResource[] =>
  resources.filter(isOwned).filter((each) => each !== resource && each.list)
