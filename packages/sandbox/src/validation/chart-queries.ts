import { type ZodTypeAny, z } from 'zod/v3'
import { sameGroups } from '../rules/same-groups.ts'
import type { Composition, RequestSchemas } from './request-schemas.ts'
import { ruled } from './ruled.ts'
import { eitherOf } from './values.ts'

/** What servers judge of a query of chart series in another way than one schema after another. */
export const chartQueryCompositions: Composition = {
  ChartSeriesQueryRequest: (schemas, name) =>
    z.object({ ...schemas.shape(name), startTime: timestamp(), endTime: timestamp(), series: series(schemas, name) }),
  SortOrder: (schemas, name) => eitherOf(schemas.schema(name).enum as string[]),
}

// What has fewer characters is taken for seconds; the sign and the point count as well.
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
  return ruled(z.array(schemas.of(items)).min(1, 'Series array cannot be empty').max(maxItems), sameGroups)
}
