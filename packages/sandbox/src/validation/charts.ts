import { type ZodTypeAny, z } from 'zod/v3'
import type { Schema } from '../documents.ts'
import { mistakesOf } from './formula-grammar.ts'
import { type Composition, type RequestSchemas, usesValidatedSince } from './request-schemas.ts'
import type { RequestedConfig } from './requested.ts'
import { complainTo, type Rule, ruled } from './rule.ts'
import { eitherOf, type Shape, shapeInServerOrder } from './values.ts'

/** Parts of a chart that servers validate in another way than the document says. */
export const chartCompositions: Composition = {
  TileConfigRequest: tileConfig,
  SelectItemRequest: item,
  NumberChartRequest: number,
  FormulaRequest: changed((schemas) => ({ expression: formulaExpression(schemas) })),
  SearchChartRequest: search,
  ChartSeriesQueryRequest: changed(() => ({ startTime: timestamp(), endTime: timestamp() })),
  SortOrder: (schemas, name) => eitherOf(schemas.schema(name).enum as string[]),
}

/** An object of which servers validate some properties in another way. */
function changed(properties: (schemas: RequestSchemas, name: string) => Shape): Composition[string] {
  return (schemas, name) => z.object({ ...schemas.shape(name), ...properties(schemas, name) })
}

/** `configType` alone decides which schema a config must match. Older servers know no raw SQL. */
function tileConfig(schemas: RequestSchemas): ZodTypeAny {
  const rules = chartRules(schemas)
  if (!schemas.knowsComponent('SqlChartRequest')) return ruled(schemas.named('BuilderChartRequest'), rules)
  const schemaOf = (config: unknown) => schemas.named(isSql(config) ? 'SqlChartRequest' : 'BuilderChartRequest')
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
