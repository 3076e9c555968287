import type { Budget } from '../budget.ts'
import type { Value } from '../language/expression.ts'
import { ownOf } from '../query-error.ts'

/** Collects the values of rows; `weight` is the number of equal rows. */
export interface Accumulator {
  add: (values: Value[], weight: number) => void
  result: () => Value
}

export interface Aggregate {
  /** The minimum and maximum number of arguments. */
  arity: readonly [number, number]
  isNumeric: boolean
  /** The type of the result; `=` for the type of the first argument. */
  type: string
  start: (parameters: number[], budget: Budget) => Accumulator
}

/** Folds numbers: the sum of values, of weights, and of the squares of values. */
function fold(result: (sum: number, rows: number, squares: number) => number): Aggregate['start'] {
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

/** Keeps the first argument of the row whose last argument is the best one. Lists and maps are compared by their texts. */
function best(isBetter: (value: number, best: number) => boolean): Aggregate['start'] {
  return () => {
    let found: { value: Value; rank: Value } | undefined
    const add: Accumulator['add'] = (values) => {
      const last = values.at(-1) ?? null
      const rank = typeof last === 'object' && last ? JSON.stringify(last) : last
      if (!found || isBetter(rank as number, found.rank as number)) found = { value: values[0] ?? null, rank }
    }
    return { add, result: () => found?.value ?? null }
  }
}

/** The cost of looking for a value among others, in characters that could be read in its time. */
const costOfLookUp = 16

const distinct: Aggregate['start'] = (_, budget) => {
  const seen = new Set<Value>()
  const add: Accumulator['add'] = (values) => {
    const [value = null] = values
    const isPlain = values.length === 1 && (value === null || typeof value !== 'object')
    const key = isPlain ? value : JSON.stringify(values)
    budget.work(isPlain ? costOfLookUp : costOfLookUp + 4 * String(key).length)
    if (!seen.has(key)) budget.keep(50 + (typeof key === 'string' ? key.length : 0), 'held')
    seen.add(key)
  }
  return { add, result: () => seen.size }
}

/** Computes a quantile, interpolated between the two nearest values. */
const quantile: Aggregate['start'] = ([level = 0.5], budget) => {
  const found: { value: number; weight: number }[] = []
  let rows = 0
  const add: Accumulator['add'] = ([value], weight) => {
    budget.keep(50, 'held')
    found.push({ value: Number(value), weight })
    rows += weight
  }
  const valueAt = (index: number) => {
    let passed = 0
    const isPassed = ({ weight }: { weight: number }) => {
      passed += weight
      return index < passed
    }
    return found.find(isPassed)?.value ?? Number.NaN
  }
  const result = () => {
    found.sort((a, b) => a.value - b.value)
    const rank = level * (rows - 1)
    const below = valueAt(Math.floor(rank))
    return below + (valueAt(Math.ceil(rank)) - below) * (rank - Math.floor(rank))
  }
  return { add, result }
}

const groupArray: Aggregate['start'] = ([limit = Number.POSITIVE_INFINITY], budget) => {
  const found: Value[] = []
  const add: Accumulator['add'] = ([value = null], weight) => {
    const count = Math.max(0, Math.min(weight, Math.ceil(limit) - found.length))
    budget.keep(count * 16, 'held')
    for (let time = 0; time < count; time++) found.push(value)
  }
  return { add, result: () => found }
}

const [least, most] = [best((value, other) => value < other), best((value, other) => value > other)]
const [first, last] = [best(() => false), best(() => true)]

const kinds = {
  any: { arity: [0, 1], isNumeric: false },
  numeric: { arity: [1, 1], isNumeric: true },
  one: { arity: [1, 1], isNumeric: false },
  two: { arity: [2, 2], isNumeric: false },
  several: { arity: [1, 100], isNumeric: false },
} as const

const table: Readonly<Record<string, readonly [kind: keyof typeof kinds, type: string, start: Aggregate['start']]>> = {
  count: ['any', 'UInt64', fold((_, rows) => rows)],
  sum: ['numeric', 'sum', fold((sum) => sum)],
  avg: ['numeric', 'Float64', fold((sum, rows) => sum / rows)],
  min: ['one', '=', least],
  max: ['one', '=', most],
  any: ['one', '=', first],
  anyLast: ['one', '=', last],
  argMin: ['two', '=', least],
  argMax: ['two', '=', most],
  uniq: ['several', 'UInt64', distinct],
  uniqExact: ['several', 'UInt64', distinct],
  countDistinct: ['several', 'UInt64', distinct],
  groupArray: ['one', 'Array', groupArray],
  quantile: ['numeric', 'Float64', quantile],
  median: ['numeric', 'Float64', (_, budget) => quantile([0.5], budget)],
  stddevPop: ['numeric', 'Float64', fold((...sums) => Math.sqrt(variance(...sums)))],
}

const aliases: Readonly<Record<string, string>> = {
  last_value: 'anyLast',
  first_value: 'any',
  quantileTDigest: 'quantile',
}

export const aggregateNames: readonly string[] = [...Object.keys(table), ...Object.keys(aliases)]

/** Finds an aggregate function by its name. With the suffix `If`, its last argument says which rows it takes. */
export function aggregateNamed(name: string): (Aggregate & { isConditional: boolean }) | undefined {
  const exact = lookUp(/^(count|sum|avg|min|max)$/i.test(name) ? name.toLowerCase() : name)
  if (exact) return { ...exact, isConditional: false }
  const base = name.endsWith('If') ? lookUp(name.slice(0, -2)) : undefined
  return base && { ...base, isConditional: true }
}

function lookUp(name: string): Aggregate | undefined {
  const [kind, type, start] = ownOf(table, ownOf(aliases, name) ?? name) ?? []
  return kind && type !== undefined && start ? { ...kinds[kind], type, start } : undefined
}

export function typeOfResult({ type }: Aggregate, [given = '']: string[]): string {
  if (type === 'sum') return given === 'Float64' ? given : given.startsWith('Int') ? 'Int64' : 'UInt64'
  return type === 'Array' ? `Array(${given})` : type.replace(/^=$/, () => given)
}
