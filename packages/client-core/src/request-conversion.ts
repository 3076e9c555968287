import type { RequestLoss } from './errors.ts'
import {
  acceptsValue,
  chooseShape,
  type Data,
  expectedKind,
  jsonKind,
  kindOfIds,
  type ListShape,
  type ObjectShape,
  type RequestShape,
} from './request-shape.ts'

/** A value of a record that a request cannot carry. */
export class Lost {
  declare readonly loss: RequestLoss
  /** The path of what is left out for it: the same, or that of something around it. */
  declare readonly path: string
  declare readonly value: unknown

  constructor(loss: RequestLoss, value: unknown, path: string = loss.path) {
    Object.assign(this, { loss, path, value })
  }

  /** Why it cannot be carried, with the path of the part that is wrong if it is another one. */
  get reason(): string {
    const { path, reason } = this.loss
    return path === this.path ? reason : `${path} ${reason}`
  }
}

/** The number of losses that are listed. A broken record can have millions, which nobody reads. */
const mostListed = 1_000

/** The losses of a record, in its order: the first ones, and the number of all. */
export class Losses {
  count = 0
  readonly #first: Lost[] = []

  add(lost: Lost): void {
    if (this.count++ < mostListed) this.#first.push(lost)
  }

  /** Drops the last losses, so that this number remains. */
  cutTo(count: number): void {
    this.count = count
    this.#first.length = Math.min(count, mostListed)
  }

  /** Returns the first losses, and one more that counts the others. */
  list(): readonly Lost[] {
    const others = this.count - this.#first.length
    return others > 0
      ? [
          ...this.#first,
          new Lost(
            { path: '', code: 'others', reason: `and ${others} more`, kind: undefined, id: undefined },
            undefined,
          ),
        ]
      : this.#first
  }
}

/** The reasons that are the same in every place. */
const reasons = {
  'too-deep': 'is nested too deeply',
  circular: 'is a part of itself',
  missing: 'is missing',
  hidden: 'is never sent back, so its value is not known',
  'unknown-field': '',
  'wrong-value': '',
}

// Deeper than any record, and far below the limit of the stack.
const deepest = 100

/** One conversion of a record. Its result shares nothing with the record. */
export class Conversion {
  /** The reasons why the record cannot become a request; with `leaveOut`, the values that were left out. */
  readonly losses: Losses = new Losses()
  readonly unmapped: Losses = new Losses()
  readonly #request: string
  readonly #leaveOut: boolean
  /** The objects and lists that contain the current value. */
  readonly #parents: unknown[] = []
  readonly #mapId: ((kind: string, id: string, path: string) => unknown) | undefined

  constructor(request: string, leaveOut: boolean, mapId?: (kind: string, id: string, path: string) => unknown) {
    this.#request = request
    this.#leaveOut = leaveOut
    this.#mapId = mapId
  }

  /** Returns the value in the form of the request, or the reason why the request cannot hold it. */
  convert(given: RequestShape, value: unknown, path = ''): unknown {
    const shape = chooseShape(given, value)
    if (this.#parents.length > deepest) return this.#lose(path, 'too-deep', value)
    if (!acceptsValue(shape, value)) return this.#lose(path, 'wrong-value', value, given)
    if (typeof shape === 'string' || 'values' in shape) return value
    if ('id' in shape) return this.#map(shape.id, value as string, path)
    if (this.#parents.includes(value)) return this.#lose(path, 'circular', value)
    const { losses, unmapped } = this
    const before = [losses.count, unmapped.count] as const
    this.#parents.push(value)
    const result =
      'items' in shape ? this.#list(shape, value as unknown[], path) : this.#object(shape, value as Data, path)
    this.#parents.pop()
    // A value inside a container that is left out is left out with it.
    if (this.#leaveOut && result instanceof Lost) {
      losses.cutTo(before[0])
      unmapped.cutTo(before[1])
    }
    return result
  }

  #list({ items, least = 0 }: ListShape, value: readonly unknown[], path: string): unknown {
    let first: Lost | undefined
    const list: unknown[] = []
    for (const [index, item] of value.entries()) {
      const itemPath = `${path}[${index}]`
      const result = this.convert(items, item, itemPath)
      if (result instanceof Lost) {
        this.#leave(result, itemPath, item)
        first ??= result
      } else list.push(result)
    }
    return first && (least < 0 || list.length < least) ? first : list
  }

  #object(shape: ObjectShape, value: Data, path: string): unknown {
    const { required = {}, optional = {}, drops = [], unshown = [], forbidden = [], made = {} } = shape
    const entries: [string, unknown][] = []
    let fatal: Lost | undefined
    for (const [recorded, member] of Object.entries(value)) {
      const [key, inner] = renameField(recorded, member, made)
      const needed = Object.hasOwn(required, key)
      const field = needed ? required[key] : Object.hasOwn(optional, key) ? optional[key] : shape.others
      // `null` means absent, unless the shape gives it a meaning.
      if (
        inner === undefined ||
        (inner === null && !needed && !(field && acceptsValue(chooseShape(field, null), null)))
      )
        continue
      const fieldPath = memberPath(path, recorded)
      const before = this.losses.count
      const result = field ? this.convert(field, inner, fieldPath) : this.#lose(fieldPath, 'unknown-field', inner)
      if (!(result instanceof Lost)) entries.push([key, result])
      // A server keeps what it calls by another name.
      else if (drops.includes(key) || (!field && drops.includes('*'))) this.losses.cutTo(before)
      else {
        this.#leave(result, fieldPath, inner)
        if (needed || forbidden.includes(key)) fatal ??= result
      }
    }
    for (const key of Object.keys(required))
      if (!Object.hasOwn(value, key) || value[key] === undefined) {
        const lost = this.#lose(memberPath(path, key), 'missing', undefined, required[key])
        fatal ??= lost
      }
    for (const key of unshown)
      if (value[key] === undefined) {
        const fieldPath = memberPath(path, key)
        this.#leave(this.#lose(fieldPath, 'hidden', undefined), fieldPath, undefined)
      }
    return fatal ?? Object.fromEntries(entries)
  }

  #map(kind: string, id: string, path: string): unknown {
    if (!this.#mapId) return id
    const other = this.#mapId(kind, id, path)
    if (typeof other === 'string' && other !== '') return other
    const reason = `is the ${kind} ${quoteText(id)}, for which mapId gave no id`
    this.unmapped.add(new Lost({ path, code: 'unmapped-id', reason, kind, id }, id))
    return undefined
  }

  /** @param given - The shape that the value should have, where there is one. */
  #lose(path: string, code: keyof typeof reasons, value: unknown, given?: RequestShape): Lost {
    const shape = given && chooseShape(given, value)
    const reason =
      reasons[code] || (shape ? describeWrong(value, expectedKind(shape)) : `has no place in ${this.#request}`)
    const lost = new Lost({ path, code, reason, kind: shape && kindOfIds(shape), id: undefined }, value)
    if (!this.#leaveOut) this.losses.add(lost)
    return lost
  }

  #leave({ loss }: Lost, path: string, value: unknown): void {
    if (this.#leaveOut) this.losses.add(new Lost(loss, value, path))
  }
}

/** The name and the value of a field in the request. */
function renameField(
  key: string,
  value: unknown,
  made: NonNullable<ObjectShape['made']>,
): [key: string, value: unknown] {
  const [name = key, member] = (Object.hasOwn(made, key) && made[key]) || []
  if (member === undefined || !Array.isArray(value)) return [name, value]
  return [name, value.map((item) => Object(item)[member])]
}

function memberPath(path: string, key: string): string {
  if (!/^[a-z_$][\w$]*$/i.test(key)) return `${path}[${quoteText(key)}]`
  return path === '' ? key : `${path}.${key}`
}

function describeWrong(value: unknown, expected: string | readonly unknown[]): string {
  const words = `is ${describeValue(value)}, not `
  if (typeof expected === 'string') return words + withArticle(expected)
  const listed = expected.slice(0, 12).map(describeValue).join(', ')
  return `${words}${expected.length > 1 ? 'one of ' : ''}${listed}${expected.length > 12 ? ', …' : ''}`
}

function describeValue(value: unknown): string {
  if (typeof value === 'string') return quoteText(value.length > 60 ? `${value.slice(0, 60)}…` : value)
  return typeof value === 'object' ? withArticle(jsonKind(value)) : String(value)
}

function withArticle(kind: string): string {
  if (kind === 'any') return 'JSON'
  return /^n(?:o |ull)/.test(kind) ? kind : kind === 'object' ? 'an object' : `a ${kind}`
}

/** Returns a server's text without characters that could control a terminal or break a line. */
export function quoteText(text: string): string {
  return JSON.stringify(text).replace(
    /[\p{C}\p{Zl}\p{Zp}]/gu,
    (one) => `\\u{${(one.codePointAt(0) as number).toString(16)}}`,
  )
}
