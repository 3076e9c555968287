import { type ZodTypeAny, z } from 'zod/v3'
import type { Composition, RequestSchemas } from './request-schemas.ts'

/** What servers judge of a dashboard in another way than one schema after another. */
export const dashboardCompositions: Composition = {
  TileRequest: tile,
  TileConfigRequest: tileConfig,
}

// One object, whose `config` and `series` exclude each other by a rule of its own.
function tile(schemas: RequestSchemas): ZodTypeAny {
  const { config, series, ...shared } = { ...schemas.shape('SeriesTileRequest'), ...schemas.shape('ConfigTileRequest') }
  return z.object({
    ...shared,
    config: (config as ZodTypeAny).optional(),
    series: schemas.shape('SeriesTileRequest').series?.optional() ?? series ?? z.never(),
  })
}

// `configType` alone decides which of the two a body is judged by.
function tileConfig(schemas: RequestSchemas): ZodTypeAny {
  const isSql = (value: unknown) => (value as { configType?: unknown } | null)?.configType === 'sql'
  return z.unknown().transform((value, context) => {
    const result = schemas.named(isSql(value) ? 'SqlChartRequest' : 'BuilderChartRequest').safeParse(value)
    for (const issue of result.error?.issues ?? []) context.addIssue(issue)
    return result.data
  })
}
