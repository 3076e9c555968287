import { isDeepStrictEqual } from 'node:util'
import { kinds } from '../../derivation/kinds.ts'
import type { Case, Json } from '../../index.ts'
import { isObject } from '../../schema/schema.ts'
import { type Path, pointerOfPath, valueAt } from '../../schema/visited-value.ts'
import { keyOfValue, type NamedReference } from '../bodies/fitting.ts'
import { edited, merged } from '../engine/json-edits.ts'
import { isSuccessful, isTaken } from '../engine/payload.ts'
import type { Attempt } from '../engine/sender.ts'
import { circumstanceOf, expectationOf } from '../engine/verdict.ts'
import type { OperationRunner, RunContext } from '../objects/run-context.ts'

/** The most requests to find objects for one body. */
const MOST_TRIALS = 6
/** After so many bodies with the same references no other objects are tried. */
const MOST_FAILURES = 3

/**
 * Makes sure that an answer is about the part that a case tests. A valid body may be refused for the objects in it: others
 * are tried, and those that are accepted are remembered. Before an invalid body the valid one that it was made from is
 * sent, which must be accepted.
 */
export function fittedRunner(runner: OperationRunner, context: RunContext): OperationRunner {
  const { fitting, acceptances } = context
  /** Bodies with the values of an example that were accepted, by the body that they replace. */
  const instead = new Map<string, Json>()
  return { run, finish: runner.finish }

  async function run(item: Case): Promise<Attempt> {
    const { kind } = expectationOf(item)
    if (kind === 'accepted') return note(item, await tried(item))
    if (kind !== 'refused' || item.call.body === undefined || kinds[item.kind].needsNoObject) return runner.run(item)
    if (item.base === undefined) return onAnyRightBody(item)
    const right = rightOf(item, item.base)
    return (await refusalOf(right)) ?? runner.run(await onTakenBase(item, right))
  }

  /** Puts the fault of a query into a valid body to which the server has an answer. */
  async function onTakenBase(item: Case, right: Case): Promise<Case> {
    const { body } = item.call
    const replaced = instead.get(keyOf(right))
    const isAnswered = isSuccessful(acceptances.get(keyOf(right))) && replaced === undefined
    if (body === undefined || !item.operation.safe || isAnswered) return item
    for (const base of replaced === undefined ? await takenExamples(item) : [replaced]) {
      const wrong = merged(item.base, body, base)
      if (!isRight(item, wrong)) return { ...item, base, call: { ...item.call, body: wrong } }
    }
    return item
  }

  function isRight({ operation }: Case, body: Json): boolean {
    return operation.body === undefined || context.document.reader.accepts(operation.body.node, body)
  }

  /** The fault is not in the body: sends the case with any body that is accepted. */
  async function onAnyRightBody(item: Case): Promise<Attempt> {
    const candidates = [item, ...context.cases(item.operation).filter(({ kind }) => kinds[kind].creates)]
    let first: Attempt | undefined
    for (const { call } of candidates) {
      const { body } = call
      const refusal = body === undefined ? body : await refusalOf(rightOf(context.goodCall(item.operation), body))
      if (!refusal) return runner.run({ ...item, call: { ...item.call, ...(body !== undefined && { body }) } })
      first ??= refusal
      if (context.sender.stopped()) break
    }
    return first ?? runner.run(item)
  }

  /** Why a valid body is not accepted; undefined where it is, or where it may not be sent. */
  async function refusalOf(right: Case): Promise<Attempt | undefined> {
    const known = acceptances.get(keyOf(right))
    const outcome = known ?? (await note(right, await tried(right)))
    if ('reason' in outcome) return outcome.isCaution ? undefined : outcome
    if (isTaken(outcome.sent) || circumstanceOf(right, outcome.sent.result) !== undefined) return undefined
    const { accident, result } = outcome.sent
    const day = context.age.newestIn(right, outcome.sent)
    const reason = accident ?? `its body is refused before anything in it is wrong (${result.answer?.status})`
    return { reason, ...(day !== undefined && { day }) }
  }

  function note(item: Case, attempt: Attempt): Attempt {
    // A case about one value may be refused for that value: it does not tell about the same body elsewhere.
    const isTold = kinds[item.kind].isAboutPresence || isSuccessful(attempt)
    if (item.call.body !== undefined && isTold) acceptances.set(keyOf(item), attempt)
    return attempt
  }

  async function tried(item: Case): Promise<Attempt> {
    const first = await runner.run(item)
    if (!isRefused(first, item)) return first
    return (await withOtherObjects(item)) ?? (await asInExamples(item, first)) ?? first
  }

  async function withOtherObjects(item: Case): Promise<Attempt | undefined> {
    const references = fitting.referencesOf(item)
    const signature = [...new Set(references.map(({ key }) => key))].toSorted().join(' ')
    const failures = context.fruitless.get(signature) ?? 0
    const alike = await alikeFor(references)
    const choices = failures >= MOST_FAILURES ? [] : await choicesFor(references)
    for (const choice of alike.size > 0 ? [alike, ...choices] : choices) {
      if (context.sender.stopped()) break
      fitting.assume(choice)
      const next = await runner.run(item)
      if (!isSuccessful(next)) continue
      fitting.keep()
      return next
    }
    fitting.forget()
    context.fruitless.set(signature, failures + 1)
    return undefined
  }

  /** Objects of the same sorts as those in the document's examples: a trace source for a trace source. */
  async function alikeFor(references: readonly NamedReference[]): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>()
    for (const reference of references) {
      const id = await context.alike(reference.name, reference.value)
      if (id !== undefined) found.set(keyOfValue(reference), id)
    }
    return found
  }

  /** A query whose made-up texts have no answer is sent with the texts of an example that has one. */
  async function asInExamples(item: Case, first: Attempt): Promise<Attempt | undefined> {
    const isUnanswered = 'sent' in first && circumstanceOf(item, first.sent.result) !== undefined
    const isExample = examplesOf(item).some((each) => keyOf(each) === keyOf(item))
    if (!isUnanswered || !item.operation.safe || isExample) return undefined
    const bodies = withExampleValues(item, await takenExamples(item), (body) => isRight(item, body))
    for (const body of bodies.slice(0, MOST_TRIALS)) {
      if (context.sender.stopped()) break
      const next = await runner.run({ ...item, call: { ...item.call, body } })
      if (!isSuccessful(next)) continue
      instead.set(keyOf(item), body)
      return next
    }
    return undefined
  }

  function examplesOf({ operation }: Case): readonly Case[] {
    return context.cases(operation).filter(({ kind }) => kind === 'example')
  }

  /** The bodies of the examples that the deployment accepts, the shortest first. */
  async function takenExamples(item: Case): Promise<readonly Json[]> {
    const found: Json[] = []
    for (const example of examplesOf(item)) {
      if (context.sender.stopped()) break
      const outcome = acceptances.get(keyOf(example)) ?? (await note(example, await tried(example)))
      if (isSuccessful(outcome) && example.call.body !== undefined) found.push(example.call.body)
    }
    return found.toSorted((left, right) => JSON.stringify(left).length - JSON.stringify(right).length)
  }

  /** Other objects for all references of a kind at once, then for single references. */
  async function choicesFor(references: readonly NamedReference[]): Promise<ReadonlyMap<string, string>[]> {
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

/** The same request with a valid body. */
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
  const { answer, isRefusal = false } = attempt.sent.result
  const status = answer?.status ?? 0
  return isRefusal || [400, 404, 422].includes(status) || (operation.safe && status === 500)
}

/**
 * Bodies of a case with the values of an example. A server that reads texts as expressions answers only where the parts
 * fit together. The tested part stays: a value, or the set of properties and the number of items.
 */
function withExampleValues(item: Case, examples: readonly Json[], isRight: (body: Json) => boolean): Json[] {
  const { body } = item.call
  if (body === undefined) return []
  const kept = isAboutForm(item) ? undefined : keptPath(item)
  const dressed = examples.map((example) => dressedAs(body, example, kept && pointerOfPath(kept)))
  const value = kept && valueAt(body, kept)
  const grafted =
    kept === undefined || value === undefined ? [] : examples.map((example) => edited(example, kept, () => value))
  const found = [...grafted.filter((each) => isDeepStrictEqual(valueAt(each, kept ?? []), value)), ...dressed]
  return found.filter(
    (each, index) =>
      isRight(each) &&
      !isDeepStrictEqual(each, body) &&
      found.findIndex((other) => isDeepStrictEqual(other, each)) === index,
  )
}

const isAboutForm = ({ kind }: Case): boolean =>
  kinds[kind].isAboutPresence === true || kind === 'optional absent' || kind === 'items'

const keptPath = ({ bodyPointer }: Case): Path | undefined =>
  bodyPointer
    ?.split('/')
    .slice(1)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key))

/** The body with the example's values wherever both have one. The last item of the example serves for further items. */
function dressedAs(body: Json, example: Json | undefined, kept: string | undefined, pointer = ''): Json {
  if (example === undefined || pointer === kept) return body
  if (Array.isArray(body)) {
    if (!Array.isArray(example)) return body
    return body.map((item, index) => dressedAs(item, example[index] ?? example.at(-1), kept, `${pointer}/${index}`))
  }
  if (!isObject(body)) return isObject(example) || Array.isArray(example) ? body : example
  if (!isObject(example)) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, inner]) => [name, dressedAs(inner, example[name], kept, `${pointer}/${name}`)]),
  )
}
