import { isDeepStrictEqual } from 'node:util'
import type { Json, JsonObject, Operation } from '../../index.ts'
import { isObject } from '../../schema/schema.ts'
import { payloadOfSent } from '../engine/payload.ts'
import type { RunContext } from '../objects/run-context.ts'
import { sourcesFor } from './series-query.ts'
import { accepted, check, ifReached, NotReached, repeated, type Step } from './step.ts'

/** The `x-pages` of an operation: the names of the properties of its body. */
interface Names {
  readonly limit: string
  readonly offset: string
  readonly from: string
  readonly until: string
}

/** The promise about the pages of a query that holds for any data. */
export function bodyPageSteps(operation: Operation, context: RunContext): readonly Step<RunContext>[] {
  const raw = context.document.reader.schemaAt(operation.pointer).schema
  const names = (isObject(raw) ? raw['x-pages'] : undefined) as Names | undefined
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
  const bodies = (operation.body?.examples ?? []).map(({ value }) => value).filter(isObject)
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
