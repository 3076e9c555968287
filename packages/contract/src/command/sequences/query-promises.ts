import { isDeepStrictEqual } from 'node:util'
import type { Json, JsonObject, Operation } from '../../index.ts'
import { isJsonObject, stated } from '../../schema/schema.ts'
import { disagreement, itemNode } from '../engine/comparison.ts'
import { isTaken, payloadOfSent } from '../engine/payload.ts'
import type { Sent } from '../engine/sender.ts'
import { idsOfOtherRuns, type Lists } from '../objects/ownership.ts'
import type { Resource } from '../objects/resources.ts'
import type { RunContext } from '../objects/run-context.ts'
import { usualBodies } from './dependents.ts'
import { sourcesFor } from './series-query.ts'
import { accepted, check, ifReached, NotReached, reached, repeated, type Step } from './step.ts'

/** The `pages` of `x-query`: the names of the properties of its body. */
interface Names {
  readonly limit: string
  readonly offset: string
  readonly from: string
  readonly until: string
}

/** The promise about the pages of a query that holds for any data. */
export function bodyPageSteps(operation: Operation, context: RunContext): readonly Step[] {
  const raw = context.document.reader.schemaAt(operation.pointer).schema
  const names = (isJsonObject(raw) ? Object(raw['x-query']).pages : undefined) as Names | undefined
  if (!names) return []
  return [
    {
      operation,
      name: `keeps to ${names.limit} and ${names.offset}`,
      expected: 'pages of the length that is asked for, each with other items',
      // Data may arrive between two queries.
      run: () => repeated(3, () => checkPages(operation, names, context)),
    },
  ]
}

/** The longest page that is asked for, in two halves and as a whole. */
const MOST = 20

async function checkPages(operation: Operation, names: Names, context: RunContext) {
  const range = { from: new Date(1_000_000_000_000).toISOString(), until: new Date().toISOString() }
  const bodies = (operation.body?.examples ?? []).map(({ value }) => value).filter(isJsonObject)
  const [shortest] = bodies.toSorted((left, right) => Object.keys(left).length - Object.keys(right).length)
  if (!shortest) throw new NotReached('the document has no example of a query')

  async function ask(body: JsonObject, limit: number, offset: number) {
    const times = { [names.from]: range.from, [names.until]: range.until }
    const page = { ...body, ...times, [names.limit]: limit, [names.offset]: offset }
    const good = context.goodCall(operation)
    const item = { ...good, call: { ...good.call, body: page } }
    const sent = accepted(operation, await context.sender.send(item, context.ids()))
    const items = payloadOfSent(sent, context.document)
    if (!Array.isArray(items)) throw new NotReached(`${operation.id} answered with no list`)
    const complaint = items.length > limit ? `${items.length} items came, and ${names.limit} was ${limit}` : undefined
    return { sent: check(sent, complaint), items: items as readonly Json[] }
  }

  for (const own of await sourcesFor(shortest, context)) {
    const body = { ...shortest, ...own }
    const whole = await ifReached(ask(body, MOST, 0))
    const count = whole?.items.length ?? 0
    if (count < 2) continue
    const half = Math.ceil(count / 2)
    const [first, second] = [await ask(body, half, 0), await ask(body, half, half)]
    check(first.sent, lengthComplaint(first.items, half))
    check(second.sent, lengthComplaint(second.items, count - half))
    // Items of one time may come in any order, but not all of them again.
    const isSame = first.items.length === second.items.length && isDeepStrictEqual(first.items, second.items)
    const areAlike = whole?.items.every((item) => isDeepStrictEqual(item, whole.items[0]))
    return check(second.sent, isSame && !areAlike ? `${names.offset} ${half} brings what 0 brings` : undefined)
  }
  throw new NotReached('no source has data')
}

const lengthComplaint = ({ length }: readonly Json[], least: number): string | undefined =>
  length < least ? `${length} items came, and there are ${least}` : undefined

type Range = readonly [from: number, until: number]

const DAY = 86_400_000
/** Before everything that a deployment shows. */
const LONG_AGO = 1_000_000_000_000

/** Two ranges without a common time. Servers may refuse long ones, or those of days to come. */
const pairs = (now: number): readonly (readonly [Range, Range])[] => [
  [
    [LONG_AGO, now + DAY],
    [now + 2 * DAY, now + 3 * DAY],
  ],
  [
    [LONG_AGO, LONG_AGO + DAY],
    [LONG_AGO + 2 * DAY, now + DAY],
  ],
  ...[2, 9, 30].map((days): readonly [Range, Range] => [
    [now - (days + 1) * DAY, now - (days + 1) * DAY],
    [now - days * DAY, now - days * DAY],
  ]),
]

/** The promise of a reader with a first and a last time in its query. */
export function rangeSteps(operation: Operation, context: RunContext): readonly Step[] {
  const { reader } = context.document
  const formatOf = (node: Operation['parameters'][number]['node']) =>
    reader.variants(node).flatMap((variant) => stated<string>(variant, 'format'))[0]?.value
  const [from, until] = operation.parameters.filter(
    (each) => each.in === 'query' && /^date/.test(`${formatOf(each.node)}`),
  )
  if (operation.method !== 'GET' || !from || !until) return []
  const length = formatOf(from.node) === 'date' ? 10 : undefined
  const written = (time: number) => new Date(time).toISOString().slice(0, length)

  async function ask([first, last]: Range) {
    const good = context.goodCall(operation)
    const query = { ...good.call.query, [from?.name ?? '']: written(first), [until?.name ?? '']: written(last) }
    const attempt = await context.attempt({ ...good, kind: 'parameter set', call: { ...good.call, query } })
    if (!('sent' in attempt) || !isTaken(attempt.sent)) return undefined
    return check(attempt.sent, attempt.sent.result.complaints[0])
  }

  async function run() {
    let last: Awaited<ReturnType<typeof ask>>
    for (const [earlier, later] of pairs(Date.now())) {
      const [first, second] = [await ask(earlier), await ask(later)]
      if (!first || !second) continue
      const [shown, others] = [first, second].map((sent) => itemsIn(payloadOfSent(sent, context.document)))
      const twice = shown?.find((item) => others?.some((other) => isDeepStrictEqual(item, other)))
      const ranges = [earlier, later].map((range) => range.map(written).join(' to '))
      check(
        second,
        twice === undefined ? undefined : `${ranges.join(' and ')} both show ${JSON.stringify(twice).slice(0, 160)}`,
      )
      if ([shown, others].some((each) => each?.length)) last = second
    }
    if (!last) throw new NotReached('no range has anything')
    return last
  }

  const name = `keeps to ${from.name} and ${until.name}`
  return [{ operation, name, expected: 'nothing that two ranges without a common time both show', run }]
}

/** The items of a list, or of the first list in a record, that have a time. */
function itemsIn(payload: Json | undefined): readonly Json[] {
  const lists = isJsonObject(payload) ? Object.values(payload) : [payload]
  const found = lists.find((each): each is readonly Json[] => Array.isArray(each)) ?? []
  return found.filter(
    (item) => isJsonObject(item) && Object.values(item).some((value) => /^\d{4}-\d\d-\d\d/.test(`${value}`)),
  )
}

/** The promise of a POST that only asks (`verdict` of `x-payload`, `retryStatuses` of `x-client`): it changes no object. */
export function harmlessQuerySteps(operation: Operation, context: RunContext): readonly Step[] {
  if (!operation.safe || operation.method !== 'POST') return []
  const run = () => repeated(3, () => checkHarmless(operation, context))
  return [{ operation, name: 'changes no object', expected: 'the same objects in all lists before and after it', run }]
}

async function checkHarmless(operation: Operation, context: RunContext) {
  const before = await readLists(context)
  const sent = accepted(operation, await firstTaken(operation, context))
  const after = await readLists(context)
  const isOfOtherRun = idsOfOtherRuns([before, after], context)
  for (const [resource, records] of after) {
    const old = before.get(resource) ?? records
    const added = [...records.keys()].find((id) => !old.has(id) && !isOfOtherRun.has(id))
    // What a wrong server stores of the query may bear the name of this run, which deletes it.
    if (added !== undefined && context.mode === 'writing') await context.creations.review(resource)
    check(sent, added && `${context.pathOf(resource, added)} was created`)
    const gone = [...old.keys()].find((id) => !records.has(id) && !isOfOtherRun.has(id))
    check(sent, gone && `${context.pathOf(resource, gone)} is gone`)
    for (const [id, record] of old) {
      const how = { document: context.document, node: resource.list ? itemNode(resource.list, context.document) : [] }
      const says = isOfOtherRun.has(id) ? undefined : disagreement(record, records.get(id), { ...how, isLater: true })
      check(sent, says && `${context.pathOf(resource, id)} is not as before: ${says}`)
    }
  }
  return sent
}

/** A made-up query may have no answer, where one of the examples has. */
async function firstTaken(operation: Operation, context: RunContext): Promise<Sent> {
  const [good, ...others] = usualBodies({ create: operation }, context)
  let { sent } = reached(await context.attempt(good))
  for (const item of others) {
    if (isTaken(sent)) break
    const next = await context.attempt(item)
    if ('sent' in next) sent = next.sent
  }
  return sent
}

async function readLists({ resources, inventory }: RunContext): Promise<Lists> {
  const lists = new Map<Resource, ReadonlyMap<string, JsonObject>>()
  for (const resource of resources) {
    const records = await inventory.read(resource)
    if (records) lists.set(resource, records)
  }
  return lists
}
