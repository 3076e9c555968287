import type { ManagedService, ObservabilityState, State } from './state.ts'

/** A deployment of the observability API: the open-source one, or the one of a service. */
export interface ObservedPart {
  readonly service?: ManagedService
  readonly state: ObservabilityState
}

/** All services, of all organizations. */
export const servicesIn = ({ managed }: Pick<State, 'managed'>): ManagedService[] =>
  managed.organizations.flatMap(({ services }) => services)

/** All deployments of the observability API, the open-source one first. */
export const observedParts = (state: State): ObservedPart[] => [
  { state: state.openSource },
  ...servicesIn(state).map((service) => ({ service, state: service.observability })),
]
