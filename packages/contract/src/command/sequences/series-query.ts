import { propertiesOf } from '../../derivation/instances/constraints.ts'
import type { Case, Json, JsonObject, Operation } from '../../index.ts'
import { isObject, type SchemaObject } from '../../schema/schema.ts'
import { failureOf, idOf, isTaken, payloadOfSent } from '../engine/payload.ts'
import type { RunContext } from '../objects/run-context.ts'
import type { Sent } from '../engine/sender.ts'
import { orderOf, type Range, valueIn } from './series-points.ts'

/** What the word `x-time-series` of an operation says: under which names a query and its points hold what. */
interface Names {
  readonly start: string
  readonly end: string
  readonly interval: string
  readonly series: string
  readonly groupBy: string
  readonly where: string
  readonly language: string
  readonly form: string
  /** The forms that hold points as without one, and rows as they are stored. */
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

/** The points of an answer, or why there are none to look at. */
export type Answered = { readonly sent: Sent; readonly points: readonly JsonObject[] } | { readonly reason: string }

export type Counting =
  | { readonly series: JsonObject; readonly range: Range }
  | { readonly reason: string }
  /** Already the first points are wrong. */
  | { readonly sent: Sent; readonly complaint: string }

/** A query over a time range, for operations that the document says to be one. */
export interface SeriesQuery {
  readonly operation: Operation
  readonly names: Names
  /** The widths that the document lists, the smallest first. */
  readonly widths: readonly { readonly name: string; readonly milliseconds: number }[]
  /** So many series fit in a query. */
  readonly most: number
  /** Counts everything, of the first source that has something; found once. */
  counting(): Promise<Counting>
  /** Conditions and columns that the examples of the document use. */
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
    // What is looked for is in the body already; it is about no value of it.
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

/** What the document says of a property of the body. */
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

/** Narrows the whole of time down to some hours that hold something, in the first source that has any. */
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
      // The last may still grow.
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

/** The series of an example is about an object of some kind: `sourceId`. Those that are there stand in, one after the other. */
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
