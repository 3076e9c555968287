// A column of code beside a text has no room for more.
const width = 60

/**
 * A JSON value as a person writes it in TypeScript: names without quotes, short things on one line.
 *
 * @param before How much stands before it on its line, where that is more than the indentation.
 */
export function literal(value: unknown, indent = '', before: number = indent.length): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const isList = Array.isArray(value)
  const parts = (inner: string): string[] =>
    isList
      ? value.map((item) => literal(item, inner))
      : Object.entries(value).map(([key, item]) => `${name(key)}: ${literal(item, inner)}`)
  const [open, close] = isList ? ['[', ']'] : ['{', '}']
  const short = parts('').join(', ')
  if (short === '') return `${open}${close}`
  const space = isList ? '' : ' '
  if (!short.includes('\n') && before + short.length < width) return `${open}${space}${short}${space}${close}`
  const inner = `${indent}  `
  return `${open}\n${parts(inner)
    .map((part) => `${inner}${part},\n`)
    .join('')}${indent}${close}`
}

function name(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key)
}

function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')
  return text.includes("'") && !text.includes('"') ? `"${inner}"` : `'${inner.replaceAll("'", "\\'")}'`
}
