import { activities } from './activities.ts'
import { backups } from './backups.ts'
import { keys } from './keys.ts'
import { invitations, members, organizations } from './members.ts'
import { metricTexts } from './metrics.ts'
import type { ManagementHandlers } from './operation.ts'
import { serviceAccess } from './service-access.ts'
import { scaling, services } from './services.ts'
import { usageCost } from './usage-cost.ts'

/** The handlers of the management API. */
export const management: ManagementHandlers = {
  ...organizations,
  ...services,
  ...scaling,
  ...serviceAccess,
  ...metricTexts,
  ...backups,
  ...keys,
  ...members,
  ...invitations,
  ...activities,
  ...usageCost,
}
