import { isDeepStrictEqual } from 'node:util'
import type { Case, Json, JsonObject, Operation } from '../../index.ts'
import { isObject, propertiesOf } from '../../schema/schema.ts'
import { failureOf, isTaken, payloadOfSent } from '../engine/payload.ts'
import type { Attempt, Sent } from '../engine/sender.ts'
import { expectationOf, namesInPath } from '../engine/verdict.ts'
import { needsIds } from './known-objects.ts'
import { filledPath, lastNameIn } from './resources.ts'
import type { OperationRunner, RunConditions, RunContext } from './run-context.ts'

/**
 * Runs the cases that change settings of an object that the run did not create, and that the user has named. The settings
 * are read before the first change, with an empty change where nothing else shows them; they are restored in the end and read again. A setting that is not shown cannot be
 * restored, so it is not changed. On another machine no valid change of a setting is sent: naming an object in `--ids`
 * does not allow another size of a service.
 */
export function restorableSettings(
  operation: Operation,
  context: RunContext,
  { isLoopback, isStrict, named }: RunConditions,
): OperationRunner {
  const good = context.goodCall(operation)
  const names = namesInPath(operation)
  const own = lastNameIn(operation.path)
  const node = operation.body?.node ?? []
  const reader = context.document.operations.find(({ method, path }) => method === 'GET' && path === operation.path)
  const accepts = (body: Json) => operation.body !== undefined && context.document.reader.accepts(node, body)
  const described = context.document.reader.variants(node).flatMap((variant) => propertiesOf(variant))
  const isDescribed = (name: string) => described.some((property) => property.name === name)
  let present: Promise<JsonObject | string> | undefined
  let wasAsked = false
  let isTouched = false

  /** Without the run's mark as a name: `--clean` would delete the object if the run could not give back its own name. */
  const send = (item: Case): Promise<Sent> => context.sender.send(item, context.ids())

  /** The present settings of the object, or why they are not known. */
  async function read(): Promise<JsonObject | string> {
    // An empty change may have an effect as well.
    if (!reader && (operation.effect !== undefined || !accepts({}))) return 'the present settings cannot be read'
    const sent = reader ? await send(context.goodCall(reader)) : await insist({})
    const payload = payloadOfSent(sent, context.document)
    if (!isObject(payload)) return `the present settings cannot be read: ${failureOf(reader ?? operation, sent)}`
    return Object.fromEntries(Object.entries(payload).filter(([name, value]) => accepts({ [name]: value })))
  }

  /** Sends a change; after the first one also where the run was ended, so that it can be restored. */
  async function insist(body: JsonObject): Promise<Sent> {
    const sent = await send(withBody(good, body))
    if (!wasAsked || sent.accident === undefined || context.sender.stopped() === undefined) return sent
    context.sender.startTeardown()
    return send(withBody(good, body))
  }

  async function run(item: Case): Promise<Attempt> {
    // An empty change does no harm where one of these is accepted against expectation.
    const isAboutBody = item.alteration?.authorization === undefined && item.probes === undefined
    const sendable = isAboutBody || !accepts({}) ? item : withBody(item, {})
    const isNamed = (name: string) => (isLoopback || name !== own ? context.given[name] !== undefined : named.has(name))
    // The client may have been given the object for its other calls: that does not name it.
    const lacking = [...new Set([...names, own])].filter((name) => name !== item.probes && !isNamed(name))
    if (lacking.length > 0) return { reason: needsIds(lacking) }
    const isAboutOther = item.probes !== undefined && (item.probes === own || operation.effect === undefined)
    if (isAboutOther) return { sent: await send(sendable) }
    present ??= read()
    const settings = await present
    if (typeof settings === 'string') return { reason: settings }
    const { body } = sendable.call
    const changesNothing = isPresent(body, settings)
    const isGood = expectationOf(item).kind === 'accepted'
    if (!isLoopback && !changesNothing && isGood) {
      return { reason: 'would change what is set; only a server on this machine is asked to', isCaution: true }
    }
    const hidden = Object.keys(isObject(body) ? body : {}).filter((name) => isDescribed(name) && !(name in settings))
    if (hidden.length > 0) {
      const reason = `${own} ${context.ids()[own]} does not show ${hidden.join(', ')}, which could not be set back`
      return { reason, isCaution: true }
    }
    wasAsked ||= !changesNothing
    const isUnfit = (sent: Sent) => isGood && !changesNothing && sent.result.answer?.status === 400
    let sent = await send(sendable)
    // An earlier change may be the reason: restore the settings and try once more.
    if (isTouched && isUnfit(sent) && (await setBack(settings))) sent = await send(sendable)
    if (isTaken(sent) && !changesNothing) isTouched = true
    // The tier, the provider and the other settings of an existing object may forbid a documented change.
    return isUnfit(sent) && !isStrict ? { reason: unfit(own, String(context.ids()[own])) } : { sent }
  }

  async function setBack(settings: JsonObject): Promise<Sent | undefined> {
    const changed = differences(await read(), settings)
    return Object.keys(changed).length > 0 ? insist(changed) : undefined
  }

  /** Restores the settings that were changed, and verifies it. */
  async function finish(): Promise<void> {
    const settings = await present
    if (!wasAsked || !isObject(settings)) return
    const sent = await setBack(settings)
    const now = sent ? await read() : settings
    const left = differences(now, settings)
    const object = { kind: own, id: String(context.ids()[own]), path: filledPath(operation.path, context.ids()) }
    if (Object.keys(left).length === 0) {
      if (isTouched || sent) context.created.noteChange({ ...object, fate: 'restored' })
      return
    }
    const failure = sent && !isTaken(sent) ? `${failureOf(operation, sent)}; ` : ''
    const found = typeof now === 'string' ? now : `it has ${JSON.stringify(pick(now, left))}`
    const reason = `${failure}${found}; it had ${JSON.stringify(left)}`
    context.created.noteChange({ ...object, fate: 'left behind', reason })
  }

  return { run, finish }
}

/** Why a documented change that an object refuses with 400 need not be a fault. */
export const unfit = (name: string, id: string): string =>
  `${name} ${id} does not take this change, which its tier or its other settings may forbid (400); with \`--strict\` that is a failure`

const withBody = (item: Case, body: JsonObject): Case => ({ ...item, call: { ...item.call, body } })

function isPresent(body: Json | undefined, settings: JsonObject): boolean {
  return isObject(body) && Object.entries(body).every(([name, value]) => isDeepStrictEqual(settings[name], value))
}

/** The settings that have changed; all of them where the present ones are not known. */
function differences(now: JsonObject | string, settings: JsonObject): JsonObject {
  if (typeof now === 'string') return settings
  return Object.fromEntries(Object.entries(settings).filter(([name, value]) => !isDeepStrictEqual(now[name], value)))
}

const pick = (from: JsonObject, like: JsonObject): JsonObject =>
  Object.fromEntries(Object.keys(like).flatMap((name) => (name in from ? [[name, from[name] as Json]] : [])))
