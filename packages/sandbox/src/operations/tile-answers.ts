import type { RequestedConfig, RequestedSelectItem, RequestedTile } from '../rules/requested-dashboard.ts'
import type { StoredTile } from '../state.ts'
import { defined } from './defined.ts'
import { configOfSeries } from './series-tiles.ts'

/** A tile of a request as it is kept, under an id of its own: with what servers add, and without what means nothing. */
export function tileOf(tile: RequestedTile, id: string): StoredTile {
  const { x, y, w, h, name, containerId, tabId } = tile
  const config = defined(tile.config ? keptConfig(tile.config) : configOfSeries(tile))
  const place = { ...(containerId !== undefined && { containerId }), ...(tabId !== undefined && { tabId }) }
  return { id, x, y, w, h, name, config, ...place } as StoredTile
}

function keptConfig(config: RequestedConfig): RequestedConfig {
  if (config.configType === 'sql') return { ...config, ...filledNulls(config) }
  return { ...config, ...(keptOf[config.displayType]?.(config) ?? {}) }
}

const keptOf: Readonly<Record<string, (config: RequestedConfig) => object>> = {
  line: (config) => ({ ...severalSeries(config), ...filledNulls(config) }),
  stacked_bar: (config) => ({ ...severalSeries(config), ...filledNulls(config) }),
  table: severalSeries,
  number: ({ select, formulas = [], colorRules }) => ({
    select: itemsOf(select).slice(0, formulas.length > 0 ? undefined : 1),
    formulas: notEmpty(formulas),
    colorRules: notEmpty(colorRules),
  }),
  pie: ({ select }) => ({ select: itemsOf(select).slice(0, 1) }),
  bar: ({ select }) => ({ select: itemsOf(select).slice(0, 1) }),
  heatmap: ({ where = '', whereLanguage = 'lucene' }) => ({ where, whereLanguage }),
  search: ({ whereLanguage = 'lucene' }) => ({ whereLanguage }),
  event_patterns: ({ select = '', where = '', whereLanguage = 'lucene' }) => ({ select, where, whereLanguage }),
  markdown: ({ markdown = '' }) => ({ markdown }),
}

// Whether operands show means nothing without a formula.
function severalSeries({ asRatio, select, formulas, showOperandSeries }: RequestedConfig): object {
  return {
    asRatio: asRatio === true,
    select: itemsOf(select),
    formulas: notEmpty(formulas),
    showOperandSeries: notEmpty(formulas) && showOperandSeries,
  }
}

function filledNulls({ displayType, fillNulls }: RequestedConfig): object {
  return displayType === 'line' || displayType === 'stacked_bar' ? { fillNulls: fillNulls !== false } : {}
}

function itemsOf(select: RequestedConfig['select']): RequestedSelectItem[] {
  const defaults = { valueExpression: '', where: '', whereLanguage: 'lucene' }
  return typeof select === 'object' ? select.map((item) => ({ ...defaults, ...item })) : []
}

function notEmpty<Item>(list: readonly Item[] | unknown): readonly Item[] | undefined {
  return Array.isArray(list) && list.length > 0 ? list : undefined
}
