import type { ChartSeriesRequest, LogSource, MetricSource } from '@clouddb/observability-oss/types'
import { ownOf } from '../../json.ts'
import type { Budget } from '../budget.ts'
import { compile } from '../expressions/compile.ts'
import {
  asRewritten,
  type Columns,
  type Compiled,
  call,
  callWith,
  type Expression,
  number,
  type Row,
  type Scope,
  type Value,
} from '../expressions/expression.ts'
import { parseLucene } from '../expressions/lucene.ts'
import { parseExpression, parseExpressions } from '../expressions/parser.ts'
import { refuseAggregates, refuseCondition } from '../expressions/selection.ts'
import { QueryError } from '../query-error.ts'
import type { Range } from './buckets.ts'

type OfLogs = 'from' | 'timestampValueExpression' | 'implicitColumnExpression' | 'bodyExpression'

/** The properties of a source that queries use. */
export type QueriedSource = Partial<Pick<LogSource, OfLogs> & Pick<MetricSource, 'metricTables'>> & { kind?: string }

/** A query: one aggregation of the rows of a range, by bucket and group. */
export interface Query {
  budget: Budget
  source: QueriedSource
  aggregation: Aggregation
  groupBy: readonly string[]
  range: Range
  /** The current time, in epoch milliseconds. */
  time: number
  /** Whether words without a field search the text of the rows. Chart queries refuse them. */
  bareWords: boolean
  /** The day of the server's release; the newest server if omitted. */
  since?: string | undefined
}

/** An aggregation, with the property names of dashboard tiles. */
export interface Aggregation {
  aggFn: ChartSeriesRequest['aggFn']
  valueExpression?: string | undefined
  where?: string | undefined
  whereLanguage?: ChartSeriesRequest['whereLanguage']
  /** Conditions in SQL that must hold as well. */
  conditions?: readonly string[]
  level?: number | undefined
  metricName?: string | undefined
  metricType?: ChartSeriesRequest['metricDataType']
}

/** The value of one group in one bucket. */
export interface Measured {
  /** The start of the bucket, in epoch milliseconds. */
  bucket: number
  /** The values of the group, by column. */
  group: Row
  value: Value
}

type OfConditions = 'source' | 'aggregation' | 'bareWords' | 'since'

/** Parses the condition of an aggregation, if it has one. */
export function readCondition(
  { source, aggregation, bareWords, since }: Pick<Query, OfConditions>,
  scope: Scope,
): Expression | undefined {
  const { where = '', whereLanguage = 'lucene', conditions = [] } = aggregation
  const implicit = (bareWords && (source.implicitColumnExpression || source.bodyExpression)) || undefined
  const read = (condition: string): Expression =>
    whereLanguage === 'lucene'
      ? parseLucene(condition, { columns: scope.columns, implicit, since })
      : parseExpression(condition)
  const all = [...[where.trim()].filter(Boolean).map(read), ...conditions.map((each) => parseExpression(each))]
  return all.length > 1 ? callWith('and', all) : all[0]
}

/** Compiles the condition of an aggregation, if it has one. */
export function conditionOf(query: Query, scope: Scope): Compiled | undefined {
  const expression = readCondition(query, scope)
  if (!expression) return undefined
  refuseAggregates(expression, 'in WHERE')
  const compiled = compile(expression, scope)
  refuseCondition(compiled)
  return compiled
}

const float = (expression: Expression) => call('toFloat64OrDefault', call('toString', expression))

/** The expression that an aggregation selects. */
export function selected({ aggFn, valueExpression, level, where }: Aggregation): Expression {
  if (aggFn === 'count') return call('count')
  const field = valueExpression?.trim() ?? ''
  const refused = aggFn === 'any' && where?.trim() ? 'Syntax error: failed at position 9. ' : ownOf(withoutField, aggFn)
  if (field === '') throw new QueryError(refused ?? textOf(0))
  const [, distinct] = /^DISTINCT\s+(?=\S)([\s\S]*)/i.exec(field) ?? []
  if (distinct && aggFn === 'any') return call('any', parseExpression(distinct))
  if (distinct && aggFn !== 'none' && aggFn !== 'count_distinct')
    throw new QueryError('Function with name `toStringDistinct` does not exist. ')
  if (aggFn === 'none') return lastOf(field)
  const values = parseExpressions(field).map(({ expression }) => expression)
  if (aggFn === 'count_distinct') return callWith('countDistinct', values)
  if (aggFn === 'any') return callWith('any', values)
  if (values.length > 1) throw new QueryError(textOf(values.length))
  const value = float(values[0] as Expression)
  if (aggFn === 'increase') return call(`increase${where?.trim() ? 'If' : ''}`, value)
  return aggFn === 'quantile'
    ? callWith('quantile', [value], { parameters: [number(level ?? 0.5)] })
    : call(aggFn, value)
}

/** Returns the last of several expressions. Servers give it the name of the series, so it cannot have an alias. */
function lastOf(field: string): Expression {
  const { expression, alias } = parseExpressions(field).at(-1) as { expression: Expression; alias?: string }
  if (alias !== undefined) throw new QueryError('Syntax error: failed at position 8 (AS): AS. ')
  return asRewritten(expression)
}

const textOf = (given: number): string =>
  `An incorrect number of arguments was specified for function 'toString'. Expected 1 argument, got ${given} arguments: In scope SELECT toString(). `

const withoutField: Readonly<Record<string, string>> = {
  any: 'Aggregate function any requires single argument. ',
  count_distinct: 'Unknown expression or function identifier `DISTINCT` in scope SELECT count(`DISTINCT`). ',
  none: 'Syntax error: failed at position 8 (AS): AS. Expected one of: token sequence. ',
}

/** The scope of a source's table. */
export function scopeOf({ source, time, budget }: Pick<Query, 'source' | 'time' | 'budget'>, columns: Columns): Scope {
  const { databaseName, tableName } = source.from ?? {}
  const table = `${databaseName ?? 'default'}.${tableName ?? ''}`
  return { columns, time, budget, query: `SELECT FROM ${table}`, ...(tableName && { table }) }
}
