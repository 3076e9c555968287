import { QueryError } from '../query-error.ts'

/** Compiles a regular expression of the database, which has no look-around and allows flags at the beginning. */
export function regularExpression(pattern: string): RegExp {
  const [, flags = '', rest = pattern] = /^\(\?([imsU]+)\)([\s\S]*)$/.exec(pattern) ?? []
  const [lookAround] = /\(\?(?:=|!|<=|<!)/.exec(pattern) ?? []
  if (lookAround) throw wrong(pattern, `invalid perl operator: ${lookAround}`)
  try {
    // For the database, an unmatched closing bracket is a plain character.
    const source = rest.includes('(') ? rest : rest.replace(/(?<!\\)\)/g, '\\)')
    return new RegExp(source.replaceAll('(?P<', '(?<'), flags.replace('U', ''))
  } catch {
    throw wrong(pattern, `missing ${pattern.includes('(') ? ')' : ']'}: ${pattern}`)
  }
}

const wrong = (pattern: string, fault: string): QueryError =>
  new QueryError(
    `OptimizedRegularExpression: cannot compile re2: ${pattern}, error: ${fault}. Look at https://github.com/google/re2/wiki/Syntax for reference. `,
  )
