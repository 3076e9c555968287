import type { StoredObject } from '../generated/schema.ts'
import { addItem, changeItem, itemsWith, type KeyOf, removeItem } from '../item-index.ts'
import { expectPresent } from './operation.ts'

/** Objects by their kind. */
export type ObjectsByKind = Record<string, StoredObject[]>

/** The objects of a kind below one path. Finding one costs the same however many there are. */
export class StoredObjects {
  readonly #objects: ObjectsByKind
  readonly #kind: string
  readonly #within: StoredObject['within']

  /** @param objects - The objects below any path; changes go there. */
  constructor(objects: ObjectsByKind, kind: string, within: StoredObject['within']) {
    this.#objects = objects
    this.#kind = kind
    this.#within = within
  }

  list(): readonly StoredObject[] {
    return itemsWith(this.#all, ownerKey, ownerKey({ within: this.#within, record: {} }))
  }

  find(id: string): StoredObject | undefined {
    return itemsWith(this.#all, recordIdOf, id.toLowerCase()).find((one) => this.#isHere(one))
  }

  /** The object with an id, or a refusal. */
  existing(id: string): StoredObject {
    return expectPresent(this.find(id))
  }

  /** An object here that has the key of a record. */
  withKey(keyOf: KeyOf<StoredObject>, record: StoredObject['record']): StoredObject | undefined {
    return itemsWith(this.#all, keyOf, keyOf({ within: this.#within, record })).find((one) => this.#isHere(one))
  }

  add(record: StoredObject['record']): StoredObject {
    const added: StoredObject = { within: this.#within, record }
    this.#objects[this.#kind] ??= []
    addItem(this.#all, added)
    return added
  }

  /** Gives an object another record. */
  change(stored: StoredObject, record: StoredObject['record']): void {
    changeItem(this.#all, stored, { within: this.#within, record })
  }

  remove(stored: StoredObject): void {
    removeItem(this.#all, stored)
    // A state in which everything was deleted is as it was before.
    if (this.#all.length === 0) delete this.#objects[this.#kind]
  }

  get #all(): StoredObject[] {
    return this.#objects[this.#kind] ?? none
  }

  #isHere(stored: StoredObject): boolean {
    return ownerKey(stored) === ownerKey({ within: this.#within, record: {} })
  }
}

const none: StoredObject[] = []

const recordIdOf: KeyOf<StoredObject> = ({ record }) => record.id

const ownerKey: KeyOf<StoredObject> = ({ within }) => JSON.stringify(within)

/** Removes what is below a path that is deleted. */
export function forgetObjects(objects: ObjectsByKind, within: StoredObject['within']): void {
  for (const kind of Object.keys(objects)) {
    const kept = new StoredObjects(objects, kind, within)
    for (const object of [...kept.list()]) kept.remove(object)
  }
}
