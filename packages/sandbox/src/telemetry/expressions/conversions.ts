import { QueryError } from '../query-error.ts'
import type { DatabaseFunction } from './database-function.ts'
import type { Value } from './expression.ts'
import { asText, castNumber, isNothing, isText, isTime } from './types.ts'

/** Texts that are no numbers: an error, 0, or null. */
type Otherwise = 'fail' | 'zero' | 'null'

function toNumber(type: string, otherwise: Otherwise): DatabaseFunction {
  return {
    arity: [1, 2],
    prepare: (types) => ({ type, apply: (value) => numberOf(value, types[0] as string, type, otherwise) }),
  }
}

function numberOf(value: Value, from: string, to: string, otherwise: Otherwise): Value {
  if (value === null) return otherwise === 'zero' ? 0 : null
  if (isTime(from)) return Math.floor((value as number) / 1000)
  if (!isText(from)) return to === 'Float64' ? Number(value) : Math.trunc(Number(value))
  if (otherwise === 'fail')
    return to === 'Float64' ? castNumber(value as string) : Math.trunc(castNumber(value as string, to))
  const read = (value as string).trim() === '' ? Number.NaN : Number(value)
  if (Number.isNaN(read) || (to !== 'Float64' && !Number.isInteger(read))) return otherwise === 'zero' ? 0 : null
  return read
}

const kinds = ['Float64', 'Float32', ...[8, 16, 32, 64].flatMap((bits) => [`Int${bits}`, `UInt${bits}`])]

const toNumbers: [string, DatabaseFunction][] = kinds.flatMap((kind) => {
  const type = kind === 'Float32' ? 'Float64' : kind
  const made: [string, DatabaseFunction][] = [
    [`to${kind}`, toNumber(type, 'fail')],
    [`to${kind}OrZero`, toNumber(type, 'zero')],
    [`to${kind}OrDefault`, toNumber(type, 'zero')],
    [`to${kind}OrNull`, toNumber(type, 'null')],
  ]
  return made
})

/** `CAST(text, 'Float64')`, to which a condition on a number compares. */
const cast: DatabaseFunction = {
  arity: [2, 2],
  prepare: (types, constants) => {
    const [from] = types as [string]
    const to = String(constants[1])
    if (to === 'String') return { type: 'String', apply: (value) => asText(value, from) }
    if (!kinds.includes(to)) throw new QueryError(`Unknown data type family: ${to}. `)
    if (isText(from) && typeof constants[0] === 'string') castNumber(constants[0])
    return { type: to, apply: (value) => numberOf(value, from, to, 'fail') }
  },
}

const toText: DatabaseFunction = {
  arity: [1, 1],
  expects: '1 mandatory argument and 1 optional argument',
  prepare: (types) => {
    const [from] = types as [string]
    const apply = (value: Value) => asText(typeof value === 'boolean' ? Number(value) : value, from)
    return { type: isNothing(from) ? from : 'String', apply }
  },
}

export const conversions: Record<string, DatabaseFunction> = {
  ...Object.fromEntries([...toNumbers, ['toString', toText]]),
  toNullable: { arity: [1, 1], prepare: (types) => ({ type: types[0] as string, apply: (value) => value }) },
  cast: { ...cast, anyCase: true },
}
