import { wordsAbout } from '@clouddb/document/rules'
import { type ParseInput, type ParseReturnType, type ZodTypeAny, z } from 'zod/v3'
import type { Schema } from '../documents.ts'
import { isObjectId } from '../identifiers.ts'

/** Adds a mistake in the server's words, at a path below the checked value. */
export type Complain = (message: string, path?: readonly (string | number)[]) => void

/** Checks what a schema cannot express, for a value that is valid by its schema. */
export type Rule<Value> = (value: Value, complain: Complain) => void

/** A schema with rules, which run in their order unless the shape of the value is wrong. */
export function ruled(schema: ZodTypeAny, ...rules: readonly Rule<never>[]): ZodTypeAny {
  return rules.reduce<ZodTypeAny>(
    (checked, rule) => checked.superRefine((value, context) => rule(value as never, complainTo(context))),
    schema,
  )
}

export function complainTo(context: z.RefinementCtx): Complain {
  return (message, path = []) => context.addIssue({ code: z.ZodIssueCode.custom, message, path: [...path] })
}

/** The number of mistakes after which the rest of a list or a map is not validated. */
export const mostMistakes = 1_000

/** An item of a list. Each mistake takes a hundred times the memory of a short item, so that they are bounded. */
export class Item extends z.ZodType<unknown, z.ZodTypeDef & { readonly item: ZodTypeAny }> {
  get item(): ZodTypeAny {
    return this._def.item
  }

  _parse(input: ParseInput): ParseReturnType<unknown> {
    return input.parent.common.issues.length < mostMistakes ? this.item._parse(input) : z.INVALID
  }
}

export const itemOf = (item: ZodTypeAny): ZodTypeAny => new Item({ item })

/** An object of one of several kinds. The property that each kind needs tells them apart. */
class OneByName extends z.ZodType<unknown, z.ZodTypeDef & { readonly kinds: ReadonlyMap<string, ZodTypeAny> }> {
  _parse(input: ParseInput): ParseReturnType<unknown> {
    const { kinds } = this._def
    const given = [...kinds.keys()].filter((name) => Object(input.data)[name] != null)
    const kind = given.length === 1 ? kinds.get(given[0] as string) : undefined
    if (kind) return kind._parse(input)
    const message = `Expected exactly one of ${[...kinds.keys()].join(', ')}`
    z.addIssueToContext(this._getOrReturnCtx(input), { code: z.ZodIssueCode.custom, message })
    return z.INVALID
  }
}

export const oneByName = (kinds: ReadonlyMap<string, ZodTypeAny>): ZodTypeAny => new OneByName({ kinds })

/** A list of items, of which the first mistakes are reported. */
export const listSchema = (item: ZodTypeAny): z.ZodArray<ZodTypeAny> => z.array(itemOf(item))

export type Shape = Record<string, ZodTypeAny>

/** Components for which servers report a number as a wrong value, not as a wrong type. */
const reportsNumbers: ReadonlySet<string> = new Set([
  'MetricType',
  'AlertThresholdType',
  'NumberFormatRequest.numericUnit',
  'ChartSeriesRequest.metricDataType',
  'LogSourceRequest.useTextIndexForImplicitColumn',
  'TraceSourceRequest.useTextIndexForImplicitColumn',
])

/** A schema for one of several values. Servers list those of a component in their own order. */
export function oneOfSchema(values: readonly unknown[], component: string): ZodTypeAny {
  const texts = values.filter((value) => typeof value === 'string')
  if (texts.length < values.length) return eitherOf(values as readonly [number, number])
  const ordered = inServerOrder(component, texts)
  return reportsNumbers.has(component) ? namedValues(ordered) : z.enum(ordered as [string, ...string[]])
}

/** A schema for one of several values that servers do not list: a wrong one is "Invalid input". */
export function eitherOf(values: readonly (string | number)[]): ZodTypeAny {
  return z.union(values.map((value) => z.literal(value)) as unknown as [ZodTypeAny, ZodTypeAny])
}

/** A schema for one of several values that reports a number as a wrong value. */
export function namedValues(values: readonly string[]): ZodTypeAny {
  return z.nativeEnum(Object.fromEntries(values.map((value) => [value, value])))
}

export function textSchema(schema: Schema, saysObjectId: boolean): ZodTypeAny {
  const { minLength, maxLength, pattern, format } = schema
  // The documents require 24 hexadecimal digits; servers accept other ids as well.
  if (pattern?.includes('[0-9a-fA-F]{24}'))
    return saysObjectId ? z.string().refine(isObjectId, 'Invalid ObjectId') : z.string().refine(isObjectId)
  let made = formats[format ?? '']?.() ?? z.string(said(schema, 'type'))
  if (minLength !== undefined) made = made.min(minLength, said(schema, 'minLength'))
  if (maxLength !== undefined) made = made.max(maxLength, said(schema, 'maxLength'))
  if (pattern !== undefined) made = made.regex(new RegExp(pattern), said(schema, 'pattern'))
  return made
}

/** The words of servers about a constraint; of zod, which are usually theirs, where the document has none. */
function said(schema: Schema, constraint: string): { message: string } | undefined {
  const message = wordsAbout(schema, constraint)
  return message === undefined ? undefined : { message }
}

const formats: Readonly<Record<string, () => z.ZodString>> = {
  date: () => z.string().date(),
  'date-time': () => z.string().datetime({ offset: true }),
  email: () => z.string().email(),
}

export function numberSchema({ minimum, maximum, multipleOf, not }: Schema, base: z.ZodNumber): ZodTypeAny {
  let made = base
  if (minimum !== undefined) made = made.min(minimum)
  if (maximum !== undefined) made = made.max(maximum)
  if (multipleOf !== undefined) made = made.multipleOf(multipleOf)
  const { enum: refused } = (not ?? {}) as Schema
  return refused ? made.refine((value) => !refused.includes(value), `Expected none of ${refused.join(', ')}`) : made
}

export function list(schema: Schema, item: ZodTypeAny): ZodTypeAny {
  const { minItems, maxItems } = schema
  const made = listSchema(item)
  if (minItems !== undefined && minItems === maxItems) return made.length(minItems)
  const atLeast = minItems === undefined ? made : made.min(minItems, said(schema, 'minItems'))
  if (maxItems === undefined) return atLeast
  const most = maxItems + mostTooMany
  const tooLong = { code: z.ZodIssueCode.too_big, maximum: maxItems, type: 'array', inclusive: true } as const
  const refuseTooMany = (value: unknown, context: z.RefinementCtx) => {
    if (!Array.isArray(value) || value.length <= most) return value
    context.addIssue({ ...tooLong, fatal: true })
    return z.NEVER
  }
  return z.preprocess(refuseTooMany, atLeast.max(maxItems, said(schema, 'maxItems')))
}

/** So many items above the maximum are validated as well. Servers validate all, which can take them minutes. */
const mostTooMany = 1_000

/**
 * Servers check properties, and list values, in their own order. Names that are not listed here come last, in the
 * order of the document.
 */
const orders: Readonly<Record<string, string>> = {
  CreateDashboardRequest: 'name tiles tags savedQuery savedQueryLanguage savedFilterValues containers',
  TileRequest: 'name x y w h asRatio series config',
  SelectItemRequest: 'valueExpression alias aggFn level where whereLanguage numberFormat',
  LineChartRequest:
    'sourceId select groupBy asRatio alignDateRangeToGranularity fillNulls numberFormat formulas showOperandSeries displayType compareToPreviousPeriod',
  NumberChartRequest: 'displayType sourceId select numberFormat',
  NumberFormatRequest: 'output numericUnit',
  BuilderChartRequest: 'line stacked_bar table number pie bar heatmap markdown',
  CreateQueryFilterRequest:
    'id type name expression sourceMetricType where whereLanguage appliesToSourceIds isBroadcastEnabled isVariableEnabled variableName',
  ChartSeriesQueryRequest: 'series endTime granularity startTime seriesReturnType',
  ChartSeriesRequest: 'sourceId aggFn level field where whereLanguage groupBy sortOrder',
  MetricType: 'gauge histogram sum',
  'NumberFormatRequest.output': 'currency percent byte time duration',
}

const sameAs: Readonly<Record<string, string>> = {
  UpdateDashboardRequest: 'CreateDashboardRequest',
  StackedBarChartRequest: 'LineChartRequest',
  UpdateQueryFilterRequest: 'CreateQueryFilterRequest',
  'ChartSeriesRequest.metricDataType': 'MetricType',
}

/** Sorts the names of a component in the order of servers. */
export function inServerOrder(component: string, names: readonly string[]): string[] {
  const first = orders[sameAs[component] ?? component]?.split(' ') ?? []
  return [...first.filter((name) => names.includes(name)), ...names.filter((name) => !first.includes(name))]
}

/** Sorts the properties of a component in the order of servers. */
export function shapeInServerOrder(component: string, shape: Shape): Shape {
  return Object.fromEntries(inServerOrder(component, Object.keys(shape)).map((name) => [name, shape[name]])) as Shape
}
