import { QueryError } from '../../query-error.ts'
import type { Value } from '../expression.ts'
import { asText, castNumber, converted, isDay, isList, isNothing, isText, isTime } from '../types.ts'
import {
  anyCase,
  type DatabaseFunction,
  define,
  defineWithNulls,
  type FunctionTable,
  type Prepared,
  prepared,
  unlessNull,
} from './function-table.ts'

/** The result for a text that is not a number: an error, 0, or null. */
type Otherwise = 'fail' | 'zero' | 'null'

const toNumber = (type: string, otherwise: Otherwise): DatabaseFunction =>
  prepared('any any?', ([from = '', other = type]) => {
    if (otherwise === 'zero' && other !== type)
      throw new QueryError(
        `Default value type should be same as cast type. Expected ${type}. Actual ${other}: In scope SELECT. `,
      )
    return { type, apply: (value) => numberOf(value as Value, from, type, otherwise) }
  })

function numberOf(value: Value, from: string, to: string, otherwise: Otherwise): Value {
  const nothing = otherwise === 'zero' ? 0 : null
  if (value === null) return nothing
  if (isTime(from)) return Math.floor((value as number) / 1000)
  if (!isText(from)) return to === 'Float64' ? Number(value) : wrapped(Math.trunc(Number(value)), to)
  if (otherwise === 'fail') return castNumber(value as string, to)
  const read = (value as string).trim() === '' ? Number.NaN : Number(value)
  return Number.isNaN(read) || (to !== 'Float64' && !Number.isInteger(read)) ? nothing : read
}

/** Wraps an integer that does not fit into its type, as the database does. */
function wrapped(value: number, type: string): number {
  const bits = Number(/\d+$/.exec(type)?.[0] ?? 64)
  if (bits >= 64 || !Number.isFinite(value)) return value
  const rest = ((value % 2 ** bits) + 2 ** bits) % 2 ** bits
  return type.startsWith('Int') && rest >= 2 ** (bits - 1) ? rest - 2 ** bits : rest
}

const kinds = ['Float64', 'Float32', ...[8, 16, 32, 64].flatMap((bits) => [`Int${bits}`, `UInt${bits}`])]

const toNumbers = kinds.flatMap((kind): [string, DatabaseFunction][] => {
  const type = kind === 'Float32' ? 'Float64' : kind
  return [
    [`to${kind}`, toNumber(type, 'fail')],
    [`to${kind}OrZero`, toNumber(type, 'zero')],
    [`to${kind}OrDefault`, toNumber(type, 'zero')],
    [`to${kind}OrNull`, toNumber(type, 'null')],
  ]
})

/** The type in `Nullable(…)` and `LowCardinality(…)`. */
const wrapper = /^(?:(?:Nullable|LowCardinality)\()*([^()]+(?:\([^()]*\))?)\)*$/

/** `CAST(value, 'Float64')` and `value::Float64`. */
const cast = prepared(
  'any any',
  ([from = ''], [constant, wanted]) => {
    const to = String(wanted).replace(wrapper, '$1').replace('Float32', 'Float64')
    if (/^string$/i.test(to)) return { type: 'String', apply: (value) => asText(value as Value, from) }
    if (/^bool$/i.test(to)) return { type: 'Bool', apply: (value) => Boolean(value) }
    if (isList(from) || from.startsWith('Tuple('))
      throw new QueryError(`Conversion from ${from} to ${to} is not supported: In scope SELECT. `)
    if (isTime(to)) return castTime(from, to)
    if (!kinds.includes(to)) throw new QueryError(`Unknown data type family: ${to}: In scope SELECT. `)
    if (isText(from) && typeof constant === 'string') castNumber(constant)
    return { type: to, apply: (value) => numberOf(value as Value, from, to, 'fail') }
  },
  anyCase,
)

function castTime(from: string, to: string): Prepared {
  const size = isDay(to) ? 86_400_000 : to.startsWith('DateTime64') ? 1 : 1000
  const read = (value: Value) =>
    isText(from) ? converted(value as string, to) : Number(value) * (isTime(from) ? 1 : 1000)
  return { type: to, apply: unlessNull((value) => Math.floor(read(value) / size) * size) }
}

const toText = prepared(
  'any any?',
  ([from = ''], [, told]) => {
    const zone = typeof told === 'string' ? told : undefined
    return { type: isNothing(from) ? from : 'String', apply: (value) => asText(value as Value, from, zone) }
  },
  { expects: '1 mandatory argument and 1 optional argument' },
)

const unchanged = define(
  'any',
  ([type = '']) => type,
  (value) => value,
)
const toBool = (value: Value): boolean =>
  typeof value === 'string' ? /^(true|t|yes|y|on|1)$/i.test(value) : Boolean(value)

/** Conversions between types; those to times are among the dates. */
export const conversions: FunctionTable = {
  ...Object.fromEntries(toNumbers),
  toString: toText,
  toBool: defineWithNulls('any', 'Bool', toBool),
  toTypeName: prepared('any', ([type = '']) => ({ type: 'String', apply: () => type })),
  cast,
  materialize: unchanged,
  toNullable: unchanged,
}
