import type { SentNotification } from '../../generated/schema.ts'
import type { State } from '../../state-format.ts'

/** The notifications of all deployments, the oldest first. */
export function notificationsOf({ openSource, managed }: State): SentNotification[] {
  const own = openSource.notifications.map((sent) => ({ deployment: 'open-source' as const, ...sent }))
  const services = managed.organizations.flatMap((organization) => organization.services)
  const others = services.flatMap(({ record, observability }) =>
    observability.notifications.map((sent) => ({ deployment: 'managed' as const, serviceId: record.id, ...sent })),
  )
  return [...own, ...others].sort((one, other) => one.time - other.time)
}
