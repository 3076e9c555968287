import { QueryError } from '../query-error.ts'
import { compared } from './arrays.ts'
import type { Compiled, Scope } from './compiled.ts'
import type { Expression, Row, Value } from './expression.ts'
import { itemType } from './types.ts'

type Over = (items: Value[], found: Value[]) => Value
const same = (items: Value[], found: Value[], keeps: boolean) => items.filter((_, i) => Boolean(found[i]) === keeps)

const sorted = (items: Value[], found: Value[]): Value[] =>
  items
    .map((item, index) => [item, found[index] ?? null] as const)
    .sort(([, one], [, other]) => compared(one, other))
    .map(([item]) => item)

/** What comes of the items of an array, and of what the lambda makes of each. */
const functions: Readonly<Record<string, { type: (item: string, made: string) => string; over: Over }>> = {
  arrayMap: { type: (_, made) => `Array(${made})`, over: (_, found) => found },
  arrayFilter: { type: (item) => `Array(${item})`, over: (items, found) => same(items, found, true) },
  arrayExists: { type: () => 'UInt8', over: (_, found) => Number(found.some(Boolean)) },
  arrayAll: { type: () => 'UInt8', over: (_, found) => Number(found.every(Boolean)) },
  arrayCount: { type: () => 'UInt32', over: (_, found) => found.filter(Boolean).length },
  arraySum: { type: () => 'Float64', over: (_, found) => found.reduce<number>((sum, one) => sum + Number(one), 0) },
  arrayFirst: { type: (item) => item, over: (items, found) => items[found.findIndex(Boolean)] ?? null },
  arrayLast: { type: (item) => item, over: (items, found) => items[found.findLastIndex(Boolean)] ?? null },
  arraySort: { type: (item) => `Array(${item})`, over: (items, found) => sorted(items, found) },
  arrayReverseSort: { type: (item) => `Array(${item})`, over: (items, found) => sorted(items, found).reverse() },
  arrayFirstIndex: { type: () => 'UInt32', over: (_, found) => found.findIndex(Boolean) + 1 },
}

/** A function of a lambda and an array: `arrayExists(name -> name = 'x', names)`. Nothing where it is no such call. */
export function compileLambda(
  { name, args }: Expression & { kind: 'call' },
  scope: Scope,
  compile: (expression: Expression, scope: Scope) => Compiled,
): Compiled | undefined {
  const [lambda, ...lists] = args
  if (lambda?.kind !== 'lambda') return undefined
  const known = Object.hasOwn(functions, name) ? functions[name] : undefined
  if (!known) throw new QueryError(`Function with name \`${name}\` does not exist. In scope ${scope.query}. `)
  const arrays = lists.map((list) => compile(list, scope))
  const wrong = arrays.findIndex(({ type }) => !type.startsWith('Array('))
  if (wrong >= 0 || arrays.length === 0)
    throw new QueryError(
      `Argument ${wrong + 2} of function ${name} must be array. Found ${arrays[wrong]?.type ?? 'nothing'} instead: In scope ${scope.query}. `,
    )
  const types = lambda.parameters.map((parameter, i) => [parameter, itemType(arrays[i]?.type ?? '')] as const)
  const inner = { ...scope, columns: { ...scope.columns, ...Object.fromEntries(types) }, query: 'x -> x' }
  const body = compile(lambda.body, { ...inner, sought: 'expression' })
  const read = [...body.columns].filter((column) => !lambda.parameters.includes(column))
  const evaluate = (row: Row): Value => {
    const values = arrays.map((array) => array.evaluate(row) as Value[])
    const [items = []] = values
    const found = items.map((_, i) =>
      body.evaluate({ ...row, ...Object.fromEntries(types.map(([name], at) => [name, values[at]?.[i] ?? null])) }),
    )
    return known.over(items, found)
  }
  return {
    type: known.type(types[0]?.[1] ?? '', body.type),
    columns: new Set([...arrays.flatMap((array) => [...array.columns]), ...read]),
    evaluate,
  }
}
