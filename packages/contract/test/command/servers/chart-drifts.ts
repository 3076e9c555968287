import { changed, type Fields, type SingleDrift } from './single-drifts.ts'

const points = (change: (points: readonly Fields[], asked: { readonly body: unknown }) => unknown) =>
  changed('queryChartSeries', change as never)

const renamed = (point: Fields, rename: (key: string) => string): Fields =>
  Object.fromEntries(Object.entries(point).map(([key, value]) => [rename(key), value]))

/** Found by asking for the same counts in several ways. */
export const chartDrifts: readonly SingleDrift[] = [
  {
    name: 'a bucket in seconds',
    shows: /is not within/,
    reply: points((all) =>
      all.map((point) => ('ts_bucket' in point ? { ...point, ts_bucket: Number(point.ts_bucket) / 1000 } : point)),
    ),
  },
  {
    name: 'a bucket under another key',
    shows: /ts_bucket is undefined, expected whole milliseconds/,
    reply: points((all) => all.map((point) => renamed(point, (key) => key.replace('ts_bucket', 'time')))),
  },
  {
    name: 'values under another key',
    shows: /shows each bucket once and in order: .* has no series_0\.data/,
    reply: points((all) => all.map((point) => renamed(point, (key) => key.replace('.data', '')))),
  },
  {
    name: 'a bucket that is a text',
    shows: /ts_bucket is "\d{4}-.*", expected whole milliseconds/,
    reply: points((all) =>
      all.map((point) =>
        'ts_bucket' in point ? { ...point, ts_bucket: new Date(Number(point.ts_bucket)).toISOString() } : point,
      ),
    ),
  },
  {
    name: 'counts that are no whole numbers',
    shows: /shows each bucket once and in order: .*a count is "\d+\.0"/,
    reply: points((all) =>
      all.map((point) =>
        Object.fromEntries(
          Object.entries(point).map(([key, value]) => [key, /^series/.test(key) ? `${value}.0` : value]),
        ),
      ),
    ),
  },
  {
    name: 'a granularity that is ignored',
    shows: /splits the range into buckets of the asked width: with /,
    decide: ({ body }, known) => {
      if ((body as Fields | undefined)?.granularity === '5m') (body as Fields).granularity = '1h'
      return known
    },
  },
  {
    name: 'rows of the first series only',
    shows: /shows rows in the form of columns: the rows have 0 in series_1 together, and the points \d+/,
    reply: points((all) => all.map((row) => ('series_1' in row ? { ...row, series_1: '0' } : row))),
  },
  { name: 'descending buckets', shows: /comes after/, reply: points((all) => all.toReversed()) },
  {
    name: 'a last bucket that is missing',
    shows: /splits the range .* are counted, and with/,
    reply: points((all, { body }) => ((body as Fields).granularity === '1h' ? all.slice(0, -1) : all)),
  },
  {
    name: 'no groups',
    shows: /shows each group in each bucket: group is /,
    reply: points((all) => all.map(({ group, ...rest }) => rest)),
  },
  {
    name: 'a group that is there twice',
    shows: /shows each group in each bucket: the bucket .* has the group .* twice/,
    reply: points((all) =>
      all.some(({ group }) => (group as readonly unknown[] | undefined)?.length) ? [...all, ...all.slice(-1)] : all,
    ),
  },
  {
    name: 'one series only',
    shows: /shows one column for each series: the point .* has no value for each of 5 series/,
    reply: points((all) =>
      all.map((point) => Object.fromEntries(Object.entries(point).filter(([key]) => !/^series_[1-9]/.test(key)))),
    ),
  },
  {
    name: 'points where rows were asked for',
    shows: /shows rows in the form of columns: a row has neither series_0 nor series_1/,
    reply: points((all) => all.map((point) => renamed(point, (key) => key.replace(/^(series_\d+)$/, '$1.data')))),
  },
]
