import type { Case, Json, JsonObject, Operation } from '../../index.ts'
import { propertiesOf } from '../../schema/constraints.ts'
import { isObject, type SchemaObject } from '../../schema/schema.ts'
import { failureOf, idOf, isTaken, payloadOfSent } from '../engine/payload.ts'
import type { Sent } from '../engine/sender.ts'
import type { RunContext } from '../objects/run-context.ts'

/** The `x-time-series` of an operation: the names of the fields of a query and of its points. */
interface Names {
  readonly start: string
  readonly end: string
  readonly interval: string
  readonly series: string
  readonly groupBy: string
  readonly where: string
  readonly language: string
  readonly form: string
  /** The form for points, which is the default, and the form for rows as they are stored. */
  readonly points: string
  readonly rows: string
  readonly bucket: string
  readonly group: string
  /** `series_{n}.data`: the value of the series n in a point. */
  readonly value: string
  /** The same in the form `column`. */
  readonly column: string
}

export interface Asked extends Range {
  readonly series: readonly JsonObject[]
  readonly form?: string
}

/** The points of an answer, or why there are none. */
export type Answered = { readonly sent: Sent; readonly points: readonly JsonObject[] } | { readonly reason: string }

export type Counting =
  | { readonly series: JsonObject; readonly range: Range }
  | { readonly reason: string }
  /** The first points are wrong already. */
  | { readonly sent: Sent; readonly complaint: string }

/** An operation that queries a time range. */
export interface SeriesQuery {
  readonly operation: Operation
  readonly names: Names
  /** The widths that the document lists, the smallest first. */
  readonly widths: readonly { readonly name: string; readonly milliseconds: number }[]
  /** The most series in a query. */
  readonly most: number
  /** A series that counts everything in the first source with data. It is searched only once. */
  counting(): Promise<Counting>
  /** The conditions and columns of the document's examples. */
  readonly shown: { readonly where: readonly JsonObject[]; readonly groups: readonly (readonly Json[])[] }
  ask(asked: Asked): Promise<Answered>
}

export function seriesQueryOf(operation: Operation, context: RunContext): SeriesQuery | undefined {
  const raw = context.document.reader.schemaAt(operation.pointer).schema
  const names = (isObject(raw) ? raw['x-time-series'] : undefined) as Names | undefined
  if (!names || !operation.body) return undefined
  const bodies = operation.body.examples.map(({ value }) => value).filter(isObject)
  const examples = bodies.flatMap((body) => (body[names.series] ?? []) as readonly JsonObject[])
  let found: ReturnType<SeriesQuery['counting']> | undefined

  async function ask({ start, end, interval, series, form }: Asked): Promise<Answered> {
    const body: JsonObject = {
      [names?.start as string]: start,
      [names?.end as string]: end,
      [names?.interval as string]: interval,
      [names?.series as string]: series,
      ...(form !== undefined && { [names?.form as string]: form }),
    }
    const good = context.goodCall(operation)
    const item: Case = { ...good, call: { ...good.call, body } }
    const sent = await context.sender.send(item, {})
    if (!isTaken(sent)) return { reason: failureOf(operation, sent) }
    const points = payloadOfSent(sent, context.document)
    return Array.isArray(points)
      ? { sent, points: points.filter(isObject) }
      : { reason: `${operation.id} answered with no points` }
  }

  const query: SeriesQuery = {
    operation,
    names,
    widths: widthsOf(operation, names, context),
    most: Math.min(...schemasOf(operation, names.series, context).map((each) => Number(each.maxItems ?? 3)), 5),
    counting: () => {
      found ??= findData(query, examples, context)
      return found
    },
    shown: {
      where: examples.filter((each) => each[names.where] !== ''),
      groups: examples.map((each) => (each[names.groupBy] ?? []) as readonly Json[]).filter((each) => each.length > 0),
    },
    ask,
  }
  return query
}

/** The schemas of a property of the body. */
function schemasOf({ body }: Operation, name: string, { document: { reader } }: RunContext): readonly SchemaObject[] {
  const variants = body ? reader.variants(body.node) : []
  return variants
    .flatMap(propertiesOf)
    .filter((each) => each.name === name)
    .flatMap(({ node }) => reader.variants(node))
    .flatMap(({ parts }) => parts.map(({ schema }) => schema))
}

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }

function widthsOf(operation: Operation, { interval }: Names, context: RunContext): SeriesQuery['widths'] {
  const members = schemasOf(operation, interval, context).flatMap((each) => (Array.isArray(each.enum) ? each.enum : []))
  return [...new Set(members)]
    .flatMap((name) => {
      const [, count, unit = ''] = /^(\d+)([smhd])$/.exec(String(name)) ?? []
      return count === undefined ? [] : [{ name: String(name), milliseconds: Number(count) * (UNITS[unit] ?? 0) }]
    })
    .toSorted((left, right) => left.milliseconds - right.milliseconds)
}

/** Searches a range of some hours with data, in the first source that has any. */
async function findData(query: SeriesQuery, examples: readonly JsonObject[], context: RunContext): Promise<Counting> {
  const [example] = examples.toSorted((left, right) => Object.keys(left).length - Object.keys(right).length)
  const { names, widths } = query
  if (!example) return { reason: 'the document has no example of a query' }
  const now = Date.now()
  const hour = 3_600_000
  for (const own of await sourcesFor(example, context)) {
    const series = { ...example, ...own, [names.where]: '', [names.groupBy]: [] }
    let [start, end] = [1_000_000_000_000, now]
    for (const { name, milliseconds } of [
      widths.at(-1),
      widths.findLast((each) => each.milliseconds <= 24 * hour),
    ].filter((each) => each !== undefined)) {
      const answered = await query.ask({ start, end, interval: name, series: [series] })
      if ('reason' in answered) break
      const complaint = orderOf(answered.points, { start, end, interval: name }, milliseconds, names)
      if (complaint !== undefined) return { sent: answered.sent, complaint: `with ${name} ${complaint}` }
      const full = answered.points.filter((point) => valueIn(point, names.value, 0) > 0)
      // The last bucket may still grow.
      const last = full.findLast((point) => Number(point[names.bucket]) + milliseconds < now) ?? full.at(-1)
      if (!last) break
      start = Number(last[names.bucket])
      end = Math.min(start + milliseconds, now)
      if (milliseconds <= 24 * hour) return { series, range: { start, end, interval: hourOf(widths) } }
    }
  }
  return { reason: 'no source has data' }
}

const hourOf = (widths: SeriesQuery['widths']): string =>
  widths.find(({ milliseconds }) => milliseconds >= 3_600_000)?.name ?? '1h'

/** The existing objects that can replace the one in the series of an example, such as its `sourceId`. */
async function sourcesFor(example: JsonObject, context: RunContext): Promise<readonly JsonObject[]> {
  const name = Object.keys(example).find((key) => /[a-z]Id$/.test(key))
  if (name === undefined) return [{}]
  const list = context.resources.find(({ idName }) => idName === name)?.list
  const listed = list
    ? payloadOfSent(await context.send(context.goodCall(list), context.ids()), context.document)
    : undefined
  const ids = (Array.isArray(listed) ? listed : []).map(idOf).filter((id) => id !== undefined)
  const known = context.ids()[name]
  return [...new Set([...(known === undefined ? [] : [known]), ...ids])].map((id) => ({ [name]: id }))
}

/** A range, in epoch milliseconds, and the width of a bucket by its name: `1h`. */
export interface Range {
  readonly start: number
  readonly end: number
  readonly interval: string
}

/** The key of a series in a point or a row: `series_0.data`. */
export const keyIn = (pattern: string, index: number): string => pattern.replace('{n}', String(index))

/** The value of a series in a point; a count can be text. */
export function valueIn(point: JsonObject, pattern: string, index: number): number {
  const value = point[keyIn(pattern, index)]
  return value == null ? 0 : Number(value)
}

/** Checks the buckets of one series without groups: they must ascend within the range, by the asked width. */
export function orderOf(
  found: readonly JsonObject[],
  { start, end, interval }: Range,
  width: number,
  { bucket, value }: { readonly bucket: string; readonly value: string },
): string | undefined {
  const buckets = found.map((point) => point[bucket])
  for (const [index, each] of buckets.entries()) {
    if (typeof each !== 'number' || !Number.isInteger(each))
      return `${bucket} is ${JSON.stringify(each)}, expected whole milliseconds`
    const before = buckets[index - 1]
    if (typeof before === 'number' && each < before) return `the bucket ${each} comes after ${before}`
    if (typeof before === 'number' && each === before) return `the bucket ${each} comes twice`
    if (each <= start - width || each > end) return `the bucket ${each} is not within ${start} and ${end}`
    if ((each - Number(buckets[0])) % width !== 0)
      return `the buckets ${buckets[0]} and ${each} are not a multiple of ${interval} apart`
    const count = (found[index] as JsonObject)[keyIn(value, 0)]
    if (count === undefined) return `the point ${JSON.stringify(found[index])} has no ${keyIn(value, 0)}`
    if (count !== null && !/^\d+$/.test(String(count))) return `a count is ${JSON.stringify(count)}`
  }
  return undefined
}
