import { QueryError } from '../../query-error.ts'
import { isInteger, isNothing, isNumber, widened } from '../types.ts'
import { type DatabaseFunction, define, type FunctionTable, type Prepared } from './function-table.ts'
import { alsoForTimes } from './intervals.ts'

function arithmetic(
  name: string,
  type: (types: string[]) => string,
  compute: (a: number, b: number) => number,
): DatabaseFunction {
  return {
    arity: [2, 2],
    prepare: (types) => {
      if (types.some((given) => !isNumber(given) && !isNothing(given)))
        throw new QueryError(`Illegal types ${types.join(' and ')} of arguments of function ${name}: In scope SELECT. `)
      const apply: Prepared['apply'] = (a, b) => (a === null || b === null ? null : compute(Number(a), Number(b)))
      return { type: type(types), apply }
    },
  }
}

function rounded(name: string, compute: (value: number) => number, most = 2): DatabaseFunction {
  return {
    arity: [1, most],
    anyCase: true,
    prepare: ([type = '']) => {
      if (!isNumber(type))
        throw new QueryError(`Illegal type ${type} of argument of function ${name}: In scope SELECT. `)
      const apply: Prepared['apply'] = (value, digits) => {
        const scale = 10 ** Number(digits ?? 0)
        return compute(Number(value) * scale) / scale
      }
      return { type, apply }
    },
  }
}

const first = ([type = '']: string[]): string => type
const ofProduct = (types: string[]): string => widened(types, false)
const ofDifference = (types: string[]): string => widened(types, true)
const ofRemainder = (types: string[]): string => (types.every(isInteger) ? (types[1] as string) : 'Float64')

/** The database refuses to divide whole numbers by zero; other divisions return infinity. */
const nonZero =
  (compute: (a: number, b: number) => number) =>
  (a: number, b: number): number => {
    if (b === 0) throw new QueryError('Division by zero: In scope SELECT. ')
    return compute(a, b)
  }

/** Rounds halves to even numbers. */
const toEven = (value: number): number => (Math.abs(value % 1) === 0.5 ? 2 * Math.round(value / 2) : Math.round(value))

const { sqrt, exp, log, log2, log10 } = Math
const ofOneNumber = Object.entries({ sqrt, exp, log, log2, log10 }).map(([name, compute]) => [
  name,
  define('number', 'Float64', (value: number) => compute(value), { anyCase: true }),
])

const operatorTypes: [name: string, type: (types: string[]) => string, compute: (a: number, b: number) => number][] = [
  ['multiply', ofProduct, (a, b) => a * b],
  ['divide', () => 'Float64', (a, b) => a / b],
  ['modulo', ofRemainder, nonZero((a, b) => a % b)],
  ['intDiv', first, nonZero((a, b) => Math.trunc(a / b))],
]
const plus = arithmetic('plus', ofProduct, (a, b) => a + b)
const minus = arithmetic('minus', ofDifference, (a, b) => a - b)
const operators = operatorTypes.map(([name, ...rest]) => [name, arithmetic(name, ...rest)])

/** Functions of numbers, and the arithmetic operators. */
export const numbers: FunctionTable = {
  ...Object.fromEntries(operators),
  plus: alsoForTimes(1, plus),
  minus: alsoForTimes(-1, minus),
  negate: define(
    'number',
    ([type = '']) => type.replace(/^UInt/, 'Int'),
    (value: number) => -Number(value),
  ),
  round: rounded('round', toEven),
  floor: rounded('floor', Math.floor),
  ceil: rounded('ceil', Math.ceil),
  trunc: rounded('trunc', Math.trunc),
  abs: rounded('abs', Math.abs, 1),
  ...Object.fromEntries(ofOneNumber),
  pow: define('number number', 'Float64', (a: number, b: number) => a ** b, { anyCase: true }),
  sign: define('number', 'Int8', Math.sign, { anyCase: true }),
  isNaN: define('number', 'UInt8', (value: number) => Number(Number.isNaN(value))),
  isFinite: define('number', 'UInt8', (value: number) => Number(Number.isFinite(value))),
  rand: define('any?', 'UInt32', () => 1_048_271_226),
}
