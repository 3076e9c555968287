import type { InstanceGenerator } from '../../derivation/instances/generator.ts'
import { type CaseKind, kinds } from '../../derivation/kinds.ts'
import type { Case } from '../../index.ts'
import { type Json, keysOf, type Node } from '../../schema/schema.ts'
import { pointerOfPath } from '../../schema/visited-value.ts'
import { edited, merged } from '../engine/json-edits.ts'
import type { Ids } from '../engine/sender.ts'
import { expectationOf } from '../engine/verdict.ts'
import { agreeing, distinct, type Kept, type Reference, referencesIn, refersToItself } from './references.ts'

/** Further objects, by the name of their kind. */
type Others = ReadonlyMap<string, readonly string[]>

/** The objects that bodies can name. */
interface Objects {
  readonly ids: Ids
  /** Objects for single references, by `keyOfValue`. */
  readonly suited: ReadonlyMap<string, string>
  readonly others: Others
}

export interface NamedReference extends Reference {
  /** The name of the kind: `sourceId` for the items of `appliesToSourceIds`. */
  readonly name: string
}

export type Fitting = ReturnType<typeof createFitting>

/** Replaces the ids in bodies, which come from the document, by ids of objects that exist on the deployment. */
export function createFitting(instances: InstanceGenerator, names: readonly string[]) {
  const { reader } = instances
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

  /** `others`: the objects for made-up ids that differ, where one object cannot stand for all of them. */
  function withIds(node: Node, body: Json, { ids, suited }: Objects, kept: Kept, others?: Others): Json {
    const values = new Map<string, string[]>()
    return externalIn(node, body).reduce((whole, { path, key, name, value }) => {
      const same = values.get(key) ?? []
      if (!same.includes(value)) values.set(key, [...same, value])
      const index = others ? (values.get(key) ?? []).indexOf(value) : 0
      const own = keyOfValue({ key, value })
      const choice = assumed.get(own) ?? assumed.get(key) ?? suited.get(own)
      const id = others?.get(name)?.[index - 1] ?? choice ?? ids[name]
      return id === undefined || pointerOfPath(path) === kept.value ? whole : edited(whole, path, () => id)
    }, body)
  }

  /** The case with existing objects in its body, or the reason why none can be used. */
  function fit(item: Case, objects: Objects): Case | { readonly reason: string } {
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
    const alike = withIds(described.node, agreed, objects, kept)
    const fitted = isRight(alike) ? alike : withIds(described.node, agreed, objects, kept, objects.others)
    const sent = distinct(described.node, merged(right, body, fitted), kept, instances)
    if (!isRight(fitted) || isRight(sent) !== isRight(body)) {
      return { reason: tooFew(externalIn(described.node, agreed)) }
    }
    return { ...item, isFitted: true, call: { ...item.call, body: sent } }
  }

  return {
    fit,
    /** The references in the body of a case, without those to parts of the body itself. */
    referencesOf(item: Case): readonly NamedReference[] {
      const { body } = item.operation
      const right = expectationOf(item).kind === 'refused' ? (item.base ?? item.call.body) : item.call.body
      if (!body || right === undefined || !reader.accepts(body.node, right)) return []
      return externalIn(body.node, agreeing(body.node, right, keptIn(item), instances))
    },
    /** Uses these objects, by the key of the reference or of its value, until `forget`. */
    assume: (choice: ReadonlyMap<string, string>) => {
      assumed = choice
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

/** The key of a reference with its made-up id: two references in one body may be to different objects. */
export const keyOfValue = ({ key, value }: Pick<Reference, 'key' | 'value'>): string => `${key} ${value}`

/** The part that a case tests, which is not replaced: a value, or the absence of a property. */
function keptIn({ kind, bodyPointer, about }: Case): Kept {
  if (kind === 'optional absent') {
    const name = keysOf(about[0] ?? '').at(-2)
    return { absent: `${bodyPointer ?? ''}/${name}` }
  }
  // An existing id fits in a case about the form of ids as well.
  return kinds[kind].isAboutPresence || FORMS.has(kind) || !bodyPointer ? {} : { value: bodyPointer }
}

const FORMS: ReadonlySet<CaseKind> = new Set(['pattern', 'format'])

const endsWith = (name: string, ending: string): boolean => name.toLowerCase().endsWith(ending.toLowerCase())
