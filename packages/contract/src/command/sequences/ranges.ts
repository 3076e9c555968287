import { isDeepStrictEqual } from 'node:util'
import type { Json, Operation } from '../../index.ts'
import { stated } from '../../schema/constraints.ts'
import { isObject } from '../../schema/schema.ts'
import { isTaken, payloadOfSent } from '../engine/payload.ts'
import type { RunContext } from '../objects/run-context.ts'
import { check, NotReached, type Step } from './step.ts'

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
export function rangeSteps(operation: Operation, context: RunContext): readonly Step<RunContext>[] {
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
  const lists = isObject(payload) ? Object.values(payload) : [payload]
  const found = lists.find((each): each is readonly Json[] => Array.isArray(each)) ?? []
  return found.filter(
    (item) => isObject(item) && Object.values(item).some((value) => /^\d{4}-\d\d-\d\d/.test(`${value}`)),
  )
}
