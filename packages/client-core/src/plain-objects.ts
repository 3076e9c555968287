/** Names the class of a value, and what to do with it. */
// biome-ignore lint/suspicious/noExplicitAny: whatever a caller may pass.
export function describeKind(value: any): string {
  if (Object(value) !== value && typeof value !== 'bigint') return String(value)
  return `a ${value.constructor?.name}${value.then ? '; await it' : ''}`
}

/** JSON would write any other object, such as a collection, stream or promise, as `{}`. */
// biome-ignore lint/suspicious/noExplicitAny: whatever a caller may pass.
export function isPlainObject(value: any): boolean {
  // Not by its class: an object of another realm, such as a test runner's, has another `Object`.
  const prototype = Object.getPrototypeOf(value)
  if (prototype === null || Object.getPrototypeOf(prototype) === null) return true
  // Older workers give their own classes, such as Blob, no name.
  const isBuiltIn = /native code/.test(value.constructor) || value[Symbol.asyncIterator]
  return !isBuiltIn && {}.toString.call(value) === '[object Object]'
}
