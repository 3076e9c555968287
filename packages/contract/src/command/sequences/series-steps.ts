import type { Json, JsonObject, Operation } from '../../index.ts'
import type { Sent } from '../engine/sender.ts'
import type { RunContext } from '../objects/run-context.ts'
import { keyIn, type Range, type SeriesQuery, seriesQueryOf } from './series-query.ts'
import { check, ifReached, NotReached, repeated, type Step } from './step.ts'

/** The promises about the points of queries that hold for any data. */
export function seriesSteps(operation: Operation, context: RunContext): readonly Step[] {
  const query = seriesQueryOf(operation, context)
  if (!query) return []
  return promises.map(([name, expected, complaintAbout]) => ({
    operation,
    name,
    expected,
    // Data may arrive between two queries.
    run: () => repeated(2, () => checkPoints(query, complaintAbout)),
  }))
}

/** A query, the series that counts everything, and the requests for its points. */
interface Basis extends SeriesQuery {
  readonly count: JsonObject
  readonly range: Range
  /** The points of these series; by default in the whole range, and in the default form. */
  points(series: readonly JsonObject[], other?: Partial<Range> & { form?: string }): Promise<readonly JsonObject[]>
}

/** Says what is wrong with the points of some queries. */
type Check = (basis: Basis) => Promise<string | undefined>

/** Other cases test whether a query is answered. */
async function checkPoints(query: SeriesQuery, complaintAbout: Check): Promise<Sent> {
  const { count, range } = await query.counting()
  let last: Sent | undefined
  const points: Basis['points'] = async (series, other) => {
    const answered = await query.ask({ ...range, series, ...other })
    last = answered.sent
    return answered.points
  }
  const complaint = await complaintAbout({ ...query, count, range, points })
  if (last === undefined) throw new NotReached('nothing was asked')
  return check(last, complaint)
}

async function inOrder({ count, range, points, wrongOrder }: Basis): Promise<string | undefined> {
  const found = await points([count])
  return found.length === 0 ? NO_POINTS : wrongOrder(found, range)
}

const NO_POINTS = 'no points came, and there is something in the range'

async function byWidth(basis: Basis): Promise<string | undefined> {
  const { widths, count, range, points, totalOf, wrongOrder } = basis
  const whole = totalOf(await points([count]))
  const span = range.end - range.start
  const narrower = widths.filter(({ milliseconds }) => milliseconds <= span && span / milliseconds <= 3000)
  for (const { name, milliseconds } of narrower) {
    const found = await points([count], { interval: name })
    const wrong = wrongOrder(found, { ...range, interval: name })
    if (wrong !== undefined) return `with ${name} ${wrong}`
    const total = totalOf(found)
    if (total !== whole) return `with ${name} ${total} are counted, and with ${range.interval} ${whole}`
    const missing = await missingBucket(found, name, milliseconds, basis)
    if (missing !== undefined) return missing
  }
  return undefined
}

/** Finds a bucket that is not shown although there are data in its range. */
async function missingBucket(shown: readonly JsonObject[], interval: string, width: number, basis: Basis) {
  const { count, range, points, bucketOf, countOf, totalOf } = basis
  const full = shown.filter((point) => countOf(point) > 0)
  const buckets = new Set(shown.map(bucketOf))
  for (const start of full.slice(0, 2).map((point) => bucketOf(point) + width)) {
    if (buckets.has(start) || start + width > range.end) continue
    const there = totalOf(await points([count], { start, end: start + width - 1, interval }))
    if (there > 0) return `with ${interval} there is no bucket ${start}, and ${there} are in it`
  }
  return undefined
}

async function byRange({ widths, count, range, points, bucketOf, countOf, totalOf, wrongOrder }: Basis) {
  const [first] = await points([count])
  if (!first) return NO_POINTS
  const width = widths.find(({ name }) => name === range.interval)?.milliseconds ?? 1
  const start = bucketOf(first)
  const within = { ...range, start, end: start + width - 1 }
  const part = await points([count], within)
  const wrong = wrongOrder(part, within)
  if (wrong !== undefined) return wrong
  const [inPart, inWhole] = [totalOf(part), countOf(first)]
  if (start >= range.start && inPart !== inWhole)
    return `the bucket ${start} has ${inPart} alone, and ${inWhole} among others`
  const none = await points([count], { start: range.end, end: range.start })
  return totalOf(none) === 0 ? undefined : 'a range that ends before it starts has points'
}

async function bySeries(basis: Basis): Promise<string | undefined> {
  const { most, names, count, points, totalOf } = basis
  const found = await points(Array.from({ length: most }, () => count))
  for (const point of found) {
    const values = Array.from({ length: most }, (_, index) => point[keyIn(names.value, index)])
    if (values.some((value) => value === undefined))
      return `the point ${brief(point)} has no value for each of ${most} series`
    if (values.some((value) => String(value) !== String(values[0])))
      return `${most} equal series have the values ${values.join(', ')}`
    if (keyIn(names.value, most) in point)
      return `the point ${brief(point)} has a value for one series more than ${most}, which were asked for`
  }
  const alone = await points([count])
  if (alone.some((point) => keyIn(names.value, 1) in point))
    return 'a point has a value for a second series, and one was asked for'
  if (totalOf(alone) !== totalOf(found)) return `${most} series count otherwise than one`
  return byCondition(basis)
}

/** A condition can only count less, in whichever order the series are asked for. */
async function byCondition({ conditions, names, count, points, totalOf }: Basis): Promise<string | undefined> {
  for (const { [names.where]: where = null, [names.language]: language } of conditions.slice(0, 3)) {
    const some = { ...count, [names.where]: where, ...(language !== undefined && { [names.language]: language }) }
    const there = await ifReached(points([count, some]))
    const back = there && (await points([some, count]))
    if (!there || !back) continue
    const [all, less] = [totalOf(there, 0), totalOf(there, 1)]
    if (less > all) return `${less} are counted with the condition ${JSON.stringify(where)}, and ${all} without`
    if (totalOf(back, 0) !== less || totalOf(back, 1) !== all) return 'two series in another order have other counts'
  }
  return undefined
}

async function byGroup({ groups, names, count, points, countOf, totalOf, bucketOf }: Basis) {
  const whole = await points([count])
  const filled = whole.find((point) => ((point[names.group] ?? []) as Json[]).length > 0)
  if (filled) return `nothing is grouped by, and ${names.group} is ${JSON.stringify(filled[names.group])}`
  for (const columns of groups) {
    const grouping = { ...count, [names.groupBy]: columns }
    const found = await ifReached(points([grouping]))
    if (!found || found.length === 0) continue
    const known = new Set<string>()
    let before = 0
    for (const point of found) {
      const { [names.bucket]: bucket, [names.group]: group } = point
      if (!Array.isArray(group) || group.length !== columns.length)
        return `${names.group} is ${JSON.stringify(group)}, grouped by ${JSON.stringify(columns)}`
      const key = JSON.stringify([bucket, group])
      if (known.has(key)) return `the bucket ${bucket} has the group ${JSON.stringify(group)} twice`
      known.add(key)
      if (bucketOf(point) < before) return `the bucket ${bucket} comes after ${before}`
      before = bucketOf(point)
    }
    const [grouped, total] = [totalOf(found), totalOf(whole)]
    if (grouped !== total) return `the groups have ${grouped} together, and ${total} are there`
    const two = await points([grouping, grouping])
    const odd = two.find((point) => countOf(point, 0) !== countOf(point, 1))
    return odd && `two equal series have other values in one group: ${brief(odd)}`
  }
  return undefined
}

async function byForm({ count, names, points, totalOf, bucketOf }: Basis): Promise<string | undefined> {
  const whole = await points([count, count])
  const total = totalOf(whole)
  const rows = await points([count, count], { form: names.rows })
  const bare = rows.find((row) => [0, 1].every((index) => !(keyIn(names.column, index) in row)))
  if (bare) return `a row has neither ${keyIn(names.column, 0)} nor ${keyIn(names.column, 1)}: ${brief(bare)}`
  // The rows of each series may stand alone or beside those of the others.
  const point = rows.find((row) => keyIn(names.value, 0) in row)
  if (point) return `a row has the keys of a point: ${brief(point)}`
  const totals = [0, 1].map((index) => totalOf(rows, index, names.column))
  const odd = totals.findIndex((each) => each !== total)
  if (odd >= 0) return `the rows have ${totals[odd]} in ${keyIn(names.column, odd)} together, and the points ${total}`
  const wrong = wrongRowBucket(rows, new Set(whole.map(bucketOf)), names.rowBucket)
  if (wrong !== undefined) return wrong
  const ratio = await points([count, count], { form: names.points })
  const other = ratio.find((each) => typeof each[names.bucket] !== 'number' || !(keyIn(names.value, 0) in each))
  return other && `a point has no ${names.bucket} and ${keyIn(names.value, 0)}: ${brief(other)}`
}

/** Says which row has no bucket, more than one, or one that is not among the buckets of the points. */
function wrongRowBucket(rows: readonly JsonObject[], buckets: ReadonlySet<number>, ending: string | undefined) {
  if (ending === undefined) return undefined
  for (const row of rows) {
    const [name = '', ...others] = Object.keys(row).filter((key) => key.endsWith(ending))
    if (name === '') return `a row has no key that ends in ${ending}: ${brief(row)}`
    if (others.length > 0) return `a row has several keys that end in ${ending}: ${brief(row)}`
    if (!buckets.has(Date.parse(String(row[name]))))
      return `no point has the bucket ${JSON.stringify(row[name])} of a row`
  }
  return undefined
}

const brief = (value: Json): string => JSON.stringify(value).slice(0, 160)

const promises: readonly (readonly [name: string, expected: string, complaintAbout: Check])[] = [
  ['shows each bucket once and in order', 'ascending buckets of the asked width within the range', inOrder],
  ['splits the range into buckets of the asked width', 'the same counts in narrower buckets', byWidth],
  ['shows only what is in the range', 'the points of a part of the range', byRange],
  ['shows one column for each series', 'a value for each series, in their order', bySeries],
  ['shows each group in each bucket', 'the values of the columns, and counts that add up', byGroup],
  ['shows rows in the form of columns', 'the same counts, under the keys of columns', byForm],
]
