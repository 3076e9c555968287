import { isDeepStrictEqual } from 'node:util'
import type { Case, Json, JsonObject, Operation } from '../index.ts'
import { isObject } from './harvest.ts'
import { filledPath, namesInPath } from './resources.ts'
import { failureOf, isTaken, payloadOfSent } from './sent-payload.ts'
import { type Conducted, needsIds, type Stage } from './stage.ts'
import { expectationOf } from './verdict.ts'

/** Settings of an object that the run did not make: they are read first, and set back in the end. */
export interface Setting {
  run(item: Case): Promise<Conducted>
  restore(): Promise<void>
}

/**
 * Whoever names an object allows requests about its settings, not another size of it: on another machine only what is
 * set already is sent, and what has to be refused. What an empty change answers shows what is set.
 */
export function createSetting(operation: Operation, stage: Stage, isLoopback: boolean): Setting {
  const good = stage.cases(operation).find(({ kind }) => kind === 'good call')
  const names = namesInPath(operation)
  const accepts = (body: Json) =>
    operation.body !== undefined && stage.document.reader.accepts(operation.body.node, body)
  let present: Promise<JsonObject | string> | undefined
  let isTouched = false

  /** The settings of the object, or why they are not known. */
  async function readPresent(): Promise<JsonObject | string> {
    if (!good || !accepts({})) return 'the present settings cannot be read'
    const sent = await stage.send(withBody(good, {}), stage.ids())
    const payload = payloadOfSent(sent, stage.document)
    if (!isObject(payload)) return `the present settings cannot be read: ${failureOf(operation, sent)}`
    return Object.fromEntries(Object.entries(payload).filter(([name, value]) => accepts({ [name]: value })))
  }

  async function run(item: Case): Promise<Conducted> {
    // Were one of these taken after all, an empty change would change nothing.
    const isAboutBody = item.alteration?.authorization === undefined && item.probes === undefined
    const sendable = isAboutBody || !accepts({}) ? item : withBody(item, {})
    const lacking = names.filter((name) => name !== item.probes && stage.ids()[name] === undefined)
    if (lacking.length > 0) return { reason: needsIds(lacking) }
    if (item.probes !== undefined) return { sent: await stage.send(sendable, stage.ids()) }
    present ??= readPresent()
    const settings = await present
    if (typeof settings === 'string') return { reason: settings }
    const changesNothing = isPresent(sendable.call.body, settings)
    if (!isLoopback && !changesNothing && expectationOf(item).kind === 'accepted') {
      return { reason: 'would change what is set; only a server on this machine is asked to' }
    }
    const sent = await stage.send(sendable, stage.ids())
    if (isTaken(sent) && !changesNothing) isTouched = true
    return { sent }
  }

  async function restore(): Promise<void> {
    const settings = await present
    if (!isTouched || !good || !isObject(settings)) return
    const sent = await stage.sender.send(withBody(good, settings), stage.ids())
    const [own = ''] = names.slice(-1)
    const object = { kind: own, id: String(stage.ids()[own]), path: filledPath(operation.path, stage.ids()) }
    if (isTaken(sent)) return stage.ledger.note({ ...object, fate: 'restored' })
    const reason = `${failureOf(operation, sent)}; it was ${JSON.stringify(settings)}`
    stage.ledger.note({ ...object, fate: 'left behind', reason })
  }

  return { run, restore }
}

const withBody = (item: Case, body: JsonObject): Case => ({ ...item, call: { ...item.call, body } })

function isPresent(body: Json | undefined, settings: JsonObject): boolean {
  return isObject(body) && Object.entries(body).every(([name, value]) => isDeepStrictEqual(settings[name], value))
}
