import { ownOf } from '../../../json.ts'
import type { Budget } from '../../budget.ts'
import type { Value } from '../expression.ts'

/** Collects the values of rows; `weight` is the number of equal rows. */
export interface Accumulator {
  add: (values: Value[], weight: number) => void
  result: () => Value
}

/** An aggregate function of the database. */
export interface Aggregate {
  /** The minimum and maximum number of arguments. */
  arity: readonly [number, number]
  type: (types: string[]) => string
  start: (parameters: number[], budget: Budget) => Accumulator
  /** Whether it accepts only numbers. */
  numeric?: boolean
}

/** Folds numbers: the sum of values, of their squares, and of weights. */
function fold(result: (sum: number, rows: number, squares: number) => number): () => Accumulator {
  return () => {
    let [sum, rows, squares] = [0, 0, 0]
    const add: Accumulator['add'] = ([value], weight) => {
      sum += Number(value) * weight
      rows += weight
      squares += Number(value) ** 2 * weight
    }
    return { add, result: () => result(sum, rows, squares) }
  }
}

const variance = (sum: number, rows: number, squares: number): number => Math.max(0, squares / rows - (sum / rows) ** 2)

/** Lists and maps are compared by their texts. */
const comparable = (value: Value): Value => (typeof value === 'object' && value ? JSON.stringify(value) : value)

/** Keeps the first argument of the row whose last argument is the best one. */
function best(isBetter: (value: number, best: number) => boolean): () => Accumulator {
  return () => {
    let found: { value: Value; rank: Value } | undefined
    const add: Accumulator['add'] = (values) => {
      const rank = comparable(values.at(-1) ?? null)
      if (!found || isBetter(rank as number, found.rank as number)) found = { value: values[0] ?? null, rank }
    }
    return { add, result: () => found?.value ?? null }
  }
}

const least = best((value, other) => value < other)
const most = best((value, other) => value > other)
const first = best(() => false)
const last = best(() => true)

/** The cost of looking for a value among others, in characters that could be read in its time. */
const costOfLookUp = 16

function distinct(_: number[], budget: Budget): Accumulator {
  const seen = new Set<Value>()
  const add: Accumulator['add'] = (values) => {
    const [value = null] = values
    const isPlain = values.length === 1 && (value === null || typeof value !== 'object')
    const key = isPlain ? value : JSON.stringify(values)
    budget.work(isPlain ? costOfLookUp : costOfLookUp + 4 * String(key).length)
    if (!seen.has(key)) budget.hold(50 + (typeof key === 'string' ? key.length : 0))
    seen.add(key)
  }
  return { add, result: () => seen.size }
}

/** Computes a quantile, interpolated between the two nearest values. */
function quantile([level = 0.5]: number[], budget: Budget): Accumulator {
  const found: { value: number; weight: number }[] = []
  let rows = 0
  const add: Accumulator['add'] = ([value], weight) => {
    budget.hold(50)
    found.push({ value: Number(value), weight })
    rows += weight
  }
  const result = () => {
    found.sort((a, b) => a.value - b.value)
    const rank = level * (rows - 1)
    const below = valueAt(found, Math.floor(rank))
    return below + (valueAt(found, Math.ceil(rank)) - below) * (rank - Math.floor(rank))
  }
  return { add, result }
}

function valueAt(sorted: { value: number; weight: number }[], index: number): number {
  let passed = 0
  for (const { value, weight } of sorted) {
    passed += weight
    if (index < passed) return value
  }
  return sorted.at(-1)?.value ?? Number.NaN
}

/** Collects all values, or the first of them. */
function array([limit = Number.POSITIVE_INFINITY]: number[], budget: Budget): Accumulator {
  const found: Value[] = []
  const add: Accumulator['add'] = ([value = null], weight) => {
    const count = Math.max(0, Math.min(weight, Math.ceil(limit) - found.length))
    budget.hold(count * 16)
    for (let time = 0; time < count; time++) found.push(value)
  }
  return { add, result: () => found }
}

const float = () => 'Float64'
const integer = () => 'UInt64'
const same = (types: string[]) => types[0] as string
const ofSum = ([type]: string[]) => (type === 'Float64' ? type : type?.startsWith('Int') ? 'Int64' : 'UInt64')

const one = { arity: [1, 1] } as const
const two = { arity: [2, 2] } as const
const several = { arity: [1, 100] } as const
const numeric = { ...one, numeric: true }

export const aggregates: Readonly<Record<string, Aggregate>> = {
  count: { arity: [0, 1], type: integer, start: fold((_, rows) => rows) },
  sum: { ...numeric, type: ofSum, start: fold((sum) => sum) },
  avg: { ...numeric, type: float, start: fold((sum, rows) => sum / rows) },
  min: { ...one, type: same, start: least },
  max: { ...one, type: same, start: most },
  any: { ...one, type: same, start: first },
  anyLast: { ...one, type: same, start: last },
  argMin: { ...two, type: same, start: least },
  argMax: { ...two, type: same, start: most },
  uniq: { ...several, type: integer, start: distinct },
  uniqExact: { ...several, type: integer, start: distinct },
  countDistinct: { ...several, type: integer, start: distinct },
  groupArray: { ...one, type: (types) => `Array(${types[0]})`, start: array },
  quantile: { ...numeric, type: float, start: quantile },
  median: { ...numeric, type: float, start: (_, budget) => quantile([0.5], budget) },
  stddevPop: { ...numeric, type: float, start: fold((...sums) => Math.sqrt(variance(...sums))) },
  varPop: { ...numeric, type: float, start: fold(variance) },
}

const aliases: Readonly<Record<string, string>> = {
  last_value: 'anyLast',
  first_value: 'any',
  uniqCombined: 'uniq',
  quantileTDigest: 'quantile',
  quantileTiming: 'quantile',
  stddevSamp: 'stddevPop',
  varSamp: 'varPop',
}

/** Finds an aggregate function by its name. With the suffix `If`, its last argument says which rows it takes. */
export function aggregateNamed(name: string): (Aggregate & { conditional: boolean }) | undefined {
  const exact = lookUp(/^(count|sum|avg|min|max)$/i.test(name) ? name.toLowerCase() : name)
  if (exact) return { ...exact, conditional: false }
  const base = name.endsWith('If') ? lookUp(name.slice(0, -2)) : undefined
  return base && { ...base, conditional: true }
}

function lookUp(name: string): Aggregate | undefined {
  return ownOf(aggregates, ownOf(aliases, name) ?? name)
}
