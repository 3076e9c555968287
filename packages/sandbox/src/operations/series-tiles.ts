import type {
  RequestedConfig,
  RequestedSelectItem,
  RequestedSeries,
  RequestedTile,
} from '../rules/requested-dashboard.ts'

/** The config that series mean, the form in which tiles were once written. */
export function configOfSeries({ series = [], asRatio }: RequestedTile): RequestedConfig {
  const [first = { type: 'markdown' }] = series
  const { type, sourceId = '' } = first
  if (type === 'markdown') return { displayType: 'markdown', markdown: first.content ?? '' }
  if (type === 'search') return { displayType: 'search', sourceId, ...searched(first) }
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

function searched({ fields = [], where = '', whereLanguage = 'lucene' }: RequestedSeries): object {
  return { select: fields.join(', '), where, whereLanguage }
}

// What is empty is not kept.
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
