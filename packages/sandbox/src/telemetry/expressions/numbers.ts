import { QueryError } from '../query-error.ts'
import type { DatabaseFunction, Prepared } from './database-function.ts'
import { isInteger, isNothing, isNumber, isTime, widened } from './types.ts'

function arithmetic(
  name: string,
  type: (types: string[]) => string,
  compute: (a: number, b: number) => number,
): DatabaseFunction {
  return {
    arity: [2, 2],
    prepare: (types) => {
      if (types.some((given) => !isNumber(given) && !isNothing(given) && !isTime(given)))
        throw new QueryError(`Illegal types ${types.join(' and ')} of arguments of function ${name}. `)
      const apply: Prepared['apply'] = (a, b) => (a === null || b === null ? null : compute(Number(a), Number(b)))
      return { type: types.find(isTime) ?? type(types), apply }
    },
  }
}

function rounded(name: string, compute: (value: number) => number): DatabaseFunction {
  return {
    arity: [1, 2],
    anyCase: true,
    prepare: (types) => {
      if (!isNumber(types[0] as string))
        throw new QueryError(`Illegal type ${types[0]} of argument of function ${name}. `)
      const apply: Prepared['apply'] = (value, digits) => {
        const scale = 10 ** Number(digits ?? 0)
        return compute(Number(value) * scale) / scale
      }
      return { type: types[0] as string, apply }
    },
  }
}

const right = (types: string[]): string => (types.every(isInteger) ? (types[1] as string) : 'Float64')

export const numbers: Record<string, DatabaseFunction> = {
  plus: arithmetic(
    'plus',
    (types) => widened(types, false),
    (a, b) => a + b,
  ),
  minus: arithmetic(
    'minus',
    (types) => widened(types, true),
    (a, b) => a - b,
  ),
  multiply: arithmetic(
    'multiply',
    (types) => widened(types, false),
    (a, b) => a * b,
  ),
  divide: arithmetic(
    'divide',
    () => 'Float64',
    (a, b) => a / b,
  ),
  modulo: arithmetic('modulo', right, (a, b) => a % b),
  intDiv: arithmetic(
    'intDiv',
    (types) => types[0] as string,
    (a, b) => Math.trunc(a / b),
  ),
  negate: {
    arity: [1, 1],
    prepare: (types) => {
      if (!isNumber(types[0] as string))
        throw new QueryError(`Illegal type ${types[0]} of argument of function negate. `)
      return { type: (types[0] as string).replace(/^UInt/, 'Int'), apply: (value) => -Number(value) }
    },
  },
  round: rounded('round', (value) => {
    const half = Math.abs(value % 1) === 0.5
    return half ? 2 * Math.round(value / 2) : Math.round(value)
  }),
  floor: rounded('floor', Math.floor),
  ceil: rounded('ceil', Math.ceil),
  abs: rounded('abs', Math.abs),
}
