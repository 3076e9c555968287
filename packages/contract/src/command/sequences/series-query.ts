import type { Case, Json, JsonObject, Operation } from '../../index.ts'
import { isJsonObject, type SchemaObject, variantProperties } from '../../schema/schema.ts'
import { payloadOfSent, shownId } from '../engine/payload.ts'
import type { Sent } from '../engine/sender.ts'
import type { RunContext } from '../objects/run-context.ts'
import { accepted, check, ifReached, NotReached } from './step.ts'

/** The `series` of `x-query`: the names of the fields of a query and of its points. */
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
  /** The end of the name of a row's bucket; the rest of the name varies by deployment. */
  readonly rowBucket?: string
}

/** A range, in epoch milliseconds, and the width of a bucket by its name: `1h`. */
export interface Range {
  readonly start: number
  readonly end: number
  readonly interval: string
}

interface Asked extends Range {
  readonly series: readonly JsonObject[]
  readonly form?: string
}

/** The points of an answer. */
interface Answered {
  readonly sent: Sent
  readonly points: readonly JsonObject[]
}

export type SeriesQuery = NonNullable<ReturnType<typeof seriesQueryOf>>

/** The query over time that an operation is; undefined for another operation. */
export function seriesQueryOf(operation: Operation, context: RunContext) {
  const raw = context.document.reader.schemaAt(operation.pointer).schema
  const names = (isJsonObject(raw) ? Object(raw['x-query']).series : undefined) as Names | undefined
  if (!names || !operation.body) return undefined
  const bodies = operation.body.examples.map(({ value }) => value).filter(isJsonObject)
  const examples = bodies.flatMap((body) => (body[names.series] ?? []) as readonly JsonObject[])
  const shapes = pointShapes(names, widthsOf(operation, names, context))
  let found: ReturnType<typeof findData> | undefined

  async function ask({ start, end, interval, series, form }: Asked): Promise<Answered> {
    const range: JsonObject = { [names?.start as string]: start, [names?.end as string]: end }
    const what: JsonObject = { [names?.interval as string]: interval, [names?.series as string]: series }
    const body = { ...range, ...what, ...(form !== undefined && { [names?.form as string]: form }) }
    const good = context.goodCall(operation)
    const item: Case = { ...good, call: { ...good.call, body } }
    const sent = accepted(operation, await context.sender.send(item, {}))
    const points = payloadOfSent(sent, context.document)
    if (!Array.isArray(points)) throw new NotReached(`${operation.id} answered with no points`)
    return { sent, points: points.filter(isJsonObject) }
  }

  return {
    ...shapes,
    names,
    ask,
    /** The most series in a query. */
    most: Math.min(...partSchemas(operation, names.series, context).map((each) => Number(each.maxItems ?? 3)), 5),
    /** The conditions of the document's examples. */
    conditions: examples.filter((each) => each[names.where] !== ''),
    /** The columns that the document's examples group by. */
    groups: examples.map((each) => (each[names.groupBy] ?? []) as readonly Json[]).filter((each) => each.length > 0),
    /** A series that counts everything in the first source with data, and a range with data. It is searched only once. */
    counting: () => {
      found ??= findData(ask, shapes, examples, context)
      return found
    },
  }
}

/** The schemas of a property of the body. */
function partSchemas({ body }: Operation, name: string, { document: { reader } }: RunContext): readonly SchemaObject[] {
  const variants = body ? reader.variants(body.node) : []
  return variants
    .flatMap(variantProperties)
    .filter((each) => each.name === name)
    .flatMap(({ node }) => reader.variants(node))
    .flatMap(({ parts }) => parts.map(({ schema }) => schema))
}

interface Width {
  readonly name: string
  readonly milliseconds: number
}

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/** The widths of a bucket that the document lists, the smallest first. */
function widthsOf(operation: Operation, { interval }: Names, context: RunContext): Width[] {
  const members = partSchemas(operation, interval, context).flatMap((each) =>
    Array.isArray(each.enum) ? each.enum : [],
  )
  return [...new Set(members)]
    .flatMap((name) => {
      const [, count, unit = ''] = /^(\d+)([smhd])$/.exec(String(name)) ?? []
      return count === undefined ? [] : [{ name: String(name), milliseconds: Number(count) * (UNITS[unit] ?? 0) }]
    })
    .toSorted((left, right) => left.milliseconds - right.milliseconds)
}

/** How points are read and checked. */
function pointShapes(names: Names, widths: readonly Width[]) {
  const bucketOf = (point: JsonObject): number => Number(point[names.bucket])

  /** The value of a series in a point; a count can be text. */
  function pointCount(point: JsonObject, index = 0, pattern = names.value): number {
    const value = point[keyIn(pattern, index)]
    return value == null ? 0 : Number(value)
  }

  /** Says which bucket of one series without groups is wrong: they must ascend within the range, by the asked width. */
  function wrongOrder(found: readonly JsonObject[], { start, end, interval }: Range): string | undefined {
    const { bucket, value } = names
    const width = widths.find(({ name }) => name === interval)?.milliseconds ?? 1
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

  return {
    names,
    widths,
    bucketOf,
    countOf: pointCount,
    totalOf: (points: readonly JsonObject[], index = 0, pattern = names.value): number =>
      points.reduce((sum, point) => sum + pointCount(point, index, pattern), 0),
    wrongOrder,
  }
}

/** The key of a series in a point or a row: `series_0.data`. */
export const keyIn = (pattern: string, index: number): string => pattern.replace('{n}', String(index))

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Searches a range of some hours with data, in the first source that has any. */
async function findData(
  ask: (asked: Asked) => Promise<Answered>,
  { names, widths, bucketOf, countOf, wrongOrder }: ReturnType<typeof pointShapes>,
  examples: readonly JsonObject[],
  context: RunContext,
): Promise<{ readonly count: JsonObject; readonly range: Range }> {
  const [example] = examples.toSorted((left, right) => Object.keys(left).length - Object.keys(right).length)
  if (!example) throw new NotReached('the document has no example of a query')
  const now = Date.now()
  const interval = widths.find(({ milliseconds }) => milliseconds >= HOUR)?.name ?? '1h'
  const coarse = [widths.at(-1), widths.findLast(({ milliseconds }) => milliseconds <= DAY)]
  for (const own of await sourcesFor(example, context)) {
    const count = { ...example, ...own, [names.where]: '', [names.groupBy]: [] }
    let [start, end] = [1_000_000_000_000, now]
    for (const { name, milliseconds } of coarse.filter((each) => each !== undefined)) {
      const range = { start, end, interval: name }
      const answered = await ifReached(ask({ ...range, series: [count] }))
      if (!answered) break
      const wrong = wrongOrder(answered.points, range)
      check(answered.sent, wrong && `with ${name} ${wrong}`)
      const full = answered.points.filter((point) => countOf(point) > 0)
      // The last bucket may still grow.
      const last = full.findLast((point) => bucketOf(point) + milliseconds < now) ?? full.at(-1)
      if (!last) break
      start = bucketOf(last)
      end = Math.min(start + milliseconds, now)
      if (milliseconds <= DAY) return { count, range: { start, end, interval } }
    }
  }
  throw new NotReached('no source has data')
}

/** The existing objects that can replace the one in the series of an example, such as its `sourceId`. */
export async function sourcesFor(example: JsonObject, context: RunContext): Promise<readonly JsonObject[]> {
  const resource = context.resources.find(({ idName }) => idName in example)
  if (!resource) return [{}]
  const { idName: name, list } = resource
  const listed = list
    ? payloadOfSent(await context.send(context.goodCall(list), context.ids()), context.document)
    : undefined
  const ids = (Array.isArray(listed) ? listed : []).map(shownId).filter((id) => id !== undefined)
  const known = context.ids()[name]
  return [...new Set([...(known === undefined ? [] : [known]), ...ids])].map((id) => ({ [name]: id }))
}
