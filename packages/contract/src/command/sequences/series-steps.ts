import type { Json, JsonObject, Operation } from '../../index.ts'
import type { Sent } from '../engine/sender.ts'
import type { RunContext } from '../objects/run-context.ts'
import { type Asked, keyIn, orderOf, type Range, type SeriesQuery, seriesQueryOf, valueIn } from './series-query.ts'
import { type Step, type StepResult, step, twice } from './step.ts'

/** The promises about the points of queries that hold for any data. */
export function seriesSteps(operation: Operation, context: RunContext): readonly Step<RunContext>[] {
  const query = seriesQueryOf(operation, context)
  if (!query) return []
  // Data may arrive between two queries.
  const checking = (name: string, expected: string, check: Check) =>
    step<RunContext>(operation, name, expected, () => twice(() => checked(query, check)))
  return [
    checking('shows each bucket once and in order', 'ascending buckets of the asked width within the range', inOrder),
    checking('splits the range into buckets of the asked width', 'the same counts in narrower buckets', byWidth),
    checking('shows only what is in the range', 'the points of a part of the range', byRange),
    checking('shows one column for each series', 'a value for each series, in their order', bySeries),
    checking('shows each group in each bucket', 'the values of the columns, and counts that add up', byGroup),
    checking('shows rows in the form of columns', 'the same counts, under the keys of columns', byForm),
  ]
}

/** The query of a check, and the answer to its requests. */
interface Basis {
  readonly query: SeriesQuery
  readonly count: JsonObject
  readonly range: Range
  readonly names: SeriesQuery['names']
  /** The points of a query; every bucket must be within its range. */
  points(asked: Asked): Promise<readonly JsonObject[]>
}

type Check = (basis: Basis) => Promise<string | undefined>

/** Other cases test whether a query is answered; a check only gives its reason. */
class NotAnswered extends Error {}

async function checked(query: SeriesQuery, check: Check): Promise<StepResult> {
  const found = await query.counting()
  if (!('series' in found)) return found
  let last: Sent | undefined
  const points = async (asked: Asked) => {
    const answered = await query.ask(asked)
    if ('reason' in answered) throw new NotAnswered(answered.reason)
    last = answered.sent
    return answered.points
  }
  try {
    const complaint = await check({ query, count: found.series, range: found.range, names: query.names, points })
    return last === undefined ? { reason: 'nothing was asked' } : { sent: last, complaint }
  } catch (error) {
    if (error instanceof NotAnswered) return { reason: error.message }
    throw error
  }
}

const widthOf = ({ widths }: SeriesQuery, name: string): number =>
  widths.find((each) => each.name === name)?.milliseconds ?? 1

async function inOrder({ query, count, range, names, points }: Basis): Promise<string | undefined> {
  const found = await points({ ...range, series: [count] })
  if (found.length === 0) return 'no points came, and there is something in the range'
  return orderOf(found, range, widthOf(query, range.interval), names)
}

const totalOf = (found: readonly JsonObject[], pattern: string, index = 0): number =>
  found.reduce((sum, point) => sum + valueIn(point, pattern, index), 0)

async function byWidth({ query, count, range, names, points }: Basis): Promise<string | undefined> {
  const whole = totalOf(await points({ ...range, series: [count] }), names.value)
  const span = range.end - range.start
  for (const { name, milliseconds } of query.widths.filter(
    (each) => each.milliseconds <= span && span / each.milliseconds <= 3000,
  )) {
    const asked = { ...range, interval: name }
    const found = await points({ ...asked, series: [count] })
    const wrong = orderOf(found, asked, milliseconds, names)
    if (wrong !== undefined) return `with ${name} ${wrong}`
    const total = totalOf(found, names.value)
    if (total !== whole) return `with ${name} ${total} are counted, and with ${range.interval} ${whole}`
    const few = await missingBucket(found, milliseconds)
    if (few !== undefined) return few

    /** Finds a bucket that is not shown although there are data in its range. */
    async function missingBucket(shown: readonly JsonObject[], width: number): Promise<string | undefined> {
      const full = shown.filter((point) => valueIn(point, names.value, 0) > 0)
      const buckets = new Set(shown.map((point) => Number(point[names.bucket])))
      for (const start of full.slice(0, 2).map((point) => Number(point[names.bucket]) + width)) {
        if (buckets.has(start) || start + width > range.end) continue
        const within = await points({ start, end: start + width - 1, interval: name, series: [count] })
        const there = totalOf(within, names.value)
        if (there > 0) return `with ${name} there is no bucket ${start}, and ${there} are in it`
      }
      return undefined
    }
  }
  return undefined
}

async function byRange({ query, count, range, names, points }: Basis): Promise<string | undefined> {
  const width = widthOf(query, range.interval)
  const whole = await points({ ...range, series: [count] })
  const [first] = whole
  if (!first) return 'no points came, and there is something in the range'
  const start = Number(first[names.bucket])
  const part = await points({ start, end: start + width - 1, interval: range.interval, series: [count] })
  const wrong = orderOf(part, { start, end: start + width - 1, interval: range.interval }, width, names)
  if (wrong !== undefined) return wrong
  const [inPart, inWhole] = [totalOf(part, names.value), valueIn(first, names.value, 0)]
  if (start >= range.start && inPart !== inWhole)
    return `the bucket ${start} has ${inPart} alone, and ${inWhole} among others`
  const none = await points({ start: range.end, end: range.start, interval: range.interval, series: [count] })
  return totalOf(none, names.value) === 0 ? undefined : 'a range that ends before it starts has points'
}

async function bySeries({ query, count, range, names, points }: Basis): Promise<string | undefined> {
  const key = (index: number) => keyIn(names.value, index)
  const found = await points({ ...range, series: Array.from({ length: query.most }, () => count) })
  for (const point of found) {
    const values = Array.from({ length: query.most }, (_, index) => point[key(index)])
    if (values.some((value) => value === undefined))
      return `the point ${brief(point)} has no value for each of ${query.most} series`
    if (values.some((value) => String(value) !== String(values[0])))
      return `${query.most} equal series have the values ${values.join(', ')}`
    if (key(query.most) in point)
      return `the point ${brief(point)} has a value for one series more than ${query.most}, which were asked for`
  }
  const alone = await points({ ...range, series: [count] })
  if (alone.some((point) => key(1) in point)) return 'a point has a value for a second series, and one was asked for'
  if (totalOf(alone, names.value) !== totalOf(found, names.value))
    return `${query.most} series count otherwise than one`
  for (const { [names.where]: where, [names.language]: language } of query.shown.where.slice(0, 3)) {
    const some: JsonObject = {
      ...count,
      [names.where]: where as Json,
      ...(language !== undefined && { [names.language]: language }),
    }
    const there = await points({ ...range, series: [count, some] }).catch(() => undefined)
    const back = there && (await points({ ...range, series: [some, count] }))
    if (!there || !back) continue
    const [all, less] = [totalOf(there, names.value, 0), totalOf(there, names.value, 1)]
    if (less > all) return `${less} are counted with the condition ${JSON.stringify(where)}, and ${all} without`
    if (totalOf(back, names.value, 0) !== less || totalOf(back, names.value, 1) !== all)
      return 'two series in another order have other counts'
  }
  return undefined
}

async function byGroup({ query, count, range, names, points }: Basis): Promise<string | undefined> {
  const whole = await points({ ...range, series: [count] })
  const filled = whole.find((point) => ((point[names.group] ?? []) as Json[]).length > 0)
  if (filled) return `nothing is grouped by, and ${names.group} is ${JSON.stringify(filled[names.group])}`
  for (const columns of query.shown.groups) {
    const found = await points({ ...range, series: [{ ...count, [names.groupBy]: columns }] }).catch(() => undefined)
    if (!found || found.length === 0) continue
    const known = new Set<string>()
    let before = 0
    for (const point of found) {
      const group = point[names.group]
      if (!Array.isArray(group) || group.length !== columns.length)
        return `${names.group} is ${JSON.stringify(group)}, grouped by ${JSON.stringify(columns)}`
      const key = JSON.stringify([point[names.bucket], group])
      if (known.has(key)) return `the bucket ${point[names.bucket]} has the group ${JSON.stringify(group)} twice`
      known.add(key)
      if (Number(point[names.bucket]) < before) return `the bucket ${point[names.bucket]} comes after ${before}`
      before = Number(point[names.bucket])
    }
    const [grouped, total] = [totalOf(found, names.value), totalOf(whole, names.value)]
    if (grouped !== total) return `the groups have ${grouped} together, and ${total} are there`
    const two = await points({ ...range, series: [1, 2].map(() => ({ ...count, [names.groupBy]: columns })) })
    const odd = two.find((point) => valueIn(point, names.value, 0) !== valueIn(point, names.value, 1))
    return odd && `two equal series have other values in one group: ${brief(odd)}`
  }
  return undefined
}

async function byForm({ count, range, names, points }: Basis): Promise<string | undefined> {
  const plain = await points({ ...range, series: [count, count] })
  const total = totalOf(plain, names.value)
  const rows = await points({ ...range, series: [count, count], form: names.rows })
  const bare = rows.find((row) => [0, 1].every((index) => !(keyIn(names.column, index) in row)))
  if (bare) return `a row has neither ${keyIn(names.column, 0)} nor ${keyIn(names.column, 1)}: ${brief(bare)}`
  // The rows of each series may stand alone or beside those of the others.
  const point = rows.find((row) => keyIn(names.value, 0) in row)
  if (point) return `a row has the keys of a point: ${brief(point)}`
  const totals = [0, 1].map((index) => totalOf(rows, names.column, index))
  const odd = totals.findIndex((each) => each !== total)
  if (odd >= 0) return `the rows have ${totals[odd]} in ${keyIn(names.column, odd)} together, and the points ${total}`
  const ratio = await points({ ...range, series: [count, count], form: names.points })
  const other = ratio.find((each) => typeof each[names.bucket] !== 'number' || !(keyIn(names.value, 0) in each))
  return other && `a point has no ${names.bucket} and ${keyIn(names.value, 0)}: ${brief(other)}`
}

const brief = (value: Json): string => JSON.stringify(value).slice(0, 160)
