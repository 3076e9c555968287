import type { InstanceGenerator } from '../../derivation/instances/generator.ts'
import { type CaseKind, derivedCaseKinds } from '../../derivation/kinds.ts'
import type { Case } from '../../index.ts'
import { type Json, keysOf, remembered } from '../../schema/schema.ts'
import { edited, pointerOfPath } from '../../schema/visited-value.ts'
import { mergedEdits } from '../engine/json-edits.ts'
import type { Ids } from '../engine/sender.ts'
import { expectationOf } from '../engine/verdict.ts'
import { BodyReferences, type Kept, type Kinds, type Reference } from './references.ts'

/** The objects that bodies can name. */
interface Objects {
  readonly ids: Ids
  /** Objects for single references, by `keyOfValue`. */
  readonly suited: ReadonlyMap<string, string>
  /** Further objects, by the name of their kind, for bodies that name several. */
  readonly others?: ReadonlyMap<string, readonly string[]> | undefined
}

/** Replaces the ids in bodies, which come from the document, by ids of objects that exist on the deployment. */
export class Fitting {
  readonly #reader: InstanceGenerator['reader']
  readonly #references: BodyReferences
  readonly #referencesByCase = new WeakMap<Case, readonly Reference[]>()
  #assumed: ReadonlyMap<string, string> = new Map()

  constructor(instances: InstanceGenerator, kinds: Kinds) {
    this.#reader = instances.reader
    this.#references = new BodyReferences(instances, kinds)
  }

  /** Uses these objects, by the key of the reference or of its value, until `forget`. */
  assume(choice: ReadonlyMap<string, string>): void {
    this.#assumed = choice
  }

  forget(): void {
    this.#assumed = new Map()
  }

  /** The references in the body of a case, without those to parts of the body itself. */
  referencesOf(item: Case): readonly Reference[] {
    return remembered(this.#referencesByCase, item, () => this.#readReferences(item))
  }

  #readReferences(item: Case): readonly Reference[] {
    const { body } = item.operation
    const right = expectationOf(item).kind === 'refused' ? (item.base ?? item.call.body) : item.call.body
    if (!body || right === undefined || !this.#reader.accepts(body.node, right)) return []
    return this.#references.toOthers(body.node, this.#references.agreeing(body.node, right, keptIn(item)))
  }

  /** The case with existing objects in its body, or the reason why none can be used. */
  fit(item: Case, objects: Objects): Case | { readonly reason: string } {
    const { body: described } = item.operation
    const { body } = item.call
    if (body === undefined || !described) return item
    const { node } = described
    const isRefused = expectationOf(item).kind === 'refused'
    const right = isRefused ? (item.base ?? body) : body
    if (!this.#reader.accepts(node, right)) return item
    const kept = isRefused ? {} : keptIn(item)
    const agreed = this.#references.agreeing(node, right, kept)
    const references = this.#references.toOthers(node, agreed)
    const isAboutReference = references.some(({ path }) => pointerOfPath(path) === kept.value)
    if (isAboutReference) return { reason: 'no object has the id that it is about' }
    const isRight = (value: Json) => this.#reader.accepts(node, value)
    const { others, ...alike } = objects
    const usual = this.#withIds(references, agreed, alike, kept)
    const fitted = isRight(usual) ? usual : this.#withIds(references, agreed, { ...alike, others }, kept)
    const sent = this.#references.distinct(node, mergedEdits(right, body, fitted), kept)
    if (!isRight(fitted) || isRight(sent) !== isRight(body)) return { reason: tooFew(references) }
    return { ...item, isFitted: true, call: { ...item.call, body: sent } }
  }

  /** `others`: the objects for made-up ids that differ, where one object cannot stand for all of them. */
  #withIds(references: readonly Reference[], body: Json, { ids, suited, others }: Objects, kept: Kept): Json {
    const values = new Map<string, string[]>()
    return references.reduce((whole, { path, key, name, value, prefix = '' }) => {
      const same = remembered(values, key, () => [])
      if (!same.includes(value)) same.push(value)
      const own = keyOfValue({ key, value })
      const choice = this.#assumed.get(own) ?? this.#assumed.get(key) ?? suited.get(own)
      const id = others?.get(name)?.[same.indexOf(value) - 1] ?? choice ?? ids[name]
      return id === undefined || pointerOfPath(path) === kept.value ? whole : edited(whole, path, () => prefix + id)
    }, body)
  }
}

function tooFew(references: readonly Reference[]): string {
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
  return derivedCaseKinds[kind].isAboutPresence || FORMS.has(kind) || !bodyPointer ? {} : { value: bodyPointer }
}

const FORMS: ReadonlySet<CaseKind> = new Set(['pattern', 'format'])
