import { type ZodTypeAny, z } from 'zod/v3'
import type { Schema } from '../documents.ts'
import { chartFormulas } from '../rules/chart-formulas.ts'
import { type JudgedChart, numberOfOne, ratioOfTwo } from '../rules/chart-select.ts'
import type { Rule } from '../rules/rule.ts'
import { selectItem } from '../rules/select-item.ts'
import { inServerOrder } from './order.ts'
import type { Composition, RequestSchemas, Shape } from './request-schemas.ts'
import { ruled } from './ruled.ts'

/** What servers judge of a tile's chart in another way than one schema after another. */
export const chartCompositions: Composition = {
  TileConfigRequest: tileConfig,
  SelectItemRequest: item,
  NumberChartRequest: number,
  FormulaRequest: (schemas, name) => z.object({ ...schemas.shape(name), expression: formulaExpression(schemas) }),
  OnClickFilterRequest: onClickFilter,
  SearchChartRequest: search,
}

/** Queries came with a choice by `configType`, which alone decides what a config is judged by. */
function tileConfig(schemas: RequestSchemas): ZodTypeAny {
  if (!schemas.knows({ $ref: 'SqlChartRequest' })) return ruled(schemas.named('BuilderChartRequest'), ratioOfTwo)
  const schemaOf = (config: unknown) => schemas.named(isSql(config) ? 'SqlChartRequest' : 'BuilderChartRequest')
  return z
    .unknown()
    .superRefine((config, context) => {
      const { error } = schemaOf(config).safeParse(config)
      for (const issue of error?.issues ?? []) context.addIssue(issue)
      if (error) return
      // Of what was sent: also of what the kind of chart has no place for.
      const complain: Parameters<Rule<unknown>>[1] = (message, path = []) =>
        context.addIssue({ code: z.ZodIssueCode.custom, message, path: [...path] })
      for (const rule of isSql(config) ? [ratioOfTwo] : [ratioOfTwo, chartFormulas, numberOfOne])
        rule(config as JudgedChart, complain)
    })
    .transform((config) => schemaOf(config).parse(config))
}

function isSql(config: unknown): boolean {
  return (config as { configType?: unknown } | null)?.configType === 'sql'
}

// The documents tell items apart by what they aggregate; to servers they are one.
function item(schemas: RequestSchemas, name: string): ZodTypeAny {
  const { minLength: _, ...expression } = schemas.schema('ValueExpression')
  const shape: Shape = {
    ...schemas.shape('CountSelectItemRequest'),
    ...schemas.shape('QuantileSelectItemRequest'),
    aggFn: schemas.named('AggregateFunction'),
    valueExpression: schemas.of(expression).optional(),
  }
  const ordered = inServerOrder(name, Object.keys(shape)).map((property) => [property, shape[property] as ZodTypeAny])
  return ruled(z.object(Object.fromEntries(ordered)), selectItem)
}

// Before there were formulas a number had one item, and said so as other charts do.
function number(schemas: RequestSchemas, name: string): ZodTypeAny {
  const shape = schemas.shape(name)
  if (!shape.formulas) return z.object({ ...shape, select: schemas.named('SingleSelectItem') })
  return z.object({ ...shape, formulas: schemas.named('Formulas').optional() })
}

// What the pattern of the documents says is judged, in words, with the operands.
function formulaExpression(schemas: RequestSchemas): ZodTypeAny {
  const { pattern: _, ...expression } = (schemas.schema('FormulaRequest').properties?.expression || {}) as Schema
  return schemas.of(expression)
}

function onClickFilter(schemas: RequestSchemas, name: string): ZodTypeAny {
  const needed = (word: string) => z.string().min(1, `${word} is required`).max(10_000)
  return z.object({ ...schemas.shape(name), expression: needed('Expression'), template: needed('Template') })
}

/** The day since when servers work on what they made of a dashboard, and not on what they were sent. */
export const worksOnJudgedSince = '2026-06-03'

function search(schemas: RequestSchemas, name: string): ZodTypeAny {
  const { where = z.never(), ...shape } = schemas.shape(name)
  return z.object({ ...shape, where: schemas.isOf(worksOnJudgedSince) ? where.default('') : where })
}
