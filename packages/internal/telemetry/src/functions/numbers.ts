import type { Value } from '../language/expression.ts'
import { asText, castNumber, is, widened } from '../language/types.ts'
import { QueryError } from '../refusals.ts'
import { type FunctionTable, functionTable, type Prepare, unlessNull } from './signatures.ts'
import { ofTimes, toTime } from './times.ts'

/** An arithmetic operator; plus and minus also take times. */
const arithmetic =
  (type: (types: string[]) => string, compute: (a: number, b: number) => number, sign: number = 0): Prepare =>
  (types, _, { name }) => {
    const found = sign === 0 ? undefined : ofTimes(sign, types)
    if (found) return found
    if (types.every((given) => is.number(given) || is.nothing(given)))
      return { type: type(types), apply: unlessNull((a, b) => compute(Number(a), Number(b))) }
    throw new QueryError(`Illegal types ${types.join(' and ')} of arguments of function ${name}`)
  }

const ofRemainder = (types: string[]): string => (types.every(is.integer) ? (types[1] ?? '') : 'Float64')

/** The database refuses to divide whole numbers by zero; other divisions return infinity. */
const nonZero = (compute: (a: number, b: number) => number) => (a: number, b: number) => {
  if (b === 0) throw new QueryError('Division by zero')
  return compute(a, b)
}
const [remainder, quotient] = [nonZero((a, b) => a % b), nonZero((a, b) => Math.trunc(a / b))]

const rounded =
  (compute: (value: number) => number) =>
  (value: number, digits: number | boolean = 0) =>
    compute(Number(value) * 10 ** Number(digits)) / 10 ** Number(digits)

const toEven = (value: number): number => (Math.abs(value % 1) === 0.5 ? 2 * Math.round(value / 2) : Math.round(value))

const difference = (types: string[]): string => widened(types, true)
const float = () => 'Float64'

export const numbers: FunctionTable = functionTable({
  'plus any any': arithmetic(widened, (a, b) => a + b, 1),
  'minus any any': arithmetic(difference, (a, b) => a - b, -1),
  'multiply any any': arithmetic(widened, (a, b) => a * b),
  'divide any any': arithmetic(float, (a, b) => a / b),
  'modulo any any': arithmetic(ofRemainder, remainder),
  'intDiv any any': arithmetic(([type = '']) => type, quotient),
  'negate number': ([type = '']) => ({
    type: type.replace(/^UInt/, 'Int'),
    apply: unlessNull((one) => -Number(one)),
  }),
  'round* number number?: =': rounded(toEven),
  'floor* number number?: =': rounded(Math.floor),
  'ceil* number number?: =': rounded(Math.ceil),
  'abs* number: =': (value: number) => Math.abs(Number(value)),
  'exp* number: Float64': (value: number) => Math.exp(Number(value)),
  'log10* number: Float64': (value: number) => Math.log10(Number(value)),
  'pow* number number: Float64': (a: number, b: number) => a ** b,
  'rand any?: UInt32': () => 1_048_271_226,
})

/** The result for a text that is not a number: an error, 0, or null. */
type Otherwise = 'fail' | 'zero' | 'null'

const toNumber =
  (type: string, otherwise: Otherwise): Prepare =>
  ([from = '']) => ({ type, apply: (value) => convertedNumber(value as Value, from, type, otherwise) })

function convertedNumber(value: Value, from: string, to: string, otherwise: Otherwise): Value {
  const nothing = otherwise === 'zero' ? 0 : null
  if (value === null) return nothing
  if (is.time(from)) return Math.floor((value as number) / 1000)
  if (!is.text(from)) return to === 'Float64' ? Number(value) : wrapped(Math.trunc(Number(value)), to)
  if (otherwise === 'fail') return castNumber(value as string, to)
  const read = (value as string).trim() === '' ? Number.NaN : Number(value)
  return Number.isNaN(read) || (to !== 'Float64' && !Number.isInteger(read)) ? nothing : read
}

/** Wraps an integer that does not fit into its type, as the database does. */
function wrapped(value: number, type: string): number {
  const bits = Number(/\d+$/.exec(type)?.[0] ?? 64)
  if (bits >= 64 || !Number.isFinite(value)) return value
  const limit = type.startsWith('U') ? BigInt.asUintN : BigInt.asIntN
  return Number(limit(bits, BigInt(value)))
}

const kinds = ['Float64', 'Float32', ...[8, 16, 32, 64].flatMap((bits) => [`Int${bits}`, `UInt${bits}`])]
const endings = { '': 'fail', OrZero: 'zero', OrDefault: 'zero', OrNull: 'null' } as const

const toNumbers = kinds.flatMap((kind) =>
  Object.entries(endings).map(([ending, otherwise]): [string, Prepare] => [
    `to${kind}${ending} single`,
    toNumber(kind.replace('Float32', 'Float64'), otherwise),
  ]),
)

/** The type in `Nullable(…)` and `LowCardinality(…)`. */
const wrapper = /^(?:(?:Nullable|LowCardinality)\()*([^()]+(?:\([^()]*\))?)\)*$/

/** `CAST(value, 'Float64')` and `value::Float64`. */
const cast: Prepare = ([from = ''], [constant, wanted], called) => {
  const to = String(wanted).replace(wrapper, '$1').replace('Float32', 'Float64')
  if (/^string$/i.test(to)) return { type: 'String', apply: (value) => asText(value as Value, from) }
  if (!is.number(from) && !is.text(from) && !is.time(from) && !is.nothing(from))
    throw new QueryError(`Conversion from ${from} to ${to} is not supported`)
  if (is.time(to)) return toTime(() => to)([from], [constant], called)
  if (!kinds.includes(to)) throw new QueryError(`Unknown data type family: ${to}`)
  if (is.text(from) && typeof constant === 'string') castNumber(constant)
  return { type: to, apply: (value) => convertedNumber(value as Value, from, to, 'fail') }
}

const toText: Prepare = ([from = ''], [, told]) => {
  const zone = typeof told === 'string' ? told : undefined
  return { type: is.nothing(from) ? from : 'String', apply: (value) => asText(value as Value, from, zone) }
}

/** Conversions between types; those to times are among the times. */
export const conversions: FunctionTable = {
  ...functionTable(Object.fromEntries(toNumbers)),
  ...functionTable({
    'toString! any any?': toText,
    'cast* any single': cast,
    'materialize any:? =': (value) => value,
    'toNullable any:? =': (value) => value,
  }),
}
