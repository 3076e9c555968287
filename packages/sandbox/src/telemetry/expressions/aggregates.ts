import {
  type Accumulator,
  average,
  beside,
  count,
  distinct,
  extreme,
  gathered,
  isLess,
  isMore,
  joined,
  mostFrequent,
  quantile,
  spread,
  sum,
  together,
} from './accumulators.ts'

/** An aggregate function of the database. */
export interface Aggregate {
  arity: readonly [number, number]
  /** Whether it takes numbers only. */
  numeric?: true
  type: (types: string[]) => string
  start: (parameters: number[]) => Accumulator
}

const float = () => 'Float64'
const integer = () => 'UInt64'
const same = (types: string[]) => types[0] as string
const total = ([type]: string[]) => (type === 'Float64' ? type : type?.startsWith('Int') ? 'Int64' : 'UInt64')

const arrayOf = (types: string[]): string => `Array(${types[0]})`

const one = [1, 1] as const
const two = [2, 2] as const

const aggregates: Readonly<Record<string, Aggregate>> = {
  count: { arity: [0, 1], type: integer, start: count },
  sum: { arity: one, numeric: true, type: total, start: sum },
  avg: { arity: one, numeric: true, type: float, start: average },
  min: { arity: one, type: same, start: extreme(isLess) },
  max: { arity: one, type: same, start: extreme(isMore) },
  any: { arity: one, type: same, start: extreme(() => false) },
  anyLast: { arity: one, type: same, start: extreme(() => true) },
  last_value: { arity: one, type: same, start: extreme(() => true) },
  first_value: { arity: one, type: same, start: extreme(() => false) },
  uniq: { arity: [1, 100], type: integer, start: distinct },
  uniqExact: { arity: [1, 100], type: integer, start: distinct },
  countDistinct: { arity: [1, 100], type: integer, start: distinct },
  groupArray: { arity: one, type: arrayOf, start: gathered(false) },
  groupUniqArray: { arity: one, type: arrayOf, start: gathered(true) },
  topK: { arity: one, type: arrayOf, start: mostFrequent },
  argMin: { arity: two, type: same, start: beside(isLess) },
  argMax: { arity: two, type: same, start: beside(isMore) },
  quantile: { arity: one, numeric: true, type: float, start: quantile },
  quantileExact: { arity: one, numeric: true, type: same, start: quantile },
  quantiles: {
    arity: one,
    numeric: true,
    type: () => 'Array(Float64)',
    start: (levels) => together(levels.map((level) => quantile([level]))),
  },
  groupConcat: { arity: one, type: () => 'String', start: () => joined(gathered(false)([])) },
  avgWeighted: { arity: two, numeric: true, type: float, start: average },
  median: { arity: one, numeric: true, type: float, start: () => quantile([0.5]) },
  stddevPop: { arity: one, numeric: true, type: float, start: () => spread(Math.sqrt) },
  stddevSamp: { arity: one, numeric: true, type: float, start: () => spread(Math.sqrt) },
  varSamp: { arity: one, numeric: true, type: float, start: () => spread((variance) => variance) },
  varPop: { arity: one, numeric: true, type: float, start: () => spread((variance) => variance) },
}

const alike: Readonly<Record<string, string>> = {
  uniqCombined: 'uniq',
  uniqCombined64: 'uniq',
  uniqHLL12: 'uniq',
  uniqTheta: 'uniq',
  any_value: 'any',
  anyHeavy: 'any',
  quantileTDigest: 'quantile',
  quantileTiming: 'quantile',
  quantileDeterministic: 'quantile',
  stddev: 'stddevPop',
  stddev_pop: 'stddevPop',
  var_pop: 'varPop',
  stddev_samp: 'stddevSamp',
  var_samp: 'varSamp',
  group_concat: 'groupConcat',
  array_agg: 'groupArray',
  sumOrNull: 'sum',
  avgOrNull: 'avg',
  sumOrDefault: 'sum',
  avgOrDefault: 'avg',
}

const anyCase = /^(count|sum|avg|min|max)$/i

/** The aggregate function of a name; with `If` at its end the last argument says which rows it takes. */
export function aggregateNamed(name: string): (Aggregate & { conditional: boolean }) | undefined {
  const exact = lookUp(anyCase.test(name) ? name.toLowerCase() : name)
  if (exact) return { ...exact, conditional: false }
  const base = name.endsWith('If') ? lookUp(name.slice(0, -2)) : undefined
  return base && { ...base, conditional: true }
}

function lookUp(name: string): Aggregate | undefined {
  const known = alike[name] ?? alike[name.toLowerCase()] ?? name
  return Object.hasOwn(aggregates, known) ? aggregates[known] : undefined
}
