import { type Drift, type Fields, receiving, showing } from './drift.ts'
import type { DriftsByCase } from './drifts.ts'

const points = (change: (points: readonly Fields[], granularity: unknown) => unknown): Drift =>
  showing<readonly Fields[]>('queryChartSeries', (data, { body }) => change(data, (body as Fields).granularity))

/** Replaces the bucket of each row in the form of columns. */
const rowBucket = (replacement: (text: unknown) => Fields): Drift =>
  points((all) =>
    all.map(({ __time_bucket, ...rest }) => (__time_bucket ? { ...rest, ...replacement(__time_bucket) } : rest)),
  )

/** Found by asking for the same counts, or the same events, in several ways. */
export const chartDrifts: DriftsByCase = {
  'queryChartSeries/sequence': [
    [
      /the bucket \d+ is not within \d+ and \d+/,
      points((all) =>
        all.map((point) => ('ts_bucket' in point ? { ...point, ts_bucket: Number(point.ts_bucket) / 1000 } : point)),
      ),
    ],
    [
      /^with 5m there is no bucket \d+, and \d+ are in it/,
      receiving('queryChartSeries', (body) => {
        if (body.granularity === '5m') body.granularity = '1h'
      }),
    ],
    [
      /the rows have 0 in series_1 together, and the points \d+/,
      points((all) => all.map((row) => ('series_1' in row ? { ...row, series_1: '0' } : row))),
    ],
    [/a row has no key that ends in time_bucket/, rowBucket((text) => ({ bucket: text }))],
    [
      /a row has several keys that end in time_bucket/,
      rowBucket((text) => ({ a_time_bucket: text, b_time_bucket: text })),
    ],
    [
      /no point has the bucket "2020-01-01T00:00:00Z" of a row/,
      rowBucket(() => ({ time_bucket: '2020-01-01T00:00:00Z' })),
    ],
    [/the bucket \d+ comes after \d+/, points((all) => all.toReversed())],
    [
      /^with 30s \d+ are counted, and with 1h \d+/,
      points((all, granularity) => (granularity === '1h' ? all.slice(0, -1) : all)),
    ],
    [/^group is undefined, grouped by/, points((all) => all.map(({ group: _, ...rest }) => rest))],
    [
      /the bucket .* has the group .* twice/,
      points((all) =>
        all.some(({ group }) => (group as readonly unknown[] | undefined)?.length) ? [...all, ...all.slice(-1)] : all,
      ),
    ],
    [
      /the point .* has no value for each of 5 series/,
      points((all) =>
        all.map((point) => Object.fromEntries(Object.entries(point).filter(([key]) => !/^series_[1-9]/.test(key)))),
      ),
    ],
  ],
  'searchEvents/sequence': [
    [
      /^20 items came, and maxResults was 10/,
      receiving('searchEvents', (body) => Object.assign(body, { maxResults: 20 })),
    ],
    [/^offset 10 brings what 0 brings/, receiving('searchEvents', (body) => Object.assign(body, { offset: 0 }))],
    [
      /^9 items came, and there are 10/,
      showing<readonly Fields[]>('searchEvents', (all) => (all.length < 20 ? all.slice(1) : all)),
    ],
  ],
}
