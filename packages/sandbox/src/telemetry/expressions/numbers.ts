import { QueryError } from '../query-error.ts'
import { alsoOfTimes } from './calendar/intervals.ts'
import type { DatabaseFunction, Prepared } from './database-function.ts'
import { isInteger, isNothing, isNumber, widened } from './types.ts'
import { usual } from './usual.ts'

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

function rounded(name: string, compute: (value: number) => number): DatabaseFunction {
  return {
    arity: [1, 2],
    anyCase: true,
    prepare: (types) => {
      if (!isNumber(types[0] as string))
        throw new QueryError(`Illegal type ${types[0]} of argument of function ${name}: In scope SELECT. `)
      const apply: Prepared['apply'] = (value, digits) => {
        const scale = 10 ** Number(digits ?? 0)
        return compute(Number(value) * scale) / scale
      }
      return { type: types[0] as string, apply }
    },
  }
}

const first = (types: string[]): string => types[0] as string

/** Whole numbers that are divided by nothing are refused; what has a fraction becomes infinite. */
const whole =
  (compute: (a: number, b: number) => number) =>
  (a: number, b: number): number => {
    if (b === 0) throw new QueryError('Division by zero: In scope SELECT. ')
    return compute(a, b)
  }

const { sqrt, cbrt, exp, log, log2, log10, sin, cos, tan, asin, acos, atan, tanh, log1p } = Math
const exp2 = (power: number): number => 2 ** power
const exp10 = (power: number): number => 10 ** power
const ofOne = { sqrt, cbrt, exp, exp2, exp10, log, log2, log10, log1p, sin, cos, tan, asin, acos, atan, tanh }

const divisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : divisor(b, a % b))

/** Halves go to what is even. */
const toEven = (value: number): number => (Math.abs(value % 1) === 0.5 ? 2 * Math.round(value / 2) : Math.round(value))

const right = (types: string[]): string => (types.every(isInteger) ? (types[1] as string) : 'Float64')

export const numbers: Record<string, DatabaseFunction> = {
  plus: alsoOfTimes(
    1,
    arithmetic(
      'plus',
      (types) => widened(types, false),
      (a, b) => a + b,
    ),
  ),
  minus: alsoOfTimes(
    -1,
    arithmetic(
      'minus',
      (types) => widened(types, true),
      (a, b) => a - b,
    ),
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
  modulo: arithmetic(
    'modulo',
    right,
    whole((a, b) => a % b),
  ),
  intDiv: arithmetic(
    'intDiv',
    first,
    whole((a, b) => Math.trunc(a / b)),
  ),
  negate: {
    arity: [1, 1],
    prepare: (types) => {
      if (!isNumber(types[0] as string))
        throw new QueryError(`Illegal type ${types[0]} of argument of function negate: In scope SELECT. `)
      return { type: (types[0] as string).replace(/^UInt/, 'Int'), apply: (value) => -Number(value) }
    },
  },
  round: rounded('round', toEven),
  roundBankers: rounded('roundBankers', toEven),
  floor: rounded('floor', Math.floor),
  ceil: rounded('ceil', Math.ceil),
  abs: { ...rounded('abs', Math.abs), arity: [1, 1] },
  trunc: rounded('trunc', Math.trunc),
  ...Object.fromEntries(
    Object.entries(ofOne).map(([name, compute]) => [
      name,
      usual('number', 'Float64', (value: number) => compute(value), { anyCase: true }),
    ]),
  ),
  pow: usual('number number', 'Float64', (a: number, b: number) => a ** b, { anyCase: true }),
  e: usual('', 'Float64', () => Math.E),
  gcd: arithmetic('gcd', (types) => widened(types, false), divisor),
  lcm: arithmetic(
    'lcm',
    (types) => widened(types, false),
    (a, b) => Math.abs(a * b) / (divisor(a, b) || 1),
  ),
  max2: usual('number number', 'Float64', (a: number, b: number) => Math.max(a, b), { anyCase: true }),
  min2: usual('number number', 'Float64', (a: number, b: number) => Math.min(a, b), { anyCase: true }),
  pi: usual('', 'Float64', () => Math.PI, { anyCase: true }),
  sign: usual('number', 'Int8', (value: number) => Math.sign(value), { anyCase: true }),
  isNaN: usual('number', 'UInt8', (value: number) => Number(Number.isNaN(value))),
  isFinite: usual('number', 'UInt8', (value: number) => Number(Number.isFinite(value))),
  isInfinite: usual('number', 'UInt8', (value: number) => Number(Math.abs(value) === Number.POSITIVE_INFINITY)),
  intDivOrZero: arithmetic('intDivOrZero', first, (a, b) => (b === 0 ? 0 : Math.trunc(a / b))),
  moduloOrZero: arithmetic('moduloOrZero', right, (a, b) => (b === 0 ? 0 : a % b)),
  positiveModulo: arithmetic('positiveModulo', right, (a, b) => ((a % b) + b) % b),
  bitAnd: arithmetic('bitAnd', first, (a, b) => Number(BigInt(a) & BigInt(b))),
  bitOr: arithmetic('bitOr', first, (a, b) => Number(BigInt(a) | BigInt(b))),
  bitXor: arithmetic('bitXor', first, (a, b) => Number(BigInt(a) ^ BigInt(b))),
  bitShiftLeft: arithmetic('bitShiftLeft', first, (a, b) => a * 2 ** b),
  bitShiftRight: arithmetic('bitShiftRight', first, (a, b) => Math.floor(a / 2 ** b)),
}
