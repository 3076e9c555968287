import { type ZodTypeAny, z } from 'zod/v3'
import type { Schema } from '../documents.ts'
import { isObjectId } from '../rules/object-id.ts'
import { inServerOrder } from './order.ts'

/** Lists of which servers say of a number that it is not in the list, and not that it is no text. */
const takesNumbers: ReadonlySet<string> = new Set([
  'MetricType',
  'AlertThresholdType',
  'NumberFormatRequest.numericUnit',
  'ChartSeriesRequest.metricDataType',
])

/** One of some values, of which servers say those of a component in an order of their own. */
export function oneOf(values: readonly unknown[], component: string): ZodTypeAny {
  const texts = values.filter((value) => typeof value === 'string')
  if (texts.length < values.length) return eitherOf(values as readonly [number, number])
  const ordered = inServerOrder(component, texts)
  return takesNumbers.has(component) ? namedValues(ordered) : z.enum(ordered as [string, ...string[]])
}

/** Values of which servers do not say what they are: a wrong one is "Invalid input". */
export function eitherOf(values: readonly (string | number)[]): ZodTypeAny {
  return z.union(values.map((value) => z.literal(value)) as unknown as [ZodTypeAny, ZodTypeAny])
}

/** A list that takes numbers for values that it may have. */
export function namedValues(values: readonly string[]): ZodTypeAny {
  return z.nativeEnum(Object.fromEntries(values.map((value) => [value, value])))
}

export function text({ minLength, maxLength, pattern }: Schema, saysObjectId: boolean): ZodTypeAny {
  // The documents ask for 24 hexadecimal digits; servers take other ids as well.
  if (pattern?.includes('[0-9a-fA-F]{24}'))
    return saysObjectId ? z.string().refine(isObjectId, 'Invalid ObjectId') : z.string().refine(isObjectId)
  let made = z.string()
  if (minLength !== undefined) made = made.min(minLength)
  if (maxLength !== undefined) made = made.max(maxLength)
  if (pattern !== undefined) made = made.regex(new RegExp(pattern))
  return made
}

export function number({ minimum, maximum, multipleOf }: Schema, base: z.ZodNumber): ZodTypeAny {
  let made = base
  if (minimum !== undefined) made = made.min(minimum)
  if (maximum !== undefined) made = made.max(maximum)
  if (multipleOf !== undefined) made = made.multipleOf(multipleOf)
  return made
}

export function list({ minItems, maxItems }: Schema, item: ZodTypeAny): ZodTypeAny {
  const made = z.array(item)
  if (minItems !== undefined && minItems === maxItems) return made.length(minItems)
  const atLeast = minItems === undefined ? made : made.min(minItems)
  return maxItems === undefined ? atLeast : atLeast.max(maxItems)
}
