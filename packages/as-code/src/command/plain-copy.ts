import { placeOf } from '../code/declarations.ts'
import { refuse } from './words.ts'

const cures: Readonly<Record<string, string>> = {
  'a Function': ' Call it.',
  'a Promise': ' Await it.',
  'a Set': ' Write [...set].',
  'a Date': ' Write its text.',
}

/** Copies data. The copy can be sent to another thread, and objects that appear twice stay the same. */
export class PlainCopy {
  readonly places: [object, string][] = []
  readonly #copies = new Map<object, object>()
  readonly #open = new Set<unknown>()
  readonly #name: string

  constructor(name: string) {
    this.#name = name
  }

  of(value: unknown, path: string): unknown {
    const place = `${this.#name}: ${path === '' ? 'the default export' : path}`
    const kind = kindOf(value)
    if (kind !== undefined) refuse(`${place} is ${kind}, and a project is plain data.${cures[kind] ?? ''}`)
    if (typeof value !== 'object' || value === null) return value
    if (this.#open.has(value)) refuse(`${place} contains itself, and a project is plain data.`)
    return this.#copies.get(value) ?? this.#copy(value, path)
  }

  #copy(value: object, path: string): object {
    const isList = Array.isArray(value)
    const copy: object = isList ? [] : {}
    this.#copies.set(value, copy)
    this.#open.add(value)
    // A list may have holes.
    for (const key of isList ? value.keys() : Object.keys(value)) {
      const inner = typeof key === 'number' ? `${path}[${key}]` : path ? `${path}.${key}` : key
      const member = this.of((value as Record<string | number, unknown>)[key], inner)
      Object.defineProperty(copy, key, { value: member, enumerable: true, configurable: true, writable: true })
    }
    this.#open.delete(value)
    const place = placeOf(value)
    if (place !== undefined) this.places.push([copy, place])
    return copy
  }
}

/** Names what is no data: `a Set`. */
function kindOf(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${value}`
  if (value === null || /^(string|boolean|undefined)$/.test(typeof value)) return undefined
  const kind = Object.prototype.toString.call(value).slice(8, -1)
  return kind === 'Object' || kind === 'Array' ? undefined : `a ${kind}`
}
