import { QueryError } from '../query-error.ts'
import { type Accumulator, aggregateNamed } from './aggregates.ts'
import { type Compiled, compile, type Scope } from './compile.ts'
import { type Expression, nameOf, type Row, type Value } from './expression.ts'

/** One aggregate function within what a series selects. */
export interface Part {
  args: Compiled[]
  /** The rows that it takes; all where there is none. */
  condition: Compiled | undefined
  start: () => Accumulator
}

/** What a series selects: aggregates, and the expression over their results. */
export interface Selection {
  type: string
  parts: Part[]
  /** Columns of rows that it reads. */
  columns: ReadonlySet<string>
  result: (results: Value[], keys: Row) => Value
}

/** Compiles what is selected of each group, of which the columns in `keys` can be named bare. */
export function compileSelection(expression: Expression, scope: Scope, keys: Record<string, string>): Selection {
  const parts: Part[] = []
  const types: Record<string, string> = { ...keys }
  const outer = replaced(expression, (node) => {
    const part = aggregated(node, scope)
    if (!part) return undefined
    const name = `#${parts.length}`
    types[name] = part.type
    parts.push(part)
    return { kind: 'column', name }
  })
  refuseBare(outer, types, scope)
  const compiled = compile(outer, { ...scope, columns: types })
  const read = parts.flatMap((part) => [...part.args, ...(part.condition ? [part.condition] : [])])
  const result = (results: Value[], group: Row): Value => {
    const row: Row = { ...group }
    for (const [index, value] of results.entries()) row[`#${index}`] = value
    return compiled.evaluate(row)
  }
  return { type: compiled.type, parts, columns: new Set(read.flatMap((one) => [...one.columns])), result }
}

function replaced(node: Expression, replace: (node: Expression) => Expression | undefined): Expression {
  const replacement = replace(node)
  if (replacement) return replacement
  return node.kind === 'call' ? { ...node, args: node.args.map((arg) => replaced(arg, replace)) } : node
}

function aggregated(node: Expression, scope: Scope): (Part & { type: string }) | undefined {
  if (node.kind !== 'call') return undefined
  const aggregate = aggregateNamed(node.distinct && node.name === 'count' ? 'countDistinct' : node.name)
  if (!aggregate) return undefined
  const args = node.args.filter((arg) => arg.kind !== 'star').map((arg) => compile(arg, scope))
  const [least, most] = aggregate.arity
  if (args.length < least || args.length > most)
    throw new QueryError(
      least === 1 && most === 1
        ? `Aggregate function ${node.name} requires single argument. `
        : `Aggregate function ${node.name} takes ${least} to ${most} arguments, got ${args.length}. `,
    )
  const condition = aggregate.conditional ? args.pop() : undefined
  if (condition) refuseCondition(condition)
  const parameters = (node.parameters ?? []).map((parameter) => Number(compile(parameter, scope).constant))
  const type = aggregate.type(args.map((arg) => arg.type))
  return { args, condition, type, start: () => aggregate.start(parameters) }
}

/** Complains about what cannot say which rows are taken. */
export function refuseCondition({ type }: Compiled): void {
  if (!/^(UInt8|Bool|Nullable\(Nothing\))$/.test(type))
    throw new QueryError(`Illegal type ${type} of last argument for aggregate function with If suffix. `)
}

function refuseBare(node: Expression, types: Record<string, string>, scope: Scope): void {
  if (node.kind === 'call') for (const arg of node.args) refuseBare(arg, types, scope)
  if (node.kind !== 'column' || Object.hasOwn(types, node.name)) return
  compile(node, scope)
  throw new QueryError(
    `Column '${scope.table ? `${scope.table}.` : ''}${node.name}' is not under aggregate function and not in GROUP BY keys. In query ${scope.query}. `,
  )
}

/** Complains where an aggregate function stands among what is grouped by, or in a condition. */
export function refuseAggregates(node: Expression, clause: 'GROUP BY' | 'WHERE'): void {
  if (node.kind !== 'call') return
  if (aggregateNamed(node.name))
    throw new QueryError(`Aggregate function ${nameOf(node)} is found in ${clause} in query. `)
  for (const arg of node.args) refuseAggregates(arg, clause)
}
