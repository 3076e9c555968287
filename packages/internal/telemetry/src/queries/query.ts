import type { ChartSeriesQueryRequest, LogSource, MetricSource } from '@clouddb/observability-oss/types'
import { compileExpression } from '../functions/compile.ts'
import { refuseAggregates, refuseCondition } from '../functions/selection.ts'
import type { Columns, Compiled, Expression, Row, Scope, Value } from '../language/expression.ts'
import { asRewritten, callWith, numberLiteral, parseExpression, parseExpressions } from '../language/expression.ts'
import { parseLucene } from '../language/lucene.ts'
import { type Budget, ownOf, QueryError } from '../refusals.ts'

/** What queries use of a source. */
export type QueriedSource = Partial<Omit<LogSource, 'kind'> & Pick<MetricSource, 'metricTables'>> & { kind?: string }

/** A range in epoch milliseconds, with inclusive ends, the size of its buckets, and the start of the first one. */
export interface Range {
  start: number
  end: number
  step: number
  /** Default: the epoch. */
  origin?: number
}

/** A query: one aggregation of the rows of a range, by bucket and group. */
export interface Query {
  budget: Budget
  source: QueriedSource
  aggregation: Aggregation
  groupBy: readonly string[]
  range: Range
  time: number
  /** Whether words without a field search the text of the rows. Chart queries refuse them. */
  bareWords: boolean
  /** Whether the server is older than a change. */
  isOlder?: (change: 'separatesGroupsOfRatios' | 'groupsQuantilesByAnyColumn' | 'searchesHalfOpenRanges') => boolean
}

type Series = ChartSeriesQueryRequest['series'][number]

/** An aggregation, with the property names of dashboard tiles. */
export interface Aggregation {
  aggFn: Series['aggFn']
  valueExpression?: string | undefined
  where?: string | undefined
  whereLanguage?: Series['whereLanguage']
  /** Conditions in SQL that must hold as well. */
  conditions?: readonly string[]
  level?: number | undefined
  metricName?: string | undefined
  metricType?: Series['metricDataType']
}

export interface Measured {
  /** The start of the bucket, in epoch milliseconds. */
  bucket: number
  group: Row
  value: Value
}

export function readCondition(
  { source, aggregation, bareWords, isOlder }: Pick<Query, 'source' | 'aggregation' | 'bareWords' | 'isOlder'>,
  { columns }: Scope,
): Expression | undefined {
  const { where = '', whereLanguage = 'lucene', conditions = [] } = aggregation
  const implicit = (bareWords && (source.implicitColumnExpression || source.bodyExpression)) || undefined
  const isLucene = whereLanguage === 'lucene'
  const refusesOpenRanges = isOlder?.('searchesHalfOpenRanges') === true
  const read = (condition: string) =>
    isLucene ? parseLucene(condition, { columns, implicit, refusesOpenRanges }) : parseExpression(condition)
  const all = [...[where.trim()].filter(Boolean).map(read), ...conditions.map((each) => parseExpression(each))]
  return all.length > 1 ? callWith('and', all) : all[0]
}

export function queryCondition(query: Query, scope: Scope): Compiled | undefined {
  const expression = readCondition(query, scope)
  if (!expression) return undefined
  refuseAggregates(expression, 'in WHERE')
  const compiled = compileExpression(expression, scope)
  refuseCondition(compiled)
  return compiled
}

/** The expression that servers make of an aggregation. */
export function selected({ aggFn, valueExpression, level = 0.5, where }: Aggregation): Expression {
  if (aggFn === 'count') return callWith('count', [])
  const field = valueExpression?.trim() ?? ''
  const hasCondition = (where?.trim() ?? '') !== ''
  if (field === '' && aggFn === 'any' && hasCondition) throw new QueryError('Syntax error: failed at position 9. ')
  if (field === '') throw new QueryError(ownOf(withoutField, aggFn) ?? bucketText(0))
  const items = parseExpressions(field)
  const values = items.map(({ expression }) => expression)
  // Servers give the last expression the name of the series, so it cannot have an alias.
  if (aggFn === 'none' && items.at(-1)?.alias !== undefined)
    throw new QueryError('Syntax error: failed at position 8 (AS): AS. ')
  if (aggFn === 'none') return asRewritten(values.at(-1) as Expression)
  if (aggFn === 'count_distinct') return callWith('countDistinct', values)
  if (aggFn === 'any') return callWith('any', values)
  if (values.length > 1) throw new QueryError(bucketText(values.length))
  const name = aggFn === 'increase' && hasCondition ? 'increaseIf' : aggFn
  const value = callWith('toFloat64OrDefault', [callWith('toString', values)])
  return callWith(name, [value], aggFn === 'quantile' ? { parameters: [numberLiteral(level)] } : {})
}

const bucketText = (given: number): string =>
  `An incorrect number of arguments was specified for function 'toString'. Expected 1 argument, got ${given} arguments`

const withoutField: Readonly<Record<string, string>> = {
  any: 'Aggregate function any requires single argument. ',
  count_distinct: 'Unknown expression or function identifier `DISTINCT`',
  none: 'Syntax error: failed at position 8 (AS): AS. Expected one of: token sequence. ',
}

export function scopeOf({ source, time, budget }: Pick<Query, 'source' | 'time' | 'budget'>, columns: Columns): Scope {
  const { databaseName, tableName } = source.from ?? {}
  return { columns, time, budget, ...(tableName && { table: `${databaseName ?? 'default'}.${tableName}` }) }
}

/** The size of a bucket, as queries write it. */
export type Granularity = NonNullable<ChartSeriesQueryRequest['granularity']>

const units = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }
const granularitySize = (written: string): number =>
  Number.parseInt(written, 10) * units[written.at(-1) as keyof typeof units]
const automatic = ['15s', '30s', '1m', '5m', '15m', '30m', '1h', '2h', '6h', '12h', '1d', '2d', '7d', '30d'].map(
  granularitySize,
)

/** The maximum number of automatic buckets, and of the buckets of a chart. Earlier buckets are left out. */
const mostBuckets = { automatic: 60, all: 50_000 }

/** The size of a bucket in milliseconds. `auto` is the smallest size with at most 60 buckets. */
export function granularityStep(granularity: Granularity | undefined, start: number, end: number): number {
  if (granularity && granularity !== 'auto') return granularitySize(granularity)
  const least = Math.ceil(Math.floor((end - start) / 1000) / mostBuckets.automatic) * 1000
  return automatic.find((step) => step >= least) ?? (automatic.at(-1) as number)
}

export const bucketOf = (time: number, { step, origin = 0 }: Range): number =>
  origin + Math.floor((time - origin) / step) * step

export const queryStart = ({ start, end, step }: Range): number => Math.max(start, end - mostBuckets.all * step)
