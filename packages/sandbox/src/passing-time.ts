import type { Telemetry } from '@clouddb/telemetry'
import { Agenda } from './agenda.ts'
import { evaluateAlerts } from './alerting/evaluate-alerts.ts'
import { nextDue, planFrom } from './alerting/schedule.ts'
import { itemWith } from './item-index.ts'
import { observedParts, servicesIn } from './observed-parts.ts'
import { moveServicesBack, nextChange, settleService } from './services/service-states.ts'
import { serviceIdOf } from './services/services.ts'
import type { ManagedService, ObservabilityState, Organization, State } from './state.ts'

/** When services change their states, and deployments have alerts to evaluate. */
interface Plans {
  readonly services: Agenda<ManagedService>
  readonly parts: Agenda<ObservabilityState>
}

/**
 * Lets time pass between requests: services change their states, and alerts are evaluated. It looks at those that are due,
 * so that a request costs the same however many there are.
 */
export class PassingTime {
  /** Made when they are first needed. */
  #plans: Plans | undefined

  readonly #state: () => State
  readonly #telemetry: Telemetry

  constructor(state: () => State, telemetry: Telemetry) {
    this.#state = state
    this.#telemetry = telemetry
  }

  /** Forgets what is due, because the state was replaced. */
  restart(): void {
    this.#plans = undefined
  }

  /** Lets time pass until a time. If that is earlier than the time before, alerts are evaluated again from there on. */
  pass(until: number): void {
    const state = this.#state()
    const after = state.evaluatedUntil
    state.evaluatedUntil = until
    if (until < after) this.#moveBack()
    else this.#settle(state, after, until)
  }

  /** Takes note of what a request has changed, which can be due at another time. */
  noteChange(part?: ObservabilityState, service?: ManagedService): void {
    const { managed, evaluatedUntil } = this.#state()
    if (part) this.#plans?.parts.plan(part, nextDue(part, evaluatedUntil))
    if (service) this.#plans?.services.plan(service, nextChange(service, managed.durations))
  }

  /** Lets services go on from a time that is earlier than the one before. */
  moveServicesBack(time: number): void {
    moveServicesBack(this.#state().managed, time)
    this.restart()
  }

  #moveBack(): void {
    for (const { state } of observedParts(this.#state())) planFrom(state)
    this.restart()
  }

  #settle(state: State, after: number, until: number): void {
    const { services, parts } = this.#plansOf(state, after)
    for (const service of services.take(until)) this.#settleService(state, service, until)
    const due = parts.take(until)
    for (const part of due) evaluateAlerts(part, this.#telemetry, after, until, due.length)
    for (const part of due) parts.plan(part, nextDue(part, until))
  }

  #plansOf(state: State, after: number): Plans {
    if (this.#plans) return this.#plans
    this.#plans = { services: new Agenda(), parts: new Agenda() }
    for (const service of servicesIn(state)) this.noteChange(undefined, service)
    for (const { state: part } of observedParts(state)) this.#plans.parts.plan(part, nextDue(part, after))
    return this.#plans
  }

  #settleService({ managed }: State, service: ManagedService, now: number): void {
    const isHere = ({ services }: Organization) => itemWith(services, serviceIdOf, service.record.id) === service
    const owner = managed.organizations.find(isHere)
    if (owner) settleService(owner, service, { now, durations: managed.durations })
    if (owner && isHere(owner)) this.noteChange(undefined, service)
    else this.#plans?.parts.remove(service.observability)
  }
}
