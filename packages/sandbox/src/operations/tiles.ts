import { dayOfChange, ossDocument } from '../documents.ts'
import type { StoredDashboard, StoredTile } from '../state.ts'
import type {
  Container,
  RequestedConfig,
  RequestedSelectItem,
  RequestedSeries,
  RequestedTile,
} from '../validation/requested.ts'
import { defined } from './operation.ts'

/** The stored form of a requested tile: with the defaults of servers, without properties that have no effect. */
export function storedTile(tile: RequestedTile, id: string): StoredTile {
  const { x, y, w, h, name, containerId, tabId } = tile
  const config = tile.config ? storedConfig(tile.config) : defined(configOfSeries(tile))
  const place = { ...(containerId !== undefined && { containerId }), ...(tabId !== undefined && { tabId }) }
  return { id, x, y, w, h, name, config, ...place } as StoredTile
}

/** The stored form of a requested chart. */
export function storedConfig(config: RequestedConfig): RequestedConfig {
  if (config.configType === 'sql') return defined({ ...config, ...filledNulls(config) })
  return defined({ ...config, ...(storedByType[config.displayType ?? '']?.(config) ?? {}) })
}

const storedByType: Readonly<Record<string, (config: RequestedConfig) => object>> = {
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

// `showOperandSeries` has no effect without a formula.
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

/** The config that replaces series, the older form of tiles. */
function configOfSeries({ series = [], asRatio }: RequestedTile): RequestedConfig {
  const [first = { type: 'markdown' }] = series
  const { type, sourceId = '' } = first
  if (type === 'markdown') return { displayType: 'markdown', markdown: first.content ?? '' }
  if (type === 'search') return { displayType: 'search', sourceId, ...searchOf(first) }
  const format = type === 'number' ? first.numberFormat : series.find((one) => one.numberFormat)?.numberFormat
  const numberFormat = format && { numberFormat: format }
  if (type === 'number') return { displayType: 'number', sourceId, select: [itemOf(first)], ...numberFormat }
  const grouped = first.groupBy?.join(',')
  return {
    displayType: type === 'table' ? 'table' : first.displayType === 'stacked_bar' ? 'stacked_bar' : 'line',
    sourceId,
    asRatio: asRatio === true && series.length === 2,
    ...(type === 'time' && { fillNulls: true }),
    ...(grouped && { groupBy: grouped }),
    select: series.map(itemOf),
    ...numberFormat,
  }
}

function searchOf({ fields = [], where = '', whereLanguage = 'lucene' }: RequestedSeries): object {
  return { select: fields.join(', '), where, whereLanguage }
}

// Empty values are not stored.
function itemOf(series: RequestedSeries): RequestedSelectItem {
  const { aggFn, level, alias, metricName, metricDataType, field = '', where = '', whereLanguage = 'lucene' } = series
  return {
    ...(alias && { alias }),
    ...(aggFn && { aggFn }),
    ...(level && { level }),
    ...(metricName && { metricName }),
    ...(metricDataType && { metricType: metricDataType }),
    valueExpression: field,
    where,
    whereLanguage,
  }
}

const cleansItemsSince = dayOfChange('hidesUnusedItemFields')

const { enum: levels = [] } = ossDocument.schemas.QuantileLevel ?? {}
const queryKinds = Object.keys(ossDocument.schemas.SqlChartRequest?.discriminator?.mapping ?? {})

/** The tiles of a dashboard as answers show them: without what a request could not contain. */
export function describeTiles({ tiles, containers = [] }: StoredDashboard, since: string): StoredTile[] {
  return tiles
    .filter(({ config }) => (config as RequestedConfig).configType !== 'promql')
    .map((tile) => ({ ...tilePlace(tile, containers), config: describeConfig(tile, since) }) as StoredTile)
}

// Answers leave out a container or a tab that does not exist.
function tilePlace({ containerId, tabId, ...tile }: StoredTile, containers: readonly Container[]): object {
  const container = containers.find(({ id }) => id === containerId)
  if (!container) return tile
  const hasTab = container.tabs?.some(({ id }) => id === tabId)
  return { ...tile, containerId, ...(hasTab && { tabId }) }
}

function describeConfig({ config }: StoredTile, since: string): object {
  const { groupBy, orderBy, ...kept } = config as RequestedConfig
  // A raw SQL tile of another kind is shown as a line.
  if (kept.configType === 'sql' && !queryKinds.includes(kept.displayType ?? '')) {
    const { connectionId, sqlTemplate } = kept
    return { configType: 'sql', displayType: 'line', connectionId, sqlTemplate }
  }
  const { select } = kept
  return {
    ...kept,
    ...(typeof groupBy === 'string' && { groupBy }),
    ...(typeof orderBy === 'string' && { orderBy }),
    ...(typeof select === 'object' && { select: select.map((item) => describeItem(item, since)) }),
  }
}

function describeItem({ level, ...item }: RequestedSelectItem, since: string): object {
  if (item.aggFn === undefined) return item
  const cleans = since >= cleansItemsSince
  const isShown = levels.includes(level) && (item.aggFn === 'quantile' || !cleans)
  const { valueExpression, ...counted } = item
  return { ...(item.aggFn === 'count' && valueExpression && cleans ? counted : item), ...(isShown && { level }) }
}
