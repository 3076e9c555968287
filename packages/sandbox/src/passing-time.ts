import type { Telemetry } from '@clouddb/telemetry'
import { evaluateAlerts } from './alerting/evaluate-alerts.ts'
import { nextDue, planFrom } from './alerting/schedule.ts'
import { observedParts, servicesIn } from './observed-parts.ts'
import { moveServicesBack, nextChange, settleServices } from './rules/service-states.ts'
import type { ManagedService, ObservabilityState, State } from './state.ts'

/**
 * Lets time pass between requests: services change their states, and alerts are evaluated. It looks at them only when
 * something is due, so that a request costs the same however many there are.
 */
export class PassingTime {
  /** Nothing is due before this time. */
  #due = Number.NEGATIVE_INFINITY

  readonly #state: () => State
  readonly #telemetry: Telemetry

  constructor(state: () => State, telemetry: Telemetry) {
    this.#state = state
    this.#telemetry = telemetry
  }

  /** Forgets what is due, because the state was replaced. */
  restart(): void {
    this.#due = Number.NEGATIVE_INFINITY
  }

  /** Lets time pass until a time. If that is earlier than the time before, alerts are evaluated again from there on. */
  pass(until: number): void {
    const state = this.#state()
    const after = state.evaluatedUntil
    state.evaluatedUntil = until
    if (until < after) this.#moveBack()
    else if (until >= this.#due) this.#settle(state, after, until)
  }

  /** Takes note of what a request has changed, which can be due earlier. */
  noteChange(part?: ObservabilityState, service?: ManagedService): void {
    const { managed, evaluatedUntil } = this.#state()
    if (part) this.#due = Math.min(this.#due, nextDue(part, evaluatedUntil))
    if (service) this.#due = Math.min(this.#due, nextChange(service, managed.durations))
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
    settleServices(state.managed, until)
    const parts = observedParts(state).map((part) => part.state)
    const due = parts.filter((part) => nextDue(part, after) <= until)
    for (const part of due) evaluateAlerts(part, this.#telemetry, after, until, due.length)
    const changes = servicesIn(state).map((service) => nextChange(service, state.managed.durations))
    this.#due = [...changes, ...parts.map((part) => nextDue(part, until))].reduce((one, other) => Math.min(one, other))
  }
}
