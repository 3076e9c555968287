import { isDeepStrictEqual } from 'node:util'
import { exampleCasesOf } from '../../derivation/derive-cases.ts'
import { derivedCaseKinds } from '../../derivation/kinds.ts'
import type { Case, Json } from '../../index.ts'
import { isJsonObject } from '../../schema/schema.ts'
import { edited, type Path, pointerOfPath, valueAtPath } from '../../schema/visited-value.ts'
import { mergedEdits } from '../engine/json-edits.ts'
import { isSuccessful, isTaken } from '../engine/payload.ts'
import type { Attempt } from '../engine/sender.ts'
import { circumstanceOf, expectationOf } from '../engine/verdict.ts'
import type { OperationRunner, RunContext } from '../objects/run-context.ts'

/** The most requests to find a query with an answer. */
const MOST_TRIALS = 6

/**
 * Makes sure that an answer is about the part that a case tests. Before an invalid body the valid one that it was made from
 * is sent, which must be accepted; a query without an answer is sent with the values of an example that has one.
 */
export class FittedRunner implements OperationRunner {
  readonly #send: OperationRunner['run']
  readonly #context: RunContext
  /** Bodies with the values of an example that were accepted, by the body that they replace. */
  readonly #instead = new Map<string, Json>()

  constructor(send: OperationRunner['run'], context: RunContext) {
    this.#send = send
    this.#context = context
  }

  async run(item: Case): Promise<Attempt> {
    const { kind } = expectationOf(item)
    if (kind === 'accepted') return this.#note(item, await this.#tried(item))
    const isAboutBody = kind === 'refused' && item.call.body !== undefined && !derivedCaseKinds[item.kind].needsNoObject
    if (!isAboutBody) return this.#send(item)
    if (item.base === undefined) return this.#onAnyRightBody(item)
    const right = rightOf(item, item.base)
    return (await this.#refusalOf(right)) ?? this.#send(await this.#onTakenBase(item, right))
  }

  /** Puts the fault of a query into a valid body to which the server has an answer. */
  async #onTakenBase(item: Case, right: Case): Promise<Case> {
    const { body } = item.call
    const replaced = this.#instead.get(bodyKey(right))
    const isAnswered = isSuccessful(this.#context.acceptances.get(bodyKey(right))) && replaced === undefined
    if (body === undefined || !item.operation.safe || isAnswered) return item
    const path = keptPath(item) ?? []
    const isIn = (base: Json | undefined) => base !== undefined && valueAtPath(base, path) !== undefined
    for (const base of replaced === undefined ? await this.#takenExamples(item) : [replaced]) {
      // In a body of another branch of a union, a null may be as good as nothing.
      if (isIn(item.base) && !isIn(base)) continue
      const wrong = mergedEdits(item.base, body, base)
      if (!this.#isRight(item, wrong)) return { ...item, base, call: { ...item.call, body: wrong } }
    }
    return item
  }

  #isRight({ operation }: Case, body: Json): boolean {
    return operation.body === undefined || this.#context.document.reader.accepts(operation.body.node, body)
  }

  /** The fault is not in the body: sends the case with any body that is accepted. */
  async #onAnyRightBody(item: Case): Promise<Attempt> {
    const { goodCall, sender } = this.#context
    let first: Attempt | undefined
    for (const body of this.#typicalBodies(item)) {
      const refusal = body === undefined ? body : await this.#refusalOf(rightOf(goodCall(item.operation), body))
      if (!refusal) return this.#send({ ...item, call: { ...item.call, ...(body !== undefined && { body }) } })
      first ??= refusal
      if (sender.stopped()) break
    }
    return first ?? this.#send(item)
  }

  *#typicalBodies({ call, operation }: Case): Generator<Json | undefined> {
    yield call.body
    for (const each of this.#context.creatingCases(operation)) yield each.call.body
  }

  /** Why a valid body is not accepted; undefined where it is, or where it may not be sent. */
  async #refusalOf(right: Case): Promise<Attempt | undefined> {
    const outcome = await this.#outcomeOf(right)
    if ('reason' in outcome) return outcome.isCaution ? undefined : outcome
    if (isTaken(outcome.sent) || circumstanceOf(right, outcome.sent.result) !== undefined) return undefined
    const { accident, result } = outcome.sent
    const day = this.#context.age.newestIn(right, outcome.sent)
    const reason = accident ?? `its body is refused before anything in it is wrong (${result.answer?.status})`
    return { reason, ...(day !== undefined && { day }) }
  }

  /** The result of a valid body, which is sent only once. */
  async #outcomeOf(right: Case): Promise<Attempt> {
    return this.#context.acceptances.get(bodyKey(right)) ?? this.#note(right, await this.#tried(right))
  }

  #note(item: Case, attempt: Attempt): Attempt {
    // A case about one value may be refused for that value: it does not tell about the same body elsewhere.
    const isTold = derivedCaseKinds[item.kind].isAboutPresence || isSuccessful(attempt)
    if (item.call.body !== undefined && isTold) this.#context.acceptances.set(bodyKey(item), attempt)
    return attempt
  }

  /** A query whose made-up texts have no answer is sent with the texts of an example that has one. */
  async #tried(item: Case): Promise<Attempt> {
    const first = await this.#send(item)
    const isUnanswered = 'sent' in first && circumstanceOf(item, first.sent.result) !== undefined
    const isExample = exampleCasesOf(this.#context.document, item.operation).some(
      (each) => bodyKey(each) === bodyKey(item),
    )
    if (!isUnanswered || !item.operation.safe || isExample) return first
    const bodies = withExampleValues(item, await this.#takenExamples(item), (body) => this.#isRight(item, body))
    for (const body of bodies.slice(0, MOST_TRIALS)) {
      if (this.#context.sender.stopped()) break
      const next = await this.#send({ ...item, call: { ...item.call, body } })
      if (!isSuccessful(next)) continue
      this.#instead.set(bodyKey(item), body)
      return next
    }
    return first
  }

  /** The bodies of the examples that the deployment accepts, the shortest first. */
  async #takenExamples(item: Case): Promise<readonly Json[]> {
    const found: Json[] = []
    for (const example of exampleCasesOf(this.#context.document, item.operation)) {
      if (this.#context.sender.stopped()) break
      const { body } = example.call
      if (body !== undefined && isSuccessful(await this.#outcomeOf(example))) found.push(body)
    }
    return found.toSorted((left, right) => JSON.stringify(left).length - JSON.stringify(right).length)
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

const bodyKey = ({ operation, call }: Case): string => `${operation.id} ${JSON.stringify(call.body)}`

/**
 * Bodies of a case with the values of an example. A server that reads texts as expressions answers only where the parts
 * fit together. The tested part stays: a value, or the set of properties and the number of items.
 */
function withExampleValues(item: Case, examples: readonly Json[], isRight: (body: Json) => boolean): Json[] {
  const { body } = item.call
  if (body === undefined) return []
  const kept = isAboutForm(item) ? undefined : keptPath(item)
  const dressed = examples.map((example) => dressedAs(body, example, kept && pointerOfPath(kept)))
  const value = kept && valueAtPath(body, kept)
  const grafted =
    kept === undefined || value === undefined ? [] : examples.map((example) => edited(example, kept, () => value))
  const found = [...grafted.filter((each) => isDeepStrictEqual(valueAtPath(each, kept ?? []), value)), ...dressed]
  return found.filter(
    (each, index) =>
      isRight(each) &&
      !isDeepStrictEqual(each, body) &&
      found.findIndex((other) => isDeepStrictEqual(other, each)) === index,
  )
}

const isAboutForm = ({ kind }: Case): boolean =>
  derivedCaseKinds[kind].isAboutPresence === true || kind === 'optional absent' || kind === 'items'

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
  if (!isJsonObject(body)) return isJsonObject(example) || Array.isArray(example) ? body : example
  if (!isJsonObject(example)) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, inner]) => [name, dressedAs(inner, example[name], kept, `${pointer}/${name}`)]),
  )
}
