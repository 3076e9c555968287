import { QueryError } from '../query-error.ts'
import { fromBytes, lowerCase, toBytes, upperCase } from './bytes.ts'
import type { DatabaseFunction } from './database-function.ts'
import type { Value } from './expression.ts'
import { regular } from './regular.ts'
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
      const bytes = toBytes(String(value))
      const from = Number(start) < 0 ? Math.max(0, bytes.length + Number(start)) : Number(start) - 1
      if (from < 0) return ''
      const rest = bytes.slice(from)
      return fromBytes(length === undefined ? rest : rest.slice(0, Number(length)))
    },
  }),
}

export const texts: Record<string, DatabaseFunction> = {
  lower: onText('lower', 1, 'String', (value) => lowerCase(value as string)),
  upper: onText('upper', 1, 'String', (value) => upperCase(value as string)),
  lowerUTF8: onText('lowerUTF8', 1, 'String', (value) => (value as string).toLowerCase()),
  upperUTF8: onText('upperUTF8', 1, 'String', (value) => (value as string).toUpperCase()),
  trim: onText('trim', 1, 'String', (value) => (value as string).trim()),
  startsWith: onText('startsWith', 2, 'UInt8', (value, start) => Number((value as string).startsWith(start as string))),
  endsWith: onText('endsWith', 2, 'UInt8', (value, end) => Number((value as string).endsWith(end as string))),
  position: onText(
    'position',
    2,
    'UInt64',
    (value, part) => toBytes(value as string).indexOf(toBytes(part as string)) + 1,
  ),
  locate: onText('locate', 2, 'UInt64', (part, value) => toBytes(value as string).indexOf(toBytes(part as string)) + 1),
  positionCaseInsensitive: onText(
    'positionCaseInsensitive',
    2,
    'UInt64',
    (value, part) => toBytes(lowerCase(value as string)).indexOf(toBytes(lowerCase(part as string))) + 1,
  ),
  match: onText('match', 2, 'UInt8', (value, pattern) => Number(regular(pattern as string).test(value as string))),
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
}
