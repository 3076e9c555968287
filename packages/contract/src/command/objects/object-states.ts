import { setTimeout as delay } from 'node:timers/promises'
import type { Case, Json, Operation } from '../../index.ts'
import { printableNames } from '../../report/words.ts'
import { isJsonObject, remembered } from '../../schema/schema.ts'
import { withComplaint } from '../engine/incidents.ts'
import { payloadOfSent } from '../engine/payload.ts'
import type { Attempt, Sent } from '../engine/sender.ts'
import type { DeploymentAccess } from './deployment-access.ts'
import type { OwnedResource, Resource } from './resources.ts'

const SHORTEST_PAUSE = 50
const LONGEST_PAUSE = 10_000
const LONGEST_WAIT_MINUTES = 20

/** The statuses for an object that is in another state than the request needs. */
const OTHER_STATE = [409, 424]

/** The operation that changes the state of an object, and the body with which it stops. */
interface StateControl {
  readonly change: Operation
  readonly stop: Json
}

/** Brings objects such as services into the states that requests need: they start and stop, which takes minutes. */
export class ObjectStates {
  readonly #access: DeploymentAccess
  /** The state that each object has reached by itself. */
  readonly #usual = new Map<string, Promise<string>>()
  /** What was waited for in vain. Nothing is waited for twice. */
  readonly #missed = new Set<string>()
  /** Why no more cases use an object, by its id. */
  readonly #stuck = new Map<string, string>()

  constructor(access: DeploymentAccess) {
    this.#access = access
  }

  /** Why cases cannot use an object: it has not left a state that should end by itself. */
  obstacle(id: string): string | undefined {
    return this.#stuck.get(id)
  }

  /** Asks again and again, ever more slowly, until there is an answer; undefined where none came in time. */
  async until<Value>(what: string, ask: () => Promise<Value | undefined>): Promise<Value | undefined> {
    const start = Date.now()
    for (;;) {
      const value = await ask()
      if (value !== undefined) return value
      const waited = Date.now() - start
      if (this.#missed.has(what) || waited >= LONGEST_WAIT_MINUTES * 60_000) break
      // The answer comes at most an eighth of its time too late.
      await delay(Math.min(Math.max(waited / 8, SHORTEST_PAUSE), LONGEST_PAUSE))
    }
    this.#missed.add(what)
    return undefined
  }

  /** Waits after the creation of an object: later it may become idle by itself. */
  settledFirst(resource: OwnedResource, id: string): Promise<string> {
    return remembered(this.#usual, id, () => this.#settled(resource, id))
  }

  /** Sends a case about an object, and sends it again where the object was in another state. */
  async inUsualState(resource: OwnedResource, id: string, send: () => Promise<Attempt>): Promise<Attempt> {
    const known = this.#stuck.get(id)
    if (known !== undefined) return { reason: known }
    const first = await send()
    const control = this.#controlOf(resource)
    const isReady = !('sent' in first) || !OTHER_STATE.includes(first.sent.result.answer?.status ?? 0)
    if (!control || isReady) return first
    await this.#bringBack(resource, id, control)
    const reason = this.#stuck.get(id)
    return reason === undefined ? send() : { reason }
  }

  /** Sends the deletion of an object in its usual state where servers refuse it there (`deletableIn`); a wrong answer. */
  async removeInOtherState(resource: OwnedResource, id: string, item: Case): Promise<Sent | undefined> {
    const { states } = resource.remove
    const control = this.#controlOf(resource)
    if (!states || !control) return undefined
    await this.#bringBack(resource, id, control)
    const state = await this.#settled(resource, id)
    if (state === '' || states.includes(state)) return undefined
    const sent = await this.#sendAbout(resource, id, item)
    const status = sent.result.answer?.status
    const words = `in the state ${printableNames([state])} it is answered ${status}, where the document has 409`
    return sent.accident !== undefined || status === 409 ? undefined : withComplaint(sent, words)
  }

  /** Deletes an object, and stops it where the server refuses to delete it in its present state. */
  remove(resource: OwnedResource, id: string, item: Case): Promise<Sent | undefined> {
    return this.until(`deletion of ${id}`, async () => {
      const sent = await this.#sendAbout(resource, id, item)
      const control = this.#controlOf(resource)
      if (sent.result.answer?.status !== 409 || !control) return sent
      await this.#command(control.change, control.stop, resource, id)
      return undefined
    })
  }

  #controlOf({ remove }: OwnedResource): StateControl | undefined {
    const { operations } = this.#access.document
    const change = operations.find(({ method, path }) => method === 'PATCH' && path === `${remove.path}/state`)
    const stop = change?.body?.examples.find(({ name }) => name === 'stop')?.value
    return change && stop !== undefined ? { change, stop } : undefined
  }

  #sendAbout({ idName }: Resource, id: string, item: Case): Promise<Sent> {
    const { sender, ids } = this.#access
    return sender.send(item, { ...ids(), [idName]: id })
  }

  #command(change: Operation, body: Json, resource: Resource, id: string): Promise<Sent> {
    const item = this.#access.goodCall(change)
    return this.#sendAbout(resource, id, { ...item, call: { ...item.call, body } })
  }

  /** The state of an object, when it has reached one that does not end by itself. */
  async #settled(resource: OwnedResource, id: string): Promise<string> {
    const { ask, document, sender } = this.#access
    let last = ''
    const state = await this.until(`state of ${id}`, async () => {
      const shown = resource.get && payloadOfSent(await ask(resource.get, resource, id), document)
      last = isJsonObject(shown) ? String(shown.state) : ''
      return isUnderWay(last) && sender.stopped() === undefined ? undefined : last
    })
    if (state !== undefined) return state
    const object = `${resource.idName} ${id}`
    this.#stuck.set(
      id,
      `${object} was still in the state ${printableNames([last])} after ${LONGEST_WAIT_MINUTES} minutes`,
    )
    return ''
  }

  /** Sends the commands of the document one by one, but for the one that stops, until the object is as it was at first. */
  async #bringBack(resource: OwnedResource, id: string, { change, stop }: StateControl): Promise<void> {
    const bodies = new Map<string, Json>()
    for (const { expectation, call } of this.#access.cases(change))
      if (expectation.kind === 'accepted' && call.body !== undefined) bodies.set(JSON.stringify(call.body), call.body)
    bodies.delete(JSON.stringify(stop))
    const goal = await this.settledFirst(resource, id)
    for (const body of bodies.values()) {
      if ((await this.#settled(resource, id)) === goal || this.#stuck.has(id)) return
      await this.#command(change, body, resource, id)
    }
    await this.#settled(resource, id)
  }
}

/** Documents name the states that end by themselves so: `provisioning`, `Stopping`. A service is `running`, a pipeline `Running`. */
const isUnderWay = (state: string): boolean => /ing$/i.test(state) && !/^running$/i.test(state)
