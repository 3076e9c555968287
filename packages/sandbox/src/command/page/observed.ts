import type { ObservabilityState, State } from '../../state.ts'

/** A deployment of the observability API, with a name for people. */
export interface Observed {
  readonly key: string
  readonly name: string
  readonly state: ObservabilityState
}

/** All deployments of the observability API: the open-source one, and that of each service. */
export function observedIn({ openSource, managed }: State): Observed[] {
  const services = managed.organizations.flatMap(({ services: all }) => all)
  return [
    { key: 'open-source', name: 'Open source', state: openSource },
    ...services.map(({ record, observability }) => ({
      key: record.id,
      name: `Managed, ${record.name || record.id}`,
      state: observability,
    })),
  ]
}
