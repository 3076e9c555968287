/**
 * Hides properties of plain data where it is printed: by `util.inspect`, and so by `console.log` of Node. They stay in copies
 * and in JSON, so that the data can be stored.
 */
export function conceal<Data extends object>(data: Data, secret: keyof Data): Data {
  const value = function (this: Data): object {
    return this[secret] === undefined ? { ...this } : { ...this, [secret]: '[redacted]' }
  }
  return Object.defineProperty(data, Symbol.for('nodejs.util.inspect.custom'), { value })
}
