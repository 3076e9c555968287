import { QueryError } from '../query-error.ts'

/** Compiles a regular expression of the database, which has no look-around and allows flags at the beginning. */
export function regularExpression(pattern: string): RegExp {
  const [, flags = '', rest = pattern] = /^\(\?([imsU]+)\)([\s\S]*)$/.exec(pattern) ?? []
  const [, sign] = /\((\?(?:=|!|<=|<!))/.exec(pattern) ?? []
  if (sign) throw wrong(pattern, `invalid perl operator: (${sign}`)
  try {
    // For the database, an unmatched closing bracket is a plain character.
    const source = rest.includes('(') ? rest : rest.replace(/(?<!\\)\)/g, '\\)')
    return new RegExp(source.replaceAll('(?P<', '(?<'), flags.replace('U', ''))
  } catch {
    throw wrong(pattern, faultOf(pattern))
  }
}

function wrong(pattern: string, fault: string): QueryError {
  return new QueryError(
    `OptimizedRegularExpression: cannot compile re2: ${pattern}, error: ${fault}. Look at https://github.com/google/re2/wiki/Syntax for reference. `,
  )
}

function faultOf(pattern: string): string {
  const [repeated] = /^[*+?]+/.exec(pattern) ?? []
  if (repeated) return `no argument for repetition operator: ${repeated.charAt(0)}`
  if (pattern.endsWith('\\')) return 'trailing \\'
  const plain = pattern.replace(/\\[\s\S]/g, '').replace(/\[\]?[^\]]*\]/g, '')
  if (plain.includes('[')) return `missing ]: ${plain.slice(plain.indexOf('['))}`
  const [size] = /\{\d+,\d+\}/.exec(plain) ?? []
  return size ? `invalid repetition size: ${size}` : `missing ): ${pattern}`
}
