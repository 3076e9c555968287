import type { Value } from './expression.ts'

/** Gathers the values of rows, each as often as it occurs. */
export interface Accumulator {
  add: (values: Value[], weight: number) => void
  result: () => Value
}

export function sum(): Accumulator {
  let sum = 0
  const add: Accumulator['add'] = (values, weight) => {
    sum += Number(values[0]) * weight
  }
  return { add, result: () => sum }
}

export function count(): Accumulator {
  let rows = 0
  const add: Accumulator['add'] = (_, weight) => {
    rows += weight
  }
  return { add, result: () => rows }
}

export function average(): Accumulator {
  let sum = 0
  let rows = 0
  const add: Accumulator['add'] = (values, weight) => {
    sum += Number(values[0]) * weight
    rows += weight
  }
  return { add, result: () => sum / rows }
}

export function extreme(isBetter: (value: Value, best: Value) => boolean): () => Accumulator {
  return () => {
    let best: Value | undefined
    const add: Accumulator['add'] = (values) => {
      const value = values[0] as Value
      if (best === undefined || isBetter(value, best)) best = value
    }
    return { add, result: () => best ?? null }
  }
}

export function distinct(): Accumulator {
  const seen = new Set<Value>()
  const add: Accumulator['add'] = (values) => {
    const [value = null] = values
    seen.add(values.length === 1 && (value === null || typeof value !== 'object') ? value : JSON.stringify(values))
  }
  return { add, result: () => seen.size }
}

/** With a value between two that are beside each other where the level falls between them. */
export function quantile([level = 0.5]: number[]): Accumulator {
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

export function spread(of: (variance: number) => number): Accumulator {
  let sum = 0
  let squares = 0
  let rows = 0
  const add: Accumulator['add'] = ([value], weight) => {
    sum += Number(value) * weight
    squares += Number(value) ** 2 * weight
    rows += weight
  }
  return { add, result: () => of(Math.max(0, squares / rows - (sum / rows) ** 2)) }
}

/** All values, or the first of them, or each once. */
export function gathered(isOnce: boolean): (parameters: number[]) => Accumulator {
  return ([most = Number.POSITIVE_INFINITY]) => {
    const found: Value[] = []
    const add: Accumulator['add'] = ([value = null], weight) => {
      const times = isOnce ? Number(!found.includes(value)) : weight
      for (let time = 0; time < times && found.length < most; time++) found.push(value)
    }
    return { add, result: () => found }
  }
}

/** The values that come most often. */
export function mostFrequent([most = 10]: number[]): Accumulator {
  const rows = new Map<Value, number>()
  const add: Accumulator['add'] = ([value = null], weight) => {
    rows.set(value, (rows.get(value) ?? 0) + weight)
  }
  const result = () =>
    [...rows]
      .sort(([, a], [, b]) => b - a)
      .slice(0, most)
      .map(([value]) => value)
  return { add, result }
}

/** The first argument in the row where the second is the most, or the least. */
export function beside(isBetter: (value: Value, best: Value) => boolean): () => Accumulator {
  return () => {
    let best: { value: Value; rank: Value } | undefined
    const add: Accumulator['add'] = ([value = null, rank = null]) => {
      if (best === undefined || isBetter(rank, best.rank)) best = { value, rank }
    }
    return { add, result: () => best?.value ?? null }
  }
}

export const isLess = (value: Value, best: Value): boolean => (value as number) < (best as number)
export const isMore = (value: Value, best: Value): boolean => (value as number) > (best as number)

/** The results of several, as a list. */
export function together(all: Accumulator[]): Accumulator {
  const add: Accumulator['add'] = (values, weight) => {
    for (const one of all) one.add(values, weight)
  }
  return { add, result: () => all.map((one) => one.result()) }
}

/** What another gathers, as one text. */
export function joined({ add, result }: Accumulator): Accumulator {
  return { add, result: () => (result() as Value[]).join(',') }
}
