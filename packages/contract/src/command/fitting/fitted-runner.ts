import { kinds } from '../../derivation/kinds.ts'
import type { Case, Json } from '../../index.ts'
import { isTaken } from '../fixtures/payload.ts'
import type { OperationRunner, RunContext } from '../run/context.ts'
import type { Attempt } from '../run/sender.ts'
import { circumstanceOf, expectationOf } from '../run/verdict.ts'

/** So many requests are spent on finding objects for one body, and so many bodies with the same references are tried. */
const MOST_TRIALS = 6
const MOST_FAILURES = 3

/**
 * Runs cases so that an answer is about what they are about. A body that is right may be refused for the objects in it:
 * others are tried, and those that are taken are remembered. Of a body that is wrong, the right one is sent first.
 */
export function fittedRunner(runner: OperationRunner, context: RunContext): OperationRunner {
  const { fitting, acceptances } = context
  return { run, finish: runner.finish }

  async function run(item: Case): Promise<Attempt> {
    const { kind } = expectationOf(item)
    if (kind === 'accepted') return note(item, await tried(item))
    if (kind !== 'refused' || item.call.body === undefined || kinds[item.kind].needsNoObject) return runner.run(item)
    if (item.base !== undefined) {
      const refusal = await refusalOf(rightOf(item, item.base))
      return refusal ?? runner.run(item)
    }
    return onAnyRightBody(item)
  }

  /** What is wrong is not in the body: any that is taken will do. */
  async function onAnyRightBody(item: Case): Promise<Attempt> {
    const candidates = [item, ...context.cases(item.operation).filter(({ kind }) => kinds[kind].creates)]
    let first: Attempt | undefined
    for (const { call } of candidates) {
      const refusal =
        call.body === undefined ? undefined : await refusalOf(rightOf(context.goodCall(item.operation), call.body))
      if (!refusal)
        return runner.run({ ...item, call: { ...item.call, ...(call.body !== undefined && { body: call.body }) } })
      first ??= refusal
      if (context.sender.stopped()) break
    }
    return first ?? runner.run(item)
  }

  /** Why a right body is not taken; nothing where it is, or where nobody may try. */
  async function refusalOf(right: Case): Promise<Attempt | undefined> {
    const known = acceptances.get(keyOf(right))
    const outcome = known ?? (await note(right, await tried(right)))
    if ('reason' in outcome) return outcome.isCaution ? undefined : outcome
    if (isTaken(outcome.sent) || circumstanceOf(right, outcome.sent.result) !== undefined) return undefined
    const { accident, result } = outcome.sent
    const day = context.ages.newestIn(right, outcome.sent)
    const reason = accident ?? `its body is refused before anything in it is wrong (${result.answer?.status})`
    return { reason, ...(day !== undefined && { day }) }
  }

  function note(item: Case, attempt: Attempt): Attempt {
    // What is there for its own sake is no reason to doubt the same body elsewhere.
    const isTold = kinds[item.kind].isAboutPresence || ('sent' in attempt && isTaken(attempt.sent))
    if (item.call.body !== undefined && isTold) acceptances.set(keyOf(item), attempt)
    return attempt
  }

  async function tried(item: Case): Promise<Attempt> {
    const first = await runner.run(item)
    if (!isRefused(first, item)) return first
    const references = fitting.referencesOf(item)
    const signature = [...new Set(references.map(({ key }) => key))].toSorted().join(' ')
    const failures = context.fruitless.get(signature) ?? 0
    if (references.length === 0 || failures >= MOST_FAILURES) return first
    for (const choice of await choicesFor(references)) {
      if (context.sender.stopped()) break
      fitting.assume(choice)
      const next = await runner.run(item)
      if ('sent' in next && isTaken(next.sent)) {
        fitting.keep()
        return next
      }
    }
    fitting.forget()
    context.fruitless.set(signature, failures + 1)
    return first
  }

  /** Other objects for all references of a kind at once, then for one after the other. */
  async function choicesFor(
    references: ReturnType<typeof fitting.referencesOf>,
  ): Promise<ReadonlyMap<string, string>[]> {
    const together: ReadonlyMap<string, string>[] = []
    const alone: ReadonlyMap<string, string>[] = []
    for (const name of new Set(references.map((each) => each.name))) {
      const keys = [...new Set(references.filter((each) => each.name === name).map(({ key }) => key))]
      for (const id of await context.existing(name)) {
        together.push(new Map(keys.map((key) => [key, id])))
        if (keys.length > 1) alone.push(...keys.map((key) => new Map([[key, id]])))
      }
    }
    return [...together, ...alone].slice(0, MOST_TRIALS)
  }
}

/** The same request with a right body. */
function rightOf(item: Case, body: Json): Case {
  const { base: _base, bodyPointer: _pointer, alteration: _alteration, liveExpectation: _live, ...rest } = item
  return {
    ...rest,
    kind: 'example',
    kinds: ['example'],
    call: { ...item.call, body },
    expectation: { kind: 'accepted' },
  }
}

const keyOf = ({ operation, call }: Case): string => `${operation.id} ${JSON.stringify(call.body)}`

function isRefused(attempt: Attempt, { operation }: Case): boolean {
  if (!('sent' in attempt)) return false
  const status = attempt.sent.result.answer?.status ?? 0
  return [400, 404, 422].includes(status) || (operation.safe && status === 500)
}
