import type { Rule } from './rule.ts'

/** A tile has a config or, as it was once written, series; a config has its own `asRatio`. */
export const tileForm: Rule<{ config?: unknown; series?: unknown; asRatio?: boolean }> = (tile, complain) => {
  const { config, series, asRatio } = tile
  if (series && config) complain('Tile cannot have both series and config')
  if (!series && !config) complain('Tile must have either series or config')
  if (asRatio === undefined || !config) return
  complain('asRatio property is not supported when using config property. Specify config.asRatio instead.')
}

/** What is drawn together is of one type. */
export const oneTypeOfSeries: Rule<readonly { type: string }[]> = (series, complain) => {
  if (series.some(({ type }) => type !== series[0]?.type)) complain('All series must have the same type')
}
