import { itemId, listOf, number, oneValueOf, received, record, type Shape, text } from './public-shape.ts'
import type { PublicRecords } from './public-table.ts'
import { aggregateFunctions, metricTypes } from './public-words.ts'

/** Milliseconds: servers refuse whole numbers of fewer than 13 digits. */
const milliseconds: Shape = { type: 'integer', minimum: 1_000_000_000_000 }

const points = ['series_0.data', 'series_1.data', 'series_2.data', 'series_3.data', 'series_4.data']

export const chartSeriesFacts: PublicRecords = {
  topic: 'chart series',
  apis: ['observability-oss'],
  records: {
    ChartSeriesQueryRequest: {
      required: ['startTime', 'endTime', 'series'],
      about: {
        startTime: milliseconds,
        endTime: milliseconds,
        // The interface document shows text of the form number and unit; live servers take these values alone.
        granularity: {
          values: ['30s', '1m', '5m', '10m', '15m', '30m', '1h', '2h', '6h', '12h', '1d', '2d', '7d', '30d', 'auto'],
          default: 'auto',
          says: ['live servers take this closed list and refuse everything else'],
        },
        series: { minItems: 1, maxItems: 5 },
      },
      fields: {
        seriesReturnType: {
          ...oneValueOf('ratio', 'column'),
          says: ['`column` returns raw rows', '`ratio` does not compute a ratio'],
        },
      },
    },
    ChartSeriesRequest: {
      required: ['sourceId', 'aggFn', 'where', 'groupBy'],
      about: {
        sourceId: { pattern: itemId.pattern ?? '' },
        // The published document lists the first eight; live servers accept the others as well.
        aggFn: { values: aggregateFunctions },
        groupBy: { maxItems: 10, items: text },
      },
      fields: {
        whereLanguage: oneValueOf('sql', 'lucene'),
        // Names that differ from those in tiles.
        field: text,
        level: { ...number, minimum: 0, maximum: 1 },
        metricName: text,
        // The published document lists the first three; live servers accept all.
        metricDataType: oneValueOf(...metricTypes),
        sortOrder: oneValueOf('desc', 'asc'),
      },
    },
    ChartSeriesPoint: received(
      {
        ts_bucket: { ...number, says: ['start of the bucket, in epoch milliseconds'] },
        group: listOf(text),
        // A flat key with a dot. A query has five series at most, and the rows of a server may have more.
        ...Object.fromEntries(points.map((point) => [point, record('ChartSeriesValue')])),
      },
      { fieldsLike: { '^series_[0-9]{2,}\\.data$': record('ChartSeriesValue') }, others: 'yes' },
    ),
    // The published document says number; live servers send 64-bit integers as text.
    ChartSeriesValue: { oneOf: [text, number], says: ['a text for 64-bit integers such as counts'] },
  },
}
