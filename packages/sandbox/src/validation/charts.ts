import { type ZodTypeAny, z } from 'zod/v3'
import type { Schema } from '../documents.ts'
import type { RequestedConfig, RequestedSelectItem } from '../rules/requested.ts'
import { mistakesOf } from './formula-grammar.ts'
import { listOf } from './item-lists.ts'
import { type Composition, type RequestSchemas, usesValidatedSince } from './request-schemas.ts'
import { complainTo, type Rule, ruled } from './rule.ts'
import { eitherOf, type Shape, shapeInServerOrder } from './values.ts'

/** Parts of a chart that servers validate in another way than the document says. */
export const chartCompositions: Composition = {
  TileConfigRequest: tileConfig,
  SelectItemRequest: item,
  NumberChartRequest: number,
  FormulaRequest: changed((schemas) => ({ expression: formulaExpression(schemas) })),
  OnClickFilterRequest: changed(() => ({ expression: needed('Expression'), template: needed('Template') })),
  SearchChartRequest: search,
  ChartSeriesQueryRequest: changed((schemas, name) => ({
    ...{ startTime: timestamp(), endTime: timestamp() },
    series: series(schemas, name),
  })),
  SortOrder: (schemas, name) => eitherOf(schemas.schema(name).enum as string[]),
}

/** An object of which servers validate some properties in another way. */
function changed(properties: (schemas: RequestSchemas, name: string) => Shape): Composition[string] {
  return (schemas, name) => z.object({ ...schemas.shape(name), ...properties(schemas, name) })
}

/** `configType` alone decides which schema a config must match. Older servers know no raw SQL. */
function tileConfig(schemas: RequestSchemas): ZodTypeAny {
  if (!schemas.knowsComponent('SqlChartRequest')) return ruled(schemas.named('BuilderChartRequest'), ratioOfTwo)
  const schemaOf = (config: unknown) => schemas.named(isSql(config) ? 'SqlChartRequest' : 'BuilderChartRequest')
  return z
    .unknown()
    .superRefine((config, context) => {
      const { error } = schemaOf(config).safeParse(config)
      for (const issue of error?.issues ?? []) context.addIssue(issue)
      if (error) return
      // The rules see the sent config, with properties that this kind of chart does not have.
      for (const rule of isSql(config) ? [ratioOfTwo] : [ratioOfTwo, chartFormulas, numberOfOne])
        rule(config as RequestedConfig, complainTo(context))
    })
    .transform((config) => schemaOf(config).parse(config))
}

function isSql(config: unknown): boolean {
  return (config as { configType?: unknown } | null)?.configType === 'sql'
}

// The documents have a schema for each aggregation; servers have one for all.
function item(schemas: RequestSchemas, name: string): ZodTypeAny {
  const { minLength: _, ...expression } = schemas.schema('ValueExpression')
  const shape = shapeInServerOrder(name, {
    ...schemas.shape('CountSelectItemRequest'),
    ...schemas.shape('QuantileSelectItemRequest'),
    aggFn: schemas.named('AggregateFunction'),
    valueExpression: schemas.of(expression).optional(),
  })
  return ruled(z.object(shape), selectItem)
}

// Servers without formulas limit a number to one item by its schema.
function number(schemas: RequestSchemas, name: string): ZodTypeAny {
  const shape = schemas.shape(name)
  if (!shape.formulas) return z.object({ ...shape, select: schemas.named('SingleSelectItem') })
  return z.object({ ...shape, formulas: schemas.named('Formulas').optional() })
}

// Servers check the pattern of the documents together with the operands, in `chartFormulas`.
function formulaExpression(schemas: RequestSchemas): ZodTypeAny {
  const { pattern: _, ...expression } = (schemas.schema('FormulaRequest').properties?.expression || {}) as Schema
  return schemas.of(expression)
}

const needed = (word: string) => z.string().min(1, `${word} is required`).max(10_000)

function search(schemas: RequestSchemas, name: string): ZodTypeAny {
  const { where = z.never(), ...shape } = schemas.shape(name)
  return z.object({ ...shape, where: schemas.isOf(usesValidatedSince) ? where.default('') : where })
}

// Servers take a number with fewer characters, sign and point included, for seconds.
const shortest = 13

function timestamp(): ZodTypeAny {
  return z
    .number()
    .int('Timestamp must be an integer')
    .positive('Timestamp must be positive')
    .refine((value) => String(value).length >= shortest, 'Timestamp must be in milliseconds')
}

function series(schemas: RequestSchemas, name: string): ZodTypeAny {
  const { items = {}, maxItems = 0 } = schemas.schema(name).properties?.series || {}
  return ruled(listOf(schemas.of(items)).min(1, 'Series array cannot be empty').max(maxItems), sameGroups)
}

/** A ratio needs two select items. */
const ratioOfTwo: Rule<RequestedConfig> = ({ asRatio, select }, complain) => {
  if (asRatio && lengthOf(select) !== 2) complain('asRatio can only be used with exactly two select items')
}

/** A number has one select item, unless it has formulas. */
const numberOfOne: Rule<RequestedConfig> = ({ displayType, select, formulas = [] }, complain) => {
  if (displayType !== 'number' || formulas.length > 0 || lengthOf(select) === 1) return
  const reason = 'unless formulas are used (extra items are formula operands)'
  complain(`Number tiles support a single select item ${reason}`, ['select'])
}

function lengthOf(select: unknown): number {
  return Array.isArray(select) ? select.length : 0
}

/** Formulas are arithmetic over the select items. They exclude a ratio, and a number has at most one. */
const chartFormulas: Rule<RequestedConfig> = ({ displayType, select, asRatio, formulas }, complain) => {
  if (!Array.isArray(formulas) || formulas.length === 0) return
  formulas.forEach((formula, index) => {
    const mistakes = mistakesOf(String(formula?.expression ?? ''), lengthOf(select))
    if (mistakes.length > 0) complain(mistakes.join('; '), ['formulas', index, 'expression'])
  })
  const instead = 'express the ratio as a formula instead (e.g. "A / B")'
  if (asRatio) complain(`formulas cannot be combined with asRatio; ${instead}`, ['formulas'])
  if (displayType === 'number' && formulas.length > 1) complain('Number charts support a single formula', ['formulas'])
}

/** Only a quantile has a level. A count has no expression, and every other aggregation needs one. */
const selectItem: Rule<RequestedSelectItem> = ({ aggFn, level, valueExpression }, complain) => {
  const isCount = aggFn === 'count'
  if (level && aggFn !== 'quantile') complain('Level can only be used with quantile aggregation function')
  if (valueExpression && isCount) complain('Value expression cannot be used with count aggregation function')
  if (!valueExpression && !isCount) complain('Value expression is required for non-count aggregation functions')
}

/** All series of a query have the same groups, in the same order. */
const sameGroups: Rule<readonly { groupBy: readonly string[] }[]> = (series, complain) => {
  const differs = series.some(({ groupBy }) => JSON.stringify(groupBy) !== JSON.stringify(series[0]?.groupBy))
  if (differs) complain('All series must have the same groupBy fields')
}
