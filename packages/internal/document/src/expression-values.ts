// What compiled rules call: the operators and functions of CEL on JSON values. Each throws where CEL has no value.

/** An expression of a rule. Throws where it has no value, such as about a property that is absent. */
export type Expression = (subject: { readonly self?: unknown; readonly item?: unknown }) => unknown

/** By what a bundle finds the code of an expression: the documents have its text, which is long. */
export function expressionKey(text: string): number {
  let key = 0
  for (let index = 0; index < text.length; index++) key = (Math.imul(key, 31) + text.charCodeAt(index)) >>> 0
  return key
}

type Test = (value: unknown) => unknown

/** Whether a test holds for one of the values. An error counts only if the test holds for none. */
export function some(values: unknown, test: Test): boolean {
  let failure: unknown
  for (const value of membersOf(values)) {
    try {
      if (truth(test(value))) return true
    } catch (error) {
      failure ??= error
    }
  }
  if (failure !== undefined) throw failure
  return false
}

export const either = (...sides: readonly (() => unknown)[]): boolean =>
  some(sides, (side) => (side as () => unknown)())

export const both = (...sides: readonly (() => unknown)[]): boolean => every(sides, (side) => (side as () => unknown)())

export const every = (values: unknown, test: Test): boolean => !some(values, (value) => !truth(test(value)))

export const filtered = (values: unknown, test: Test): unknown[] =>
  membersOf(values).filter((value) => truth(test(value)))

export function truth(value: unknown): boolean {
  return typeof value === 'boolean' ? value : refuse('no boolean')
}

export const has = (object: unknown, name: string): boolean => isMap(object) && Object.hasOwn(object, name)

export function member(object: unknown, key: unknown): unknown {
  if (Array.isArray(object)) return Object.hasOwn(object, key as number) ? object[key as number] : refuse('absent')
  return has(object, key as string) ? (object as Data)[key as string] : refuse('absent')
}

export function contains(values: unknown, value: unknown): boolean {
  return isMap(values) ? Object.hasOwn(values, value as string) : membersOf(values).some((item) => equal(item, value))
}

export function equal(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => equal(item, other[index]))
    )
  if (!isMap(one) || !isMap(other)) return one === other
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && equal(one[name], other[name]))
  )
}

export function isLess(one: unknown, other: unknown): boolean {
  if (typeof one !== typeof other || !/^(number|string|boolean)$/.test(typeof one)) return refuse('no order')
  return (one as number) < (other as number)
}

export function sum(one: unknown, other: unknown): unknown {
  if (typeof one === 'string' && typeof other === 'string') return one + other
  return typeof one === 'number' && typeof other === 'number' ? one + other : refuse('no sum')
}

export function expressionType(value: unknown): string {
  if (value === null) return 'null_type'
  if (Array.isArray(value)) return 'list'
  return { boolean: 'bool', string: 'string', number: 'double' }[typeof value as string] ?? 'map'
}

/** The functions that rules call on a value, by name. */
export const methods = {
  size: (value: unknown): number =>
    typeof value === 'string' ? [...value].length : isMap(value) ? Object.keys(value).length : membersOf(value).length,
  trim: (text: unknown): string => requiredText(text).trim(),
  matches: (text: unknown, pattern: string): boolean => new RegExp(pattern, 'u').test(requiredText(text)),
  replaceAll: (text: unknown, pattern: string, by: string): string =>
    requiredText(text).replace(new RegExp(pattern, 'gu'), by),
}

type Data = Readonly<Record<string, unknown>>

const isMap = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

const requiredText = (value: unknown): string => (typeof value === 'string' ? value : refuse('no text'))

/** The items of a list, or the names in an object. */
function membersOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return isMap(value) ? Object.keys(value) : refuse('no list')
}

function refuse(problem: string): never {
  throw new Error(`no value: ${problem}`)
}
