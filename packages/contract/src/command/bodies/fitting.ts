import type { InstanceGenerator } from '../../derivation/instances/generator.ts'
import { type CaseKind, kinds } from '../../derivation/kinds.ts'
import type { Case } from '../../index.ts'
import { keysOf } from '../../schema/pointer.ts'
import type { Json, Node } from '../../schema/schema.ts'
import { pointerOfPath } from '../../schema/visited-value.ts'
import type { Ids } from '../engine/sender.ts'
import { expectationOf } from '../engine/verdict.ts'
import { edited, merged } from '../engine/json-edits.ts'
import { agreeing, distinct, type Kept, refersToItself } from './own-lists.ts'
import { type Reference, referencesIn } from './references.ts'

/** Makes the body of a case one that a deployment can take, which knows only its own objects. */
export interface Fitting {
  /** The case with existing objects in its body, or the reason why nothing that exists can stand there. */
  fit(item: Case, ids: Ids, others: Others): Case | { readonly reason: string }
  /** The objects that a case speaks of, but for those that its body brings along. */
  referencesOf(item: Case): readonly NamedReference[]
  /** From now on a reference is to these objects, by its key, or by that of its value; once they are kept, for good. */
  assume(choice: ReadonlyMap<string, string>): void
  keep(): void
  forget(): void
}

/** Further objects, by their name. */
type Others = ReadonlyMap<string, readonly string[]>

export interface NamedReference extends Reference {
  /** The name by which objects of the kind are known: `sourceId` for the items of `appliesToSourceIds`. */
  readonly name: string
}

export function createFitting(instances: InstanceGenerator, names: readonly string[]): Fitting {
  const { reader } = instances
  const chosen = new Map<string, string>()
  let assumed: ReadonlyMap<string, string> = new Map()

  function externalIn(node: Node, body: Json): readonly NamedReference[] {
    const own = refersToItself(node, body, { reader })
    return referencesIn(reader, node, body)
      .filter(({ path }) => !own.has(pointerOfPath(path)))
      .map((each) => ({ ...each, name: nameOf(each.idName) }))
  }

  function nameOf(idName: string): string {
    return names.find((each) => each === idName) ?? names.find((each) => endsWith(idName, each)) ?? idName
  }

  /** `others`: what made-up ids that differ become, where one object for all of them would not do. */
  function withIds(node: Node, body: Json, ids: Ids, kept: Kept, others?: Others): Json {
    const values = new Map<string, string[]>()
    return externalIn(node, body).reduce((whole, { path, key, name, value }) => {
      const same = values.get(key) ?? []
      if (!same.includes(value)) values.set(key, [...same, value])
      const index = others ? (values.get(key) ?? []).indexOf(value) : 0
      const own = keyOfValue({ key, value })
      const choice = assumed.get(own) ?? assumed.get(key) ?? chosen.get(own) ?? chosen.get(key)
      const id = others?.get(name)?.[index - 1] ?? choice ?? ids[name]
      return id === undefined || pointerOfPath(path) === kept.value ? whole : edited(whole, path, () => id)
    }, body)
  }

  function fit(item: Case, ids: Ids, others: Others): Case | { readonly reason: string } {
    const { body: described } = item.operation
    const { body } = item.call
    if (body === undefined || !described) return item
    const isRefused = expectationOf(item).kind === 'refused'
    const right = isRefused ? (item.base ?? body) : body
    if (!reader.accepts(described.node, right)) return item
    const kept = isRefused ? {} : keptIn(item)
    const agreed = agreeing(described.node, right, kept, instances)
    const isAboutReference = externalIn(described.node, agreed).some(({ path }) => pointerOfPath(path) === kept.value)
    if (isAboutReference) return { reason: 'no object has the id that it is about' }
    const isRight = (value: Json) => reader.accepts(described.node, value)
    const alike = withIds(described.node, agreed, ids, kept)
    const fitted = isRight(alike) ? alike : withIds(described.node, agreed, ids, kept, others)
    const sent = distinct(described.node, merged(right, body, fitted), kept, instances)
    if (!isRight(fitted) || isRight(sent) !== isRight(body)) {
      return { reason: tooFew(externalIn(described.node, agreed)) }
    }
    return { ...item, isFitted: true, call: { ...item.call, body: sent } }
  }

  return {
    fit,
    referencesOf(item) {
      const { body } = item.operation
      const right = expectationOf(item).kind === 'refused' ? (item.base ?? item.call.body) : item.call.body
      if (!body || right === undefined || !reader.accepts(body.node, right)) return []
      return externalIn(body.node, agreeing(body.node, right, keptIn(item), instances))
    },
    assume: (choice) => {
      assumed = choice
    },
    keep: () => {
      for (const [key, id] of assumed) chosen.set(key, id)
      assumed = new Map()
    },
    forget: () => {
      assumed = new Map()
    },
  }
}

function tooFew(references: readonly NamedReference[]): string {
  const counts = new Map<string, Set<string>>()
  for (const { name, value } of references) counts.set(name, (counts.get(name) ?? new Set()).add(value))
  const [most] = [...counts].toSorted(([, left], [, right]) => right.size - left.size)
  return most && most[1].size > 1
    ? `it needs ${most[1].size} different objects for ${most[0]}, and so many are not there`
    : 'the ids that are known do not fit together in its body'
}

/** A reference by the made-up id that it has: two in one body may be to objects that differ. */
export const keyOfValue = ({ key, value }: Pick<Reference, 'key' | 'value'>): string => `${key} ${value}`

/** What a case is about stays as it is: a value that is there for its own sake, or the absence of a property. */
function keptIn({ kind, bodyPointer, about }: Case): Kept {
  if (kind === 'optional absent') {
    const name = keysOf(about[0] ?? '').at(-2)
    return { absent: `${bodyPointer ?? ''}/${name}` }
  }
  // Every id has the form of an id.
  return kinds[kind].isAboutPresence || FORMS.has(kind) || !bodyPointer ? {} : { value: bodyPointer }
}

const FORMS: ReadonlySet<CaseKind> = new Set(['pattern', 'format'])

const endsWith = (name: string, ending: string): boolean => name.toLowerCase().endsWith(ending.toLowerCase())
