import { QueryError } from '../query-error.ts'
import type { DatabaseFunction, Prepared } from './database-function.ts'
import type { Value } from './expression.ts'
import { isList, isNothing, isNumber, isText, isTime } from './types.ts'

const kinds: Readonly<Record<string, (type: string) => boolean>> = {
  text: isText,
  number: isNumber,
  time: isTime,
  list: (type) => type.startsWith('Array('),
  flags: (type) => /^Array\((UInt8|Bool|Nothing)\)$/.test(type),
  map: (type) => type.startsWith('Map('),
  sized: (type) => isText(type) || isList(type),
  any: () => true,
}

/** What a function says of an argument that it cannot take, where that is not what most say. */
export type Complaint = (type: string, index: number, name: string) => string

/** What else is known of a function. */
export interface Usual {
  anyCase?: boolean
  expects?: string
  complaint?: Complaint
}

const illegal: Complaint = (type, _, name) => `Illegal type ${type} of argument of function ${name}`

/**
 * A function that takes arguments of these kinds, such as `text number?`, the last of them any number of times where it
 * ends in dots, and nothing of which makes nothing.
 */
export function usual(
  takes: string,
  type: string | ((types: string[]) => string),
  // What comes is of the kinds that it says.
  // biome-ignore lint/suspicious/noExplicitAny: a table of a hundred functions would be as many casts.
  compute: (...values: any[]) => Value,
  { complaint = illegal, ...more }: Usual = {},
): DatabaseFunction {
  const wanted = takes === '' ? [] : takes.split(' ')
  const isOpen = takes.endsWith('…')
  const kindAt = (index: number) => kinds[(wanted[index] ?? wanted.at(-1) ?? '').replace(/[?…]+$/, '')]
  const least = wanted.filter((one) => !one.includes('?')).length
  return {
    ...more,
    arity: [least, isOpen ? 1000 : wanted.length],
    prepare: (types, _, where) => {
      const [name = ''] = where.split(':')
      const wrong = types.findIndex((given, index) => !isNothing(given) && !kindAt(index)?.(given))
      if (wrong >= 0)
        throw new QueryError(`${complaint(types[wrong] as string, wrong, name)}${where.slice(name.length)}. `)
      const apply: Prepared['apply'] = (...values) => (values.includes(null) ? null : compute(...values))
      return { type: typeof type === 'string' ? type : type(types), apply }
    },
  }
}

/** Complains in the words of functions whose arguments have names, such as `haystack String`. */
export function byName(...expected: [name: string, type: string][]): Complaint {
  return (type, index, name) => {
    const [argument, wanted] = expected[index] ?? ['', '']
    const place = ['1st', '2nd', '3rd'][index] ?? `${index + 1}th`
    return `A value of illegal type was provided as ${place} argument '${argument}' to function '${name}'. Expected: ${wanted}, got: ${type}`
  }
}
