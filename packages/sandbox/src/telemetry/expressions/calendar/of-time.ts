import { QueryError } from '../../query-error.ts'
import type { DatabaseFunction, Prepared } from '../database-function.ts'
import type { Value } from '../expression.ts'
import { isDay, isTime } from '../types.ts'
import { fromLocal, toLocal, zoneOf } from './zones.ts'

/** What is known of a function of a time. */
export interface OfTime {
  /** Its type, or how that follows from the type of the time and its zone. */
  type: string | ((given: string, zone: string | undefined) => string)
  /** Works on what clocks show. */
  compute: (local: number, mode: number) => Value
  /** The kinds that it says it takes, when it is given something else. */
  takes?: string
  /** Whether it has nothing to say of days. */
  ofHours?: boolean
  /** Whether a number can stand before the zone that says how weeks are counted. */
  hasMode?: boolean
  anyCase?: boolean
}

const datesAndTimes = 'Date, Date32, DateTime or DateTime64'

/** A function of a time, which may be told a zone in the end; else it takes that of the time. */
export function ofTime({ type, compute, takes, ofHours, hasMode, anyCase }: OfTime): DatabaseFunction {
  return {
    arity: [1, hasMode ? 3 : 2],
    ...(anyCase && { anyCase }),
    prepare: (types, constants, where) => {
      const [given = ''] = types
      const [name = ''] = where.split(':')
      if (given === 'Nullable(Nothing)') return { type: given, apply: () => null }
      if (!isTime(given))
        throw new QueryError(
          `Illegal type ${given} of argument of function ${name}. Should be ${takes ?? datesAndTimes}${where.slice(name.length)}. `,
        )
      if (ofHours && isDay(given))
        throw new QueryError(`Illegal argument of type ${given} for function ${name}${where.slice(name.length)}. `)
      const [second, third] = constants.slice(1)
      const zone = typeof second === 'string' ? second : typeof third === 'string' ? third : zoneOf(given)
      const mode = typeof second === 'number' ? second : 0
      toLocal(0, zone)
      const result = typeof type === 'string' ? type : type(given, zone)
      const isInstant = isTime(result) && !isDay(result)
      const apply: Prepared['apply'] = (time) => {
        if (time === null) return null
        const value = compute(toLocal(time as number, zone), mode)
        return isInstant ? fromLocal(value as number, zone) : value
      }
      return { type: result, apply }
    },
  }
}

/** A type of times in a zone. */
export const inZone = (type: string, zone: string | undefined): string => {
  if (zone === undefined) return type
  return type.endsWith(')') ? `${type.slice(0, -1)}, '${zone}')` : `${type}('${zone}')`
}

/** A function that is given a time among others, so that it gets what clocks of its zone show. */
export function onClocks(inner: DatabaseFunction, timeIndex: number, zoneIndex: number): DatabaseFunction {
  return {
    ...inner,
    prepare: (types, constants, where) => {
      const { type, apply } = inner.prepare(types, constants, where)
      const told = constants[zoneIndex]
      const zone = typeof told === 'string' ? told : zoneOf(types[timeIndex] ?? '')
      toLocal(0, zone)
      const local = (value: Value, index: number): Value =>
        index === timeIndex && typeof value === 'number' ? toLocal(value, zone) : value
      return { type, apply: (...values) => apply(...values.map(local)) }
    },
  }
}
