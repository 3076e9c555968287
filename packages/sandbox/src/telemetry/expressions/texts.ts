import { QueryError } from '../query-error.ts'
import type { DatabaseFunction } from './database-function.ts'
import type { Value } from './expression.ts'
import { asText, isText } from './types.ts'

function onText(name: string, arity: number, type: string, compute: (...texts: string[]) => Value): DatabaseFunction {
  return {
    arity: [arity, arity],
    anyCase: true,
    prepare: (types, _, where) => {
      const wrong = types.find((given) => !isText(given))
      if (wrong)
        throw new QueryError(`Illegal type ${wrong} of argument of function ${name}${where.slice(name.length)}. `)
      return { type, apply: (...values) => compute(...(values as string[])) }
    },
  }
}

/** The words of a text, in lower case: what stands between anything that is neither a letter nor a digit. */
export function words(value: string): string[] {
  return value
    .toLowerCase()
    .split(/[\0-/:-@[-`{-\x7f]+/)
    .filter(Boolean)
}

const substring: DatabaseFunction = {
  arity: [2, 3],
  anyCase: true,
  prepare: () => ({
    type: 'String',
    apply: (value, start, length) => {
      const from = Number(start) - 1
      return String(value).slice(from, length === undefined ? undefined : from + Number(length))
    },
  }),
}

export const texts: Record<string, DatabaseFunction> = {
  lower: onText('lower', 1, 'String', (value) => (value as string).toLowerCase()),
  upper: onText('upper', 1, 'String', (value) => (value as string).toUpperCase()),
  trim: onText('trim', 1, 'String', (value) => (value as string).trim()),
  startsWith: onText('startsWith', 2, 'UInt8', (value, start) => Number((value as string).startsWith(start as string))),
  endsWith: onText('endsWith', 2, 'UInt8', (value, end) => Number((value as string).endsWith(end as string))),
  position: onText('position', 2, 'UInt64', (value, part) => (value as string).indexOf(part as string) + 1),
  positionCaseInsensitive: onText(
    'positionCaseInsensitive',
    2,
    'UInt64',
    (value, part) => (value as string).toLowerCase().indexOf((part as string).toLowerCase()) + 1,
  ),
  match: onText('match', 2, 'UInt8', (value, pattern) => Number(regular(pattern as string).test(value as string))),
  hasToken: onText('hasToken', 2, 'UInt8', (value, word) =>
    Number((value as string).split(/[\0-/:-@[-`{-\x7f]+/).includes(word as string)),
  ),
  hasAllTokens: onText('hasAllTokens', 2, 'UInt8', (value, wanted) => {
    const found = new Set(words(value as string))
    return Number(words(wanted as string).every((word) => found.has(word)))
  }),
  concat: {
    arity: [1, 100],
    anyCase: true,
    prepare: (types) => ({
      type: 'String',
      apply: (...values) => values.map((value, index) => asText(value, types[index] as string)).join(''),
    }),
  },
  substring,
  JSONExtractString: {
    arity: [2, 100],
    prepare: () => ({ type: 'String', apply: (value, ...path) => extracted(value as string, path as string[]) }),
  },
}

function regular(pattern: string): RegExp {
  try {
    // The database takes a closing bracket that closes nothing for itself.
    return new RegExp(pattern.includes('(') ? pattern : pattern.replace(/(?<!\\)\)/g, '\\)'))
  } catch {
    throw new QueryError(
      `OptimizedRegularExpression: cannot compile re2: ${pattern}, error: ${faultOf(pattern)}. Look at https://github.com/google/re2/wiki/Syntax for reference. `,
    )
  }
}

function faultOf(pattern: string): string {
  const [repeated] = /^[*+?]+/.exec(pattern) ?? []
  if (repeated) return `no argument for repetition operator: ${repeated.charAt(0)}`
  if (pattern.endsWith('\\')) return 'trailing \\'
  const plain = pattern.replace(/\\[\s\S]/g, '').replace(/\[\]?[^\]]*\]/g, '')
  if (plain.includes('[')) return `missing ]: ${plain.slice(plain.indexOf('['))}`
  return `missing ): ${pattern}`
}

function extracted(json: string, path: string[]): string {
  if (!/^\s*[{[]/.test(json)) return ''
  try {
    let value = JSON.parse(json) as unknown
    for (const key of path) value = (value as Record<string, unknown> | null)?.[key]
    return typeof value === 'string' ? value : ''
  } catch {
    return ''
  }
}
