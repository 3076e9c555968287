import type { StoredTile } from '../state.ts'
import type { RequestedConfig, RequestedTile } from './requested-dashboard.ts'

/** Whether a tile is a heatmap that was none before, or of another source. */
export function heatmapChange({ id, config }: RequestedTile, before: readonly StoredTile[] = []): boolean {
  if (config?.displayType !== 'heatmap') return false
  const was = configBefore(id, before)
  return was?.displayType !== 'heatmap' || was.sourceId !== config.sourceId
}

/** Whether a tile has formulas that it did not have before, or of another source. */
export function formulaChange({ id, config }: RequestedTile, before: readonly StoredTile[] = []): boolean {
  if (!config?.formulas?.length) return false
  const was = configBefore(id, before)
  const isSame = JSON.stringify(was?.formulas) === JSON.stringify(config.formulas)
  return !isSame || was?.sourceId !== config.sourceId
}

function configBefore(id: string | undefined, before: readonly StoredTile[]): RequestedConfig | undefined {
  return before.find((tile) => tile.id === id)?.config as RequestedConfig | undefined
}
