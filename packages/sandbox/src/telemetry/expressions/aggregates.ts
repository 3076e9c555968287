import type { Value } from './expression.ts'

/** Gathers the values of rows, each as often as it occurs. */
export interface Accumulator {
  add: (values: Value[], weight: number) => void
  result: () => Value
}

/** An aggregate function of the database. */
export interface Aggregate {
  arity: readonly [number, number]
  type: (types: string[]) => string
  start: (parameters: number[]) => Accumulator
}

const float = () => 'Float64'
const integer = () => 'UInt64'
const same = (types: string[]) => types[0] as string
const total = ([type]: string[]) => (type === 'Float64' ? type : type?.startsWith('Int') ? 'Int64' : 'UInt64')

function sum(): Accumulator {
  let sum = 0
  const add: Accumulator['add'] = (values, weight) => {
    sum += Number(values[0]) * weight
  }
  return { add, result: () => sum }
}

function count(): Accumulator {
  let rows = 0
  const add: Accumulator['add'] = (_, weight) => {
    rows += weight
  }
  return { add, result: () => rows }
}

function average(): Accumulator {
  let sum = 0
  let rows = 0
  const add: Accumulator['add'] = (values, weight) => {
    sum += Number(values[0]) * weight
    rows += weight
  }
  return { add, result: () => sum / rows }
}

function extreme(isBetter: (value: Value, best: Value) => boolean): () => Accumulator {
  return () => {
    let best: Value | undefined
    const add: Accumulator['add'] = (values) => {
      const value = values[0] as Value
      if (best === undefined || isBetter(value, best)) best = value
    }
    return { add, result: () => best ?? null }
  }
}

function distinct(): Accumulator {
  const seen = new Set<Value>()
  const add: Accumulator['add'] = (values) => {
    const [value = null] = values
    seen.add(values.length === 1 && (value === null || typeof value !== 'object') ? value : JSON.stringify(values))
  }
  return { add, result: () => seen.size }
}

/** With a value between two that are beside each other where the level falls between them. */
function quantile([level = 0.5]: number[]): Accumulator {
  const found: { value: number; weight: number }[] = []
  let isSorted = true
  let rows = 0
  const add: Accumulator['add'] = (values, weight) => {
    const value = Number(values[0])
    const last = found.at(-1)
    if (last && value < last.value) isSorted = false
    found.push({ value, weight })
    rows += weight
  }
  const result = () => {
    if (!isSorted) found.sort((a, b) => a.value - b.value)
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

function deviation(): Accumulator {
  let sum = 0
  let squares = 0
  let rows = 0
  const add: Accumulator['add'] = ([value], weight) => {
    sum += Number(value) * weight
    squares += Number(value) ** 2 * weight
    rows += weight
  }
  return { add, result: () => Math.sqrt(Math.max(0, squares / rows - (sum / rows) ** 2)) }
}

const one = [1, 1] as const

const aggregates: Readonly<Record<string, Aggregate>> = {
  count: { arity: [0, 1], type: integer, start: count },
  sum: { arity: one, type: total, start: sum },
  avg: { arity: one, type: float, start: average },
  min: { arity: one, type: same, start: extreme((value, best) => (value as number) < (best as number)) },
  max: { arity: one, type: same, start: extreme((value, best) => (value as number) > (best as number)) },
  any: { arity: one, type: same, start: extreme(() => false) },
  anyLast: { arity: one, type: same, start: extreme(() => true) },
  last_value: { arity: one, type: same, start: extreme(() => true) },
  first_value: { arity: one, type: same, start: extreme(() => false) },
  uniq: { arity: [1, 100], type: integer, start: distinct },
  uniqExact: { arity: [1, 100], type: integer, start: distinct },
  countDistinct: { arity: [1, 100], type: integer, start: distinct },
  quantile: { arity: one, type: float, start: quantile },
  median: { arity: one, type: float, start: () => quantile([0.5]) },
  stddevPop: { arity: one, type: float, start: deviation },
}

const anyCase = /^(count|sum|avg|min|max|any)$/i

/** The aggregate function of a name; with `If` at its end the last argument says which rows it takes. */
export function aggregateNamed(name: string): (Aggregate & { conditional: boolean }) | undefined {
  const exact = lookUp(anyCase.test(name) ? name.toLowerCase() : name)
  if (exact) return { ...exact, conditional: false }
  const base = name.endsWith('If') ? lookUp(name.slice(0, -2)) : undefined
  return base && { ...base, arity: [base.arity[0] + 1, base.arity[1] + 1], conditional: true }
}

function lookUp(name: string): Aggregate | undefined {
  return Object.hasOwn(aggregates, name) ? aggregates[name] : undefined
}
