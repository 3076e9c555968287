import { isDeepStrictEqual } from 'node:util'
import type { Case, Json, JsonObject, Operation } from '../../index.ts'
import { isJsonObject } from '../../schema/schema.ts'
import { namesIn } from '../engine/comparison.ts'
import { isTaken, payloadOfSent, sendingFailure } from '../engine/payload.ts'
import type { Attempt, Sent } from '../engine/sender.ts'
import { expectationOf, namesInPath } from '../engine/verdict.ts'
import { needsIds } from './known-objects.ts'
import { filledPath, lastNameIn } from './resources.ts'
import type { OperationRunner, RunConditions, RunContext } from './run-context.ts'

/**
 * Runs the cases that change settings of an object that the run did not create, and that the user has named. The settings
 * are read before the first change, with an empty change where nothing else shows them; they are restored in the end and
 * read again. A setting that is not shown cannot be restored, so it is not changed. On another machine no valid change of a
 * setting is sent: naming an object in `--ids` does not allow another size of a service.
 */
export class RestorableSettings implements OperationRunner {
  readonly #operation: Operation
  readonly #context: RunContext
  readonly #conditions: RunConditions
  /** The parameter of the object whose settings these are. */
  readonly #own: string
  #present: Promise<JsonObject | string> | undefined
  #wasAsked = false
  #isTouched = false

  constructor(operation: Operation, context: RunContext, conditions: RunConditions) {
    this.#operation = operation
    this.#context = context
    this.#conditions = conditions
    this.#own = lastNameIn(operation.path)
  }

  async run(item: Case): Promise<Attempt> {
    // An empty change does no harm where one of these is accepted against expectation.
    const isAboutBody = item.alteration?.authorization === undefined && item.probes === undefined
    const sendable = isAboutBody || !this.#accepts({}) ? item : withBody(item, {})
    const lacking = this.#unnamed(item)
    if (lacking.length > 0) return { reason: needsIds(lacking) }
    const isAboutOther =
      item.probes !== undefined && (item.probes === this.#own || this.#operation.effect === undefined)
    if (isAboutOther) return { sent: await this.#send(sendable) }
    this.#present ??= this.#read()
    const settings = await this.#present
    if (typeof settings === 'string') return { reason: settings }
    const reason = this.#hazardOf(sendable, settings)
    return reason === undefined ? this.#change(sendable, settings) : { reason, isCaution: true }
  }

  /** The parameters of the path for which the user has not named an object. */
  #unnamed({ probes }: Case): string[] {
    const { isLoopback, named } = this.#conditions
    // The client may have been given the object for its other calls: that does not name it.
    const isNamed = (name: string) =>
      isLoopback || name !== this.#own ? this.#context.given[name] !== undefined : named.has(name)
    return [...new Set([...namesInPath(this.#operation), this.#own])].filter(
      (name) => name !== probes && !isNamed(name),
    )
  }

  /** Why a change must not be sent, although the present settings are known. */
  #hazardOf(item: Case, settings: JsonObject): string | undefined {
    const { body } = item.call
    const isGood = expectationOf(item).kind === 'accepted'
    if (!this.#conditions.isLoopback && isGood && !isPresent(body, settings))
      return 'would change what is set; only a server on this machine is asked to'
    const { reader } = this.#context.document
    const described = namesIn(this.#operation.body?.node ?? [], { reader })
    const hidden = Object.keys(isJsonObject(body) ? body : {}).filter(
      (name) => described.includes(name) && !(name in settings),
    )
    return hidden.length === 0
      ? undefined
      : `${this.#own} ${this.#ownId()} does not show ${hidden.join(', ')}, which could not be set back`
  }

  async #change(item: Case, settings: JsonObject): Promise<Attempt> {
    const changesNothing = isPresent(item.call.body, settings)
    const isGood = expectationOf(item).kind === 'accepted'
    this.#wasAsked ||= !changesNothing
    const isUnfit = (sent: Sent) => isGood && !changesNothing && sent.result.answer?.status === 400
    let sent = await this.#send(item)
    // An earlier change may be the reason: restore the settings and try once more.
    if (this.#isTouched && isUnfit(sent) && (await this.#setBack(settings))) sent = await this.#send(item)
    if (isTaken(sent) && !changesNothing) this.#isTouched = true
    // The tier, the provider and the other settings of an existing object may forbid a documented change.
    return isUnfit(sent) && !this.#conditions.isStrict ? { reason: unfit(this.#own, this.#ownId()) } : { sent }
  }

  /** Restores the settings that were changed, and verifies it. */
  async finish(): Promise<void> {
    const settings = await this.#present
    if (!this.#wasAsked || !isJsonObject(settings)) return
    const sent = await this.#setBack(settings)
    const now = sent ? await this.#read() : settings
    const left = differences(now, settings)
    const { objects, ids } = this.#context
    const object = { kind: this.#own, id: this.#ownId(), path: filledPath(this.#operation.path, ids()) }
    if (Object.keys(left).length === 0) {
      if (this.#isTouched || sent) objects.noteChange({ ...object, fate: 'restored' })
      return
    }
    const failure = sent && !isTaken(sent) ? `${sendingFailure(this.#operation, sent)}; ` : ''
    const found = typeof now === 'string' ? now : `it has ${JSON.stringify(pick(now, left))}`
    const reason = `${failure}${found}; it had ${JSON.stringify(left)}`
    objects.noteChange({ ...object, fate: 'left behind', reason })
  }

  #ownId(): string {
    return String(this.#context.ids()[this.#own])
  }

  #accepts(body: Json): boolean {
    const { body: described } = this.#operation
    return described !== undefined && this.#context.document.reader.accepts(described.node, body)
  }

  /** Without the run's mark as a name: `--clean` would delete the object if the run could not give back its own name. */
  #send(item: Case): Promise<Sent> {
    return this.#context.sender.send(item, this.#context.ids())
  }

  /** The present settings of the object, or why they are not known. */
  async #read(): Promise<JsonObject | string> {
    const { document, goodCall } = this.#context
    const { path, effect } = this.#operation
    const reader = document.operations.find((each) => each.method === 'GET' && each.path === path)
    // An empty change may have an effect as well.
    if (!reader && (effect !== undefined || !this.#accepts({}))) return 'the present settings cannot be read'
    const sent = reader ? await this.#send(goodCall(reader)) : await this.#insist({})
    const payload = payloadOfSent(sent, document)
    if (!isJsonObject(payload))
      return `the present settings cannot be read: ${sendingFailure(reader ?? this.#operation, sent)}`
    return Object.fromEntries(Object.entries(payload).filter(([name, value]) => this.#accepts({ [name]: value })))
  }

  /** Sends a change; after the first one also where the run was ended, so that it can be restored. */
  async #insist(body: JsonObject): Promise<Sent> {
    const { goodCall, sender } = this.#context
    const item = withBody(goodCall(this.#operation), body)
    const sent = await this.#send(item)
    if (!this.#wasAsked || sent.accident === undefined || sender.stopped() === undefined) return sent
    sender.startTeardown()
    return this.#send(item)
  }

  async #setBack(settings: JsonObject): Promise<Sent | undefined> {
    const changed = differences(await this.#read(), settings)
    return Object.keys(changed).length > 0 ? this.#insist(changed) : undefined
  }
}

/** Why a documented change that an object refuses with 400 need not be a fault. */
export const unfit = (name: string, id: string): string =>
  `${name} ${id} does not take this change, which its tier or its other settings may forbid (400); with \`--strict\` that is a failure`

const withBody = (item: Case, body: JsonObject): Case => ({ ...item, call: { ...item.call, body } })

function isPresent(body: Json | undefined, settings: JsonObject): boolean {
  return isJsonObject(body) && Object.entries(body).every(([name, value]) => isDeepStrictEqual(settings[name], value))
}

/** The settings that have changed; all of them where the present ones are not known. */
function differences(now: JsonObject | string, settings: JsonObject): JsonObject {
  if (typeof now === 'string') return settings
  return Object.fromEntries(Object.entries(settings).filter(([name, value]) => !isDeepStrictEqual(now[name], value)))
}

const pick = (from: JsonObject, like: JsonObject): JsonObject =>
  Object.fromEntries(Object.keys(like).flatMap((name) => (name in from ? [[name, from[name] as Json]] : [])))
