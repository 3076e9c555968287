import { changed, type Fields, type SingleDrift } from './single-drifts.ts'

const points = (change: (points: readonly Fields[], asked: { readonly body: unknown }) => unknown) =>
  changed('queryChartSeries', change as never)

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
]
