import type { Mistake } from '../http/request.ts'
import type { RequestedConfig, RequestedDashboard } from '../validation/requested.ts'
import { referenceMistake } from './dashboard-references.ts'
import type { Handlers, Outcome } from './operation.ts'

export const validation = {
  validateDashboard: ({ context: { state }, body, mistakes = [] }) => {
    if (mistakes.length > 0) return verdict(mistakes)
    const sent = body as RequestedDashboard
    const { tiles = [], filters = [], containers = [] } = sent
    const message = referenceMistake({ state, tiles, filters, containers })
    return message === undefined ? verdict([], withDefaults(sent)) : verdict([{ path: '', message }])
  },
} satisfies Partial<Handlers>

function verdict(errors: readonly Mistake[], normalized: unknown = null): Outcome {
  return { payload: { valid: errors.length === 0, errors, normalized } }
}

/** A dashboard with the defaults that servers put in before they store it. */
function withDefaults({ tiles = [], savedFilterValues, ...dashboard }: RequestedDashboard): object {
  return {
    ...dashboard,
    tiles: tiles.map((tile) => (tile.config ? { ...tile, config: configWithDefaults(tile.config) } : tile)),
    ...(savedFilterValues && { savedFilterValues: savedFilterValues.map((value) => ({ type: 'sql', ...value })) }),
  }
}

function configWithDefaults(config: RequestedConfig): object {
  const { displayType = '', select } = config
  const own = displayType === 'event_patterns' ? { select: '', where: '' } : { where: '' }
  const items = Array.isArray(select) && select.map((item) => (item.aggFn ? { where: '', ...item } : item))
  return {
    ...(['heatmap', 'search', 'event_patterns'].includes(displayType) && own),
    ...config,
    ...(items && { select: items }),
  }
}
