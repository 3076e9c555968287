import { QueryError } from '../../query-error.ts'
import { isInteger, isNothing, isNumber, widened } from '../types.ts'
import {
  anyCase,
  type DatabaseFunction,
  define,
  type FunctionTable,
  flag,
  prepared,
  unlessNull,
} from './function-table.ts'
import { alsoForTimes } from './intervals.ts'

const arithmetic = (type: (types: string[]) => string, compute: (a: number, b: number) => number): DatabaseFunction =>
  prepared('any any', (types, _, { name, where }) => {
    if (types.every((given) => isNumber(given) || isNothing(given)))
      return { type: type(types), apply: unlessNull((a, b) => compute(Number(a), Number(b))) }
    throw new QueryError(`Illegal types ${types.join(' and ')} of arguments of function ${name}${where}`)
  })

const first = ([type = '']: string[]): string => type
const second = ([, type = '']: string[]): string => type
const ofProduct = (types: string[]): string => widened(types, false)
const ofDifference = (types: string[]): string => widened(types, true)
const ofRemainder = (types: string[]): string => (types.every(isInteger) ? second(types) : 'Float64')

/** The database refuses to divide whole numbers by zero; other divisions return infinity. */
const nonZero =
  (compute: (a: number, b: number) => number) =>
  (a: number, b: number): number => {
    if (b === 0) throw new QueryError('Division by zero: In scope SELECT. ')
    return compute(a, b)
  }

/** Rounds to a number of digits after the point. */
const rounded = (compute: (value: number) => number): DatabaseFunction =>
  define(
    'number number?',
    first,
    (value, digits = 0) => compute(Number(value) * 10 ** Number(digits)) / 10 ** Number(digits),
    anyCase,
  )

/** Rounds halves to even numbers. */
const toEven = (value: number): number => (Math.abs(value % 1) === 0.5 ? 2 * Math.round(value / 2) : Math.round(value))

const ofNumber = (type: string, compute: (value: number) => number): DatabaseFunction =>
  define('number', type, (value) => compute(Number(value)), anyCase)

/** Functions of numbers, and the arithmetic operators. */
export const numbers: FunctionTable = {
  plus: alsoForTimes(
    1,
    arithmetic(ofProduct, (a, b) => a + b),
  ),
  minus: alsoForTimes(
    -1,
    arithmetic(ofDifference, (a, b) => a - b),
  ),
  multiply: arithmetic(ofProduct, (a, b) => a * b),
  divide: arithmetic(
    () => 'Float64',
    (a, b) => a / b,
  ),
  modulo: arithmetic(
    ofRemainder,
    nonZero((a, b) => a % b),
  ),
  intDiv: arithmetic(
    first,
    nonZero((a, b) => Math.trunc(a / b)),
  ),
  negate: define(
    'number',
    ([type = '']) => type.replace(/^UInt/, 'Int'),
    (value) => -Number(value),
  ),
  round: rounded(toEven),
  floor: rounded(Math.floor),
  ceil: rounded(Math.ceil),
  trunc: rounded(Math.trunc),
  abs: define('number', first, (value) => Math.abs(Number(value)), anyCase),
  sqrt: ofNumber('Float64', Math.sqrt),
  exp: ofNumber('Float64', Math.exp),
  log: ofNumber('Float64', Math.log),
  log2: ofNumber('Float64', Math.log2),
  log10: ofNumber('Float64', Math.log10),
  sign: ofNumber('Int8', Math.sign),
  pow: define('number number', 'Float64', (a: number, b: number) => a ** b, anyCase),
  isNaN: flag('number', Number.isNaN),
  isFinite: flag('number', Number.isFinite),
  rand: define('any?', 'UInt32', () => 1_048_271_226),
}
