import type { Value } from '../language/expression.ts'
import { type Budget, ownOf } from '../refusals.ts'

/** The arguments of an aggregate function for some equal rows. */
export interface Taken {
  values: readonly Value[]
  /** The number of the rows. */
  weight: number
}

export interface Aggregate {
  /** The minimum and maximum number of arguments. */
  arity: readonly [number, number]
  isNumeric: boolean
  /** The type of the result; `=` for the type of the first argument. */
  type: string
  /** The result for the rows of a group and a bucket, in the order of time. */
  result: (taken: readonly Taken[], parameters: readonly number[], budget: Budget) => Value
}

const weightedCount = (taken: readonly Taken[]): number => taken.reduce((count, { weight }) => count + weight, 0)
const sumOf = (taken: readonly Taken[], power = 1): number =>
  taken.reduce((sum, { values: [value], weight }) => sum + Number(value) ** power * weight, 0)
const meanOf = (taken: readonly Taken[], power?: number): number => sumOf(taken, power) / weightedCount(taken)

/** The first argument of the row whose last argument is the best one. Lists and maps are compared by their texts. */
const best =
  (isBetter: (value: number, best: number) => boolean): Aggregate['result'] =>
  (taken) => {
    const rankOf = ({ values }: Taken) => {
      const last = values.at(-1) ?? null
      return (typeof last === 'object' && last ? JSON.stringify(last) : last) as number
    }
    const found = taken.reduce<Taken | undefined>(
      (known, one) => (!known || isBetter(rankOf(one), rankOf(known)) ? one : known),
      undefined,
    )
    return found?.values[0] ?? null
  }

const distinct: Aggregate['result'] = (taken) => {
  const distinctKey = ([value, ...others]: readonly Value[]) =>
    others.length === 0 && Object(value) !== value ? value : JSON.stringify([value, ...others])
  return new Set(taken.map(({ values }) => distinctKey(values))).size
}

/** Computes a quantile, interpolated between the two nearest values. */
const quantile: Aggregate['result'] = (taken, [level = 0.5]) => {
  const inOrder = taken
    .map(({ values: [value], weight }) => ({ value: Number(value), weight }))
    .sort((one, other) => one.value - other.value)
  const valueAt = (index: number) => {
    let passed = 0
    for (const { value, weight } of inOrder) {
      passed += weight
      if (index < passed) return value
    }
    return Number.NaN
  }
  const rank = level * (weightedCount(taken) - 1)
  const below = valueAt(Math.floor(rank))
  return below + (valueAt(Math.ceil(rank)) - below) * (rank - Math.floor(rank))
}

const groupArray: Aggregate['result'] = (taken, [limit = Number.POSITIVE_INFINITY], budget) => {
  const found: Value[] = []
  for (const { values, weight } of taken) {
    const count = Math.max(0, Math.min(weight, Math.ceil(limit) - found.length))
    budget.keep(count * 16, 'held')
    for (let time = 0; time < count; time++) found.push(values[0] ?? null)
  }
  return found
}

const [least, most] = [best((value, other) => value < other), best((value, other) => value > other)]
const [first, last] = [best(() => false), best(() => true)]

function aggregate(least: number, most: number, type: string, result: Aggregate['result']): Aggregate {
  return { arity: [least, most], isNumeric: type === 'sum' || type === 'Float64', type, result }
}

const table: Readonly<Record<string, Aggregate>> = {
  count: aggregate(0, 1, 'UInt64', weightedCount),
  sum: aggregate(1, 1, 'sum', (taken) => sumOf(taken)),
  avg: aggregate(1, 1, 'Float64', (taken) => meanOf(taken)),
  min: aggregate(1, 1, '=', least),
  max: aggregate(1, 1, '=', most),
  any: aggregate(1, 1, '=', first),
  anyLast: aggregate(1, 1, '=', last),
  argMin: aggregate(2, 2, '=', least),
  argMax: aggregate(2, 2, '=', most),
  countDistinct: aggregate(1, 100, 'UInt64', distinct),
  groupArray: aggregate(1, 1, 'Array', groupArray),
  quantile: aggregate(1, 1, 'Float64', quantile),
  stddevPop: aggregate(1, 1, 'Float64', (taken) => Math.sqrt(Math.max(0, meanOf(taken, 2) - meanOf(taken) ** 2))),
}

const aliases: Readonly<Record<string, string>> = {
  last_value: 'anyLast',
  median: 'quantile',
  quantileTDigest: 'quantile',
  uniq: 'countDistinct',
  uniqExact: 'countDistinct',
}

export const aggregateNames: readonly string[] = [...Object.keys(table), ...Object.keys(aliases)]

/** Finds an aggregate function by its name. With the suffix `If`, its last argument says which rows it takes. */
export function aggregateNamed(name: string): (Aggregate & { isConditional: boolean }) | undefined {
  const exact = lookUp(/^(count|sum|avg|min|max)$/i.test(name) ? name.toLowerCase() : name)
  if (exact) return { ...exact, isConditional: false }
  const base = name.endsWith('If') ? lookUp(name.slice(0, -2)) : undefined
  return base && { ...base, isConditional: true }
}

const lookUp = (name: string): Aggregate | undefined => ownOf(table, ownOf(aliases, name) ?? name)

export function typeOfResult({ type }: Aggregate, [given = '']: string[]): string {
  if (type === 'sum') return given === 'Float64' ? given : given.startsWith('Int') ? 'Int64' : 'UInt64'
  return type === 'Array' ? `Array(${given})` : type.replace(/^=$/, () => given)
}
