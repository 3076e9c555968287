import type * as oss from '@clouddb/observability-oss'
import type { Source, UnknownSource } from '@clouddb/observability-oss/types'

type Same<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false
declare function holds<Truth extends true>(): Truth

// A response: the display type narrows to the two forms of the chart, and `configType` to one of them.
export function shown(config: oss.TileConfig): string | undefined {
  if (config.displayType === 'line') {
    holds<Same<typeof config, oss.LineChart | oss.SqlChart>>()
    if (config.configType === 'sql') {
      holds<Same<typeof config, oss.SqlChart>>()
      return config.sqlTemplate
    }
    holds<Same<typeof config, oss.LineChart>>()
    return config.select?.[0]?.alias
  }
  return undefined
}

export function told(config: oss.TileConfig): string | undefined {
  switch (config.displayType) {
    case 'line':
    case 'stacked_bar':
    case 'table':
    case 'number':
    case 'pie':
    case 'bar':
      return config.configType === 'sql' ? config.connectionId : config.sourceId
    case 'heatmap':
    case 'event_patterns':
      return config.where
    case 'search':
      return config.whereLanguage
    case 'markdown':
      return config.markdown
    default:
      holds<Same<typeof config, oss.UnknownChart>>()
      return String(config.anything)
  }
}

// A request: the same.
export function sent(config: oss.TileConfigRequest): string {
  if (config.displayType !== 'line') return config.displayType
  holds<Same<typeof config, oss.LineChartRequest | oss.LineSqlChartRequest>>()
  if (config.configType === 'sql') {
    holds<Same<typeof config, oss.LineSqlChartRequest>>()
    return config.sqlTemplate
  }
  holds<Same<typeof config, oss.LineChartRequest>>()
  return config.sourceId
}

// Without `configType` the form is unknown, and only the fields that both forms have can be read.
export function careless(config: oss.TileConfig): unknown {
  if (config.displayType !== 'line') return undefined
  // @ts-expect-error: the chart may be described by SQL
  return config.select
}

export function tableOf(source: Source): string | null | undefined {
  if (source.kind === 'log') {
    holds<Same<typeof source, oss.LogSource>>()
    return source.bodyExpression
  }
  if (source.kind === 'trace' || source.kind === 'metric' || source.kind === 'session' || source.kind === 'promql')
    return source.name
  holds<Same<typeof source, UnknownSource>>()
  return String(source.anything)
}
