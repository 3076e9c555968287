import { isRecord } from '@clouddb/document/openapi'
import { type ZodTypeAny, z } from 'zod/v3'
import { dayOfChange, type Schema } from '../documents.ts'
import { mistakesOf } from './formula-grammar.ts'
import { type Composition, type RequestSchemas, usesValidatedSince } from './request-schemas.ts'
import type { RequestedConfig, RequestedSeries } from './requested.ts'
import { complainTo, eitherOf, listSchema, type Rule, ruled, type Shape, shapeInServerOrder } from './zod-schemas.ts'

/** Parts of a dashboard that servers validate in another way than the document says. */
export const dashboardCompositions: Composition = {
  CreateDashboardRequest: dashboard,
  UpdateDashboardRequest: dashboard,
  DashboardTiles: tiles,
  TileRequest: tile,
  CreateDashboardFilterRequest: filter,
  UpdateDashboardFilterRequest: filter,
  CreateQueryFilterRequest: queryFilter,
  CreateStaticListFilterRequest: strict,
  CreatePrometheusLabelFilterRequest: strict,
  UpdateQueryFilterRequest: queryFilter,
  UpdateStaticListFilterRequest: strict,
  UpdatePrometheusLabelFilterRequest: strict,
  DashboardContainerRequest: (schemas, name) => z.object(schemas.shape(name)),
  SavedFilterValueRequest: savedValue,
  NumberFormatRequest: numberFormat,
}

// Servers check filters and containers after the whole has its shape.
function dashboard(schemas: RequestSchemas, name: string): ZodTypeAny {
  return ruled(
    z.object(schemas.shape(name)),
    schemas.rulesOf(name),
    schemas.rulesOfItems('containers', 'DashboardContainerRequest'),
    schemas.rulesOfItems('filters', name.replace(/Request$/, 'FilterRequest')),
  )
}

const namesTileSince = dayOfChange('namesRepeatedTiles')

function tiles(schemas: RequestSchemas, name: string): ZodTypeAny {
  const { 'x-validations': _, ...schema } = schemas.schema(name)
  const rule = schemas.rulesOf(name)
  return ruled(schemas.of(schema), (value, complain) =>
    rule(value, (message, path) => complain(message, schemas.isOf(namesTileSince) ? path : [])),
  )
}

// Servers check the tile and its id one after the other, so a tile that is no object gets two complaints.
function tile(schemas: RequestSchemas, name: string): ZodTypeAny {
  const series = schemas.shape('SeriesTileRequest')
  const { id, config = z.never(), ...shared } = schemas.shape('ConfigTileRequest')
  const { id: _, ...sent }: Shape = { ...series, ...shared }
  const shape = { ...sent, config: config.optional(), series: tileSeries(schemas).optional() }
  return ruled(z.object(shapeInServerOrder(name, shape)), schemas.rulesOf(name)).and(z.object({ id: id as ZodTypeAny }))
}

type TaggedByType = [z.ZodDiscriminatedUnionOption<'type'>, z.ZodDiscriminatedUnionOption<'type'>]

const seriesTypes = ['Time', 'Table', 'Search', 'Number', 'Markdown'] as const

// The documents have a list for each type; servers have one list, and check that all types are the same.
function tileSeries(schemas: RequestSchemas): ZodTypeAny {
  const members = seriesTypes.map((type) => {
    const shape = schemas.shape(`${type}TileSeriesRequest`)
    if (shape.displayType) shape.displayType = eitherOf(['stacked_bar', 'line']).optional()
    return z.object(shape)
  })
  const member = z.discriminatedUnion('type', members as unknown as TaggedByType)
  return ruled(listSchema(member).min(1), oneTypeOfSeries)
}

// The dashboard has the rules of filters.
function filter(schemas: RequestSchemas, name: string): ZodTypeAny {
  const { 'x-validations': _, ...schema } = schemas.schema(name)
  return schemas.of(schema, name)
}

// Filters are the only part in which unknown properties are refused.
function strict(schemas: RequestSchemas, name: string): ZodTypeAny {
  return z.object(schemas.shape(name)).strict()
}

// The only kind of older servers was a list of one value.
function queryFilter(schemas: RequestSchemas, name: string): ZodTypeAny {
  return z.object({ ...schemas.shape(name), type: z.enum(['QUERY_EXPRESSION']) }).strict()
}

/** A condition of SQL needs no type. Older servers know nothing else. */
function savedValue(schemas: RequestSchemas): ZodTypeAny {
  const [sql, variable] = ['SqlFilterValueRequest', 'VariableFilterValueRequest'] as const
  const shape = schemas.shape(sql)
  if (!schemas.knowsComponent(variable)) return z.object({ ...shape, type: z.literal('sql').optional() })
  const members = [z.object({ ...shape, type: z.literal('sql') }), z.object(schemas.shape(variable))]
  const typed = z.discriminatedUnion('type', members as unknown as TaggedByType)
  return z.preprocess((value) => (isRecord(value) ? { type: 'sql', ...value } : value), typed)
}

function numberFormat(schemas: RequestSchemas, name: string): ZodTypeAny {
  const format = z.object(schemas.shape(name))
  return schemas.isOf(usesValidatedSince) ? format : format.passthrough()
}

/** The series of a tile have the same type. */
const oneTypeOfSeries: Rule<readonly RequestedSeries[]> = (series, complain) => {
  if (series.some(({ type }) => type !== series[0]?.type)) complain('All series must have the same type')
}

/** Parts of a chart that servers validate in another way than the document says. */
export const chartCompositions: Composition = {
  TileConfigRequest: tileConfig,
  SelectItemRequest: item,
  NumberChartRequest: number,
  AlertNumberChartRequest: number,
  'FormulaRequest.expression': formulaExpression,
  SearchChartRequest: search,
  'ChartSeriesQueryRequest.startTime': timestamp,
  'ChartSeriesQueryRequest.endTime': timestamp,
  SortOrder: (schemas, name) => eitherOf(schemas.schema(name).enum as string[]),
}

/** `configType` alone decides which schema a config must match. Older servers know no raw SQL. */
function tileConfig(schemas: RequestSchemas): ZodTypeAny {
  if (schemas.knowsComponent('SqlChartRequest')) return chartOf(schemas, 'BuilderChartRequest', 'SqlChartRequest')
  return ruled(schemas.named('BuilderChartRequest'), chartRules(schemas))
}

/** A chart of one of two components. */
export function chartOf(schemas: RequestSchemas, builder: string, sql: string): ZodTypeAny {
  const rules = chartRules(schemas)
  const schemaOf = (config: unknown) => schemas.named(isSql(config) ? sql : builder)
  return z
    .unknown()
    .superRefine((config, context) => {
      const { error } = schemaOf(config).safeParse(config)
      for (const issue of error?.issues ?? []) context.addIssue(issue)
      // The rules see the sent config, with properties that this kind of chart does not have.
      if (!error) rules(config as RequestedConfig, complainTo(context))
    })
    .transform((config) => schemaOf(config).parse(config))
}

/** The rules of charts. Servers read formulas before they look at what is beside them. */
function chartRules(schemas: RequestSchemas): Rule<RequestedConfig> {
  const rule = schemas.rulesOf('ChartRules')
  return (config, complain) => {
    const said: Parameters<typeof complain>[] = []
    rule(config, (...complaint) => said.push(complaint))
    for (const [message, path = []] of said) if (path.length === 0) complain(message)
    if (!isSql(config)) readFormulas(config, complain)
    for (const [message, path = []] of said) if (path.length > 0) complain(message, path)
  }
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
  return ruled(z.object(shape), schemas.rulesOf(name))
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

function lengthOf(select: unknown): number {
  return Array.isArray(select) ? select.length : 0
}

/** Formulas are arithmetic over the select items. */
const readFormulas: Rule<RequestedConfig> = ({ select, formulas }, complain) => {
  if (!Array.isArray(formulas)) return
  formulas.forEach((formula, index) => {
    const mistakes = mistakesOf(String(formula?.expression ?? ''), lengthOf(select))
    if (mistakes.length > 0) complain(mistakes.join('; '), ['formulas', index, 'expression'])
  })
}
